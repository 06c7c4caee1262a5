// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `host.monitor`. The monitor's number on this connection.
    public struct MonitorResult: Equatable, Sendable, ContractValue {
        /// The monitor's number on this connection.
        public let monitor: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "MonitorResult")
            monitor = try object.value("monitor")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("monitor", monitor)
            return object.payload
        }
    }

    /// The result of `host.unmonitor`. An empty object.
    public struct UnmonitorResult: Equatable, Sendable, ContractValue {
        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            _ = try PayloadObject(payload, of: "UnmonitorResult")
        }

        package var encoded: JSONPayload { .emptyObject }
    }
}
