import Foundation

/// The committed inputs of a target: a file each, in `Corpus/<target>`.
enum Corpus {
    /// The folder of the corpora in the source tree.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Corpus")

    /// The inputs with the names of their files, in the order of the names.
    static func inputs(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: target.name),
            includingPropertiesForKeys: nil
        )
        return try files.sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
    }
}
