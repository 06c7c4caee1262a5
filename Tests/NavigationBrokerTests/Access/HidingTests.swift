import JSON
import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// A session receives the same lines as on a host that never contained the things that it may not read.
@Suite(.onSharedThreads)
struct HidingTests {
    /// A host, with what is hidden or without.
    private final class Stage {
        static let document = """
            {"identities":[{"name":"owner","user":"1000"},{"name":"viewer","user":"2000"},{"name":"panel","user":"3000"},
             {"name":"other","user":"4000"}],
             "grants":[
              {"to":["owner","other"],"allow":["*"]},
              {"to":["viewer"],"allow":["register"],"modules":["shop"]},
              {"to":["viewer"],"allow":["read","watch","lock"],"scenes":["open"]},
              {"to":["viewer"],"allow":["navigate","dismissOwn","guard","map"],"scenes":["open"],"types":["shop.*"]},
              {"to":["panel"],"allow":["read","watch"],"scenes":["open"],"navigators":["panel"]},
              {"to":["panel"],"allow":["navigate","dismissOwn"],"navigators":["panel"],"types":["shop.*"]}]}
            """

        let host: Harness
        let owner: SessionID
        let viewer: SessionID
        let panel: SessionID
        /// Does all that is hidden from the viewer and the panel.
        let other: SessionID

        init() throws {
            host = Harness(access: try Material.policy(Self.document))
            owner = host.connect()
            viewer = host.connect(uid: 2000)
            panel = host.connect(uid: 3000)
            other = host.connect(uid: 4000)
            for (line, session) in [
                (#"{"id":1,"method":"scene.create","params":{"scene":"open"}}"#, owner),
                (
                    #"{"id":2,"method":"navigator.create","params":{"scene":"open","kind":"stack","name":"panel"}}"#,
                    owner
                ),
                (
                    #"{"id":3,"method":"navigator.create","params":{"scene":"open","kind":"stack","name":"wall"}}"#,
                    owner
                ),
                (
                    #"{"id":4,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list"},{"type":"shop.item"}]}}"#,
                    viewer
                ),
                (#"{"id":5,"method":"watch","params":{"scene":"open","verbosity":"info"}}"#, viewer),
                (#"{"id":6,"method":"watch","params":{"scene":"open","navigator":"panel"}}"#, panel),
            ] {
                let lines = host.send(line, from: session)
                #expect(lines.last?.contains(#""result""#) == true, "\(line): \(lines)")
            }
        }

        private var heard: [SessionID: [String]] = [:]

        func say(_ request: String, from session: SessionID) {
            let id = host.freeID(of: session)
            heard[session, default: []] += host.send("{\"id\":\(id),\(request)}", from: session)
        }

        /// The lines that a session has received since the last time.
        func take(_ session: SessionID) -> [String] {
            defer { heard[session] = nil }
            return heard[session, default: []] + host.take(session)
        }
    }

    /// In other scenes, about other modules, or at the host: nothing that the viewer may read.
    private static let elsewhere = [
        #""method":"scene.create","params":{"scene":"vault"}"#,
        #""method":"scene.close","params":{"scene":"vault"}"#,
        #""method":"module.register","params":{"module":"bank","destinations":[{"type":"bank.pay"},{"type":"bank.list"}],"urls":[{"pattern":"bank://pay/{id}","to":[{"type":"bank.pay"}]}]}"#,
        #""method":"module.unregister","params":{"module":"bank"}"#,
        #""method":"push","params":{"scene":"vault","type":"bank.pay"}"#,
        #""method":"push","params":{"scene":"vault","type":"shop.list"}"#,
        #""method":"pop","params":{"scene":"vault"}"#,
        #""method":"navigator.create","params":{"scene":"vault","kind":"stack","name":"safe"}"#,
        #""method":"lock","params":{"scene":"vault"}"#,
        #""method":"guard.add","params":{"name":"g","on":"enter","scene":"vault"}"#,
        #""method":"watch","params":{"scene":"vault"}"#,
        #""method":"host.monitor","params":{}"#,
        #""method":"ping","params":{}"#,
    ]

    /// At a navigator of the same scene which the panel may not read.
    private static let beside = [
        #""method":"push","params":{"scene":"open","navigator":"wall","type":"shop.item","arguments":{"secret":1}}"#,
        #""method":"pop","params":{"scene":"open","navigator":"wall"}"#,
        #""method":"present","params":{"scene":"open","navigator":"wall","type":"shop.item","method":"sheet"}"#,
        #""method":"dismissPresented","params":{"scene":"open","navigator":"wall"}"#,
        #""method":"lock","params":{"scene":"open","navigator":"wall"}"#,
        #""method":"checkpoint.establish","params":{"scene":"open","navigator":"wall","name":"c"}"#,
    ]

    /// Visible to both.
    private static let shared = [
        #""method":"push","params":{"scene":"open","navigator":"panel","type":"shop.list"}"#,
        #""method":"push","params":{"scene":"open","navigator":"panel","type":"shop.item"}"#,
        #""method":"pop","params":{"scene":"open","navigator":"panel"}"#,
        #""method":"transaction","params":{"scene":"open","operations":[{"method":"push","params":{"navigator":"panel","type":"shop.list"}},{"method":"push","params":{"navigator":"panel","type":"shop.item"}}]}"#,
    ]

    /// Any of these may be asked. The text `@` stands for a scene.
    private static let questions: [String] =
        [
            #""method":"scene.list","params":{}"#, #""method":"module.list","params":{}"#,
            #""method":"destination.list","params":{}"#, #""method":"host.status","params":{}"#,
            #""method":"host.sessions","params":{}"#, #""method":"host.metrics","params":{}"#,
            #""method":"access.describe","params":{}"#, #""method":"guard.list","params":{}"#,
            #""method":"url.list","params":{}"#, #""method":"url.resolve","params":{"url":"bank://pay/5"}"#,
            #""method":"url.open","params":{"url":"bank://pay/5","scene":"open"}"#,
            #""method":"host.watch","params":{}"#,
            #""method":"destination.get","params":{"type":"bank.pay"}"#,
            #""method":"destination.get","params":{"type":"bank.pai"}"#,
            #""method":"destination.list","params":{"module":"bank"}"#,
            #""method":"destination.get","params":{"type":"shop.lisst"}"#,
            #""method":"module.register","params":{"module":"bank","destinations":[]}"#,
            #""method":"session.close","params":{"session":"s4"}"#,
            #""method":"session.close","params":{"session":"s9"}"#,
        ]
        + ["open", "vault", "nowhere"].flatMap { scene in
            [
                #""method":"tree.get","params":{"scene":"@"}"#,
                #""method":"tree.get","params":{"scene":"@","navigator":"panel"}"#,
                #""method":"tree.get","params":{"scene":"@","navigator":"panel","limit":1}"#,
                #""method":"tree.get","params":{"scene":"@","navigator":"wall"}"#,
                #""method":"tree.get","params":{"scene":"@","navigator":"safe"}"#,
                #""method":"navigator.get","params":{"scene":"@","navigator":"panel"}"#,
                #""method":"path.get","params":{"scene":"@","navigator":"panel"}"#,
                #""method":"path.get","params":{"scene":"@","navigator":"wall"}"#,
                #""method":"state.get","params":{"scene":"@"}"#,
                #""method":"state.get","params":{"scene":"@","navigator":"panel"}"#,
                #""method":"entry.get","params":{"scene":"@","entry":"e99999"}"#,
                #""method":"attachment.list","params":{"scene":"@"}"#,
                #""method":"history.list","params":{"scene":"@"}"#,
                #""method":"rules.check","params":{"scene":"@"}"#,
                #""method":"flow.list","params":{"scene":"@"}"#,
                #""method":"watch","params":{"scene":"@","watch":9}"#,
                #""method":"push","params":{"scene":"@","navigator":"panel","type":"shop.list"}"#,
                #""method":"push","params":{"scene":"@","navigator":"panel","type":"bank.pay"}"#,
                #""method":"push","params":{"scene":"@","navigator":"panel","type":"bank.pai"}"#,
                #""method":"push","params":{"scene":"@","navigator":"panel","type":"shop.lisst"}"#,
                #""method":"push","params":{"scene":"@","navigator":"safe","type":"shop.list"}"#,
                #""method":"pop","params":{"scene":"@","navigator":"panel"}"#,
                #""method":"plan","params":{"scene":"@","operations":[{"method":"push","params":{"navigator":"panel","type":"bank.pay"}}]}"#,
                #""method":"plan","params":{"scene":"@","operations":[{"method":"push","params":{"navigator":"panel","type":"shop.list"}}]}"#,
                #""method":"undo","params":{"scene":"@"}"#,
                #""method":"unlock","params":{"scene":"@","lock":"a1"}"#,
                #""method":"access.check","params":{"verb":"read","scene":"@","navigator":"safe"}"#,
                #""method":"scene.create","params":{"scene":"@"}"#,
                #""method":"send","params":{"scene":"@","values":[{"type":"shop.list"}]}"#,
            ].map { $0.replacing("@", with: scene) }
        }

    @Test(arguments: 0..<12)
    func anotherSceneLeavesNoTrace(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let (full, bare) = (try Stage(), try Stage())
        for step in 0..<160 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                if let request = Self.elsewhere.randomElement(using: &random) { full.say(request, from: full.other) }
            case 4..<6:
                let request = Self.shared.randomElement(using: &random) ?? ""
                for stage in [full, bare] { stage.say(request, from: stage.owner) }
            default:
                let request = Self.questions.randomElement(using: &random) ?? ""
                for stage in [full, bare] { stage.say(request, from: stage.viewer) }
            }
            let (seen, expected) = (full.take(full.viewer), bare.take(bare.viewer))
            try #require(seen == expected, "step \(step)")
            try #require(full.take(full.panel) == bare.take(bare.panel), "step \(step)")
        }
    }

    /// Ids and revisions count what happens in the whole scene. So the test compares ids by the order in which they
    /// come, and revisions not at all.
    @Test(arguments: 0..<12)
    func anotherNavigatorLeavesNoTraceButNumbers(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let (full, bare) = (try Stage(), try Stage())
        var (seen, expected) = (Numbering(), Numbering())
        // The ids in a plan are given again, at different times on the two hosts.
        let questions = Self.questions.filter { !$0.contains(#""plan""#) }
        for step in 0..<160 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                let request = Self.beside.randomElement(using: &random) ?? ""
                full.say(request, from: full.other)
            case 4..<6:
                let request = Self.shared.randomElement(using: &random) ?? ""
                for stage in [full, bare] { stage.say(request, from: stage.owner) }
            default:
                let request = questions.randomElement(using: &random) ?? ""
                for stage in [full, bare] { stage.say(request, from: stage.panel) }
            }
            let lines = full.take(full.panel).map { seen.numbered($0) }
            try #require(lines == bare.take(bare.panel).map { expected.numbered($0) }, "step \(step)")
        }
    }
}

/// Puts numbers by order in the place of ids, and one text in the place of revisions.
private struct Numbering {
    private var numbers: [String: Int] = [:]

    mutating func numbered(_ line: String) -> String {
        var text = line.replacing(/"([nea])[0-9]+(:[0-9]+)?"/) { "\"\($0.output.1)\(number(String($0.output.0)))\"" }
        text = text.replacing(/"(revision|from|to|next|queued)":("[^"]*"|[0-9]+)/) { "\"\($0.output.1)\":\"\"" }
        return text
    }

    private mutating func number(_ text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = numbers.count
        return numbers.count - 1
    }
}
