package import JSON

/// A pattern for the parameters of a question.
///
/// An object matches when it has all members of the pattern; other members do not matter. A list matches when it has
/// the same length and each element matches. Any other value must be equal.
///
/// Three objects with one member are special. `{"$any": true}` matches any value. `{"$exactly": …}` matches an equal
/// value. `{"$schema": …}` matches the values that a JSON Schema allows, in the form used for destinations.
package struct MockPattern: Sendable {
    private indirect enum Form: Sendable {
        case any
        case equal(JSONValue)
        case schema(JSONSchema)
        case list([Form])
        case members([(name: String, form: Form)])
    }

    private let form: Form

    /// Reads a pattern.
    ///
    /// - Throws: an error that names the part without a meaning.
    package init(_ value: JSONValue) throws(MockScriptError) {
        form = try Self.form(value)
    }

    /// Whether a value matches the pattern.
    package func fits(_ value: JSONValue) -> Bool { Self.fits(form, value) }

    private static func form(_ value: JSONValue) throws(MockScriptError) -> Form {
        switch value {
        case .null, .bool, .integer, .number, .string: return .equal(value)
        case .array(let elements):
            var forms: [Form] = []
            for element in elements { forms.append(try form(element)) }
            return .list(forms)
        case .object(let object):
            if object.count == 1, let member = object.members.first, member.key.hasPrefix("$") {
                return try special(member.key, member.value)
            }
            var forms: [(String, Form)] = []
            for member in object.members { forms.append((member.key, try form(member.value))) }
            return .members(forms)
        }
    }

    private static func special(_ name: String, _ value: JSONValue) throws(MockScriptError) -> Form {
        switch name {
        case "$any": return .any
        case "$exactly": return .equal(value)
        case "$schema":
            do {
                return .schema(try JSONSchema(value))
            } catch {
                throw MockScriptError("the schema of a pattern is wrong at \"\(error.path)\": \(error.reason)")
            }
        default: throw MockScriptError("\"\(name)\" is not a pattern; the patterns are $any, $exactly and $schema")
        }
    }

    private static func fits(_ form: Form, _ value: JSONValue) -> Bool {
        switch form {
        case .any: return true
        case .equal(let expected): return value == expected
        case .schema(let schema): return schema.check(value) == nil
        case .list(let forms):
            guard let elements = value.array, elements.count == forms.count else { return false }
            return zip(forms, elements).allSatisfy { fits($0, $1) }
        case .members(let forms):
            guard let object = value.object else { return false }
            return forms.allSatisfy { member in object[member.name].map { fits(member.form, $0) } ?? false }
        }
    }
}
