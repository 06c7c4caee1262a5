import Synchronization

/// What a client is over all its connections: the one there is now, who answers questions, and what to set up again.
///
/// Without a ``Reconnection`` there is one connection, and what it ends with is final. With one, a task keeps the connection: it waits for the end of
/// each, opens the next, renews what was set up, and only then lets requests through.
final class ClientCore: Sendable {
    private struct State {
        /// Requests go here; nil while it is being made again, and in the end.
        var connection: ClientConnection?
        /// Why there is no connection.
        var lost = NavigationClientError.connectionLost(reason: "not connected")
        /// The connection on which everything is being set up again.
        var coming: ClientConnection?
        var isOver = false
        var renewals = Renewals()
        var nextNumber = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var keeper: Task<Void, Never>?
    }

    let path: String
    /// The folder of the path, when it has to be checked before each attempt to connect.
    let ownFolder: String?
    let timeout: Duration
    let reconnection: Reconnection?
    let handlers = QuestionHandlers()
    private let onNotice: (@Sendable (HostNotice) -> Void)?
    private let state = Mutex(State())

    init(
        path: String,
        ownFolder: String? = nil,
        timeout: Duration,
        reconnection: Reconnection?,
        onNotice: (@Sendable (HostNotice) -> Void)?
    ) {
        self.path = path
        self.ownFolder = ownFolder
        self.timeout = timeout
        self.reconnection = reconnection
        self.onNotice = onNotice
    }

    /// Makes the first connection.
    func connect() async throws(NavigationClientError) {
        let connection = try await open()
        state.withLock { state in
            state.connection = connection
            guard let reconnection else { return }
            state.keeper = Task { await self.keep(connection, reconnection) }
        }
    }

    /// Where requests go; throws why there is no connection now.
    func connection() throws(NavigationClientError) -> ClientConnection {
        let (connection, coming, lost) = state.withLock { ($0.connection, $0.coming, $0.lost) }
        if let connection { return connection }
        // A question may come before everything is set up again, and its handler may call.
        if let coming, coming.isAskingCurrentTask { return coming }
        throw lost
    }

    /// A request found this connection gone. Who waits for the next one from here on shall not be given it again.
    func found(_ connection: ClientConnection, lost reason: NavigationClientError) {
        guard reconnection != nil else { return }
        state.withLock { state in
            guard state.connection?.isSame(as: connection) == true else { return }
            state.connection = nil
            state.lost = reason
        }
    }

    /// Waits until requests can be made; throws when that will never be, or the task is cancelled.
    func ready() async throws(NavigationClientError) {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isSettled = state.withLock { state in
                    let isSettled = state.connection != nil || state.isOver || Task.isCancelled
                    if !isSettled { state.waiting[number] = continuation }
                    return isSettled
                }
                if isSettled { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
        }
        if Task.isCancelled { throw .cancelled }
        // A connection that has been lost again meanwhile is for the next request to find.
        if let lost = state.withLock({ $0.isOver ? $0.lost : nil }) { throw lost }
    }

    /// Waits until there will be no connection any more, and says why.
    func closed() async -> NavigationClientError {
        let (connection, keeper) = state.withLock { ($0.connection, $0.keeper) }
        if let keeper {
            await keeper.value
        } else if let connection {
            return await connection.closed()
        }
        return state.withLock { $0.lost }
    }

    /// Ends everything, and returns when the connection is closed.
    func close() async {
        for connection in end() { await connection.close() }
    }

    /// Ends everything, without waiting.
    func abandon() {
        for connection in end() { connection.abandon() }
    }

    /// A request has set something up; it is made again after a reconnection. The number stands for it, on whichever connection.
    @discardableResult
    func setUp(
        _ subject: Renewals.Subject,
        _ method: String,
        _ parameters: [UInt8],
        _ answer: JSONPayload
    ) -> Int {
        state.withLock { state in
            state.nextNumber += 1
            state.renewals.add(
                Renewals.Renewal(
                    number: state.nextNumber,
                    subject: subject,
                    method: method,
                    parameters: parameters,
                    answer: answer
                )
            )
            return state.nextNumber
        }
    }

    /// What the host has answered last about what was set up; nil when that is no more.
    func answer(_ number: Int) -> JSONPayload? { state.withLock { $0.renewals.answer(number) } }

    /// It is no more, and not to be set up again.
    func forget(_ number: Int) { state.withLock { $0.renewals.forget(number) } }

    /// It is no more, with all that goes with it.
    func forget(_ subject: Renewals.Subject) { state.withLock { $0.renewals.forget(subject) } }

    /// The URL patterns of a module are no more.
    func forgetPatterns(of module: String) { state.withLock { $0.renewals.forgetPatterns(of: module) } }

    private func end() -> [ClientConnection] {
        state.withLock { state in
            defer { (state.connection, state.coming) = (nil, nil) }
            state.isOver = true
            state.lost = .closedHere
            state.keeper?.cancel()
            return [state.connection, state.coming].compactMap(\.self)
        }
    }

    private func open() async throws(NavigationClientError) -> ClientConnection {
        if let ownFolder, !SocketPath.isSafe(ownFolder) {
            let reason = "\(ownFolder) must be a folder that belongs to you alone (mode 0700)"
            throw .cannotConnect(path: path, reason: reason)
        }
        return try await ClientConnection.open(path, handlers: handlers) { [weak self] notice in
            if case .moduleLost(let module, _) = notice { self?.forget(.module(module)) }
            self?.onNotice?(notice)
        }
    }

    // MARK: Keeping the connection

    private func keep(_ first: ClientConnection, _ reconnection: Reconnection) async {
        var backoff = Backoff(reconnection)
        var connection = first
        while true {
            let reason = await connection.closed()
            guard isToComeBack(after: reason) else { return settle() }
            guard let next = await openAgain(&backoff, reconnection) else { return settle() }
            connection = next
        }
    }

    /// Forgets the connection that has ended. Whether another is to be made.
    private func isToComeBack(after reason: NavigationClientError) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            state.connection = nil
            state.lost = reason
            state.isOver = reason.isFinal
            return !state.isOver
        }
    }

    /// The next connection, with everything set up again; nil when the client is closed meanwhile.
    private func openAgain(_ backoff: inout Backoff, _ reconnection: Reconnection) async -> ClientConnection? {
        while !state.withLock({ $0.isOver }) {
            // Cancelled is as good as over, which is asked next.
            try? await Task.sleep(for: backoff.next())
            guard let connection = try? await open() else { continue }
            guard
                state.withLock({ state in
                    if !state.isOver { state.coming = connection }
                    return !state.isOver
                })
            else {
                connection.abandon()
                return nil
            }
            if await renew(over: connection, &backoff, reconnection), publish(connection) { return connection }
            await connection.close()
        }
        return nil
    }

    private func publish(_ connection: ClientConnection) -> Bool {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>]? in
            guard !state.isOver else { return nil }
            state.coming = nil
            state.connection = connection
            defer { state.waiting.removeAll() }
            return Array(state.waiting.values)
        }
        waiting?.forEach { $0.resume() }
        return waiting != nil
    }

    /// There will be no connection any more.
    private func settle() {
        let waiting = state.withLock { state in
            state.isOver = true
            defer { state.waiting.removeAll() }
            return Array(state.waiting.values)
        }
        waiting.forEach { $0.resume() }
    }

    /// Sets everything up again, in order. False when the connection did not live through it.
    private func renew(
        over connection: ClientConnection,
        _ backoff: inout Backoff,
        _ reconnection: Reconnection
    ) async -> Bool {
        for renewal in state.withLock({ $0.renewals.all }) {
            guard await renew(renewal, over: connection, reconnection) else { return false }
            backoff.reset()
        }
        return true
    }

    private func renew(
        _ renewal: Renewals.Renewal,
        over connection: ClientConnection,
        _ reconnection: Reconnection
    ) async -> Bool {
        var backoff = Backoff(reconnection)
        while state.withLock({ $0.renewals.contains(renewal.number) }) {
            do throws(NavigationClientError) {
                let answer = try await connection.perform(
                    renewal.method,
                    renewal.parameters,
                    isWatch: false,
                    timeout: timeout
                )
                if case .payload(let payload) = answer {
                    state.withLock { $0.renewals.renewed(renewal.number, payload) }
                }
                return true
            } catch {
                guard case .refused(let refusal) = error else { return false }
                // The host may not have noticed yet that the connection before is gone.
                guard refusal.name == "name_taken", !backoff.isExhausted else {
                    forget(renewal.number)
                    return true
                }
                try? await Task.sleep(for: backoff.next())
                if Task.isCancelled { return false }
            }
        }
        return true
    }
}
