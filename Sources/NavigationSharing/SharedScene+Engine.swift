import JSON
package import NavigationBroker
import NavigationCodec
package import NavigationFleet
import NavigationProtocol
import NavigationTree

// Messages of the engine and of other hosts, and their effects.

extension SharedScene {
    // MARK: Events

    package func connected(now: MonotonicTime) {
        forgiveSilence(now: now)
        catchesUp = now + Self.timeToCatchUp
        link.connected(now: now.duration)
        carryOut(now: now)
        // The owner may have taken this host for gone meanwhile.
        if introducedEpoch == link.member.log.epoch { introduceClients(isAnew: false, now: now) }
    }

    package func disconnected(now: MonotonicTime) {
        link.disconnected()
        carryOut(now: now)
    }

    /// This host stood still until now. It may not have read yet what the others have said meanwhile.
    package func awoke(now: MonotonicTime) {
        forgiveSilence(now: now)
        catchesUp = now + Self.timeToCatchUp
        link.awoke(now: now.duration)
    }

    /// The others were not silent: this host could not hear them.
    private func forgiveSilence(now: MonotonicTime) {
        for other in beats.keys { beats[other] = now.duration }
    }

    /// A beat of a host came.
    package func heard(_ other: FleetHostID, now: MonotonicTime) {
        if beats.updateValue(now.duration, forKey: other) == nil {
            for former in beats.keys where former.name == other.name && former.life != other.life {
                beats[former] = nil
                owner?.hostEnded(former, isForGood: true, now: now)
            }
        }
        if owner?.hasForgotten(other, now: now) == true { askToIntroduce(other) }
        link.heard(other, now: now.duration)
        carryOut(now: now)
    }

    /// A host has said that it ends.
    package func left(_ other: FleetHostID, now: MonotonicTime) {
        beats[other] = nil
        sent[other] = nil
        link.ended(other)
        owner?.hostEnded(other, isForGood: true, now: now)
        carryOut(now: now)
    }

    /// A message came that is about this scene.
    package func received(_ message: EngineMessage, now: MonotonicTime) {
        link.received(message, now: now.duration)
        carryOut(now: now)
        writeSnapshotIfDue(now: now)
    }

    /// To be called at ``alarm``, or later.
    package func alarmed(now: MonotonicTime) {
        link.alarmed(now: now.duration)
        if !link.isWritingSnapshot { departing = nil }
        follower?.timePassed(now: now)
        drainFollower(now: now)
        if let patience, patience <= now.duration {
            self.patience = nil
            owner?.begin(now: now)
        }
        owner?.timePassed(now: now)
        settleMoves(now: now)
        for (other, last) in beats where link.isConnected && now.duration - last >= Self.absence {
            beats[other] = nil
            // This host knows its own clients, also when it does not hear itself.
            if other != host { owner?.hostEnded(other, isForGood: false, now: now) }
        }
        carryOut(now: now)
    }

    /// Gives the scene to another host that is there, if this one owns it. When the log has that, this one has lost it.
    package func handOver(now: MonotonicTime) {
        guard link.takesTurns, let heir = heir(now: now) else { return }
        link.handOver(to: heir.name, now: now.duration)
        carryOut(now: now)
    }

    /// The host that gets the scene when this one gives it up.
    func heir(now: MonotonicTime) -> FleetHostID? {
        let present = presentHosts(now: now).filter { $0 != host }
        // If the heir is not there any more, another host notices.
        let heirs = present.isEmpty ? beats.keys.filter { $0 != host }.sorted() : present
        // The scenes of a host go to different ones.
        return heirs.isEmpty ? nil : heirs[Int(digest) % heirs.count]
    }

    /// The hosts that were heard lately.
    func presentHosts(now: MonotonicTime) -> [FleetHostID] {
        beats.filter { now.duration - $0.value < Self.presence }.map(\.key).sorted()
    }

    // MARK: Actions

    /// Carries out what the link and the owner say, until nothing is left.
    func carryOut(now: MonotonicTime) {
        settleOwner(now: now)
        while !link.outputs.isEmpty {
            let outputs = link.outputs
            link.outputs.removeAll(keepingCapacity: true)
            for output in outputs { carryOut(output, now: now) }
            settleOwner(now: now)
        }
        if !owed.isEmpty {
            payOwed(now: now)
            drainFollower(now: now)
        }
        noteOwner()
        tellHostChanges(now: now)
    }

    private func noteOwner() {
        let log = link.member.log
        guard log.epoch != notedEpoch, link.hasReadAll || link.member.isOwner, let owner = log.owner else { return }
        notedEpoch = log.epoch
        outputs.append(.note(.owner(owner.name, isSelf: owner == host)))
    }

    private func carryOut(_ output: SceneLink.Output, now: MonotonicTime) {
        switch output {
        case .publish(let message): outputs.append(.publish(message))
        case .subscribe(let subject): outputs.append(.subscribe(subject))
        case .unsubscribe(let subject): outputs.append(.unsubscribe(subject))
        case .member(let action): follow(action, now: now)
        case .carryOut(let request):
            if let move = ClientWord.move(in: request.body) {
                return carryOutMove(request, to: move.heir, epoch: move.epoch, now: now)
            }
            owner?.carryOut(request, now: now)
            settleOwner(now: now)
        case .waits(let number): waits(number, now: now)
        case .answer(let number, let outcome): answered(number, outcome, now: now)
        case .lines(let lines): heard(lines, now: now)
        case .logDiffers(let place, let readsAgain):
            outputs.append(.note(.logDiffers(at: place, readsAgain: readsAgain)))
            if readsAgain { beginAnew(now: now) }
        case .refused(let words): outputs.append(.note(.engineRefuses(words)))
        case .snapshotWanted, .snapshotStored, .snapshotBegins, .snapshotItem, .snapshotEnds, .snapshotMissing:
            carryOutSnapshot(output, now: now)
        }
    }

    /// Gives the link what the owner has done.
    private func settleOwner(now: MonotonicTime) {
        guard let said = owner?.outputs, !said.isEmpty else { return }
        owner?.outputs.removeAll(keepingCapacity: true)
        // Without the scene there is nothing to say; the link is about to say so.
        guard link.takesTurns else { return }
        for output in said {
            switch output {
            case .submit(let contents): link.submit(contents, now: now.duration)
            case .finished(let id, let answer): link.finished(id, answer, now: now.duration)
            case .waits(let id): link.waits(id, now: now.duration)
            case .lines(let session, let host, let text):
                held.append((link.revision, host, session, text))
                releaseLines(now: now)
            case .log(let entry): outputs.append(.note(.broker(entry)))
            case .needsModule(let module): outputs.append(.needsModule(module))
            case .tooLarge(let bytes): outputs.append(.note(.changeTooLarge(bytes: bytes)))
            }
        }
    }

    private func follow(_ action: SceneMember.Action, now: MonotonicTime) {
        switch action {
        case .apply(let record), .confirm(let record):
            read(record, now: now)
            if link.hasReadAll { heard = now.duration }
            releaseLines(now: now)
            if record.kind == .claim {
                introduceClients(isAnew: false, now: now)
                settleMoves(now: now)
            }
        case .own: takeOver(now: now)
        case .revoke:
            owner = nil
            patience = nil
            (held, sent) = ([], [:])
            outputs.append(.note(.lost))
        case .engineLost(let sequence): outputs.append(.note(.engineLost(after: sequence)))
        case .formatTooNew(let format): outputs.append(.note(.formatTooNew(format)))
        case .append, .read: break
        }
    }

    // MARK: The owner

    private func takeOver(now: MonotonicTime) {
        makeFollower(now: now)
        guard let restored = follower?.restoration(of: name) else { return }
        let epoch = link.member.log.epoch
        // Each epoch has numbers of its own.
        let first = questions.lowerBound + (epoch & 0x3FFF) << 24 + 1
        owner = SceneOwner(
            configuration(.init(firstNumber: first, isFollower: false)),
            restored,
            tokens: follower?.keptTokens ?? [],
            hosts: Set(presentHosts(now: now) + [host]),
            now: now
        )
        owner?.use(manifests)
        owner?.closes(closing)
        patience = now.duration + Self.introductionTime
        introduceClients(isAnew: false, now: now)
        settleMoves(now: now)
    }

    /// Sends the lines that the log has caught up with.
    func releaseLines(now: MonotonicTime) {
        let revision = link.member.log.revision
        while let first = held.first, first.revision <= revision {
            held.removeFirst()
            guard first.host != host else {
                tell(first.session, first.text, now: now)
                continue
            }
            // An event may be left out, so it has no number.
            let isEvent = first.session == Self.watches
            if isEvent, first.text.count > Self.mostBytesOfPart { continue }
            for start in stride(from: 0, to: first.text.count, by: Self.mostBytesOfPart) {
                let number = isEvent ? 0 : (sent[first.host] ?? 0) + 1
                if !isEvent { sent[first.host] = number }
                let lines = OwnerLines(
                    epoch: link.member.log.epoch,
                    number: number,
                    revision: first.revision,
                    session: first.session.rawValue,
                    Array(first.text[start..<min(first.text.count, start + Self.mostBytesOfPart)])
                )
                link.send(lines, to: first.host)
            }
        }
        releaseEarly(now: now)
    }

    /// The most bytes of lines in one message to a host. The engine takes messages of 1 MiB.
    private static let mostBytesOfPart = 512 << 10

    /// Makes a host introduce its clients anew: it does so when lines are missing, and one number is left out here.
    private func askToIntroduce(_ other: FleetHostID) {
        let number = (sent[other] ?? 0) + 2
        sent[other] = number
        let lines = OwnerLines(
            epoch: link.member.log.epoch,
            number: number,
            revision: link.member.log.revision,
            session: 0,
            []
        )
        link.send(lines, to: other)
    }

    /// The owner has lines for a client of this host.
    private func heard(_ lines: OwnerLines, now: MonotonicTime) {
        let epoch = link.member.log.epoch
        if lines.number == 0 {
            // An event. It must not take the room of what may not be left out.
            guard lines.epoch >= max(epoch, heardLines.epoch), early.count < Self.mostEarly / 2 else { return }
            early.append(lines)
            return releaseEarly(now: now)
        }
        if lines.epoch != heardLines.epoch {
            guard lines.epoch > heardLines.epoch, lines.epoch >= epoch else { return }
            heardLines = (lines.epoch, 0)
            unfinished.removeAll()
        }
        guard lines.number > heardLines.number else { return }
        let isLost = lines.number > heardLines.number + 1 || early.count >= Self.mostEarly
        heardLines.number = lines.number
        guard !isLost else {
            unfinished.removeAll()
            return introduceClients(isAnew: true, now: now)
        }
        early.append(lines)
        releaseEarly(now: now)
    }

    /// The most lines that wait for this host to read the log.
    private static let mostEarly = 1_024

    private func releaseEarly(now: MonotonicTime) {
        let revision = link.member.log.revision
        while let first = early.first, first.revision <= revision {
            early.removeFirst()
            let text = (unfinished.removeValue(forKey: first.session) ?? []) + first.text
            if text.last == UInt8(ascii: "\n") {
                tell(SessionID(rawValue: first.session), text, now: now)
            } else {
                unfinished[first.session] = text
            }
        }
    }

    /// The owner has whole lines for a client of this host, or for its watches.
    private func tell(_ session: SessionID, _ text: [UInt8], now: MonotonicTime) {
        guard session != Self.watches else {
            let event = try? RawJSON(parsing: String(decoding: text, as: UTF8.self)).value()
            if let event = event?.object { follower?.pass(event, of: name, now: now) }
            return drainFollower(now: now)
        }
        // Another client has the module from now on. The next owner must not hear of it.
        if clients[session]?.registrations.isEmpty == false, case .other = LineKind(text, scanner: &scanner),
            let module = ModuleLost.module(in: text)
        {
            lost(module, of: session)
        }
        outputs.append(.unasked(session, text))
    }

    // MARK: Introductions

    /// Tells the owner who is connected to this host.
    ///
    /// - Parameters:
    ///   - isAnew: Whether lines of the owner were lost.
    ///   - session: A client whose registration the owner may have missed. It waits for this.
    func introduceClients(isAnew: Bool, for session: SessionID? = nil, now: MonotonicTime) {
        introducedEpoch = link.member.log.epoch
        let known = clients.filter { $0.value.isAnnounced || !$0.value.registrations.isEmpty }
        let introductions = known.sorted { $0.key < $1.key }.map { _, client in
            ClientWord.Introduction(
                client: client.shared,
                lines: client.registrations.lines
            )
        }
        for session in known.keys { clients[session]?.isAnnounced = true }
        let events = follower?.mostTalkativeWatch(of: name) ?? .silent
        toldVerbosity = events
        let word = ClientWord.introduction(introductions, isAnew: isAnew, events: events)
        ask(word, for: .introduction(for: session), now: now)
        for session in known.keys.sorted() { tellInputEnd(of: session, now: now) }
    }

    func ask(_ word: ClientWord, for asked: Asked, now: MonotonicTime) {
        let number = link.ask(word.bytes, deadline: now.duration + Self.answerTime, now: now.duration)
        self.asked[number] = asked
        if case .request(let session, _) = asked { clients[session]?.ahead.insert(number) }
        carryOut(now: now)
    }
}
