internal import Glibc
import NavigationLoad

/// Why a row could not be measured. A slow result is not a failure; after a failure the numbers would mean nothing.
enum BenchFailure: Error {
    /// A call of the system failed.
    case system(String, Int32)
    /// No answer came for this many seconds.
    case stalled(String, seconds: Int)
    /// A server closed a connection; the text is what it last said.
    case closed(String, said: String)
    /// A server sent a wrong answer.
    case answer(String, ReplyFailure)
    /// A server did not start; the text is the end of what it printed.
    case notStarted(String, printed: String)
    /// A server contradicts its own earlier answers.
    case miscounted(String)
    /// The options ask for something impossible.
    case unusable(String)

    /// The failure of the system call that was made last.
    static func lastCall(_ name: String) -> BenchFailure {
        .system(name, errno)
    }
}

extension BenchFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
        case .stalled(let what, let seconds): "\(what): nothing for \(seconds) s"
        case .closed(let server, let said): "\(server) closed a connection" + (said.isEmpty ? "" : ", saying: \(said)")
        case .answer(let server, let failure): "\(server) \(failure)"
        case .notStarted(let server, let printed): "\(server) did not start: \(printed)"
        case .miscounted(let text): text
        case .unusable(let text): text
        }
    }
}

/// A signal asked the benchmark to end. It unwinds, so that every child process is ended and every file removed.
struct Interruption: Error {
    let signal: Int32
}
