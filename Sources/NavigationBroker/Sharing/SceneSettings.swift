package import NavigationProtocol
package import NavigationTree

/// The part of a scene that is not its tree, as its store or its log keeps it.
package struct SceneSettings: Sendable {
    package var configuration: SceneConfiguration
    /// The states under former restoration keys.
    package var setAside: [SetAsideState]

    package init(configuration: SceneConfiguration = SceneConfiguration(), setAside: [SetAsideState] = []) {
        (self.configuration, self.setAside) = (configuration, setAside)
    }
}
