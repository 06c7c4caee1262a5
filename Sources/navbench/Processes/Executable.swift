internal import Glibc

/// Finds programs.
enum Executable {
    /// A program in the folder that this one was started from.
    static func beside(_ name: String) throws -> String {
        let own = try own()
        let folder = own[..<(own.lastIndex(of: "/") ?? own.startIndex)]
        return "\(folder)/\(name)"
    }

    /// This program.
    static func own() throws -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard count > 0 else { throw BenchFailure.lastCall("readlink") }
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// A program in the folders of `PATH`; nil when no folder has it.
    static func onPath(_ name: String) -> String? {
        guard let folders = getenv("PATH").map({ String(cString: $0) }) else { return nil }
        return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
