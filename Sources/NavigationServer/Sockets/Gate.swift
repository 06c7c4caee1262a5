import Synchronization

/// Something that happens once, and can be waited for.
final class Gate: Sendable {
    private enum State {
        case closed([CheckedContinuation<Void, Never>])
        case open
    }

    private let state = Mutex(State.closed([]))

    /// It has happened; whoever waits goes on.
    func open() {
        let waiting: [CheckedContinuation<Void, Never>] = state.withLock { state in
            defer { state = .open }
            return if case .closed(let waiting) = state { waiting } else { [] }
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns when it has happened.
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
