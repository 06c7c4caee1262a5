extension ClientStateMachine {
    /// The state of an open connection.
    struct Open {
        private struct PendingRequest {
            let isWatch: Bool
            let line: Int
            let bytes: Int
            /// Whether its caller has given up. The answer may still open a watch, which must then be closed.
            var isAbandoned = false
        }

        private var pending: [RequestID: PendingRequest] = [:]
        private var watches: Set<WatchKey> = []
        /// The highest id used so far. An answer to a higher id breaks the protocol.
        private var latest = RequestID(rawValue: 0)
        /// The reason that the host gave in its `bye`.
        private var farewell: NavigationClientError?
    }
}

extension ClientStateMachine.Open {
    /// A request was sent.
    mutating func add(_ id: RequestID, isWatch: Bool, line: Int, bytes: Int) {
        pending[id] = PendingRequest(isWatch: isWatch, line: line, bytes: bytes)
        latest = max(latest, id)
    }

    /// Ends a watch whose reader has gone. Does nothing when the watch has ended.
    mutating func abandon(_ key: WatchKey) -> [ClientAction] {
        watches.remove(key) != nil ? [.send(.unwatch(key))] : []
    }

    /// Gives up a request whose caller no longer waits.
    mutating func abandon(_ id: RequestID, _ error: NavigationClientError) -> [ClientAction] {
        guard let request = pending[id], !request.isAbandoned else { return [] }
        if request.isWatch {
            pending[id]?.isAbandoned = true
        } else {
            pending[id] = nil
        }
        return [.send(.cancel(id)), .fail(id, error)]
    }

    /// Handles a line of the host. An error ends the connection.
    mutating func receive(_ message: IncomingMessage) throws(NavigationClientError) -> [ClientAction] {
        switch message {
        case .result(.request(let id), let payload): try succeed(id, payload)
        case .refusal(.request(let id), let refusal): try fail(id, refusal)
        case .result(.unknown, _): throw .badAnswer("a result that answers nothing")
        case .refusal(.unknown, let refusal): failUnreadable(refusal)
        case .question(let id, let method, let parameters):
            [.ask(id: id, HostQuestion(method: method, parameters: parameters))]
        case .notification(let method, let parameters): try notice(method, parameters)
        }
    }

    private mutating func succeed(_ id: RequestID, _ payload: JSONPayload) throws(NavigationClientError)
        -> [ClientAction]
    {
        guard let request = try take(id) else { return [] }
        guard request.isWatch else { return [.succeed(id, payload)] }
        guard let watch = payload["watch"] else { throw .badAnswer("an answer to watch without its watch") }
        let key = WatchKey(id: watch)
        guard !request.isAbandoned else { return [.send(.unwatch(key))] }
        watches.insert(key)
        return [.openWatch(id, key, payload)]
    }

    private mutating func fail(_ id: RequestID, _ refusal: HostRefusal) throws(NavigationClientError) -> [ClientAction]
    {
        guard let request = try take(id), !request.isAbandoned else { return [] }
        return [.fail(id, .refused(refusal))]
    }

    /// The request of an answer; nil when it was abandoned, which is a harmless race.
    private mutating func take(_ id: RequestID) throws(NavigationClientError) -> PendingRequest? {
        guard id <= latest else { throw .badAnswer("an answer with an id that was never used") }
        return pending.removeValue(forKey: id)
    }

    private mutating func failUnreadable(_ refusal: HostRefusal) -> [ClientAction] {
        guard let id = unreadable(refusal) else { return [] }
        pending[id] = nil
        return [.fail(id, .refused(refusal))]
    }

    /// The request that the host could not read: the one on the line that it names. A host that does not name the line
    /// means one that is too long, or the only one. Nil when it means an answer or a notification, or when several may
    /// be meant: their deadlines end them.
    private func unreadable(_ refusal: HostRefusal) -> RequestID? {
        if let line = refusal.data?["line"]?.integer {
            return pending.first { $0.value.line == line }?.key
        }
        let limit = refusal.name == "line_too_long" ? refusal.data?["limit"]?.integer : nil
        let tooLong = limit.flatMap { limit in pending.filter { $0.value.bytes > limit }.keys.min() }
        return tooLong ?? (pending.count == 1 ? pending.keys.first : nil)
    }

    private mutating func notice(_ method: String, _ parameters: JSONPayload) throws(NavigationClientError)
        -> [ClientAction]
    {
        switch method {
        case "changed": return try deliver(.changed(parameters), parameters)
        case "lagged": return try deliver(.lagged(parameters), parameters)
        case "event": return try deliver(.event(parameters), parameters)
        case "watchEnded":
            let key = WatchKey(id: try PayloadObject(parameters, of: "watchEnded").required("watch"))
            guard watches.remove(key) != nil else { return [] }
            return [.deliver(key, .ended(parameters)), .endWatch(key, nil)]
        case "questionEnded":
            return [.endQuestion(id: try PayloadObject(parameters, of: "questionEnded").required("question"))]
        case "bye":
            let bye = try Contract.ByeNotification(reading: parameters)
            farewell = .closedByHost(reason: bye.reason, message: bye.message)
        default:
            break
        }
        return [.notify(HostNotice(method: method, parameters: parameters))]
    }

    /// Delivers an event. Drops it when the watch was abandoned, because events may still be on their way then.
    private func deliver(_ signal: WatchSignal, _ parameters: JSONPayload) throws(NavigationClientError)
        -> [ClientAction]
    {
        let key = WatchKey(id: try PayloadObject(parameters, of: "a notification").required("watch"))
        return watches.contains(key) ? [.deliver(key, signal)] : []
    }

    /// The reason for the end: the host's own reason if it gave one.
    func reason(for error: NavigationClientError) -> NavigationClientError {
        guard let farewell, case .connectionLost = error, error != .closedHere else { return error }
        return farewell
    }

    /// Fails all open requests and ends all watches.
    func end(_ error: NavigationClientError) -> [ClientAction] {
        let waiting = pending.filter { !$0.value.isAbandoned }.keys.sorted()
        return waiting.map { .fail($0, error) } + watches.map { .endWatch($0, error) }
    }
}

extension [UInt8] {
    fileprivate static func cancel(_ id: RequestID) -> [UInt8] {
        let parameters = JSONPayload.object([("request", JSONPayload(Int(clamping: id.rawValue)))])
        return OutgoingLine.notification("request.cancel", parameters.bytes)
    }

    fileprivate static func unwatch(_ key: WatchKey) -> [UInt8] {
        OutgoingLine.notification("unwatch", JSONPayload.object([("watch", key.id)]).bytes)
    }
}
