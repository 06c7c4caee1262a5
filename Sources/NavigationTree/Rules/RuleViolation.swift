/// A place in the tree that breaks a rule.
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
    /// The roles or methods of which it needs one, or the highest number allowed.
    package let needed: [String]
    /// The module that registered the rule, or `bindings`.
    package let source: String
    /// The types of a legal path that leads there. Searched for the first violation of an operation only.
    package var legal: [String]?
}
