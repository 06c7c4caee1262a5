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

extension Machines {
    /// Whether any session monitors traffic.
    @inline(always)
    var isMonitored: Bool { !monitors.isEmpty }

    // MARK: The shown lines

    /// A message came in.
    mutating func show(
        _ text: UnsafeRawBufferPointer,
        _ envelope: Envelope,
        from session: SessionID,
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
            ? question(withID: idText, from: session) : JSONText.decodeString(envelope.content, in: text.bytes)
        let line = TrafficLine(direction: .in, kind: kind, method: method, id: idText)
        show(line, text, of: session, as: .certain, now: now)
    }

    /// The method of the question that a session answers; nil when the host did not ask that question.
    private func question(withID id: [UInt8]?, from session: SessionID) -> String? {
        let number = id.flatMap { id in id.withUnsafeBytes { QuestionID.number(of: $0) } }
        guard let question = number.flatMap({ questions[QuestionNumber(rawValue: $0)] }), question.provider == session
        else { return nil }
        return "\(question.subject.method)"
    }

    /// Shows an incoming line, or an element of a batch, that the host cannot read as a message.
    mutating func showInvalid(_ text: UnsafeRawBufferPointer, from session: SessionID, now: MonotonicTime) {
        let line = TrafficLine(direction: .in, kind: .invalid, method: nil, id: nil)
        show(line, text, of: session, as: .certain, now: now)
    }

    /// A line goes out. Answers of a batch are shown one by one, by ``show(_:as:now:)``.
    mutating func show(
        _ range: Range<Int>,
        to session: Session,
        as kind: OpenTurn.Piece.Kind,
        answering method: Method?,
        now: MonotonicTime
    ) {
        // Showing a line appends to the output text, so the line itself has to be held.
        let text = output.bytes(in: range).dropLast()
        guard let line = TrafficLine(outgoing: text, answering: method) else { return }
        text.withUnsafeBytes { show(line, $0, of: session.id, as: kind, now: now) }
    }

    /// The answers of a batch go out.
    mutating func show(_ batch: Batch, as kind: OpenTurn.Piece.Kind, now: MonotonicTime) {
        for answer in batch.answers {
            let method = answer.place.method?.rawValue
            let line = TrafficLine(direction: .out, kind: .answer, method: method, id: answer.place.id?.bytes)
            answer.text.withUnsafeBytes { show(line, $0, of: batch.session, as: kind, now: now) }
        }
    }

    /// Shows a line to all who want to see it.
    ///
    /// - Parameter kind: the line's own. When the line is taken back, its copy for the monitors is taken back too.
    private mutating func show(
        _ line: TrafficLine,
        _ text: UnsafeRawBufferPointer,
        of id: SessionID,
        as kind: OpenTurn.Piece.Kind,
        now: MonotonicTime
    ) {
        guard let session = sessions[id] else { return }
        for index in monitors.all.indices where monitors.all[index].wants(line, of: session) {
            guard let reader = sessions[monitors.all[index].session], !reader.isClosing else { continue }
            guard reader.queued <= limits.outputSoft else {
                monitors.dropped(at: index)
                continue
            }
            let start = output.count
            output.line(described(line, text, of: id, for: monitors.all[index], now: now))
            monitors.shown(at: index)
            let isCertain = if case .certain = kind { true } else { false }
            handOver(start..<output.count, to: reader, as: isCertain ? .certain : .event, now: now)
            pauseOrResume(reader)
        }
    }

    private func described(
        _ line: TrafficLine,
        _ text: UnsafeRawBufferPointer,
        of session: SessionID,
        for monitor: TrafficMonitor,
        now: MonotonicTime
    ) -> Traffic {
        let shown =
            monitor.filter.lines
            ? String(
                decoding: text.prefixOfCharacters(monitor.filter.lineBytes ?? limits.monitorLine),
                as: UTF8.self
            ) : nil
        return Traffic(
            monitor: monitor.number,
            dropped: monitor.dropped,
            time: now.seconds(since: startedAt),
            direction: line.direction,
            session: session,
            kind: line.kind,
            method: line.method?.prefix(utf8: 128),
            id: line.id.flatMap { try? RawJSON(parsing: String(decoding: $0, as: UTF8.self)) },
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
