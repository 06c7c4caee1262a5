import JSON
import NavigationTree

extension Parameters {
    /// The number of messages that a type may declare.
    private static var maximumMessages: Int { 64 }

    /// Names, each with a JSON Schema.
    ///
    /// - Parameter type: the type that declares the messages, for people.
    mutating func messages(
        _ name: StaticString,
        _ summary: StaticString,
        of type: String
    ) throws(WireError) -> DeclaredMessages? {
        guard let slice = slice(name) else { return absent(name, summary, SchemasByName.schema) }
        let text = RawJSON(copying: self.text.bytes, slice)
        guard slice.kind == .object else { throw Self.invalid(name, "an object with a JSON Schema for each message") }
        try lists.take(text.size.values)
        guard let members = (try? text.value())?.object?.members else {
            throw Self.invalid(name, "an object with a JSON Schema for each message")
        }
        guard members.count <= Self.maximumMessages else {
            throw Self.invalid(name, "an object of up to \(Self.maximumMessages) messages")
        }
        var schemas: [String: JSONSchema] = [:]
        for (name, document) in members.map({ ($0.key, $0.value) }) {
            guard Names.isValid(name) else {
                throw Self.invalid(
                    "messages",
                    "an object whose names have 1 to 64 of A-Z a-z 0-9 _ -, a letter or _ first"
                )
            }
            schemas[name] = try Self.schema(document.serialized(), of: type, called: "message \"\(name)\"")
        }
        return DeclaredMessages(schemas, text: text)
    }
}

/// Names with a JSON Schema each, as they came.
struct SchemasByName: WireValue {
    static var schema: Schema { .map(of: .oneOf([.anyObject, .boolean])) }

    private let text: RawJSON

    init(_ text: RawJSON) { self.text = text }

    func write(to writer: inout JSONWriter) { text.write(to: &writer) }
}
