// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `host.watch`. The watch's number on this connection, and where it begins.
    public struct WatchHostResult: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// This life of the host: 16 hexadecimal digits.
        public let instance: String
        /// The host's present revision.
        public let revision: Int
        /// Whether it goes on after `from`; else it begins with the snapshot.
        public let resumed: Bool
        /// The revision after which a resumed watch goes on.
        public let from: Int?
        /// Why it could not go on after `since`.
        public let reason: WatchResultReason?
        /// The revisions after which a watch can go on.
        public let window: Window
        /// The scenes, modules and renderers, unless the watch is resumed.
        public let snapshot: HostSnapshot?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "WatchHostResult")
            watch = try object.value("watch")
            instance = try object.value("instance")
            revision = try object.value("revision")
            resumed = try object.value("resumed")
            from = try object.valueIfGiven("from")
            reason = try object.valueIfGiven("reason")
            window = try object.value("window")
            snapshot = try object.valueIfGiven("snapshot")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("instance", instance)
            object.add("revision", revision)
            object.add("resumed", resumed)
            object.addIfGiven("from", from)
            object.addIfGiven("reason", reason)
            object.add("window", window)
            object.addIfGiven("snapshot", snapshot)
            return object.payload
        }
    }

    /// The result of `watch.credit`. The notifications that the watch may still send.
    public struct AddCreditResult: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The notifications that it may still send.
        public let credit: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AddCreditResult")
            watch = try object.value("watch")
            credit = try object.value("credit")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("credit", credit)
            return object.payload
        }
    }
}
