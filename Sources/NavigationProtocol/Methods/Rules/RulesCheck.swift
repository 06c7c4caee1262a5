package import JSON
package import NavigationTree

/// `rules.check`: what breaks a rule now.
package struct RulesCheck: MethodDefinition {
    package static let method = Method.rulesCheck
    package static let function = ClientFunction("checkRules")
    package static let summary = """
        The places of a scene that break a rule now, once for each part, and the restored entries whose arguments do not fit their types: rules and schemas \
        may be newer than the entries.
        """
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
        let unfit: [UnfitArguments]

        package init(_ scene: SceneRevision, _ violations: [RuleViolation], unfit: [UnfitArguments] = []) {
            (self.scene, self.violations, self.unfit) = (scene, violations, unfit)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("violations", "The places that break a rule.") { $0.violations }
            object.optional("unfit", "The entries in quarantine because of their arguments; left out without any.") {
                $0.unfit.isEmpty ? nil : $0.unfit
            }
        }
    }
}

/// A restored entry whose arguments do not fit its type.
package struct UnfitArguments: WireComponent, WireObject {
    package static let componentName = "UnfitArguments"

    let entry: EntryID
    let type: TypeName
    let place: NavigationTree.EntryLocation
    let violation: JSONSchemaViolation

    package init(_ entry: Entry, at place: NavigationTree.EntryLocation, _ violation: JSONSchemaViolation) {
        (self.entry, self.type) = (entry.id, entry.destination.type)
        (self.place, self.violation) = (place, violation)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("entry", "The entry.") { $0.entry }
        object.member("type", "Its type.") { $0.type }
        object.member("navigator", "The navigator that shows it.") { $0.place.navigator }
        object.member("position", "The place in the path, from 0; -1 for the destination below the path.") {
            Int($0.place.position)
        }
        object.member("path", "Where in the arguments, as a JSON Pointer.") { $0.violation.path }
        object.member("keyword", "The keyword of the schema that does not fit.") { $0.violation.keyword }
        object.member("reason", "Why, for people.") { $0.violation.reason }
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
