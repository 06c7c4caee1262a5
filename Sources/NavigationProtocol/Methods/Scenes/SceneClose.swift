/// `scene.close`: a scene ends.
package struct SceneClose: MethodDefinition {
    package static let method = Method.sceneClose
    package static let function = ClientFunction("closeScene", "scene")
    package static let summary = """
        Closes a scene, and with it its watches. The scene `main` cannot be closed, and neither can a scene with a lock.
        """
    package static let resultSummary = "The name of the closed scene."
    package static let errors: [ErrorCode] = [.unknownScene, .rootFixed, .locked]
    package static let examples: [Example] = [
        Example(
            "close it again",
            after: [#"{"id":0,"method":"scene.create","params":{"scene":"rear"}}"#],
            #"{"scene":"rear"}"#,
            gives: #"{"scene":"rear"}"#
        )
    ]

    package let scene: String

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.requiredString("scene", "The name of the scene.")
        try parameters.local()
    }

    /// The answer: the closed scene.
    package struct Result: WireObject {
        let scene: String

        package init(_ scene: String) { self.scene = scene }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("scene", "The name of the closed scene.") { $0.scene }
        }
    }
}
