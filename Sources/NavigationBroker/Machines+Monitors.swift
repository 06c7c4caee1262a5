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

    mutating func monitor(_ request: Monitor, _ context: Execution) throws(WireError) {
        guard context.place.batch == nil, context.place.id != nil else {
            throw WireError(
                .invalidRequest,
                "\"host.monitor\" wants an answer of its own: it cannot be in a batch or be a notification"
            )
        }
        guard let session = sessions[context.session] else { return }
        if let name = request.name {
            let id = try sessionID(request.session, named: name)
            guard id != context.session else { throw Parameters.invalid("session", "the id of another session") }
            if let target = sessions[id] { try requireSameUser(target, as: context.session) }
        }
        let user = session.peer.uid
        let count = monitors.count { sessions[$0.session]?.peer.uid == user }
        guard count < limits.monitors else { throw .limitReached("monitors", limits.monitors) }
        let monitor = TrafficMonitor(
            session: context.session,
            number: session.nextMonitor,
            user: user == 0 ? nil : user,
            filter: request
        )
        session.nextMonitor += 1
        monitors.append(monitor)
        result.raw("{\"monitor\":")
        result.integer(monitor.number)
        result.raw("}")
    }

    mutating func unmonitor(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        let number = try parameters.required(
            "monitor",
            "a monitor's number",
            parameters.integer("monitor", in: 0...Int64(Int32.max))
        )
        try parameters.finish()
        guard let index = monitors.firstIndex(where: { $0.session == context.session && $0.number == number }) else {
            throw WireError(
                .unknownMonitor,
                "This connection has no monitor \(number)",
                ["monitor": .integer(Int64(number))]
            )
        }
        monitors.remove(at: index)
        result.raw("{}")
    }

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
        for index in monitors.indices where monitors[index].wants(line, of: session) {
            guard let reader = sessions[monitors[index].session], !reader.isClosing else { continue }
            guard reader.queued <= limits.outputSoft else {
                monitors[index].dropped += 1
                continue
            }
            let start = output.count
            write(line, text, of: id, to: monitors[index], now: now)
            monitors[index].dropped = 0
            let isCertain = if case .certain = kind { true } else { false }
            handOver(start..<output.count, to: reader, as: isCertain ? .certain : .event, now: now)
            pauseOrResume(reader)
        }
    }

    private mutating func write(
        _ line: TrafficLine,
        _ text: UnsafeRawBufferPointer,
        of session: SessionID,
        to monitor: TrafficMonitor,
        now: MonotonicTime
    ) {
        output.raw("{\"jsonrpc\":\"2.0\",\"method\":\"traffic\",\"params\":{\"monitor\":")
        output.integer(monitor.number)
        if monitor.dropped > 0 {
            output.raw(",\"dropped\":")
            output.integer(monitor.dropped)
        }
        output.raw(",\"time\":")
        output.double(now.seconds(since: startedAt))
        output.textMember(",\"direction\":", line.direction.rawValue)
        output.idMember(",\"session\":", session)
        output.textMember(",\"kind\":", line.kind.rawValue)
        if let method = line.method { output.textMember(",\"method\":", method.prefix(utf8: 128)) }
        if let id = line.id {
            output.raw(",\"id\":")
            output.raw(id)
        }
        output.raw(",\"bytes\":")
        output.integer(text.count)
        if monitor.filter.lines {
            let shown = text.prefixOfCharacters(monitor.filter.lineBytes ?? limits.monitorLine)
            output.textMember(",\"line\":", String(decoding: shown, as: UTF8.self))
        }
        output.raw("}}\n")
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
