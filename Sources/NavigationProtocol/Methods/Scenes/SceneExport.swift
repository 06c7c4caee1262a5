/// `scene.export`: what a scene shows, for another scene.
package struct SceneExport: MethodDefinition {
    package static let method = Method.sceneExport
    package static let function = ClientFunction("exportScene")
    package static let summary = """
        The state of a scene as one text. `scene.import` gives it to a scene, on this host or on another one. It has the \
        navigators, the entries with their content, the checkpoints, the flows and the waiting signals. It does not have what ends with a session, the \
        history, the settings, or the states under other restoration keys.
        """
    package static let resultSummary = "The state, and the revision that it is of."
    package static let errors: [ErrorCode] = [.unknownScene, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "one entry",
            after: [Example.shop, #"{"id":0,"method":"navigate","params":{"type":"shop.list"}}"#],
            "{}",
            gives: #"{"scene":"main","revision":1,"empty":false,"state":"\#(SceneImport.sample)"}"#
        )
    ]

    package let scene: SceneTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(reading: &parameters)
        try parameters.local()
    }

    /// The answer: the state.
    package struct Result: WireObject {
        let revision: SceneRevision
        let isEmpty: Bool
        let state: String

        package init(_ revision: SceneRevision, isEmpty: Bool, _ state: String) {
            (self.revision, self.isEmpty, self.state) = (revision, isEmpty, state)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.revision }
            object.member("empty", "Whether the scene has nothing that a state would have.") { $0.isEmpty }
            object.member(
                "state",
                "The state, also of an empty scene. Only hosts read it: its form belongs to their version."
            ) { $0.state }
        }
    }
}
