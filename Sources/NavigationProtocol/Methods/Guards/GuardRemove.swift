import NavigationTree

/// `guard.remove`: a guard goes.
package struct GuardRemove: MethodDefinition {
    package static let method = Method.guardRemove
    package static let function = ClientFunction("removeGuard", "guard")
    package static let summary = """
        Removes a guard of this session, or of any module that is away. A request that waits for its vote goes on without it.
        """
    package static let resultSummary = "The guard's id."
    package static let errors: [ErrorCode] = [.unknownGuard, .notOwner]
    package static let examples = [
        Example(
            "the only one",
            after: [#"{"id":0,"method":"guard.add","params":{"name":"login","on":"enter"}}"#],
            #"{"guard":"g1"}"#,
            gives: #"{"guard":"g1"}"#
        )
    ]

    package typealias Result = GuardAdd.Result

    /// As it was written, for the refusal.
    package let name: String
    /// Nil when no guard can have this id.
    package let id: GuardID?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.requiredString("guard", "The guard's id.", GuardID.schema)
        self.id = GuardID(name)
    }
}
