/// A navigator in a state document: one element of a list in which parents come before their children.
package struct NavigatorState: Hashable, Sendable {
    /// The index of the parent in the list; unused in the first element.
    package var parent: Int
    /// How a presentation is shown; nil for a stack.
    package var method: NavigationMethod?
    package var name: String?
    package var root: Destination?
    package var path: [Destination]
    /// The position in the parent's path of the entry with which it is closed; nil when only the parent closes it.
    package var anchor: Int?
    /// Whether this stack is its parent's selected child; nil when the document does not say.
    package var isSelected: Bool?
    package var buttons: Buttons?
    /// The destinations that its path accepts; nil when the document does not say.
    package var accepts: Acceptance?

    package init(
        parent: Int = 0,
        method: NavigationMethod? = nil,
        name: String? = nil,
        root: Destination? = nil,
        path: [Destination] = [],
        anchor: Int? = nil,
        isSelected: Bool? = nil,
        buttons: Buttons? = nil,
        accepts: Acceptance? = nil
    ) {
        self.parent = parent
        self.method = method
        self.name = name
        self.root = root
        self.path = path
        self.anchor = anchor
        self.isSelected = isSelected
        self.buttons = buttons
        self.accepts = accepts
    }
}

/// The place of a destination in a state document.
package struct StatePlace: Hashable, Sendable {
    /// The index of the navigator in the list.
    package let navigator: Int
    /// The position in the navigator's path; -1 for its root.
    package let position: Int

    package init(navigator: Int, position: Int) {
        self.navigator = navigator
        self.position = position
    }
}

/// A problem of one element of a state document.
package struct StateProblem: Hashable, Sendable {
    /// The kinds of problems.
    package enum Reason: Hashable, Sendable {
        /// The parent does not come before the element.
        case parent(Int)
        /// The anchor is not a position of the parent's path, which has `count` entries.
        case anchor(Int, count: Int)
        case secondPresentation
        case secondSelection
        /// A path in an element whose navigator has no path.
        case noPath
        case nameInUse(String)
        /// The first element stands for the existing navigator, so it cannot have another name, method or root.
        case topDiffers(member: String)
        case rule(RuleViolation)
        /// The destination may not be shown anew and is not already there.
        case unresolved
    }

    /// The index of the navigator in the list.
    package let navigator: Int
    /// The position in the navigator's path when the problem concerns an entry; -1 for the root.
    package var position: Int?
    package let reason: Reason
}
