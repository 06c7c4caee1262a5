import Foundation
import NavigationClient
import Testing

@testable import Notes

@Suite(.timeLimit(.minutes(10)))
struct NotesTests {
    @Test func pageAnswersItsTitle() async throws {
        try await withNotes { user in
            let page = try #require(try await user.navigate(to: NotesDestination.page(id: 1)).entry)
            #expect(try await user.ask(page, "title") == "Milk")
        }
    }

    @Test func sharingShowsAScreenOfAnotherModule() async throws {
        try await withNotes { user in
            try await user.register(
                ModuleRegistration(module: "mail", destinations: [.init(type: "mail.compose", method: "sheet")])
            )
            let page = try #require(try await user.navigate(to: NotesDestination.page(id: 1)).entry)
            let shared = try await user.ask(page, "share")
            let shown = try await user.call("entry.get", ["entry": shared])
            #expect(shown["type"] == "mail.compose")
            #expect(shown["arguments"] == ["text": "Milk"])
        }
    }

    @Test func withoutThatScreenSharingIsRefused() async throws {
        try await withNotes { user in
            let page = try #require(try await user.navigate(to: NotesDestination.page(id: 1)).entry)
            let error = await #expect(throws: NavigationClientError.self) { try await user.ask(page, "share") }
            guard case .refused(let refusal)? = error else {
                Issue.record("not refused: \(String(describing: error))")
                return
            }
            #expect(refusal.name == "provider_error")
        }
    }

    /// Starts a host and the module, and runs the body with a client that plays the user and the other modules.
    private func withNotes(_ body: (NavigationClient) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "notes-\(UUID().uuidString.prefix(8))"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let socket = folder.appendingPathComponent("h.sock").path
        let host = Process()
        let output = Pipe()
        host.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        host.arguments = [
            navhost, "--socket", socket, "--store", "none", "--log-level", "error", "--question-timeout", "60",
        ]
        host.standardOutput = output
        try host.run()
        defer {
            host.terminate()
            host.waitUntilExit()
        }
        _ = output.fileHandleForReading.availableData  // its first line says that it listens
        let module = try await NavigationClient.connect(to: socket, timeout: .seconds(120))
        try await Notes(client: module, share: "mail.compose").register()
        let user = try await NavigationClient.connect(to: socket, timeout: .seconds(120))
        try await body(user)
        await user.close()
        await module.close()
    }

    /// The host that was built beside the test, else the one on the path.
    private var navhost: String {
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
            "navhost"
        ).path
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : "navhost"
    }
}
