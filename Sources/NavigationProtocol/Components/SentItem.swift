package import JSON
package import NavigationTree

/// The name of what a receiver receives: values, destinations of a type, or a route.
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

/// How a request wants a destination shown: in one of the ways of showing, or by its receiver.
package enum RequestedMethod: Hashable, Sendable {
    case show(NavigationMethod)
    case send
}

/// One element of a sequence: something for a receiver, or something to do.
package struct SentItem: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        /// For the receiver of values, or of the route, of this name.
        case value(ReceivedName, data: RawJSON)
        /// For the receiver of the type; shown when it has none.
        case destination(TypeName, arguments: RawJSON, RequestedMethod?)
        case action(SentAction)
    }

    package let content: Content
    /// Where it acts, or where the search for a receiver begins: an id or a name.
    package let navigator: String?
    /// As it came.
    package let text: RawJSON

    private init(_ content: Content, text: RawJSON) {
        (self.content, self.navigator, self.text) = (content, nil, text)
    }

    /// A destination that only a receiver may take.
    package init(sending type: TypeName, arguments: RawJSON) {
        let text = RawJSON { writer in
            writer.member("type", type)
            writer.member("arguments", arguments)
            writer.member("method", "send")
        }
        self.init(.destination(type, arguments: arguments, .send), text: text)
    }

    /// The name for receivers; nil for an action.
    package var receivedName: ReceivedName? {
        switch content {
        case .value(let name, _): name
        case .destination(let type, _, _): ReceivedName(.type, type)
        case .action: nil
        }
    }
}

extension SentItem: ParameterObject {
    package static let componentName = "SentItem"
    package static let sample = SentItem(.action(.empty), text: .emptyObject)

    /// Reads the members of the one form that the item has: what belongs to another form is unknown.
    package init(_ parameters: inout Parameters) throws(WireError) {
        self.text = parameters.source
        self.navigator = try parameters.string(
            "navigator",
            "Id or name of the navigator where it acts, or where the search for a receiver begins."
        )
        let name = try parameters.receivedName()
        let action: SentAction.Name? = try parameters.choice("action", "An action of the sequence itself.")
        try parameters.check(
            (name == nil) != (action == nil),
            else: Parameters.invalid("values", "objects with one of \"value\", \"type\", \"route\" and \"action\"")
        )
        let value = try Self.value(name, &parameters)
        let destination = try Self.destination(name, &parameters)
        let done = try SentAction(action, &parameters)
        self.content = value ?? destination ?? .action(done)
    }

    private static func value(_ name: ReceivedName?, _ parameters: inout Parameters) throws(WireError) -> Content? {
        guard parameters.reads(name.map { $0.kind != .type } ?? false) else { return nil }
        let data = parameters.raw("data", "The data that is passed on to the receiver; null when left out.")
        return name.map { .value($0, data: data ?? .null) }
    }

    private static func destination(
        _ name: ReceivedName?,
        _ parameters: inout Parameters
    ) throws(WireError) -> Content? {
        guard parameters.reads(name?.kind == .type) else { return nil }
        let arguments = try parameters.object("arguments", "The destination's arguments; none when left out.")
        let method = try parameters.requestedMethod(
            "How the destination is shown; `send` when only a receiver may take it. The type says so when left out."
        )
        return name.map { .destination($0.name, arguments: arguments ?? .emptyObject, method) }
    }

    package func write(to writer: inout JSONWriter) { writer.raw(text) }

    /// One form for each kind of item; an action has the members that it needs.
    package static func forms(of members: [Schema.Member]) -> Schema {
        let simple = SentAction.Name.allCases.filter { $0 != .perform && $0 != .send }
        return .oneOf([
            members.form(required: ["value"], optional: ["data", "navigator"]),
            members.form(required: ["route"], optional: ["data", "navigator"]),
            members.form(required: ["type"], optional: ["arguments", "method", "navigator"]),
            members.action(simple).form(required: ["action"], optional: ["navigator"]),
            members.action([.perform]).form(required: ["action", "method"], optional: ["params", "navigator"]),
            members.action([.send]).form(required: ["action", "values"], optional: ["navigator"]),
        ])
    }
}

extension [Schema.Member] {
    /// Those of an item that does one of these actions.
    fileprivate func action(_ names: [SentAction.Name]) -> Self {
        map { member in
            switch member.name {
            case "action": Schema.Member("action", member.summary, .choice(names.map(\.rawValue)))
            case "method": Schema.Member("method", "The operation: a method that changes a scene's tree.", .string())
            default: member
            }
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
    /// Cancels the sequence while a session holds a lock.
    case cancelIfLocked
    /// Does nothing: a place for an action of the future.
    case empty

    fileprivate init(_ name: Name?, _ parameters: inout Parameters) throws(WireError) {
        let operation = try Self.operation(name, &parameters)
        let values = try Self.values(name, &parameters)
        switch name {
        case .dismissAny: self = .sweep(.dismissAny)
        case .popAny: self = .sweep(.popAny)
        case .popAll: self = .sweep(.popAll)
        case .reset: self = .sweep(.reset)
        case .perform: self = operation
        case .send: self = .send(values)
        case .pause: self = .pause
        case .cancel: self = .cancel
        case .cancelIfLocked: self = .cancelIfLocked
        case .empty, nil: self = .empty
        }
    }

    private static func operation(_ name: Name?, _ parameters: inout Parameters) throws(WireError) -> Self {
        guard parameters.reads(name == .perform) else { return .empty }
        // Its scene is the sequence's, and is not known here; nothing is read from the parameters before that.
        let operation = try parameters.operation(in: OperationContext(scene: SceneTarget.defaultScene))
        return .perform(operation.method, operation.text)
    }

    private static func values(_ name: Name?, _ parameters: inout Parameters) throws(WireError) -> [SentItem] {
        guard parameters.reads(name == .send) else { return [] }
        let values = try parameters.items("values", "The values to send next, before the rest.")
        return try parameters.required("values", "a list of items", values)
    }
}

extension SentItem {
    /// The items of a list that is not a request's parameter.
    package static func list(_ text: RawJSON) throws(WireError) -> [SentItem] {
        let document = RawJSON { $0.member("values", text) }.bytes
        return try document.span.bytes.withUnsafeBytes { text throws(WireError) in
            var scanner = JSONScanner()
            do { try scanner.scan(text.bytes) } catch { throw Parameters.invalid("values", "JSON: \(error)") }
            var parameters = Parameters(document: text, members: scanner.outer.members) { ["values"] }
            return try parameters.items("values", "The items.") ?? []
        }
    }
}

extension Parameters {
    /// Whether members that only one form has are read: those of this form; all of them while a reader is described.
    func reads(_ isForm: Bool) -> Bool { isForm || recorder != nil }

    /// One of `value`, `type` and `route`; nil when none is there.
    mutating func receivedName() throws(WireError) -> ReceivedName? {
        let value = try receivedName("value", "The name of a value: a module's name, a dot and a name.", .value)
        let type = try receivedName("type", "A destination type.", .type)
        let route = try receivedName("route", "The name of a route: a module's name, a dot and a name.", .route)
        let names = [value, type, route].compactMap { $0 }
        guard names.count <= 1 else {
            throw WireError(.invalidParams, "Only one of \"value\", \"type\" and \"route\" can be meant")
        }
        return names.first
    }

    private mutating func receivedName(
        _ parameter: StaticString,
        _ summary: StaticString,
        _ kind: ReceivedName.Kind
    ) throws(WireError) -> ReceivedName? {
        guard let text = try string(parameter, summary) else { return nil }
        guard let name = TypeName(text) else {
            throw Self.invalid(parameter, "a name with a module's before it, as \"shop.voucher\"")
        }
        return ReceivedName(kind, name)
    }

    /// `method`: a way of showing, or `send`.
    mutating func requestedMethod(_ summary: StaticString = "") throws(WireError) -> RequestedMethod? {
        guard let name = try string("method", summary, RequestedMethod.schema) else { return nil }
        if name == "send" { return .send }
        if let method = NavigationMethod(rawValue: name) { return .show(method) }
        let known = NavigationMethod.builtInNames
        throw Self.invalid("method", "one of \(known), \"send\", or the name of a method that a module defines")
    }

    /// A list of items; a refusal says which of them it is about.
    mutating func items(_ name: StaticString, _ summary: StaticString, minimum: Int? = nil) throws(WireError)
        -> [SentItem]?
    {
        guard let list = try elements(name, "a list of objects") else {
            return absent(name, summary, .array(of: SentItem.schema, minimum: minimum))
        }
        guard list.elements.allSatisfy({ $0.kind == .object }) else { throw Self.invalid(name, "a list of objects") }
        var items: [SentItem] = []
        items.reserveCapacity(list.elements.count)
        for (index, slice) in list.elements.enumerated() {
            do {
                var nested = try nested(in: list.text, slice, name) { SentItem.memberNames }
                items.append(try SentItem(&nested))
                try finish(&nested)
            } catch { throw error.atValue(index) }
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
