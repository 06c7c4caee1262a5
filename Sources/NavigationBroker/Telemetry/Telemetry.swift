import NavigationProtocol

/// The host about itself: what it counts, and its contract.
struct Telemetry {
    var metrics = Metrics()
    let startedAt: MonotonicTime
    private var document: OpenRPCDocument?

    init(startedAt: MonotonicTime) { self.startedAt = startedAt }

    /// The contract, which is written once.
    mutating func document(version: String) -> OpenRPCDocument {
        if let document { return document }
        let made = OpenRPCDocument(OpenRPC.document(version: version))
        document = made
        return made
    }
}
