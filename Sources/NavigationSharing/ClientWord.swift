import NavigationBroker
import NavigationProtocol
import NavigationTree

/// The words of a host to the owner of a scene, for its clients: the body of a ``SceneRequest``.
enum ClientWord: Hashable, Sendable {
    /// A client has sent this line.
    ///
    /// - Parameter adding: The number of the guard or the receiver that it adds: the same with every owner.
    case line(SharedClient, [UInt8], adding: UInt64? = nil)
    /// The same, for a line that the client has sent before. Parts whose navigators were closed since are left out.
    case again(SharedClient, [UInt8], adding: UInt64? = nil)
    /// A client is gone.
    case ended(SessionID)
    /// A client sends nothing more, and so answers no questions.
    case inputEnded(SessionID)
    /// The watches of the host want events up to this level.
    case events(SceneConfiguration.Verbosity)
    /// All clients of the host that the owner has to know, with the lines by which they have registered. The host says
    /// it first to each owner.
    ///
    /// - Parameters:
    ///   - isAnew: Whether lines of the owner were lost, so that what it has asked these clients fails.
    ///   - events: As with ``events(_:)``.
    case introduction([Introduction], isAnew: Bool, events: SceneConfiguration.Verbosity = .silent)
    /// A client asks for another owner than that of this epoch: the host with this name, or any.
    case move(String?, epoch: UInt64)

    struct Introduction: Hashable, Sendable {
        let client: SharedClient
        let lines: [Line]

        struct Line: Hashable, Sendable {
            let text: [UInt8]
            /// See ``ClientWord/line(_:_:adding:)``.
            var number: UInt64?
        }
    }

    // The form: a letter, numbers, a line break, and the bytes. Lists of bytes have their lengths before them.

    /// The bytes, which ``init(_:)`` reads.
    var bytes: [UInt8] {
        switch self {
        case .line(let client, let line, let number), .again(let client, let line, let number):
            Array("\(isAgain ? "r" : "l") \(Self.words(client))\(Self.word(number))\n".utf8) + line
        case .ended(let session): Array("e \(session.rawValue)\n".utf8)
        case .inputEnded(let session): Array("s \(session.rawValue)\n".utf8)
        case .events(let verbosity): Array("v \(verbosity.rawValue)\n".utf8)
        case .move(let heir, let epoch): Array("m \(epoch) \(heir ?? "")\n".utf8)
        case .introduction(let clients, let isAnew, let events):
            clients.reduce(into: Array("i \(isAnew ? 1 : 0) \(events.rawValue)\n".utf8)) { bytes, introduction in
                bytes += "\(Self.words(introduction.client)) \(introduction.lines.count)\n".utf8
                for line in introduction.lines {
                    bytes += "\(line.text.count)\(Self.word(line.number))\n".utf8
                    bytes += line.text
                }
            }
        }
    }

    private var isAgain: Bool { if case .again = self { true } else { false } }

    private static func word(_ number: UInt64?) -> String { number.map { " \($0)" } ?? "" }

    private static func words(_ client: SharedClient) -> String {
        "\(client.session.rawValue) \(client.peer.pid) \(client.peer.uid) \(client.peer.gid) \(client.identity ?? nobody)"
    }

    /// Stands for a client without an identity. No name of an identity is like it.
    fileprivate static let nobody = "-"

    /// Nil for bytes that are not written in this way.
    init?(_ bytes: [UInt8]) {
        var reader = WordReader(rest: bytes[...])
        guard let words = reader.words(), let kind = words.first else { return nil }
        switch (kind, words.count) {
        case ("l", 6), ("l", 7), ("r", 6), ("r", 7):
            let numbers = words.dropFirst(6).map { UInt64($0) }
            guard let client = SharedClient(words[1...5]), numbers != [nil] else { return nil }
            let (text, number) = (Array(reader.rest), numbers.first ?? nil)
            self = kind == "l" ? .line(client, text, adding: number) : .again(client, text, adding: number)
        case ("m", 2), ("m", 3):
            guard let epoch = UInt64(words[1]) else { return nil }
            self = .move(words.dropFirst(2).first.map(String.init), epoch: epoch)
        case ("e", 2), ("s", 2):
            guard let session = UInt64(words[1]).map(SessionID.init(rawValue:)) else { return nil }
            self = kind == "e" ? .ended(session) : .inputEnded(session)
        case ("v", 2):
            guard let verbosity = SceneConfiguration.Verbosity(rawValue: String(words[1])) else { return nil }
            self = .events(verbosity)
        case ("i", 3):
            guard let isAnew = ["0": false, "1": true][words[1]],
                let events = SceneConfiguration.Verbosity(rawValue: String(words[2])),
                let clients = reader.introductions()
            else { return nil }
            self = .introduction(clients, isAnew: isAnew, events: events)
        default: return nil
        }
    }
}

extension ClientWord {
    /// A ``move(_:epoch:)``, if this is one. The owner's broker need not see it.
    static func move(in bytes: [UInt8]) -> (heir: String?, epoch: UInt64)? {
        guard bytes.first == UInt8(ascii: "m"), case .move(let heir, let epoch) = ClientWord(bytes) else { return nil }
        return (heir, epoch)
    }
}

extension SharedClient {
    /// - Parameter words: Five of them.
    fileprivate init?(_ words: ArraySlice<Substring>) {
        let words = Array(words)
        guard let session = UInt64(words[0]), let pid = Int32(words[1]), let uid = UInt32(words[2]),
            let gid = UInt32(words[3])
        else { return nil }
        let identity = words[4] == ClientWord.nobody ? nil : String(words[4])
        guard identity.map(Names.isValid) ?? true else { return nil }
        self.init(
            SessionID(rawValue: session),
            PeerCredentials(pid: pid, uid: uid, gid: gid),
            identity: identity
        )
    }
}

/// Reads lines of words, and bytes between them.
private struct WordReader {
    var rest: ArraySlice<UInt8>

    mutating func words() -> [Substring]? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return Substring(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    }

    mutating func line() -> ClientWord.Introduction.Line? {
        guard let words = words(), (1...2).contains(words.count), let count = Int(words[0]),
            (0...rest.count).contains(count)
        else { return nil }
        let number = words.dropFirst().first.map { UInt64($0) }
        // A number that cannot be read.
        if case .some(nil) = number { return nil }
        defer { rest = rest.dropFirst(count) }
        return ClientWord.Introduction.Line(text: Array(rest.prefix(count)), number: number ?? nil)
    }

    mutating func introductions() -> [ClientWord.Introduction]? {
        var clients: [ClientWord.Introduction] = []
        while !rest.isEmpty {
            let words = words() ?? []
            guard words.count == 6, let client = SharedClient(words[0...4]), let count = UInt(words[5]) else {
                return nil
            }
            var lines: [ClientWord.Introduction.Line] = []
            for _ in 0..<count {
                guard let line = line() else { return nil }
                lines.append(line)
            }
            clients.append(ClientWord.Introduction(client: client, lines: lines))
        }
        return clients
    }
}
