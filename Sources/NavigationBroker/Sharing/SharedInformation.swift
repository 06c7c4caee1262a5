package import NavigationProtocol

/// The scenes that a host shares with others, for lists and counts of its own broker.
package struct SharedInformation {
    package var scenes: [SceneList.Element] = []
    /// The watches of this host's clients in these scenes.
    package var watches = 0
    /// The watches and the renderers themselves, for a request that lists them.
    package var lists: (watches: [WireWatch], renderers: [Renderer]) = ([], [])

    package init() {}

    /// The names of the scenes. A shared scene hides one of the host's own.
    var names: Set<String> { Set(scenes.map(\.name)) }
}
