import NavigationClient

/// Pauses that keep a test short.
let quick = Reconnection(shortest: .milliseconds(1), longest: .milliseconds(20))

/// Has the host close the client's connection, and waits until the client knows.
func disconnect(_ client: NavigationClient, by other: NavigationClient) async throws {
    let session = try await client.call("hello")["session"] ?? .null
    _ = try await other.call("session.close", ["session": session])
    while true {
        let current = try? await client.call("hello")["session"]
        if current == nil || current != session { return }
    }
}
