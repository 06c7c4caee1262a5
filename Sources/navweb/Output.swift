import ArgumentParser
import JSON

#if canImport(Glibc)
import Glibc
#endif

/// A stream of this process, to write texts for people.
enum Output: Int32 {
    case standardOutput = 1
    case standardError = 2

    /// Writes the whole text, with escapes for what could operate a terminal. A reader that has gone does not matter.
    func write(_ text: String) {
        var bytes = Array(VisibleText.of(text, keeping: ["\n", "\t"]).utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}

extension Navweb {
    /// Ends the process.
    static func exit(withStatus status: Int32) -> Never { Glibc.exit(status) }
}
