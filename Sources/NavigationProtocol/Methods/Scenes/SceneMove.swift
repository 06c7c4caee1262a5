/// `scene.move`: another host of the fleet owns the scene.
package struct SceneMove: MethodDefinition {
    package static let method = Method.sceneMove
    package static let function = ClientFunction("moveScene", "scene")
    package static let summary = """
        Gives a scene that a fleet shares to another host. Requests wait meanwhile, and none is lost. The answer comes when the scene has its next owner. \
        Nothing happens when the host owns it already.
        """
    package static let resultSummary =
        "The next owner. It is another one than was asked for if that one did not take the scene."
    package static let errors: [ErrorCode] = [.unknownScene, .localScene, .unknownHost]
    package static let examples: [Example] = [
        Example(
            "a scene of a fleet",
            #"{"scene":"wall","to":"two"}"#,
            gives: #"{"scene":"wall","owner":"two"}"#,
            inFleet: true
        )
    ]

    package let scene: String
    package let host: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.requiredString("scene", "The name of the scene.")
        self.host = try parameters.string("to", "The next owner; any other host when left out.")
    }

    /// The answer: the next owner.
    package struct Result: WireObject {
        let scene: String
        let owner: String

        package init(_ scene: String, owner: String) { (self.scene, self.owner) = (scene, owner) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("scene", "The name of the scene.") { $0.scene }
            object.member("owner", "The host that owns it now.") { $0.owner }
        }
    }
}
