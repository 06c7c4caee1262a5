/// Why and where a check gave up.
struct JSONSchemaSurrender {
    enum Bound { case steps, nesting }

    /// The bound that was used up.
    let bound: Bound
    private var misfit: JSONSchemaMisfit

    init(_ bound: Bound, _ misfit: JSONSchemaMisfit) {
        self.bound = bound
        self.misfit = misfit
    }

    /// Notes a container around the place, on the way back to the beginning of the check.
    mutating func go(inside step: JSONSchemaMisfit.Step) { misfit = misfit.inside(step) }

    var violation: JSONSchemaViolation { misfit.violation }
}
