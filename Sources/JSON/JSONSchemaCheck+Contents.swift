// The keywords that look into one kind of value.

extension JSONSchemaCheck {
    func number(_ number: JSONValue, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        if let minimum = node.keywords.minimum, number.isBelow(minimum) {
            return misfit("minimum", "must be at least \(minimum.serialized())")
        }
        if let maximum = node.keywords.maximum, maximum.isBelow(number) {
            return misfit("maximum", "must be at most \(maximum.serialized())")
        }
        if let minimum = node.keywords.exclusiveMinimum, !minimum.isBelow(number) {
            return misfit("exclusiveMinimum", "must be above \(minimum.serialized())")
        }
        if let maximum = node.keywords.exclusiveMaximum, !number.isBelow(maximum) {
            return misfit("exclusiveMaximum", "must be below \(maximum.serialized())")
        }
        if let divisor = node.keywords.multipleOf, !Self.isMultiple(number, of: divisor) {
            return misfit("multipleOf", "must be a multiple of \(divisor.serialized())")
        }
        return nil
    }

    /// In decimals, as both were written (to 17 digits): in binary, 0.3 is no multiple of 0.1.
    private static func isMultiple(_ number: JSONValue, of divisor: JSONValue) -> Bool {
        guard let number = JSONDecimal(number), let divisor = JSONDecimal(divisor) else { return false }
        return number.isMultiple(of: divisor)
    }

    /// Lengths count characters as JSON does: Unicode code points.
    mutating func string(_ string: String, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        guard node.keywords.minLength != nil || node.keywords.maxLength != nil else { return nil }
        guard take(JSONValue.weight(of: string)) else { return misfit("", "") }
        let length = string.unicodeScalars.count
        if let least = node.keywords.minLength, length < least {
            return misfit("minLength", "must have at least \(least) characters")
        }
        if let most = node.keywords.maxLength, length > most {
            return misfit("maxLength", "must have at most \(most) characters")
        }
        return nil
    }

    // MARK: Arrays

    mutating func array(_ elements: [JSONValue], _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        if let least = node.keywords.minItems, elements.count < least {
            return misfit("minItems", "must have at least \(least) items")
        }
        if let most = node.keywords.maxItems, elements.count > most {
            return misfit("maxItems", "must have at most \(most) items")
        }
        if node.keywords.areItemsUnique {
            // A quarter: to hash a small value takes less than to visit a schema.
            guard take(elements.reduce(0) { $0 + $1.weight } / 4) else { return misfit("", "") }
            if Set(elements).count != elements.count {
                return misfit("uniqueItems", "must not hold the same item twice")
            }
        }
        return items(elements, node) ?? contained(in: elements, node)
    }

    private mutating func items(_ elements: [JSONValue], _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        for (index, schema) in node.keywords.prefixItems.enumerated() where index < elements.count {
            if let misfit = misfit(of: elements[index], against: schema) { return misfit.inside(.item(index)) }
        }
        guard let schema = node.keywords.items, elements.count > node.keywords.prefixItems.count else { return nil }
        for index in node.keywords.prefixItems.count..<elements.count {
            if let misfit = misfit(of: elements[index], against: schema) { return misfit.inside(.item(index)) }
        }
        return nil
    }

    private mutating func contained(in elements: [JSONValue], _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        guard let schema = node.keywords.contains else { return nil }
        var count = 0
        for element in elements where fits(element, schema) { count += 1 }
        if count < node.keywords.minContains ?? 1 {
            let keyword = node.keywords.minContains == nil ? "contains" : "minContains"
            return misfit(keyword, "must hold at least \(node.keywords.minContains ?? 1) items of the described kind")
        }
        if let most = node.keywords.maxContains, count > most {
            return misfit("maxContains", "must hold at most \(most) items of the described kind")
        }
        return nil
    }

    // MARK: Objects

    mutating func object(_ object: JSONObject, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        if let name = node.keywords.required.first(where: { object[$0] == nil }) {
            return misfit("required", "needs the member \"\(name)\"")
        }
        for (key, needs) in node.keywords.dependentRequired where object[key] != nil {
            guard let name = needs.first(where: { object[$0] == nil }) else { continue }
            return misfit("dependentRequired", "with \"\(key)\" it needs the member \"\(name)\"")
        }
        if let least = node.keywords.minProperties, object.count < least {
            return misfit("minProperties", "must have at least \(least) members")
        }
        if let most = node.keywords.maxProperties, object.count > most {
            return misfit("maxProperties", "must have at most \(most) members")
        }
        guard node.keywords.looksIntoMembers else { return nil }
        for member in object.members {
            guard take(JSONValue.weight(of: member.key)) else { return misfit("", "") }
            if let misfit = self.member(member, node) { return misfit }
        }
        return nil
    }

    private mutating func member(_ member: JSONObject.Member, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        if let names = node.keywords.propertyNames, !fits(.string(member.key), names) {
            return misfit("propertyNames", "may not have a member called \"\(member.key)\"")
        }
        if let schema = node.keywords.properties[JSONName(member.key)] {
            return misfit(of: member.value, against: schema)?.inside(.member(member.key))
        }
        guard let schema = node.keywords.additionalProperties else { return nil }
        if nodes[schema].keywords.verdict == false {
            return misfit("additionalProperties", "has no member \"\(member.key)\"")
        }
        return misfit(of: member.value, against: schema)?.inside(.member(member.key))
    }
}
