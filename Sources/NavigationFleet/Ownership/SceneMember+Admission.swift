extension SceneMember {
    /// Whether the owner may take a request for the scene, and otherwise what stands in the way.
    package enum Admission: Hashable, Sendable {
        case accepts
        case notOwner(FleetHostID?)
        case handingOver(to: String)
        /// The engine is away.
        case away
        /// Too much waits for the log.
        case full
    }
}
