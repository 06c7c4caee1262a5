/// A part of a rule that a place in the tree breaks.
package struct RuleViolation: Hashable, Sendable {
    package let navigator: NavigatorID
    /// The parent of the navigator, when the refused operation would have created the navigator; otherwise nil.
    package let parentOfNew: NavigatorID?
    /// The position in the navigator's path; -1 for the destination that it was made for.
    package let position: Int
    package let type: String
    package let part: PathRule.Part
    /// The type whose rule is broken: the place's own, or the one directly below it.
    package let ruleOf: String
    /// The type directly below it.
    package let found: String?
    /// The roles, methods or types of which it needs one, or the highest number allowed.
    package let needed: [String]
    /// The module that registered the rule, `bindings`, or ``navigatorAsSource``.
    package let source: String
    /// The destinations that the navigator accepts, when it does not accept this one.
    package var accepted: Acceptance?
    /// The types of a legal path that leads there. Searched for the first violation of an operation only.
    package var legal: [String]?

    /// The source of a rule that the navigator itself has.
    package static let navigatorAsSource = "navigator"
}

extension [RuleViolation] {
    /// The number of places that break rules.
    package var placeCount: Int {
        Set(map { RuleViolation.Place(navigator: $0.navigator, position: $0.position) }).count
    }
}

extension RuleViolation {
    fileprivate struct Place: Hashable {
        let navigator: NavigatorID
        let position: Int
    }
}
