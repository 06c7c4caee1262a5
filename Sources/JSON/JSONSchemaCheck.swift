/// One check of a value against a compiled schema.
///
/// It works within two bounds. Steps: each visit of a schema takes one, and more where a keyword looks at long strings, many names or whole containers,
/// so that a step is about the same time everywhere. Nesting: visits that are open at once. When either is used up, the check ends and says so, wherever
/// it is; a `not` or an alternative around that place decides nothing any more.
struct JSONSchemaCheck {
    let nodes: [JSONSchemaNode]
    private var stepsLeft = JSONSchema.maximumSteps
    private var nesting = 0
    /// Why the check gave up.
    private var surrender: String?
    /// Whether anybody reads the reasons of what is found now.
    private var explains = true

    init(_ nodes: [JSONSchemaNode]) {
        self.nodes = nodes
    }

    /// What does not fit in a whole value.
    mutating func violation(of value: JSONValue) -> JSONSchemaViolation? {
        let found = misfit(of: value, against: 0)
        if let surrender { return JSONSchemaMisfit("", surrender).violation }
        return found?.violation
    }

    mutating func misfit(of value: JSONValue, against index: Int) -> JSONSchemaMisfit? {
        nesting += 1
        defer { nesting -= 1 }
        if nesting > JSONSchema.maximumNesting {
            surrender = surrender ?? "the schema goes down more than \(JSONSchema.maximumNesting) schemas to check this"
        }
        guard take(nodes[index].cost) else { return misfit("", "") }
        let node = nodes[index]
        if let verdict = node.keywords.verdict {
            return verdict ? nil : misfit("false", "nothing may stand here")
        }
        return general(value, node) ?? contents(of: value, node) ?? inPlace(value, node)
    }

    /// Whether so many steps are left; takes them.
    mutating func take(_ steps: Int) -> Bool {
        stepsLeft -= min(steps, JSONSchema.maximumSteps)
        if stepsLeft < 0, surrender == nil {
            surrender = "the schema takes more than \(JSONSchema.maximumSteps) steps to check this"
        }
        return surrender == nil
    }

    func misfit(_ keyword: String, _ reason: @autoclosure () -> String) -> JSONSchemaMisfit {
        JSONSchemaMisfit(keyword, explains ? reason() : "")
    }

    /// Whether a value fits, when the reason is of no interest.
    mutating func fits(_ value: JSONValue, _ index: Int) -> Bool {
        let before = explains
        explains = false
        defer { explains = before }
        return misfit(of: value, against: index) == nil
    }

    private func general(_ value: JSONValue, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        if let types = node.keywords.types, !types.contains(where: { $0.fits(value) }) {
            return misfit("type", "must be \(types.map(\.rawValue).joined(separator: " or "))")
        }
        if let constant = node.keywords.constant, constant != value {
            return misfit("const", "must be \(constant.serialized())")
        }
        if let choices = node.keywords.choices, !choices.contains(value) {
            let list = { choices.values.map { "\($0.serialized())" }.joined(separator: ", ") }
            return misfit("enum", "must be one of \(list())")
        }
        return nil
    }

    private mutating func contents(of value: JSONValue, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        switch value {
        case .null, .bool: nil
        case .integer, .number: number(value, node)
        case .string(let string): self.string(string, node)
        case .array(let elements): array(elements, node)
        case .object(let object): self.object(object, node)
        }
    }

    /// The schemas that apply to the same value.
    private mutating func inPlace(_ value: JSONValue, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        if let schema = node.keywords.reference, let misfit = misfit(of: value, against: schema) { return misfit }
        for schema in node.keywords.allOf {
            if let misfit = misfit(of: value, against: schema) { return misfit }
        }
        if let schemas = node.keywords.anyOf, !fitsAny(value, schemas) {
            return misfit("anyOf", "fits none of the \(schemas.count) alternatives")
        }
        if let schemas = node.keywords.oneOf {
            var count = 0
            for schema in schemas where fits(value, schema) { count += 1 }
            if count != 1 {
                return misfit("oneOf", "fits \(count) of the \(schemas.count) alternatives; it must fit exactly one")
            }
        }
        if let schema = node.keywords.not, fits(value, schema) {
            return misfit("not", "is of the kind that is excluded")
        }
        guard let condition = node.keywords.condition,
            let branch = fits(value, condition) ? node.keywords.consequence : node.keywords.alternative
        else { return nil }
        return misfit(of: value, against: branch)
    }

    private mutating func fitsAny(_ value: JSONValue, _ schemas: [Int]) -> Bool {
        for schema in schemas where fits(value, schema) { return true }
        return false
    }
}
