import JSON
import NavigationProtocol
import NavigationTree

// Monitors: one session looks at the traffic of others, answers included.
//
// 1. Only the monitoring session notices. The shown lines count against that session; above its soft limit the host
//    leaves lines out and counts them.
// 2. Monitoring causes no feedback. A session sees nothing of its own traffic, and no session sees `traffic` lines. So
//    two sessions that monitor each other see each other's requests and no more.
// 3. Without a monitor, the cost is one comparison a line.

extension TrafficLine {
    /// A message came in.
    static func show(
        _ text: UnsafeRawBufferPointer,
        _ envelope: Envelope,
        from session: SessionID,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        var (kind, id) = (TrafficKind.notification, JSONSlice?.none)
        switch envelope.kind {
        case .request(let slice): (kind, id) = (.request, slice)
        case .notification: break
        case .response(let slice, _): (kind, id) = (.answer, slice)
        }
        let idText = id.map { Array(text[$0.range]) }
        let method =
            kind == .answer
            ? question(withID: idText, from: session, machines)
            : JSONText.decodeString(envelope.content, in: text.bytes)
        let line = TrafficLine(direction: .in, kind: kind, method: method, id: idText)
        line.show(text, of: session, as: .certain, on: &machines, now: now)
    }

    /// The method of the question that a session answers; nil when the host did not ask that question.
    private static func question(
        withID id: [UInt8]?,
        from session: SessionID,
        _ machines: borrowing Machines
    ) -> String? {
        let number = id.flatMap { id in id.withUnsafeBytes { QuestionID.number(of: $0) } }
        guard let number, let question = machines.questions[QuestionNumber(rawValue: number)],
            question.provider == session
        else { return nil }
        return "\(question.subject.method)"
    }

    /// Shows an incoming line, or an element of a batch, that the host cannot read as a message.
    static func showInvalid(
        _ text: UnsafeRawBufferPointer,
        from session: SessionID,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        let line = TrafficLine(direction: .in, kind: .invalid, method: nil, id: nil)
        line.show(text, of: session, as: .certain, on: &machines, now: now)
    }

    /// A line goes out. Answers of a batch are shown one by one, by ``show(_:as:on:now:)``.
    static func show(
        _ range: Range<Int>,
        to session: SessionID,
        as kind: OutputPiece.Kind,
        answering method: Method?,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        // Showing a line appends to the output text, so the line itself has to be held.
        let text = machines.outbox.text.bytes(in: range).dropLast()
        text.withUnsafeBytes { text in
            guard let line = TrafficLine(outgoing: text, answering: method) else { return }
            line.show(text, of: session, as: kind, on: &machines, now: now)
        }
    }

    // MARK: Other brokers

    /// A message came in that other brokers carry out.
    static func showPassing(
        _ text: UnsafeRawBufferPointer,
        _ envelope: Envelope,
        from session: SessionID,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        show(text, envelope, from: session, on: &machines, now: now)
        guard case .request(let id) = envelope.kind, let method = Method(envelope.content, in: text.bytes) else {
            return
        }
        machines.watches.passed(Array(text[id.range]), method, of: session)
    }

    /// A line of another broker goes out.
    static func showPassing(
        _ text: UnsafeRawBufferPointer,
        to session: SessionID,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard var line = TrafficLine(outgoing: text, answering: nil) else { return }
        if line.kind == .answer, let id = line.id {
            line.method = machines.watches.returned(id, of: session)?.rawValue
        }
        line.show(text, of: session, as: .certain, on: &machines, now: now)
    }

    // MARK: Showing

    /// The answers of a batch go out.
    static func show(_ batch: Batch, as kind: OutputPiece.Kind, on machines: inout Machines, now: MonotonicTime) {
        for answer in batch.answers {
            let method = answer.place.method?.rawValue
            let line = TrafficLine(direction: .out, kind: .answer, method: method, id: answer.place.id?.bytes)
            answer.text.withUnsafeBytes { line.show($0, of: batch.session, as: kind, on: &machines, now: now) }
        }
    }

    /// Shows the line to all who want to see it.
    ///
    /// - Parameter kind: the line's own. When the line is taken back, its copy for the monitors is taken back too.
    private func show(
        _ text: UnsafeRawBufferPointer,
        of id: SessionID,
        as kind: OutputPiece.Kind,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        guard let session = machines.sessions[id] else { return }
        let isCertain = if case .certain = kind { true } else { false }
        for (index, monitor) in machines.watches.monitors.all.enumerated() where monitor.wants(self, of: session) {
            guard machines.sessions[monitor.session]?.isClosing == false else { continue }
            guard !machines.outbox.isBehind(monitor.session) else {
                machines.watches.shown(false, at: index)
                continue
            }
            let traffic = described(text, of: id, for: monitor, machines, now: now)
            let line = machines.outbox.write { $0.line(traffic) }
            machines.watches.shown(true, at: index)
            let isOpen = machines.turn.isOpen && !isCertain
            machines.outbox.sendAnyway(line, to: monitor.session, as: isOpen ? .event : .certain, now: now)
            machines.pauseOrResume(monitor.session)
        }
    }

    private func described(
        _ text: UnsafeRawBufferPointer,
        of session: SessionID,
        for monitor: TrafficMonitor,
        _ machines: borrowing Machines,
        now: MonotonicTime
    ) -> Traffic {
        let shown =
            monitor.filter.lines
            ? String(
                decoding: text.prefixOfCharacters(monitor.filter.lineBytes ?? machines.limits.monitorLine),
                as: UTF8.self
            ) : nil
        return Traffic(
            monitor: monitor.number,
            dropped: monitor.dropped,
            time: now.seconds(since: machines.telemetry.startedAt),
            direction: direction,
            session: session,
            kind: kind,
            method: method?.prefix(utf8: 128),
            id: id.flatMap { try? RawJSON(parsing: String(decoding: $0, as: UTF8.self)) },
            bytes: text.count,
            line: shown
        )
    }
}

extension UnsafeRawBufferPointer {
    /// At most `count` bytes, without half a character at the end.
    fileprivate func prefixOfCharacters(_ count: Int) -> Slice<UnsafeRawBufferPointer> {
        guard count < self.count else { return self[...] }
        var end = count
        while end > 0, self[end] & 0xC0 == 0x80 { end -= 1 }
        return self[..<end]
    }
}

extension String {
    fileprivate func prefix(utf8 count: Int) -> String {
        guard utf8.count > count else { return self }
        return Array(utf8).withUnsafeBytes { String(decoding: $0.prefixOfCharacters(count), as: UTF8.self) }
    }
}
