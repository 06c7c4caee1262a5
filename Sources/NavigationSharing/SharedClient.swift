package import NavigationBroker
package import NavigationTree

/// A client of some host of the fleet, as all hosts know it.
package struct SharedClient: Hashable, Sendable {
    /// The number of its session, which no other client of the fleet has.
    package let session: SessionID
    package let peer: PeerCredentials

    package init(_ session: SessionID, _ peer: PeerCredentials) {
        (self.session, self.peer) = (session, peer)
    }
}
