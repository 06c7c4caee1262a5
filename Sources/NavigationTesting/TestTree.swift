public import NavigationClient

/// A scene as a test expects it: what is shown where. Ids are not in it, so that a test has none to foresee.
public struct TestTree: Equatable, Sendable {
    /// The navigator at the top, with all below it.
    public var root: TestNavigator
    /// Types that have entries here and no provider, sorted.
    public var orphaned: [String]

    /// An empty scene, unless something is said.
    public init(root: TestNavigator = TestNavigator(), orphaned: [String] = []) {
        self.root = root
        self.orphaned = orphaned
    }

    /// The navigator in front: from the root, follow the presentation if there is one, else the selected stack.
    public var current: TestNavigator {
        get { root.front }
        set { root.front = newValue }
    }

    /// The navigator with this name. Setting it does nothing when there is none.
    public subscript(name: String) -> TestNavigator? {
        get { root.find(name) }
        set { if let newValue { _ = root.replace(name, newValue) } }
    }
}

/// A navigator as a test expects it, with all below it.
public struct TestNavigator: Equatable, Sendable {
    /// Unique in its scene; nil when it has none.
    public var name: String?
    /// How it is shown, when it is a presentation: `sheet`, `managedCover` and so on.
    public var method: String?
    /// What it was made to show, besides its path.
    public var destination: TestEntry?
    /// Oldest first.
    public var path: [TestEntry]
    /// Tabs and columns.
    public var stacks: [TestNavigator]
    /// Which of the stacks is in front; nil when none is.
    public var selected: Int?
    /// What an alert or a dialog may be answered with.
    public var buttons: [AlertButton]
    /// What hangs on it, oldest first: `lock: saving`, `checkpoint home`, `mapping a.b to c.d`, `trigger help`, `flow checkout`.
    public var attachments: [String]
    /// None, or one: a value cannot hold another of its own type.
    private var presentations: [TestNavigator] = []

    /// What is presented over it.
    public var presented: TestNavigator? {
        get { presentations.first }
        set { presentations = newValue.map { [$0] } ?? [] }
    }

    /// A navigator without anything, unless something is said.
    public init(
        name: String? = nil,
        method: String? = nil,
        destination: TestEntry? = nil,
        path: [TestEntry] = [],
        stacks: [TestNavigator] = [],
        selected: Int? = nil,
        buttons: [AlertButton] = [],
        attachments: [String] = [],
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
        self.presented = presented
    }

    /// A presentation of a destination; `buttons` are an alert's or a dialog's.
    public static func presentation(
        _ method: String,
        _ destination: TestEntry,
        name: String? = nil,
        buttons: [AlertButton] = []
    ) -> Self {
        Self(name: name, method: method, destination: destination, buttons: buttons)
    }

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

    func find(_ name: String) -> TestNavigator? {
        if self.name == name { return self }
        for below in stacks + presentations {
            if let found = below.find(name) { return found }
        }
        return nil
    }

    mutating func replace(_ name: String, _ new: TestNavigator) -> Bool {
        if self.name == name {
            self = new
            return true
        }
        for index in stacks.indices where stacks[index].replace(name, new) { return true }
        return !presentations.isEmpty && presentations[0].replace(name, new)
    }
}

/// A shown destination as a test expects it. One without arguments is its type: `path.append("shop.list")`.
public struct TestEntry: Equatable, Sendable, ExpressibleByStringLiteral {
    /// The destination type, `module.name`.
    public var type: String
    /// An object.
    public var arguments: JSONPayload
    /// What its module has supplied for it.
    public var content: JSONPayload?
    /// Where its content leads.
    public var links: [EntryLink]
    /// Whether it goes as soon as another is pushed over it.
    public var isTransient: Bool

    /// A destination with its arguments.
    public init(
        _ type: String,
        _ arguments: JSONPayload = [:],
        content: JSONPayload? = nil,
        links: [EntryLink] = [],
        isTransient: Bool = false
    ) {
        self.type = type
        self.arguments = arguments
        self.content = content
        self.links = links
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

    /// Arguments and content are compared by meaning: members in any order, numbers by value.
    public static func == (one: Self, other: Self) -> Bool {
        guard one.type == other.type, one.arguments.isEquivalent(to: other.arguments),
            one.isTransient == other.isTransient, one.links.map(\.outline) == other.links.map(\.outline)
        else { return false }
        switch (one.content, other.content) {
        case (nil, nil): return true
        case (let one?, let other?): return one.isEquivalent(to: other)
        case (nil, _), (_, nil): return false
        }
    }
}

extension EntryLink {
    /// A link as a tree has it.
    init(_ name: String, label: String?, type: String, arguments: JSONPayload) {
        self.init(name, to: Destination(type, arguments), label: label)
    }

    /// All that a test can expect of it, on one line.
    var outline: String {
        let arguments = destination.arguments.map { $0.isEquivalent(to: [:]) ? "" : " \($0)" } ?? ""
        return " → \(link)\(label.map { " \"\($0)\"" } ?? ""): \(destination.type)\(arguments)"
    }
}
