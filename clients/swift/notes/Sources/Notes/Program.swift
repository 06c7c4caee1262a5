import Foundation
import NavigationClient

@main
struct Program {
    static func main() async throws {
        // Uses $NAVHOST_SOCKET, else the default socket. Connects again when the connection is lost.
        let client = try await NavigationClient.connect(reconnecting: Reconnection())
        try await Notes(client: client, share: ProcessInfo.processInfo.environment["NOTES_SHARE"]).register()
        try FileHandle.standardOutput.write(contentsOf: Data("notes is registered\n".utf8))
        throw await client.closed()
    }
}
