import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Watches of a host that shares scenes with a fleet. The followers of these scenes tell the host's own broker.
@Suite struct SharedScenesOfHostTests {
    private let host: Harness
    private let (client, watcher): (SessionID, SessionID)
    private let author = SessionID(rawValue: 77)

    init() { self.init(hasStore: false) }

    private init(hasStore: Bool) {
        host = Harness(hasStore: hasStore)
        (client, watcher) = (host.connect(), host.connect())
    }

    private func watch(_ parameters: String = "{}") -> JSONValue? {
        host.ask("host.watch", parameters, from: watcher).result
    }

    /// The follower of a shared scene tells these changes.
    private func tell(_ changes: HostChange..., by method: Method = .navigatorSelect) {
        host.tell { $0.hostChanged(changes, because: Cause(.request(method), session: author), now: host.now) }
    }

    private func navigator(_ number: UInt64) -> NavigatorID { NavigatorID(rawValue: number) }

    private func opened(_ scene: String, _ current: UInt64) -> HostChange {
        .sceneOpened(scene, current: navigator(current))
    }

    private func changed(_ scene: String, _ current: UInt64, from former: UInt64) -> HostChange {
        .currentChanged(scene, navigator(current), from: navigator(former))
    }

    private func report(_ scene: String = "wall") -> Renderer {
        Renderer(author, nil, scene: scene, focus: nil, undrawn: [])
    }

    /// The notifications of the watch since the last look: `1 navigator.select s77: scene.current wall n2`.
    private var sent: [String] {
        host.events(of: watcher).map { event in
            let revision = "\(Int(event.params["revision"]?.double ?? -1))"
            let cause = ["method", "session"].compactMap { event.params["cause"]?[$0]?.string }
            let changes = event.changes.map { change in
                ["kind", "scene", "navigator", "session"].compactMap { change[$0]?.string }.joined(separator: " ")
            }
            return ([revision] + cause).joined(separator: " ") + ": " + changes.joined(separator: ", ")
        }
    }

    /// The scenes with their current navigators, and the renderers.
    private func shown(_ snapshot: JSONValue?) -> [String] {
        let scenes = snapshot?["scenes"]?.array?.map { [$0["scene"], $0["navigator"]] } ?? []
        let renderers = snapshot?["renderers"]?.array?.map { [$0["scene"], $0["session"]] } ?? []
        return (scenes + renderers).map { $0.compactMap { $0?.string }.joined(separator: " ") }
    }

    @Test func aWatchBeginsWithThem() {
        tell(opened("wall", 3), .rendererReported(report(), from: nil))
        #expect(shown(watch()?["snapshot"]) == ["main n1", "wall n3", "wall s77"])
    }

    @Test func aWatchHearsOfThemWithTheCause() {
        _ = watch()
        tell(opened("wall", 1), by: .hello)
        tell(changed("wall", 2, from: 1))
        tell(.rendererReported(report(), from: nil), by: .rendererReport)
        tell(.rendererLeft(report()), by: .rendererReport)
        #expect(
            sent == [
                "1 hello s77: scene.opened wall n1", "2 navigator.select s77: scene.current wall n2",
                "3 renderer.report s77: renderer.reported wall s77", "4 renderer.report s77: renderer.left wall s77",
            ]
        )
    }

    @Test func aWatchResumesBehindTheirChanges() {
        _ = watch()
        tell(opened("wall", 1))
        tell(changed("wall", 2, from: 1))
        let again = host.connect()
        let lines = host.ask("host.watch", #"{"since":1}"#, from: again).lines
        #expect(lines.first?.contains(#""resumed":true,"from":1"#) == true && lines.count == 2)
        #expect(lines.last?.contains(#""scene":"wall","navigator":"n2""#) == true)
    }

    @Test func aSharedSceneHidesOneOfTheHost() {
        host.ask("scene.create", #"{"scene":"wall"}"#, from: client)
        #expect(shown(watch()?["snapshot"]) == ["main n1", "wall n1"])
        tell(opened("wall", 5))
        host.ask("navigator.create", #"{"scene":"wall","name":"home"}"#, from: client)
        host.ask("renderer.report", #"{"scene":"wall"}"#, from: client)
        host.ask("scene.close", #"{"scene":"wall"}"#, from: client)
        host.ask("scene.create", #"{"scene":"side"}"#, from: client)
        #expect(
            sent == ["1 navigator.select s77: scene.current wall n5", "2 scene.create s1: scene.opened side n1"]
        )
    }

    /// As it does when its host goes on from a snapshot.
    @Test func aSceneThatBeginsAnewTellsWhatIsDifferent() {
        tell(opened("wall", 1), .rendererReported(report(), from: nil))
        _ = watch()
        tell(opened("wall", 1), .rendererReported(report(), from: nil))
        #expect(sent == [])
        tell(opened("wall", 2))
        #expect(sent == ["1 navigator.select s77: scene.current wall n2, renderer.left wall s77"])
    }

    @Test func aTurnThatIsNotWrittenIsToldLater() {
        let test = Self(hasStore: true)
        _ = test.watch()
        test.tell(test.opened("wall", 1))
        _ = test.sent
        test.host.storeFails = true
        test.host.tell { broker in
            // The turn has a change of the store, which takes the other one with it.
            let create = Array(#"{"id":1,"method":"scene.create","params":{"scene":"a"}}"#.utf8)
            broker.receive(create.span.bytes, from: test.client, now: test.host.now)
            let cause = Cause(.request(.navigatorSelect), session: test.author)
            broker.hostChanged([test.changed("wall", 2, from: 1)], because: cause, now: test.host.now)
        }
        test.host.storeFails = false
        test.host.ask("scene.create", #"{"scene":"b"}"#, from: test.client)
        let changes = test.sent.flatMap { $0.split(separator: ": ").dropFirst() }.joined(separator: ", ")
        #expect(changes.contains("scene.current wall n2") && !changes.contains("scene.opened a"), "\(changes)")
    }
}
