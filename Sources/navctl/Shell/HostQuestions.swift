import Dispatch
import NavigationClient
import NavigationControl
import Synchronization

/// Short questions to the host, for completion and the prompt.
struct HostQuestions: Sendable {
    let socket: String?
    let secretFile: String?
    /// The seconds to wait for an answer. They are few, because a person waits too.
    let timeout: Double

    /// The seconds when no option has others.
    static let usualTimeout = 2.0

    /// The answer; nil when the host does not answer, or refuses.
    func ask(_ method: String, _ params: JSONPayload = .emptyObject) async -> JSONPayload? {
        guard let client = try? await connect() else { return nil }
        let answer = try? await client.call(method, params)
        await client.close()
        return answer
    }

    /// Opens a connection.
    func connect() async throws -> NavigationClient {
        let secret = try secretFile.map { path throws(NavigationClientError) in try HostSecret.read(path) }
        return try await NavigationClient.connect(to: socket, timeout: .seconds(timeout), secret: secret)
    }

    /// Runs the body and blocks this thread meanwhile. The thread must not be one of Swift's tasks.
    static func wait<Result: Sendable>(_ body: @escaping @Sendable () async -> Result?) -> Result? {
        let isDone = DispatchSemaphore(value: 0)
        let box = Box<Result>()
        Task.detached {
            let result = await body()
            box.found.withLock { $0 = result }
            isDone.signal()
        }
        isDone.wait()
        return box.found.withLock { $0 }
    }

    private final class Box<Result: Sendable>: Sendable {
        let found = Mutex<Result?>(nil)
    }
}
