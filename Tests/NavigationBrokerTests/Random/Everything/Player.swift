import Foundation
import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree

/// Several clients that use all methods together, and a check of the invariants after every turn.
///
/// 1. All that is done is noted in ``script``, so that a failing seed tells how it came to it.
/// 2. The observer is a separate client that always reads. It mirrors every scene from its changes, and compares the
///    mirror with the host's snapshot.
/// 3. The other clients read, answer and leave at random. They stop sending when the host has told the shell not to
///    read from them.
/// 4. They mirror what they watch, too, unless the watch has a filter. A slow reader's mirror begins again with each
///    `lagged`. At the same revision, all mirrors of a scene are equal.
struct Player {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    struct Client {
        let id: SessionID
        let uid: UInt32
        var nextRequest = 1
        /// Ids of requests that are not answered.
        var open: Set<Int> = []
        var answered: Set<Int> = []
        /// Questions of the host that came in, the newest last.
        var questions: [JSONValue] = []
        /// Requests for watches without a filter that are not answered.
        var watchRequests: Set<Int> = []
        /// Its watches without a filter, by number.
        var watches: [Int: WatchedScene] = [:]
        var unread = 0
        var hasEnded = false
        /// The host has said goodbye, or closed it: nothing that is sent counts any more.
        var isOver = false
        var script: Int
    }

    /// A scene as a client knows it from its watch.
    struct WatchedScene {
        let name: String
        var model: WireModel
    }

    let host: Harness
    private let hasStore: Bool
    var vocabulary: Vocabulary
    var clients: [Client] = []
    let observer: SessionID
    var mirrors: [String: WireModel] = [:]
    var mirrorWatches: [Int: String] = [:]
    var script: [String] = [] {
        didSet { if Self.isTraced, let last = script.last { FileHandle.standardError.write(Data((last + "\n").utf8)) } }
    }
    private static let isTraced = ProcessInfo.processInfo.environment["TRACE"] != nil
    /// Whether clients no longer leave by themselves.
    var isFinishing = false
    /// Modules whose process the host wants, and whether it is there.
    private var processes: [String: Bool] = [:]
    private var stopping: Set<String> = []

    init(_ dice: Dice) {
        vocabulary = Vocabulary(dice)
        hasStore = vocabulary.dice.chance(60)
        let isNarrow = vocabulary.dice.chance(60)
        host = Harness(hasStore: hasStore) { limits in
            limits.history = 40
            guard isNarrow else { return }
            limits.outputSoft = 6_000
            limits.outputHard = 60_000
            limits.inFlight = 6
            limits.results = 4
            limits.sequencesPerSession = 4
            limits.navigators = 60
            limits.tokens = 3
        }
        observer = host.connect(pid: 1, uid: 0)
        let clock =
            #"{"module":"clock","command":["clock"],"destinations":["clock.face","clock.hand"],"startTimeout":3}"#
        let club = #"{"module":"club","command":["club"],"destinations":["club.late"],"restart":"always","crashes":3}"#
        try? host.read(manifests: [clock, club])
        script.append("hasStore \(hasStore), narrow \(isNarrow)")
        for module in ["shop", "guest"] {
            let index = connect()
            send([vocabulary.registration(of: module)], from: index)
        }
        for _ in 0..<(1 + vocabulary.dice.below(4)) { _ = connect() }
    }

    // MARK: One turn

    mutating func step() throws {
        host.storeFails = hasStore && vocabulary.dice.chance(12)
        if host.storeFails { script.append("store fails") }
        try play()
        if host.storeFails { script.append("store works") }
        host.storeFails = false
        followProcesses()
        for index in clients.indices where vocabulary.dice.chance(60) { flush(index) }
        if vocabulary.dice.chance(20) { script.append("reconcile"); host.reconcile() }
        try collect()
        try check()
    }

    private mutating func play() throws {
        let index = vocabulary.dice.below(clients.count)
        switch vocabulary.dice.below(100) {
        case 0..<52: send(requests(), from: index)
        case 52..<60: sendTogether()
        case 60..<64: sendBatch(from: index)
        case 64..<84: answer(from: index)
        case 84..<91:
            let seconds = vocabulary.dice.pick([0.1, 0.3, 1, 3, 6, 20])
            script.append("advance \(seconds)")
            host.advance(seconds: seconds)
        case 91..<93: endInput(index)
        case 93..<95: close(index)
        case 95..<98: moduleEvent()
        case 98..<99:
            sendRaw(
                vocabulary.dice.pick(["{", "[]", "[1]", "{\"id\":{}}", "\"x\"", "{\"id\":1,\"result\":1}"]),
                from: index
            )
        default: if clients.count < 8 { _ = connect() }
        }
    }

    private mutating func requests() -> [Step] {
        var steps: [Step] = []
        for _ in 0..<(1 + vocabulary.dice.below(3)) { steps.append(vocabulary.request()) }
        return steps
    }

    // MARK: Clients

    private mutating func connect(processGroup: Int32 = -1) -> Int {
        let uid: UInt32 = vocabulary.dice.chance(75) ? 1000 : 1001
        let id = host.connect(pid: Int32(100 + clients.count), uid: uid, processGroup: processGroup)
        script.append("connect \(id) uid \(uid)")
        clients.append(Client(id: id, uid: uid, script: script.count))
        return clients.count - 1
    }

    private mutating func close(_ index: Int) {
        script.append("close \(clients[index].id)")
        host.close(clients[index].id)
        clients.remove(at: index)
        if clients.count < 3 { _ = connect() }
    }

    private mutating func endInput(_ index: Int) {
        guard !clients[index].hasEnded else { return }
        script.append("endInput \(clients[index].id)")
        clients[index].hasEnded = true
        host.endInput(of: clients[index].id)
    }

    mutating func flush(_ index: Int) {
        guard clients[index].unread > 0 else { return }
        let bytes = vocabulary.dice.chance(80) ? clients[index].unread : clients[index].unread / 2
        clients[index].unread -= bytes
        host.flush(clients[index].id, bytes)
    }

    func maySend(_ index: Int) -> Bool {
        !clients[index].hasEnded && host.takesInput(from: clients[index].id)
    }

    private mutating func line(_ step: Step, of index: Int) -> String {
        guard !vocabulary.dice.chance(6) else { return #"{"method":"\#(step.method)","params":\#(step.params)}"# }
        let id = clients[index].nextRequest
        clients[index].nextRequest += 1
        clients[index].open.insert(id)
        if asksForAllChanges(step) { clients[index].watchRequests.insert(id) }
        return #"{"id":\#(id),"method":"\#(step.method)","params":\#(step.params)}"#
    }

    /// Whether a request begins a watch without a filter.
    private func asksForAllChanges(_ step: Step) -> Bool {
        guard step.method == "watch", let params = try? RawJSON(parsing: step.params).value() else { return false }
        return params["navigator"] == nil && params["kinds"] == nil
    }

    private mutating func send(_ steps: [Step], from index: Int) {
        for step in steps where maySend(index) { sendRaw(line(step, of: index), from: index) }
    }

    mutating func sendRaw(_ line: String, from index: Int) {
        guard maySend(index) else { return }
        script.append("\(clients[index].id) \(line)")
        host.send([(line, clients[index].id)])
    }

    /// Lines of several clients in one turn.
    private mutating func sendTogether() {
        var lines: [(line: String, session: SessionID)] = []
        for _ in 0..<(2 + vocabulary.dice.below(3)) {
            let index = vocabulary.dice.below(clients.count)
            // Whether the first line makes the host stop reading is seen only after the turn.
            guard maySend(index), !lines.contains(where: { $0.session == clients[index].id }) else { continue }
            if vocabulary.dice.chance(30), let question = clients[index].questions.popLast() {
                lines.append((vocabulary.answer(to: question), clients[index].id))
            } else {
                lines.append((line(vocabulary.request(), of: index), clients[index].id))
            }
        }
        for line in lines { script.append("together \(line.session) \(line.line)") }
        // Somebody may be closed by one who comes before.
        host.send(lines)
    }

    private mutating func sendBatch(from index: Int) {
        guard maySend(index) else { return }
        var lines: [String] = []
        for _ in 0..<(1 + vocabulary.dice.below(4)) { lines.append(line(vocabulary.request(), of: index)) }
        sendRaw("[\(lines.joined(separator: ","))]", from: index)
    }

    /// Right, wrong, late or twice.
    private mutating func answer(from index: Int) {
        guard !clients[index].questions.isEmpty else { return send(requests(), from: index) }
        for _ in 0..<(1 + vocabulary.dice.below(3)) {
            guard let place = clients[index].questions.indices.randomElement(by: &vocabulary.dice) else { return }
            let question = clients[index].questions[place]
            if !vocabulary.dice.chance(10) { clients[index].questions.remove(at: place) }
            sendRaw(vocabulary.answer(to: question), from: index)
        }
    }

    // MARK: Processes of modules

    mutating func followProcesses() {
        for action in host.takeProcessActions() {
            script.append(action)
            let words = action.split(separator: " ").map(String.init)
            if words[0] == "start" { processes[words[1]] = false } else { stopping.insert(words[1]) }
        }
    }

    private mutating func moduleEvent() {
        guard let name = processes.keys.sorted().randomElement(by: &vocabulary.dice), let isThere = processes[name]
        else {
            return send(requests(), from: vocabulary.dice.below(clients.count))
        }
        if !isThere, vocabulary.dice.chance(20) {
            script.append("\(name) fails to start")
            processes[name] = nil
            host.moduleFailedToStart(name, "no such file")
        } else if !isThere {
            script.append("\(name) started")
            processes[name] = true
            host.moduleStarted(name, pid: 500)
        } else if vocabulary.dice.chance(40) || stopping.contains(name) {
            script.append("\(name) exited")
            processes[name] = nil
            stopping.remove(name)
            host.moduleExited(name, vocabulary.dice.pick([.status(0), .status(1), .signal(9)]))
        } else {
            let index = clients.count < 8 ? connect(processGroup: 500) : vocabulary.dice.below(clients.count)
            send([vocabulary.registration(of: name)], from: index)
        }
    }

    mutating func endProcesses() {
        for (name, isThere) in processes.sorted(by: { $0.key < $1.key }) {
            if isThere { host.moduleExited(name, .status(1)) } else { host.moduleFailedToStart(name, "gone") }
            processes[name] = nil
            stopping.remove(name)
        }
        followProcesses()
    }

    // MARK: Received lines

    mutating func collect() throws {
        for index in clients.indices {
            for line in host.take(clients[index].id) { try read(line, index) }
        }
        // Closing a client causes more lines, which are read next time.
        for index in clients.indices.filter({ host.isClosed(clients[$0].id) }).reversed() {
            let client = clients[index]
            // The shell lets the output leave, then closes.
            let isAborted = host.actions.contains(.abort(client.id))
            if !client.isOver, !client.open.isEmpty, client.hasEnded, !isAborted {
                throw Failure(
                    description: "\(client.id) was closed without answers to \(client.open.sorted()): \(host.held)"
                )
            }
            clients[index].isOver = true
            if !isFinishing, vocabulary.dice.chance(70) { close(index) }
        }
    }

    mutating func read(_ line: String, _ index: Int) throws {
        clients[index].unread += line.utf8.count + 1
        if Self.isTraced { FileHandle.standardError.write(Data("    to \(clients[index].id) \(line)\n".utf8)) }
        guard let message = try? RawJSON(parsing: line).value() else { throw Failure(description: "no JSON: \(line)") }
        vocabulary.read(line)
        for message in message.array ?? [message] {
            if message["method"] != nil {
                try readNotice(message, index)
            } else if case .integer(let id)? = message["id"] {
                let id = Int(id)
                guard clients[index].open.remove(id) != nil else {
                    throw Failure(description: "\(clients[index].id) got another answer to \(id): \(line)")
                }
                if message["error"]?["data"]?["name"] == "internal_error" { throw Failure(description: line) }
                guard clients[index].watchRequests.remove(id) != nil, let result = message["result"] else { continue }
                try beginWatch(result, index)
            }
        }
    }

    /// A resumed watch is not mirrored: its answer has no snapshot.
    private mutating func beginWatch(_ result: JSONValue, _ index: Int) throws {
        guard let snapshot = result["snapshot"] else { return }
        guard case .integer(let watch)? = result["watch"], let scene = result["scene"]?.string else {
            throw Failure(description: "no watch: \(result.serialized())")
        }
        clients[index].watches[Int(watch)] = WatchedScene(name: scene, model: try WireModel(snapshot: snapshot))
    }

    private mutating func readNotice(_ message: JSONValue, _ index: Int) throws {
        if message["id"] != nil {
            clients[index].questions.append(message)
            if clients[index].questions.count > 6 { clients[index].questions.removeFirst() }
            return
        }
        var number = 0
        if case .integer(let watch)? = message["params"]?["watch"] { number = Int(watch) }
        switch message["method"] {
        case "bye":
            clients[index].isOver = true
            clients[index].open = []
        case "lagged":
            guard clients[index].watches[number] != nil else { return }
            clients[index].watches[number]?.model = try WireModel(snapshot: message["params"]?["snapshot"])
        case "watchEnded": clients[index].watches[number] = nil
        case "changed":
            guard var model = clients[index].watches[number]?.model else { return }
            do { try model.apply(Event(message.serialized().description)) } catch {
                let client = clients[index].id
                throw Failure(description: "watch \(number) of \(client): \(error) in \(message.serialized())")
            }
            clients[index].watches[number]?.model = model
        default: break
        }
    }
}

extension Collection {
    fileprivate func randomElement(by dice: inout Dice) -> Element? {
        isEmpty ? nil : self[index(startIndex, offsetBy: dice.below(count))]
    }
}
