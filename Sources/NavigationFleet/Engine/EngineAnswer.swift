import JSON

/// An answer of the engine's interface, as far as a host looks into it.
enum EngineAnswer: Hashable, Sendable {
    /// With the sequence of a message that was stored, or of the last one in a stream.
    case done(sequence: UInt64?)
    /// The stream's last message is another one than the request expected.
    case wrongLastSequence(UInt64)
    /// The stream does not exist.
    case noStream
    /// With the engine's number, 0 when it gave none, and its words.
    case failed(code: Int64, String)

    /// The numbers of errors, as the engine has them.
    private static let (wrongLast, streamNotFound): (Int64, Int64) = (10071, 10059)

    init(_ message: EngineMessage) {
        // The subject has no subscriber.
        if let status = message.status {
            self = .failed(code: Int64(status), "JetStream is off, or has no leader now")
            return
        }
        guard let text = try? RawJSON(parsing: String(decoding: message.body, as: UTF8.self)),
            let object = try? text.shortValue().object
        else {
            self = .failed(code: 0, "the answer is not JSON")
            return
        }
        guard let error = object["error"]?.object else {
            let sequence = object["seq"] ?? object["state"]?.object?["last_seq"]
            self = .done(sequence: sequence.flatMap(Self.number))
            return
        }
        let words = error["description"]?.string ?? "no reason"
        // Older servers give some errors no number of their own.
        let code = (error["err_code"] ?? error["code"]).flatMap(Self.number).map { Int64(clamping: $0) } ?? 0
        switch code {
        case Self.wrongLast: self = Self.last(in: words).map(Self.wrongLastSequence) ?? .failed(code: code, words)
        case Self.streamNotFound: self = .noStream
        default: self = .failed(code: code, words)
        }
    }

    /// The number at the end of "wrong last sequence: 12". The newest servers leave it out in some cases.
    private static func last(in words: String) -> UInt64? {
        words.parts(by: " ").last.flatMap { UInt64($0) }
    }

    private static func number(_ value: JSONValue) -> UInt64? {
        if case .integer(let number) = value { UInt64(exactly: number) } else { nil }
    }
}
