package import JSON
package import NavigationTree

/// What a receiver receives: values of a name, destinations of a type, or a route.
package struct ReceivedName: Hashable, Comparable, Sendable {
    package enum Kind: String, CaseIterable, Sendable { case value, type, route }

    package let kind: Kind
    package let name: TypeName

    package init(_ kind: Kind, _ name: TypeName) {
        self.kind = kind
        self.name = name
    }

    package static func < (one: Self, other: Self) -> Bool {
        (one.kind.rawValue, one.name) < (other.kind.rawValue, other.name)
    }
}

/// How a request wants a destination shown: in one of the ways of showing, or by whoever receives it.
package enum RequestedMethod: Hashable, Sendable {
    case show(NavigationMethod)
    case send
}

/// One element of a sequence: something for a receiver, or something to do.
package struct SentItem: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        /// For whoever receives values, or handles routes, of this name.
        case value(ReceivedName, data: RawJSON)
        /// For whoever receives the type; shown when nobody does.
        case destination(TypeName, arguments: RawJSON, RequestedMethod?)
        case action(SentAction)
    }

    package let content: Content
    /// Where it acts, or where the search for a receiver begins: an id or a name.
    package let navigator: String?
    /// As it came.
    package let text: RawJSON

    static let memberNames = [
        "value", "data", "type", "arguments", "method", "route", "action", "navigator", "params", "values",
    ]

    /// A destination that somebody has to receive.
    package init(sending type: TypeName, arguments: RawJSON) {
        self.content = .destination(type, arguments: arguments, .send)
        self.navigator = nil
        var text = JSONWriter()
        text.raw("{\"type\":")
        text.string(type.description)
        text.raw(",\"arguments\":")
        text.raw(arguments)
        text.raw(",\"method\":\"send\"}")
        self.text = RawJSON(text)
    }

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.text = parameters.source
        self.navigator = try parameters.string("navigator")
        let name = try parameters.receivedName()
        let action: SentAction.Name? = try parameters.choice("action")
        switch (name, action) {
        case (let name?, nil) where name.kind == .type:
            self.content = .destination(
                name.name,
                arguments: try parameters.object("arguments") ?? .emptyObject,
                try parameters.requestedMethod()
            )
        case (let name?, nil): self.content = .value(name, data: parameters.raw("data") ?? .null)
        case (nil, let action?): self.content = .action(try SentAction(action, &parameters))
        case (nil, nil), (_?, _?):
            throw Parameters.invalid("values", "objects with one of \"value\", \"type\", \"route\" and \"action\"")
        }
        try parameters.finish()
    }

    /// What somebody may receive; nil for an action.
    package var receivedName: ReceivedName? {
        switch content {
        case .value(let name, _): name
        case .destination(let type, _, _): ReceivedName(.type, type)
        case .action: nil
        }
    }
}

/// Something that a sequence does itself. Navigator's `NavigationAction`.
package enum SentAction: Equatable, Sendable {
    package enum Name: String, CaseIterable, Sendable {
        case dismissAny, popAny, popAll, reset, perform, send, pause, cancel, cancelIfLocked, empty
    }

    /// One of the operations that take much back; a lock cancels the sequence.
    case sweep(Method)
    /// An operation with its parameters; a refusal ends the sequence with an error.
    case perform(Method, RawJSON)
    /// These come next.
    case send([SentItem])
    case pause
    case cancel
    /// Cancels the sequence while anybody holds a lock.
    case cancelIfLocked
    /// Does nothing: a place for something that is to come.
    case empty

    fileprivate init(_ name: Name, _ parameters: inout Parameters) throws(WireError) {
        switch name {
        case .dismissAny: self = .sweep(.dismissAny)
        case .popAny: self = .sweep(.popAny)
        case .popAll: self = .sweep(.popAll)
        case .reset: self = .sweep(.reset)
        case .perform:
            // Its scene is the sequence's, and is not known here; nothing is read from the parameters before that.
            let operation = try parameters.operation(in: OperationContext(scene: SceneTarget.defaultScene))
            self = .perform(operation.method, operation.text)
        case .send: self = .send(try parameters.required("values", "a list of items", parameters.items("values")))
        case .pause: self = .pause
        case .cancel: self = .cancel
        case .cancelIfLocked: self = .cancelIfLocked
        case .empty: self = .empty
        }
    }
}

extension SentItem {
    /// The items of a list that is not a request's parameter.
    package static func list(_ text: RawJSON) throws(WireError) -> [SentItem] {
        var document = JSONWriter()
        document.raw("{\"values\":")
        document.raw(text)
        document.raw("}")
        return try document.bytes.span.bytes.withUnsafeBytes { text throws(WireError) in
            var scanner = JSONScanner()
            do { try scanner.scan(text.bytes) } catch { throw Parameters.invalid("values", "JSON: \(error)") }
            var parameters = Parameters(document: text, members: scanner.members, known: ["values"])
            return try parameters.items("values") ?? []
        }
    }
}

extension Parameters {
    /// One of `value`, `type` and `route`; nil when none is there.
    mutating func receivedName() throws(WireError) -> ReceivedName? {
        let value = try receivedName("value", .value)
        let type = try receivedName("type", .type)
        let route = try receivedName("route", .route)
        let names = [value, type, route].compactMap { $0 }
        guard names.count <= 1 else {
            throw WireError(.invalidParams, "Only one of \"value\", \"type\" and \"route\" can be meant")
        }
        return names.first
    }

    private mutating func receivedName(
        _ parameter: StaticString,
        _ kind: ReceivedName.Kind
    ) throws(WireError) -> ReceivedName? {
        guard let text = try string(parameter) else { return nil }
        guard let name = TypeName(text) else {
            throw Self.invalid(parameter, "a name with a module's before it, as \"shop.voucher\"")
        }
        return ReceivedName(kind, name)
    }

    /// `method`: a way of showing, or `send`.
    mutating func requestedMethod(_ summary: StaticString = "") throws(WireError) -> RequestedMethod? {
        let name = try string("method", summary, .choice(NavigationMethod.allCases.map(\.rawValue) + ["send"]))
        guard let name else { return nil }
        if name == "send" { return .send }
        if let method = NavigationMethod(rawValue: name) { return .show(method) }
        let known = NavigationMethod.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        throw Self.invalid("method", "one of \(known), \"send\"")
    }

    mutating func items(_ name: StaticString) throws(WireError) -> [SentItem]? {
        guard let elements = try nestedList(name, known: SentItem.memberNames) else { return nil }
        var items: [SentItem] = []
        items.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            var element = element
            do { items.append(try SentItem(&element)) } catch { throw error.atValue(index) }
        }
        return items
    }
}

extension WireError {
    /// The same refusal, with the place in the list that it is about.
    package func atValue(_ index: Int) -> WireError {
        WireError(code, "Value \(index): \(message)", data).with("index", .integer(Int64(index)))
    }

    package func without(_ name: String) -> WireError { WireError(code, message, data.filter { $0.name != name }) }

    /// With one more member, in place of one of that name.
    package func with(_ name: String, _ value: JSONValue) -> WireError { with(name, value.serialized()) }

    package func with(_ name: String, _ value: RawJSON) -> WireError {
        WireError(code, message, data.filter { $0.name != name } + [Member(name: name, value: value)])
    }
}
