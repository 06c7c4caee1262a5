/// `trigger.set`: an operation that waited is carried out.
package struct TriggerSet: MethodDefinition {
    package static let method = Method.triggerSet
    package static let function = ClientFunction("setTrigger", "trigger")
    package static let summary = """
        Carries out the operation of a trigger and resets the trigger, in the same revision. A sequence that \
        the operation begins comes after that revision.
        """
    package static let resultSummary = "The answer of the operation."
    package static let traits: MethodTraits = [.operation, .isComposite]
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.limitReached, .unknownTrigger]
    package static var laterResults: [any WireObject.Type] {
        [
            ShownResult.self, RemovedResult.self, PathResult.self, StateSet.Result.self,
            CheckpointEstablish.Result.self,
            ReturnedResult.self, Lock.Result.self, MappingAdd.Result.self, FlowStart.Result.self, SequenceResult.self,
        ]
    }
    package static let examples: [Example] = [
        Example(
            "the bound push",
            after: [Example.shop, TriggerSet.bind],
            #"{"trigger":"open"}"#,
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","entry":"e3"}"#
        )
    ]

    /// For examples: a push that waits.
    static let bind = """
        {"id":0,"method":"trigger.bind","params":{"trigger":"open",\
        "operation":{"method":"push","params":{"type":"shop.list"}}}}
        """

    package let target: NavigatorTarget
    package let name: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.requiredString("trigger", "The trigger's name.")
    }

    package typealias Result = ChangeResult
}
