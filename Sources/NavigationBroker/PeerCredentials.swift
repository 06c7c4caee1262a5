/// The identity of a connection's peer, as the kernel of its host reported it when the connection was made.
package struct PeerCredentials: Hashable, Sendable {
    package let pid: Int32
    package let uid: UInt32
    package let gid: UInt32
    /// Of that process; -1 when it is not known.
    package let processGroup: Int32
    /// The host of a fleet to which the client is connected. Its process runs there. Nil for a connection of this host.
    package var host: String?

    package init(pid: Int32, uid: UInt32, gid: UInt32, processGroup: Int32 = -1) {
        self.processGroup = processGroup
        self.pid = pid
        self.uid = uid
        self.gid = gid
    }
}
