package import NavigationTree

/// `module.unregister`: a session removes types of its module, or the whole module.
package struct ModuleUnregister: MethodDefinition {
    package static let method = Method.moduleUnregister
    package static let function = ClientFunction("unregister", "module", "types")
    package static let summary = """
        Removes some types of a module of this session, or the module with all of its types. The types' entries follow each type's `orphan` policy.
        """
    package static let resultSummary = "The types that were removed."
    package static let traits = MethodTraits.changesRegistrations
    package static let errors: [ErrorCode] = [.unknownModule, .notOwner, .unknownDestination]
    package static let examples = [
        Example(
            "the whole module",
            after: [Example.shop],
            #"{"module":"shop"}"#,
            gives: #"{"module":"shop","unregistered":["shop.item","shop.list"]}"#
        )
    ]

    package let module: String
    /// All of them when nil.
    package let types: [String]?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.module = try parameters.requiredString("module", "The module's name.")
        self.types = try parameters.strings(
            "types",
            "The types to remove; when left out, the module with all of its types."
        )
    }

    /// The answer: the types.
    package struct Result: WireObject {
        private let module: String
        private let unregistered: [TypeName]

        package init(_ module: String, _ unregistered: [TypeName]) {
            (self.module, self.unregistered) = (module, unregistered.sorted())
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("module", "The module's name.") { $0.module }
            object.member("unregistered", "The types that were removed.") { $0.unregistered }
        }
    }
}
