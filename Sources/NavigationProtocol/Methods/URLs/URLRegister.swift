package import JSON

/// `url.register`: a module says what URLs of a form become.
package struct URLRegister: MethodDefinition {
    package static let method = Method.urlRegister
    package static let function = ClientFunction("registerURL", "pattern")
    package static let summary = """
        Says what the URLs that fit a pattern become. Of several patterns the most concrete one counts, whatever the order of registration. Two patterns that \
        are equally concrete for some URL are refused. The same module may register the same pattern again, which redefines it. A pattern ends with its module.
        """
    package static let resultSummary = "The pattern, and whether all types that it shows are registered."
    package static let traits = MethodTraits.changesRegistrations
    package static let errors: [ErrorCode] = [
        .urlConflict, .invalidURLPattern, .unknownModule, .notOwner, .limitReached,
    ]
    package static let examples = [
        Example(
            "a product",
            after: [Example.shop],
            #"{"pattern":"shop://product/:id(int)","to":[{"type":"shop.item","arguments":{"id":"{id}"}}]}"#,
            gives: #"{"module":"shop","pattern":"shop://product/:id(int)","isLive":true}"#
        )
    ]

    /// The session's only one when nil.
    package let module: String?
    package let pattern: String
    /// Items of a sequence with placeholders; the module is asked when nil.
    package let items: RawJSON?
    /// Where the items go when the request that opens the URL does not say.
    package let scene: String?
    package let navigator: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.ownModule()
        self.pattern = try parameters.requiredString(
            "pattern",
            "A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`."
        )
        self.scene = try parameters.string(
            "scene",
            "The scene where the items go when the request that opens the URL names none; `main` when left out."
        )
        self.navigator = try parameters.string(
            "navigator",
            "The navigator where they go, likewise; the scene's current one when left out."
        )
        let items = try parameters.itemTemplates(
            "to",
            "Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its text."
        )
        let asks = try parameters.bool("ask", "True, in the place of `to`: the module is asked with `url.resolve`.")
        try parameters.check(
            (asks ?? false) == (items == nil),
            else: Parameters.invalid("to", "a list of items, or \"ask\":true in its place, and not both")
        )
        self.items = items
    }

    /// Items, or a question.
    package static func forms(of members: [Schema.Member]) -> Schema {
        .oneOf([
            members.form(required: ["pattern", "to"], optional: ["module", "scene", "navigator"]),
            members.form(required: ["pattern", "ask"], optional: ["module", "scene", "navigator"]),
        ])
    }

    /// The answer: the pattern.
    package struct Result: WireObject {
        let (module, pattern, isLive): (String, String, Bool)

        package init(module: String, _ pattern: String, isLive: Bool) {
            (self.module, self.pattern, self.isLive) = (module, pattern, isLive)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("module", "The module that registered it.") { $0.module }
            object.member("pattern", "The pattern as it was registered.") { $0.pattern }
            object.member("isLive", "Whether every type that it shows is registered, or received.") { $0.isLive }
        }
    }
}

extension Parameters {
    /// The module that a session registers something for.
    mutating func ownModule() throws(WireError) -> String? {
        try string("module", "A module of this session; its only one when left out.")
    }

    /// Items of a sequence, as their text, since they may have placeholders. With placeholders they are items as well.
    mutating func itemTemplates(_ name: StaticString, _ summary: StaticString) throws(WireError) -> RawJSON? {
        guard let items = try items(name, summary, minimum: 1) else { return nil }
        try check(!items.isEmpty, else: Self.invalid(name, "a list of at least one item"))
        return raw(name)
    }
}

extension Example {
    /// A pattern for one kind of place.
    static let productPattern = """
        {"id":0,"method":"url.register","params":{"pattern":"shop://product/:id(int)","to":[{"type":"shop.item","arguments":{"id":"{id}"}}]}}
        """
}
