// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``Change``.
    public struct ChangeNavigatorCreated: Equatable, Sendable, ContractValue {
        /// The new navigator.
        public let navigator: Navigator
        /// The stack before it; it is the first one when left out.
        public let previous: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeNavigatorCreated")
            try object.require("kind", "navigator.created")
            navigator = try object.value("navigator")
            previous = try object.valueIfGiven("previous")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "navigator.created")
            object.add("navigator", navigator)
            object.addIfGiven("previous", previous)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeNavigatorClosed: Equatable, Sendable, ContractValue {
        /// The navigator as it was.
        public let navigator: Navigator

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeNavigatorClosed")
            try object.require("kind", "navigator.closed")
            navigator = try object.value("navigator")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "navigator.closed")
            object.add("navigator", navigator)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeNavigatorSelected: Equatable, Sendable, ContractValue {
        /// The navigator whose stacks these are.
        public let parent: String
        /// The stack in front now.
        public let child: String?
        /// The stack that was in front.
        public let previous: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeNavigatorSelected")
            try object.require("kind", "navigator.selected")
            parent = try object.value("parent")
            child = try object.value("child")
            previous = try object.value("previous")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "navigator.selected")
            object.add("parent", parent)
            object.add("child", child)
            object.add("previous", previous)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeEntryAdded: Equatable, Sendable, ContractValue {
        /// The navigator whose path it is.
        public let navigator: String
        /// The entry's place in the path, from 0.
        public let position: Int
        /// The entry.
        public let entry: Entry

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeEntryAdded")
            try object.require("kind", "entry.added")
            navigator = try object.value("navigator")
            position = try object.value("position")
            entry = try object.value("entry")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "entry.added")
            object.add("navigator", navigator)
            object.add("position", position)
            object.add("entry", entry)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeEntryRemoved: Equatable, Sendable, ContractValue {
        /// The navigator whose path it is.
        public let navigator: String
        /// The entry's place in the path, from 0.
        public let position: Int
        /// The entry.
        public let entry: Entry

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeEntryRemoved")
            try object.require("kind", "entry.removed")
            navigator = try object.value("navigator")
            position = try object.value("position")
            entry = try object.value("entry")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "entry.removed")
            object.add("navigator", navigator)
            object.add("position", position)
            object.add("entry", entry)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeEntryChanged: Equatable, Sendable, ContractValue {
        /// The navigator whose path it is.
        public let navigator: String
        /// The entry's place in the path, from 0.
        public let position: Int
        /// The entry.
        public let entry: Entry

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeEntryChanged")
            try object.require("kind", "entry.changed")
            navigator = try object.value("navigator")
            position = try object.value("position")
            entry = try object.value("entry")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "entry.changed")
            object.add("navigator", navigator)
            object.add("position", position)
            object.add("entry", entry)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeTypeOrphaned: Equatable, Sendable, ContractValue {
        /// The type.
        public let type: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeTypeOrphaned")
            try object.require("kind", "type.orphaned")
            type = try object.value("type")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "type.orphaned")
            object.add("type", type)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeTypeRevived: Equatable, Sendable, ContractValue {
        /// The type.
        public let type: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeTypeRevived")
            try object.require("kind", "type.revived")
            type = try object.value("type")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "type.revived")
            object.add("type", type)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeAttachmentAdded: Equatable, Sendable, ContractValue {
        /// The attachment.
        public let attachment: Attachment

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeAttachmentAdded")
            try object.require("kind", "attachment.added")
            attachment = try object.value("attachment")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "attachment.added")
            object.add("attachment", attachment)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeAttachmentRemoved: Equatable, Sendable, ContractValue {
        /// The attachment as it was.
        public let attachment: Attachment

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeAttachmentRemoved")
            try object.require("kind", "attachment.removed")
            attachment = try object.value("attachment")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "attachment.removed")
            object.add("attachment", attachment)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeAttachmentChanged: Equatable, Sendable, ContractValue {
        /// The attachment as it is now.
        public let attachment: Attachment

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeAttachmentChanged")
            try object.require("kind", "attachment.changed")
            attachment = try object.value("attachment")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "attachment.changed")
            object.add("attachment", attachment)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeSignal: Equatable, Sendable, ContractValue {
        /// The event.
        public let signal: Signal

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeSignal")
            try object.require("kind", "signal")
            signal = try object.value("signal")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            switch try ContractShape(payload).word("kind") {
            case "navigator.created": self = .navigatorCreated(try .init(reading: payload))
            case "navigator.closed": self = .navigatorClosed(try .init(reading: payload))
            case "navigator.selected": self = .navigatorSelected(try .init(reading: payload))
            case "entry.added": self = .entryAdded(try .init(reading: payload))
            case "entry.removed": self = .entryRemoved(try .init(reading: payload))
            case "entry.changed": self = .entryChanged(try .init(reading: payload))
            case "type.orphaned": self = .typeOrphaned(try .init(reading: payload))
            case "type.revived": self = .typeRevived(try .init(reading: payload))
            case "attachment.added": self = .attachmentAdded(try .init(reading: payload))
            case "attachment.removed": self = .attachmentRemoved(try .init(reading: payload))
            case "attachment.changed": self = .attachmentChanged(try .init(reading: payload))
            case "signal": self = .signal(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
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
    }
}
