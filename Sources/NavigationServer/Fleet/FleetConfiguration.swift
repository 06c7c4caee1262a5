package import NavigationEngine
import NavigationSharing

/// The fleet that a host joins.
package struct FleetConfiguration: Sendable {
    /// One word of letters, digits, `-` and `_`, the same on all hosts.
    package var name: String
    /// The name of this host, which no other host of the fleet has: one such word.
    package var host: String
    package var servers: [EngineAddress]
    package var files: EngineFiles
    /// The names of the scenes that all hosts share: such words, ``mostScenes`` at most.
    package var scenes: Set<String>
    /// The bytes by which a log grows before it is shortened. A larger scene waits for as many bytes as it has itself.
    package var logBytes: Int

    /// The bytes by which a log grows before it is shortened: without an option, and the least that an option may say.
    package static let (usualLogBytes, leastLogBytes) = (4 << 20, 4 << 10)

    package static let mostScenes = SharedScene.mostScenes

    /// Two of these names that cannot be in one fleet. The names of a hundred scenes clash once in 3,000 fleets.
    package static func clash(among scenes: [String]) -> (String, String)? { SharedScene.clash(among: Set(scenes)) }

    package init(
        name: String,
        host: String,
        servers: [EngineAddress],
        files: EngineFiles = EngineFiles(),
        scenes: Set<String>,
        logBytes: Int
    ) {
        (self.name, self.host, self.servers, self.files, self.scenes) = (name, host, servers, files, scenes)
        self.logBytes = logBytes
    }
}
