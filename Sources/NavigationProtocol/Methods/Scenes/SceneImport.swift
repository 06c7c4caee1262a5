package import NavigationTree

/// `scene.import`: a scene shows what another one has shown.
package struct SceneImport: MethodDefinition {
    package static let method = Method.sceneImport
    package static let function = ClientFunction("importScene")
    package static let summary = """
        Gives a scene the state that `scene.export` has read, as one revision. Ids stay the same in a scene that was never used; in others all of them are \
        new. Guards are not asked, and a scene with a lock refuses it. Requests and sequences that wait in the scene end with `cancelled`. It cannot be \
        undone.
        """
    package static let resultSummary = "The change of the scene, and how much was removed."
    package static let errors: [ErrorCode] = [ErrorCode].ofScene + [.notEmpty, .locked, .limitReached]
    package static let examples: [Example] = [
        Example(
            "one entry",
            after: [Example.shop],
            #"{"state":"\#(sample)"}"#,
            gives: """
                {"scene":"main","revision":1,"changed":true,"durability":"memory","removed":{"entries":0,"navigators":0}}
                """
        ),
        Example(
            "nothing",
            after: [Example.shop, #"{"id":0,"method":"navigate","params":{"type":"shop.list"}}"#],
            #"{"replace":true}"#,
            gives: """
                {"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":0}}
                """
        ),
    ]

    /// One entry of the type `shop.list`, as docs/store.md describes it: the version, the step that adds an entry to
    /// `n1` at 0, the entry `e2` of revision 1, and the step for a type without provider.
    static let sample = "AQUBAAAACXNob3AubGlzdAQCAnt9BwA="

    package let target: SceneTarget
    /// As `scene.export` has written it; nil for a scene that shows nothing.
    package let state: String?
    package let replaces: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        let target = try SceneTarget(&parameters)
        try parameters.local()
        let state = try parameters.string(
            "state",
            "The `state` that `scene.export` gave; an empty scene when left out."
        )
        let replaces = try parameters.bool(
            "replace",
            "Removes what the scene shows. Without it, a scene that shows something refuses the request."
        )
        self.target = target
        self.state = state
        self.replaces = replaces ?? false
    }

    /// The answer: the change, and how much was removed.
    package struct Result: WireObject {
        let change: ChangeResult
        let removed: NavigationChange.Removed

        package init(_ change: ChangeResult, _ removed: NavigationChange.Removed) {
            (self.change, self.removed) = (change, removed)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.change }
            object.member("removed", "How much was removed.") { $0.removed }
        }
    }
}
