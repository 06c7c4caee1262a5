/// How a host reaches the engine.
package struct EngineOptions: Hashable, Sendable {
    /// One of them is enough to find the others. When one of them is encrypted, all connections are.
    package var servers: [EngineAddress]
    /// A name that the engine's own tools show.
    package var name: String
    package var files: EngineFiles

    package init(servers: [EngineAddress], name: String, files: EngineFiles = EngineFiles()) {
        self.servers = servers
        self.name = name
        self.files = files
    }

    var isEncrypted: Bool { servers.contains(where: \.isEncrypted) }
}
