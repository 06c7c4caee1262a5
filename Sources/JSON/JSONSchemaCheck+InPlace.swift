// The keywords that hold schemas for the same value.

extension JSONSchemaCheck {
    mutating func inPlace(_ value: JSONValue, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        if let schema = node.keywords.reference, let misfit = misfit(of: value, against: schema, by: "$ref") {
            return misfit
        }
        for schema in node.keywords.allOf {
            if let misfit = misfit(of: value, against: schema, by: "allOf") { return misfit }
        }
        if let schemas = node.keywords.anyOf, count(of: schemas, thatFit: value, most: 1, by: "anyOf") == 0 {
            return misfit("anyOf", "fits none of the \(schemas.count) alternatives")
        }
        if let schemas = node.keywords.oneOf {
            let count = count(of: schemas, thatFit: value, most: .max, by: "oneOf")
            if count != 1 {
                return misfit("oneOf", "fits \(count) of the \(schemas.count) alternatives; it must fit exactly one")
            }
        }
        if let schema = node.keywords.not, fits(value, schema, by: "not") {
            return misfit("not", "fits the schema under \"not\"; it must not")
        }
        guard let condition = node.keywords.condition else { return nil }
        return fits(value, condition, by: "if")
            ? node.keywords.consequence.flatMap { misfit(of: value, against: $0, by: "then") }
            : node.keywords.alternative.flatMap { misfit(of: value, against: $0, by: "else") }
    }

    private mutating func fits(_ value: JSONValue, _ schema: Int, by keyword: String) -> Bool {
        fits { $0.misfit(of: value, against: schema, by: keyword) }
    }

    /// How many of the schemas the value fits. Stops counting at `most`.
    private mutating func count(
        of schemas: [Int],
        thatFit value: JSONValue,
        most: Int,
        by keyword: String
    ) -> Int {
        var count = 0
        for schema in schemas where surrender == nil && count < most && fits(value, schema, by: keyword) { count += 1 }
        return count
    }
}
