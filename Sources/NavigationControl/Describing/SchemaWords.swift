import NavigationClient

/// A schema of the contract in a few words, such as "list of text" or "whole number from 0".
enum SchemaWords {
    static func of(_ schema: JSONPayload?) -> String {
        guard let schema, schema.isObject else { return "any JSON" }
        if let reference = schema["$ref"]?.string { return String(reference.split(separator: "/").last ?? "?") }
        if let words = schema["enum"]?.elements {
            return words.map(\.text).joined(separator: words.count == 2 ? " or " : ", ")
        }
        if let options = schema["oneOf"]?.elements { return options.map(of).joined(separator: ", or ") }
        return plain(schema)
    }

    private static func plain(_ schema: JSONPayload) -> String {
        switch schema["type"]?.string {
        case "string": "text"
        case "integer": "whole number" + bounds(schema)
        case "number": "number" + bounds(schema)
        case "boolean": "true or false"
        case "null": "null"
        case "array": "list of \(of(schema["items"]))"
        case "object": "object"
        default: "any JSON"
        }
    }

    private static func bounds(_ schema: JSONPayload) -> String {
        switch (schema["minimum"]?.text, schema["maximum"]?.text) {
        case (nil, nil): schema["exclusiveMinimum"].map { " above \($0.text)" } ?? ""
        case (let least?, nil): " from \(least)"
        case (nil, let most?): " up to \(most)"
        case (let least?, let most?): " from \(least) to \(most)"
        }
    }
}
