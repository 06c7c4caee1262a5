package import JSON
package import NavigationTree

/// `checkpoint.establish`: a name for the place where a path ends now.
package struct CheckpointEstablish: MethodDefinition {
    package static let method = Method.checkpointEstablish
    package static let function = ClientFunction("establishCheckpoint", "checkpoint")
    package static let summary = """
        Names the place where the path of a navigator ends now. The checkpoint is removed when the path \
        becomes shorter, and with the navigator. The session that established it gets a signal of a return, \
        with the value.
        """
    package static let resultSummary = "The place of the checkpoint."
    package static let traits: MethodTraits = .unguardedOperation
    package static let errors: [ErrorCode] = [ErrorCode].ofNavigator + [.limitReached, .invalidSchema]
    package static let examples: [Example] = [
        Example(
            "over one entry",
            after: [Example.shop, Example.list],
            #"{"checkpoint":"start"}"#,
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","navigator":"n1","position":1}"#
        )
    ]

    package let target: NavigatorTarget
    package let name: String
    /// The JSON Schema of the value to return with.
    package let schema: RawJSON?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.name = try parameters.name("checkpoint", "The checkpoint's name.")
        self.schema = try parameters.schemaText(
            "value",
            "The JSON Schema of the value to return with; any value is accepted when left out."
        )
        if let schema { _ = try Parameters.schema(schema, of: "checkpoint \"\(name)\"", called: "value") }
    }

    /// The answer: where the checkpoint is.
    package struct Result: WireObject {
        let change: ChangeResult
        let place: CheckpointPlace

        package init(_ change: ChangeResult, _ place: CheckpointPlace) {
            (self.change, self.place) = (change, place)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.change }
            object.include { $0.place }
        }
    }
}

/// Where a checkpoint or a flow returns to.
package struct CheckpointPlace: WireObject {
    let navigator: NavigatorID
    let position: Int

    package init(_ navigator: NavigatorID, _ position: Int) { (self.navigator, self.position) = (navigator, position) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("navigator", "The navigator that a request returns to.") { $0.navigator }
        object.member("position", "How many entries stay in its path.") { $0.position }
    }
}
