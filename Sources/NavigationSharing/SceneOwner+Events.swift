import JSON
import NavigationBroker
import NavigationFleet
import NavigationProtocol

// Events of the scene, for watches on all hosts.

extension SceneOwner {
    /// The watches of a host want events up to a level; nil when the host is gone.
    mutating func hears(_ host: FleetHostID, _ verbosity: SceneConfiguration.Verbosity?) {
        if let verbosity { guests[host, default: Guest()].verbosity = verbosity }
        broker.tellOthers(events: guests.values.map(\.verbosity).max() ?? .silent, of: scene)
    }

    /// An event, for each host with watches that want it.
    func lines(of event: HostEvent) -> [Output] {
        var writer = JSONWriter()
        writer.line(EventNotification(watch: 0, scene: scene, event))
        return guests.filter { $0.value.verbosity >= event.level }.keys.sorted().map {
            .lines(SharedScene.watches, of: $0, writer.bytes)
        }
    }

    /// The parts of a module that this owner takes from a line.
    func scope(of word: ClientWord) -> PartScope {
        if case .again = word { .sceneAgain(scene) } else { .scene(scene) }
    }
}
