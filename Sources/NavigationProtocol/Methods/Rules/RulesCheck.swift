package import NavigationTree

/// `rules.check`: what breaks a rule now.
package struct RulesCheck: MethodDefinition {
    package static let method = Method.rulesCheck
    package static let summary =
        "The places of a scene that break a rule now, once for each part: rules may be newer than the entries."
    package static let resultSummary = "The places, as in the refusal `path_refused`."
    package static let errors: [ErrorCode] = [.unknownScene]
    package static let examples: [Example] = [
        Example(
            "a rule that came later",
            after: [Example.shop, #"{"id":0,"method":"push","params":{"type":"shop.item"}}"#, Example.ruled],
            "{}",
            gives: """
                {"scene":"main","revision":1,"violations":[{"rule":"under","type":"shop.item","navigator":"n1","position":0,\
                "needed":["list"],"ruleOf":"shop.item","source":"shop","legal":["shop.list","shop.item"]}]}
                """
        )
    ]

    package let scene: SceneTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
    }

    /// The places.
    package struct Result: WireObject {
        let scene: SceneRevision
        let violations: [RuleViolation]

        package init(_ scene: SceneRevision, _ violations: [RuleViolation]) {
            (self.scene, self.violations) = (scene, violations)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("violations", "What breaks a rule, place by place.") { $0.violations }
        }
    }
}

extension PathRule.Part: WireChoice {}

extension RuleViolation: WireComponent, WireObject {
    package static let componentName = "RuleViolation"

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("rule", "The part of the rule that is broken.") { $0.part }
        object.member("type", "The type that breaks it.") { $0.type }
        object.optional("navigator", "The navigator whose path it is.") { $0.parentOfNew == nil ? $0.navigator : nil }
        object.optional("parent", "The navigator below which the request would have made a new one.") { $0.parentOfNew }
        object.member("position", "The place in the path, from 0; -1 for the destination below the path.") {
            $0.position
        }
        object.optional("found", "The type that it stands on.") { $0.found }
        object.member("needed", "Roles, methods or types of which one would do; the number that may be there.") {
            $0.needed
        }
        object.member("ruleOf", "The type whose rule it is.") { $0.ruleOf }
        object.member("source", "The module whose rule it is, `bindings`, or `navigator`.") { $0.source }
        object.optional("accepted", "The types and roles that the navigator's path accepts, when that is the rule.") {
            $0.accepted
        }
        object.optional("legal", "Types of a path that is legal and leads there.") { $0.legal }
    }
}
