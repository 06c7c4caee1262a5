package import JSON
package import NavigationProtocol
import NavigationTree

/// A line of a client, as far as its host has to read it to know who carries it out.
package struct ClientLine {
    package enum Kind: Equatable {
        case request(Method)
        /// The answer to a question.
        case response
    }

    package let kind: Kind
    /// Of the request, or of the question; nil for a notification.
    package let id: RawJSON?
    /// Some members of `params`, as they were written.
    private let parameters: [String: RawJSON]

    /// The parameters that say for whom a line is. The others may be long.
    private static let names: Set = [
        "scene", "navigator", "watch", "request", "module", "pattern", "types", "replaces", "local", "guard",
        "receiver", "sequence", "guards", "receivers", "mappings", "secret", "takeOver", "name", "on", "away", "url",
    ]

    /// Nil for a line that is not one message with a method that exists. The host's own broker refuses it, or carries
    /// it out as a batch.
    package init?(_ line: RawSpan, scanner: inout JSONScanner) {
        guard (try? scanner.scan(line)) != nil, scanner.top.kind == .object,
            let envelope = try? Envelope(line, members: scanner.outer.members)
        else { return nil }
        switch envelope.kind {
        case .request(let id), .response(let id, _): self.id = RawJSON(copying: line, id)
        case .notification: id = nil
        }
        if case .response = envelope.kind {
            (kind, parameters) = (.response, [:])
            return
        }
        guard let method = Method(envelope.content, in: line), envelope.hasNamedParameters else { return nil }
        kind = .request(method)
        parameters = scanner.inner.members.reduce(into: [:]) { parameters, member in
            let name = JSONText.decodeKey(member, in: line)
            if Self.names.contains(name) { parameters[name] = RawJSON(copying: line, member.value) }
        }
    }

    /// Nil for a response.
    var method: Method? { if case .request(let method) = kind { method } else { nil } }

    /// A parameter that is a string; nil for any other value.
    package func text(_ name: String) -> String? { (try? parameters[name]?.value())?.string }

    package func has(_ name: String) -> Bool { parameters[name] != nil }

    /// Whether it means a scene of the client's host alone.
    package var isLocal: Bool { (try? parameters["local"]?.value()) == .bool(true) }

    /// The watch that it names.
    package var watch: UInt64? { parameters["watch"].flatMap { UInt64("\($0)") } }

    /// The request that it means to cancel.
    package var cancels: RawJSON? { kind == .request(.requestCancel) ? parameters["request"] : nil }

    /// The number of the guard or the receiver that it removes.
    var removes: UInt64? {
        switch kind {
        case .request(.guardRemove): text("guard").flatMap { GuardID($0) }?.rawValue
        case .request(.receiverRemove): text("receiver").flatMap { ReceiverID($0) }?.number
        case .request, .response: nil
        }
    }

    /// Whether something of a module ends by it. An owner that does not hear of it would keep that.
    var endsOfModule: Bool { kind == .request(.moduleUnregister) || kind == .request(.urlUnregister) }

    /// Whether it adds one guard or receiver.
    var addsOne: Bool { method == .guardAdd || method == .receiverAdd }

    /// The guards and receivers that it adds, or lists for a module. Each gets a number of its host.
    var additions: Int {
        guard method == .moduleRegister else { return addsOne ? 1 : 0 }
        return ["guards", "receivers"].reduce(0) { count, name in
            count + ((try? parameters[name]?.value())?.array?.count ?? 0)
        }
    }

    /// The refusal of a module whose types are for one navigator, when one of its lists names another scene; nil for
    /// other lines. One broker gets such a line, and it does not have the other scene.
    func refusal(ofPartsIn isShared: (String) -> Bool) -> WireError? {
        guard let place else { return nil }
        for (list, index, scene) in parts where scene != place && (isShared(scene) || isShared(place)) {
            let wanted = "left out, or \"\(place)\": the types are for a navigator of that scene. Add the part alone"
            return Parameters.invalid("scene", wanted).inList(list, index)
        }
        return nil
    }

    /// The scene that a listed guard or receiver names; nil when it is for all.
    ///
    /// - Parameter index: The place among the guards, and behind them the receivers.
    func scene(ofPart index: Int) -> String? {
        let guards = (try? parameters["guards"]?.value())?.array?.count ?? 0
        let (list, place) = index < guards ? ("guards", index) : ("receivers", index - guards)
        return parts.first { "\($0.list)" == list && $0.index == place }?.scene
    }

    /// The scenes that the parts of a module name.
    var partScenes: Set<String> { Set(parts.map(\.scene)) }

    /// The parts of a module that are about one scene, with their places in their lists.
    private var parts: [(list: StaticString, index: Int, scene: String)] {
        guard method == .moduleRegister else { return [] }
        var found: [(StaticString, Int, String)] = []
        for list in ["guards", "receivers", "mappings"] as [StaticString] {
            let parts = (try? parameters["\(list)"]?.value())?.array ?? []
            for (index, part) in parts.enumerated() {
                guard let part = part.object else { continue }
                let named = part["scene"]?.string
                let scene = named ?? (part["navigator"] != nil ? SceneTarget.defaultScene : nil)
                if let scene { found.append((list, index, scene)) }
            }
        }
        return found
    }

    /// Whether it asks for a list of all scenes, of which each broker knows a part.
    var listsAll: Bool {
        switch method {
        case .guardList, .receiverList, .sequenceList: !has("scene")
        case .hostWaiting, .moduleList: true
        default: false
        }
    }

    /// Whether its list may lack scenes whose owners cannot be reached. Then the host tells what it knows itself.
    var leavesOutScenes: Bool { method == .hostWaiting || method == .moduleList }

    /// A line that a host says for a client.
    static func notification(_ method: Method, _ parameter: StaticString, _ value: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("method", method.rawValue)
            writer.key("params")
            writer.object { writer in writer.member(parameter, value) }
        }
        return writer.bytes
    }

    /// The line as other brokers get it. They are told the identity, and need no secret.
    func withoutSecret(_ text: RawSpan) -> [UInt8] {
        let bytes = text.withUnsafeBytes { Array($0) }
        return has("secret") ? Self.changed(bytes) { $1.remove("secret") } : bytes
    }

    /// A line with another envelope, or with other parameters.
    static func changed(
        _ text: [UInt8],
        _ change: (_ line: inout JSONObject, _ parameters: inout JSONObject) -> Void
    ) -> [UInt8] {
        guard var line = try? RawJSON(parsing: String(decoding: text, as: UTF8.self)).value().object else {
            return text
        }
        var parameters = line["params"]?.object ?? JSONObject()
        change(&line, &parameters)
        line.set("params", .object(parameters))
        return RawJSON(writing: JSONValue.object(line)).bytes
    }

    /// The scene of a registration; nil when it holds in all scenes. The scene of a URL's pattern only says where its
    /// items go, and the URL may be opened from anywhere.
    var place: String? {
        guard method != .urlRegister else { return nil }
        return text("scene") ?? (has("navigator") ? SceneTarget.defaultScene : nil)
    }

    /// The number of the sequence that it names.
    var sequence: UInt64? { text("sequence").flatMap { SequenceID($0) }?.number }

    /// The question that it answers.
    package var question: UInt64? { kind == .response ? id.flatMap { QuestionID.number(of: $0) } : nil }
}

extension JSONObject {
    mutating func remove(_ name: String) {
        self = JSONObject(members.filter { $0.key != name }.map { ($0.key, $0.value) })
    }
}
