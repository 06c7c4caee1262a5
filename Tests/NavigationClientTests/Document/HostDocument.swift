import NavigationClient
import TestSupport
import Testing

/// The document that a host returns for `rpc.discover`.
struct HostDocument {
    private let schemas: JSONPayload
    private let methods: [String: JSONPayload]
    /// The errors, notifications and questions, as the document describes them.
    let errors, notifications, questions: [JSONPayload]

    init() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let document = try await client.call("rpc.discover")
        schemas = try #require(document["components"]?["schemas"])
        methods = Dictionary(
            uniqueKeysWithValues: (document["methods"]?.elements ?? []).map { ($0["name"]?.string ?? "", $0) }
        )
        errors = document["x-errors"]?.elements ?? []
        notifications = document["x-notifications"]?.elements ?? []
        questions = document["x-questions"]?.elements ?? []
        await client.close()
    }

    /// The names of all methods.
    var methodNames: [String] { Array(methods.keys) }

    /// The examples of a method.
    func examples(of method: String) -> [JSONPayload] { methods[method]?["examples"]?.elements ?? [] }

    /// The names of a method's parameters.
    func parameters(of method: String) throws -> Set<String> {
        let parameters = try #require(methods[method]?["params"]?.elements, "\(method) is documented")
        return Set(parameters.compactMap { $0["name"]?.string })
    }

    /// The schema with this name, or the one of a method's result.
    func schema(_ name: String) throws -> JSONPayload {
        if let method = methods[name] { return resolved(try #require(method["result"]?["schema"])) }
        return try #require(schemas[name], "\(name) is documented")
    }

    /// The members that a schema with one form names.
    func members(of name: String) throws -> [(name: String, schema: JSONPayload)] {
        try #require(try forms(of: name).first)
    }

    /// The members of each form that a schema allows.
    func forms(of name: String) throws -> [[(name: String, schema: JSONPayload)]] {
        forms(try schema(name)).map { form in (form["properties"]?.members ?? []).map { ($0.name, $0.value) } }
    }

    /// The forms of an object, each without alternatives.
    private func forms(_ schema: JSONPayload) -> [JSONPayload] {
        let schema = resolved(schema)
        return schema["oneOf"]?.elements?.flatMap(forms) ?? [schema]
    }

    /// A value that a schema allows. Variant 0 or 1 selects between two values where the schema allows two.
    func sample(_ schema: JSONPayload, _ variant: Int) -> JSONPayload {
        guard let schema = forms(schema).first else { return .null }
        if let words = schema["enum"]?.elements { return words[min(variant, words.count - 1)] }
        if let constant = schema["const"] { return constant }
        switch schema["type"]?.string ?? schema["type"]?[0]?.string {
        case "string": return JSONPayload("v\(variant)")
        case "integer", "number": return JSONPayload(1 + variant)
        case "boolean": return JSONPayload(variant == 0)
        case "array": return [sample(schema["items"] ?? ["type": "string"], variant)]
        case "object": return object(schema, variant)
        default: return ["any": JSONPayload(variant)]
        }
    }

    /// An object with all its members.
    private func object(_ schema: JSONPayload, _ variant: Int) -> JSONPayload {
        guard let members = schema["properties"]?.members else { return ["any": JSONPayload(variant)] }
        return .object(members.map { ($0.name, sample($0.value, variant)) })
    }

    private func resolved(_ schema: JSONPayload) -> JSONPayload {
        guard let reference = schema["$ref"]?.string, let name = reference.split(separator: "/").last else {
            return schema
        }
        return schemas[String(name)] ?? schema
    }
}
