package import NavigationTree

/// `guard.ask`: a guard votes on what a request would show or remove.
package struct GuardAskQuestion: QuestionDefinition {
    package static let name: StaticString = "guard.ask"
    package static let summary = """
        A request would show or remove what a guard of this session is about, or select another stack. The request waits for the vote, and nothing of it has happened.
        """
    package static let answerSummary = "The vote: the request goes on, is refused with `denied`, or goes elsewhere."
    package static let answer = Schema.oneOf([
        .object([Schema.Member("verdict", "The request goes on.", .constant("allow"))]),
        .object([
            Schema.Member("verdict", "The request is refused.", .constant("deny")),
            Schema.Member("reason", "Why, for people.", isRequired: false, .string()),
        ]),
        .object([
            Schema.Member("verdict", "Another destination is shown in its place.", .constant("redirect")),
            Schema.Member("type", "The destination type.", TypeName.schema),
            Schema.Member(
                "arguments",
                "The destination's arguments; none when left out.",
                isRequired: false,
                .anyObject
            ),
            Schema.Member(
                "method",
                "How it is shown; the type says so when left out.",
                isRequired: false,
                NavigationMethod.schema
            ),
            Schema.Member(
                "navigator",
                "Id or name of the navigator; that of the request when left out.",
                isRequired: false,
                .string()
            ),
        ]),
    ])

    let scene: String
    let id: GuardID
    let guardAdd: GuardAdd
    let entries: [GuardedEntry]
    let selections: [GuardedSelection]?
    let cause: Cause
    let redirected: [Redirection]
    let timeout: Double

    /// - Parameters:
    ///   - selections: nil for a guard that is not about choices of stacks.
    ///   - redirected: where the request wanted to go, and where guards have sent it; empty when none has.
    package init(
        scene: String,
        _ id: GuardID,
        _ guardAdd: GuardAdd,
        _ entries: [GuardedEntry],
        _ selections: [GuardedSelection]?,
        _ cause: Cause,
        redirected: [Redirection],
        timeout: Double
    ) {
        (self.scene, self.id, self.guardAdd, self.entries) = (scene, id, guardAdd, entries)
        (self.selections, self.cause, self.redirected, self.timeout) = (selections, cause, redirected, timeout)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("scene", "The scene's name.") { $0.scene }
        object.member("guard", "The guard's id.") { $0.id }
        object.member("name", "The name of the guard for people.") { $0.guardAdd.name }
        object.member("on", "Whether entries would be shown or removed, or a stack selected.") { $0.guardAdd.moment }
        object.member("entries", "The entries that the request would show or remove; none when it selects.") {
            $0.entries
        }
        object.optional("selections", "The stacks that the request would select; only for a guard on `select`.") {
            $0.selections
        }
        object.member("cause", "The request.") { $0.cause }
        object.optional("redirected", "Where the request wanted to go, and where guards sent it, in order.") {
            $0.redirected.isEmpty ? nil : $0.redirected
        }
        object.member("timeout", "Seconds that the guard has to answer.") { $0.timeout }
    }

    /// A choice of another stack that the request would make.
    package struct GuardedSelection: WireObject {
        let navigator: NavigatorID
        let (from, to): (SelectedStack, SelectedStack)

        package init(on navigator: NavigatorID, from: SelectedStack, to: SelectedStack) {
            (self.navigator, self.from, self.to) = (navigator, from, to)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("navigator", "The navigator whose stack in front would change.") { $0.navigator }
            object.member("from", "The stack that is in front now.") { $0.from }
            object.member("to", "The stack that would come to the front.") { $0.to }
        }
    }

    /// A stack of such a choice, with what it shows.
    package struct SelectedStack: WireObject {
        let navigator: NavigatorID?
        let name: String?
        let front: Entry?
        let isNew: Bool

        /// - Parameters:
        ///   - navigator: nil when it is not there yet.
        ///   - front: its last entry, else its root.
        package init(_ navigator: NavigatorID?, _ name: String?, front: Entry?, isNew: Bool) {
            (self.navigator, self.name, self.front, self.isNew) = (navigator, name, front, isNew)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.optional("navigator", "Its id, unless the request would make it.") { $0.navigator }
            object.optional("name", "Its name.") { $0.name }
            object.optional("type", "The destination type that it shows: of its last entry, else of its root.") {
                $0.front?.destination.type
            }
            object.optional("arguments", "The arguments of that destination.") {
                $0.front.map { OpaqueObject($0.destination.arguments) }
            }
            object.optional("entry", "The id of that entry, unless the request would make the stack.") {
                $0.isNew ? nil : $0.front?.id
            }
        }
    }

    /// An entry that the request would show or remove.
    package struct GuardedEntry: WireObject {
        let destination: Destination
        let method: NavigationMethod
        let entry: EntryID?
        let navigator: NavigatorID?

        /// - Parameters:
        ///   - entry: nil for one that would be shown: it has no id yet.
        ///   - navigator: nil when it is not there yet.
        package init(
            _ destination: Destination,
            by method: NavigationMethod,
            _ entry: EntryID?,
            on navigator: NavigatorID?
        ) {
            (self.destination, self.method, self.entry, self.navigator) = (destination, method, entry, navigator)
        }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("type", "The destination type.") { $0.destination.type }
            object.member("arguments", "The destination's arguments.") { OpaqueObject($0.destination.arguments) }
            object.member("method", "How the entry is shown.") { $0.method }
            object.optional("entry", "The entry's id; an entry that would be shown has none yet.") { $0.entry }
            object.optional("navigator", "The entry's navigator, unless the request would make it.") { $0.navigator }
        }
    }
}
