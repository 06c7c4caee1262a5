import JSON
import NavigationBroker
import NavigationFleet
import NavigationProtocol

/// The hosts that were heard, for people who ask. A host that has not said goodbye stays for a while, so that they see
/// which one is missing.
struct FleetMembers {
    private struct Member {
        var host: FleetHostID
        var heard: MonotonicTime
        var report: HostReport?
    }

    /// By name.
    private var members: [String: Member] = [:]
    /// The digest of the names of this host's scenes.
    let scenes: String

    /// The silent hosts that are kept, and for how many seconds.
    private static let (mostMembers, longestSilence) = (256, 3_600.0)

    init(of scenes: Set<String>) { self.scenes = "\(Digest(of: scenes.sorted().joined(separator: " ")).value)" }

    mutating func heard(_ host: FleetHostID, now: MonotonicTime) {
        if members[host.name]?.host == host {
            members[host.name]?.heard = now
            return
        }
        members = members.filter { now.seconds(since: $0.value.heard) < Self.longestSilence }
        if members.count < Self.mostMembers { members[host.name] = Member(host: host, heard: now) }
    }

    mutating func left(_ host: FleetHostID) {
        if members[host.name]?.host == host { members[host.name] = nil }
    }

    /// - Returns: Whether this is the first report of a host that shares other scenes than this one.
    mutating func reported(_ report: HostReport, of host: FleetHostID) -> Bool {
        guard let member = members[host.name], member.host == host else { return false }
        members[host.name]?.report = report
        return sharesOthers(report) && !sharesOthers(member.report)
    }

    /// A host that does not say which scenes it shares is an older one.
    private func sharesOthers(_ report: HostReport?) -> Bool { report?.scenes.map { $0 != scenes } ?? false }

    /// The hosts and their modules, by name.
    func describe(on own: FleetHostID, now: MonotonicTime) -> (hosts: [FleetHost], modules: [FleetModule]) {
        let all = members.values.sorted { $0.host.name < $1.host.name }
        let hosts = all.map { member in
            FleetHost(
                member.host.name,
                isSelf: member.host == own,
                // It may have been heard in the middle of this turn.
                heard: max(now, member.heard).seconds(since: member.heard),
                sharesOthers: sharesOthers(member.report),
                report: member.report?.report
            )
        }
        // Those of a host that is away count as gone.
        let there = all.filter { $0.host == own || now.duration - $0.heard.duration < SharedScene.absence }
        let modules = there.flatMap { member in
            (member.report?.modules ?? []).map {
                FleetModule($0.name, on: member.host.name, destinations: $0.destinations)
            }
        }
        return (hosts, modules.sorted { ($0.module, $0.host) < ($1.module, $1.host) })
    }
}
