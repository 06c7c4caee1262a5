#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A call of the system failed.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The beginning of a sentence, as "cannot start a thread".
    package let attempt: String
    /// The error number.
    package let number: Int32

    package init(_ attempt: String, _ number: Int32) {
        self.attempt = attempt
        self.number = number
    }

    package var description: String { "\(attempt): \(String(cString: strerror(number)))" }
}
