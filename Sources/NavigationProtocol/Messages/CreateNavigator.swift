package import NavigationTree

/// `navigator.create`: a stack, or a presentation that a module shows by its own means.
package struct CreateNavigator: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable { case stack, presentation }

    package let scene: SceneTarget
    package let parent: String?
    package let kind: Kind
    package let name: String?
    /// Of a presentation.
    package let method: NavigationMethod
    package let root: RequestedDestination?
    package let entry: EntryID?
    package let select: Bool?
    package let isEphemeral: Bool
    package let ifOccupied: OccupiedPolicy

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.parent = try parameters.string("parent") ?? parameters.context?.navigator
        self.kind = try parameters.choice("kind") ?? .stack
        self.name = try parameters.navigatorName()
        let method: NavigationMethod? = try parameters.choice("method")
        self.root = try RequestedDestination.optional(
            "root",
            "The destination that the navigator shows below its path.",
            &parameters
        )
        self.entry = try parameters.entry()
        self.select = try parameters.bool("select")
        self.isEphemeral = try parameters.bool("ephemeral") ?? false
        let ifOccupied: OccupiedPolicy? = try parameters.choice("ifOccupied")
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
        }
    }
}
