package import NavigationTree

/// `navigator.create`: a stack, or a presentation that a module shows by its own means.
package struct NavigatorCreate: MethodDefinition {
    package static let method = Method.navigatorCreate
    package static let function = ClientFunction("createNavigator", "name")
    package static let summary = """
        Adds a navigator. A stack (a tab, a column) becomes the last child of its parent; the first stack \
        below a navigator is selected unless `select` says otherwise. A presentation is shown over its \
        parent by a module's own means.
        """
    package static let resultSummary = "The new navigator, and the entry of the destination that it was made for."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] = [
        .unknownScene, .unknownNavigator, .unknownEntry, .unknownDestination, .invalidArguments, .nameInUse, .occupied,
        .revisionMismatch, .limitReached, .pathRefused, .tokenReused, .locked,
    ]
    package static let examples: [Example] = [
        Example(
            "a tab",
            #"{"name":"home"}"#,
            gives: #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2"}"#
        ),
        Example(
            "a tab for the shop's destinations",
            #"{"name":"shop","accepts":{"types":["shop.*"],"roles":["help"]}}"#,
            gives: #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n2"}"#
        ),
    ]

    package enum Kind: String, WireChoice, Sampled { case stack, presentation }

    package let scene: SceneTarget
    package let parent: String?
    /// The entry whose view makes the request; its navigator is the parent.
    package let fromEntry: EntryID?
    package let kind: Kind
    package let name: String?
    /// Of a presentation.
    package let method: NavigationMethod
    package let root: RequestedDestination?
    package let entry: EntryID?
    package let select: Bool?
    package let isEphemeral: Bool
    package let ifOccupied: OccupiedPolicy
    package let accepts: Acceptance?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        let parent = try parameters.string("parent", "Id or name of the navigator around it; the root when left out.")
        let fromEntry = try parameters.entry(
            "fromEntry",
            "The entry that the request comes from: the navigator that shows it is the parent."
        )
        self.parent = parent ?? (fromEntry == nil ? parameters.context?.navigator : nil)
        self.fromEntry = fromEntry
        self.kind = try parameters.choice("kind", "Its kind in the tree; `stack` when left out.") ?? .stack
        self.name = try parameters.navigatorName()
        let method: NavigationMethod? = try parameters.choice(
            "method",
            "How a presentation is shown; `managedSheet` when left out. Not for a stack."
        )
        self.root = try parameters.object("root", "The destination that the navigator shows below its path.")
        self.entry = try parameters.entry("entry", "An entry of the parent's path; the stack is closed with it.")
        self.select = try parameters.bool("select", "Whether a stack comes to the front of its parent.")
        self.isEphemeral =
            try parameters.bool("ephemeral", "Whether it is closed when this session ends; false when left out.")
            ?? false
        let ifOccupied: OccupiedPolicy? = try parameters.choice(
            "ifOccupied",
            "The behaviour when the parent already presents something; `replace` when left out. Not for a stack."
        )
        self.accepts = try parameters.acceptance()
        self.method = method ?? .managedSheet
        self.ifOccupied = ifOccupied ?? .replace
        switch kind {
        case .stack:
            if method != nil { throw Parameters.invalid("method", "left out for a stack") }
            if ifOccupied != nil { throw Parameters.invalid("ifOccupied", "left out for a stack") }
        case .presentation:
            if method == .push { throw Parameters.invalid("method", "a form of presentation, as \"sheet\"") }
            if entry != nil { throw Parameters.invalid("entry", "left out for a presentation") }
            if select != nil { throw Parameters.invalid("select", "left out for a presentation") }
            // A module's own method says later whether it has a path.
            let isOwn = if case .own = self.method { true } else { false }
            if accepts != nil, !self.method.givesPath, !isOwn {
                throw Parameters.invalid("accepts", "left out for a presentation without a path")
            }
        }
    }

    package typealias Result = ShownResult
}
