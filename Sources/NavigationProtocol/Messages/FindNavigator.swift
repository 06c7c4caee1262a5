/// `navigator.find`: by name, in the scene or below a navigator.
package struct FindNavigator: Equatable, Sendable {
    package let scene: String
    package let name: String
    package let below: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.string("scene") ?? SceneTarget.defaultScene
        self.name = try parameters.requiredString("name")
        self.below = try parameters.string("below")
    }
}
