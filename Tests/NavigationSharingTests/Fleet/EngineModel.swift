import JSON
import NavigationFleet

/// The engine, as far as hosts use it: streams that store behind the expected message, consumers that deliver in order,
/// and subjects. It answers at once; ``SimulatedFleet`` gives messages their way and their time.
struct EngineModel {
    private struct Stream {
        let subjects: [String]
        var messages: [EngineMessage] = []
    }

    private struct Consumer {
        let stream: String
        let subject: String
        var next: Int
    }

    private var streams: [String: Stream] = [:]
    private var consumers: [String: Consumer] = [:]
    /// The messages that it sends now.
    private var sent: [EngineMessage] = []

    /// The messages of a stream, the first one at 0.
    func messages(of stream: String) -> [EngineMessage] { streams[stream]?.messages ?? [] }

    /// The engine loses all that it has.
    mutating func forget() { self = EngineModel() }

    /// A host publishes a message. Returns what the engine sends to the subscribers of its subjects.
    mutating func publish(_ message: EngineMessage) -> [EngineMessage] {
        sent = []
        let words = message.subject.split(separator: ".")
        if words.starts(with: ["$JS", "API", "STREAM", "CREATE"]) {
            createStream(String(words[4]), message)
        } else if words.starts(with: ["$JS", "API", "CONSUMER", "CREATE"]) {
            createConsumer(String(words[4]), String(words[5]), message)
        } else if let name = streams.first(where: { $0.value.subjects.contains(message.subject) })?.key {
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
        guard let subject = configuration?["deliver_subject"]?.string,
            let first = configuration?["opt_start_seq"], case .integer(let next) = first
        else { return answer(message, #"{"error":{"err_code":1,"description":"not understood"}}"#) }
        answer(message, "{}")
        consumers[name] = Consumer(stream: stream, subject: subject, next: Int(next))
    }

    private mutating func append(_ message: EngineMessage, to name: String) {
        let last = streams[name]?.messages.count ?? 0
        guard message.headers["Nats-Expected-Last-Sequence"] == "\(last)" else {
            let error = #"{"error":{"err_code":10071,"description":"wrong last sequence: \#(last)"}}"#
            return answer(message, error)
        }
        streams[name]?.messages.append(message)
        answer(message, #"{"seq":\#(last + 1)}"#)
    }

    private mutating func deliver() {
        for (name, consumer) in consumers.sorted(by: { $0.key < $1.key }) {
            let messages = streams[consumer.stream]?.messages ?? []
            for sequence in consumer.next..<max(consumer.next, messages.count + 1) {
                let message = messages[sequence - 1]
                let pending = messages.count - sequence
                let delivery = EngineMessage(
                    message.subject,
                    reply:
                        "$JS.ACK.\(consumer.stream).\(name).1.\(sequence).\(sequence).1795633038225386878.\(pending)",
                    headers: message.headers,
                    body: message.body
                )
                deliveries.append((consumer.subject, delivery))
            }
            consumers[name]?.next = max(consumer.next, messages.count + 1)
        }
    }

    /// The messages that consumers send now, with the subjects by which their hosts subscribed.
    private var deliveries: [(subject: String, message: EngineMessage)] = []

    mutating func takeDeliveries() -> [(subject: String, message: EngineMessage)] {
        defer { deliveries = [] }
        return deliveries
    }
}
