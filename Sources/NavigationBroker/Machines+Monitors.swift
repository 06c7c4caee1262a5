import JSON
import NavigationProtocol
import NavigationTree

// Monitors: one session looks at the traffic of others, answers included.
//
// 1. Nobody else notices. What is shown counts against the session that looks; above its soft limit lines are left out and counted.
// 2. There is no feedback. A session sees nothing of itself, and `traffic` is shown to nobody, so two that look at each other see each other's requests
//    and no more.
// 3. While nobody looks it costs a comparison a line.

extension Machines {
    /// Whether anybody looks at all.
    @inline(always)
    var isMonitored: Bool { !monitors.isEmpty }

    // MARK: What is shown

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

    /// The method of the question that a session answers; nil when nobody asked it.
    private func question(withID id: [UInt8]?, from session: SessionID) -> String? {
        let number = id.flatMap { id in id.withUnsafeBytes { QuestionID.number(of: $0) } }
        guard let question = number.flatMap({ questions[QuestionNumber(rawValue: $0)] }), question.provider == session
        else { return nil }
        return "\(question.subject.method)"
    }

    /// A line came in that is no message, or an element of a batch that is none.
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
        // What is shown is appended to the text, so the line itself has to be held.
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
    /// - Parameter kind: the line's own. What is shown of a line that may be taken back is taken back with it.
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
    /// At most so many bytes, and no half character at their end.
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
