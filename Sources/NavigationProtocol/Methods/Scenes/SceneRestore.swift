/// `scene.restore`: the state of a scene under another restoration key.
package struct SceneRestore: MethodDefinition {
    package static let method = Method.sceneRestore
    package static let function = ClientFunction("restoreScene", "restorationKey")
    package static let summary = """
        Gives a scene another restoration key. The state of the former key is set aside. The state that was set aside \
        under the new key comes back; without one, the scene starts afresh with its root navigator. It is one revision, \
        and nothing happens when the scene has the key already. Guards are not asked, and a scene with a lock refuses \
        it. Requests and sequences that wait in the scene end with `cancelled`.
        """
    package static let resultSummary = "The change of the scene."
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.locked, .limitReached]
    package static let examples: [Example] = [
        Example(
            "a newer form of the app",
            #"{"restorationKey":"2.0"}"#,
            gives: """
                {"scene":"main","revision":0,"changed":true,"durability":"memory","restorationKey":"2.0","restored":false}
                """
        ),
        Example(
            "back to the state without a key",
            after: [
                Example.shop, #"{"id":0,"method":"navigate","params":{"type":"shop.list"}}"#,
                #"{"id":0,"method":"scene.restore","params":{"restorationKey":"2.0"}}"#,
            ],
            #"{"restorationKey":""}"#,
            gives: """
                {"scene":"main","revision":3,"changed":true,"durability":"memory","restorationKey":"","restored":true}
                """
        ),
    ]

    package let target: SceneTarget
    package let restorationKey: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try SceneTarget(&parameters)
        self.restorationKey = try parameters.requiredString(
            "restorationKey",
            "The new key; empty for the state that the scene has without a key."
        )
    }

    /// The answer: the change, and what it did.
    package struct Result: WireObject {
        let change: ChangeResult
        let restorationKey: String
        let isRestored: Bool
        let dropped: [String]

        package init(_ change: ChangeResult, _ key: String, isRestored: Bool = false, dropped: [String] = []) {
            (self.change, self.restorationKey) = (change, key)
            (self.isRestored, self.dropped) = (isRestored, dropped)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.change }
            object.member("restorationKey", "The key of the scene now.") { $0.restorationKey }
            object.member("restored", "Whether a state that was set aside came back.") { $0.isRestored }
            object.optional(
                "dropped",
                "The keys whose states were dropped to keep to the limits, oldest first; left out for an empty list."
            ) { $0.dropped.isEmpty ? nil : $0.dropped }
        }
    }
}
