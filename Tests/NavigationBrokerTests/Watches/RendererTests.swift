import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Renderers say what a person sees, and others can watch that.
struct RendererTests {
    private let host: Harness
    private let (renderer, watcher): (SessionID, SessionID)

    init() { self.init(hasStore: false) }

    private init(hasStore: Bool, _ adjust: (inout Limits) -> Void = { _ in }) {
        host = Harness(hasStore: hasStore, adjust)
        (renderer, watcher) = (host.connect(), host.connect())
        host.ask("hello", #"{"name":"screen"}"#, from: renderer)
        host.send(Requests.shop, from: watcher)
        host.send(Requests.pushList, from: watcher)
    }

    @discardableResult
    private func report(_ parameters: String, from session: SessionID? = nil) -> Reply {
        host.ask("renderer.report", parameters, from: session ?? renderer)
    }

    private func list(_ parameters: String = "{}") -> [JSONValue] {
        host.result("renderer.list", parameters, from: watcher)?["renderers"]?.array ?? []
    }

    private func watch(_ parameters: String = "{}") -> JSONValue? {
        host.ask("host.watch", parameters, from: watcher).result
    }

    /// The changes that the watch was told since the last look, with their kinds.
    private var told: [String] { words(host.events(of: watcher)) }

    private func words(_ events: [Event]) -> [String] {
        events.flatMap(\.changes).map { change in
            [change["kind"]?.string, change["scene"]?.string, change["focus"]?["entry"]?.string].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    @Test func reportIsListed() {
        report(#"{"focus":{"entry":"e2","part":"street"},"undrawn":[{"entry":"e2","what":"chart"}]}"#)
        let expected: JSONValue = [
            "session": "s1", "client": "screen", "scene": "main", "focus": ["entry": "e2", "part": "street"],
            "undrawn": [["entry": "e2", "what": "chart"]],
        ]
        #expect(list() == [expected] && list(#"{"scene":"main"}"#) == [expected])
        #expect(host.ask("renderer.list", #"{"scene":"x"}"#, from: watcher).refusal == "unknown_scene")
    }

    @Test func changesAreTold() {
        #expect(watch()?["snapshot"]?["renderers"] == [])
        #expect(report("{}").result?["changed"] == true)
        #expect(report(#"{"focus":{"entry":"e2"}}"#).result?["changed"] == true)
        #expect(report(#"{"focus":{"entry":"e2"}}"#).result?["changed"] == false, "that is no news")
        #expect(report(#"{"ends":true}"#).result?["changed"] == true)
        #expect(report(#"{"ends":true}"#).result?["changed"] == false)
        #expect(
            told == [
                "renderer.reported main", "renderer.reported main e2", "renderer.left main",
            ]
        )
        #expect(watch()?["snapshot"]?["renderers"] == [])
    }

    @Test func watchResumesWithReports() {
        _ = watch()
        host.ask("unwatch", #"{"watch":1}"#, from: watcher)
        report(#"{"focus":{"entry":"e2"}}"#)
        report(#"{"ends":true}"#)
        let resumed = host.ask("host.watch", #"{"since":0,"instance":"\#(Harness.instance)"}"#, from: watcher)
        #expect(resumed.lines.first?.contains(#""resumed":true,"from":0"#) == true)
        #expect(
            words(resumed.lines.dropFirst().map(Event.init)) == ["renderer.reported main e2", "renderer.left main"]
        )
        report("{}")
        #expect(watch()?["snapshot"]?["renderers"]?.array?.map { $0["session"] } == ["s1"])
    }

    @Test func reportEndsWithItsConnection() {
        _ = watch()
        report("{}")
        host.close(renderer)
        #expect(told == ["renderer.reported main", "renderer.left main"] && list() == [])
    }

    @Test func reportEndsWithItsScene() {
        _ = watch()
        host.ask("scene.create", #"{"scene":"side"}"#, from: renderer)
        report("{}")
        report(#"{"scene":"side"}"#)
        #expect(list().map { $0["scene"] } == ["main", "side"])
        host.ask("scene.close", #"{"scene":"side"}"#, from: renderer)
        #expect(told.suffix(2) == ["scene.closed side", "renderer.left side"] && list().count == 1)
    }

    @Test func entriesThatHaveGoneAreLeftOut() {
        report(#"{"focus":{"entry":"e9"},"undrawn":[{"entry":"e9","what":"a"},{"entry":"e2","what":"b"}]}"#)
        #expect(list().first?["focus"] == nil && list().first?["undrawn"]?.array?.count == 1)
        host.ask("popAll", from: watcher)
        #expect(list().first?["undrawn"] == [])
    }

    @Test(arguments: [
        #"{"scene":"x"}"#, #"{"focus":{}}"#, #"{"focus":{"entry":"e2","part":""}}"#,
        #"{"focus":{"entry":"e2","more":1}}"#,
        #"{"undrawn":[{"entry":"e2"}]}"#, #"{"undrawn":{}}"#, #"{"ends":true,"undrawn":[]}"#,
    ])
    func wrongReportsAreRefused(parameters: String) {
        report(#"{"focus":{"entry":"e2"}}"#)
        #expect(report(parameters).refusal != nil)
        #expect(list().first?["focus"]?["entry"] == "e2", "nothing has changed")
    }

    @Test func reportsAreBounded() {
        let test = Self(hasStore: false) { $0.renderers = 1 }
        let gap = #"{"entry":"e2","what":"a"}"#
        let many = [String](repeating: gap, count: 65).joined(separator: ",")
        #expect(test.report(#"{"undrawn":[\#(many)]}"#).refusal == "invalid_params")
        let words = String(repeating: "x", count: 201)
        #expect(test.report(#"{"undrawn":[{"entry":"e2","what":"\#(words)"}]}"#).refusal == "invalid_params")
        #expect(test.report("{}").refusal == nil)
        #expect(test.report("{}", from: test.watcher).refusal == "limit_reached")
        #expect(test.report(#"{"focus":{"entry":"e2"}}"#).refusal == nil, "it replaces its own")
    }

    @Test func aTurnThatIsNotWrittenReportsNothing() {
        let test = Self(hasStore: true)
        test.report(#"{"focus":{"entry":"e2"}}"#)
        _ = test.watch()
        test.host.storeFails = true
        let change = #"{"id":1,"method":"push","params":{"type":"shop.list"}}"#
        test.host.send("[\(change),{\"id\":2,\"method\":\"renderer.report\"}]", from: test.renderer)
        test.host.storeFails = false
        test.host.reconcile()
        #expect(test.list().first?["focus"]?["entry"] == "e2")
    }
}
