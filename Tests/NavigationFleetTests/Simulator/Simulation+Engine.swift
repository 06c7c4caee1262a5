import NavigationFleet

// The engine and the way to it, with what both may do.

extension Simulation {
    mutating func publish(_ record: LogRecord, _ index: Int) {
        guard !hosts[index].cut.contains(.toEngine) else { return }
        let fate = Double.random(in: 0..<1, using: &dice)
        let life = hosts[index].id.life
        switch fate {
        case _ where isQuiet: queue.add(.publish(record, from: index, life: life), at: now + delay(0, 3))
        case ..<0.02: break
        case ..<0.03: queue.add(.publish(record, from: index, life: life), at: now + delay(1_000, 60_000))
        case ..<0.05: queue.add(.failed(index, life: life, number: record.number), at: now + delay(0, 3))
        default: queue.add(.publish(record, from: index, life: life), at: now + delay(0, 3))
        }
    }

    mutating func published(_ sent: LogRecord, from index: Int, _ life: UInt64) {
        guard now >= silentUntil else {
            // Without a leader: lost, refused at once, or stored when there is one again.
            switch Int.random(in: 0..<3, using: &dice) {
            case 0: break
            case 1: reply(index, .failed(index, life: life, number: sent.number))
            default: queue.add(.publish(sent, from: index, life: life), at: silentUntil + delay(0, 100))
            }
            return
        }
        if !isQuiet, hasLuck(0.02) {
            // The engine counts a message that is on its way, and is not stored in the end.
            return reply(index, .refused(index, life: life, number: sent.number, last: sent.expected + 1))
        }
        switch stream.append(altered(sent), now: now) {
        case .stored(let sequence):
            deliverNews()
            reply(index, .acknowledged(index, life: life, number: sent.number, at: sequence))
        case .refused(let last): reply(index, .refused(index, life: life, number: sent.number, last: last))
        }
    }

    /// The record, as a host with the planted fault would have sent it.
    private func altered(_ record: LogRecord) -> LogRecord {
        let isRetry = stream.last > record.expected
        let isChanged =
            options.planted == .expectationRenewed && isRetry && record.kind == .turn
            || options.planted == .claimedWithoutExpectation && record.kind == .claim
        guard isChanged else { return record }
        return LogRecord(
            record.kind,
            from: record.host,
            number: record.number,
            expected: stream.last,
            epoch: record.epoch,
            revisions: record.revisions,
            after: .start,
            body: record.body
        )
    }

    private mutating func reply(_ index: Int, _ event: Event) {
        guard !hosts[index].cut.contains(.fromEngine), isQuiet || hasLuck(0.98) else { return }
        let isLate = !isQuiet && Int.random(in: 0..<100, using: &dice) == 0
        queue.add(event, at: now + stream.lag + (isLate ? delay(500, 5_000) : delay(0, 3)))
    }

    // MARK: Readers

    private mutating func deliverNews() { for index in hosts.indices { deliver(to: index) } }

    private mutating func deliver(to index: Int) {
        guard isAlive[index], !hosts[index].reader.isDead else { return }
        hosts[index].reader.next = max(hosts[index].reader.next, begin)
        while hosts[index].reader.next <= stream.last {
            let sequence = hosts[index].reader.next
            hosts[index].reader.next += 1
            let isCatchingUp = sequence < stream.last
            let at =
                max(hosts[index].reader.busyUntil, now + stream.lag + (isCatchingUp ? .zero : delay(0, 8)))
                + .microseconds(20)
            hosts[index].reader.busyUntil = at
            let isLost =
                hosts[index].cut.contains(.fromEngine) || !isQuiet && Int.random(in: 0..<200, using: &dice) == 0
            guard !isLost else { continue }
            let (life, generation) = (hosts[index].id.life, hosts[index].reader.generation)
            queue.add(.delivered(index, life: life, generation: generation, at: sequence), at: at)
        }
    }

    mutating func startReader(_ index: Int, from sequence: UInt64) {
        guard hosts[index].cut.isEmpty else { return }
        // The host may have read on meanwhile.
        guard max(sequence, hosts[index].member.log.sequence + 1) >= begin else { return lookForSnapshot(index) }
        hosts[index].reader.generation += 1
        hosts[index].reader.next = sequence
        hosts[index].reader.busyUntil = now
        hosts[index].reader.isDead = false
        deliver(to: index)
    }

    mutating func delivered(_ sequence: UInt64, to index: Int) {
        var record = stream.message(sequence)
        let log = hosts[index].member.log
        if options.planted == .voidApplied, record.expected + 1 != sequence, record.kind == .turn {
            record = LogRecord(
                .turn,
                from: log.owner ?? record.host,
                number: record.number,
                expected: sequence - 1,
                epoch: log.epoch,
                revisions: log.revision + 1...log.revision + UInt64(SimulatedHost.requests(in: record.body).count),
                after: log.chain,
                body: record.body
            )
        }
        act(index) { $0.member.received(.record(record), at: sequence, now: $1) }
    }

    // MARK: Snapshots

    /// The first message that the stream still has.
    private var begin: UInt64 { snapshots.count < 2 ? 1 : snapshots[0].log.sequence }

    /// The owner writes a snapshot, if there is one. It takes its time.
    mutating func writeSnapshot() {
        queue.add(.snapshotDue, at: now + delay(1_000, 8_000))
        guard let owner = hostsThatOwn().first, !hosts[owner].isPaused else { return }
        let host = hosts[owner]
        let confirmed = options.planted == .snapshotOfFormerTurn ? host.confirmed.dropLast() : host.confirmed
        let snapshot = SimulatedSnapshot(log: host.member.log, answered: host.requests.answered, Array(confirmed))
        queue.add(.snapshotStored(snapshot), at: now + delay(10, 3_000))
    }

    mutating func stored(_ snapshot: SimulatedSnapshot) {
        guard snapshot.log.sequence > snapshots.last?.log.sequence ?? 0 else { return }
        snapshots = snapshots.suffix(1) + [snapshot]
    }

    /// The log does not have what a host reads next.
    private mutating func lookForSnapshot(_ index: Int) {
        hosts[index].reader.isDead = true
        act(index) { host, _ in host.member.lostBeginning() }
        guard let snapshot = snapshots.randomElement(using: &dice) else { return }
        queue.add(.snapshotRead(snapshot, index, life: hosts[index].id.life), at: now + delay(5, 2_000))
    }

    mutating func goOn(from snapshot: SimulatedSnapshot, _ index: Int) {
        guard hosts[index].member.isBehind, snapshot.log.sequence > hosts[index].member.log.sequence else { return }
        restored += 1
        hosts[index].goOn(from: snapshot)
        act(index) { host, now in
            host.member.restore(snapshot.log, now: now)
            host.requests.restore(snapshot.answered, of: host.member, now: now)
        }
        compare(index)
        startReader(index, from: snapshot.log.sequence + 1)
    }

    // MARK: Beats

    /// A host that lives tells the others so, ten times a second.
    mutating func beat(_ index: Int, _ life: UInt64) {
        guard isAlive[index], hosts[index].id.life == life else { return }
        queue.add(.beat(index, life: life), at: now + .milliseconds(100))
        guard !hosts[index].isPaused, !hosts[index].cut.contains(.toEngine) else { return }
        for other in hosts.indices where other != index && !hosts[other].cut.contains(.fromEngine) && hasLuck(0.9) {
            queue.add(.beatArrived(other, from: hosts[index].id), at: now + delay(0, 5))
        }
    }
}
