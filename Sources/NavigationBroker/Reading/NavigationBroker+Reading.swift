package import JSON
package import NavigationProtocol
package import NavigationTree

// From a line to a request: scan it, tell its kind, find the method, answer.

extension NavigationBroker {
    /// One line came in, without its LF. Everything it causes is in the turn when this returns.
    package mutating func receive(_ line: RawSpan, from session: SessionID, now: MonotonicTime) {
        begin(line, from: session, now: now)
        while goOn(withBatchOf: session, now: now) {}
    }

    /// The same, but of a batch nothing is read yet: that is for ``goOn(withBatchOf:now:)``, before the next line.
    ///
    /// - Returns: The answer of ``takesInput(from:)`` afterwards.
    @discardableResult
    package mutating func begin(_ line: RawSpan, from session: SessionID, now: MonotonicTime) -> Bool {
        guard let speaker = machines.sessions.speak(session) else { return false }
        take(line, from: speaker, now: now)
        return machines.outbox.takesAllInput || machines.outbox.takesInput(from: session)
    }

    private mutating func take(_ line: RawSpan, from speaker: Session, now: MonotonicTime) {
        let session = speaker.id
        machines.telemetry.metrics.readBytes += UInt64(line.byteCount + 1)
        do { try machines.reading.scanner.scan(line) } catch {
            if machines.isMonitored {
                line.withUnsafeBytes { TrafficLine.showInvalid($0, from: session, on: &machines, now: now) }
            }
            return refuse(error, about: line, from: session, now: now)
        }
        switch machines.reading.scanner.top.kind {
        case .object:
            line.withUnsafeBytes { text in receive(text, from: speaker, batch: nil, now: now) }
        case .array:
            let elements = machines.reading.scanner.elements
            line.withUnsafeBytes { text in beginBatch(text, elements, from: session, now: now) }
        case .string, .number, .true, .false, .null:
            if machines.isMonitored {
                line.withUnsafeBytes { TrafficLine.showInvalid($0, from: session, on: &machines, now: now) }
            }
            refuse(WireError(.invalidRequest, "A message is an object, or an array of them"), from: session, now: now)
        }
    }

    /// A line longer than the limit came in; its bytes were thrown away up to the next LF.
    package mutating func lineTooLong(from session: SessionID, now: MonotonicTime) {
        _ = machines.sessions.speak(session)
        let error = WireError(
            .lineTooLong,
            "A line may have \(limits.line) bytes; this one was longer and is left out",
            ["limit": .integer(Int64(limits.line))]
        )
        refuse(error, from: session, now: now)
        strike(session, .lineTooLong, now: now)
        machines.goOn(now: now)
    }

    /// Refuses a line that the scanner refused. The answer has the message's id when that can be read.
    private mutating func refuse(
        _ error: JSONSyntaxError,
        about line: RawSpan,
        from session: SessionID,
        now: MonotonicTime
    ) {
        let id = readableID(of: line, after: error)
        let refusal = refusal(error, about: line)
        if let id {
            machines.answer(AnswerPlace(session: session, id: id, batch: nil), refusing: refusal, now: now)
        } else {
            refuse(refusal, from: session, now: now)
        }
        if error.reason == .invalidUTF8 { strike(session, .parseError, now: now) }
        machines.goOn(now: now)
    }

    private func refusal(_ error: JSONSyntaxError, about line: RawSpan) -> WireError {
        if error.reason == .tooDeep {
            return WireError(
                .tooDeep,
                "Arrays and objects may be nested \(limits.depth) deep",
                ["limit": .integer(Int64(limits.depth))]
            )
        }
        if error.reason.isAboutMessages {
            return WireError(
                .invalidRequest,
                "This line is JSON, but not a message: \(error)",
                ["member": machines.reading.scanner.refusedName(in: line).map { .string($0) }]
            )
        }
        return WireError(
            .parseError,
            "This line is not JSON: \(error)",
            ["offset": .integer(Int64(error.offset)), "reason": .string("\(error)")]
        )
    }

    /// The id of a message that is refused for its depth or for a doubled member. A message that is too deep is read
    /// once more with the highest limit. An id that stands before an even deeper part is found as well.
    private func readableID(of text: RawSpan, after error: JSONSyntaxError) -> RawJSON? {
        var scanner = machines.reading.scanner
        if error.reason == .tooDeep {
            scanner = JSONScanner(maximumDepth: JSONScanner.depthLimit)
            do { try scanner.scan(text) } catch {
                guard error.reason == .tooDeep || error.reason.isAboutMessages else { return nil }
            }
        } else if !error.reason.isAboutMessages {
            return nil
        }
        guard let id = scanner.value(of: "id", in: text), Envelope.isUsable(id) else { return nil }
        return RawJSON(copying: text, id)
    }

    /// An error about a line whose id is not known.
    private mutating func refuse(_ error: WireError, from session: SessionID, now: MonotonicTime) {
        refuse(error, without: AnswerPlace(session: session, id: .null, batch: nil), now: now)
    }

    /// The error says which line it means, since the client cannot tell by the id.
    private mutating func refuse(_ error: WireError, without place: AnswerPlace, now: MonotonicTime) {
        let line = machines.sessions[place.session]?.lines ?? 0
        machines.answer(place, refusing: error.with("line", .integer(Int64(line))), now: now)
    }

    private mutating func strike(_ session: SessionID, _ reason: ErrorCode, now: MonotonicTime) {
        let strikes = machines.sessions.strike(session)
        guard strikes >= limits.lineStrikes else { return }
        machines.end(session, reason, "\(strikes) lines were too long or not UTF-8", now: now)
    }

    private mutating func beginBatch(
        _ text: UnsafeRawBufferPointer,
        _ elements: [JSONSlice],
        from session: SessionID,
        now: MonotonicTime
    ) {
        guard (1...limits.batch).contains(elements.count) else {
            let message = "A batch holds 1 to \(limits.batch) requests, and this one has \(elements.count)"
            return refuse(WireError(.invalidRequest, message), from: session, now: now)
        }
        let batch = machines.answers.beginBatch(of: session)
        let unread = UnreadBatch(batch: batch, text: Array(text), elements: elements[...])
        machines.reading.begin(unread, of: session)
    }

    /// Carries out the next request of a batch that has begun. Returns false at the end of the batch: the next line may
    /// be read.
    package mutating func goOn(withBatchOf id: SessionID, now: MonotonicTime) -> Bool {
        // Asked before every line, and nearly always no.
        guard machines.answers.batchCount > 0 else { return false }
        guard let session = machines.sessions[id], !session.isClosing, let next = machines.reading.next(of: id)
        else { return false }
        next.text.withUnsafeBytes { text in
            receive(next.element, of: text, next.batch, from: session, now: now)
        }
        if next.isLast { machines.release(next.batch, now: now) }
        return true
    }

    private mutating func receive(
        _ element: JSONSlice,
        of text: UnsafeRawBufferPointer,
        _ batch: BatchID,
        from speaker: Session,
        now: MonotonicTime
    ) {
        let part = UnsafeRawBufferPointer(rebasing: text[element.range])
        let unknown = AnswerPlace(session: speaker.id, id: .null, batch: batch)
        do throws(JSONSyntaxError) { try machines.reading.scanner.scan(part.bytes) } catch {
            let refusal = WireError(
                .invalidRequest,
                "A request of this batch: \(error)",
                ["member": machines.reading.scanner.refusedName(in: part.bytes).map { .string($0) }]
            )
            guard let id = readableID(of: part.bytes, after: error) else {
                return refuse(refusal, without: unknown, now: now)
            }
            return machines.answer(AnswerPlace(session: speaker.id, id: id, batch: batch), refusing: refusal, now: now)
        }
        guard machines.reading.scanner.top.kind == .object else {
            return refuse(WireError(.invalidRequest, "A request is an object"), without: unknown, now: now)
        }
        receive(part, from: speaker, batch: batch, now: now)
    }

    /// An object that the scanner has just read.
    private mutating func receive(
        _ text: UnsafeRawBufferPointer,
        from speaker: Session,
        batch: BatchID?,
        now: MonotonicTime
    ) {
        let (session, line) = (speaker.id, text.bytes)
        let envelope: Envelope
        do { envelope = try Envelope(line, members: machines.reading.scanner.outer.members) } catch {
            return refuse(error, about: text, from: session, batch: batch, now: now)
        }
        if machines.isMonitored { show(text, envelope, from: session, now: now) }
        let id: RawJSON?
        switch envelope.kind {
        case .response(let slice, let isError):
            let content = RawJSON(copying: line, envelope.content)
            Question.receive(
                answerTo: RawJSON(copying: line, slice),
                content,
                isError: isError,
                from: session,
                on: &machines,
                now: now
            )
            return machines.goOn(now: now)
        case .request(let slice): id = RawJSON(copying: line, slice)
        case .notification: id = nil
        }
        machines.sessions.count(requestOf: speaker)
        if let id, batch != nil || speaker.hasOpenRequests {
            guard begin(id, in: batch, of: speaker, now: now) else { return }
        }
        let method = Method(envelope.content, in: line)
        carryOut(envelope, text, method, AnswerPlace(session: session, id: id, batch: batch, method: method), now: now)
    }

    /// Shows a message to monitors. They have seen one that other brokers had first.
    @inline(never)
    private mutating func show(
        _ text: UnsafeRawBufferPointer,
        _ envelope: Envelope,
        from session: SessionID,
        now: MonotonicTime
    ) {
        guard machines.partScope.isSeen else {
            return TrafficLine.show(text, envelope, from: session, on: &machines, now: now)
        }
        if case .request(let id) = envelope.kind { _ = machines.watches.returned(Array(text[id.range]), of: session) }
    }

    /// Refuses a request whose id another one has that is not answered yet. The requests of a batch are open until all
    /// are answered.
    @inline(never)
    private mutating func begin(
        _ id: RawJSON,
        in batch: BatchID?,
        of speaker: Session,
        now: MonotonicTime
    ) -> Bool {
        guard !speaker.isOpen(id) else {
            // With its id, the refusal would be taken for the answer of the other request.
            refuse(.openRequest(id), without: AnswerPlace(session: speaker.id, id: .null, batch: batch), now: now)
            return false
        }
        if let batch {
            machines.sessions.begin(id, of: speaker.id)
            machines.answers.note(id, of: batch)
        }
        return true
    }

    /// Refuses an object that is not a message. The answer has its id when that can be read.
    private mutating func refuse(
        _ error: WireError,
        about text: UnsafeRawBufferPointer,
        from session: SessionID,
        batch: BatchID?,
        now: MonotonicTime
    ) {
        if machines.isMonitored { TrafficLine.showInvalid(text, from: session, on: &machines, now: now) }
        guard let id = Envelope.id(text.bytes, members: machines.reading.scanner.outer.members) else {
            return refuse(error, without: AnswerPlace(session: session, id: .null, batch: batch), now: now)
        }
        let place = AnswerPlace(session: session, id: RawJSON(copying: text.bytes, id), batch: batch)
        machines.answer(place, refusing: error, now: now)
    }

    /// Carries out the request that the scanner has just read.
    @inline(__always)
    mutating func carryOut(
        _ envelope: Envelope,
        _ text: UnsafeRawBufferPointer,
        _ method: Method?,
        _ place: consuming AnswerPlace,
        now: MonotonicTime
    ) {
        let batch = place.batch
        if let batch, let full = machines.answers[batch], full.isFull {
            return machines.answer(place, refusing: .notCarriedOut(full, limits), now: now)
        }
        guard let method else {
            return machines.answer(place, refusing: .unknownMethod(envelope.content, in: text.bytes), now: now)
        }
        machines.telemetry.metrics.count(method)
        guard envelope.hasNamedParameters else {
            let error = WireError(
                .invalidParams,
                "The parameters of \(method.rawValue) have names: \"params\" must be an object"
            )
            return machines.answer(place, refusing: error, now: now)
        }
        var parameters = Parameters(text, members: machines.reading.scanner.inner.members, of: method)
        var execution = Execution(method, place, now)
        machines.carryOut(&parameters, &execution)
        machines.goOn(now: now)
    }
}

extension WireError {
    package static func openRequest(_ id: RawJSON) -> WireError {
        let message =
            "The request with the id \(id) of this connection is not answered yet; an id is free again after its answer"
        return WireError(.invalidRequest, message, [.init(name: "id", value: id)])
    }

    fileprivate static func unknownMethod(_ slice: JSONSlice, in line: RawSpan) -> WireError {
        let name = JSONText.decodeString(slice, in: line)
        let names = Method.allCases.map(\.rawValue)
        let nearest = elsewhere(name, among: names) ?? Spelling.nearest(to: name, among: names)
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? "; \"rpc.discover\" lists them all"
        return WireError(
            .methodNotFound,
            "There is no method \"\(name)\"\(hint)",
            ["method": .string(name), "nearest": nearest.map { .string($0) }]
        )
    }

    /// The one method of another area that a name means: `session.list` means `host.sessions`, and `metrics` means
    /// `host.metrics`.
    private static func elsewhere(_ name: String, among names: [String]) -> String? {
        let words = name.split(separator: ".")
        guard let first = words.first, words.count == 1 || words.count == 2 && words[1] == "list" else { return nil }
        let end = words.count == 1 ? ".\(first)" : ".\(first)s"
        let found = names.filter { $0.hasSuffix(end) }
        return found.count == 1 ? found.first : nil
    }

    /// For a request of a batch whose answers fill the line already.
    fileprivate static func notCarriedOut(_ batch: Batch, _ limits: Limits) -> WireError {
        WireError(
            .answerTooLarge,
            "The answers of this batch have \(batch.size) bytes, and one before this did not fit; this request was not carried out",
            ["bytes": .integer(Int64(batch.size)), "limit": .integer(Int64(limits.outputHard))]
        )
    }
}
