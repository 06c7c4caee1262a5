import NavigationProtocol
package import NavigationTree

/// A file with rules of paths between modules, by the person who puts the modules together. `docs/protocol.md`,
/// "Rules of paths", has its format.
package struct Bindings: Sendable {
    package let bindings: [String: PathBinding]

    /// Larger files are refused.
    private static let maximumSize = 1 << 24

    /// Reads the file at this path.
    package init(contentsOf path: String) throws(BindingsError) {
        try self.init(try Self.read(path), from: path)
    }

    /// - Parameter path: The file, for the error.
    init(_ bytes: [UInt8], from path: String) throws(BindingsError) {
        do throws(JSONDocument.Refusal) {
            let names = BindingDocument.memberNames
            bindings = try JSONDocument.read(bytes, "bindings", "a member of one object", members: names) {
                (parameters) throws(WireError) in try BindingDocument(&parameters).bindings
            }
        } catch {
            throw BindingsError(path: path, reason: error.reason)
        }
    }

    private static func read(_ path: String) throws(BindingsError) -> [UInt8] {
        do { return try FileContents.read(path, maximumSize: maximumSize) } catch {
            throw BindingsError(path: path, reason: "\(error)")
        }
    }
}

/// Why a binding document cannot be used.
package struct BindingsError: Error, CustomStringConvertible, Sendable {
    package let path: String
    package let reason: String

    package var description: String { "cannot use the bindings in \(path): \(reason)" }
}
