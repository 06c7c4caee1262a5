package import JSON
package import NavigationTree

/// `url.encode`: the URL of a place, or of items.
package struct URLEncode: MethodDefinition {
    package static let method = Method.urlEncode
    package static let function = ClientFunction("encodeURL")
    package static let summary = """
        Answers the URL of a place, if a pattern gives exactly that: of all that a navigator shows (its root and its path), of one entry, or of items. \
        The sweeping actions with which a pattern begins do not count. For a place it does not count either how it is shown. Of several patterns the one \
        with the fewest parameters counts.
        """
    package static let resultSummary = "A URL that resolves to the same again."
    package static let errors: [ErrorCode] = [.noURL, .unknownScene, .unknownNavigator, .unknownEntry]
    package static let examples = [
        Example(
            "the sheet in front",
            after: [
                Example.shop, Example.productPattern,
                #"{"id":0,"method":"navigate","params":{"type":"shop.item","arguments":{"id":12}}}"#,
            ],
            "{}",
            gives: #"{"url":"shop://product/12","pattern":"shop://product/:id(int)","module":"shop"}"#
        )
    ]

    package enum Subject: Sendable {
        /// All that a navigator shows.
        case navigator(NavigatorTarget)
        case entry(EntryID, scene: SceneTarget)
        case items(RawJSON)
    }

    package let subject: Subject

    package init(_ parameters: inout Parameters) throws(WireError) {
        let items = try parameters.itemTemplates("items", "Items of a sequence, in place of a navigator or an entry.")
        let entry = try parameters.entry("entry", "The entry's id, in place of a navigator.")
        let target = try NavigatorTarget(reading: &parameters)
        guard [items != nil, entry != nil, target.navigator != nil].count(where: { $0 }) < 2 else {
            throw WireError(.invalidParams, "Only one of \"items\", \"entry\" and \"navigator\" can be meant")
        }
        if let items {
            self.subject = .items(items)
        } else if let entry {
            self.subject = .entry(entry, scene: target.scene)
        } else {
            self.subject = .navigator(target)
        }
    }

    /// A navigator, an entry, or items.
    package static func forms(of members: [Schema.Member]) -> Schema {
        .oneOf([
            members.form(required: [], optional: ["scene", "navigator"]),
            members.form(required: ["entry"], optional: ["scene"]),
            members.form(required: ["items"], optional: ["scene"]),
        ])
    }

    /// The answer: a URL with its pattern.
    package struct Result: WireObject {
        let (url, pattern, module): (String, String, String)

        package init(_ url: String, pattern: String, of module: String) {
            (self.url, self.pattern, self.module) = (url, pattern, module)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("url", "The URL.") { $0.url }
            object.member("pattern", "The pattern that gives it.") { $0.pattern }
            object.member("module", "The module that registered the pattern.") { $0.module }
        }
    }
}
