internal import Glibc

/// A folder of the benchmark for sockets and logs.
enum TemporaryDirectory {
    /// Makes a folder, and removes it with the files in it when the work is done or has failed.
    static func use<Value>(_ body: (String) throws -> Value) throws -> Value {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        // mkdtemp(3) replaces the last six characters, which must be these.
        var template = Array("\(parent)/navbench.\(String(repeating: "X", count: 6))".utf8CString)
        guard let name = mkdtemp(&template) else { throw BenchFailure.lastCall("mkdtemp in \(parent)") }
        let path = String(cString: name)
        defer { remove(path) }
        return try body(path)
    }

    private static func remove(_ path: String) {
        guard let directory = opendir(path) else { return }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { unlink("\(path)/\(name)") }
        }
        closedir(directory)
        rmdir(path)
    }
}
