/// `host.unmonitor`: ends a monitor.
package struct HostUnmonitor: MethodDefinition {
    package static let method = Method.hostUnmonitor
    package static let function = ClientFunction("unmonitor", "monitor")
    package static let summary = "Ends a monitor of this connection."
    package static let resultSummary = "An empty object."
    package static let errors: [ErrorCode] = [.unknownMonitor]
    package static let examples: [Example] = [
        Example("the only one", after: [#"{"id":0,"method":"host.monitor"}"#], #"{"monitor":1}"#, gives: "{}")
    ]

    package let monitor: Int

    package init(_ parameters: inout Parameters) throws(WireError) {
        let monitor = try parameters.integer(
            "monitor",
            "The monitor's number on this connection.",
            in: 0...Int64(Int32.max)
        )
        self.monitor = try parameters.required("monitor", "a monitor's number", monitor)
    }

    package typealias Result = Nothing
}
