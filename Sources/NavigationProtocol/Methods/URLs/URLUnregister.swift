/// `url.unregister`: a module takes a pattern back, or all of them.
package struct URLUnregister: MethodDefinition {
    package static let method = Method.urlUnregister
    package static let function = ClientFunction("unregisterURL", "pattern")
    package static let summary = "Removes a pattern of a module, or all of them."
    package static let resultSummary = "The patterns that were removed."
    package static let traits = MethodTraits.changesRegistrations
    package static let errors: [ErrorCode] = [.unknownURL, .unknownModule, .notOwner]
    package static let examples = [
        Example(
            "all",
            after: [Example.shop, Example.productPattern],
            "{}",
            gives: #"{"module":"shop","unregistered":["shop://product/:id(int)"]}"#
        )
    ]

    /// The session's only one when nil.
    package let module: String?
    /// All when nil.
    package let pattern: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.ownModule()
        self.pattern = try parameters.string("pattern", "The pattern as it was registered; all when left out.")
    }

    /// The answer: the patterns that were removed.
    package struct Result: WireObject {
        let module: String
        let unregistered: [String]

        package init(module: String, _ unregistered: [String]) {
            (self.module, self.unregistered) = (module, unregistered)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("module", "The module.") { $0.module }
            object.member("unregistered", "The patterns that were removed.") { $0.unregistered }
        }
    }
}
