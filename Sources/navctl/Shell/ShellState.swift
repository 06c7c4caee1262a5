import Glibc
import NavigationClient
import NavigationControl
import Synchronization

/// The values that the prompt shows. A watch keeps it up to date while the person types.
final class ShellState: Sendable {
    private let prompt = Mutex(ShellPrompt.away)
    private let questions: HostQuestions
    private let scene: String
    private let ends: (reading: Int32, writing: Int32)

    init(_ questions: HostQuestions, scene: String) {
        (self.questions, self.scene) = (questions, scene)
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        self.ends = (ends[0], ends[1])
    }

    /// Readable after the prompt has changed.
    var wake: Int32 { ends.reading }

    var text: String { prompt.withLock { $0 }.text(scene: scene) }

    /// Asks the host now, so that the prompt after a command has the command's revision.
    func refresh() async { set(ShellPrompt(await questions.ask("scene.list"), scene: scene), wakes: false) }

    /// Follows the scene until its task is cancelled, and connects again to a host that was away.
    func follow() async {
        // The loop has an end on purpose: the optimiser of Swift 6.3 never finishes an endless one around the watch.
        while !Task.isCancelled {
            await followOneConnection()
            await refresh()
            wakeUp()
            try? await Task.sleep(for: .milliseconds(500))
        }
    }

    private func followOneConnection() async {
        guard let client = try? await questions.connect() else { return }
        do {
            var signals = try await client.watch(WatchRequest(scene: scene)).makeAsyncIterator()
            while let signal = try await signals.nextSignal() {
                switch signal {
                case .started(let payload), .changed(let payload), .lagged(let payload):
                    let revision = payload["revision"] ?? payload["snapshot"]?["revision"]
                    if let revision = revision?.integer { set(.at(revision: revision), wakes: true) }
                case .event: break
                case .ended: return await client.close()
                }
            }
        } catch {
            // The loop connects again.
        }
        await client.close()
    }

    private func set(_ new: ShellPrompt, wakes: Bool) {
        let isNew = prompt.withLock { old in
            defer { old = new }
            return old != new
        }
        if isNew, wakes { wakeUp() }
    }

    private func wakeUp() {
        var byte: UInt8 = 1
        _ = write(ends.writing, &byte, 1)
    }
}
