import NavigationClient
import Synchronization
import TestSupport
import Testing

/// The module of the client's README does what the README says.
@Suite(.timeLimit(.minutes(20)))
struct OrdersTests {
    private final class Login: Sendable {
        let isDone = Mutex(false)
    }

    @Test func linksAndTheLogin() async throws {
        let host = try LiveHost()
        let login = Login()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await Orders(client: module) { login.isDone.withLock { $0 } }.begin()
        try await client.openURL("shop://orders/7")
        #expect(try await client.contract.path(navigator: "n1").path.map(\.type) == ["orders.list"])
        #expect(try await client.tree().navigators.last?.root?.type == "orders.login")
        login.isDone.withLock { $0 = true }
        try await client.openURL("shop://orders/7")
        let entries = try await client.contract.path().path
        #expect(entries.map(\.type) == ["orders.list", "orders.order"] && entries.last?.arguments == ["id": 7])
    }

    @Test(arguments: [("delete", true), ("keep", false)])
    func alertIsAnswered(answer: String, isDeleted: Bool) async throws {
        let host = try LiveHost()
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let orders = Orders(client: module) { true }
        try await orders.begin()
        var changes = try await client.watch().makeAsyncIterator()
        async let result = orders.isToBeDeleted(7)
        while let event = try await changes.next() {
            guard case .changed(let change) = event, case .navigatorCreated(let created)? = change.changes.first else {
                continue
            }
            try await client.contract.answer(entry: try #require(created.navigator.root?.id), answer: answer)
            break
        }
        #expect(try await result == isDeleted)
    }

    @Test func addressComesFromAFlow() async throws {
        let host = try LiveHost()
        let started = Mailbox<String>()
        let address = try await NavigationClient.connect(to: host.path, timeout: patience) { notice in
            guard case .signal(let signal)? = try? notice.details(), signal.kind == .flowStarted else { return }
            signal.flow.map(started.put)
        }
        let module = try await NavigationClient.connect(to: host.path, timeout: patience)
        try await address.register(
            ModuleRegistration(module: "address", destinations: [.init(type: "address.form")])
        )
        let orders = Orders(client: module) { true }
        try await orders.begin()
        async let found = orders.address()
        try await address.contract.completeFlow(flow: try #require(await started.next()), value: ["city": "Ulm"])
        #expect(try await found == ["city": "Ulm"])
        async let none = orders.address()
        try await address.contract.cancelFlow(flow: try #require(await started.next()))
        #expect(try await none == nil)
    }
}
