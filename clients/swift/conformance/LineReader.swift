import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads lines of the input on a thread of its own, since reading blocks.
struct LineReader: Sendable {
    static let shared = LineReader()
    private let queue = DispatchQueue(label: "input")

    func read(_ take: @escaping @Sendable (String?) -> Void) {
        queue.async { take(readLine()) }
    }
}
