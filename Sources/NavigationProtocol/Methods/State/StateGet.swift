package import NavigationTree

/// `state.get`: a part of the tree as one value.
package struct StateGet: MethodDefinition {
    package static let method = Method.stateGet
    package static let function = ClientFunction("state")
    package static let summary = """
        The whole nested state of a navigator, the root when none is named, as a value that `state.set` \
        takes. It may have `snapshot` bytes (a limit); read a larger one in parts with `tree.get` or `path.get`.
        """
    package static let resultSummary = "The state."
    package static let traits: MethodTraits = .isReadInParts
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "a path with a sheet over it",
            after: [Example.shop, Example.list, Example.item],
            "{}",
            gives: """
                {"scene":"main","revision":2,"navigator":"n1","state":[{"path":[{"type":"shop.list"}]},\
                {"path":[],"parent":0,"anchor":0,"method":"sheet","root":{"type":"shop.item"}}]}
                """
        )
    ]

    package let target: NavigatorTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        let scene = try SceneTarget(reading: &parameters)
        let navigator = try parameters.string("navigator", "Id or name of the navigator; the root when left out.")
        self.target = NavigatorTarget(scene: scene, navigator: navigator)
    }

    /// The answer: the state of a navigator.
    package struct Result: WireObject {
        let scene: SceneRevision
        let navigator: NavigatorID
        let state: State

        package init(_ scene: SceneRevision, _ navigator: NavigatorID, _ state: State) {
            (self.scene, self.navigator, self.state) = (scene, navigator, state)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("navigator", "The navigator's id.") { $0.navigator }
            object.member("state", "The navigators, parents before children.") { $0.state }
        }
    }
}
