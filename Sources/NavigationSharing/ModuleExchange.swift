import JSON
import NavigationBroker
import NavigationFleet
import NavigationProtocol
package import NavigationTree

/// The hosts of a fleet tell each other about their modules, so that the own scenes of each host can show the types of
/// all.
///
/// 1. Each host tells the others what its modules register, in numbered messages. Its beats have the last number, so a
///    host that misses one asks for all of it.
/// 2. The host's own broker has the clients of other hosts as *guests*: sessions without a connection. They register
///    with the lines of their modules, and end with their clients, or when their host is silent.
/// 3. Questions to a guest go to its host, and the answers come back. Those that get lost miss their deadline.
///
/// A value: events and a time in, ``outputs`` out.
struct ModuleExchange {
    enum Output {
        case publish(EngineMessage)
        case guest(Guest)
        /// Whole lines of another host for a client of this one.
        case lines(SessionID, [UInt8])
    }

    /// A client of this host, as far as it has registered something.
    private struct Own {
        var client: SharedClient
        var registrations = Registrations()
        /// Whether the other hosts know it. They need not know a client without a module.
        var isTold = false
    }

    /// Another host.
    private struct Neighbour {
        /// The number of its last message that is known here; nil when all has to be asked for.
        var number: UInt64? = 0
        var heard: MonotonicTime
        var asked: MonotonicTime?
        var guests: [SessionID: Registrations] = [:]
        /// Modules whose registration was heard out of its place. It counts as new when all is told.
        var early: [String: SessionID] = [:]
        /// How often this host's own broker has refused a module, since that host has said something new.
        var refusals: [String: Int] = [:]
        /// The numbers of the questions that its own broker asks.
        let questions: Range<UInt64>
    }

    /// The results of the last call, in order.
    var outputs: [Output] = []
    /// The number of the last message of this host.
    private(set) var number: UInt64 = 0
    private let names: FleetNames
    /// Whether this host can hear the others.
    var isConnected = true
    private var own: [SessionID: Own] = [:]
    private var neighbours: [FleetHostID: Neighbour] = [:]
    private var hosts: [SessionID: FleetHostID] = [:]
    private var scanner = JSONScanner.ofBrokers

    /// Seconds after which a host is asked again.
    private static let patience = 1.0
    /// The most bytes of lines that the others are told of. The engine takes messages of 1 MiB.
    private static let mostBytes = 512 << 10
    /// Hosts that are remembered while they are silent.
    private static let mostNeighbours = 256

    init(_ names: FleetNames) { self.names = names }

    // MARK: Modules of this host

    /// A client has registered something in all scenes.
    mutating func registered(_ registration: Registration, by client: SharedClient) {
        guard let method = registration.line.method else { return }
        let removesPart = registration.line.removes.map { own[client.session]?.registrations[$0] != nil } ?? false
        guard method.isOfModule || removesPart else { return }
        let bytes = own.values.reduce(registration.text.count) { $0 + $1.registrations.bytes }
        guard bytes <= Self.mostBytes else { return }
        var mine = own[client.session] ?? Own(client: client)
        mine.client = client
        mine.registrations.accept(registration)
        if mine.isTold {
            say(.line(client, registration.text, adding: registration.number))
        } else if method != .hello {
            mine.isTold = true
            for line in mine.registrations.lines { say(.line(client, line.text, adding: line.number)) }
        }
        own[client.session] = mine
    }

    /// The clients of this host that have a module, as far as it is known here.
    func clients(with module: String) -> [SessionID] {
        own.filter { $0.value.registrations.hasModule(module) }.keys.sorted()
    }

    /// A client of this host has lost a module to another client. The others may have heard that one's line before.
    mutating func lost(_ module: String, of session: SessionID) {
        own[session]?.registrations.remove(module: module)
        guard let mine = own[session], mine.isTold else { return }
        say(.line(mine.client, ClientLine.notification(.moduleUnregister, "module", module)))
    }

    /// A client of this host is gone.
    mutating func ended(_ session: SessionID) {
        if own.removeValue(forKey: session)?.isTold == true { say(.ended(session)) }
    }

    private mutating func say(_ word: ClientWord) {
        number += 1
        publish(to: names.modules, number: number, word.bytes)
    }

    private mutating func sayAll(to host: FleetHostID) {
        let told = own.values.filter(\.isTold).sorted { $0.client.session < $1.client.session }
        let word = ClientWord.introduction(
            told.map { .init(client: $0.client, lines: $0.registrations.lines) },
            isAnew: false
        )
        publish(to: names.exchange(with: host, .all), number: number, word.bytes)
    }

    private mutating func publish(
        to subject: String,
        number: UInt64? = nil,
        session: SessionID? = nil,
        _ body: [UInt8] = []
    ) {
        var headers = [Header.host: "\(names.host)"]
        headers[Header.number] = number.map { "\($0)" }
        headers[Header.session] = session.map { "\($0.rawValue)" }
        outputs.append(.publish(EngineMessage(subject, headers: headers, body: body)))
    }

    private enum Header {
        static let host = "NH-H"
        static let number = "NH-N"
        static let session = "NH-L"
    }

    // MARK: Other hosts

    /// When ``alarmed(now:)`` has to be called: a host with guests has been silent for too long.
    var alarm: MonotonicTime? {
        guard isConnected else { return nil }
        return neighbours.values.filter { !$0.guests.isEmpty }.map(\.heard).min().map { $0 + Self.absence }
    }

    private static let absence = SharedScene.absence / .seconds(1)

    mutating func alarmed(now: MonotonicTime) {
        guard isConnected else { return }
        for (host, neighbour) in neighbours where now.seconds(since: neighbour.heard) >= Self.absence { gone(host) }
    }

    /// The others were not silent: this host could not hear them.
    mutating func forgiveSilence(now: MonotonicTime) {
        for host in neighbours.keys { neighbours[host]?.heard = now }
    }

    /// A beat of a host came, with the number of its last message.
    mutating func heard(_ host: FleetHostID, number: UInt64, now: MonotonicTime) {
        guard host != names.host else { return }
        if neighbours[host] == nil {
            for former in neighbours.keys where former.name == host.name { gone(former) }
            if neighbours.count >= Self.mostNeighbours { alarmed(now: now) }
            neighbours[host] = Neighbour(heard: now, questions: host.numbers)
        }
        neighbours[host]?.heard = now
        guard let neighbour = neighbours[host], neighbour.number != number,
            neighbour.asked.map({ now.seconds(since: $0) >= Self.patience }) ?? true
        else { return }
        neighbours[host]?.asked = now
        publish(to: names.exchange(with: host, .wanted))
    }

    /// A host has ended, or is silent.
    mutating func gone(_ host: FleetHostID) {
        guard let neighbour = neighbours.removeValue(forKey: host) else { return }
        for session in neighbour.guests.keys.sorted() { close(session) }
    }

    /// A message came that is about modules. False for another message.
    mutating func received(_ message: EngineMessage) -> Bool {
        guard let purpose = names.exchange(of: message) else { return false }
        guard let host = message.headers[Header.host].flatMap({ FleetHostID($0) }), host != names.host else {
            return true
        }
        func number(_ header: String) -> UInt64? { message.headers[header].flatMap { UInt64($0) } }
        switch purpose {
        case .wanted: sayAll(to: host)
        case .said:
            guard let number = number(Header.number), let word = ClientWord(message.body) else { return true }
            let known = neighbours[host]?.number
            guard let known, number == known + 1 else {
                if number > known ?? 0 { note(word, of: host) }
                return true
            }
            neighbours[host]?.number = number
            neighbours[host]?.refusals.removeAll()
            take(word, of: host)
        case .all:
            guard let number = number(Header.number), neighbours[host] != nil, let word = ClientWord(message.body)
            else { return true }
            neighbours[host]?.number = number
            neighbours[host]?.asked = nil
            take(word, of: host)
            neighbours[host]?.early.removeAll()
        case .lines:
            if let session = number(Header.session) {
                outputs.append(.lines(SessionID(rawValue: session), message.body))
            }
        case .answer:
            if case .line(let client, let text, _) = ClientWord(message.body), hosts[client.session] == host {
                outputs.append(.guest(.line(client, text, adding: nil)))
            }
        }
        return true
    }

    /// A message came out of its place. All is told soon, but not which of it is new.
    private mutating func note(_ word: ClientWord, of host: FleetHostID) {
        guard case .line(let client, let text, _) = word,
            let line = ClientLine(text.span.bytes, scanner: &scanner), line.method == .moduleRegister,
            let module = line.text("module")
        else { return }
        neighbours[host]?.early[module] = client.session
    }

    private mutating func take(_ word: ClientWord, of host: FleetHostID) {
        switch word {
        case .line(let client, let text, let number):
            open(client, of: host)
            register(.init(text: text, number: number), client, of: host, isNew: true)
        case .ended(let session): if hosts[session] == host { close(session) }
        case .introduction(let clients, _, _): take(clients, of: host)
        case .move, .inputEnded, .events, .again: break
        }
    }

    /// All guests of a host, as it knows them.
    private mutating func take(_ clients: [ClientWord.Introduction], of host: FleetHostID) {
        let named = Set(clients.map(\.client.session))
        for session in (neighbours[host]?.guests ?? [:]).keys.sorted() where !named.contains(session) { close(session) }
        for introduction in clients {
            let session = introduction.client.session
            let known = neighbours[host]?.guests[session]?.lines ?? []
            // One registration cannot be taken back alone.
            if !introduction.lines.starts(with: known) { close(session) }
            open(introduction.client, of: host)
            let there = neighbours[host]?.guests[session]?.lines.count ?? 0
            for line in introduction.lines.dropFirst(there) {
                register(line, introduction.client, of: host, isNew: false)
            }
        }
    }

    private mutating func open(_ client: SharedClient, of host: FleetHostID) {
        guard hosts[client.session] == nil else { return }
        hosts[client.session] = host
        neighbours[host]?.guests[client.session] = Registrations()
    }

    /// - Parameter isNew: Whether the client has registered it just now, as the owners of all scenes have allowed. An
    ///   older line may be that of a client which has lost its module, and does not know it yet.
    private mutating func register(
        _ new: ClientWord.Introduction.Line,
        _ client: SharedClient,
        of host: FleetHostID,
        isNew: Bool
    ) {
        guard let line = ClientLine(new.text.span.bytes, scanner: &scanner), hosts[client.session] == host else {
            return
        }
        let numbers = new.number.map { $0..<$0 + UInt64(line.additions) } ?? 0..<0
        let registration = Registration(line: line, text: new.text, numbers: numbers)
        var isNew = isNew
        if let module = registration.module {
            guard neighbours[host]?.refusals[module] ?? 0 < 2 else { return }
            isNew = isNew || neighbours[host]?.early[module] == client.session
            if isNew { freeName(of: module, for: client.session) }
        }
        neighbours[host]?.guests[client.session]?.accept(registration)
        let isTaken = isNew || !line.has("takeOver")
        let text = isTaken ? new.text : ClientLine.changed(new.text) { $1.remove("takeOver") }
        outputs.append(.guest(.line(client.at(host), text, adding: new.number)))
    }

    private mutating func close(_ session: SessionID) {
        guard let host = hosts.removeValue(forKey: session) else { return }
        neighbours[host]?.guests[session] = nil
        outputs.append(.guest(.closed(session)))
    }

    // MARK: Guests

    /// Whether a session of the host's own broker is a guest.
    func isGuest(_ session: SessionID) -> Bool { hosts[session] != nil }

    /// A client registers a module, as the owners of all scenes have allowed. So a guest that has it here has lost it.
    /// Its host says so; if not, it tells all once more.
    mutating func freeName(of module: String, for owner: SessionID) {
        for (host, neighbour) in neighbours {
            neighbours[host]?.early[module] = nil
            for (session, registrations) in neighbour.guests
            where session != owner && registrations.hasModule(module) {
                close(session)
                neighbours[host]?.number = nil
            }
        }
    }

    /// The host's own broker has refused the module of a guest. Its host is asked for all once more. A module that
    /// is refused again is left out, until that host says something new.
    mutating func refused(_ module: String, of session: SessionID) {
        guard let host = hosts[session] else { return }
        neighbours[host]?.refusals[module, default: 0] += 1
        close(session)
        neighbours[host]?.number = nil
    }

    /// The host's own broker has ended a guest.
    mutating func dismissed(_ session: SessionID) { close(session) }

    /// The host's own broker has lines for a guest. Its client hears of the end of its own host only.
    mutating func say(_ lines: [UInt8], to session: SessionID) {
        guard let host = hosts[session] else { return }
        let most = SharedScene.mostBytesOfLine
        var text: [UInt8] = []
        func publish() {
            if !text.isEmpty { self.publish(to: names.exchange(with: host, .lines), session: session, text) }
            text = []
        }
        for line in lines.split(separator: UInt8(ascii: "\n")) {
            let words = String(decoding: line, as: UTF8.self)
            let members = (try? RawJSON(parsing: words, maximumDepth: JSONScanner.depthLimit).value())?.object
            guard let method = members?["method"]?.string, !Self.unspoken.contains(method) else { continue }
            guard line.count <= most else {
                // The question fails at once. Otherwise it would wait for its deadline.
                if case .question(let id) = LineKind(Array(line), scanner: &scanner) {
                    let answer = WireError.lineTooLong(line.count, most).answer(to: id)
                    outputs.append(.guest(.answer(session, answer)))
                }
                continue
            }
            if text.count + line.count > most { publish() }
            text += line + [UInt8(ascii: "\n")]
        }
        publish()
    }

    /// Notifications about the connection and the name of a module. Its own host says them.
    private static let unspoken: Set = ["bye", "moduleLost"]

    /// A client of this host answers a question of another host's own broker. False for other questions.
    mutating func answered(_ question: UInt64, _ text: RawSpan, by client: SharedClient) -> Bool {
        guard let host = neighbours.first(where: { $0.value.questions.contains(question) })?.key else { return false }
        var answer = text.withUnsafeBytes { Array($0) }
        if answer.count > SharedScene.mostBytesOfLine {
            let id = ClientLine(text, scanner: &scanner)?.id ?? .null
            answer = WireError.lineTooLong(answer.count, SharedScene.mostBytesOfLine).answer(to: id)
        }
        publish(to: names.exchange(with: host, .answer), ClientWord.line(client, answer).bytes)
        return true
    }
}

/// An event of a guest, for the host's own broker: a client of another host.
package enum Guest {
    /// A line of it: a registration, or an answer. With a number, it lists guards or receivers from that number on.
    /// Its first line opens its session.
    case line(SharedClient, [UInt8], adding: UInt64?)
    /// This host answers a question for it, which cannot be passed on.
    case answer(SessionID, [UInt8])
    case closed(SessionID)
}
