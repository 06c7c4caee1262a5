import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationSharing

// People look after the hosts of a simulated fleet.

extension SimulatedFleet {
    /// The present time on the clock of a host.
    func time(of index: Int) -> MonotonicTime { hosts[index].clock.time(at: now) }

    func isAsleep(_ index: Int) -> Bool { hosts[index].sleepsUntil > now }

    /// A host tells the others how it is.
    mutating func report(_ report: HostReport, of index: Int) {
        hosts[index].scenes?.report(report, now: time(of: index))
        takeOutputs(of: index)
    }

    /// The fleet as a host describes it.
    func describe(on index: Int) -> FleetDescribe.Result? {
        hosts[index].scenes?.describe(FleetEngine(), now: time(of: index))
    }

    /// A host is about to end.
    mutating func handOver(from index: Int) {
        hosts[index].scenes?.handOver(now: time(of: index))
        takeOutputs(of: index)
    }

    /// All hosts get other limits.
    mutating func use(_ limits: Limits) {
        for index in hosts.indices {
            hosts[index].scenes?.use(limits, now: time(of: index))
            takeOutputs(of: index)
        }
    }

    /// A host starts these modules.
    mutating func use(_ manifests: [ModuleManifest], on index: Int) {
        hosts[index].scenes?.use(manifests)
        takeOutputs(of: index)
    }

    /// The own broker of a host has news of a module that it starts.
    mutating func hear(_ news: ModuleNews, of module: String, on index: Int) {
        hosts[index].scenes?.heard(news, of: module, now: time(of: index))
        takeOutputs(of: index)
    }

    /// All hosts get other grants.
    mutating func use(_ access: AccessPolicy) {
        for index in hosts.indices {
            let clients = places.filter { $0.value == index }.map { client($0.key) }
            hosts[index].scenes?.use(access, of: clients, now: time(of: index))
            takeOutputs(of: index)
        }
    }

    /// Makes the navigator `mine` in the scene, with flows whose end no record of the log takes at once.
    ///
    /// - Returns: The revision of the scene.
    @discardableResult
    mutating func makeLargeNavigator(isEphemeral: Bool = false, from session: UInt64) -> Int {
        let create = #"""
            {"id":1,"method":"navigator.create","params":{"scene":"wall","name":"mine","ephemeral":\#(isEphemeral)}}
            """#
        #expect(ask(create, from: session).contains(#""result""#))
        let (data, count) = (String(repeating: "y", count: 60 << 10), 14)
        for number in 1...count {
            let flow = #"""
                {"id":\#(number),"method":"flow.start","params":{"scene":"wall","navigator":"mine","name":"f",\#
                "module":"shop","data":"\#(data)"}}
                """#
            #expect(ask(flow, from: session).contains(#""result""#))
        }
        return 1 + count
    }

    /// A client closes its half of the connection.
    mutating func endInput(of session: UInt64) {
        let id = SessionID(rawValue: session)
        guard let index = places[id] else { return }
        hosts[index].scenes?.inputEnded(id, now: time(of: index))
        takeOutputs(of: index)
    }

    /// Whether a line is an answer.
    static func isAnswer(_ line: String) -> Bool {
        let members = (try? RawJSON(parsing: line).value())?.object
        return members?["id"] != nil && members?["method"] == nil
    }

    /// The tree of the scene, as a host shows it. The session is one of that host.
    mutating func tree(for session: UInt64) -> String {
        ask(#"{"id":0,"method":"tree.get","params":{"scene":"wall"}}"#, from: session)
    }
}
