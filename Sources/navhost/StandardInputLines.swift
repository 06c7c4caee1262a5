#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The lines of standard input, without their ends.
struct StandardInputLines: Sequence, IteratorProtocol {
    private var rest: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    mutating func next() -> [UInt8]? {
        while true {
            if let end = rest[position...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { position = end + 1 }
                return Array(rest[position..<end])
            }
            rest.removeSubrange(..<position)
            position = 0
            guard !isAtEnd else {
                defer { rest = [] }
                return rest.isEmpty ? nil : rest
            }
            var part = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(0, &part, part.count)
            if count <= 0 { isAtEnd = true } else { rest += part[..<count] }
        }
    }
}
