package import JSON
package import NavigationTree

/// `column.show`: what is chosen in a column drives the next one.
package struct ShowInColumn: Equatable, Sendable {
    package let target: NavigatorTarget
    package let destination: RequestedDestination?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        if parameters.slice("type") == nil, parameters.slice("arguments") == nil {
            self.destination = nil
        } else {
            self.destination = try RequestedDestination(&parameters)
        }
    }
}

/// `answer` and `entry.close`: an entry's last word.
package struct FinishEntry: Equatable, Sendable {
    package let scene: SceneTarget
    package let entry: EntryID
    /// Of an alert or a dialog.
    package let answer: String
    package let value: RawJSON?

    package init(answer parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry()
        self.answer = try parameters.requiredString("answer")
        self.value = parameters.raw("value")
    }

    package init(close parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        self.entry = try parameters.requiredEntry()
        self.answer = ""
        self.value = parameters.raw("value")
    }
}

/// `state.set`: the whole nested state of a navigator.
package struct SetState: Sendable {
    /// One element of the document; its destinations are not yet known to be registered.
    package struct Element: Sendable {
        package let parent: Int
        package let method: NavigationMethod?
        package let name: String?
        package let root: RequestedDestination?
        package let path: [RequestedDestination]
        package let anchor: Int?
        package let isSelected: Bool?
        package let buttons: Buttons?
    }

    package let target: NavigatorTarget
    package let elements: [Element]

    private static let memberNames = ["parent", "method", "name", "root", "path", "anchor", "selected", "buttons"]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        let list = try parameters.required(
            "state",
            "a list of navigators, parents before children",
            parameters.nestedList("state", known: Self.memberNames)
        )
        guard !list.isEmpty else { throw Parameters.invalid("state", "a list of at least one navigator") }
        var elements: [Element] = []
        elements.reserveCapacity(list.count)
        for var element in list {
            elements.append(try Self.element(&element, at: elements.count, after: elements))
            try element.finish()
        }
        self.elements = elements
    }

    /// A presentation stands over the element before it and goes with the top of that one's path, unless it says otherwise; a stack is below the first.
    private static func element(
        _ parameters: inout Parameters,
        at index: Int,
        after former: [Element]
    ) throws(WireError) -> Element {
        let method: NavigationMethod? = try parameters.choice("method")
        if method == .push { throw Parameters.invalid("method", "a form of presentation, or left out for a stack") }
        let parent =
            try parameters.integer("parent", in: 0...Int64(Int32.max)) ?? (method == nil ? 0 : max(0, index - 1))
        return Element(
            parent: parent,
            method: method,
            name: try parameters.navigatorName(),
            root: try RequestedDestination.optional(
                "root",
                "The destination that the navigator shows below its path.",
                &parameters
            ),
            path: parameters.slice("path") == nil
                ? [] : try RequestedDestination.list("path", "The destinations, oldest first.", &parameters),
            anchor: try anchor(&parameters, isPresentation: method != nil, parent: parent, former),
            isSelected: try parameters.bool("selected"),
            buttons: try parameters.buttons()
        )
    }

    private static func anchor(
        _ parameters: inout Parameters,
        isPresentation: Bool,
        parent: Int,
        _ former: [Element]
    ) throws(WireError) -> Int? {
        if parameters.isNull("anchor") { return nil }
        if let position = try parameters.integer("anchor", in: 0...Int64(Int32.max)) { return position }
        guard isPresentation, former.indices.contains(parent) else { return nil }
        let count = former[parent].path.count
        return count > 0 ? count - 1 : nil
    }
}

/// `transaction` and `plan`: operations that make one revision, or would.
package struct Operations {
    package let scene: SceneTarget
    package var operations: [Operation]

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try SceneTarget(&parameters)
        let elements = try parameters.required(
            "operations",
            "a list of {\"method\":…,\"params\":{…}}",
            parameters.nestedList("operations", known: ["method", "params"])
        )
        self.operations = []
        let context = OperationContext(scene: scene.scene)
        for (index, element) in elements.enumerated() {
            var element = element
            do { operations.append(try element.operation(in: context)) } catch { throw error.inOperation(index) }
        }
    }
}

extension WireError {
    /// The same refusal, with the number of the operation that it is about.
    package func inOperation(_ index: Int) -> WireError {
        let member = Member(name: "operation", value: JSONValue.integer(Int64(index)).serialized())
        return WireError(code, "Operation \(index): \(message)", data + [member])
    }
}
