import NavigationProtocol

/// The host about itself: what it counts, and its contract.
struct Telemetry {
    var metrics = Metrics()
    let startedAt: MonotonicTime
    /// The time of day, as the shell said last.
    var wallClock: WallClock
    /// Why the store cannot be written, as the shell said last; nil while it works.
    var storeFailure: String?
    private var document: OpenRPCDocument?

    init(startedAt: MonotonicTime, wallClock: WallClock) {
        self.startedAt = startedAt
        self.wallClock = wallClock
    }

    /// The contract, which is written once.
    mutating func document(version: String) -> OpenRPCDocument {
        if let document { return document }
        let made = OpenRPCDocument(OpenRPC.document(version: version))
        document = made
        return made
    }
}
