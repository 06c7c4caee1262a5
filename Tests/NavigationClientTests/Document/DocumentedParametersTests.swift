import NavigationClient
import TestSupport
import Testing

/// The client's own function for a method takes every parameter that the host's document names for that method.
@Suite(.timeLimit(.minutes(20)))
struct DocumentedParametersTests {
    typealias Call = @Sendable (NavigationClient) async throws -> Void

    private static let place = Place(scene: "main", navigator: "n1", fromEntry: "e2", ifRevision: 0, ifNavigation: 0)
    private static let shop = Destination("shop.list", [:], hints: [:])

    /// Calls with all parameters; several calls of a method whose parameters exclude each other.
    private static let calls: [Call] = [
        {
            try await $0.register(
                ModuleRegistration(
                    module: "shop",
                    version: "1",
                    title: "Shop",
                    destinations: [],
                    navigator: "n1",
                    scene: "main",
                    takeOver: true,
                    presentations: [],
                    guards: [],
                    receivers: [],
                    urls: [],
                    mappings: [],
                    flows: [],
                    replaces: true
                )
            )
        },
        { try await $0.unregister("shop", types: []) },
        {
            try await $0.navigate(
                to: shop,
                at: place,
                method: "alert",
                name: "x",
                ifOccupied: .refuse,
                buttons: [.init(answer: "yes")],
                ifPresent: .raise,
                transient: true
            )
        },
        { _ = try await $0.result(of: shop, at: place, method: "alert", buttons: [], name: "x", ifOccupied: .refuse) },
        { try await $0.push(shop, at: place, ifPresent: .raise, transient: true) },
        { try await $0.present(shop, at: place, method: "cover", name: "x", ifOccupied: .refuse, buttons: []) },
        { try await $0.replace("e2", with: shop, at: place) },
        { _ = try await $0.ask("e2", 1, name: "rename", scene: "main", timeout: .seconds(1)) },
        {
            try await $0.addGuard(
                .init(
                    name: "a",
                    on: .enter,
                    types: ["*"],
                    roles: ["x"],
                    scene: "main",
                    navigator: "n1",
                    order: 1,
                    timeout: 1,
                    default: .allow,
                    away: .wait,
                    module: "shop"
                )
            ) { _ in .allow }
        },
        { try await $0.send([], at: place, name: "a", ephemeral: true) },
        {
            try await $0.receive(.value("a.b", navigator: "n1", scene: "main", timeout: 1)) { _ in
                .auto
            }
        },
        { try await $0.receive(.typeAuto(.init(type: "a.b", auto: .init(select: "n1")))) },
        { try await $0.receive(.routeAuto(.init(route: "a.b", auto: .init(navigate: "n1")))) },
        { try await $0.registerURL("/a", as: [], module: "shop", scene: "main", navigator: "n1") },
        { try await $0.registerURL("/a") { _ in nil } }, { try await $0.unregisterURL("/a", module: "shop") },
        { try await $0.openURL("/a", scene: "main", navigator: "n1", fromEntry: "e2", ephemeral: true) },
        {
            _ = try await $0.runFlow(
                "a",
                module: "shop",
                checkpoint: "b",
                schema: true,
                data: 1,
                destination: shop,
                method: "push",
                at: place
            )
        },
        { try await $0.nextStep(of: "a1", shop, at: place, method: "push", data: 1) },
        {
            _ = try await $0.watch(
                WatchRequest(
                    scene: "main",
                    navigator: "n1",
                    kinds: [],
                    since: 0,
                    instance: "a",
                    verbosity: .info,
                    credit: 1
                )
            )
        },
    ]

    /// Parameters that only the functions of ``NavigationClient/NavigationClient/contract`` take: of the client's own
    /// functions, the one for `navigate` waits for a result.
    private static let left: [String: Set<String>] = [
        "push": ["forResult"], "present": ["ifPresent", "transient", "forResult"],
    ]

    /// Parameters of many methods.
    ///
    /// A program that repeats requests itself adds the token. The client adds `during` while a handler runs, and
    /// `traceparent` when the program has a tracer. A session says `byPerson` in `hello`. A program that needs
    /// `replacesPending` uses the contract.
    private static let general: Set<String> = ["token", "during", "byPerson", "traceparent", "replacesPending"]

    @Test func everyParameterCanBeSaid() async throws {
        let said = Mailbox<String>()
        let host = try FakeHost { host in
            while let line = host.readLine() {
                said.put(line)
                host.writeLine(#"{"jsonrpc":"2.0","id":\#(line.requestID ?? 0),"error":{"code":1,"message":"no"}}"#)
            }
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        let document = try await HostDocument()
        var names: [String: Set<String>] = [:]
        for call in Self.calls {
            #expect(await refusal { try await call(client) }?.code == 1)
            let request = try JSONPayload(text: try #require(await said.next()))
            let method = try #require(request["method"]?.string)
            names[method, default: []].formUnion(request["params"]?.members?.map(\.name) ?? [])
        }
        for (method, said) in names {
            let expected = try document.parameters(of: method).subtracting(Self.general)
            #expect(expected.subtracting(said) == Self.left[method] ?? [], "\(method)")
            #expect(said.subtracting(expected).isEmpty, "\(method)")
        }
        #expect(Set(Self.left.keys).subtracting(names.keys).isEmpty)
        await client.close()
    }
}
