/// The requests for one scene, on one host: those of its own clients, and those that it carries out as the owner.
///
/// 1. A client asks the host that it is connected to. That host sends the request to the owner, and to the next owner,
///    until there is an answer.
/// 2. The owner carries a request out once. The log has the answer with the change, so the next owner gives the same
///    answer. A request that changes nothing has its answer from the owner of its epoch alone, which keeps it.
/// 3. An answer leaves when the log has everything that it rests on, and when the client's host has read as far. So a
///    client sees its own changes, on whatever host it is.
///
/// A value: what the member of the scene says and a time in, ``actions`` out.
package struct SceneRequests: Sendable {
    package enum Action: Hashable, Sendable {
        case send(SceneRequest, to: FleetHostID)
        /// - Parameter epoch: That of the request.
        case reply(SceneReply, to: RequestID, epoch: UInt64)
        /// The owner carries this request out now. Then it calls ``finished(_:_:after:)``, or ``submitted(_:)`` with
        /// the change and the answer.
        case carryOut(SceneRequest)
        /// A request of this host's own client was carried out as far as possible, and its answer takes its time.
        case waits(UInt64)
        /// The end of a request of this host's own client, by the number that ``ask(_:deadline:now:)`` gave.
        case answer(UInt64, Outcome)
    }

    package enum Outcome: Hashable, Sendable {
        case done([UInt8])
        /// The deadline came first, or the scene has another owner and its log no answer any more. The request may have
        /// had an effect, or may still have one.
        case unknown
        /// The deadline came first, and the request was never sent: the scene had no owner.
        case notDone
        /// The owner of the scene has halted. The request has had no effect.
        case halted(by: FleetHostID?)
    }

    package let host: FleetHostID
    /// The actions of the last event, in order. The host carries them out and empties the list.
    package var actions: [Action] = []
    private var open: OpenRequests
    package private(set) var answered = AnsweredRequests()
    /// Those that this owner carries out, and those whose changes the log does not have yet.
    private var taken: [RequestID: Progress] = [:]
    /// The requests of each host, for the owner.
    private var arrivals: [FleetHostID: Arrivals] = [:]
    /// Answers without a change, until the log has what they rest on.
    private var held: [(id: RequestID, answer: [UInt8], revision: UInt64, settings: Int)] = []
    /// How often this owner has changed settings, and how often the log has that.
    private var (settings, loggedSettings) = (0, 0)
    /// Those that this host had taken when it lost the scene. The log may have their changes.
    private var lost: Set<RequestID> = []
    private var isHalted = false
    /// The last revision in the log, and the present epoch.
    private var (revision, epoch): (UInt64, UInt64) = (0, 0)

    private enum Progress {
        /// The owner has it, and has not said more.
        case begun
        /// It is carried out as far as possible.
        case waiting
        /// Its answer waits for the log.
        case finished
    }

    package init(on host: FleetHostID) {
        self.host = host
        open = OpenRequests(of: host)
    }

    /// Whether the host may take one more request of its own clients.
    package var hasRoom: Bool { open.hasRoom }

    /// The same for an answer to a question, or the end of a request.
    package var hasRoomForAnswers: Bool { open.hasRoomForAnswers }

    /// When ``alarmed(now:)`` has to be called; nil when nothing waits for a time.
    package var alarm: Duration? { open.due }

    // MARK: The host's clients

    /// Takes a request of a client. ``hasRoom`` must be true. Returns the number under which the answer comes.
    package mutating func ask(_ body: [UInt8], deadline: Duration, now: Duration) -> UInt64 {
        let (number, action) = open.add(body, deadline: deadline, now: now)
        if let action { actions.append(action) }
        return number
    }

    /// The owner has replied to a request of this host.
    ///
    /// - Parameter epoch: That of the reply; nil for an answer of the log.
    package mutating func replied(_ reply: SceneReply, to number: UInt64, epoch: UInt64?, now: Duration) {
        let action = open.replied(reply, to: number, epoch: epoch, revision: revision, now: now)
        if let action { actions.append(action) }
    }

    package mutating func alarmed(now: Duration) { actions += open.alarmed(now: now) }

    // MARK: The owner

    /// A request came, from another host or from this one.
    ///
    /// - Parameter isAdmitted: Whether the member of the scene accepts requests now.
    package mutating func received(_ request: SceneRequest, isAdmitted: Bool) {
        var next: SceneRequest? = request
        while let request = next {
            let isPassed = receive(request, isAdmitted: isAdmitted)
            next = isPassed ? arrivals[request.id.origin]?.passed(request.id.number) : nil
        }
    }

    /// Returns whether the requests behind this one may be carried out now.
    private mutating func receive(_ request: SceneRequest, isAdmitted: Bool) -> Bool {
        // A copy of an earlier time may be that of a request which has its answer; an owner of that time gave it.
        guard request.epoch == epoch else {
            reply(.again, to: request)
            return false
        }
        if let progress = taken[request.id] {
            guard isAdmitted else { return false }
            switch progress {
            case .begun: reply(.working, to: request)
            case .waiting: reply(.waiting, to: request)
            // It is answered as soon as the log takes what is written.
            case .finished: break
            }
            return false
        }
        arrivals[request.id.origin, default: Arrivals()].settle(upTo: request.settled)
        let known = arrivals[request.id.origin]?.knowledge(of: request.id.number) ?? .new
        switch (known, answered.knowledge(of: request.id)) {
        case (.settled, _), (_, .settled): return false
        case (.answered(let known), _): reply(.done(known.answer, revision: known.revision), to: request)
        case (_, .answered(let known)) where known.answer.isEmpty: reply(.unknown, to: request)
        case (_, .answered(let known)): reply(.done(known.answer, revision: known.revision), to: request)
        case (.passed, _), (_, .forgotten):
            guard isAdmitted else { return refuse(request) }
            reply(.unknown, to: request)
        case (.new, .new):
            guard isAdmitted else { return refuse(request) }
            guard arrivals[request.id.origin]?.isNext(request) == true else { return false }
            taken[request.id] = .begun
            actions.append(.carryOut(request))
        }
        return true
    }

    /// A host asks nothing more. A late copy of one of its requests has no effect.
    package mutating func ended(_ host: FleetHostID) { arrivals[host]?.end() }

    private mutating func refuse(_ request: SceneRequest) -> Bool {
        // A halted host stays the owner while it lives. No other host takes up a log that may have lost records.
        reply(isHalted && !lost.contains(request.id) ? .halted : .again, to: request)
        return false
    }

    /// This host neither follows nor owns the scene from here on.
    mutating func halt() { isHalted = true }

    private mutating func reply(_ reply: SceneReply, to request: SceneRequest) {
        actions.append(.reply(reply, to: request.id, epoch: request.epoch))
    }

    /// A request is carried out and has changed nothing.
    ///
    /// - Parameter revision: The last one of the owner's tree. The answer waits until the log has it.
    package mutating func finished(_ id: RequestID, _ answer: [UInt8], after revision: UInt64) {
        guard taken[id] != nil else { return }
        arrivals[id.origin]?.keep(Arrivals.Answer(answer: answer, revision: revision), to: id.number)
        guard revision > self.revision || settings > loggedSettings else { return reply(answer, to: id, revision) }
        taken[id] = .finished
        held.append((id, answer, revision, settings))
    }

    /// A request is carried out as far as possible, has changed nothing so far, and its answer comes later.
    package mutating func waits(_ id: RequestID) {
        guard taken[id] != nil else { return }
        taken[id] = .waiting
        actions.append(.reply(.waiting, to: id, epoch: epoch))
    }

    /// Requests are carried out, and these are their changes and answers.
    ///
    /// - Returns: The contents for the log. It also has the answers of earlier requests of the same hosts, which have
    ///   changed nothing.
    package mutating func submitted(_ contents: TurnContents) -> TurnContents {
        settings += contents.settings.count
        var earlier: [TurnContents.Answer] = []
        var room = Arrivals.mostBytesOfTurn
        for answer in contents.answers {
            // An empty one is followed by another.
            if taken[answer.id] != nil { taken[answer.id] = answer.answer.isEmpty ? .waiting : .finished }
            let origin = answer.id.origin
            let unlogged = arrivals[origin]?.takeUnlogged(before: answer.id.number, room: &room) ?? []
            earlier += unlogged.map { number, text in
                TurnContents.Answer(RequestID(origin: origin, number: number), settled: answer.settled, text)
            }
        }
        return earlier.isEmpty ? contents : contents.adding(earlier)
    }

    // MARK: The log

    /// The member of the scene has said something.
    package mutating func follow(_ action: SceneMember.Action, of member: SceneMember, now: Duration) {
        switch action {
        case .apply(let record), .confirm(let record):
            guard record.kind == .turn else { break }
            let contents = TurnContents(record.body) ?? TurnContents()
            if case .confirm = action { loggedSettings += contents.settings.count }
            if let last = record.revisions?.upperBound {
                logged(contents.answers, upTo: last, now: now)
            } else {
                logged(settingsBy: contents.answers, now: now)
            }
        case .revoke: revoked()
        case .engineLost, .formatTooNew: halt()
        case .own: lost.removeAll()
        case .append, .read: break
        }
        ownerChanged(to: member.log.owner, epoch: member.log.epoch, now: now)
    }

    /// The host goes on from a snapshot: the log up to there, and the answers that it has.
    package mutating func restore(_ answered: AnsweredRequests, of member: SceneMember, now: Duration) {
        restore(answered, upTo: member.log.revision, now: now)
        ownerChanged(to: member.log.owner, epoch: member.log.epoch, now: now)
    }

    mutating func restore(_ answered: AnsweredRequests, upTo revision: UInt64, now: Duration) {
        (self.answered, self.revision) = (answered, revision)
        for number in open.numbers {
            guard case .answered(let known) = answered.knowledge(of: RequestID(origin: host, number: number)) else {
                continue
            }
            if known.answer.isEmpty {
                actions += [open.waits(number)].compactMap(\.self)
            } else {
                replied(.done(known.answer, revision: known.revision), to: number, epoch: nil, now: now)
            }
        }
        actions += open.read(upTo: revision)
    }

    /// Takes the actions that the host has to carry out. Messages of this host to itself are not among them.
    package mutating func takeActions(of member: SceneMember, now: Duration) -> [Action] {
        var others: [Action] = []
        while !actions.isEmpty {
            let some = actions
            actions.removeAll(keepingCapacity: true)
            for action in some {
                switch action {
                case .send(let request, to: host):
                    received(request, isAdmitted: member.admission(now: now) == .accepts)
                case .reply(let reply, let id, let epoch) where id.origin == host:
                    replied(reply, to: id.number, epoch: epoch, now: now)
                case .send, .reply, .carryOut, .waits, .answer: others.append(action)
                }
            }
        }
        return others
    }

    /// The scene has another owner, or none.
    mutating func ownerChanged(to owner: FleetHostID?, epoch: UInt64, now: Duration) {
        self.epoch = epoch
        actions += open.ownerChanged(to: owner, epoch: epoch, now: now)
    }

    /// The log has a turn, of this host or of another one.
    ///
    /// - Parameter revision: The last one of the turn.
    mutating func logged(_ answers: [TurnContents.Answer], upTo revision: UInt64, now: Duration) {
        self.revision = revision
        for answer in answers {
            answered.add(answer, at: revision)
            guard !answer.answer.isEmpty else {
                // Its request goes on, and the answer comes later.
                if answer.id.origin == host { actions += [open.waits(answer.id.number)].compactMap(\.self) }
                continue
            }
            reply(answer.answer, to: answer.id, revision)
            // The reply may be lost with the owner.
            if answer.id.origin == host {
                replied(.done(answer.answer, revision: revision), to: answer.id.number, epoch: nil, now: now)
            }
        }
        while let first = held.first, first.revision <= revision, first.settings <= loggedSettings {
            held.removeFirst()
            reply(first.answer, to: first.id, first.revision)
        }
        actions += open.read(upTo: revision)
    }

    /// The log has a turn that changes settings alone.
    ///
    /// Its revision does not tell whether a host has read as far. So the log itself brings the answers to their hosts.
    private mutating func logged(settingsBy answers: [TurnContents.Answer], now: Duration) {
        for answer in answers where answer.id.origin != host && !answer.answer.isEmpty { taken[answer.id] = nil }
        logged(answers, upTo: revision, now: now)
    }

    /// This host has lost the scene. Requests that the log does not have did not happen; their hosts ask the next owner.
    mutating func revoked() {
        lost = Set(taken.keys)
        taken.removeAll()
        arrivals.removeAll()
        held.removeAll()
        (settings, loggedSettings) = (0, 0)
    }

    private mutating func reply(_ answer: [UInt8], to id: RequestID, _ revision: UInt64) {
        guard taken.removeValue(forKey: id) != nil else { return }
        actions.append(.reply(.done(answer, revision: revision), to: id, epoch: epoch))
    }
}
