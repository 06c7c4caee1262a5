/// What does not fit, while the check still finds its way back to where it began.
///
/// The place is put together on the way back, and the reason only when somebody will read it: most values fit, and most misfits only decide an
/// alternative.
struct JSONSchemaMisfit {
    private let keyword: String
    private let reason: String
    /// Innermost first.
    private var steps: [Step] = []

    enum Step {
        case member(String)
        case item(Int)
    }

    init(_ keyword: String, _ reason: String) {
        self.keyword = keyword
        self.reason = reason
    }

    /// The same, seen from the container around it.
    func inside(_ step: Step) -> Self {
        var misfit = self
        misfit.steps.append(step)
        return misfit
    }

    var violation: JSONSchemaViolation {
        var path = JSONPointer()
        for step in steps.reversed() {
            switch step {
            case .member(let key): path = path.appending(key)
            case .item(let index): path = path.appending(index)
            }
        }
        return JSONSchemaViolation(
            path: path.description,
            keyword: keyword,
            reason: steps.isEmpty ? reason : "\(path): \(reason)"
        )
    }
}
