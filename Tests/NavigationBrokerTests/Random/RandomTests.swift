import JSON
import NavigationBroker
import NavigationTree
import TestSupport
import Testing

/// For any requests, a watch receives every change, rules hold, and a scene's state can be set again.
@Suite(.onSharedThreads)
struct RandomTests {
    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func watchRulesAndStatesHold(seed: UInt64) throws {
        var play = try RandomPlay(seed: seed)
        for _ in 1...150 { try play.step() }
        try play.resume()
        #expect(play.carriedOut > 40, "\(play.carriedOut) of 150 requests were carried out")
    }
}

/// One run: two sessions that come and go, the owner of the types, and a session that watches.
private struct RandomPlay {
    let host = Harness()
    let owner: SessionID
    let watcher: SessionID
    var players: [SessionID]
    /// The session that provides the module `guest`.
    var guest: SessionID
    var requests: RandomRequests
    /// The scene as it began, and as it is.
    let first: WireModel
    var model: WireModel
    var carriedOut = 0

    private static let shop = Step(
        "module.register",
        """
        {"module":"shop","destinations":[{"type":"shop.home","roles":["home"],"rules":{"first":true}},\
        {"type":"shop.list","roles":["list"],"hints":{"icon":"list"}},{"type":"shop.item","rules":{"under":["list","root"]}},\
        {"type":"shop.leaf","rules":{"under":["list"],"most":2}},{"type":"shop.deep","rules":{"within":["home"],"repeats":false}},\
        {"type":"shop.end","rules":{"last":true}},{"type":"shop.ask","method":"alert","rules":{"methods":["alert","sheet","toast"]}}],\
        "presentations":[{"method":"drawer","hasPath":true},{"method":"toast","exclusive":false,"closesAfter":2},\
        {"method":"panel","hasPath":true,"exclusive":false,"closesAfter":60}]}
        """
    )
    private static let guest = Step(
        "module.register",
        """
        {"module":"guest","destinations":[{"type":"guest.page","orphan":"close","roles":["list"]},{"type":"guest.kept"}]}
        """
    )

    init(seed: UInt64) throws {
        owner = host.connect()
        players = [host.connect(), host.connect()]
        guest = players[0]
        host.prepare([Self.shop], from: owner)
        host.prepare([Self.guest], from: guest)
        watcher = host.connect()
        model = try WireModel(snapshot: host.ask("watch", from: watcher).result?["snapshot"])
        first = model
        requests = RandomRequests(seed: seed, model: model)
    }

    mutating func step() throws {
        if requests.chance(3) {
            try endASession()
        } else if requests.chance(6) {
            // Each toast closes in a revision of its own.
            host.advance(seconds: 1.5)
            _ = try follow()
        } else {
            try request()
        }
        try check()
    }

    private mutating func endASession() throws {
        let index = requests.below(players.count)
        let ended = players[index]
        host.close(ended)
        #expect(try follow() <= 1)
        players[index] = host.connect()
        guard ended == guest else { return }
        try check()
        guest = players[index]
        host.prepare([Self.guest], from: guest)
        #expect(try follow() <= 1)
    }

    private mutating func request() throws {
        requests.follow(model)
        let crowded = model.nodes.count > 25
        let step = crowded ? Step("state.set", #"{"state":[{"path":[]}]}"#) : requests.request()
        let player = players[requests.below(players.count)]
        let plan = step.method == "transaction" || !requests.chance(30) ? nil : host.plan([step], from: player)
        let reply = host.ask(step, from: player)
        let events = host.events(of: watcher)
        for event in events { try model.apply(event) }
        for session in players { host.take(session) }
        #expect(reply.result != nil || reply.error != nil)
        if let result = reply.result {
            carriedOut += 1
            let isChanged = result["changed"] == true || events.first?.kinds.contains("signal") == true
            #expect(events.count == (isChanged ? 1 : 0), "\(step) gives \(reply.lines)")
            #expect(result["revision"] == model.revision || step.method == "transaction", "\(step)")
        } else {
            #expect(events.isEmpty, "\(step) gives \(reply.lines)")
            #expect(reply.refusal != "internal_error" && reply.refusal != nil)
        }
        guard let plan else { return }
        #expect(plan["allowed"] == .bool(reply.result != nil), "\(step) gives \(reply.lines)")
        #expect(plan["changes"]?.array == events.first?.changes ?? [], "\(step)")
    }

    private mutating func follow() throws -> Int {
        let events = host.events(of: watcher)
        for event in events { try model.apply(event) }
        return events.count
    }

    /// A watch that resumes from the beginning receives the same changes.
    func resume() throws {
        let late = host.connect()
        let lines = host.send(
            #"{"id":1,"method":"watch","params":{"since":0,"instance":"\#(Harness.instance)"}}"#,
            from: late
        )
        var again = first
        for line in lines.dropFirst() { try again.apply(Event(line)) }
        #expect(again == model && lines.first?.contains(#""resumed":true"#) == true)
    }

    private func check() throws {
        let tree = host.ask("tree.get", from: owner)
        #expect(try WireModel(snapshot: tree.result) == model)
        #expect(host.ask("rules.check", from: owner).result?["violations"] == [])
        let state = host.ask("state.get", from: owner).result?["state"]?.serialized().description ?? "none"
        let again = host.ask("state.set", #"{"state":\#(state)}"#, from: owner)
        #expect(again.result?["changed"] == false, "\(state) gives \(again.lines)")
        #expect(host.take(watcher) == [])
        #expect(host.tree(from: owner) == tree.lines.last)
    }
}
