import JSON
package import NavigationTree

/// The parts of a module besides its destination types. A list that is nil is not changed.
package struct ModuleParts {
    package var guards: [GuardAdd]?
    package var receivers: [ReceiverAdd]?
    package var urls: [URLRegister]?
    package var mappings: [MappingAdd]?
    package var flows: [FlowTemplate]?

    /// Every list is empty.
    package static let none = Self(guards: [], receivers: [], urls: [], mappings: [], flows: [])

    /// Whether it gives a list.
    package var hasLists: Bool {
        guards != nil || receivers != nil || urls != nil || mappings != nil || flows != nil
    }

    /// Whether no list has a part.
    package var isEmpty: Bool {
        (guards ?? []).isEmpty && (receivers ?? []).isEmpty && (urls ?? []).isEmpty && (mappings ?? []).isEmpty
            && (flows ?? []).isEmpty
    }

    /// The same, where a list that is left out is empty.
    package var whole: Self {
        Self(
            guards: guards ?? [],
            receivers: receivers ?? [],
            urls: urls ?? [],
            mappings: mappings ?? [],
            flows: flows ?? []
        )
    }

    private init(
        guards: [GuardAdd]?,
        receivers: [ReceiverAdd]?,
        urls: [URLRegister]?,
        mappings: [MappingAdd]?,
        flows: [FlowTemplate]?
    ) {
        (self.guards, self.receivers, self.urls) = (guards, receivers, urls)
        (self.mappings, self.flows) = (mappings, flows)
    }

    /// - Parameter module: the module whose parts they are.
    init(_ parameters: inout Parameters, of module: String) throws(WireError) {
        guards = try parameters.parts("guards", "The module's guards, each as for `guard.add`.", of: GuardAdd.self)
        receivers = try parameters.parts(
            "receivers",
            "Its receivers, each as for `receiver.add`.",
            of: ReceiverAdd.self
        )
        urls = try parameters.parts("urls", "Its URL patterns, each as for `url.register`.", of: URLRegister.self) {
            (url, others) throws(WireError) in
            let expected = "\"\(module)\", or left out"
            guard url.module ?? module == module else { throw Parameters.invalid("module", expected) }
            try Self.check(url.pattern, isNewAmong: others.map(\.pattern), "pattern")
        }
        mappings = try parameters.parts(
            "mappings",
            "Its mappings, each as for `mapping.add`, without `ifRevision` and `ifNavigation`.",
            of: MappingAdd.self,
            without: ["ifRevision", "ifNavigation"]
        )
        flows = try parameters.parts(
            "flows",
            "Its flows. `flow.start` with such a name takes from here what the request leaves out.",
            forms: Schema.object,
            FlowTemplate.init
        ) { (flow, others) throws(WireError) in
            try Self.check(flow.name, isNewAmong: others.map(\.name), "name")
        }
    }

    /// Refuses a name that another part of the same list has.
    private static func check(
        _ name: String,
        isNewAmong others: [String],
        _ parameter: StaticString
    ) throws(WireError) {
        guard !others.contains(name) else { throw Parameters.invalid(parameter, "another one than those before it") }
    }
}

/// The ids of the parts that a request registered, each list in the order of the request.
package struct RegisteredParts: WireObject {
    /// A pattern, and whether all types that it shows are registered.
    package struct URL: WireObject {
        let (pattern, isLive): (String, Bool)

        package init(_ pattern: String, isLive: Bool) { (self.pattern, self.isLive) = (pattern, isLive) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("pattern", "The pattern as it was registered.") { $0.pattern }
            object.member("isLive", "Whether every type that it shows is registered, or received.") { $0.isLive }
        }
    }

    package var guards: [GuardID]?
    package var receivers: [ReceiverID]?
    package var urls: [URL]?
    package var mappings: [AttachmentID]?

    package init() {}

    /// For lists that are empty or left out.
    package init(given parts: ModuleParts) {
        (guards, receivers) = (parts.guards.map { _ in [] }, parts.receivers.map { _ in [] })
        (urls, mappings) = (parts.urls.map { _ in [] }, parts.mappings.map { _ in [] })
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.optional("guards", "The ids of the guards, in the order of the request's list.") { $0.guards }
        object.optional("receivers", "The ids of the receivers, in this order.") { $0.receivers }
        object.optional("urls", "The URL patterns, in this order.") { $0.urls }
        object.optional("mappings", "The ids of the mappings, in this order.") { $0.mappings }
    }
}

extension Parameters {
    /// A list of parts of a module. Each part has the parameters of the method that adds one.
    ///
    /// - Parameters:
    ///   - left: parameters of the method that make no sense for a part.
    ///   - check: refuses a part that does not fit the module, or the parts before it.
    fileprivate mutating func parts<Part: MethodDefinition>(
        _ name: StaticString,
        _ summary: StaticString,
        of part: Part.Type,
        without left: Set<String> = [],
        _ check: (Part, [Part]) throws(WireError) -> Void = { (_, _) throws(WireError) in }
    ) throws(WireError) -> [Part]? {
        try parts(name, summary, forms: Part.forms, without: left, Part.init, check)
    }

    /// - Parameters:
    ///   - forms: the forms of a part, made from all members that `read` reads.
    ///   - left: those of them that a part may not have.
    fileprivate mutating func parts<Part>(
        _ name: StaticString,
        _ summary: StaticString,
        forms: ([Schema.Member]) -> Schema,
        without left: Set<String> = [],
        _ read: @escaping (inout Parameters) throws(WireError) -> Part,
        _ check: (Part, [Part]) throws(WireError) -> Void
    ) throws(WireError) -> [Part]? {
        let members = {
            Self.members { (part) throws(WireError) in try read(&part) }.filter { !left.contains($0.name) }
        }
        guard let list = try elements(name, "a list of objects") else {
            return recorder == nil ? nil : absent(name, summary, .array(of: forms(members())))
        }
        var parts: [Part] = []
        for (index, slice) in list.elements.enumerated() {
            do throws(WireError) {
                guard slice.kind == .object else { throw Self.invalid(name, "a list of objects") }
                var nested = try nested(in: list.text, slice, name) { members().map(\.name) }
                try nested.refuse(left)
                let part = try read(&nested)
                try finish(&nested)
                try check(part, parts)
                parts.append(part)
            } catch { throw error.inList(name, index) }
        }
        return parts
    }
}

extension WireError {
    /// The same refusal, with the part of a module's registration that it is about.
    package func inList(_ list: StaticString, _ index: Int) -> WireError {
        WireError(code, "\(list)[\(index)]: \(message)", data)
            .with("list", .string("\(list)"))
            .with("index", .integer(Int64(index)))
    }
}
