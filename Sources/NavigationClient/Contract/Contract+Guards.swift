// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `guard.add`. The guard's id.
    public struct AddGuardResult: Equatable, Sendable, ContractValue {
        /// The guard's id.
        public let `guard`: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AddGuardResult")
            `guard` = try object.value("guard")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("guard", `guard`)
            return object.payload
        }
    }

    /// The result of `guard.list`. The guards, in the order in which they are asked.
    public struct GuardsResult: Equatable, Sendable, ContractValue {
        /// The guards.
        public let guards: [Guard]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "GuardsResult")
            guards = try object.value("guards")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("guards", guards)
            return object.payload
        }
    }
}
