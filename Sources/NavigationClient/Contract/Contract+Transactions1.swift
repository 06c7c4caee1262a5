// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``Change``.
    public struct ChangeNavigatorCreated: Equatable, Sendable, ContractValue {
        /// The new navigator.
        public var navigator: Navigator
        /// The stack before it; it is the first one when left out.
        public var previous: String?

        /// Has these members; one that is nil is left out.
        public init(
            navigator: Navigator,
            previous: String? = nil
        ) {
            self.navigator = navigator
            self.previous = previous
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeNavigatorCreated")
            try object.require("kind", "navigator.created")
            navigator = try object.value("navigator")
            previous = try object.valueIfGiven("previous")
        }

        package var encoded: JSONPayload {
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
        public var navigator: Navigator

        /// Has these members.
        public init(navigator: Navigator) {
            self.navigator = navigator
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeNavigatorClosed")
            try object.require("kind", "navigator.closed")
            navigator = try object.value("navigator")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "navigator.closed")
            object.add("navigator", navigator)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeNavigatorSelected: Equatable, Sendable, ContractValue {
        /// The navigator whose stacks these are.
        public var parent: String
        /// The stack in front now.
        public var child: String?
        /// The stack that was in front.
        public var previous: String?

        /// Has these members.
        public init(
            parent: String,
            child: String?,
            previous: String?
        ) {
            self.parent = parent
            self.child = child
            self.previous = previous
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeNavigatorSelected")
            try object.require("kind", "navigator.selected")
            parent = try object.value("parent")
            child = try object.value("child")
            previous = try object.value("previous")
        }

        package var encoded: JSONPayload {
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
        public var navigator: String
        /// The entry's place in the path, from 0.
        public var position: Int
        /// The entry.
        public var entry: Entry

        /// Has these members.
        public init(
            navigator: String,
            position: Int,
            entry: Entry
        ) {
            self.navigator = navigator
            self.position = position
            self.entry = entry
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeEntryAdded")
            try object.require("kind", "entry.added")
            navigator = try object.value("navigator")
            position = try object.value("position")
            entry = try object.value("entry")
        }

        package var encoded: JSONPayload {
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
        public var navigator: String
        /// The entry's place in the path, from 0.
        public var position: Int
        /// The entry.
        public var entry: Entry

        /// Has these members.
        public init(
            navigator: String,
            position: Int,
            entry: Entry
        ) {
            self.navigator = navigator
            self.position = position
            self.entry = entry
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeEntryRemoved")
            try object.require("kind", "entry.removed")
            navigator = try object.value("navigator")
            position = try object.value("position")
            entry = try object.value("entry")
        }

        package var encoded: JSONPayload {
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
        public var navigator: String
        /// The entry's place in the path, from 0.
        public var position: Int
        /// The entry.
        public var entry: Entry

        /// Has these members.
        public init(
            navigator: String,
            position: Int,
            entry: Entry
        ) {
            self.navigator = navigator
            self.position = position
            self.entry = entry
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeEntryChanged")
            try object.require("kind", "entry.changed")
            navigator = try object.value("navigator")
            position = try object.value("position")
            entry = try object.value("entry")
        }

        package var encoded: JSONPayload {
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
        public var type: String

        /// Has these members.
        public init(type: String) {
            self.type = type
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeTypeOrphaned")
            try object.require("kind", "type.orphaned")
            type = try object.value("type")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "type.orphaned")
            object.add("type", type)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeTypeRevived: Equatable, Sendable, ContractValue {
        /// The type.
        public var type: String

        /// Has these members.
        public init(type: String) {
            self.type = type
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeTypeRevived")
            try object.require("kind", "type.revived")
            type = try object.value("type")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "type.revived")
            object.add("type", type)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeAttachmentAdded: Equatable, Sendable, ContractValue {
        /// The attachment.
        public var attachment: Attachment

        /// Has these members.
        public init(attachment: Attachment) {
            self.attachment = attachment
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeAttachmentAdded")
            try object.require("kind", "attachment.added")
            attachment = try object.value("attachment")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "attachment.added")
            object.add("attachment", attachment)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeAttachmentRemoved: Equatable, Sendable, ContractValue {
        /// The attachment as it was.
        public var attachment: Attachment

        /// Has these members.
        public init(attachment: Attachment) {
            self.attachment = attachment
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeAttachmentRemoved")
            try object.require("kind", "attachment.removed")
            attachment = try object.value("attachment")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "attachment.removed")
            object.add("attachment", attachment)
            return object.payload
        }
    }

    /// A form of ``Change``.
    public struct ChangeAttachmentChanged: Equatable, Sendable, ContractValue {
        /// The attachment as it is now.
        public var attachment: Attachment

        /// Has these members.
        public init(attachment: Attachment) {
            self.attachment = attachment
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangeAttachmentChanged")
            try object.require("kind", "attachment.changed")
            attachment = try object.value("attachment")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "attachment.changed")
            object.add("attachment", attachment)
            return object.payload
        }
    }
}
