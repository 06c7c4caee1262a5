/// One check of a value against a compiled schema.
struct JSONSchemaCheck {
    private let nodes: [JSONSchemaNode]
    private var visitsLeft: Int

    init(_ nodes: [JSONSchemaNode], visitsLeft: Int) {
        self.nodes = nodes
        self.visitsLeft = visitsLeft
    }

    /// Recursion goes as deep as the value, times the schemas that apply to the same place; both are bounded.
    mutating func violation(of value: JSONValue, against index: Int, at path: JSONPointer) -> JSONSchemaViolation? {
        visitsLeft -= 1
        guard visitsLeft >= 0 else {
            return violation(path, "", "the schema takes more than \(JSONSchema.maximumVisits) steps to check this")
        }
        let node = nodes[index]
        if let verdict = node.verdict {
            return verdict ? nil : violation(path, "false", "nothing may stand here")
        }
        return general(value, node, path)
            ?? contents(of: value, node, path)
            ?? inPlace(value, node, path)
    }

    private func violation(_ path: JSONPointer, _ keyword: String, _ reason: String) -> JSONSchemaViolation {
        JSONSchemaViolation(
            path: path.description,
            keyword: keyword,
            reason: path.description.isEmpty ? reason : "\(path): \(reason)"
        )
    }

    private func general(_ value: JSONValue, _ node: JSONSchemaNode, _ path: JSONPointer) -> JSONSchemaViolation? {
        if let types = node.types, !types.contains(where: { $0.fits(value) }) {
            return violation(path, "type", "must be \(types.map(\.rawValue).joined(separator: " or "))")
        }
        if let constant = node.constant, constant != value {
            return violation(path, "const", "must be \(constant.serialized())")
        }
        if let choices = node.choices, !choices.contains(value) {
            let list = choices.map { "\($0.serialized())" }.joined(separator: ", ")
            return violation(path, "enum", "must be one of \(list)")
        }
        return nil
    }

    private mutating func contents(
        of value: JSONValue,
        _ node: JSONSchemaNode,
        _ path: JSONPointer
    ) -> JSONSchemaViolation? {
        switch value {
        case .null, .bool: nil
        case .integer(let number): self.number(Double(number), node, path)
        case .number(let number): self.number(number, node, path)
        case .string(let string): self.string(string, node, path)
        case .array(let elements): array(elements, node, path)
        case .object(let object): self.object(object, node, path)
        }
    }

    private func number(_ number: Double, _ node: JSONSchemaNode, _ path: JSONPointer) -> JSONSchemaViolation? {
        if let minimum = node.minimum, number < minimum {
            return violation(path, "minimum", "must be at least \(minimum)")
        }
        if let maximum = node.maximum, number > maximum {
            return violation(path, "maximum", "must be at most \(maximum)")
        }
        if let minimum = node.exclusiveMinimum, number <= minimum {
            return violation(path, "exclusiveMinimum", "must be above \(minimum)")
        }
        if let maximum = node.exclusiveMaximum, number >= maximum {
            return violation(path, "exclusiveMaximum", "must be below \(maximum)")
        }
        if let divisor = node.multipleOf, !Self.isMultiple(number, of: divisor) {
            return violation(path, "multipleOf", "must be a multiple of \(divisor)")
        }
        return nil
    }

    /// Decimal fractions are not exact in binary: 0.3 is a multiple of 0.1 when the quotient is a whole number but for rounding.
    private static func isMultiple(_ number: Double, of divisor: Double) -> Bool {
        let quotient = number / divisor
        guard quotient.isFinite else { return number.truncatingRemainder(dividingBy: divisor) == 0 }
        return abs(quotient - quotient.rounded()) <= abs(quotient) * 4 * Double.ulpOfOne
    }

    /// Lengths count characters as JSON does: Unicode code points.
    private func string(_ string: String, _ node: JSONSchemaNode, _ path: JSONPointer) -> JSONSchemaViolation? {
        if let least = node.minLength, string.unicodeScalars.count < least {
            return violation(path, "minLength", "must have at least \(least) characters")
        }
        if let most = node.maxLength, string.unicodeScalars.count > most {
            return violation(path, "maxLength", "must have at most \(most) characters")
        }
        return nil
    }

    private mutating func array(
        _ elements: [JSONValue],
        _ node: JSONSchemaNode,
        _ path: JSONPointer
    ) -> JSONSchemaViolation? {
        if let least = node.minItems, elements.count < least {
            return violation(path, "minItems", "must have at least \(least) items")
        }
        if let most = node.maxItems, elements.count > most {
            return violation(path, "maxItems", "must have at most \(most) items")
        }
        if node.areItemsUnique, Set(elements).count != elements.count {
            return violation(path, "uniqueItems", "must not hold the same item twice")
        }
        for (index, element) in elements.enumerated() {
            guard let schema = index < node.prefixItems.count ? node.prefixItems[index] : node.items else { continue }
            if let violation = violation(of: element, against: schema, at: path.appending(index)) { return violation }
        }
        return contained(in: elements, node, path)
    }

    private mutating func contained(
        in elements: [JSONValue],
        _ node: JSONSchemaNode,
        _ path: JSONPointer
    ) -> JSONSchemaViolation? {
        guard let schema = node.contains else { return nil }
        var count = 0
        for element in elements where violation(of: element, against: schema, at: path) == nil { count += 1 }
        if count < node.minContains ?? 1 {
            let keyword = node.minContains == nil ? "contains" : "minContains"
            return violation(path, keyword, "must hold at least \(node.minContains ?? 1) items of the described kind")
        }
        if let most = node.maxContains, count > most {
            return violation(path, "maxContains", "must hold at most \(most) items of the described kind")
        }
        return nil
    }

    private mutating func object(
        _ object: JSONObject,
        _ node: JSONSchemaNode,
        _ path: JSONPointer
    ) -> JSONSchemaViolation? {
        if let name = node.required.first(where: { object[$0] == nil }) {
            return violation(path, "required", "needs the member \"\(name)\"")
        }
        for (key, needs) in node.dependentRequired where object[key] != nil {
            guard let name = needs.first(where: { object[$0] == nil }) else { continue }
            return violation(path, "dependentRequired", "with \"\(key)\" it needs the member \"\(name)\"")
        }
        if let least = node.minProperties, object.count < least {
            return violation(path, "minProperties", "must have at least \(least) members")
        }
        if let most = node.maxProperties, object.count > most {
            return violation(path, "maxProperties", "must have at most \(most) members")
        }
        for member in object.members {
            if let violation = self.member(member, node, path) { return violation }
        }
        return nil
    }

    private mutating func member(
        _ member: JSONObject.Member,
        _ node: JSONSchemaNode,
        _ path: JSONPointer
    ) -> JSONSchemaViolation? {
        let inside = path.appending(member.key)
        if let names = node.propertyNames, violation(of: .string(member.key), against: names, at: inside) != nil {
            return violation(path, "propertyNames", "may not have a member called \"\(member.key)\"")
        }
        if let schema = node.properties[member.key] {
            return violation(of: member.value, against: schema, at: inside)
        }
        guard let schema = node.additionalProperties else { return nil }
        if nodes[schema].verdict == false {
            return violation(path, "additionalProperties", "has no member \"\(member.key)\"")
        }
        return violation(of: member.value, against: schema, at: inside)
    }

    /// The schemas that apply to the same value.
    private mutating func inPlace(
        _ value: JSONValue,
        _ node: JSONSchemaNode,
        _ path: JSONPointer
    ) -> JSONSchemaViolation? {
        for schema in [node.reference].compactMap({ $0 }) + node.allOf {
            if let violation = violation(of: value, against: schema, at: path) { return violation }
        }
        if let schemas = node.anyOf, count(of: value, among: schemas, at: path) == 0 {
            return violation(path, "anyOf", "fits none of the \(schemas.count) alternatives")
        }
        if let schemas = node.oneOf {
            let count = count(of: value, among: schemas, at: path)
            if count != 1 {
                return violation(
                    path,
                    "oneOf",
                    "fits \(count) of the \(schemas.count) alternatives; it must fit exactly one"
                )
            }
        }
        if let schema = node.not, violation(of: value, against: schema, at: path) == nil {
            return violation(path, "not", "is of the kind that is excluded")
        }
        guard let condition = node.condition else { return nil }
        let branch = violation(of: value, against: condition, at: path) == nil ? node.consequence : node.alternative
        return branch.flatMap { violation(of: value, against: $0, at: path) }
    }

    private mutating func count(of value: JSONValue, among schemas: [Int], at path: JSONPointer) -> Int {
        var count = 0
        for schema in schemas where violation(of: value, against: schema, at: path) == nil { count += 1 }
        return count
    }
}
