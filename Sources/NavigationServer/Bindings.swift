import JSON
import NavigationProtocol
package import NavigationTree

/// The binding document of a file: what the person who puts modules together says about the paths of their types. Its form is that of `docs/protocol.md`,
/// "Rules of paths".
package struct Bindings: Sendable {
    package let bindings: [String: PathBinding]

    /// Larger files are refused.
    private static let maximumSize = 1 << 24

    package init(contentsOf path: String) throws(BindingsError) {
        try self.init(try Self.read(path), from: path)
    }

    /// - Parameter path: for the error.
    init(_ bytes: [UInt8], from path: String) throws(BindingsError) {
        var scanner = JSONScanner()
        do {
            try scanner.scan(bytes.span.bytes)
            guard scanner.top.kind == .object else { throw Parameters.invalid("bindings", "a member of one object") }
            bindings = try bytes.span.bytes.withUnsafeBytes { text throws(WireError) in
                var parameters = Parameters(document: text, members: scanner.members, known: ["bindings"])
                let document = try BindingDocument(&parameters)
                try parameters.finish()
                return document.bindings
            }
        } catch let error as WireError {
            throw BindingsError(path: path, reason: error.message)
        } catch {
            throw BindingsError(path: path, reason: "\(error)")
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
