import NavigationClient
import Synchronization

/// Closes the connection of a watch when its time limit has passed.
final class WatchAlarm: Sendable {
    private let flag = Atomic<Bool>(false)

    /// True when the time limit passed before the connection ended.
    var hasRung: Bool { flag.load(ordering: .acquiring) }

    /// - Parameter seconds: the time limit; nil for a watch without one.
    init(seconds: Double?, _ client: NavigationClient) {
        guard let seconds else { return }
        Task.detached { [self] in
            try await Task.sleep(for: .seconds(seconds))
            flag.store(true, ordering: .releasing)
            await client.close()
        }
    }
}
