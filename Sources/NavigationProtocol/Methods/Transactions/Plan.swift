import JSON
package import NavigationTree

/// `plan`: what a transaction would do.
package struct Plan: MethodDefinition {
    package static let method = Method.plan
    package static let function = ClientFunction("plan", "operations")
    package static let summary = """
        Tells the effect of a transaction without carrying it out: its changes or its refusal, the locks that \
        refuse it, and the guards that the host would ask.
        """
    package static let resultSummary = "The changes when they are allowed, else the refusal."
    package static let errors: [ErrorCode] = [.unknownScene, .revisionMismatch]
    package static let examples: [Example] = [
        Example(
            "a reset that a lock would stop",
            after: [#"{"id":0,"method":"lock"}"#],
            #"{"operations":[{"method":"reset"}]}"#,
            gives: """
                {"operations":[],"scene":"main","revision":1,"allowed":false,"refusal":{"code":214,\
                "message":"Operation 0: Locks forbid it: a2 at n1","data":{"name":"locked",\
                "locks":[{"id":"a2","navigator":"n1","session":"s1","kind":"lock"}],"operation":0}},"changes":[],\
                "locks":[{"id":"a2","navigator":"n1","session":"s1","kind":"lock"}],"guards":[]}
                """
        ),
        Example(
            "a push",
            after: [Example.shop, #"{"id":0,"method":"navigator.create","params":{"select":false}}"#],
            #"{"operations":[{"method":"navigator.select","params":{"navigator":"n2"}}]}"#,
            gives: """
                {"operations":[{"scene":"main","revision":2,"changed":true,"durability":"memory"}],"scene":"main","revision":1,"allowed":true,\
                "changes":[{"kind":"navigator.selected","parent":"n1","child":"n2","previous":null}],"locks":[],"guards":[]}
                """
        ),
    ]

    package let scene: SceneTarget
    package let operations: [Operation]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.operations = try parameters.operations(in: scene.scene, or: [.undo])
    }

    /// The answer: the changes, or the refusal.
    package struct Result: WireObject {
        let operations: [OpaqueObject]
        let scene: SceneRevision
        let refusal: WireError?
        let changes: [NavigationChange.Step]
        let locks: [Attachment]
        let guards: [WireGuard]

        /// - Parameter scene: as it is, without what the plan would change.
        package init(
            _ operations: [OpaqueObject],
            in scene: SceneRevision,
            _ changes: [NavigationChange.Step],
            guards: [WireGuard]
        ) {
            (self.operations, self.scene, self.refusal) = (operations, scene, nil)
            (self.changes, self.locks, self.guards) = (changes, [], guards)
        }

        /// - Parameter locks: those that the refusal is about.
        package init(refusing refusal: WireError, in scene: SceneRevision, locks: [Attachment]) {
            (self.operations, self.scene, self.refusal) = ([], scene, refusal)
            (self.changes, self.locks, self.guards) = ([], locks, [])
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("operations", "The results of the operations, in order; none for a refusal.") {
                $0.operations
            }
            object.include { $0.scene }
            object.member("allowed", "Whether the transaction would be carried out.") { $0.refusal == nil }
            object.optional("refusal", "The error that the transaction would be refused with.") {
                $0.refusal.map { OpaqueObject($0) }
            }
            object.member("changes", "The changes that would happen, in order.") { $0.changes }
            object.member("locks", "The locks that refuse it, oldest first.") { $0.locks }
            object.member("guards", "The guards that would be asked, in order.") { $0.guards }
        }
    }
}

extension OpaqueObject {
    fileprivate init(_ error: WireError) {
        var writer = JSONWriter()
        writer.error(error)
        self.init(RawJSON(writer))
    }
}
