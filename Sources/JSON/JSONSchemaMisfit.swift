/// A place that does not fit, on the way back to the beginning of the check.
///
/// The place is put together on the way back, and the reason only when it reaches the caller. Most values fit, and
/// most misfits only decide about an alternative.
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

    /// The same misfit, seen from the container around it.
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
