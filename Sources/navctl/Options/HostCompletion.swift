import ArgumentParser
import Dispatch
import NavigationClient
import NavigationControl
import Synchronization

extension CompletionKind {
    /// Candidates from the running host. Without a host the list is empty, and nothing is written.
    static func host(_ subject: CompletionSubject) -> CompletionKind {
        .custom { words, _, _ in candidates(for: subject, after: words) }
    }
}

/// Blocks this thread until the host has answered: the shell waits for the answer anyway.
private func candidates(for subject: CompletionSubject, after words: [String]) -> [String] {
    let isDone = DispatchSemaphore(value: 0)
    let box = CandidateBox()
    Task.detached {
        let candidates = try? await ask(for: subject, after: words)
        box.found.withLock { $0 = candidates ?? [] }
        isDone.signal()
    }
    isDone.wait()
    return box.found.withLock { $0 }
}

private final class CandidateBox: Sendable {
    let found = Mutex<[String]>([])
}

private func ask(for subject: CompletionSubject, after words: [String]) async throws -> [String] {
    let socket = CompletionSubject.socket(in: words)
    let client = try await NavigationClient.connect(to: socket, timeout: .seconds(1))
    return subject.candidates(in: try await client.call(subject.method, subject.parameters(after: words)))
}
