/// The requests of this host's own clients for a scene, until they are answered. The host sends them to the owner of
/// the scene, and to the next owner, until an answer comes.
struct OpenRequests: Sendable {
    private struct Open: Sendable {
        let number: UInt64
        let body: [UInt8]
        /// The time that it may take, and when that is over. It begins again when the owner says that it works.
        let patience: Duration
        var deadline: Duration
        /// The epoch in which it was sent last.
        var sentIn: UInt64?
        /// When it is sent again.
        var due: Duration?
        /// Whether the owner has carried it out as far as possible, so that it waits for a person or a module.
        var isWaiting = false
        /// The answer, while this host has not read its revision yet.
        var held: (answer: [UInt8], revision: UInt64)?
    }

    private let host: FleetHostID
    /// In the order of their numbers.
    private var open: [Open] = []
    /// The requests that do not wait, and their bytes.
    private var working = (requests: 0, bytes: 0)
    private var last: UInt64 = 0
    private var owner: FleetHostID?
    private var epoch: UInt64 = 0

    /// The most requests on which the owner works, and their bytes.
    private static let (mostRequests, mostBytes) = (256, 4 << 20)
    /// The time after which an attempt counts as lost, and the same for a request that waits.
    private static let (patience, waitingPatience) = (Duration.seconds(1), Duration.seconds(5))
    /// The time after which a host that took no requests is asked again.
    private static let pause = Duration.milliseconds(100)

    init(of host: FleetHostID) { self.host = host }

    /// Whether one more request may be added. Requests that wait do not count, since this one may end their wait. The
    /// owner limits them, as a single host does.
    var hasRoom: Bool { working.requests < Self.mostRequests && working.bytes < Self.mostBytes }

    /// The same for the answer to a question, or the end of a request: the requests that fill the room may wait for it.
    var hasRoomForAnswers: Bool { working.requests < Self.mostRequests * 2 && working.bytes < Self.mostBytes * 2 }

    /// The numbers of all, in their order.
    var numbers: [UInt64] { open.map(\.number) }

    /// When ``alarmed(now:)`` has something to do.
    var due: Duration? { open.lazy.map { min($0.deadline, $0.due ?? $0.deadline) }.min() }

    /// Adds a request, and sends it. Returns its number.
    mutating func add(_ body: [UInt8], deadline: Duration, now: Duration) -> (number: UInt64, SceneRequests.Action?) {
        last += 1
        working = (working.requests + 1, working.bytes + body.count)
        open.append(Open(number: last, body: body, patience: deadline - now, deadline: deadline))
        return (last, send(at: open.count - 1, now: now))
    }

    /// The scene has another owner, or none. The next owner gets all that the former one has not answered.
    mutating func ownerChanged(to owner: FleetHostID?, epoch: UInt64, now: Duration) -> [SceneRequests.Action] {
        guard owner != self.owner || epoch != self.epoch else { return [] }
        (self.owner, self.epoch) = (owner, epoch)
        // The next owner has to come as far with them.
        for index in open.indices { setWaiting(false, at: index) }
        return open.indices.compactMap { open[$0].held == nil ? send(at: $0, now: now) : nil }
    }

    /// An answer came.
    ///
    /// - Parameters:
    ///   - epoch: That of the request which is answered. A former owner may refuse what the next one carries out, so
    ///     only a reply to the last sending counts. Nil for an answer of the log, which counts in any case.
    ///   - revision: The last one that this host has read.
    mutating func replied(
        _ reply: SceneReply,
        to number: UInt64,
        epoch: UInt64?,
        revision: UInt64,
        now: Duration
    ) -> SceneRequests.Action? {
        // The log's answers leave in its order, also one that was told before.
        guard let index = open.firstIndex(where: { $0.number == number }),
            epoch == nil || open[index].held == nil && epoch == open[index].sentIn
        else { return nil }
        switch reply {
        case .again: open[index].due = now + Self.pause
        case .halted: return close(at: index, .halted(by: owner))
        case .working: open[index].deadline = now + open[index].patience
        case .waiting:
            open[index].deadline = now + open[index].patience
            setWaiting(true, at: index)
            return .waits(number)
        case .done(let answer, let needed) where needed > revision:
            open[index].held = (answer, needed)
            open[index].due = nil
        case .done(let answer, _): return close(at: index, .done(answer))
        case .unknown: return close(at: index, .unknown)
        }
        return nil
    }

    /// The log has a change of a request, whose answer comes later.
    mutating func waits(_ number: UInt64) -> SceneRequests.Action? {
        guard let index = open.firstIndex(where: { $0.number == number }) else { return nil }
        setWaiting(true, at: index)
        return .waits(number)
    }

    private mutating func setWaiting(_ isWaiting: Bool, at index: Int) {
        guard open[index].isWaiting != isWaiting else { return }
        let sign = isWaiting ? -1 : 1
        working = (working.requests + sign, working.bytes + sign * open[index].body.count)
        open[index].isWaiting = isWaiting
    }

    /// This host has read the log up to a revision. Answers that waited for it may leave.
    mutating func read(upTo revision: UInt64) -> [SceneRequests.Action] {
        var actions: [SceneRequests.Action] = []
        while let index = open.firstIndex(where: { $0.held.map { $0.revision <= revision } ?? false }),
            let held = open[index].held
        {
            actions.append(close(at: index, .done(held.answer)))
        }
        return actions
    }

    mutating func alarmed(now: Duration) -> [SceneRequests.Action] {
        var actions: [SceneRequests.Action] = []
        while let index = open.firstIndex(where: { $0.deadline <= now }) {
            // An answer that this host could not follow in time is not given: the client would not see its effect here.
            actions.append(close(at: index, open[index].sentIn == nil ? .notDone : .unknown))
        }
        for index in open.indices where open[index].due.map({ $0 <= now }) ?? false {
            if let action = send(at: index, now: now) { actions.append(action) }
        }
        return actions
    }

    private mutating func send(at index: Int, now: Duration) -> SceneRequests.Action? {
        guard let owner else {
            open[index].due = nil
            return nil
        }
        open[index].sentIn = epoch
        open[index].due = now + (open[index].isWaiting ? Self.waitingPatience : Self.patience)
        let id = RequestID(origin: host, number: open[index].number)
        let after = open[..<index].last { $0.held == nil }?.number ?? 0
        let (settled, body) = (open[0].number, open[index].body)
        return .send(SceneRequest(id, epoch: epoch, settled: settled, after: after, body: body), to: owner)
    }

    private mutating func close(at index: Int, _ outcome: SceneRequests.Outcome) -> SceneRequests.Action {
        setWaiting(true, at: index)
        let closed = open.remove(at: index)
        return .answer(closed.number, outcome)
    }
}
