public import NavigationClient

/// A scene as a test expects it: what is shown, and where. It contains no ids, because a test cannot know them in
/// advance.
public struct TestTree: Equatable, Sendable {
    /// The root navigator, with all below it.
    public var root: TestNavigator
    /// The types with entries in the scene but without a provider, sorted.
    public var orphaned: [String]

    /// An empty scene, unless the arguments say otherwise.
    public init(root: TestNavigator = TestNavigator(), orphaned: [String] = []) {
        self.root = root
        self.orphaned = orphaned
    }

    /// The navigator in front: from the root, follow the presentation if there is one, else the selected stack.
    public var current: TestNavigator {
        get { root.front }
        set { root.front = newValue }
    }

    /// The navigator with this name; nil when it does not exist. Setting an unknown name does nothing.
    public subscript(name: String) -> TestNavigator? {
        get { root.find(name) }
        set { if let newValue { _ = root.replace(name, newValue) } }
    }
}

/// A navigator as a test expects it, with all below it.
public struct TestNavigator: Equatable, Sendable {
    /// Its name, unique in the scene; nil without a name.
    public var name: String?
    /// How a presentation is shown: `sheet`, `managedCover` and so on; nil for other navigators.
    public var method: String?
    /// The destination that it was made for, which is not in its path.
    public var destination: TestEntry?
    /// The pushed entries, oldest first.
    public var path: [TestEntry]
    /// Its stacks: tabs, columns.
    public var stacks: [TestNavigator]
    /// The index of the stack in front; nil when no stack is selected.
    public var selected: Int?
    /// The buttons of an alert or a dialog.
    public var buttons: [Contract.Button]
    /// Its attachments, oldest first: `lock: saving`, `checkpoint home`, `mapping a.b to c.d`, `trigger help`, `flow
    /// checkout`.
    public var attachments: [String]
    /// The presentations that stand beside the one in front, oldest first. Methods of modules that are not exclusive
    /// show them.
    public var overlays: [TestNavigator]
    /// At most one element. It is a list because a value cannot contain another of its own type.
    private var presentations: [TestNavigator] = []

    /// The presentation over it.
    public var presented: TestNavigator? {
        get { presentations.first }
        set { presentations = newValue.map { [$0] } ?? [] }
    }

    /// An empty navigator, unless the arguments say otherwise.
    public init(
        name: String? = nil,
        method: String? = nil,
        destination: TestEntry? = nil,
        path: [TestEntry] = [],
        stacks: [TestNavigator] = [],
        selected: Int? = nil,
        buttons: [Contract.Button] = [],
        attachments: [String] = [],
        overlays: [TestNavigator] = [],
        presented: TestNavigator? = nil
    ) {
        self.name = name
        self.method = method
        self.destination = destination
        self.path = path
        self.stacks = stacks
        self.selected = selected
        self.buttons = buttons
        self.attachments = attachments
        self.overlays = overlays
        self.presented = presented
    }

    /// A presentation of a destination, with the buttons of an alert or a dialog.
    public static func presentation(
        _ method: String,
        _ destination: TestEntry,
        name: String? = nil,
        buttons: [Contract.Button] = []
    ) -> Self {
        Self(name: name, method: method, destination: destination, buttons: buttons)
    }

    /// The navigator in front, in this one or below it.
    var front: TestNavigator {
        get {
            if let presented { return presented.front }
            if let selected, stacks.indices.contains(selected) { return stacks[selected].front }
            return self
        }
        set {
            if !presentations.isEmpty {
                presentations[0].front = newValue
            } else if let selected, stacks.indices.contains(selected) {
                stacks[selected].front = newValue
            } else {
                self = newValue
            }
        }
    }

    /// The navigator with this name, here or below; nil when it does not exist.
    func find(_ name: String) -> TestNavigator? {
        if self.name == name { return self }
        for below in stacks + overlays + presentations {
            if let found = below.find(name) { return found }
        }
        return nil
    }

    /// Replaces the navigator with this name, here or below. Returns false when it does not exist.
    mutating func replace(_ name: String, _ new: TestNavigator) -> Bool {
        if self.name == name {
            self = new
            return true
        }
        for index in stacks.indices where stacks[index].replace(name, new) { return true }
        for index in overlays.indices where overlays[index].replace(name, new) { return true }
        return !presentations.isEmpty && presentations[0].replace(name, new)
    }
}

/// A shown destination as a test expects it. A string literal is a destination without arguments:
/// `path.append("shop.list")`.
public struct TestEntry: Equatable, Sendable, ExpressibleByStringLiteral {
    /// The destination type, `module.name`.
    public var type: String
    /// The arguments, an object.
    public var arguments: JSONPayload
    /// The content that its module has supplied; nil without content.
    public var content: JSONPayload?
    /// The links of its content.
    public var links: [Contract.Link]
    /// Whether its module could not supply its content, or supplied content that does not fit its schema.
    public var hasFailedContent: Bool
    /// Whether it is removed as soon as another entry is pushed over it.
    public var isTransient: Bool

    /// A destination with its arguments.
    public init(
        _ type: String,
        _ arguments: JSONPayload = [:],
        content: JSONPayload? = nil,
        links: [Contract.Link] = [],
        hasFailedContent: Bool = false,
        isTransient: Bool = false
    ) {
        self.type = type
        self.arguments = arguments
        self.content = content
        self.links = links
        self.hasFailedContent = hasFailedContent
        self.isTransient = isTransient
    }

    /// A case of an enum.
    public init(_ destination: some NavigationDestination) throws {
        let destination = try Destination(destination)
        self.init(destination.type, destination.arguments ?? [:])
    }

    /// A destination without arguments.
    public init(stringLiteral type: String) {
        self.init(type)
    }

    /// Compares arguments and content by meaning: members in any order, numbers by value.
    public static func == (one: Self, other: Self) -> Bool {
        guard one.type == other.type, one.arguments.isEquivalent(to: other.arguments),
            one.isTransient == other.isTransient, one.hasFailedContent == other.hasFailedContent,
            one.links.map(\.outline) == other.links.map(\.outline)
        else { return false }
        switch (one.content, other.content) {
        case (nil, nil): return true
        case (let one?, let other?): return one.isEquivalent(to: other)
        case (nil, _), (_, nil): return false
        }
    }
}

extension Contract.Link {
    /// All that a test can expect of it, on one line.
    var outline: String {
        let arguments = arguments.map { $0.isEquivalent(to: [:]) ? "" : " \($0)" } ?? ""
        let filled = placeholders.map { $0.isEmpty ? "" : " (\($0.joined(separator: ", ")))" } ?? ""
        return " → \(link)\(label.map { " \"\($0)\"" } ?? ""): \(type)\(arguments)\(filled)"
    }
}
