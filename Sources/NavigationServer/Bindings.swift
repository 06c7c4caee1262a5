import JSON
import NavigationProtocol
package import NavigationTree

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

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
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw BindingsError(path: path, reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0 { throw BindingsError(path: path, reason: String(cString: strerror(errno))) }
            if count == 0 { return bytes }
            bytes += part[..<count]
            if bytes.count > maximumSize { throw BindingsError(path: path, reason: "larger than \(maximumSize) bytes") }
        }
    }
}

/// Why a binding document cannot be used.
package struct BindingsError: Error, CustomStringConvertible, Sendable {
    package let path: String
    package let reason: String

    package var description: String { "cannot use the bindings in \(path): \(reason)" }
}
