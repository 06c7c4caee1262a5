import JSON
import NavigationBroker
import NavigationTree

/// One run: clients that navigate, two modules with guards, and an observer that compares what a request meant when
/// it was sent with what it changed.
struct WaitingPlay {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A session that may ask, provide, or guard.
    struct Client {
        let id: SessionID
        /// The navigator that each unanswered request meant when it was sent, by the request's id.
        var open: [Int: String] = [:]
        /// Questions of the host to the guards of this session.
        var questions: [String] = []
    }

    let host = Harness()
    private let observer: SessionID
    var dice: Dice
    var model: WireModel
    var clients: [Client] = []
    /// The sessions of the two guards, and of the module whose pages are shown.
    var keepers: [Client] = []
    private var shop: Client
    private var nextRequest = 1
    /// The navigator that every request meant, by its session and id; also those whose sender has left.
    private var meant: [String: String] = [:]
    private(set) var waited = 0
    private(set) var checkedChanges = 0
    var script: [String] = []

    init(seed: UInt64) throws {
        dice = Dice(seed: seed)
        observer = host.connect()
        shop = Client(id: host.connect())
        host.prepare([Self.shopModule], from: shop.id)
        host.prepare(
            ["a", "b", "c"].map { Step("navigator.create", #"{"kind":"stack","name":"\#($0)"}"#) },
            from: observer
        )
        let watch = host.ask("watch", from: observer).result
        model = try WireModel(snapshot: watch?["snapshot"])
        for _ in 0..<2 { keepers.append(newKeeper()) }
        for _ in 0..<3 { clients.append(Client(id: host.connect())) }
    }

    private static let shopModule = Step(
        "module.register",
        """
        {"module":"shop","destinations":[{"type":"shop.page"},{"type":"shop.kept"},{"type":"shop.item","method":"sheet"},\
        {"type":"shop.login"},{"type":"shop.ask","method":"alert"}]}
        """
    )

    private func newKeeper() -> Client {
        let keeper = Client(id: host.connect())
        let timeout = #""timeout":4"#
        host.prepare(
            [
                Step("guard.add", #"{"name":"login","on":"enter","types":["shop.page"],\#(timeout)}"#),
                Step("guard.add", #"{"name":"unsaved","on":"leave","types":["shop.kept"],\#(timeout)}"#),
            ],
            from: keeper.id
        )
        return keeper
    }

    // MARK: One step

    mutating func step() throws {
        switch dice.below(100) {
        case 0..<45: request()
        case 45..<60: vote()
        case 60..<70: showDialog()
        case 70..<82: tap()
        case 82..<88:
            script.append("advance")
            host.advance(seconds: dice.pick([0.5, 1, 5]))
        case 88..<91: replaceKeeper()
        case 91..<94: replaceClient()
        case 94..<97: restartShop()
        default:
            // The oldest question is answered next.
            keepers[dice.below(keepers.count)].questions.reverse()
        }
        try collect()
    }

    /// Requests without a navigator mean the one that is current now.
    private mutating func request() {
        let index = dice.below(clients.count)
        let chosen = dice.pick(model.nodes.keys.sorted())
        let isExplicit = dice.chance(50)
        let navigator = isExplicit ? chosen : model.current
        var members = isExplicit ? [#""navigator":"\#(chosen)""#] : []
        let method = dice.pick([
            "push", "push", "push", "pop", "back", "popAll", "present", "dismiss", "path.set", "entry.close", "replace",
        ])
        switch method {
        case "push": members.append(#""type":"\#(dice.pick(["shop.page", "shop.kept"]))""#)
        case "present": members.append(#""type":"shop.item""#)
        case "path.set": members.append(#""path":[{"type":"\#(dice.pick(["shop.page", "shop.kept"]))"}]"#)
        case "entry.close", "replace":
            let path = model.nodes[navigator]?.path ?? []
            guard !path.isEmpty, let entry = dice.pick(path)["id"]?.string else { return }
            members = [#""entry":"\#(entry)""#]
            if method == "replace" { members.append(#""type":"shop.kept""#) }
        default: break
        }
        send(method, "{\(members.joined(separator: ","))}", from: index, meaning: navigator)
    }

    private mutating func send(_ method: String, _ params: String, from index: Int, meaning navigator: String) {
        let id = nextRequest
        nextRequest += 1
        let session = clients[index].id
        clients[index].open[id] = navigator
        meant["\(session) \(id)"] = navigator
        let line = #"{"id":\#(id),"method":"\#(method)","params":\#(params)}"#
        script.append("\(session) \(line), meaning \(navigator)")
        let before = host.suspendedCount
        host.send([(line, session)])
        if host.suspendedCount > before { waited += 1 }
    }

    private mutating func vote() {
        let index = dice.below(keepers.count)
        guard let question = keepers[index].questions.popLast() else { return request() }
        let verdict = dice.pick([
            #"{"verdict":"allow"}"#, #"{"verdict":"allow"}"#, #"{"verdict":"deny","reason":"no"}"#,
            #"{"verdict":"redirect","type":"shop.login"}"#,
        ])
        tell(keepers[index].id, #"{"id":"\#(question)","result":\#(verdict)}"#)
    }

    /// A guard asks a person before it votes.
    private mutating func showDialog() {
        let keeper = dice.pick(keepers)
        guard let question = keeper.questions.last else { return vote() }
        let buttons = #""buttons":[{"answer":"yes"},{"answer":"no"}]"#
        let alert = #"{"type":"shop.ask",\#(buttons),"during":"\#(question)"}"#
        tell(keeper.id, #"{"id":-1,"method":"present","params":\#(alert)}"#)
    }

    /// A person answers a dialog, at any renderer.
    private mutating func tap() {
        let dialogs = model.nodes.filter { $0.value.fixed["method"] == "alert" }.keys.sorted()
        guard !dialogs.isEmpty else { return request() }
        let dialog = dice.pick(dialogs)
        guard let entry = model.nodes[dialog]?.fixed["root"]?["id"]?.string else { return }
        send("answer", #"{"entry":"\#(entry)","answer":"yes"}"#, from: dice.below(clients.count), meaning: dialog)
    }

    private func tell(_ session: SessionID, _ line: String) { host.send([(line, session)]) }

    private mutating func replaceKeeper() {
        let index = dice.below(keepers.count)
        script.append("keeper \(keepers[index].id) leaves")
        host.close(keepers[index].id)
        keepers[index] = newKeeper()
    }

    private mutating func replaceClient() {
        let index = dice.below(clients.count)
        script.append("\(clients[index].id) leaves")
        host.close(clients[index].id)
        clients[index] = Client(id: host.connect())
    }

    private mutating func restartShop() {
        script.append("shop restarts")
        host.close(shop.id)
        shop = Client(id: host.connect())
        host.prepare([Self.shopModule], from: shop.id)
    }

    // MARK: Answers

    private mutating func collect() throws {
        for line in host.take(observer) { try observe(Event(line)) }
        for index in clients.indices {
            for line in host.take(clients[index].id) { try read(line, at: index) }
        }
        for index in keepers.indices {
            for line in host.take(keepers[index].id) {
                let message = try? RawJSON(parsing: line).value()
                guard message?["method"] == "guard.ask", let id = message?["id"]?.string else { continue }
                script.append("\(keepers[index].id) is asked \(id)")
                keepers[index].questions.append(id)
            }
        }
        if let broken = host.brokenInvariant(of: "main") { throw Failure(description: broken) }
    }

    private mutating func read(_ line: String, at index: Int) throws {
        let message = try RawJSON(parsing: line).value()
        guard case .integer(let id)? = message["id"], message["method"] == nil else { return }
        guard clients[index].open.removeValue(forKey: Int(id)) != nil else {
            throw Failure(description: "\(clients[index].id) got another answer: \(line)")
        }
    }

    /// All changes of a request lie on the navigator that it meant, or under it.
    private mutating func observe(_ event: Event) throws {
        let before = model
        try model.apply(event)
        guard let session = event.params["cause"]?["session"]?.string,
            case .integer(let request)? = event.params["cause"]?["request"],
            let wanted = meant["\(session) \(request)"]
        else { return }
        for change in event.changes where change["kind"] != "navigator.selected" {
            guard let touched = change["navigator"]?.string ?? change["navigator"]?["id"]?.string else { continue }
            checkedChanges += 1
            guard Self.lies(touched, under: wanted, in: [before, model]) else {
                let text = change.serialized()
                throw Failure(description: "request \(request) of \(session) meant \(wanted) and did \(text)")
            }
        }
    }

    private static func lies(_ navigator: String, under wanted: String, in models: [WireModel]) -> Bool {
        var next: String? = navigator
        while let id = next {
            if id == wanted { return true }
            next = models.lazy.compactMap { $0.nodes[id]?.fixed["parent"]?.string }.first
        }
        return false
    }

    // MARK: The end

    /// Every client that is still there has had one answer to each request, and nothing is left.
    mutating func finish() throws {
        script.append("finish")
        // Requests that wait behind each other are put to the guards one after the other.
        for _ in 0..<200 where host.suspendedCount > 0 {
            host.advance(seconds: 5)
            try collect()
        }
        guard host.held.isEmpty else { throw Failure(description: "left: \(host.held)") }
        for client in clients where !client.open.isEmpty {
            throw Failure(description: "\(client.id) got no answer to \(client.open.keys.sorted())")
        }
    }
}
