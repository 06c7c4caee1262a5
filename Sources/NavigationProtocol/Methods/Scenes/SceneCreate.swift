package import NavigationTree

/// `scene.create`: one more tree.
package struct SceneCreate: MethodDefinition {
    package static let method = Method.sceneCreate
    package static let function = ClientFunction("createScene", "scene")
    package static let summary = "Makes a scene: one more tree, with its own root, revisions and current navigator."
    package static let resultSummary = "The scene and its root navigator."
    package static let errors: [ErrorCode] = [.nameInUse, .limitReached]
    package static let examples: [Example] = [
        Example("a second screen", #"{"scene":"rear"}"#, gives: #"{"scene":"rear","revision":0,"navigator":"n1"}"#)
    ]

    package let scene: String
    package let configuration: SceneConfiguration

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.name("scene", "The name of the new scene.")
        try parameters.local()
        let configuration = try parameters.object(
            "configuration",
            "The configuration of the scene; its navigators inherit it."
        ) { (nested) throws(WireError) in try SceneConfiguration(&nested) }
        self.configuration = configuration ?? SceneConfiguration()
    }

    /// The answer: the new scene.
    package struct Result: WireObject {
        let scene: SceneRevision
        let root: NavigatorID

        package init(_ scene: SceneRevision, root: NavigatorID) { (self.scene, self.root) = (scene, root) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.scene }
            object.member("navigator", "The root navigator.") { $0.root }
        }
    }
}
