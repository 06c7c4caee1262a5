import Glibc
import JSON
import NavigationControl

/// The names of files, for the completion of the shell.
enum FileNames {
    /// The files whose path begins with the text. Those whose name begins with a dot need a dot in the text.
    ///
    /// - Parameter prefix: what stands before the path in the same word, such as `--set=`.
    /// - Returns: the whole words, in order. A folder ends with a slash, because a name can follow.
    static func candidates(_ beginning: String, behind prefix: some StringProtocol) -> [Candidate] {
        let end = beginning.lastIndex(of: "/").map { beginning.index(after: $0) } ?? beginning.startIndex
        let (folder, start) = (String(beginning[..<end]), beginning[end...])
        let found = names(in: folder.isEmpty ? "." : folder).filter { name in
            name.hasPrefix(start) && (start.hasPrefix(".") || !name.hasPrefix(".")) && VisibleText.of(name) == name
        }
        return found.sorted().map { name in
            let isFolder = Self.isFolder(folder + name)
            return Candidate("\(prefix)\(folder)\(name)\(isFolder ? "/" : "")", isWhole: !isFolder)
        }
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
