/// The names that the hosts of a fleet use at the engine. Several fleets may share one engine.
///
/// A name of the engine is one or several words with dots between them.
package struct FleetNames: Hashable, Sendable {
    package let fleet: String
    package let host: FleetHostID

    // These are written once, because each message is compared with them.

    /// The subject of the beats of all hosts.
    package let beats: String
    /// The subject of what hosts say of themselves.
    package let reports: String
    /// The subject of what hosts say of their modules.
    package let modules: String
    /// The subject of the answers to ``EngineTouch``.
    package let touch: String
    // The beginnings of subjects, with the dot behind them.
    private let (inbox, requests, readers, snapshots, exchange): (String, String, String, String, String)

    /// The bytes that a message of a fleet may have, with its headers: as many as servers take without an option.
    package static let mostBytes = 1 << 20

    /// - Parameters:
    ///   - fleet: One word; see ``isWord(_:)``. The same holds for the name of the host, and of each scene.
    ///   - host: This host, which gets answers and messages of readers under its own name.
    package init(fleet: String, host: FleetHostID) {
        (self.fleet, self.host) = (fleet, host)
        let (all, own) = ("nh1.\(fleet).", "\(host).")
        (beats, reports, modules) = (all + "hb", all + "st", all + "md")
        (inbox, requests) = (all + "in." + own, all + "rq." + own)
        (readers, snapshots, exchange) = (all + "rd." + own, all + "sn.", all + "mx." + own)
        touch = inbox + "touch"
    }

    /// Whether a text can be part of a name: 1 to 64 letters, digits, `-` and `_`.
    package static func isWord(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// The stream that holds a scene's log. No word has a `=`, so two scenes never have the same stream.
    package func stream(of scene: String) -> String { "NH1=\(fleet)=\(scene)" }

    /// The subject under which records of a scene are published.
    package func log(of scene: String) -> String { "nh1.\(fleet).log.\(scene)" }

    /// The stream that holds a scene's snapshots.
    func snapshots(of scene: String) -> String { "NH1S=\(fleet)=\(scene)" }

    /// The subject under which the pieces of a scene's snapshots are published.
    func pieces(of scene: String) -> String { "\(snapshots)\(scene).piece" }

    /// The subject of the marks behind them. All hosts read it, besides the stream.
    func marks(of scene: String) -> String { subject(of: scene, .mark) }

    /// The beat of this host.
    ///
    /// - Parameter modules: The number of the last message about its modules.
    package func beat(modules: UInt64) -> EngineMessage {
        let headers = modules == 0 ? [:] : [Self.modulesHeader: "\(modules)"]
        return EngineMessage(beats, headers: headers, body: Array("\(host)".utf8))
    }

    private static let modulesHeader = "NH-N"

    /// The number of the last message about modules that a host has sent before a beat.
    package static func modules(of beat: EngineMessage) -> UInt64 {
        beat.headers[modulesHeader].flatMap { UInt64($0) } ?? 0
    }

    /// The last beat of this host, which ends.
    package var farewell: EngineMessage {
        EngineMessage(beats, headers: [Self.endHeader: "1"], body: Array("\(host)".utf8))
    }

    private static let endHeader = "NH-X"

    /// The host that sent a beat; nil for another message.
    package static func host(of beat: EngineMessage) -> FleetHostID? {
        FleetHostID(String(decoding: beat.body, as: UTF8.self))
    }

    /// Whether a beat is the last one of its host.
    package static func isFarewell(_ beat: EngineMessage) -> Bool { beat.headers[endHeader] != nil }

    /// The subjects to which this host subscribes as long as it is connected. A reader subscribes to more.
    package var subscriptions: [String] {
        [
            "\(inbox)>", "\(requests)>", beats, reports, marks(of: "*"), subject(of: "*", .wanted), modules,
            "\(exchange)>",
        ]
    }

    /// The use of a message about modules.
    package enum Exchange: String {
        /// A host says something of its modules to all.
        case said
        /// It says all that there is, to one host.
        case all
        /// A host asks for that.
        case wanted
        /// A host has lines for a client of another one.
        case lines
        /// A client has answered.
        case answer
    }

    /// Where a message about modules goes to another host.
    package func exchange(with other: FleetHostID, _ purpose: Exchange) -> String {
        of(other).exchange + purpose.rawValue
    }

    /// The use of a message about modules; nil for another message.
    package func exchange(of message: EngineMessage) -> Exchange? {
        if message.subject == modules { return .said }
        return message.subject.rest(behind: exchange).flatMap { Exchange(rawValue: String($0)) }
    }

    /// The use of a message for this host.
    enum Purpose: Hashable, Sendable {
        /// The answer to an append, by the number of its record.
        case append(UInt64)
        /// The answer to a request for a consumer.
        case consumer(generation: UInt64)
        /// A message that a consumer delivers.
        case delivery(generation: UInt64)
        /// The answer to a request for a stream.
        case stream
        /// The answer to a question for the end of the stream.
        case end
        /// The answer to a request for the stream of the snapshots.
        case snapshots
        /// The answer to a message of a snapshot, by its number.
        case stored(UInt64)
        /// A host has written a snapshot.
        case mark
        /// A host finds no snapshot that it could use.
        case wanted
        /// A request for the owner of a scene.
        case request
        /// The reply of the owner to a request of this host.
        case reply(UInt64)
        /// Lines of the owner for a client of this host.
        case lines

        var words: String {
            switch self {
            case .append(let number): "append.\(number)"
            case .consumer(let generation): "consumer.\(generation)"
            case .delivery(let generation): "delivery.\(generation)"
            case .stream: "stream"
            case .end: "end"
            case .snapshots: "snapshots"
            case .stored(let number): "stored.\(number)"
            case .mark: "mark"
            case .wanted: "wanted"
            case .request: "request"
            case .reply(let number): "reply.\(number)"
            case .lines: "lines"
            }
        }

        init?(_ words: some Collection<Substring>) {
            let number = words.dropFirst().first.flatMap { UInt64($0) }
            switch (words.first, number) {
            case ("append", let number?): self = .append(number)
            case ("consumer", let number?): self = .consumer(generation: number)
            case ("delivery", let number?): self = .delivery(generation: number)
            case ("stream", nil): self = .stream
            case ("end", nil): self = .end
            case ("snapshots", nil): self = .snapshots
            case ("stored", let number?): self = .stored(number)
            case ("mark", nil): self = .mark
            case ("wanted", nil): self = .wanted
            case ("request", nil): self = .request
            case ("reply", let number?): self = .reply(number)
            case ("lines", nil): self = .lines
            default: return nil
            }
        }
    }

    /// Where a message for this host goes.
    ///
    /// A reader subscribes to the subject of its deliveries, and the engine drops the consumer when it unsubscribes. So
    /// they have another beginning than all else.
    func subject(of scene: String, _ purpose: Purpose) -> String {
        let beginning =
            switch purpose {
            case .delivery: readers
            case .request: requests
            case .append, .consumer, .stream, .end, .snapshots, .stored, .reply, .lines: inbox
            case .mark, .wanted: snapshots
            }
        return "\(beginning)\(scene).\(purpose.words)"
    }

    /// The names as another host uses them.
    func of(_ host: FleetHostID) -> FleetNames { FleetNames(fleet: fleet, host: host) }

    /// The scene that a message for this host is about; nil for another message.
    package func scene(of message: EngineMessage) -> String? { about(message)?.scene }

    func purpose(of message: EngineMessage) -> Purpose? { about(message)?.purpose }

    private func about(_ message: EngineMessage) -> (scene: String, purpose: Purpose)? {
        if let delivery = Delivery(message) { return self.delivery(delivery) }
        guard let (scene, words) = parts(of: message), let purpose = Purpose(words) else { return nil }
        return (String(scene), purpose)
    }

    private func delivery(_ delivery: Delivery) -> (scene: String, purpose: Purpose)? {
        guard let generation = generation(of: delivery.consumer),
            let scene = delivery.stream.rest(behind: stream(of: "")) ?? delivery.stream.rest(behind: snapshots(of: ""))
        else { return nil }
        return (String(scene), .delivery(generation: generation))
    }

    /// The name of a reader's consumer. A generation is a start of the reader.
    func consumer(_ generation: UInt64) -> String { "\(host.name)-\(host.life)-\(generation)" }

    private func generation(of consumer: Substring) -> UInt64? {
        consumer.parts(by: "-").last.flatMap { UInt64($0) }.flatMap { self.consumer($0) == consumer ? $0 : nil }
    }

    private func parts(of message: EngineMessage) -> (scene: Substring, purpose: ArraySlice<Substring>)? {
        let subject = message.subject
        guard
            let rest = subject.rest(behind: inbox) ?? subject.rest(behind: requests) ?? subject.rest(behind: snapshots)
                ?? subject.rest(behind: readers)
        else { return nil }
        let words = rest.parts(by: ".")
        return words.first.map { ($0, words.dropFirst()) }
    }
}
