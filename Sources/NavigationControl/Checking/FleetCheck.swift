package import NavigationClient

/// The state of a fleet as one of its hosts knows it, with advice.
package struct FleetCheck: Sendable {
    private let fleet: JSONPayload

    /// From the answer to `fleet.describe`.
    package init(_ fleet: JSONPayload) { self.fleet = fleet }

    /// None when the host is in no fleet.
    package var findings: [Finding] {
        guard let name = fleet["fleet"]?.string else { return [] }
        let problems = [connection(name)].compactMap(\.self) + scenes + silentHosts + otherScenes
        return problems.isEmpty ? [Finding(.good, "fleet", "\(name): \(count("hosts")), \(count("scenes"))")] : problems
    }

    private func count(_ kind: String) -> String {
        let count = fleet[kind]?.elements?.count ?? 0
        return "\(count) \(count == 1 ? String(kind.dropLast()) : kind)"
    }

    private func connection(_ name: String) -> Finding? {
        guard fleet["engine"]?["connected"]?.bool != true else { return nil }
        let reason = fleet["engine"]?["failure"]?.string.map { ": \($0)" } ?? ""
        return Finding(
            .problem,
            "fleet",
            "\(name): no connection to its servers\(reason)",
            advice: "The host tries again by itself."
        )
    }

    /// The scenes that cannot be changed, by the reason.
    private var scenes: [Finding] {
        let reasons = [
            (
                "away",
                "Two of three servers must be there, and in touch with each other: look at nats-server on each machine."
            ),
            (
                "reading",
                "The host reads the log. If that does not end, JetStream is off: the host's log has the words of the server."
            ),
            (
                "waiting",
                "Another host takes them over within a second or two. If that does not end, look at the logs of the hosts."
            ),
            ("halted", "The log of this host says why, and docs/fleet.md how to give the state back."),
        ]
        return reasons.compactMap { state, advice in
            let names = (fleet["scenes"]?.elements ?? []).filter { $0["state"]?.string == state }
                .compactMap { $0["scene"]?.string }
            guard !names.isEmpty else { return nil }
            let text = "\(names.joined(separator: ", ")) cannot be changed: \(state)"
            return Finding(.problem, "fleet", text, advice: advice)
        }
    }

    private var otherScenes: [Finding] {
        (fleet["hosts"]?.elements ?? []).compactMap { host in
            guard host["sharesOthers"]?.bool == true, let name = host["host"]?.string else { return nil }
            return Finding(
                .problem,
                "fleet",
                "the host \(name) shares other scenes than this one",
                advice: "Start all hosts of the fleet with the same --fleet-scenes."
            )
        }
    }

    /// Hosts count as silent after two seconds, as in `navctl fleet`. Without a connection all of them would.
    private var silentHosts: [Finding] {
        guard fleet["engine"]?["connected"]?.bool == true else { return [] }
        return (fleet["hosts"]?.elements ?? []).compactMap { host in
            guard let seconds = host["heard"]?.double, seconds >= 2, let name = host["host"]?.string else { return nil }
            return Finding(
                .notice,
                "fleet",
                "the host \(name) was not heard for \(Int(seconds)) s",
                advice: "Look at that machine. The others go on with its scenes."
            )
        }
    }
}
