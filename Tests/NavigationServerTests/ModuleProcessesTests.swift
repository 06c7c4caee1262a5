import Foundation
import Glibc
import NavigationBroker
import NavigationProtocol
import Synchronization
import Testing

@testable import NavigationServer

/// The processes of the modules that the host starts.
@Suite(.timeLimit(.minutes(20)))
struct ModuleProcessesTests {
    private let count = 20

    /// The users are changed by a program of its own. In the child process itself glibc would wait for locks of threads
    /// that the child does not have: with threads that begin and end all the time, some of these starts never ended.
    @Test func modulesWithAUserStartWhileThreadsBeginAndEnd() async {
        let threads = BusyThreads()
        defer { threads.end() }
        let (reports, continuation) = AsyncStream<(String, ModuleProcesses.Report)>.makeStream()
        let processes = ModuleProcesses(socketPath: "/nowhere", logger: RecordedLog().logger) {
            continuation.yield(($0, $1))
        }
        for number in 0..<count {
            var manifest = ModuleManifest(module: "shop\(number)", command: ["true"])
            // Only root may start processes of other users. Its own user is changed to like any other.
            manifest.user = geteuid() == 0 ? "root" : nil
            processes.start(manifest)
        }
        var ends: [String: ModuleProcesses.Report] = [:]
        for await (module, report) in reports {
            if case .started = report { continue }
            ends[module] = report
            if ends.count == count { break }
        }
        #expect(ends.count == count)
        for (module, end) in ends {
            guard case .exited(.status(0)) = end else {
                Issue.record("\(module): \(end)")
                continue
            }
        }
    }
}

/// Two threads that start a thread and wait for its end, again and again.
private final class BusyThreads: Sendable {
    private let isEnding = Atomic(false)

    init() {
        for _ in 0..<2 {
            Thread.detachNewThread {
                while !self.isEnding.load(ordering: .relaxed) {
                    let done = DispatchSemaphore(value: 0)
                    Thread.detachNewThread { done.signal() }
                    done.wait()
                }
            }
        }
    }

    func end() { isEnding.store(true, ordering: .relaxed) }
}
