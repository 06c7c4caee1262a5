import JSON
import NavigationBroker
import NavigationProtocol

@testable import NavigationSharing

// People look after the hosts of a simulated fleet.

extension SimulatedFleet {
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

    /// All hosts get other grants.
    mutating func use(_ access: AccessPolicy) {
        for index in hosts.indices {
            let clients = places.filter { $0.value == index }.map { client($0.key) }
            hosts[index].scenes?.use(access, of: clients, now: time(of: index))
            takeOutputs(of: index)
        }
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
