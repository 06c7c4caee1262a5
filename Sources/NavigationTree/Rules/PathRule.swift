/// The conditions of one type for the paths that it stands in. Conditions name roles, not the modules that provide
/// them.
package struct PathRule: Hashable, Sendable {
    /// The parts of a rule, as they are called on the wire.
    package enum Part: String, CaseIterable, Hashable, Sendable {
        case under, within, most, repeats, first, last, methods
        /// Not of a type's rule: the navigator does not accept the type in its path.
        case accepts
    }

    /// The role of the beginning of a path.
    package static let beginning = "root"

    /// Roles; the entry directly below it must have one of them.
    package var under: [String]?
    /// Roles; an entry below it, in its path or in what presents it, must have one of them.
    package var within: [String]?
    /// How many times it may be in one path.
    package var most: Int?
    /// Whether it may stand directly on itself.
    package var repeats: Bool?
    /// Whether it must be the first of its path.
    package var first: Bool?
    /// Whether it must be the last of its path.
    package var last: Bool?
    /// The methods by which it may be shown.
    package var methods: [NavigationMethod]?

    package init() {}

    package var isEmpty: Bool { self == PathRule() }
}

/// The rule that the system's integrator sets for one type, in addition to its module's rule or instead of it.
package struct PathBinding: Hashable, Sendable {
    package var rule = PathRule()
    /// Parts of the module's rule that do not hold.
    package var lifted: Set<PathRule.Part> = []
    /// Whether the lists extend those of the module instead of replacing them.
    package var extends = false
    /// Roles of the type in addition to those of its module.
    package var roles: Set<String> = []

    package init() {}
}
