import Dispatch
import Synchronization

/// Threads that run tasks in place of Swift's own pool.
///
/// Swift's pool has one thread for each core. A task that computes for long or blocks occupies such a thread, and all
/// other tasks wait. A task that prefers this executor occupies one of these threads instead.
package final class WorkThreads: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    /// Counts the waiting jobs.
    private let waiting = DispatchSemaphore(value: 0)

    /// Starts this many threads.
    package init(count: Int) {
        for _ in 0..<count { startThread { self.work() } }
    }

    /// Puts a job into the queue.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        waiting.signal()
    }

    /// Ends one thread when the queue is empty. Call it once for each thread, after the last task.
    package func endThread() { waiting.signal() }

    private func work() {
        while true {
            waiting.wait()
            guard let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}
