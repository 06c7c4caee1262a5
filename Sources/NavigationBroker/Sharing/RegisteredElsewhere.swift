package import NavigationProtocol
package import NavigationTree

/// The part of the answer to `module.register` that is about scenes of other brokers: those that a fleet shares.
package struct RegisteredElsewhere: Sendable {
    /// The types whose orphaned entries are provided again.
    package var revived: Set<TypeName> = []
    /// The entries that the module is asked to migrate, and the places that break a rule.
    package var (outdated, violations) = (0, 0)
    /// The open flows that the module drives.
    package var flows: [WireFlow] = []

    package init() {}
}
