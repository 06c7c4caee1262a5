import JSON

// What the document and the reference say about methods that have no definition yet. The file goes when all have one.

extension Method {
    /// The errors that it gives itself.
    package var ownErrors: [ErrorCode] { definition?.errors ?? description.errors }
    /// Requests with their answers.
    package var examples: [Example] { definition?.examples ?? description.examples }
}

extension JSONWriter {
    /// What a definition would say.
    mutating func oldMembers(of method: Method) {
        let old = method.description
        member("summary", old.summary)
        member("paramStructure", "by-name")
        key("params")
        array(old.parameters + [.during]) { writer, parameter in
            writer.object { writer in
                writer.member("name", parameter.name)
                writer.member("summary", parameter.summary)
                writer.member("required", parameter.isRequired)
                writer.key("schema")
                writer.raw(parameter.schema)
            }
        }
        key("result")
        object { writer in
            writer.member("name", old.result.name)
            writer.member("summary", old.result.summary)
            writer.key("schema")
            writer.raw(old.result.schema)
        }
    }

    /// Components that are not described by values yet.
    mutating func oldComponents() {
        for component in ComponentSchema.all where Contract.component(component.name) == nil {
            key(component.name)
            raw(component.schema)
        }
    }

    private mutating func raw(_ text: String) { raw([UInt8](text.utf8)) }
}

// MARK: For the reference

extension ComponentSchema {
    /// Those that are not described by values yet.
    package static var old: [(name: String, schema: Schema)] {
        all.filter { Contract.component($0.name) == nil }.map { ($0.name, Schema(text: $0.schema)) }
    }
}

extension Schema {
    /// As near as a value comes to a schema that is a text.
    package init(text: String) {
        self = (try? RawJSON(parsing: text).value().object).map { Schema($0) } ?? .any
    }

    private init(_ keywords: JSONObject) {
        func limit(_ name: String) -> Int64? { keywords[name]?.double.map { Int64($0) } }
        if let reference = keywords["$ref"]?.string {
            self = .reference(String(reference.split(separator: "/").last ?? ""))
        } else if let choices = keywords["enum"]?.array {
            self = .choice(choices.compactMap(\.string))
        } else if let forms = keywords["oneOf"]?.array {
            self = .oneOf(forms.map { $0.object.map { Schema($0) } ?? .any })
        } else {
            switch keywords["type"]?.string {
            case "boolean": self = .boolean
            case "null": self = .null
            case "integer": self = .integer(minimum: limit("minimum"), maximum: limit("maximum"))
            case "number":
                self = .number(minimum: keywords["minimum"]?.double, maximum: keywords["maximum"]?.double)
            case "string":
                self = .string(
                    StringForm(pattern: keywords["pattern"]?.string, minimum: limit("minLength").map { Int($0) })
                )
            case "array":
                let element = keywords["items"]?.object.map { Schema($0) } ?? .any
                self = .array(
                    of: element,
                    minimum: limit("minItems").map { Int($0) },
                    maximum: limit("maxItems").map { Int($0) }
                )
            case "object": self = Schema.object(of: keywords)
            default: self = .any
            }
        }
    }

    private static func object(of keywords: JSONObject) -> Schema {
        guard let properties = keywords["properties"]?.object else { return .anyObject }
        let required = keywords["required"]?.array?.compactMap(\.string) ?? []
        return .object(
            properties.members.map { member in
                let schema = member.value.object.map { Schema($0) } ?? .any
                let summary = member.value.object?["description"]?.string ?? ""
                return Member(member.key, summary, isRequired: required.contains(member.key), schema)
            }
        )
    }
}
