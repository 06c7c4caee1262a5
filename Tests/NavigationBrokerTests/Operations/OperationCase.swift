import JSON
import NavigationBroker
import NavigationProtocol
import Testing

/// The rules of `docs/methods.md` for one operation, on the stage that ``OperationStage`` sets.
struct OperationCase: Sendable, CustomTestStringConvertible {
    /// A request that is refused.
    struct Refusal: Sendable {
        let name: String
        let params: String
        /// The steps on the stage before.
        var after: [Step] = []
        var limits: @Sendable (inout Limits) -> Void = { _ in }

        init(
            _ name: String,
            _ params: String,
            after: [Step] = [],
            limits: @escaping @Sendable (inout Limits) -> Void = { _ in }
        ) {
            self.name = name
            self.params = params
            self.after = after
            self.limits = limits
        }
    }

    /// A request with nothing to do.
    enum Idle: Sendable {
        /// It answers `changed: false`.
        case unchanged(String, after: [Step] = [])
        /// The same in a scene with nothing in it.
        case unchangedWhenEmpty
        /// It names one step that cannot be taken.
        case refused(Refusal)
        /// There is always something to do.
        case never
    }

    let method: Method
    /// The steps on the stage before.
    var after: [Step] = []
    /// Parameters of a request that is carried out.
    let params: String
    /// The kinds of its changes, in any order.
    let kinds: [String]
    let idle: Idle
    let refusals: [Refusal]

    init(
        _ method: Method,
        after: [Step] = [],
        _ params: String,
        makes kinds: [String],
        idle: Idle,
        refusals: [Refusal]
    ) {
        self.method = method
        self.after = after
        self.params = params
        self.kinds = kinds
        self.idle = idle
        self.refusals = refusals
    }

    var step: Step { Step(method.rawValue, params) }
    var testDescription: String { method.rawValue }

    static let all = showing + takingBack + arranging + attaching + flows + ending + content

    /// Every refusal of the table, those included that all operations share.
    var allRefusals: [Refusal] {
        var refusals = refusals
        if case .refused(let refusal) = idle { refusals.append(refusal) }
        let names = method.definition.allParameters.map(\.name)
        if names.contains("navigator") {
            refusals.append(
                Refusal("unknown_navigator", step.setting("navigator", to: "nobody").params, after: after)
            )
        }
        refusals.append(Refusal("revision_mismatch", step.setting("ifRevision", to: 999).params, after: after))
        return refusals
    }
}
