package import NavigationTree

/// `replace`: another destination in the place of an entry.
package struct Replace: Equatable, Sendable {
    package let target: NavigatorTarget
    package let destination: RequestedDestination
    package let entry: EntryID?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.destination = try RequestedDestination(&parameters)
        self.entry = try parameters.entry()
    }
}
