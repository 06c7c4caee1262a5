import JSON
import NavigationBroker
import NavigationFleet
import NavigationProtocol
import NavigationTree

// Moves of this scene to another host, which people plan: before a machine is switched off, say.

extension SharedScene {
    /// A client that is answered when the scene has its next owner.
    struct Move {
        let session: SessionID
        let id: RawJSON
        /// The epoch in which it asked.
        let epoch: UInt64
        let deadline: Duration
    }

    /// Asks the owner to give the scene to another host.
    func move(_ line: ClientLine, _ text: RawSpan, from client: SharedClient, now: MonotonicTime) {
        let request: SceneMove
        do throws(WireError) { request = try read(text) } catch { return refuse(line, error, client.session) }
        meet(client, now: now)
        // The follower knows the rights, and is there as soon as the log has begun.
        guard follower != nil || configuration.access == nil else {
            return refuse(line, .engineAway(name), client.session)
        }
        if let refusal = follower?.refusal(of: .sceneMove, in: name, to: client.session) {
            return refuse(line, refusal, client.session)
        }
        let others = hostsThatAnswer(now: now).filter { $0 != host.name }
        guard touch.age(now: now.duration, heard: heard) == nil else {
            return refuse(line, .engineAway(name), client.session)
        }
        if let heir = request.host, heir == link.member.log.owner?.name {
            return tellOwner(line.id, client.session)
        }
        if request.host.map({ $0 != host.name && !others.contains($0) }) ?? others.isEmpty {
            return refuse(line, .unknownHost(request.host, among: others + [host.name]), client.session)
        }
        guard canAsk else { return refuse(line, away, client.session) }
        let move = line.id.map {
            Move(
                session: client.session,
                id: $0,
                epoch: link.member.log.epoch,
                deadline: now.duration + Self.answerTime
            )
        }
        ask(.move(request.host, epoch: link.member.log.epoch), for: .move(move), now: now)
    }

    /// The names of the hosts that would take a scene.
    private func hostsThatAnswer(now: MonotonicTime) -> [String] {
        beats.filter { now.duration - $0.value < Self.silence }.map(\.key.name).sorted()
    }

    private func read(_ text: RawSpan) throws(WireError) -> SceneMove {
        guard (try? scanner.scan(text)) != nil else { throw Parameters.invalid("scene", "the name of a scene") }
        let members = scanner.inner.members
        return try text.withUnsafeBytes { (bytes) throws(WireError) in
            var parameters = Parameters(bytes, members: members, of: .sceneMove)
            _ = try parameters.options(of: .sceneMove)
            let request = try SceneMove(&parameters)
            try parameters.finish()
            return request
        }
    }

    // MARK: The owner

    /// Gives the scene to the host that a request names, or to any other host.
    ///
    /// - Parameter epoch: In which the client has asked. The scene may have another owner since: the reply of the
    ///   former one was lost.
    func carryOutMove(_ request: SceneRequest, to name: String?, epoch: UInt64, now: MonotonicTime) {
        let heir = name ?? heir(now: now)?.name
        let isDone = heir == host.name || name == nil && epoch < link.member.log.epoch
        let isKnown = heir.map(hostsThatAnswer(now: now).contains) ?? false
        link.finished(request.id, isKnown || isDone ? Self.accepted : Self.refused, now: now.duration)
        if isKnown, !isDone, link.takesTurns, let heir { link.handOver(to: heir, now: now.duration) }
    }

    private static let (accepted, refused) = (Array("moving\n".utf8), Array("unknown\n".utf8))

    // MARK: Answers

    /// The owner has heard of a move.
    func answered(_ move: Move, _ outcome: SceneRequests.Outcome, now: MonotonicTime) {
        let (session, id) = (move.session, move.id)
        switch outcome {
        case .done(Self.accepted):
            moves.append(move)
            settleMoves(now: now)
        case .done: tell(session, .unknownHost(nil, among: hostsThatAnswer(now: now)), id)
        case .unknown: tell(session, .outcomeUnknown(name), id)
        case .notDone: tell(session, .engineAway(name), id)
        case .halted(let owner): tell(session, .ownerHalted(name, owner?.name), id)
        }
    }

    /// Answers the clients whose move has come to its end.
    func settleMoves(now: MonotonicTime) {
        guard !moves.isEmpty else { return }
        let log = link.member.log
        let settled = moves.filter { log.owner != nil && log.epoch > $0.epoch }
        let late = moves.filter { $0.deadline <= now.duration }
        moves.removeAll { move in (settled + late).contains { $0.session == move.session && $0.id == move.id } }
        for move in settled { tellOwner(move.id, move.session) }
        for move in late where !settled.contains(where: { $0.session == move.session && $0.id == move.id }) {
            tell(move.session, .outcomeUnknown(name), move.id)
        }
    }

    private func tellOwner(_ id: RawJSON?, _ session: SessionID) {
        guard let id, let owner = link.member.log.owner else { return }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", id)
            writer.member("result", SceneMove.Result(name, owner: owner.name))
        }
        writer.raw("\n")
        outputs.append(.lines(session, writer.bytes))
    }

    private func tell(_ session: SessionID, _ error: WireError, _ id: RawJSON) {
        outputs.append(.lines(session, error.line(answering: id)))
    }
}
