import Glibc
package import Testing

/// Keeps a test out of Swift's pool of threads.
///
/// Swift Testing starts all tests at once, as tasks in that pool. A synchronous test occupies a thread of the pool from
/// its beginning to its end. Meanwhile, asynchronous tests wait at each `await`. So a test has one of these traits when
/// it computes for more than 0.2 s, or blocks.
package struct ThreadTrait: SuiteTrait, TestTrait, TestScoping {
    /// Where the test runs instead.
    fileprivate enum Place {
        case sharedThreads
        case ownThread
    }

    fileprivate let place: Place

    package var isRecursive: Bool { true }

    private static let shared = WorkThreads(count: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        switch place {
        case .sharedThreads: try await withTaskExecutorPreference(Self.shared, operation: function)
        case .ownThread:
            let thread = WorkThreads(count: 1)
            defer { thread.endThread() }
            try await withTaskExecutorPreference(thread, operation: function)
        }
    }
}

extension Trait where Self == ThreadTrait {
    /// For tests that compute for long. They share one thread for each core, and the queue for these threads.
    package static var onSharedThreads: Self { ThreadTrait(place: .sharedThreads) }

    /// For tests that block, for example in a call that reads from a socket. Each has a thread of its own.
    package static var onOwnThread: Self { ThreadTrait(place: .ownThread) }
}
