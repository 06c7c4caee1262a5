package import JSON

/// Checks values strictly against schemas of the contract: no member may be missing, none may be more than described.
package struct SchemaCheck {
    /// Compiled once each.
    private var patterns: [String: Regex<AnyRegexOutput>] = [:]

    package init() {}

    /// Why a value does not fit a schema, with the path to the place; nil when it fits.
    package mutating func violation(of value: JSONValue, in schema: Schema, at path: String = "") -> String? {
        switch schema {
        case .any: return nil
        case .null: return value == .null ? nil : "\(path) must be null"
        case .boolean: return value == .bool(true) || value == .bool(false) ? nil : "\(path) must be true or false"
        case .integer(let minimum, let maximum): return integer(value, minimum, maximum, path)
        case .number(let minimum, let maximum):
            guard let number = value.double else { return "\(path) must be a number" }
            let fits = number >= minimum ?? -.infinity && number <= maximum ?? .infinity
            return fits ? nil : "\(path) is out of range: \(number)"
        case .positive: return (value.double ?? 0) > 0 ? nil : "\(path) must be a number above 0"
        case .string(let form): return string(value, form, path)
        case .choice(let choices):
            return value.string.map(choices.contains) == true ? nil : "\(path) must be one of \(choices)"
        case .array(let element, let minimum, let maximum): return array(value, element, minimum, maximum, path)
        case .anyObject: return value.object == nil ? "\(path) must be an object" : nil
        case .map(let element):
            guard let members = value.object?.members else { return "\(path) must be an object" }
            return first(members.lazy.map { ($0.value, element, "\(path).\($0.key)") })
        case .object(let members): return object(value, members, path)
        case .oneOf(let variants): return oneOf(value, variants, path)
        case .reference(let name):
            guard let component = Contract.component(name) else { return "there is no schema \(name)" }
            return violation(of: value, in: component, at: path)
        }
    }

    private func integer(_ value: JSONValue, _ minimum: Int64?, _ maximum: Int64?, _ path: String) -> String? {
        guard case .integer(let number) = value else { return "\(path) must be a whole number" }
        return number >= minimum ?? .min && number <= maximum ?? .max ? nil : "\(path) is out of range: \(number)"
    }

    private mutating func string(_ value: JSONValue, _ form: Schema.StringForm, _ path: String) -> String? {
        guard let text = value.string else { return "\(path) must be a string" }
        let count = text.unicodeScalars.count
        guard count >= form.minimum ?? 0, count <= form.maximum ?? .max else { return "\(path) has a wrong length" }
        guard let pattern = form.pattern else { return nil }
        return fits(text, pattern) ? nil : "\(path) must look like \(pattern), and is \"\(text)\""
    }

    private mutating func fits(_ text: String, _ pattern: String) -> Bool {
        if patterns[pattern] == nil { patterns[pattern] = try? Regex(pattern) }
        return patterns[pattern].map { text.firstMatch(of: $0) != nil } ?? false
    }

    private mutating func array(
        _ value: JSONValue,
        _ element: Schema,
        _ minimum: Int?,
        _ maximum: Int?,
        _ path: String
    ) -> String? {
        guard let elements = value.array else { return "\(path) must be an array" }
        guard elements.count >= minimum ?? 0, elements.count <= maximum ?? .max else {
            return "\(path) has \(elements.count) elements"
        }
        return first(elements.lazy.enumerated().map { ($0.element, element, "\(path)[\($0.offset)]") })
    }

    private mutating func object(_ value: JSONValue, _ members: [Schema.Member], _ path: String) -> String? {
        guard let object = value.object else { return "\(path) must be an object" }
        for member in members where member.isRequired && object[member.name] == nil {
            return "\(path) lacks \"\(member.name)\""
        }
        for member in object.members {
            guard let described = members.first(where: { $0.name == member.key }) else {
                return "\(path) has \"\(member.key)\", which is not described"
            }
            let place = "\(path).\(member.key)"
            if let violation = violation(of: member.value, in: described.schema, at: place) { return violation }
        }
        return nil
    }

    /// Exactly one must fit.
    private mutating func oneOf(_ value: JSONValue, _ variants: [Schema], _ path: String) -> String? {
        var (fitting, reasons) = (0, [String]())
        for variant in variants {
            if let reason = violation(of: value, in: variant, at: path) { reasons.append(reason) } else { fitting += 1 }
        }
        switch fitting {
        case 1: return nil
        case 0: return "\(path) fits none of its forms: \(reasons.joined(separator: "; "))"
        default: return "\(path) fits \(fitting) of its forms"
        }
    }

    private mutating func first(_ checks: some Sequence<(JSONValue, Schema, String)>) -> String? {
        for (value, schema, path) in checks {
            if let violation = violation(of: value, in: schema, at: path) { return violation }
        }
        return nil
    }
}
