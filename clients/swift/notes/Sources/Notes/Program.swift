import Foundation
import NavigationClient

@main
struct Program {
    static func main() async throws {
        // $NAVHOST_SOCKET, else where the host listens by default; again when the host was away.
        let client = try await NavigationClient.connect(reconnecting: Reconnection())
        try await Notes(client: client, share: ProcessInfo.processInfo.environment["NOTES_SHARE"]).register()
        try FileHandle.standardOutput.write(contentsOf: Data("notes is registered\n".utf8))
        throw await client.closed()
    }
}
