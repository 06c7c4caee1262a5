// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``Change``.
    public struct ChangeSignal: Equatable, Sendable, ContractValue {
        /// The event.
        public var signal: Signal

        /// Has these members.
        public init(signal: Signal) {
            self.signal = signal
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeSignal")
            try object.require("kind", "signal")
            signal = try object.value("signal")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "signal")
            object.add("signal", signal)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public enum Change: Equatable, Sendable, ContractValue {
        /// `kind` is `navigator.created`. A navigator was made.
        case navigatorCreated(ChangeNavigatorCreated)
        /// `kind` is `navigator.closed`. A navigator was closed.
        case navigatorClosed(ChangeNavigatorClosed)
        /// `kind` is `navigator.selected`. Another stack is in front.
        case navigatorSelected(ChangeNavigatorSelected)
        /// `kind` is `entry.added`. An entry was added to a path.
        case entryAdded(ChangeEntryAdded)
        /// `kind` is `entry.removed`. An entry was removed from a path.
        case entryRemoved(ChangeEntryRemoved)
        /// `kind` is `entry.changed`. The arguments or the content of an entry changed.
        case entryChanged(ChangeEntryChanged)
        /// `kind` is `type.orphaned`. No module provides a type of the scene any more.
        case typeOrphaned(ChangeTypeOrphaned)
        /// `kind` is `type.revived`. A module provides a type of the scene again.
        case typeRevived(ChangeTypeRevived)
        /// `kind` is `attachment.added`. Something was attached to a navigator.
        case attachmentAdded(ChangeAttachmentAdded)
        /// `kind` is `attachment.removed`. An attachment was removed.
        case attachmentRemoved(ChangeAttachmentRemoved)
        /// `kind` is `attachment.changed`. An attachment changed.
        case attachmentChanged(ChangeAttachmentChanged)
        /// `kind` is `signal`. Something happened besides a change of the tree.
        case signal(ChangeSignal)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            switch try ContractShape(payload).word("kind") {
            case "navigator.created": self = .navigatorCreated(try ChangeNavigatorCreated(reading: payload))
            case "navigator.closed": self = .navigatorClosed(try ChangeNavigatorClosed(reading: payload))
            case "navigator.selected": self = .navigatorSelected(try ChangeNavigatorSelected(reading: payload))
            case "entry.added": self = .entryAdded(try ChangeEntryAdded(reading: payload))
            case "entry.removed": self = .entryRemoved(try ChangeEntryRemoved(reading: payload))
            case "entry.changed": self = .entryChanged(try ChangeEntryChanged(reading: payload))
            case "type.orphaned": self = .typeOrphaned(try ChangeTypeOrphaned(reading: payload))
            case "type.revived": self = .typeRevived(try ChangeTypeRevived(reading: payload))
            case "attachment.added": self = .attachmentAdded(try ChangeAttachmentAdded(reading: payload))
            case "attachment.removed": self = .attachmentRemoved(try ChangeAttachmentRemoved(reading: payload))
            case "attachment.changed": self = .attachmentChanged(try ChangeAttachmentChanged(reading: payload))
            case "signal": self = .signal(try ChangeSignal(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .navigatorCreated(let value): value.encoded
            case .navigatorClosed(let value): value.encoded
            case .navigatorSelected(let value): value.encoded
            case .entryAdded(let value): value.encoded
            case .entryRemoved(let value): value.encoded
            case .entryChanged(let value): value.encoded
            case .typeOrphaned(let value): value.encoded
            case .typeRevived(let value): value.encoded
            case .attachmentAdded(let value): value.encoded
            case .attachmentRemoved(let value): value.encoded
            case .attachmentChanged(let value): value.encoded
            case .signal(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// This form, in short.
        public static func navigatorCreated(
            navigator: Navigator,
            previous: String? = nil
        ) -> Self {
            .navigatorCreated(.init(navigator: navigator, previous: previous))
        }

        /// This form, in short.
        public static func navigatorClosed(navigator: Navigator) -> Self {
            .navigatorClosed(.init(navigator: navigator))
        }

        /// This form, in short.
        public static func typeOrphaned(type: String) -> Self {
            .typeOrphaned(.init(type: type))
        }

        /// This form, in short.
        public static func typeRevived(type: String) -> Self {
            .typeRevived(.init(type: type))
        }

        /// This form, in short.
        public static func attachmentAdded(attachment: Attachment) -> Self {
            .attachmentAdded(.init(attachment: attachment))
        }

        /// This form, in short.
        public static func attachmentRemoved(attachment: Attachment) -> Self {
            .attachmentRemoved(.init(attachment: attachment))
        }

        /// This form, in short.
        public static func attachmentChanged(attachment: Attachment) -> Self {
            .attachmentChanged(.init(attachment: attachment))
        }

        /// This form, in short.
        public static func signal(signal: Signal) -> Self {
            .signal(.init(signal: signal))
        }

        /// The stack before it; it is the first one when left out. Nil in a form without it.
        public var previous: String? {
            switch self {
            case .navigatorCreated(let value): value.previous
            case .navigatorSelected(let value): value.previous
            default: nil
            }
        }

        /// The entry's place in the path, from 0. Nil in a form without it.
        public var position: Int? {
            switch self {
            case .entryAdded(let value): value.position
            case .entryRemoved(let value): value.position
            case .entryChanged(let value): value.position
            default: nil
            }
        }

        /// The entry. Nil in a form without it.
        public var entry: Entry? {
            switch self {
            case .entryAdded(let value): value.entry
            case .entryRemoved(let value): value.entry
            case .entryChanged(let value): value.entry
            default: nil
            }
        }

        /// The type. Nil in a form without it.
        public var type: String? {
            switch self {
            case .typeOrphaned(let value): value.type
            case .typeRevived(let value): value.type
            default: nil
            }
        }

        /// The attachment. Nil in a form without it.
        public var attachment: Attachment? {
            switch self {
            case .attachmentAdded(let value): value.attachment
            case .attachmentRemoved(let value): value.attachment
            case .attachmentChanged(let value): value.attachment
            default: nil
            }
        }
    }

    /// Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual.
    public struct GuardPause: Equatable, Sendable, ContractValue {
        /// How many deadlines it has missed in a row.
        public let misses: Int
        /// When one request may be put to it: milliseconds since 1970 (UTC). After that time the pause lasts until the
        /// guard answers.
        public let until: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardPause")
            misses = try object.value("misses")
            until = try object.value("until")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("misses", misses)
            object.add("until", until)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Guard: Equatable, Sendable, ContractValue {
        /// The guard's id.
        public let `guard`: String
        /// Its name for people.
        public let name: String
        /// The session that is asked; left out while the guard's module is away.
        public let session: String?
        /// The guard's module, or that of its session when it has exactly one.
        public let module: String?
        /// Whether it is asked before something is shown, goes, or is selected.
        public let on: GuardOn
        /// The types that it is about.
        public let types: [String]
        /// The roles that it is about.
        public let roles: [String]?
        /// The scene that it is about; all when left out.
        public let scene: String?
        /// The navigator that it is about, with all below it.
        public let navigator: String?
        /// Guards with a lower number are asked first.
        public let order: Int
        /// Seconds that it has to answer.
        public let timeout: Double
        /// The verdict when it does not answer.
        public let `default`: GuardDefault
        /// The verdict while its module is away; left out when it ends with its session.
        public let away: GuardAway?
        /// Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual.
        public let pause: GuardPause?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Guard")
            `guard` = try object.value("guard")
            name = try object.value("name")
            session = try object.valueIfGiven("session")
            module = try object.valueIfGiven("module")
            on = try object.value("on")
            types = try object.value("types")
            roles = try object.valueIfGiven("roles")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            order = try object.value("order")
            timeout = try object.value("timeout")
            `default` = try object.value("default")
            away = try object.valueIfGiven("away")
            pause = try object.valueIfGiven("pause")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("guard", `guard`)
            object.add("name", name)
            object.addIfGiven("session", session)
            object.addIfGiven("module", module)
            object.add("on", on)
            object.add("types", types)
            object.addIfGiven("roles", roles)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.add("order", order)
            object.add("timeout", timeout)
            object.add("default", `default`)
            object.addIfGiven("away", away)
            object.addIfGiven("pause", pause)
            return object.payload
        }
    }

    /// A form of ``TransactionResult``.
    public struct TransactionResultDone: Equatable, Sendable, ContractValue {
        /// The results of the operations, in order.
        public let operations: [JSONPayload]
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TransactionResultDone")
            operations = try object.value("operations")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("operations", operations)
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            return object.payload
        }
    }
}
