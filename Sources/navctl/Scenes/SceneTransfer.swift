import NavigationClient
import NavigationControl

/// Moves what a scene shows between the fleet and the host alone.
///
/// The state is written to its new place first, and then removed from the old one. So an end at any moment leaves it in
/// one place or in both.
struct SceneTransfer {
    /// A scene of the host: one that its fleet shares, or its own.
    struct Place {
        let scene: String
        let isLocal: Bool

        fileprivate var members: RequestMembers {
            var members = RequestMembers()
            members.add("scene", scene)
            if isLocal { members.add("local", JSONPayload(true)) }
            return members
        }

        fileprivate var description: String {
            isLocal ? "the scene \"\(scene)\" of this host" : "the shared scene \"\(scene)\""
        }
    }

    let options: GlobalOptions
    let source: Place
    let target: Place
    /// Whether the target loses what it shows.
    let replaces: Bool

    /// - Returns: the answer of the import.
    func carryOut() async throws -> JSONPayload {
        try await checkThatItIsShared((source.isLocal ? target : source).scene)
        let exported = try await options.answer("scene.export", source.members.payload)
        guard exported["empty"]?.bool == false, let state = exported["state"] else {
            throw Self.refusal("\(source.description) is empty; there is nothing to move")
        }
        let imported = try await write(state)
        do {
            try await empty(at: exported["revision"])
        } catch NavigationClientError.refused(let refusal) {
            let places = "in \(target.description) now, and still in \(source.description)"
            throw Self.refusal("the state is \(places): \(refusal.message)")
        }
        return imported
    }

    private static func refusal(_ text: String) -> Ending { Ending(status: .refused, complaint: "navctl: \(text)") }

    /// Otherwise both places would be the same scene.
    private func checkThatItIsShared(_ scene: String) async throws {
        let fleet = try await options.answer("fleet.describe")
        let shared = fleet["scenes"]?.elements?.compactMap { $0["scene"]?.string } ?? []
        guard !shared.contains(scene) else { return }
        guard !shared.isEmpty else { throw Self.refusal("this host shares no scenes; see navhost serve --fleet") }
        let others = shared.joined(separator: ", ")
        throw Self.refusal("the fleet does not share a scene \"\(scene)\"; it shares \(others)")
    }

    private func write(_ state: JSONPayload) async throws -> JSONPayload {
        var members = target.members
        members.add("state", state)
        if replaces { members.add("replace", JSONPayload(true)) }
        do {
            return try await options.answer("scene.import", members.payload)
        } catch NavigationClientError.refused(let refusal) where refusal.name == "unknown_scene" && target.isLocal {
            _ = try await options.answer("scene.create", target.members.payload)
            return try await options.answer("scene.import", members.payload)
        }
    }

    /// Removes the state from its old place, unless it has changed since.
    private func empty(at revision: JSONPayload?) async throws {
        var members = source.members
        members.add("replace", JSONPayload(true))
        members.add("ifRevision", revision)
        _ = try await options.answer("scene.import", members.payload)
    }
}
