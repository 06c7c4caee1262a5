import JSON
import NavigationTree

/// `watch`: the state now, and every change from here on.
package struct Watch: MethodDefinition {
    package static let method = Method.watch
    package static let function = ClientFunction("watch")
    package static let summary = """
        Answers with the scene's snapshot. Every later revision then comes as one `changed` notification. With `since`, the watch goes on from a revision \
        that the client has seen, if the host still keeps what came after it. A snapshot may have `snapshot` bytes (a limit); read a larger scene in parts with `tree.get`, \
        and watch from their revision with `since`.
        """
    package static let resultSummary = "The watch's number on this connection, and where it begins."
    package static let traits: MethodTraits = .isReadInParts
    package static let errors: [ErrorCode] = [.unknownScene, .unknownNavigator, .limitReached, .answerTooLarge]
    package static let examples: [Example] = [
        Example(
            "a fresh scene",
            "{}",
            gives: """
                {"watch":1,"scene":"main","instance":"0123456789abcdef","revision":0,"resumed":false,"window":{"from":0,"to":0},\
                "snapshot":{"scene":"main","revision":0,"instance":"0123456789abcdef","current":"n1",\
                "configuration":{"executionDelay":0,"verbosity":"info"},"orphaned":[],\
                "navigators":[{"id":"n1","kind":"root","hasPath":true,"children":[],"path":[]}],"attachments":[]}}
                """
        )
    ]

    package let scene: String
    package let navigator: String?
    package let kinds: Set<ChangeKind>?
    package let since: UInt64?
    package let instance: String?
    /// The notifications that it may send until `watch.credit` allows more; nil without a limit.
    package let credit: Int?
    /// The most talkative events that it wants besides changes.
    package let verbosity: SceneConfiguration.Verbosity

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene =
            try parameters.string("scene", "The scene to watch; `main` when left out.") ?? SceneTarget.defaultScene
        self.navigator = try parameters.string("navigator", "Only this navigator and what is below it.")
        self.since = try parameters.integer("since", "The last revision that the client has seen.", in: 0...Int64.max)
            .map { UInt64($0) }
        self.instance = try parameters.string("instance", "The instance under which the client saw it.")
        self.verbosity =
            try parameters.choice(
                "verbosity",
                "Events up to this level come as well, as `event` notifications; `silent` when left out."
            ) ?? .silent
        self.credit = try parameters.integer(
            "credit",
            "How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number.",
            in: 0...Int64(Int32.max)
        )
        self.kinds = try Self.kinds(&parameters)
    }

    private static func kinds(_ parameters: inout Parameters) throws(WireError) -> Set<ChangeKind>? {
        let names = try parameters.strings("kinds", "Only these kinds of change.", of: ChangeKind.schema)
        guard let names else { return nil }
        var kinds: Set<ChangeKind> = []
        for name in names {
            guard let kind = ChangeKind(rawValue: name) else {
                let known = ChangeKind.allCases.map(\.rawValue)
                let nearest = Spelling.nearest(to: name, among: known).map { " (did you mean \"\($0)\"?)" } ?? ""
                throw Parameters.invalid("kinds", "a list of \(known.joined(separator: ", "))\(nearest)")
            }
            kinds.insert(kind)
        }
        return kinds
    }

    /// How a watch begins.
    package enum Start: Equatable, Sendable {
        /// With a snapshot, as asked.
        case fresh
        /// After this revision.
        case resumed(from: UInt64)
        /// With a snapshot, because what came after the asked revision cannot be had.
        case lost(Reason)
    }

    /// Why a watch could not go on from the revision that the client had seen.
    package enum Reason: String, WireChoice {
        case outsideWindow = "outside_window"
        case ahead
        case otherInstance = "other_instance"
    }

    /// Where the watch begins.
    package struct Result: WireObject {
        let number: Int
        let scene: String
        let instance: String
        let revision: UInt64
        let start: Start
        let window: Window
        /// Nil when the watch is resumed.
        let snapshot: Snapshot?

        package init(
            _ number: Int,
            scene: String,
            instance: String,
            revision: UInt64,
            start: Start,
            window: Window,
            snapshot: Snapshot?
        ) {
            (self.number, self.scene, self.instance, self.revision) = (number, scene, instance, revision)
            (self.start, self.window, self.snapshot) = (start, window, snapshot)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("watch", "The watch's number on this connection.") { $0.number }
            object.member("scene", "The scene that it watches.") { $0.scene }
            object.member("instance", "This life of the host: 16 hexadecimal digits.") { $0.instance }
            object.member("revision", "The scene's present revision.") { $0.revision }
            object.member("resumed", "Whether it goes on after `from`; else it begins with the snapshot.") {
                if case .resumed = $0.start { true } else { false }
            }
            object.optional("from", "The revision after which a resumed watch goes on.") {
                if case .resumed(let from) = $0.start { from } else { nil }
            }
            object.optional("reason", "Why it could not go on after `since`.") {
                if case .lost(let reason) = $0.start { reason } else { nil }
            }
            object.member("window", "The revisions after which a watch can go on.") { $0.window }
            object.optional("snapshot", "The scene, or the part of it that is watched, unless the watch is resumed.") {
                $0.snapshot
            }
            object.include { _ in SceneAge() }
        }
    }
}

/// The revisions after which a watch can go on: all that came later is kept.
package struct Window: WireComponent, WireObject {
    package static let componentName = "Window"

    let oldest: UInt64
    let newest: UInt64

    package init(from oldest: UInt64, to newest: UInt64) { (self.oldest, self.newest) = (oldest, newest) }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("from", "The oldest of them.") { $0.oldest }
        object.member("to", "The newest of them, which is the present one.") { $0.newest }
    }
}
