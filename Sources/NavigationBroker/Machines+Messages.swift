import JSON
import NavigationProtocol
import NavigationTree

// From a line to a request: scan it, tell its kind, find the method, answer.

extension Machines {
    /// One line came in, without its LF. Everything it causes is in the turn when this returns.
    mutating func receive(_ line: RawSpan, from session: SessionID, now: MonotonicTime) {
        begin(line, from: session, now: now)
        while goOn(withBatchOf: session, now: now) {}
    }

    /// The same, but of a batch nothing is read yet: that is for ``goOn(withBatchOf:now:)``, before the next line.
    ///
    /// - Returns: The answer of ``takesInput(from:)`` afterwards.
    @discardableResult
    mutating func begin(_ line: RawSpan, from session: SessionID, now: MonotonicTime) -> Bool {
        guard let speaker = sessions.remember(session), !speaker.isClosing else { return false }
        take(line, from: speaker, now: now)
        return speaker.takesInput
    }

    private mutating func take(_ line: RawSpan, from speaker: Session, now: MonotonicTime) {
        let session = speaker.id
        speaker.lines += 1
        telemetry.metrics.readBytes += UInt64(line.byteCount + 1)
        do { try scanner.scan(line) } catch {
            if isMonitored { line.withUnsafeBytes { showInvalid($0, from: session, now: now) } }
            return refuse(error, about: line, from: session, now: now)
        }
        switch scanner.top.kind {
        case .object:
            line.withUnsafeBytes { text in receive(text, from: speaker, batch: nil, now: now) }
        case .array:
            let elements = scanner.elements
            line.withUnsafeBytes { text in beginBatch(text, elements, from: session, now: now) }
        case .string, .number, .true, .false, .null:
            if isMonitored { line.withUnsafeBytes { showInvalid($0, from: session, now: now) } }
            refuse(WireError(.invalidRequest, "A message is an object, or an array of them"), from: session, now: now)
        }
    }

    /// A line longer than the limit came in; its bytes were thrown away up to the next LF.
    mutating func lineTooLong(from session: SessionID, now: MonotonicTime) {
        sessions[session]?.lines += 1
        let error = WireError(
            .lineTooLong,
            "A line may have \(limits.line) bytes; this one was longer and is left out",
            ["limit": .integer(Int64(limits.line))]
        )
        refuse(error, from: session, now: now)
        strike(session, .lineTooLong, now: now)
        goOn(now: now)
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
            answer(AnswerPlace(session: session, id: id, batch: nil), refusing: refusal, now: now)
        } else {
            refuse(refusal, from: session, now: now)
        }
        if error.reason == .invalidUTF8 { strike(session, .parseError, now: now) }
        goOn(now: now)
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
                ["member": scanner.refusedName(in: line).map { .string($0) }]
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
        var scanner = scanner
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
        let line = sessions[place.session]?.lines ?? 0
        answer(place, refusing: error.with("line", .integer(Int64(line))), now: now)
    }

    private mutating func strike(_ session: SessionID, _ reason: ErrorCode, now: MonotonicTime) {
        sessions[session]?.strikes += 1
        guard let strikes = sessions[session]?.strikes, strikes >= limits.lineStrikes else { return }
        end(session, reason, "\(strikes) lines were too long or not UTF-8", now: now)
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
        let batch = answers.beginBatch(of: session)
        sessions[session]?.unread = UnreadBatch(batch: batch, text: Array(text), elements: elements[...])
    }

    /// Carries out the next request of a batch that has begun. Returns false at the end of the batch: the next line may
    /// be read.
    mutating func goOn(withBatchOf id: SessionID, now: MonotonicTime) -> Bool {
        // Asked before every line, and nearly always no.
        guard answers.batchCount > 0 else { return false }
        guard let session = sessions[id], !session.isClosing, let element = session.unread?.elements.popFirst(),
            let unread = session.unread
        else { return false }
        unread.text.withUnsafeBytes { text in
            receive(element, of: text, unread.batch, from: session, now: now)
        }
        if unread.elements.isEmpty {
            session.unread = nil
            release(unread.batch, now: now)
        }
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
        do throws(JSONSyntaxError) { try scanner.scan(part.bytes) } catch {
            let refusal = WireError(
                .invalidRequest,
                "A request of this batch: \(error)",
                ["member": scanner.refusedName(in: part.bytes).map { .string($0) }]
            )
            guard let id = readableID(of: part.bytes, after: error) else {
                return refuse(refusal, without: unknown, now: now)
            }
            return answer(AnswerPlace(session: speaker.id, id: id, batch: batch), refusing: refusal, now: now)
        }
        guard scanner.top.kind == .object else {
            return refuse(WireError(.invalidRequest, "A request is an object"), without: unknown, now: now)
        }
        receive(part, from: speaker, batch: batch, now: now)
    }

    /// One thing less that a batch waits for; sends it when that was the last.
    mutating func release(_ id: BatchID, now: MonotonicTime) {
        guard let batch = answers.release(id), !batch.answers.isEmpty else { return }
        let start = output.count
        output.batch(batch)
        let kind: OpenTurn.Piece.Kind = batch.isUncertain ? .batch(batch) : .certain
        queue(start..<output.count, to: batch.session, as: kind, now: now)
        if isMonitored { show(batch, as: kind, now: now) }
    }

    /// An object that ``scanner`` has just read.
    private mutating func receive(
        _ text: UnsafeRawBufferPointer,
        from speaker: Session,
        batch: BatchID?,
        now: MonotonicTime
    ) {
        let (session, line) = (speaker.id, text.bytes)
        let envelope: Envelope
        do { envelope = try Envelope(line, members: scanner.members) } catch {
            if isMonitored { showInvalid(text, from: session, now: now) }
            guard let id = Envelope.id(line, members: scanner.members).map({ RawJSON(copying: line, $0) }) else {
                return refuse(error, without: AnswerPlace(session: session, id: .null, batch: batch), now: now)
            }
            return answer(AnswerPlace(session: session, id: id, batch: batch), refusing: error, now: now)
        }
        if isMonitored { show(text, envelope, from: session, now: now) }
        let id: RawJSON?
        switch envelope.kind {
        case .response(let slice, let isError):
            let content = RawJSON(copying: line, envelope.content)
            receiveAnswer(to: RawJSON(copying: line, slice), content, isError: isError, from: session, now: now)
            return goOn(now: now)
        case .request(let slice): id = RawJSON(copying: line, slice)
        case .notification: id = nil
        }
        speaker.requests += 1
        let method = Method(envelope.content, in: line)
        let place = AnswerPlace(session: session, id: id, batch: batch, method: method)
        if let batch, let full = answers[batch], full.isFull {
            return answer(place, refusing: notCarriedOut(full), now: now)
        }
        guard let method else {
            return answer(place, refusing: Self.unknownMethod(envelope.content, in: line), now: now)
        }
        telemetry.metrics.count(method)
        guard envelope.hasNamedParameters else {
            let error = WireError(
                .invalidParams,
                "The parameters of \(method.rawValue) have names: \"params\" must be an object"
            )
            return answer(place, refusing: error, now: now)
        }
        carryOut(Parameters(text, members: scanner.parameters, of: method), Execution(method, place, now))
        goOn(now: now)
    }

    /// Continues all work that may go on now: sessions that wait for a silent session, requests that have waited, and
    /// sequences. Called after each message and each timer event.
    mutating func goOn(now: MonotonicTime) {
        repeat {
            while let session = answers.takeSilenced() { failQuestions(askedOf: session, now: now) }
            resumeDue(now: now)
            runSequences(now: now)
        } while admission.waiting.hasDue || answers.hasSilenced
    }

    /// Carries out an operation of a sequence, the way every request goes.
    mutating func carryOut(_ text: RawJSON, in inner: OperationContext, _ context: Execution) {
        let text = text.bytes
        text.span.bytes.withUnsafeBytes { bytes in
            var scanner = JSONScanner(maximumDepth: limits.depth)
            do { try scanner.scan(bytes.bytes) } catch {
                let error = Parameters.invalid("params", "JSON: \(error)")
                return answer(context.place, refusing: error, now: context.now)
            }
            var parameters = Parameters(bytes, members: scanner.members, of: context.method)
            parameters.context = inner
            carryOut(parameters, context)
        }
    }

    /// - Parameters:
    ///   - passage: what it has been through, for a request that has waited.
    ///   - kept: its token, for one that has waited: a guard may have sent it elsewhere since.
    mutating func carryOut(
        _ parameters: consuming Parameters,
        _ context: consuming Execution,
        _ passage: Passage = Passage(),
        _ kept: RequestToken? = nil
    ) {
        let now = context.now
        isAnswerCertain = context.method.changesRegistrations
        defer { isAnswerCertain = false }
        result.removeAll(keepingUpTo: BrokerTurn.keptCapacity)
        if !unprovided.isEmpty { unprovided.removeAll() }
        do {
            parameters.maximumTimeout = limits.questionMaximum
            let during = try parameters.question("during")
            context.during = context.during ?? during
            let isOwn = parameters.context == nil
            let given =
                try isOwn && context.method.takesToken
                ? RequestToken(&parameters, of: sessions[context.session]?.peer.uid) : nil
            let token = kept ?? given
            context.hasToken = token != nil
            if let token, let text = try tokens.recall(token) {
                result.raw(text)
                return answerWithResult(context.place, now: now)
            }
            let completion: Completion
            do {
                completion =
                    mayWait(context.method)
                    ? try attempt(&parameters, token, context, passage) : try perform(&parameters, context)
            } catch  where !unprovided.isEmpty {
                let waiting = Suspension(
                    copy parameters,
                    token,
                    copy context,
                    in: parameters.sceneName ?? SceneTarget.defaultScene,
                    passage
                )
                completion = try awaitModule(waiting, after: error, now: now)
            }
            switch completion {
            case .answered:
                if !passage.redirects.isEmpty {
                    let redirection = RedirectionMembers(wantsResult: passage.wantsResult, passage.chain)
                    result.extendObject { redirection.writeMembers(to: &$0) }
                }
                if let token { note(.tokens(tokens.remember(token, result.bytes, limits: limits))) }
                beginOpenedWatch()
                answerWithResult(context.place, now: now)
                sendReplay(now: now)
            case .waitingForModule: hold(context.place)
            case .waitingForResult(let place, let type):
                let wait = Results.Wait(asker: context.place, type: type)
                answers.results.add(wait, for: place)
                note(.answers(.awaited(wait)))
                holdResult(context.place)
            case .suspended, .sending: break
            }
        } catch {
            tellRefusal(error, context, scene: parameters.sceneName ?? SceneTarget.defaultScene)
            answer(context.place, refusing: error, now: now)
        }
    }

    private static func unknownMethod(_ slice: JSONSlice, in line: RawSpan) -> WireError {
        let name = JSONText.decodeString(slice, in: line)
        let nearest = Names.nearest(to: name, among: Method.allCases.map(\.rawValue))
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? "; \"rpc.discover\" lists them all"
        return WireError(
            .methodNotFound,
            "There is no method \"\(name)\"\(hint)",
            ["method": .string(name), "nearest": nearest.map { .string($0) }]
        )
    }
}
