import Synchronization
import Tracing

/// The part of a client that outlives its connections: the current connection, the handlers of questions, and the list
/// of what to renew.
///
/// Without a ``Reconnection`` there is one connection, and its end is final. With one, a task keeps the connection: it
/// waits for its end, opens the next one, renews all registrations, and only then lets requests through.
final class ClientCore: Sendable {
    private struct State {
        /// The connection for requests; nil while a new one is being made, and after the end.
        var connection: ClientConnection?
        /// Why `connection` is nil.
        var lost = NavigationClientError.connectionLost(reason: "not connected")
        /// A new connection on which registrations are being renewed.
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
    /// Presented on each connection, before anything else.
    private let secret: String?
    let reconnection: Reconnection?
    let handlers = QuestionHandlers()
    private let onNotice: (@Sendable (HostNotice) -> Void)?
    private let state = Mutex(State())

    init(
        path: String,
        ownFolder: String? = nil,
        timeout: Duration,
        secret: String? = nil,
        reconnection: Reconnection?,
        onNotice: (@Sendable (HostNotice) -> Void)?
    ) {
        self.path = path
        self.ownFolder = ownFolder
        self.timeout = timeout
        self.secret = secret
        self.reconnection = reconnection
        self.onNotice = onNotice
    }

    /// Opens the first connection.
    func connect() async throws(NavigationClientError) {
        let connection = try await open()
        state.withLock { state in
            state.connection = connection
            guard let reconnection else { return }
            // The trace of the task that connects is long over when the connection is lost.
            state.keeper = Task {
                await ServiceContext.withValue(nil) { await self.keep(connection, reconnection) }
            }
        }
    }

    /// The connection for requests. Throws the reason while it is missing.
    func connection() throws(NavigationClientError) -> ClientConnection {
        let (connection, coming, lost) = state.withLock { ($0.connection, $0.coming, $0.lost) }
        if let connection { return connection }
        // A question may come before everything is set up again, and its handler may call.
        if let coming, coming.isAskingCurrentTask { return coming }
        throw lost
    }

    /// Records that a request found this connection lost. A later call of ``ready()`` then waits for the next
    /// connection.
    func found(_ connection: ClientConnection, lost reason: NavigationClientError) {
        guard reconnection != nil else { return }
        state.withLock { state in
            guard state.connection?.isSame(as: connection) == true else { return }
            state.connection = nil
            state.lost = reason
        }
    }

    /// Waits until requests can be made. Throws when the client has ended for good or the task is cancelled.
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
        // If the connection was lost again meanwhile, the next request finds that out.
        if let lost = state.withLock({ $0.isOver ? $0.lost : nil }) { throw lost }
    }

    /// Waits until the client has ended for good, and returns the reason.
    func closed() async -> NavigationClientError {
        let (connection, keeper) = state.withLock { ($0.connection, $0.keeper) }
        if let keeper {
            await keeper.value
        } else if let connection {
            return await connection.closed()
        }
        return state.withLock { $0.lost }
    }

    /// Ends the client, and returns when the connection is closed.
    func close() async {
        for connection in end() { await connection.close() }
    }

    /// Ends the client without waiting.
    func abandon() {
        for connection in end() { connection.abandon() }
    }

    /// Remembers a request that is renewed after a reconnection.
    ///
    /// - Parameter replaces: whether earlier requests for the module are not renewed any more.
    func setUp(_ renewal: Renewals.Renewal, replacing replaces: Bool) {
        state.withLock { $0.renewals.add(renewal, replacing: replaces) }
    }

    /// A number for a request that is renewed, which holds on every connection.
    func newNumber() -> Int {
        state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
    }

    /// The host's newest answer to a remembered request; nil when it was removed.
    func answer(_ number: Int) -> JSONPayload? { state.withLock { $0.renewals.answer(number) } }

    /// Removes a request from the list, so that it is not renewed.
    func forget(_ number: Int) { state.withLock { $0.renewals.forget(number) } }

    /// Removes all requests about a subject.
    func forget(_ subject: Renewals.Subject) { state.withLock { $0.renewals.forget(subject) } }

    /// Removes types of a module, so that they are not renewed.
    func forget(types: [String], of module: String) {
        state.withLock { $0.renewals.forget(types: types, of: module) }
    }

    /// Removes all URL patterns of a module.
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
        let connection = try await ClientConnection.open(path, handlers: handlers) { [weak self] notice in
            if notice.method == "moduleLost", let module = notice.parameters["module"]?.string {
                self?.forget(.module(module))
            }
            self?.onNotice?(notice)
        }
        guard let secret else { return connection }
        let parameters = JSONPayload.object([("secret", JSONPayload(secret))])
        do {
            _ = try await connection.perform("hello", parameters.bytes, isWatch: false, timeout: timeout)
            return connection
        } catch {
            await connection.close()
            throw error
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

    /// Drops the connection that has ended. Returns whether the client connects again.
    private func isToComeBack(after reason: NavigationClientError) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            state.connection = nil
            state.lost = reason
            state.isOver = reason.isFinal
            return !state.isOver
        }
    }

    /// Opens the next connection and renews everything on it; nil when the client was closed meanwhile.
    private func openAgain(_ backoff: inout Backoff, _ reconnection: Reconnection) async -> ClientConnection? {
        while !state.withLock({ $0.isOver }) {
            // A cancelled sleep means that the client was closed; the loop checks that next.
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

    /// Ends the client for good, and resumes the tasks that wait for a connection.
    private func settle() {
        let waiting = state.withLock { state in
            state.isOver = true
            defer { state.waiting.removeAll() }
            return Array(state.waiting.values)
        }
        waiting.forEach { $0.resume() }
    }

    /// Renews all registrations, in order. Returns false when the connection was lost meanwhile.
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
                // The host may not have noticed yet that the previous connection has ended.
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
