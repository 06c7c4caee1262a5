// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `revisions` of ``HistoryResult``. The revisions, oldest first.
    public struct PastRevision: Equatable, Sendable, ContractValue {
        /// Its number.
        public let revision: Int
        /// Its cause.
        public let cause: Cause
        /// The changes, in order.
        public let changes: [Change]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PastRevision")
            revision = try object.value("revision")
            cause = try object.value("cause")
            changes = try object.value("changes")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("revision", revision)
            object.add("cause", cause)
            object.add("changes", changes)
            return object.payload
        }
    }

    /// The revisions from which a client can go on.
    public struct HistoryResultWindow: Equatable, Sendable, ContractValue {
        /// The oldest revision after which everything is kept.
        public let from: Int
        /// The newest revision.
        public let to: Int

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HistoryResultWindow")
            from = try object.value("from")
            to = try object.value("to")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("from", from)
            object.add("to", to)
            return object.payload
        }
    }

    /// The result of `history.list`. The revisions, oldest first, and which ones are kept.
    public struct HistoryResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// The revisions from which a client can go on.
        public let window: HistoryResultWindow
        /// The revisions, oldest first.
        public let revisions: [PastRevision]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HistoryResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            window = try object.value("window")
            revisions = try object.value("revisions")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("window", window)
            object.add("revisions", revisions)
            return object.payload
        }
    }
}
