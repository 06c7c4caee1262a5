import Dispatch
import Testing

/// Tests that compute or block leave Swift's pool of threads to the others.
struct ThreadTraitTests {
    /// More of them than the pool has threads, on most machines. Each blocks until a task of the pool has run.
    @Test(.onOwnThread, arguments: 1...64)
    func testThatBlocksDoesNotHoldUpThePool(number: Int) async {
        let done = DispatchSemaphore(value: 0)
        Task.detached { done.signal() }
        #expect(wait(for: done) == .success)
    }

    @Test(.onSharedThreads, arguments: 1...64)
    func testThatComputesDoesNotHoldUpThePool(number: Int) async {
        let done = DispatchSemaphore(value: 0)
        Task.detached { done.signal() }
        #expect(wait(for: done) == .success)
    }

    /// Not asynchronous, because it blocks.
    private func wait(for done: DispatchSemaphore) -> DispatchTimeoutResult {
        done.wait(timeout: .now() + .seconds(Int(patience.components.seconds)))
    }
}
