package import JSON
package import NavigationTree

/// `url.resolve`: what a URL would become.
package struct URLResolve: MethodDefinition {
    package static let method = Method.urlResolve
    package static let function = ClientFunction("resolveURL", "url")
    package static let summary = """
        Answers what a URL would become, without doing it: the items of a sequence, and where they would go. A module that registered with `ask` is asked.
        """
    package static let resultSummary = "The pattern that the URL fits, the values of its parameters, and the items."
    package static let errors: [ErrorCode] = [
        .invalidURL, .unknownURL, .limitReached, .providerGone, .providerTimeout, .providerError, .cancelled,
        .questionCycle, .unknownQuestion,
    ]
    package static let examples = [
        Example(
            "a product",
            after: [Example.shop, Example.productPattern],
            #"{"url":"shop://product/12"}"#,
            gives: """
                {"url":"shop://product/12","pattern":"shop://product/:id(int)","module":"shop","parameters":{"id":12},\
                "items":[{"type":"shop.item","arguments":{"id":12}}]}
                """
        )
    ]

    package let target: URLTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try URLTarget(&parameters)
    }

    /// The answer: what the URL becomes.
    package struct Result: WireObject {
        let target: URLTarget
        let (pattern, module): (String, String)
        let parameters: OpaqueObject
        let items: ItemTemplates

        /// - Parameters:
        ///   - target: the URL, and the scene and navigator that hold for it.
        ///   - parameters: the values of the pattern's parameters, as the text of an object.
        ///   - items: the text of a list.
        package init(
            _ target: URLTarget,
            pattern: String,
            of module: String,
            parameters: RawJSON,
            items: RawJSON
        ) {
            (self.target, self.pattern, self.module) = (target, pattern, module)
            (self.parameters, self.items) = (OpaqueObject(parameters), ItemTemplates(text: items))
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("url", "The URL.") { $0.target.url }
            object.member("pattern", "The pattern that it fits.") { $0.pattern }
            object.member("module", "The module that registered the pattern.") { $0.module }
            object.optional("scene", "The scene where the items go; `main` when left out.") { $0.target.scene }
            object.optional("navigator", "The navigator where they go; the current one when left out.") {
                $0.target.navigator
            }
            object.member("parameters", "The values of the pattern's parameters, by name.") { $0.parameters }
            object.member("items", "The items of a sequence, as `send` takes them.") { $0.items }
        }
    }
}

/// A URL, and where what it becomes goes.
package struct URLTarget: Equatable, Sendable {
    package let url: String
    /// Nil leaves it to the pattern.
    package let scene: String?
    package let navigator: String?
    /// The entry whose view opens the URL; its navigator is meant.
    package let fromEntry: EntryID?

    package init(url: String, scene: String?, navigator: String?) {
        (self.url, self.scene, self.navigator) = (url, scene, navigator)
        self.fromEntry = nil
    }

    /// - Parameter isOpened: whether a view may ask for it.
    init(_ parameters: inout Parameters, isOpened: Bool = false) throws(WireError) {
        self.url = try parameters.requiredString(
            "url",
            "With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it."
        )
        self.scene = try parameters.string("scene", "The scene to act on; the pattern says so when left out.")
        self.navigator = try parameters.string(
            "navigator",
            "Id or name of the navigator to act on; the pattern says so when left out."
        )
        guard isOpened else {
            self.fromEntry = nil
            return
        }
        self.fromEntry = try parameters.entry(
            "fromEntry",
            "The entry that the request comes from: the request acts on the navigator that shows it."
        )
    }
}
