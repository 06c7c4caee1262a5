/// One schema of a document.
///
/// Passed by reference, because its keywords are large and a check is inside of many schemas at once.
final class JSONSchemaNode: Sendable {
    let keywords: JSONSchemaKeywords
    /// The steps of one visit, without those of the schemas that it leads to; see `JSONSchemaCheck`.
    let cost: Int
    /// Whether more than one place of the document leads to this schema.
    let isShared: Bool
    /// Whether it holds schemas for the same value.
    let leadsInPlace: Bool

    init(_ keywords: JSONSchemaKeywords, isShared: Bool) {
        self.keywords = keywords
        self.isShared = isShared
        self.leadsInPlace = !keywords.inPlace.isEmpty
        // A quarter: comparing or looking up something small takes less time than a visit.
        self.cost = 1 + keywords.weight / 4 + keywords.boundsWeight
    }
}

/// The keywords of one schema. A schema that another one holds stands here as its number.
struct JSONSchemaKeywords: Sendable {
    /// A schema that is `true` or `false`.
    var verdict: Bool?
    var types: [JSONSchemaType]?
    var constant: JSONValue?
    var choices: JSONSchemaChoices?

    var minimum: JSONValue?
    var maximum: JSONValue?
    var exclusiveMinimum: JSONValue?
    var exclusiveMaximum: JSONValue?
    var multipleOf: JSONValue?

    var minLength: Int?
    var maxLength: Int?

    var items: Int?
    var prefixItems: [Int] = []
    var contains: Int?
    var minContains: Int?
    var maxContains: Int?
    var minItems: Int?
    var maxItems: Int?
    var areItemsUnique = false

    var properties: [JSONName: Int] = [:]
    var additionalProperties: Int?
    var propertyNames: Int?
    var required: [String] = []
    var dependentRequired: [(key: String, needs: [String])] = []
    var minProperties: Int?
    var maxProperties: Int?

    var reference: Int?
    var allOf: [Int] = []
    var anyOf: [Int]?
    var oneOf: [Int]?
    var not: Int?
    var condition: Int?
    var consequence: Int?
    var alternative: Int?

    /// How much a visit compares and looks up.
    fileprivate var weight: Int {
        let constants = [constant].compactMap { $0 } + (choices?.containers ?? [])
        let names = required + dependentRequired.flatMap { [$0.key] + $0.needs }
        return constants.reduce(0) { $0 + $1.weight } + names.reduce(0) { $0 + JSONValue.weight(of: $1) }
    }

    /// How many steps it takes to read the bounds of a number, where they are long.
    fileprivate var boundsWeight: Int {
        [minimum, maximum, exclusiveMinimum, exclusiveMaximum].reduce(0) { $0 + ($1?.weight ?? 1) - 1 }
    }

    /// The schemas that apply to the same value as this one.
    var inPlace: [Int] {
        allOf + (anyOf ?? []) + (oneOf ?? []) + [reference, not, condition, consequence, alternative].compactMap { $0 }
    }

    /// The schemas that apply to a part of the value.
    var below: [Int] {
        prefixItems + properties.values + [items, contains, additionalProperties, propertyNames].compactMap { $0 }
    }

    /// Whether a keyword is about the size of a number.
    var looksIntoNumbers: Bool {
        minimum != nil || maximum != nil || exclusiveMinimum != nil || exclusiveMaximum != nil || multipleOf != nil
    }

    /// Whether any schema applies to members.
    var looksIntoMembers: Bool { !properties.isEmpty || additionalProperties != nil || propertyNames != nil }
}

/// The values of an `enum`. Plain values are looked up; arrays and objects are compared one by one.
struct JSONSchemaChoices: Sendable {
    /// All of them, in the document's order.
    let values: [JSONValue]
    private let plain: Set<JSONValue>
    let containers: [JSONValue]

    init(_ values: [JSONValue]) {
        self.values = values
        self.plain = Set(values.filter { !$0.isContainer })
        self.containers = values.filter(\.isContainer)
    }

    func contains(_ value: JSONValue) -> Bool {
        value.isContainer ? containers.contains { $0 == value } : plain.contains(value)
    }
}

/// The types that `type` names.
enum JSONSchemaType: String, CaseIterable, Sendable {
    case null, boolean, integer, number, string, array, object

    func fits(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.null, .null), (.boolean, .bool), (.integer, .integer), (.number, .integer), (.number, .number),
            (.string, .string), (.array, .array), (.object, .object):
            true
        case (.integer, .number(let number)): number.isWhole
        case (.null, _), (.boolean, _), (.integer, _), (.number, _), (.string, _), (.array, _), (.object, _): false
        }
    }
}
