/// `url.open`: a URL becomes what its pattern says.
package struct URLOpen: MethodDefinition {
    package static let method = Method.urlOpen
    package static let function = ClientFunction("openURL", "url")
    package static let summary = """
        Sends what a URL becomes, and answers as `send` does, at the end of the sequence. A module that registered with `ask` is asked first.
        """
    package static let resultSummary = "The outcome of each item, in the order in which the items were settled."
    package static let traits = MethodTraits.isComposite
    package static let errors: [ErrorCode] =
        URLResolve.errors + Send.errors.filter { !URLResolve.errors.contains($0) } + [.locked]
    package static let examples = [
        Example(
            "a product",
            after: [Example.shop, Example.productPattern],
            #"{"url":"shop://product/12"}"#,
            gives: """
                {"scene":"main","sequence":"s1.1","outcome":"completed","steps":[{"index":0,"item":{"type":"shop.item",\
                "arguments":{"id":12}},"outcome":"shown","resume":"auto","revision":1,"navigator":"n2","entry":"e3"}]}
                """
        )
    ]

    package typealias Result = SequenceResult

    package let target: URLTarget
    /// Whether the sequence ends with the session that opens the URL.
    package let isEphemeral: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try URLTarget(&parameters, isOpened: true)
        self.isEphemeral =
            try parameters.bool(
                "ephemeral",
                "Whether the sequence ends with the session that opens the URL; false when left out."
            ) ?? false
    }
}
