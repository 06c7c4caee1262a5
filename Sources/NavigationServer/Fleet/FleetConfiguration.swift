package import NavigationEngine
import NavigationSharing

/// The fleet that a host joins.
package struct FleetConfiguration: Sendable {
    /// One word of letters, digits, `-` and `_`, the same on all hosts.
    package var name: String
    /// The name of this host, which no other host of the fleet has: one such word.
    package var host: String
    package var servers: [EngineAddress]
    /// The names of the scenes that all hosts share: such words, ``mostScenes`` at most.
    package var scenes: Set<String>

    package static let mostScenes = SharedScene.mostScenes

    package init(name: String, host: String, servers: [EngineAddress], scenes: Set<String>) {
        (self.name, self.host, self.servers, self.scenes) = (name, host, servers, scenes)
    }
}
