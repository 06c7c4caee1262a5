/// `url.list`: all URL patterns.
package struct URLList: MethodDefinition {
    package static let method = Method.urlList
    package static let function = ClientFunction("urlPatterns")
    package static let summary = "Lists the URL patterns, by scheme and host, the more concrete ones first."
    package static let resultSummary = "The patterns as they were registered."
    package static let errors: [ErrorCode] = [.unknownModule]
    package static let examples = [
        Example(
            "one",
            after: [Example.shop, Example.productPattern],
            "{}",
            gives: """
                {"patterns":[{"pattern":"shop://product/:id(int)","module":"shop","session":"s1",\
                "to":[{"type":"shop.item","arguments":{"id":"{id}"}}],"isLive":true}]}
                """
        )
    ]

    /// All when nil.
    package let module: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.string("module", "Only patterns of this module.")
    }

    /// The answer: the patterns.
    package struct Result: WireObject {
        let patterns: [WireURLPattern]

        package init(_ patterns: [WireURLPattern]) { self.patterns = patterns }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("patterns", "The patterns, the more concrete ones first.") { $0.patterns }
        }
    }
}
