import NavigationClient
import TestSupport
import Testing

/// The client's function for a method takes every parameter that the host's document names for that method.
@Suite(.timeLimit(.minutes(20)))
struct DocumentedParametersTests {
    typealias Call = @Sendable (NavigationClient) async throws -> Void

    private static let place = Place(scene: "main", navigator: "n1", fromEntry: "e2", ifRevision: 0, ifNavigation: 0)
    private static let shop = Destination("shop.list", [:], hints: [:])

    /// Calls with all parameters; several calls of a method whose parameters exclude each other.
    private static let calls: [Call] = [
        { try await $0.hello(name: "a", version: "1", required: ["x"], secret: "s") },
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
        { _ = try await $0.destinations(module: "shop") },
        {
            try await $0.navigate(
                to: shop,
                at: place,
                method: "alert",
                name: "x",
                ifOccupied: .refuse,
                buttons: ["yes"],
                ifPresent: .raise,
                isTransient: true
            )
        },
        { _ = try await $0.result(of: shop, at: place, method: "alert", buttons: ["yes"], name: "x") },
        { try await $0.push(shop, at: place, ifPresent: .raise, isTransient: true) },
        { try await $0.present(shop, at: place, method: "cover", name: "x", ifOccupied: .refuse, buttons: ["yes"]) },
        { try await $0.replace("e2", with: shop, at: place) },
        { try await $0.pop(count: 2, at: place) }, { try await $0.pop(leaving: 2, at: place) },
        { try await $0.pop("e2", at: place) },
        { try await $0.pop(toNearest: "shop.list", throughPresenters: true, at: place) },
        { try await $0.setPath([], at: place) }, { try await $0.appendPath([], at: place) },
        {
            let place = Place(scene: "main", navigator: "n1", ifRevision: 0, ifNavigation: 0)
            try await $0.insertPath([], .index(0), at: place)
        },
        { try await $0.insertPath([], .before("e2")) }, { try await $0.insertPath([], .after("e2")) },
        { try await $0.removeEntries(["e2"], scene: "main", ifRevision: 0, ifNavigation: 0) },
        { try await $0.moveEntry("e2", before: "e3", scene: "main", ifRevision: 0, ifNavigation: 0) },
        { try await $0.moveEntry("e2", after: "e3", scene: "main", ifRevision: 0, ifNavigation: 0) },
        {
            try await $0.updateEntry(
                "e2",
                arguments: [:],
                hints: .null,
                scene: "main",
                ifRevision: 0,
                ifNavigation: 0
            )
        },
        {
            try await $0.reportRendering(
                focus: RendererFocus("e2", part: "a"),
                undrawn: [RendererGap("e2", "a")],
                scene: "main"
            )
        },
        { try await $0.endRendering(scene: "main") },
        { _ = try await $0.path(at: Place(scene: "main", navigator: "n1"), offset: 0, limit: 1, after: "1.n1.1") },
        { _ = try await $0.ask("e2", 1, name: "rename", scene: "main", timeout: .seconds(1)) },
        {
            try await $0.createNavigator(
                NavigatorRequest(
                    parent: "n1",
                    kind: "stack",
                    name: "x",
                    method: "sheet",
                    root: shop,
                    entry: "e2",
                    select: true,
                    ephemeral: true,
                    ifOccupied: .refuse,
                    accepts: Acceptance(types: ["shop.*"], roles: ["list"]),
                    fromEntry: "e2"
                ),
                scene: "main",
                ifRevision: 0,
                ifNavigation: 0
            )
        },
        { try await $0.createScene("side", configuration: [:]) },
        {
            try await $0.addGuard(
                GuardRequest(
                    "a",
                    types: ["*"],
                    roles: ["x"],
                    scene: "main",
                    navigator: "n1",
                    order: 1,
                    timeout: .seconds(1),
                    default: .allow,
                    away: .wait,
                    module: "shop"
                )
            ) { _ in .allow }
        },
        { try await $0.send([], at: place, name: "a", ephemeral: true) },
        { try await $0.resume("s1.1", scene: "main") }, { try await $0.cancelResume("s1.1", scene: "main") },
        {
            try await $0.receive(.value("a.b"), scene: "main", navigator: "n1", timeout: .seconds(1)) { _ in .auto }
        },
        { try await $0.autoReceive(.type("a.b"), .selecting("n1")) },
        { try await $0.autoReceive(.route("a.b"), .navigating(on: "n1", method: "push", resume: .pause)) },
        { try await $0.registerURL("/a", as: [], module: "shop", scene: "main", navigator: "n1") },
        { try await $0.registerURL("/a") { _ in nil } }, { try await $0.unregisterURL("/a", module: "shop") },
        { _ = try await $0.resolveURL("/a", scene: "main", navigator: "n1") },
        { try await $0.openURL("/a", scene: "main", navigator: "n1", fromEntry: "e2", ephemeral: true) },
        { _ = try await $0.url(scene: "main", navigator: "n1") }, { _ = try await $0.url(of: "e2") },
        {
            try await $0.startFlow(
                FlowRequest(
                    "a",
                    module: "shop",
                    checkpoint: "b",
                    schema: true,
                    data: 1,
                    destination: shop,
                    method: "push"
                ),
                at: place
            )
        },
        { _ = try await $0.runFlow(FlowRequest("a")) },
        { try await $0.nextStep(of: "a1", shop, at: place, method: "push", data: 1) },
        { try await $0.updateFlow("a1", data: 1, scene: "main") },
        { try await $0.completeFlow("a1", with: 1, scene: "main") },
        { try await $0.cancelFlow("a1", reason: "x", scene: "main") },
        { try await $0.failFlow("a1", reason: "x", data: 1, scene: "main") },
        { _ = try await $0.flows(scene: "main", module: "shop") },
        { try await $0.establishCheckpoint("a", value: true, at: place) },
        { try await $0.returnToCheckpoint("a", value: 1, at: place) },
        { _ = try await $0.canReturnToCheckpoint("a", scene: "main", navigator: "n1") },
        { try await $0.removeCheckpoint("a", at: place) },
        { _ = try await $0.lock(reason: "x", at: place) }, { try await $0.unlock("a1", scene: "main") },
        { try await $0.answer("e2", with: "yes", value: 1, scene: "main") },
        { try await $0.close("e2", with: 1, scene: "main") },
        {
            try await $0.provide(EntryContent(1, links: [EntryLink("a", to: shop)]), for: "e2", scene: "main")
        },
        { _ = try await $0.links(of: "e2", scene: "main") },
        { try await $0.follow("a", of: "e2", values: [:], scene: "main") },
        {
            _ = try await $0.watch(
                WatchRequest(
                    scene: "main",
                    navigator: "n1",
                    kinds: [],
                    since: 0,
                    instance: "a",
                    verbosity: "info",
                    credit: 1
                )
            )
        },
    ]

    private static let revisions: Set<String> = ["ifRevision", "ifNavigation"]

    /// Parameters that only ``NavigationClient/NavigationClient/call(_:_:timeout:)`` can send.
    private static let left: [String: Set<String>] = [
        // The id of the entry, lock, flow or link says where the request acts. A program that relies on a revision
        // sends its own request.
        "answer": revisions, "entry.close": revisions, "entry.provide": revisions, "entry.follow": revisions,
        "unlock": revisions, "flow.update": revisions, "flow.complete": revisions, "flow.cancel": revisions,
        "flow.fail": revisions,
        // Only the function for `navigate` waits for a result.
        "push": ["forResult"], "present": ["ifPresent", "transient", "forResult"],
        // A program that has items has written the pattern.
        "url.encode": ["items"],
    ]

    /// Parameters of many methods.
    ///
    /// A program that repeats requests itself adds the token. The client adds `during` while a handler runs, and
    /// `traceparent` when the program has a tracer. A session says `byPerson` in `hello`. A program that needs
    /// `replacesPending` sends its own request.
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
