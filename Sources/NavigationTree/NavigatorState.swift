/// A navigator as a state document has it: one element of a list in which parents come before their children.
package struct NavigatorState: Hashable, Sendable {
    /// The index of the parent in the list; unused for the first element.
    package var parent: Int
    /// How a presentation is shown; nil for a stack.
    package var method: NavigationMethod?
    package var name: String?
    package var root: Destination?
    package var path: [Destination]
    /// The position in the parent's path of the entry that it goes with; nil when it goes only with the parent.
    package var anchor: Int?
    /// Whether this stack is its parent's selected child; nil when the document does not say.
    package var isSelected: Bool?
    package var buttons: Buttons?

    package init(
        parent: Int = 0,
        method: NavigationMethod? = nil,
        name: String? = nil,
        root: Destination? = nil,
        path: [Destination] = [],
        anchor: Int? = nil,
        isSelected: Bool? = nil,
        buttons: Buttons? = nil
    ) {
        self.parent = parent
        self.method = method
        self.name = name
        self.root = root
        self.path = path
        self.anchor = anchor
        self.isSelected = isSelected
        self.buttons = buttons
    }
}

/// A destination of a state document.
package struct StatePlace: Hashable, Sendable {
    /// The index in the list.
    package let navigator: Int
    /// In the navigator's path; -1 for its root.
    package let position: Int

    package init(navigator: Int, position: Int) {
        self.navigator = navigator
        self.position = position
    }
}

/// What is wrong with one element of a state document.
package struct StateProblem: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The parent does not come before it.
        case parent(Int)
        /// The anchor is not in the parent's path, which has so many entries.
        case anchor(Int, count: Int)
        case secondPresentation
        case secondSelection
        /// A path, where the navigator has none.
        case noPath
        case nameInUse(String)
        /// The first element is the navigator that is there: its name, method and root cannot be others.
        case topDiffers(member: String)
        case rule(RuleViolation)
        /// A destination that may not be shown, and is not there already.
        case unresolved
    }

    /// The index in the list.
    package let navigator: Int
    /// In the navigator's path, where the problem is about an entry; -1 for its root.
    package var position: Int?
    package let reason: Reason
}
