// The keywords that look into one kind of value.

extension JSONSchemaCheck {
    mutating func number(_ number: JSONValue, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        guard node.keywords.looksIntoNumbers else { return nil }
        if case .number(let long) = number, long.literal != nil, !take(number.weight, by: "type") {
            return misfit("", "")
        }
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
        if let divisor = node.keywords.multipleOf {
            guard take(number.cost(ofDividingBy: divisor), by: "multipleOf") else { return misfit("", "") }
            if !number.isMultiple(of: divisor) {
                return misfit("multipleOf", "must be a multiple of \(divisor.serialized())")
            }
        }
        return nil
    }

    /// Lengths are in characters as JSON counts them: Unicode code points.
    mutating func string(_ string: String, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        let (least, most) = (node.keywords.minLength ?? 0, node.keywords.maxLength ?? .max)
        // A character has one to four bytes, so most strings need not be counted.
        let bytes = string.utf8.count
        guard least > bytes / 4 || most < bytes else { return nil }
        let keyword = node.keywords.minLength == nil ? "maxLength" : "minLength"
        guard take(JSONValue.weight(of: string), by: keyword) else { return misfit("", "") }
        let length = string.unicodeScalars.count
        if length < least {
            return misfit("minLength", "must have at least \(least) characters")
        }
        if length > most {
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
            // A quarter: hashing a small value takes less time than visiting a schema.
            guard take(elements.reduce(0) { $0 + $1.weight } / 4, by: "uniqueItems") else { return misfit("", "") }
            if Set(elements).count != elements.count {
                return misfit("uniqueItems", "must not hold two equal items")
            }
        }
        return items(elements, node) ?? contained(in: elements, node)
    }

    private mutating func items(_ elements: [JSONValue], _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        for (index, schema) in node.keywords.prefixItems.enumerated() where index < elements.count {
            if let misfit = item(index, of: elements, against: schema, by: "prefixItems") { return misfit }
        }
        guard let schema = node.keywords.items, elements.count > node.keywords.prefixItems.count else { return nil }
        for index in node.keywords.prefixItems.count..<elements.count {
            if let misfit = item(index, of: elements, against: schema, by: "items") { return misfit }
        }
        return nil
    }

    private mutating func item(
        _ index: Int,
        of elements: [JSONValue],
        against schema: Int,
        by keyword: String
    ) -> JSONSchemaMisfit? {
        misfit(of: elements[index], at: index, among: elements.count, .item(index), against: schema, by: keyword)
    }

    private mutating func contained(in elements: [JSONValue], _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        guard let schema = node.keywords.contains else { return nil }
        var count = 0
        for index in elements.indices where surrender == nil {
            if fits({ $0.item(index, of: elements, against: schema, by: "contains") }) { count += 1 }
        }
        if count < node.keywords.minContains ?? 1 {
            let keyword = node.keywords.minContains == nil ? "contains" : "minContains"
            return misfit(
                keyword,
                "must hold at least \(node.keywords.minContains ?? 1) items that fit the schema under \"contains\""
            )
        }
        if let most = node.keywords.maxContains, count > most {
            return misfit("maxContains", "must hold at most \(most) items that fit the schema under \"contains\"")
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
            return misfit("dependentRequired", "needs the member \"\(name)\", because it has \"\(key)\"")
        }
        if let least = node.keywords.minProperties, object.count < least {
            return misfit("minProperties", "must have at least \(least) members")
        }
        if let most = node.keywords.maxProperties, object.count > most {
            return misfit("maxProperties", "must have at most \(most) members")
        }
        guard node.keywords.looksIntoMembers else { return nil }
        for (index, member) in object.members.enumerated() {
            guard take(JSONValue.weight(of: member.key), by: "properties") else { return misfit("", "") }
            if let misfit = self.member(member, index, of: object.count, node) { return misfit }
        }
        return nil
    }

    /// - Parameters:
    ///   - index: the number of the member.
    ///   - count: how many members the object has.
    private mutating func member(
        _ member: JSONObject.Member,
        _ index: Int,
        of count: Int,
        _ node: JSONSchemaNode
    ) -> JSONSchemaMisfit? {
        if let names = node.keywords.propertyNames,
            !fits({ $0.name(member.key, at: count + index, among: 2 * count, against: names) })
        {
            return misfit("propertyNames", "must not have a member called \"\(member.key)\"")
        }
        let schema: Int
        let keyword: String
        if let property = node.keywords.properties[JSONName(member.key)] {
            (schema, keyword) = (property, "properties")
        } else if let additional = node.keywords.additionalProperties {
            (schema, keyword) = (additional, "additionalProperties")
            if nodes[additional].keywords.verdict == false {
                return misfit("additionalProperties", "must not have a member called \"\(member.key)\"")
            }
        } else {
            return nil
        }
        return misfit(
            of: member.value,
            at: index,
            among: 2 * count,
            .member(member.key),
            against: schema,
            by: keyword
        )
    }

    private mutating func name(
        _ key: String,
        at child: Int,
        among count: Int,
        against schema: Int
    ) -> JSONSchemaMisfit? {
        misfit(of: .string(key), at: child, among: count, nil, against: schema, by: "propertyNames")
    }
}
