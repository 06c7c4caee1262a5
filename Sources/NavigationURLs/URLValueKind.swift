import Foundation
package import JSON

/// The kind of value that a parameter takes, from the most to the least concrete.
package enum URLValueKind: Hashable, Sendable {
    /// One of these texts. They are sorted, and there are at least two.
    case choice([String])
    /// `true` or `false`.
    case bool
    /// As RFC 9562 writes it, in either case.
    case uuid
    /// A whole number of 64 bits, in one form only: without leading zeros, without `+`, and not `-0`.
    case int
    /// A number as JSON writes it, not too large for floating point.
    case number
    /// Any text.
    case string

    /// Smaller is more concrete. A literal is 0.
    var rank: Int {
        switch self {
        case .choice: 1
        case .bool: 2
        case .uuid: 3
        case .int: 4
        case .number: 5
        case .string: 6
        }
    }

    /// How many ranks there are, with the rank of a literal.
    static let ranks = 7

    /// The value that a decoded text stands for; nil when it does not fit.
    func value(of text: String) -> JSONValue? {
        switch self {
        case .choice(let choices): choices.contains(text) ? .string(text) : nil
        case .bool: text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
        case .uuid: UUID(uuidString: text) != nil ? .string(text) : nil
        case .int: Int64(text).flatMap { $0.description == text ? .integer($0) : nil }
        case .number: Self.number(text)
        case .string: .string(text)
        }
    }

    private static func number(_ text: String) -> JSONValue? {
        guard text.utf8.first != UInt8(ascii: " "), let raw = try? RawJSON(parsing: text), raw.description == text,
            let value = try? raw.value(), value.double?.isFinite == true
        else { return nil }
        return value
    }

    /// The text that stands for a value; nil when no text does.
    func text(of value: JSONValue) -> String? {
        switch (self, value) {
        case (.bool, .bool(let value)): value ? "true" : "false"
        case (.int, .integer), (.number, .integer): value.serialized().description
        case (.number, .number(let number)): number.double.isFinite ? value.serialized().description : nil
        case (.int, .number(let number)): number.integer?.description
        case (.choice, .string(let text)), (.uuid, .string(let text)), (.string, .string(let text)):
            self.value(of: text) == nil ? nil : text
        case (.choice, _), (.bool, _), (.uuid, _), (.int, _), (.number, _), (.string, _): nil
        }
    }

    /// Whether some text fits both.
    func meets(_ other: Self) -> Bool {
        switch (self, other) {
        case (.choice(let choices), _): choices.contains { other.value(of: $0) != nil }
        case (_, .choice): other.meets(self)
        case (.string, _), (_, .string): true
        case (.int, .number), (.number, .int): true
        case (.bool, _), (.uuid, _), (.int, _), (.number, _): self == other
        }
    }

    /// The JSON types of its values, by their names in a schema.
    package var jsonTypes: Set<String> {
        switch self {
        case .choice, .uuid, .string: ["string"]
        case .bool: ["boolean"]
        case .int: ["integer", "number"]
        case .number: ["number", "integer"]
        }
    }

    /// An example of its values.
    package var sample: JSONValue {
        switch self {
        case .choice(let choices): .string(choices[0])
        case .bool: true
        case .uuid: "00000000-0000-0000-0000-000000000000"
        case .int, .number: 1
        case .string: "x"
        }
    }
}
