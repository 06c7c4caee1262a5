/// One check of a value against a compiled schema.
///
/// It has two bounds:
/// 1. Steps, of which checks of other values may have taken some. Each visit of a schema takes one. A visit takes more
///    where a keyword reads long strings, long numbers, many names or whole containers, so that a step takes about the
///    same time everywhere.
/// 2. Nesting: visits that are open at the same time.
///
/// When one of them is used up, the check ends. The value is then refused, with the place and the keyword at which the
/// check ended. A `not` or an alternative around that place no longer decides anything.
///
/// A recursive schema can reach the same schema for the same value in many ways, twice as many at each level. So a
/// check can remember its findings; see `JSONSchemaFindings`.
struct JSONSchemaCheck {
    let nodes: [JSONSchemaNode]
    private let maximumSteps: Int
    private var stepsLeft: Int
    /// How many it has taken, the last one of a check that gave up included.
    var stepsTaken: Int { maximumSteps - stepsLeft }
    private var nesting = 0
    /// Why the check gave up.
    private(set) var surrender: JSONSchemaSurrender?
    /// Whether the reason of the next misfit reaches the caller.
    private var explains = true

    /// Nil when nothing is remembered.
    private var findings: JSONSchemaFindings?

    init(_ nodes: [JSONSchemaNode], maximumSteps: Int, remembers: Bool) {
        self.nodes = nodes
        self.maximumSteps = maximumSteps
        self.stepsLeft = maximumSteps
        self.findings = remembers ? JSONSchemaFindings() : nil
    }

    /// The first part of the value that does not fit; nil when all of it fits, and when the check gave up.
    mutating func violation(of value: JSONValue) -> JSONSchemaViolation? {
        let found = misfit(of: value, against: 0, by: "")
        return surrender == nil ? found?.violation : nil
    }

    // MARK: Visits

    /// Visits a schema for the value that the check is at.
    ///
    /// - Parameters:
    ///   - index: the number of the schema.
    ///   - keyword: the keyword that leads to it.
    mutating func misfit(of value: JSONValue, against index: Int, by keyword: String) -> JSONSchemaMisfit? {
        nesting += 1
        defer { nesting -= 1 }
        if nesting > JSONSchema.maximumNesting {
            let most = JSONSchema.maximumNesting
            giveUp(.nesting, "the schema goes down more than \(most) schemas to check this", at: keyword)
        }
        let node = nodes[index]
        if node.isShared, let fits = findings?.verdict(of: index) {
            guard take(JSONSchemaFindings.cost, by: keyword) else { return misfit("", "") }
            // The reason was not kept. It is found once more when the caller needs it, and then the check ends.
            return fits ? nil : explains ? examine(value, node) : misfit("", "")
        }
        let cost = node.isShared && findings != nil ? node.cost + JSONSchemaFindings.cost : node.cost
        guard take(cost, by: keyword) else { return misfit("", "") }
        let found = examine(value, node)
        // The schemas around this one end as well, also where they would accept a misfit.
        guard surrender == nil else { return misfit("", "") }
        if node.isShared { findings?.record(found == nil, of: index) }
        return found
    }

    private mutating func examine(_ value: JSONValue, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        if let verdict = node.keywords.verdict {
            return verdict ? nil : misfit("false", "no value is allowed here")
        }
        if let misfit = general(value, node) ?? contents(of: value, node) { return misfit }
        return node.leadsInPlace ? inPlace(value, node) : nil
    }

    /// Visits a schema for a child of the value that the check is at.
    ///
    /// - Parameters:
    ///   - child: its number among the children. A member's name has a number behind those of the members.
    ///   - count: how many children there are.
    ///   - step: the way to the child; nil for a member's name.
    mutating func misfit(
        of value: JSONValue,
        at child: Int,
        among count: Int,
        _ step: @autoclosure () -> JSONSchemaMisfit.Step?,
        against index: Int,
        by keyword: String
    ) -> JSONSchemaMisfit? {
        guard surrender == nil else { return misfit("", "") }
        let place = findings?.goDown(to: child, among: count)
        let found = misfit(of: value, against: index, by: keyword)
        if let place { findings?.goUp(to: place) }
        guard let found, let step = step() else { return found }
        surrender?.go(inside: step)
        return found.inside(step)
    }

    /// Runs a check whose reason is not needed. Returns whether the value fits.
    mutating func fits(_ check: (inout Self) -> JSONSchemaMisfit?) -> Bool {
        let before = explains
        explains = false
        defer { explains = before }
        return check(&self) == nil
    }

    /// A misfit at this place.
    func misfit(_ keyword: String, _ reason: @autoclosure () -> String) -> JSONSchemaMisfit {
        JSONSchemaMisfit(keyword, explains ? reason() : "")
    }

    // MARK: Bounds

    /// Takes steps; false when the check is over.
    ///
    /// - Parameter keyword: the keyword that needs them.
    mutating func take(_ steps: Int, by keyword: String) -> Bool {
        stepsLeft -= min(steps, maximumSteps + 1)
        if stepsLeft < 0 {
            let most = JSONSchema.maximumSteps
            giveUp(.steps, "the schemas take more than \(most) steps to check this request", at: keyword)
        }
        return surrender == nil
    }

    private mutating func giveUp(_ bound: JSONSchemaSurrender.Bound, _ reason: String, at keyword: String) {
        guard surrender == nil else { return }
        let end = keyword.isEmpty ? "" : "; the check ended at \"\(keyword)\""
        surrender = JSONSchemaSurrender(bound, JSONSchemaMisfit(keyword, reason + end))
    }

    // MARK: Keywords for any value

    private mutating func general(_ value: JSONValue, _ node: JSONSchemaNode) -> JSONSchemaMisfit? {
        if let types = node.keywords.types, !types.contains(where: { $0.fits(value) }) {
            return misfit("type", "must be \(types.map(\.rawValue).joined(separator: " or "))")
        }
        if let constant = node.keywords.constant, constant != value {
            return misfit("const", "must be \(constant.serialized())")
        }
        guard let choices = node.keywords.choices else { return nil }
        // A plain value is hashed. Comparing with containers is part of the node's cost.
        guard value.isContainer || take(value.weight / 4, by: "enum") else { return misfit("", "") }
        if !choices.contains(value) {
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
}
