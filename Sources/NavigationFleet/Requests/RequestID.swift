/// A request of one client for a scene, as all hosts know it.
package struct RequestID: Hashable, Sendable, CustomStringConvertible {
    /// The host that the client is connected to.
    package let origin: FleetHostID
    /// Counts the requests of this host for the scene.
    package let number: UInt64

    package init(origin: FleetHostID, number: UInt64) {
        self.origin = origin
        self.number = number
    }

    /// Reads a ``description``.
    package init?(_ description: some StringProtocol) {
        let parts = description.parts(by: "#")
        guard parts.count == 2, let origin = FleetHostID(String(parts[0])), let number = UInt64(parts[1]) else {
            return nil
        }
        self.init(origin: origin, number: number)
    }

    package var description: String { "\(origin)#\(number)" }
}

/// A request on its way to the owner of the scene. All attempts are equal but for ``epoch``, ``settled`` and ``after``.
package struct SceneRequest: Hashable, Sendable {
    package let id: RequestID
    /// The time of ownership in which it is sent. Only the owner of that time carries it out.
    package let epoch: UInt64
    /// The origin waits for no request with a lower number. So their answers may be forgotten.
    package let settled: UInt64
    /// The open request of the origin before this one, which the owner carries out first; 0 without one.
    package let after: UInt64
    /// The bytes that the client has sent.
    package let body: [UInt8]

    package init(_ id: RequestID, epoch: UInt64, settled: UInt64, after: UInt64 = 0, body: [UInt8]) {
        self.id = id
        self.epoch = epoch
        self.settled = settled
        self.after = after
        self.body = body
    }
}

/// The words of the owner to the origin of a request. They count as long as the request was sent to no later owner.
package enum SceneReply: Hashable, Sendable {
    /// The answer for the client. It holds from this revision on: the client must not see an older one afterwards.
    case done([UInt8], revision: UInt64)
    /// This host does not own the scene, or takes no requests now. The request has had no effect by it.
    case again
    /// This host owns the scene, and has halted. The request has had no effect, and will have none by this host.
    case halted
    /// This host carries the request out, and has not come to it or is not done.
    case working
    /// This host has carried the request out as far as it can now, and the answer takes its time.
    case waiting
    /// It is not known any more whether the request has had an effect.
    case unknown
}
