import NavigationProtocol
import NavigationTree

/// Whether a handler has written its result, or the answer comes later.
enum Completion: ~Copyable {
    case answered
    /// When a module has answered.
    case waitingForModule
    /// When the entry that was shown goes, or the flow that was started ends.
    case waitingForResult(Results.Awaited)
    /// When the request is carried out, which it is not yet.
    case suspended
    /// When a sequence ends, which holds what it needs itself.
    case sending
}
