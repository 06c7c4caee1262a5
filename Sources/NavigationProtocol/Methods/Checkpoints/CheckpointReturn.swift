package import JSON
package import NavigationTree

/// `checkpoint.return`: back to a named place.
package struct CheckpointReturn: MethodDefinition {
    package static let method = Method.checkpointReturn
    package static let function = ClientFunction("returnToCheckpoint", "checkpoint")
    package static let summary = """
        Returns to a checkpoint: the one on the navigator, else on the nearest navigator above; of several \
        the highest. The host closes the presentations at or below its navigator, pops to its place, and \
        sends a signal to the session that established it. The request is refused when nothing would change.
        """
    package static let resultSummary = "The place that the request returned to, and how much was removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.cannotReturn, .invalidArguments]
    package static let examples: [Example] = [
        Example(
            "out of a sheet, with a value",
            after: [Example.shop, CheckpointReturn.establish, Example.list, Example.item],
            #"{"checkpoint":"start","value":{"bought":7}}"#,
            gives: """
                {"scene":"main","revision":4,"changed":true,"durability":"memory","navigator":"n1","position":0,\
                "removed":{"entries":2,"navigators":1}}
                """
        )
    ]

    /// For examples: a checkpoint on the current navigator.
    static let establish = #"{"id":0,"method":"checkpoint.establish","params":{"checkpoint":"start"}}"#

    package let target: NavigatorTarget
    package let name: String
    package let value: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.requiredString("checkpoint", "The checkpoint's name.")
        self.value = parameters.raw("value", "Any JSON that fits the schema of the checkpoint.")
    }

    package typealias Result = ReturnedResult
}

/// The answer to a request that returned to a checkpoint, or ended a flow.
package struct ReturnedResult: WireComponent, WireObject {
    package static let componentName = "ReturnedResult"

    let change: ChangeResult
    let place: CheckpointPlace
    let removed: NavigationChange.Removed

    package init(_ change: ChangeResult, _ place: CheckpointPlace, _ removed: NavigationChange.Removed) {
        (self.change, self.place, self.removed) = (change, place, removed)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.include { $0.change }
        object.include { $0.place }
        object.member("removed", "How much was removed.") { $0.removed }
    }
}
