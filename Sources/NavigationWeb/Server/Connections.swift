import NIOCore
import Synchronization

/// The connections of browsers, up to a limit.
package final class Connections: Sendable {
    /// An open connection.
    package final class Connection: Sendable {
        private struct State {
            var isGone = false
            var last = 0
            var ends: [Int: @Sendable () -> Void] = [:]
        }

        private let state = Mutex(State())

        /// Calls `end` when the connection ends; at once, if it has. The result is for ``forget(_:)``.
        package func onEnd(_ end: @escaping @Sendable () -> Void) -> Int {
            let number = state.withLock { state -> Int? in
                guard !state.isGone else { return nil }
                state.last += 1
                state.ends[state.last] = end
                return state.last
            }
            if number == nil { end() }
            return number ?? 0
        }

        /// Does not call it any more.
        package func forget(_ number: Int) {
            state.withLock { $0.ends[number] = nil }
        }

        func end() {
            let ends = state.withLock { state in
                state.isGone = true
                defer { state.ends = [:] }
                return Array(state.ends.values)
            }
            for end in ends { end() }
        }
    }

    /// The most connections that are served.
    package static let limit = 32
    /// The most that are open to be refused with a reason. Others are closed without one.
    package static let refusedLimit = 32

    private struct State {
        var open: [ObjectIdentifier: Connection] = [:]
        var refused = 0
    }

    /// The decision about a new connection.
    enum Admission {
        case served(Connection)
        case refused
        case closed
    }

    private let state = Mutex(State())

    package init() {}

    /// Counts a new connection, until it ends.
    func admit(_ channel: any Channel) -> Admission {
        let key = ObjectIdentifier(channel)
        let admission = state.withLock { state -> Admission in
            if state.open.count < Self.limit {
                let connection = Connection()
                state.open[key] = connection
                return .served(connection)
            }
            guard state.refused < Self.refusedLimit else { return .closed }
            state.refused += 1
            return .refused
        }
        channel.closeFuture.whenComplete { [weak self] _ in self?.ended(key, admission) }
        return admission
    }

    /// The connection over which a request came; nil when it has ended.
    func connection(of channel: any Channel) -> Connection? {
        state.withLock { $0.open[ObjectIdentifier(channel)] }
    }

    /// A browser has closed its side, so it does not wait for an answer any longer.
    func inputClosed(_ channel: any Channel) {
        connection(of: channel)?.end()
    }

    private func ended(_ key: ObjectIdentifier, _ admission: Admission) {
        switch admission {
        case .served(let connection):
            state.withLock { $0.open[key] = nil }
            connection.end()
        case .refused: state.withLock { $0.refused -= 1 }
        case .closed: break
        }
    }
}

/// Carries out `operation` and cancels it when the browser goes away.
func cancelled<Value: Sendable>(
    with connection: Connections.Connection?,
    _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let task = Task { try await operation() }
    let number = connection?.onEnd { task.cancel() }
    defer { if let number { connection?.forget(number) } }
    return try await withTaskCancellationHandler {
        try await task.value
    } onCancel: {
        task.cancel()
    }
}
