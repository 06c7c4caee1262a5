import Synchronization

/// An event that happens once. Tasks can wait for it.
final class Gate: Sendable {
    private enum State {
        case closed([CheckedContinuation<Void, Never>])
        case open
    }

    private let state = Mutex(State.closed([]))

    /// The event has happened. All waiting tasks go on.
    func open() {
        let waiting: [CheckedContinuation<Void, Never>] = state.withLock { state in
            defer { state = .open }
            return if case .closed(let waiting) = state { waiting } else { [] }
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns when the event has happened.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                guard case .closed(let waiting) = state else { return true }
                state = .closed(waiting + [continuation])
                return false
            }
            if isOpen { continuation.resume() }
        }
    }
}
