package import JSON

/// The form of a value on the wire, as the contract describes it.
///
/// A schema is a value, so one description gives the document, the reference pages and the check of the host's
/// messages. ``json`` is its form in the OpenRPC document.
package indirect enum Schema: Equatable, Sendable {
    /// Any JSON value; the host passes it on as it came.
    case any
    case null
    case boolean
    case integer(minimum: Int64? = nil, maximum: Int64? = nil)
    case number(minimum: Double? = nil, maximum: Double? = nil)
    /// A number above this one.
    case positive
    case string(StringForm = .init())
    /// One of these strings.
    case choice([String])
    case array(of: Schema, minimum: Int? = nil, maximum: Int? = nil)
    /// An object that the host passes on as it came.
    case anyObject
    /// An object with members of any name, all of this form.
    case map(of: Schema)
    /// An object with these members and no others.
    case object([Member])
    /// Exactly one of these.
    case oneOf([Schema])
    /// A named schema of the contract.
    case reference(String)

    /// The form that a string must have.
    package struct StringForm: Equatable, Sendable {
        /// A regular expression of JSON Schema.
        package var pattern: String?
        /// Unicode characters.
        package var minimum: Int?
        package var maximum: Int?
        /// Strings with a known meaning; others are allowed as well.
        package var examples: [String]

        package init(
            pattern: String? = nil,
            minimum: Int? = nil,
            maximum: Int? = nil,
            examples: [String] = []
        ) {
            (self.pattern, self.minimum, self.maximum, self.examples) = (pattern, minimum, maximum, examples)
        }
    }

    /// A member of an object.
    package struct Member: Equatable, Sendable {
        package let name: String
        /// The meaning, in a phrase or a sentence.
        package let summary: String
        package let isRequired: Bool
        package let schema: Schema

        package init(_ name: String, _ summary: String, isRequired: Bool = true, _ schema: Schema) {
            (self.name, self.summary, self.isRequired, self.schema) = (name, summary, isRequired, schema)
        }
    }

    /// A string like this.
    package static func text(_ pattern: String) -> Self { .string(StringForm(pattern: pattern)) }
    /// A string that always is this one.
    package static func constant(_ text: String) -> Self { .choice([text]) }
    /// A whole number from 0.
    package static let count = Self.integer(minimum: 0)
    package static func nullable(_ schema: Schema) -> Self { .oneOf([schema, .null]) }

    /// The members, when it is an object.
    package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

    /// An object with more members.
    package func adding(_ more: [Member]) -> Self {
        switch self {
        case .object(let members): .object(members + more)
        case .oneOf(let variants): .oneOf(variants.map { $0.adding(more) })
        case .any, .null, .boolean, .integer, .number, .positive, .string, .choice, .array, .anyObject, .map,
            .reference:
            preconditionFailure("only an object has members")
        }
    }

    /// The names of the named schemas that it uses itself, in order.
    package var references: [String] {
        switch self {
        case .reference(let name): [name]
        case .array(let element, _, _): element.references
        case .map(let element): element.references
        case .object(let members): members.flatMap(\.schema.references)
        case .oneOf(let variants): variants.flatMap(\.references)
        case .any, .null, .boolean, .integer, .number, .positive, .string, .choice, .anyObject: []
        }
    }
}

extension Schema: JSONWritable {
    /// As JSON Schema.
    package func write(to writer: inout JSONWriter) {
        if case .any = self { return writer.bool(true) }
        writer.object { writeKeywords(to: &$0) }
    }

    /// The keywords without the braces, so that a description can stand beside them.
    func writeKeywords(to writer: inout JSONWriter) {
        switch self {
        case .any: break
        case .null: writer.member("type", "null")
        case .boolean: writer.member("type", "boolean")
        case .integer(let minimum, let maximum):
            writer.member("type", "integer")
            writer.member("minimum", ifPresent: minimum.map { Int($0) })
            writer.member("maximum", ifPresent: maximum.map { Int($0) })
        case .number(let minimum, let maximum):
            writer.member("type", "number")
            writer.member("minimum", ifPresent: minimum)
            writer.member("maximum", ifPresent: maximum)
        case .positive:
            writer.member("type", "number")
            writer.member("exclusiveMinimum", 0)
        case .string(let form):
            writer.member("type", "string")
            writer.member("pattern", ifPresent: form.pattern)
            writer.member("minLength", ifPresent: form.minimum)
            writer.member("maxLength", ifPresent: form.maximum)
            if !form.examples.isEmpty { writer.member("examples", form.examples) }
        case .choice(let choices): writer.member("enum", choices)
        case .array(let element, let minimum, let maximum):
            writer.member("type", "array")
            writer.member("items", element)
            writer.member("minItems", ifPresent: minimum)
            writer.member("maxItems", ifPresent: maximum)
        case .anyObject: writer.member("type", "object")
        case .map(let element):
            writer.member("type", "object")
            writer.member("additionalProperties", element)
        case .object(let members): Self.write(members, to: &writer)
        case .oneOf(let variants): writer.member("oneOf", variants)
        case .reference(let name): writer.member("$ref", "#/components/schemas/\(name)")
        }
    }

    private static func write(_ members: [Member], to writer: inout JSONWriter) {
        writer.member("type", "object")
        let required = members.filter(\.isRequired).map(\.name)
        if !required.isEmpty { writer.member("required", required) }
        writer.key("properties")
        writer.object { writer in
            for member in members {
                writer.key(escaping: member.name)
                writer.object { writer in
                    member.schema.writeKeywords(to: &writer)
                    writer.member("description", member.summary)
                }
            }
        }
        writer.member("additionalProperties", false)
    }
}
