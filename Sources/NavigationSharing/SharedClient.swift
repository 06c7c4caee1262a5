package import NavigationBroker
import NavigationFleet
package import NavigationTree

/// A client of some host of the fleet, as all hosts know it.
package struct SharedClient: Hashable, Sendable {
    /// The number of its session, which no other client of the fleet has.
    package let session: SessionID
    package let peer: PeerCredentials
    /// The identity by which its own host knows it. The other hosts cannot see its process, and take that host's word.
    package let identity: String?

    package init(_ session: SessionID, _ peer: PeerCredentials, identity: String? = nil) {
        (self.session, self.peer, self.identity) = (session, peer, identity)
    }

    /// The same, for brokers that have to tell the clients of several hosts apart.
    func at(_ host: FleetHostID) -> Self {
        var peer = peer
        peer.host = host.name
        return SharedClient(session, peer, identity: identity)
    }
}
