import Foundation
import NavigationClient

@main
struct Program {
    static func main() async {
        do {
            try await serve()
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("notes: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func serve() async throws {
        // Uses $NAVHOST_SOCKET, else the default socket. Connects again when the connection is lost.
        let client = try await NavigationClient.connect(reconnecting: Reconnection())
        try await Notes(client: client, share: ProcessInfo.processInfo.environment["NOTES_SHARE"]).register()
        try FileHandle.standardOutput.write(contentsOf: Data("notes is registered\n".utf8))
        throw await client.closed()
    }
}
