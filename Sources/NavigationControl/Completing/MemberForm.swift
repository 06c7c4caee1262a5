import NavigationClient

/// A member `key=value` that a command accepts, with its schema.
struct MemberForm: Sendable {
    let name: String
    let schema: JSONPayload?
    let summary: String?

    /// The parameters of a method in the contract.
    static func parameters(of method: String, in document: JSONPayload) -> [MemberForm] {
        let found = document["methods"]?.elements?.first { $0["name"]?.string == method }
        return (found?["params"]?.elements ?? []).compactMap { parameter in
            parameter["name"]?.string.map { name in
                MemberForm(
                    name: name,
                    schema: resolved(parameter["schema"], in: document),
                    summary: parameter["summary"]?.string
                )
            }
        }
    }

    /// The arguments of a destination type, from an answer to `destination.get`.
    static func arguments(of type: JSONPayload) -> [MemberForm] {
        (type["arguments"]?["properties"]?.members ?? []).map { name, schema in
            MemberForm(name: name, schema: schema, summary: schema["description"]?.string ?? schema["title"]?.string)
        }
    }

    /// The name with the sign for its kind of value: `=` for a text, `:=` for other JSON.
    var beginning: String { name + (isText ? "=" : ":=") }

    /// The values that are possible, as far as the schema lists them, in the form behind the sign.
    func values(afterColon: Bool) -> [String] {
        var values = schema?["enum"]?.elements ?? []
        if schema?["type"]?.string == "boolean" { values = [true, false] }
        return afterColon ? values.map(\.text) : values.compactMap(\.string)
    }

    private var isText: Bool {
        if let words = schema?["enum"]?.elements { return words.allSatisfy { $0.string != nil } }
        return schema?["type"]?.string == "string"
    }

    private static func resolved(_ schema: JSONPayload?, in document: JSONPayload) -> JSONPayload? {
        guard let reference = schema?["$ref"]?.string, let name = reference.split(separator: "/").last else {
            return schema
        }
        return document["components"]?["schemas"]?[String(name)]
    }
}
