package import NavigationClient

/// The connection to the host for the requests of one token. It is opened with the first request, and again after the
/// host was away.
package actor HostSession {
    private let socket: String
    private var client: NavigationClient?
    private var opening: Task<NavigationClient, any Error>?
    /// The bytes that a line may have, as the host said; its usual limit before.
    package private(set) var lineLimit = 1 << 20

    package init(socket: String) {
        self.socket = socket
    }

    /// How a session of the gateway names itself. People sit before browsers, so their requests count as such.
    static let hello: JSONPayload = ["name": "navweb", "version": .init(version), "byPerson": true]

    /// The version of the gateway.
    package static let version = "0.1.0"

    /// Carries out a request. A request of a cancelled task is cancelled at the host as well.
    package func call(_ message: RPCMessage) async throws -> JSONPayload {
        let client = try await connected()
        // The browser decides how long it waits: when it goes away, the request is cancelled.
        return try await client.call(message.method, message.parameters, timeout: .seconds(86_400))
    }

    /// Throws unless the host answers.
    package func connect() async throws {
        _ = try await connected()
    }

    /// Closes the connection.
    package func close() async {
        opening?.cancel()
        await client?.close()
        client = nil
    }

    private func connected() async throws -> NavigationClient {
        if let client { return client }
        if let opening { return try await opening.value }
        let opening = Task {
            let client = try await NavigationClient.connect(to: socket)
            let answer = try await client.call("hello", Self.hello)
            if let limit = answer["limits"]?["line"]?.integer { lineLimit = limit }
            return client
        }
        self.opening = opening
        defer { self.opening = nil }
        let client = try await opening.value
        self.client = client
        Task { [weak self] in
            await client.closed()
            await self?.lost(client)
        }
        return client
    }

    private func lost(_ client: NavigationClient) {
        if self.client === client { self.client = nil }
    }
}
