package import NavigationTree

/// `module.register`: a session claims a module's name and registers destination types under it.
package struct ModuleRegister: MethodDefinition {
    package static let method = Method.moduleRegister
    package static let function = ClientFunction("register", "module", "destinations")
    package static let summary = """
        Claims a module's name for this session and registers what the module has: destination types, methods of presentation, guards, receivers, URL patterns, mappings and flows. \
        The host registers all of it, or nothing when one part is refused. A second request of the same session adds types and redefines those that it \
        names. Every other list that it gives is the module's whole list: equal parts keep their ids, and parts that are missing end. With `replaces` the \
        request is the whole module. The registration ends with the session.
        """
    package static let resultSummary = "The parts that were registered, and what the host found for them."
    package static let traits = MethodTraits.changesRegistrations
    package static let errors: [ErrorCode] = [
        .nameTaken, .invalidSchema, .limitReached, .unknownScene, .unknownNavigator, .revisionMismatch, .urlConflict,
        .invalidURLPattern,
    ]
    package static let examples = [
        Example(
            "a type with a schema",
            """
            {"module":"shop","destinations":[{"type":"shop.item","method":"sheet","arguments":{"type":"object",\
            "properties":{"id":{"type":"integer"}},"required":["id"]},"hints":{"detents":["medium"]}}]}
            """,
            gives: #"{"module":"shop","registered":["shop.item"],"revived":[]}"#
        ),
        Example(
            "a whole module",
            """
            {"module":"shop","destinations":[{"type":"shop.list"},{"type":"shop.item"}],\
            "guards":[{"name":"cart","on":"leave","types":["shop.item"]}],"receivers":[{"route":"shop.checkout"}],\
            "urls":[{"pattern":"shop://list","to":[{"type":"shop.list"}]}],\
            "mappings":[{"navigator":"n1","from":"help.page","to":"shop.list"}],\
            "flows":[{"name":"order","type":"shop.item","method":"sheet"}]}
            """,
            gives: """
                {"module":"shop","registered":["shop.item","shop.list"],"revived":[],"guards":["g1"],"receivers":["r1.1"],\
                "urls":[{"pattern":"shop://list","isLive":true}],"mappings":["a2"]}
                """
        ),
    ]

    package let module: String
    package let version: String?
    package let title: String?
    package let destinations: [DestinationDefinition]
    /// All methods of presentation that the module defines; nil when they stay as they are.
    package let presentations: [PresentationMethod]?
    /// The navigator on which, and below which, the types are known; everywhere when nil.
    package let navigator: String?
    package let scene: String?
    package let takeOver: Bool
    /// The other parts of the module.
    package let parts: ModuleParts
    /// Whether it is the whole module, so that what it does not name ends.
    package let replaces: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        let module = try parameters.name("module", "The module's name.")
        self.module = module
        self.version = try parameters.string("version", "The module's version, for people.")
        self.title = try parameters.string("title", "The title of the module for people.")
        var (seen, index): (Set<TypeName>, Int) = ([], 0)
        let destinations = try parameters.list(
            "destinations",
            "The destination types. Each name begins with the module's name and a dot.",
            of: RegisteredDestination.self
        ) { (element) throws(WireError) in
            defer { index += 1 }
            do throws(WireError) {
                let definition = try RegisteredDestination(&element, of: module).definition
                try element.finish()
                guard seen.insert(definition.type).inserted else {
                    throw Parameters.invalid("destinations", "a list that names \(definition.type) once")
                }
                return definition
            } catch { throw error.inList("destinations", index) }
        }
        self.destinations = try parameters.required("destinations", "a list of {\"type\":…}", destinations)
        self.presentations = try DefinedPresentation.list(in: &parameters)
        self.navigator = try parameters.string(
            "navigator",
            "The types are known on this navigator and below it; everywhere when left out. The nearest registration is used."
        )
        self.scene = try parameters.string("scene", "The scene of `navigator`; `main` when left out.")
        self.takeOver =
            try parameters.bool(
                "takeOver",
                "True to take the name from another session of the same user, which gets `moduleLost`; false when left out."
            ) ?? false
        self.parts = try ModuleParts(&parameters, of: module)
        self.replaces =
            try parameters.bool(
                "replaces",
                "True when this request is the whole module: types that it does not name end, and lists that it leaves out are empty."
            ) ?? false
        guard scene == nil || navigator != nil else {
            throw Parameters.invalid("scene", "left out, unless \"navigator\" says where the types are known")
        }
    }

    /// The answer: the parts, and what was there for the types already.
    package struct Result: WireObject {
        private let module: String
        private let parts: RegisteredParts
        private let registered: [TypeName]
        private let revived: [TypeName]
        private let outdated: Int
        private let violations: Int
        private let flows: [WireFlow]

        package init(
            _ module: String,
            registered: [TypeName],
            revived: Set<TypeName>,
            outdated: Int,
            violations: Int,
            flows: [WireFlow],
            parts: RegisteredParts
        ) {
            self.parts = parts
            (self.module, self.registered, self.revived) = (module, registered.sorted(), revived.sorted())
            (self.outdated, self.violations, self.flows) = (outdated, violations, flows)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("module", "The module's name.") { $0.module }
            object.member("registered", "The types that this request registered.") { $0.registered }
            object.member("revived", "The types whose orphaned entries are provided again.") { $0.revived }
            object.include { $0.parts }
            object.optional("outdated", "How many entries the host asks the module to migrate first.") {
                $0.outdated == 0 ? nil : $0.outdated
            }
            object.optional("violations", "How many places break a rule now.") {
                $0.violations == 0 ? nil : $0.violations
            }
            object.optional("flows", "The open flows that the module drives.") { $0.flows.isEmpty ? nil : $0.flows }
        }
    }
}
