import NavigationFiles
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files of a folder that ends with the test.
struct RegularFileTests: ~Copyable {
    private let folder: String

    init() throws {
        var template = Array("/tmp/navhost-files-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
    }

    deinit {
        for name in ["file", "pipe"] { unlink("\(folder)/\(name)") }
        rmdir(folder)
    }

    /// Makes the file.
    private func write(_ text: String, mode: mode_t = 0o600) throws -> String {
        let path = "\(folder)/file"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, mode)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try #require(fchmod(descriptor, mode) == 0)
        try #require(Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count)
        return path
    }

    /// Why a file is refused; nil when it is not.
    private func refusal(of path: String, upTo size: Int = 5) -> String? {
        do throws(RegularFile.Refusal) {
            _ = try RegularFile.read(path, upTo: size) { _ in }
            return nil
        } catch { return error.reason }
    }

    @Test func aFileIsReadWhole() throws {
        #expect(try RegularFile.read(try write("hello"), upTo: 5) { _ in } == Array("hello".utf8))
    }

    @Test func whatIsNoSmallFileIsRefused() throws {
        #expect(refusal(of: try write("hello!")) == "it is larger than 5 bytes")
        #expect(refusal(of: folder, upTo: 1 << 20) == "it is not a regular file")
        #expect(refusal(of: "\(folder)/missing") == "No such file or directory")
        // Nobody writes to it, and the test goes on.
        try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
        #expect(refusal(of: "\(folder)/pipe") == "it is not a regular file")
    }

    @Test func theCheckComesFirst() throws {
        let path = try write("hello!", mode: 0o640)
        var isOpen: [Bool] = []
        #expect(throws: RegularFile.Refusal.self) {
            _ = try RegularFile.read(path, upTo: 5) { (status) throws(RegularFile.Refusal) in
                isOpen.append(status.isOpenToOthers)
                throw RegularFile.Refusal("no")
            }
        }
        #expect(isOpen == [true])
        try #require(chmod(path, 0o600) == 0)
        _ = try RegularFile.read(path, upTo: 6) { isOpen.append($0.isOpenToOthers) }
        #expect(isOpen == [true, false])
    }
}
