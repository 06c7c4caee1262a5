import NavigationProtocol
import NavigationTree

// The grants have changed while the host runs: what rests on rights that are withdrawn ends.

extension Machines {
    /// The host knows more about whose processes are connected.
    mutating func processesChanged() {
        guard !access.isOpen else { return }
        let activation = activation
        for (session, identity) in access.processesChanged({ activation.module(startedAs: $0) }) {
            sessions.identify(session, as: identity)
        }
    }

    /// Another broker says by which identity it knows a session.
    mutating func identityTold(_ identity: String?, of session: SessionID, now: MonotonicTime) {
        guard !access.isOpen else { return }
        let former = access.rights(of: session)
        guard access.tell(identity, of: session) else { return }
        sessions.identify(session, as: access.rights(of: session).identity)
        withdraw(rightsOf: session, former: former, now: now)
        goOn(now: now)
    }

    /// These grants hold from now on.
    mutating func accessChanged(_ policy: AccessPolicy, now: MonotonicTime) {
        configuration.access = policy
        let former = sessions.all.map { ($0.id, access.rights(of: $0.id)) }
        for (session, identity) in access.use(policy) { sessions.identify(session, as: identity) }
        for (session, rights) in former { withdraw(rightsOf: session, former: rights, now: now) }
    }

    private mutating func withdraw(rightsOf session: SessionID, former: Rights, now: MonotonicTime) {
        let rights = access.rights(of: session)
        var told = AccessChanged(identity: rights.identity)
        endWatches(of: session, rights, &told, now: now)
        endGuards(of: session, rights, &told, now: now)
        // A follower's tree changes by the log alone: the owner withdraws these.
        if configuration.share?.isFollower != true { endAttachments(of: session, rights, &told, now: now) }
        // The client's own host tells it that its rights are others.
        guard told.endedSomething || configuration.share == nil && !rights.isSame(as: former) else { return }
        send(outbox.write { $0.line(told) }, to: session, now: now)
    }

    private mutating func endWatches(
        of session: SessionID,
        _ rights: Rights,
        _ told: inout AccessChanged,
        now: MonotonicTime
    ) {
        for watch in watches.all where watch.session == session {
            let top = watch.filter.navigator.map { "\($0)" }
            do throws(WireError) {
                if watch.isOfHost {
                    guard rights.grant(.administer) == nil else { continue }
                    throw rights.refusal(.administer)
                }
                try requireReading(in: watch.scene, top, rights)
                try requireReading(in: watch.scene, top, rights, .watch)
                let isLimited = !rights.readsWhole(watch.scene)
                if isLimited, watch.verbosity != .silent { throw rights.refusal(.read, scene: watch.scene) }
                watches.limit(watch, isLimited)
            } catch {
                told.watches.append(watch.number)
                watch.end(.notAllowed, on: &self, now: now)
            }
        }
        guard rights.grant(.monitor) == nil else { return }
        for monitor in watches.monitors.all where monitor.session == session {
            told.monitors.append(monitor.number)
            _ = watches.unmonitor(monitor.number, of: session)
        }
    }

    private mutating func endGuards(
        of session: SessionID,
        _ rights: Rights,
        _ told: inout AccessChanged,
        now: MonotonicTime
    ) {
        for held in admission.guards.guards where held.session == session {
            do throws(WireError) { try rights.require(held.request, on: self) } catch {
                told.guards.append(held.id)
                let waiting = admission.remove(held.id)
                guardsEnded([held])
                Question.withdrawVotes(on: waiting, .withdrawn, on: &self, now: now)
            }
        }
    }

    /// Locks, mappings and triggers of the session.
    private mutating func endAttachments(
        of session: SessionID,
        _ rights: Rights,
        _ told: inout AccessChanged,
        now: MonotonicTime
    ) {
        let time = telemetry.wallClock.milliseconds(at: now)
        for scene in scenes.all {
            for attachment in scene.tree.attachments(of: session) {
                guard let verb = attachment.verb,
                    rights.grant(verb, in: scene.name, at: scene.namesAround(attachment.navigator), type: nil) == nil,
                    let change = try? scene.tree.detach(attachment.id)
                else { continue }
                told.attachments.append(attachment.id)
                let cause = Cause(.accessChanged, session: nil, time: time)
                publish(change, in: scene, cause: cause, now: now)
            }
        }
    }
}

extension Attachment {
    /// The right that it takes to attach it; nil when it stays.
    fileprivate var verb: AccessVerb? {
        switch content {
        case .lock: .lock
        case .mapping: .map
        case .trigger: .attach
        case .checkpoint, .flow, .signal: nil
        }
    }
}
