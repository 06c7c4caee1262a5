import TestSupport
import Testing

@testable import NavigationClient

/// The types of the contract, and the functions over a connection.
struct ContractTests {
    private func problem(_ read: () throws -> Void) -> String? {
        do {
            try read()
            return nil
        } catch NavigationClientError.badAnswer(let problem) {
            return problem
        } catch {
            return "\(error)"
        }
    }

    @Test(
        arguments: [
            (["entries": 1], "Removed: \"navigators\" is missing"),
            (["entries": 1, "navigators": nil], "Removed: \"navigators\" is not an integer"),
            (["entries": 1, "navigators": "2"], "Removed: \"navigators\" is not an integer"),
            (["entries": 1, "navigators": 2.5], "Removed: \"navigators\" is not an integer"),
            ([1, 2], "Removed is not an object"),
            (nil, "Removed is not an object"),
        ] as [(JSONPayload, String)]
    )
    func wrongValuesAreRefused(payload: JSONPayload, expected: String) {
        #expect(problem { _ = try Contract.Removed(reading: payload) } == expected)
    }

    @Test func aRefusalNamesThePlaceOfTheValue() {
        let payload: JSONPayload = [
            "scene": "main", "revision": 1, "changed": true, "navigator": "n1", "path": [], "removed": ["entries": "x"],
        ]
        #expect(
            problem { _ = try Contract.PathSetResult(reading: payload) }
                == "\"removed\": Removed: \"entries\" is not an integer"
        )
    }

    @Test func aFormIsFoundByItsTag() throws {
        let selected = try Contract.Change(
            reading: ["kind": "navigator.selected", "parent": "n1", "child": nil, "previous": "n2"]
        )
        guard case .navigatorSelected(let change) = selected else { throw NavigationClientError.cancelled }
        #expect(change.child == nil && change.previous == "n2")
        #expect(
            selected.encoded.isEquivalent(to: [
                "kind": "navigator.selected", "parent": "n1", "child": nil, "previous": "n2",
            ])
        )
        #expect(problem { _ = try Contract.Change(reading: ["kind": 1]) } != nil)
    }

    @Test func aFormIsFoundByItsMembers() throws {
        let shown: JSONPayload = [
            "scene": "main", "revision": 1, "changed": true, "navigator": "n1", "entry": "e2", "tomorrow": 1,
        ]
        guard case .shown(let result) = try Contract.PushResult(reading: shown) else {
            throw NavigationClientError.cancelled
        }
        #expect(result.entry == "e2")
    }

    @Test func whatANewerHostSaysIsKept() throws {
        let change: JSONPayload = ["kind": "tomorrow", "x": 1]
        #expect(try Contract.Change(reading: change) == .unknown(change))
        #expect(try Contract.PushResult(reading: ["tomorrow": 1]) == .unknown(["tomorrow": 1]))
        #expect(try Contract.Durability(reading: "tomorrow").rawValue == "tomorrow")
        let notification = try Contract.HostNotification(method: "tomorrow", parameters: [:])
        #expect(notification == .unknown(method: "tomorrow", parameters: [:]))
        let refusal = HostRefusal(code: 99_999, name: "tomorrow", message: "", data: nil)
        #expect(try refusal.details() == .unknown(code: 99_999))
    }

    @Test func nullAndAMissingMemberDiffer() throws {
        #expect(try Contract.StateItem(reading: ["path": []]).anchor == nil)
        #expect(try Contract.StateItem(reading: ["path": [], "anchor": nil]).anchor == .some(.null))
        for payload in [["path": []], ["path": [], "anchor": nil], ["path": [], "anchor": 3]] as [JSONPayload] {
            #expect(try Contract.StateItem(reading: payload).encoded.isEquivalent(to: payload))
        }
    }

    @Test func notificationsAreRead() throws {
        let bye = try Contract.HostNotification(method: "bye", parameters: ["reason": "shutting_down", "message": "x"])
        guard case .bye(let parameters) = bye else { throw NavigationClientError.cancelled }
        #expect(parameters.reason == "shutting_down")
        #expect(problem { _ = try Contract.HostNotification(method: "bye", parameters: [:]) } != nil)
    }

    @Test(.timeLimit(.minutes(20)))
    func theHostIsAskedAndAsks() async throws {
        let host = try LiveHost()
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await client.register(ModuleRegistration(module: "shop", destinations: [.init(type: "shop.list")]))
        client.contract.answerEntryAsk { question in ["type": JSONPayload(question.type)] }
        guard case .shown(let shown) = try await client.contract.push(type: "shop.list", ifPresent: .raise) else {
            throw NavigationClientError.cancelled
        }
        let answer = try await client.contract.ask(entry: try #require(shown.entry), message: "Lamp")
        #expect(answer.answer == ["type": "shop.list"])
        do {
            try await client.contract.push(type: "shop.lits")
            Issue.record("an unknown type is shown")
        } catch {
            guard case .refused(let refusal) = error else { throw error }
            #expect(refusal.code == Contract.ErrorCode.unknownDestination)
            guard case .unknownDestination(let data) = try refusal.details() else { throw error }
            #expect(data.nearest == "shop.list")
        }
        await client.close()
    }
}
