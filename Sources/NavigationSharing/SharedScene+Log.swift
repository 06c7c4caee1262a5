import JSON
import NavigationBroker
import NavigationCodec
import NavigationFleet
import NavigationProtocol
import NavigationTree

// The follower of this scene: it reads the log, and the clients of this host get lines of it.

extension SharedScene {
    /// The follower forgets what it has read. Its watches get the state when the log is read again.
    func beginAnew(now: MonotonicTime) {
        follower?.goOn(from: empty, now: now)
        follower?.follow(SceneSettings(), in: name)
        (early, unfinished, heardLines, introducedEpoch) = ([], [:], (0, 0), 0)
        (arriving, departing, closing) = (nil, nil, [:])
        drainFollower(now: now)
    }

    /// The follower does what a record says.
    func read(_ record: LogRecord, now: MonotonicTime) {
        makeFollower(now: now)
        guard record.kind == .turn else { return }
        let first = record.revisions?.lowerBound ?? link.member.log.revision + 1
        let contents = TurnContents(record.body) ?? TurnContents()
        let (changes, tokens) = (contents.changes, contents.tokens.compactMap(KeptToken.init))
        let settings = contents.settings.compactMap(SettingsChange.init)
        guard changes.count == record.revisions?.count ?? 0, tokens.count == contents.tokens.count,
            settings.count == contents.settings.count
        else { return cannotRead(first, now: now) }
        for (revision, bytes) in zip(first..., changes) {
            guard let (change, text) = decoded(bytes), change.revision == revision,
                let cause = Cause(text, sharing: &authors),
                (try? follower?.follow(change, because: cause, in: name, now: now)) != nil
            else { return cannotRead(revision, now: now) }
            endRegistrations(closedBy: change)
            noteClosing(change, now: now)
        }
        for token in tokens { follower?.keep(token) }
        follow(settings)
        if authors.count > Self.mostAuthors { authors.removeAll() }
        drainFollower(now: now)
    }

    /// The next change. The follower's tree is in use until this returns, and would be copied if it changed before.
    private func decoded(_ bytes: [UInt8]) -> (change: NavigationChange, cause: RawJSON)? {
        follower?.tree(of: name).flatMap { ChangeCodec.decode(bytes, after: $0) }
    }

    /// A host that reads what happened before does not know when that was. Then the cause of the change says it.
    private func noteClosing(_ change: NavigationChange, now: MonotonicTime) {
        let isNew = now >= catchesUp && (link.hasReadAll || link.member.isOwner)
        for step in change.steps {
            if case .navigatorCreated(let navigator) = step, let seconds = navigator.closesAfter, isNew {
                closing[navigator.id] = now + seconds
            } else if case .navigatorClosed(let navigator, _) = step, navigator.closesAfter != nil {
                closing[navigator.id] = nil
            }
        }
    }

    private func follow(_ changes: [SettingsChange]) {
        guard !changes.isEmpty, var settings = follower?.settings(of: name) else { return }
        for change in changes { settings.apply(change) }
        follower?.follow(settings, in: name)
    }

    /// As many are kept once. After that they begin anew.
    private static let mostAuthors = 1_024

    /// This host understands the log no more. It leaves the scene to others.
    private func cannotRead(_ revision: UInt64, now: MonotonicTime) {
        outputs.append(.note(.unreadable(revision: revision)))
        link.halt()
        carryOut(now: now)
    }

    /// The log has begun, so its instance is known.
    ///
    /// - Parameter tree: That of a snapshot; nil at the beginning of the log.
    func makeFollower(from tree: NavigationTree? = nil, now: MonotonicTime) {
        guard follower == nil else { return }
        var restoration = Restoration()
        restoration.scenes = [Restoration.Scene(configuration: SceneConfiguration(), tree: tree ?? empty, history: [])]
        follower = NavigationBroker(
            configuration: configuration(
                .init(firstNumber: watches.lowerBound + 1, isFollower: true, watchNumbers: watches.count - 1)
            ),
            restoring: restoration,
            now: now
        )
    }

    func configuration(_ share: NavigationBroker.Share) -> NavigationBroker.Configuration {
        let own = configuration
        return NavigationBroker.Configuration(
            limits: own.limits,
            instance: instance,
            version: own.version,
            pid: own.pid,
            uid: own.uid,
            bindings: own.bindings,
            durability: .replicated,
            isJournaling: !share.isFollower,
            wallClock: own.wallClock,
            access: own.access,
            share: share
        )
    }

    /// The same on all hosts, and another one for another log.
    private var instance: String {
        let origin = link.member.log.origin.map { "\($0)" } ?? ""
        return String(hexadecimal: Digest(of: "\(name) \(origin)").value, digits: 16)
    }

    /// The host's clients get what the follower has for them.
    func drainFollower(now: MonotonicTime) {
        while follower?.hasActions == true {
            follower?.takeTurn(into: &turn)
            for action in turn.actions {
                switch action {
                case .send(let session, let range):
                    outputs.append(.lines(session, turn.text.withUnsafeBytes { Array($0[range]) }))
                case .pauseReading(let session): outputs.append(.paused(session))
                case .resumeReading(let session): outputs.append(.resumed(session))
                case .catchUp(let session): owed.insert(session)
                case .close(let session), .abort(let session): outputs.append(.abort(session))
                case .startModule, .stopModule, .needModule, .moduleNews, .discard, .slow, .span, .log, .event:
                    break
                }
            }
            payOwed(now: now)
        }
        tellVerbosity(now: now)
        tellHostChanges(now: now)
    }

    /// Tells of the scene as it is, and from now on of its changes, for watches of the host.
    func watchHost(now: MonotonicTime) {
        isHostWatched = true
        tellHostChanges(now: now)
    }

    /// A scene of which this host has not read all of the log is that of some past time, so watches of the host are not
    /// told of it yet.
    func tellHostChanges(now: MonotonicTime) {
        guard isHostWatched, link.hasReadAll || link.member.isOwner else { return }
        for (changes, cause) in follower?.takeHostChanges(of: name, now: now) ?? [] {
            outputs.append(.hostChanged(changes, cause))
        }
    }

    /// Sends the state to watches that have missed changes.
    func payOwed(now: MonotonicTime) {
        guard link.hasReadAll || link.member.isOwner else { return }
        for session in owed.sorted() {
            while follower?.owesState(to: session) == true { follower?.sendOwedState(to: session, now: now) }
        }
        owed.removeAll()
    }

    /// As ``NavigationBroker/wallClockRead(_:)``. Changes have the time of their owner's clock.
    func wallClockRead(_ clock: WallClock) {
        configuration.wallClock = clock
        owner?.wallClockRead(clock)
    }
}
