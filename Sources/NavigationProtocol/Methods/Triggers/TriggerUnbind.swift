/// `trigger.unbind`: a trigger ends.
package struct TriggerUnbind: MethodDefinition {
    package static let method = Method.triggerUnbind
    package static let function = ClientFunction("unbindTrigger", "trigger")
    package static let summary = "Removes a trigger."
    package static let resultSummary = "The revision of the scene afterwards."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.unknownTrigger]
    package static let examples: [Example] = [
        Example(
            "the only one",
            after: [Example.shop, TriggerSet.bind],
            #"{"trigger":"open"}"#,
            gives: #"{"scene":"main","revision":2,"changed":true,"durability":"memory"}"#
        )
    ]

    package let target: NavigatorTarget
    package let name: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.requiredString("trigger", "The trigger's name.")
    }

    package typealias Result = ChangeResult
}
