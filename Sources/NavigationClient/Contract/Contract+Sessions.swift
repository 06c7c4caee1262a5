// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `session.close`. Whether this request ended it.
    public struct CloseSessionResult: Equatable, Sendable, ContractValue {
        /// The connection's id.
        public let session: String
        /// False when it was closed already.
        public let closed: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CloseSessionResult")
            session = try object.value("session")
            closed = try object.value("closed")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("session", session)
            object.add("closed", closed)
            return object.payload
        }
    }

    /// The result of `request.cancel`. Whether such a request was waiting.
    public struct CancelRequestResult: Equatable, Sendable, ContractValue {
        /// Whether such a request was waiting.
        public let cancelled: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CancelRequestResult")
            cancelled = try object.value("cancelled")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("cancelled", cancelled)
            return object.payload
        }
    }
}
