import JSON
import NavigationFleet

/// The engine, as far as hosts use it: streams that store behind the expected message and can be shortened, consumers
/// that deliver in order, and subjects. It answers at once; ``SimulatedFleet`` gives messages their way and their time.
struct EngineModel {
    private struct Stream {
        let subjects: [String]
        var messages: [EngineMessage] = []
        /// The messages at the beginning that were removed.
        var removed = 0

        func takes(_ subject: String) -> Bool {
            subjects.contains { subject == $0 || $0.hasSuffix("*") && subject.hasPrefix($0.dropLast()) }
        }
    }

    private struct Consumer {
        let stream: String
        let subject: String
        /// It delivers messages with this subject only; nil for all.
        let filter: String?
        var next: Int
        var delivered = 0
        /// Whether it reads the copy of a server that has other messages in some places.
        let isWrong: Bool
    }

    private var streams: [String: Stream] = [:]
    private var consumers: [String: Consumer] = [:]
    /// The messages that it sends now.
    private var sent: [EngineMessage] = []

    /// A server has empty messages in these places of every stream. So many of the next readers read its copy.
    var wrong = (places: Set<Int>(), readers: 0)

    /// Whether the servers have each other. Without it, they say so.
    var hasMajority = true

    /// The first message that a stream still has.
    func first(of stream: String) -> Int { (streams[stream]?.removed ?? 0) + 1 }

    /// The messages of a stream, the first one at 0, with those that were removed.
    func messages(of stream: String) -> [EngineMessage] { streams[stream]?.messages ?? [] }

    /// The engine loses all that it has.
    mutating func forget() { self = EngineModel() }

    /// The engine starts again without the last message of a stream.
    mutating func forgetLast(of stream: String) {
        _ = streams[stream]?.messages.popLast()
        consumers = [:]
    }

    /// Changes the last byte of some messages.
    mutating func damage(_ stream: String, where isDamaged: (EngineMessage) -> Bool) {
        for (index, message) in messages(of: stream).enumerated() where isDamaged(message) {
            var body = message.body
            body[body.count - 2] ^= 1
            streams[stream]?.messages[index] = EngineMessage(message.subject, headers: message.headers, body: body)
        }
    }

    /// A host publishes a message. Returns what the engine sends to the subscribers of its subjects.
    mutating func publish(_ message: EngineMessage) -> [EngineMessage] {
        sent = []
        let words = Substring(message.subject).utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
        if words.starts(with: ["$JS", "API", "STREAM", "CREATE"]) {
            createStream(String(words[4]), message)
        } else if words.starts(with: ["$JS", "API", "CONSUMER", "CREATE"]) {
            createConsumer(String(words[4]), String(words[5]), message)
        } else if words.starts(with: ["$JS", "API", "STREAM", "PURGE"]) {
            purge(String(words[4]), message)
        } else if words.starts(with: ["$JS", "API", "STREAM", "INFO"]) {
            answer(message, #"{"state":{"last_seq":\#(messages(of: String(words[4])).count)}}"#)
        } else if message.subject == "$JS.API.INFO", let reply = message.reply {
            let text = hasMajority ? "{}" : #"{"error":{"code":503,"err_code":10008,"description":"unavailable"}}"#
            sent = [EngineMessage(reply, body: Array(text.utf8))]
        } else if let name = streams.first(where: { $0.value.takes(message.subject) })?.key {
            // Subscribers get it besides.
            sent = [message]
            append(message, to: name)
        } else if !message.subject.hasPrefix("$JS") {
            // It also takes the records of a stream that does not exist, and keeps none.
            sent = [message]
        }
        deliver()
        return sent
    }

    /// The subjects that a consumer of this host delivers to are no longer read.
    mutating func unsubscribe(from subject: String) { consumers = consumers.filter { $0.value.subject != subject } }

    /// A sign of life of each consumer, with the number of its last message.
    mutating func heartbeats() -> [EngineMessage] {
        consumers.values.sorted { $0.subject < $1.subject }.map { consumer in
            let headers = ["Status": "100", "Nats-Last-Stream": "\(consumer.next - 1)"]
            return EngineMessage(consumer.subject, headers: headers)
        }
    }

    private mutating func answer(_ message: EngineMessage, _ text: String) {
        if let reply = message.reply { sent.append(EngineMessage(reply, body: Array(text.utf8))) }
    }

    private mutating func createStream(_ name: String, _ message: EngineMessage) {
        let configuration = try? RawJSON(parsing: String(decoding: message.body, as: UTF8.self)).value().object
        let subjects = configuration?["subjects"]?.array?.compactMap(\.string) ?? []
        if streams[name] == nil { streams[name] = Stream(subjects: subjects) }
        answer(message, "{}")
    }

    private mutating func createConsumer(_ stream: String, _ name: String, _ message: EngineMessage) {
        guard streams[stream] != nil else {
            return answer(message, #"{"error":{"err_code":10059,"description":"stream not found"}}"#)
        }
        let request = try? RawJSON(parsing: String(decoding: message.body, as: UTF8.self)).value().object
        let configuration = request?["config"]?.object
        let filter = configuration?["filter_subject"]?.string
        guard let subject = configuration?["deliver_subject"]?.string,
            let first = configuration?["opt_start_seq"], case .integer(let next) = first
        else { return answer(message, #"{"error":{"err_code":1,"description":"not understood"}}"#) }
        answer(message, "{}")
        // The engine knows no later message than the last one.
        let place = min(Int(next), messages(of: stream).count + 1)
        let isWrong = wrong.readers > 0
        if isWrong { wrong.readers -= 1 }
        consumers[name] = Consumer(stream: stream, subject: subject, filter: filter, next: place, isWrong: isWrong)
    }

    private mutating func purge(_ stream: String, _ message: EngineMessage) {
        let request = try? RawJSON(parsing: String(decoding: message.body, as: UTF8.self)).value().object
        guard let former = streams[stream], let first = request?["seq"], case .integer(let first) = first else {
            return
        }
        // The engine takes 1 for all of it.
        let last = former.messages.count
        streams[stream]?.removed = first > 1 ? min(max(former.removed, Int(first) - 1), last) : last
    }

    private mutating func append(_ message: EngineMessage, to name: String) {
        let last = streams[name]?.messages.count ?? 0
        guard message.headers["Nats-Expected-Last-Sequence"].map({ $0 == "\(last)" }) ?? true else {
            let error = #"{"error":{"err_code":10071,"description":"wrong last sequence: \#(last)"}}"#
            return answer(message, error)
        }
        streams[name]?.messages.append(message)
        answer(message, #"{"seq":\#(last + 1)}"#)
    }

    private mutating func deliver() {
        for name in consumers.keys.sorted() {
            while let consumer = consumers[name], let next = next(for: consumer) { deliver(next, to: consumer, name) }
        }
    }

    /// The next message that a consumer delivers.
    private func next(for consumer: Consumer) -> Int? {
        guard let stream = streams[consumer.stream] else { return nil }
        let first = max(consumer.next, stream.removed + 1)
        return (first..<max(first, stream.messages.count + 1)).first { sequence in
            consumer.filter.map { $0 == stream.messages[sequence - 1].subject } ?? true
        }
    }

    private mutating func deliver(_ sequence: Int, to consumer: Consumer, _ name: String) {
        consumers[name]?.next = sequence + 1
        consumers[name]?.delivered += 1
        guard let after = consumers[name], let message = streams[consumer.stream]?.messages[sequence - 1] else {
            return
        }
        let isOther = after.isWrong && wrong.places.contains(sequence)
        var pending = 0
        if next(for: after) != nil { pending = messages(of: consumer.stream).count - sequence }
        let place = "\(consumer.stream).\(name).1.\(sequence).\(after.delivered).1795633038225386878.\(pending)"
        let delivery = EngineMessage(
            message.subject,
            reply: "$JS.ACK.\(place)",
            headers: isOther ? [:] : message.headers,
            body: isOther ? [] : message.body
        )
        deliveries.append((consumer.subject, delivery))
    }

    /// The messages that consumers send now, with the subjects by which their hosts subscribed.
    private var deliveries: [(subject: String, message: EngineMessage)] = []

    mutating func takeDeliveries() -> [(subject: String, message: EngineMessage)] {
        defer { deliveries = [] }
        return deliveries
    }

    /// Whether a subscription takes a subject: `*` stands for a word, and `>` for all that follow.
    static func matches(_ subject: String, _ subscription: String) -> Bool {
        var rest = subject.utf8[...]
        for character in subscription.utf8 {
            switch character {
            case UInt8(ascii: ">"): return !rest.isEmpty
            case UInt8(ascii: "*"): rest = rest.drop { $0 != UInt8(ascii: ".") }
            default: guard rest.popFirst() == character else { return false }
            }
        }
        return rest.isEmpty
    }
}
