import NavigationProtocol

/// The host about itself: what it counts, and its contract.
struct Telemetry {
    var metrics = Metrics()
    private var document: OpenRPCDocument?

    /// The contract, which is written once.
    mutating func document(version: String) -> OpenRPCDocument {
        if let document { return document }
        guard let text = OpenRPC.document(version: version) else {
            preconditionFailure("the OpenRPC document is not JSON")
        }
        let made = OpenRPCDocument(text)
        document = made
        return made
    }
}
