package import NavigationTree

/// `state.set`: a part of the tree becomes what a value says.
package struct StateSet: MethodDefinition {
    package static let method = Method.stateSet
    package static let function = ClientFunction("setState", "state")
    package static let summary = """
        Makes a navigator, the root when none is named, and everything below it what a state says, as one \
        revision. Navigators and entries that agree already keep their ids. The host refuses a state as a \
        whole and lists every problem.
        """
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofScene + [.limitReached, .unknownNavigator, .invalidState, .locked]
    package static let examples: [Example] = [
        Example(
            "a path, a sheet with a path, an alert",
            after: [Example.shop],
            """
            {"state":[{"path":[{"type":"shop.list"}]},{"method":"managedSheet","root":{"type":"shop.item"},\
            "path":[{"type":"shop.list"}]},{"method":"alert","root":{"type":"shop.item"}}]}
            """,
            gives:
                #"{"scene":"main","revision":1,"changed":true,"durability":"memory","navigator":"n1","removed":{"entries":0,"navigators":0}}"#
        )
    ]

    /// One element of the state; its destinations are not yet known to be registered.
    package struct Element: Sendable {
        package let parent: Int
        package let method: NavigationMethod?
        package let name: String?
        package let root: RequestedDestination?
        package let path: [RequestedDestination]
        package let anchor: Int?
        package let isSelected: Bool?
        package let buttons: Buttons?
        package let accepts: Acceptance?
    }

    package let target: NavigatorTarget
    package let elements: [Element]

    package init(_ parameters: inout Parameters) throws(WireError) {
        let scene = try SceneTarget(&parameters)
        let navigator =
            try parameters.string("navigator", "Id or name of the navigator; the root when left out.")
            ?? parameters.context?.navigator
        let fromEntry = try parameters.entry(
            "fromEntry",
            "The entry that the request comes from, for the cause only. It does not say which navigator is meant."
        )
        self.target = NavigatorTarget(scene: scene, navigator: navigator, fromEntry: fromEntry)
        // For the anchor of a later element: how many entries the paths of those before it have.
        var counts: [Int] = []
        let read = try parameters.list("state", "The navigators, parents before children; the first is `navigator`.") {
            (element) throws(WireError) in
            let element = try Element(&element, at: counts.count, after: counts)
            counts.append(element.path.count)
            return element
        }
        let elements = try parameters.required("state", "a list of navigators, parents before children", read)
        try parameters.check(
            !elements.isEmpty,
            else: Parameters.invalid("state", "a list of at least one navigator")
        )
        self.elements = elements
    }

    /// The answer: how much was removed.
    package struct Result: WireComponent, WireObject {
        package static let componentName = "StateSetResult"

        let change: ChangeResult
        let navigator: NavigatorID
        let removed: NavigationChange.Removed

        package init(_ change: ChangeResult, _ navigator: NavigatorID, _ removed: NavigationChange.Removed) {
            (self.change, self.navigator, self.removed) = (change, navigator, removed)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.include { $0.change }
            object.member("navigator", "The navigator's id.") { $0.navigator }
            object.member("removed", "How much was removed.") { $0.removed }
        }
    }
}

extension StateSet.Element {
    /// By default, a presentation is shown over the element before it and is closed with the top entry of that path.
    /// A stack is below the first element by default.
    ///
    /// - Parameter counts: how many entries the paths of the elements before it have.
    fileprivate init(_ parameters: inout Parameters, at index: Int, after counts: [Int]) throws(WireError) {
        let positions = 0...Int64(Int32.max)
        let method: NavigationMethod? = try parameters.choice(
            "method",
            "How a presentation is shown; left out for a stack."
        )
        if method == .push { throw Parameters.invalid("method", "a form of presentation, or left out for a stack") }
        let parent =
            try parameters.integer(
                "parent",
                "The index of the navigator around it: the one before it for a presentation, 0 for a stack when left out.",
                in: positions
            ) ?? (method == nil ? 0 : max(0, index - 1))
        self.parent = parent
        self.method = method
        self.name = try parameters.navigatorName()
        self.root = try parameters.object("root", "The destination that the navigator shows below its path.")
        self.path = try parameters.list("path", "The destinations of its path, oldest first; none when left out.") ?? []
        _ = parameters.raw(
            "anchor",
            "The place in the parent's path with which it goes, or null; the top for a presentation when left out.",
            .nullable(.count)
        )
        if parameters.isNull("anchor") {
            self.anchor = nil
        } else if let position = try parameters.integer("anchor", in: positions) {
            self.anchor = position
        } else if method != nil, counts.indices.contains(parent), counts[parent] > 0 {
            self.anchor = counts[parent] - 1
        } else {
            self.anchor = nil
        }
        self.isSelected = try parameters.bool("selected", "Whether the stack is the one in front.")
        self.buttons = try parameters.buttons()
        self.accepts = try parameters.acceptance()
    }
}
