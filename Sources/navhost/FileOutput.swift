import JSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Standard output and standard error, without a buffer.
struct FileOutput {
    private let descriptor: Int32

    static let standardOutput = FileOutput(descriptor: 1)
    static let standardError = FileOutput(descriptor: 2)

    /// Writes a message about an error to standard error. It may quote a file or a path.
    static func complain(_ message: String) {
        standardError.write(VisibleText.of("navhost: \(message)", keeping: ["\n", "\t"]) + "\n")
    }

    /// Writes a text as UTF-8.
    func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes all bytes. An error ends the writing, because it cannot be reported.
    func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written < 0 { return }
                rest = rest.dropFirst(written)
            }
        }
    }
}
