import Glibc

/// The input from a file or from the program before in a pipe.
struct StandardInput {
    private var unread: [UInt8] = []
    /// The number of bytes at the start of ``unread`` that hold no line end.
    private var searched = 0

    /// Everything up to the end.
    static func readAll() -> String { InputFile.readAll(STDIN_FILENO) }

    /// The next line without its end, as soon as it has arrived. Nil at the end of input.
    mutating func readLine() -> String? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = unread[searched...].firstIndex(of: 0x0A) {
                defer {
                    unread.removeSubrange(...end)
                    searched = 0
                }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            searched = unread.count
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            unread.append(contentsOf: buffer[..<count])
        }
        guard !unread.isEmpty else { return nil }
        defer {
            unread = []
            searched = 0
        }
        return String(decoding: unread, as: UTF8.self)
    }
}
