import JSON
import NavigationProtocol

/// The kind of a line that a broker has for a session.
enum LineKind {
    /// The answer to the request with this id.
    case answer(RawJSON, isRefusal: Bool)
    /// A question with this id.
    case question(RawJSON)
    /// A notification.
    case other

    init(_ line: [UInt8], scanner: inout JSONScanner) {
        let text = line.span.bytes
        let isRead = (try? scanner.scan(text)) != nil
        switch isRead ? try? Envelope(text, members: scanner.outer.members).kind : nil {
        case .response(let id, let isError): self = .answer(RawJSON(copying: text, id), isRefusal: isError)
        case .request(let id): self = .question(RawJSON(copying: text, id))
        case .notification, nil: self = .other
        }
    }
}

extension ModuleLost {
    /// The module that a client has lost; nil for another notification.
    static func module(in notification: [UInt8]) -> String? {
        let text = try? RawJSON(parsing: String(decoding: notification, as: UTF8.self))
        guard let line = (try? text?.value())?.object, line["method"]?.string == "\(name)" else { return nil }
        return line["params"]?.object?["module"]?.string
    }
}

extension WireError {
    /// The line that refuses a request, with its LF.
    func line(answering id: RawJSON) -> [UInt8] { answer(to: id) + [UInt8(ascii: "\n")] }

    /// The answer to a request or to a question.
    func answer(to id: RawJSON) -> [UInt8] {
        var writer = JSONWriter()
        writer.refusal(of: id, self)
        return writer.bytes
    }

    /// Whether an answer says that another client has the name of a module.
    static func isNameTaken(_ answer: [UInt8]) -> Bool {
        let text = try? RawJSON(parsing: String(decoding: answer, as: UTF8.self))
        return (try? text?.value())?.object?["error"]?.object?["data"]?.object?["name"] == "name_taken"
    }

    static func engineAway(_ scene: String) -> WireError {
        WireError(
            .engineAway,
            "The log of the scene \"\(scene)\" cannot be reached, so nothing has changed. The host connects again by itself; ask again when it has, or look at the servers of the fleet",
            ["scene": .string(scene)]
        )
    }

    static func halted(_ scene: String) -> WireError {
        WireError(
            .engineAway,
            "This host does not follow the scene \"\(scene)\" any more, and its log says why; so nothing has changed. Ask another host, or look at the servers of the fleet",
            ["scene": .string(scene)]
        )
    }

    static func ownerHalted(_ scene: String, _ owner: String?) -> WireError {
        let host = owner.map { "The host \"\($0)\"" } ?? "A host"
        return WireError(
            .engineAway,
            "\(host) owns the scene \"\(scene)\" and follows it no more, and its log says why; so nothing has changed. Look at the servers of the fleet, and start that host again",
            ["scene": .string(scene), "owner": owner.map { .string($0) }]
        )
    }

    static func outcomeUnknown(_ scene: String) -> WireError {
        WireError(
            .outcomeUnknown,
            "The host has lost sight of this request. Look at the scene \"\(scene)\" before you send it again",
            ["scene": .string(scene)]
        )
    }

    static func lineTooLong(_ bytes: Int, _ limit: Int) -> WireError {
        WireError(
            .lineTooLong,
            "A line to another host of the fleet may have \(limit) bytes, and this one has \(bytes)",
            ["limit": .integer(Int64(limit))]
        )
    }

    static func tooLong(_ bytes: Int, _ limit: Int) -> WireError {
        WireError(
            .answerTooLarge,
            "The answer has \(bytes) bytes, and hosts pass on \(limit). What the request was to change has changed",
            ["bytes": .integer(Int64(bytes)), "limit": .integer(Int64(limit))]
        )
    }

    static func unknownHost(_ name: String?, among hosts: [String]) -> WireError {
        let all = hosts.sorted()
        let what = name.map { "No host \"\($0)\" of the fleet was heard lately" } ?? "No other host was heard lately"
        return WireError(
            .unknownHost,
            "\(what); those that are there: \(all.joined(separator: ", "))",
            ["host": name.map { .string($0) }, "hosts": .array(all.map { .string($0) })]
        )
    }

    /// A shared scene can be neither made nor closed.
    static func fixed(_ scene: String, _ method: Method) -> WireError {
        guard method == .sceneCreate else {
            return WireError(.rootFixed, "The scene \"\(scene)\" lives as long as its fleet")
        }
        return WireError(
            .nameInUse,
            "There is a scene \"\(scene)\" already, which the fleet shares",
            ["scene": .string(scene), "wanted": .string(scene)]
        )
    }
}
