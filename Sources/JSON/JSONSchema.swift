/// A compiled schema: the subset of JSON Schema 2020-12 that `docs/writing-a-module.md` lists.
///
/// A keyword that is not implemented is refused when the schema is compiled, never ignored. Compiling turns the
/// document into a flat list of nodes that name each other by number, so `$ref` may be recursive.
///
/// Checks have a budget, so that neither a schema nor a value exhausts the host's time or stack: `maximumSteps` visits
/// of schemas, or work of the same time, for all checks of a request together, and `maximumNesting` visits inside of
/// each other. A check that needs more refuses the value and says where it ended. A recursive schema takes at most as
/// many visits as the value has parts, times the schemas of the document, because a long check remembers its findings.
package struct JSONSchema: Sendable {
    let nodes: [JSONSchemaNode]
    /// Whether several places of the document lead to the same schema, so that a check could visit it many times.
    private let sharesSchemas: Bool
    /// Nil when every text needs the whole check.
    let quickCheck: JSONSchemaQuickCheck?

    /// Steps that the checks of one request may take. They take 25 ms at most, and mostly 10 ms.
    package static let maximumSteps = 100_000
    /// Steps after which a check begins again and remembers its findings. Most checks are shorter and need no memory.
    static let trialSteps = 10_000
    /// Schemas that one check may be inside of at once: levels of the value, times the schemas for each level.
    static let maximumNesting = 1_024
    /// Schemas within one document.
    static let maximumNodes = 4_096
    /// Bytes of the pointer to a schema within its document.
    static let maximumPathLength = 4_096

    /// - Throws: what is wrong with the schema, and where.
    package init(_ document: JSONValue) throws(JSONSchemaError) {
        var compiler = JSONSchemaCompiler(document)
        let nodes = try compiler.compile()
        self.nodes = nodes
        self.sharesSchemas = nodes.contains { $0.isShared }
        self.quickCheck = JSONSchemaQuickCheck(nodes)
    }

    /// The first part of the value that does not fit, or nil. A value whose check exceeds the budget does not fit
    /// either.
    ///
    /// - Parameter budget: for this check and others.
    package func check(_ value: JSONValue, within budget: inout JSONSchemaBudget) -> JSONSchemaViolation? {
        let most = budget.stepsLeft
        let steps = sharesSchemas ? min(Self.trialSteps, most) : most
        var check = JSONSchemaCheck(nodes, maximumSteps: steps, remembers: false)
        var found = check.violation(of: value)
        budget.take(check.stepsTaken)
        if sharesSchemas, check.surrender?.bound == .steps, most > steps {
            check = JSONSchemaCheck(nodes, maximumSteps: most, remembers: true)
            found = check.violation(of: value)
            budget.take(check.stepsTaken)
        }
        return check.surrender?.violation ?? found
    }

    /// The same for a text. To make a value of it takes steps as well, so most texts that fit are found without.
    package func check(
        _ text: RawJSON,
        within budget: inout JSONSchemaBudget
    ) throws(JSONValueError) -> JSONSchemaViolation? {
        if let quickCheck, quickCheck.fits(text, within: &budget) { return nil }
        let steps = text.size.steps
        guard steps <= budget.stepsLeft else {
            budget.take(steps)
            let reason = "the value has so many parts that they take more than \(Self.maximumSteps) steps to check"
            return JSONSchemaViolation(path: "", keyword: "", reason: reason)
        }
        budget.take(steps)
        return check(try text.value(), within: &budget)
    }

    /// The same, with a budget of its own.
    package func check(_ value: JSONValue) -> JSONSchemaViolation? {
        var budget = JSONSchemaBudget()
        return check(value, within: &budget)
    }
}

/// The steps that the checks of a request may still take. Each check takes some of them, so that a request with many
/// values costs no more than one with a single value.
package struct JSONSchemaBudget: Sendable {
    private(set) var stepsLeft = JSONSchema.maximumSteps

    package init() {}

    /// Whether all steps are taken.
    package var isEmpty: Bool { stepsLeft == 0 }

    mutating func take(_ steps: Int) { stepsLeft = max(0, stepsLeft - steps) }
}

/// Why a document is not a schema that this host can check values with.
package struct JSONSchemaError: Error, Hashable, Sendable {
    /// JSON Pointer into the schema.
    package let path: String
    package let reason: String
}

/// A place of a value that does not fit the schema, or at which the check went over its budget.
package struct JSONSchemaViolation: Hashable, Sendable {
    /// JSON Pointer into the value.
    package let path: String
    /// The keyword that the value does not fit, or that the check was at.
    package let keyword: String
    package let reason: String
}
