import JSON
import NavigationProtocol

/// A document of the person who runs the host: one JSON object, read as the parameters of a request are.
enum JSONDocument {
    /// Why a text is not the document.
    struct Refusal: Error { let reason: String }

    private static let maximumMembers = 64

    /// Reads a document from its text.
    ///
    /// - Parameters:
    ///   - name: The word for it in a refusal of a text that is not one object.
    ///   - expected: The object that it must be, in the same refusal.
    ///   - members: The names of its members.
    ///   - body: Reads the members.
    static func read<Document>(
        _ bytes: [UInt8],
        _ name: StaticString,
        _ expected: String = "one object",
        members: [String],
        _ body: (inout Parameters) throws(WireError) -> Document
    ) throws(Refusal) -> Document {
        var scanner = JSONScanner()
        do {
            try scanner.scan(bytes.span.bytes)
            guard scanner.top.kind == .object else { throw Parameters.invalid(name, expected) }
            return try bytes.span.bytes.withUnsafeBytes { text throws(WireError) in
                guard scanner.outer.members.count <= maximumMembers else {
                    throw Parameters.invalid(name, "\(expected) with \(maximumMembers) members at most")
                }
                var parameters = Parameters(document: text, members: scanner.outer.members) { members }
                let document = try body(&parameters)
                try parameters.finish()
                return document
            }
        } catch let error as WireError {
            throw Refusal(reason: error.message)
        } catch {
            throw Refusal(reason: "\(error)")
        }
    }
}
