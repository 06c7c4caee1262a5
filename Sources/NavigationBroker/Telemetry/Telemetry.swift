import NavigationProtocol

/// The host about itself: what it counts, and its contract.
struct Telemetry {
    var metrics = Metrics()
    private var document: OpenRPCDocument?

    /// The contract, which is written once.
    mutating func document(version: String) -> OpenRPCDocument {
        if let document { return document }
        let made = OpenRPCDocument(OpenRPC.document(version: version))
        document = made
        return made
    }
}
