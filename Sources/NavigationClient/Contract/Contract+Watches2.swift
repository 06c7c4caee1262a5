// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
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
