import NIOCore
import NIOPosix
import NavigationClient

/// Asks a gateway that runs for a ticket, over HTTP as any program would.
package struct TicketRequest: Sendable {
    private let host: String
    private let port: Int
    private let token: Secret

    package init(host: String, port: Int, token: Secret) {
        self.host = host
        self.port = port
        self.token = token
    }

    /// The reason why the gateway gave no ticket.
    package struct Problem: Error, CustomStringConvertible, Sendable {
        package let description: String
    }

    /// The address of the page with a new ticket.
    package func address() async throws -> String {
        let text = try await answer()
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1)
        let body = parts.count > 1 ? try? JSONPayload(text: String(parts[1])) : nil
        if let address = body?["address"]?.string { return address }
        throw Problem(description: body?["message"]?.string ?? "what listens on \(host):\(port) is no navweb")
    }

    private func answer() async throws -> String {
        let bare = host.filter { $0 != "[" && $0 != "]" }
        let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>
        do {
            channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(.seconds(5))
                .connect(host: bare, port: port) { channel in
                    channel.eventLoop.makeCompletedFuture { try NIOAsyncChannel(wrappingChannelSynchronously: channel) }
                }
        } catch {
            throw Problem(description: "nothing listens on \(host):\(port)")
        }
        return try await channel.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(string: head + "\r\n\r\n\(JSONPayload.emptyObject.text)"))
            var text = ByteBuffer()
            for try await part in inbound { text.writeImmutableBuffer(part) }
            return String(buffer: text)
        }
    }

    private var head: String {
        [
            "POST /ticket HTTP/1.1", "Host: \(host):\(port)", "Authorization: Bearer \(token.text)",
            "Content-Type: application/json", "Content-Length: 2", "Connection: close",
        ].joined(separator: "\r\n")
    }
}
