import JSON
import NavigationProtocol
import NavigationTree

/// A scene gets another restoration key: its state is set aside, and the state of the new key takes its place.
///
/// It is an ordinary revision of the scene. So watches, the history and the store need nothing new for the tree itself.
struct StateExchange {
    /// The scene and its key as they were, for a turn that is taken back.
    struct Former {
        let scene: Scene
        fileprivate let configuration: SceneConfiguration
        fileprivate let setAside: SetAsideStates
        fileprivate let restoredRevision: UInt64

        fileprivate init(_ scene: Scene) {
            self.scene = scene
            (configuration, setAside) = (scene.configuration, scene.setAside)
            restoredRevision = scene.restoredRevision
        }

        /// Gives the scene its former key. Its tree is taken back apart from it.
        func takeBack() {
            (scene.configuration, scene.setAside) = (configuration, setAside)
            scene.restoredRevision = restoredRevision
        }
    }

    private let scene: Scene
    private let key: String
    private let leaving: SetAsideState?
    private let returning: SetAsideState?

    /// Refuses a state that is too large to be set aside. Nothing has changed then.
    init(of scene: Scene, for key: String, limits: Limits) throws(WireError) {
        (self.scene, self.key) = (scene, key)
        leaving = scene.tree.stateToSetAside(under: scene.restorationKey)
        returning = scene.setAside[key]
        guard leaving?.weight ?? 0 <= limits.restorationBytes else {
            throw .limitReached("restorationBytes", limits.restorationBytes)
        }
    }

    /// Whether a state comes back.
    var restores: Bool { returning != nil }

    /// Exchanges the states, and ends all that waited for something in the scene.
    ///
    /// - Returns: the keys whose states were dropped, oldest first.
    func carryOut(on machines: inout Machines, because cause: Cause, now: MonotonicTime) throws(WireError) -> [String] {
        let (change, quarantined, signals) = try changeTree(on: machines)
        let former = Former(scene)
        let dropped = scene.setAside.exchange(leaving, for: returning, limits: machines.limits)
        scene.configuration.restorationKey = key.isEmpty ? nil : key
        if returning != nil { scene.restoredRevision = change.revision }
        let record = JournalRecord.SceneRestored(
            scene: scene.name,
            configuration: scene.configuration,
            setAside: leaving,
            forgotten: (dropped + [returning].compactMap { $0 }).map(\.revision)
        )
        machines.note(.sceneRestored(record), .scenes(.restored(former)))
        machines.publish(change, in: scene, cause: cause, now: now)
        endWaiting(on: &machines, now: now)
        Quarantine.tell(quarantined, in: scene, on: &machines, now: now)
        for type in returning?.types ?? [] {
            Migration.ask(of: type, in: scene, during: cause.trace, on: &machines, now: now)
        }
        for signal in signals { signal.tell(in: scene.name, on: &machines, now: now) }
        return dropped.map(\.key)
    }

    /// One revision: the exchange, and all that a registration would do with restored entries.
    private func changeTree(
        on machines: borrowing Machines
    ) throws(WireError) -> (NavigationChange, [NavigationTree.Quarantined], [KeptSignal]) {
        let registry = machines.registry
        scene.tree.begin()
        do {
            _ = try scene.withTree { tree throws(NavigationError) in
                try tree.exchangeState(for: returning) { registry.owner(of: $0) != nil }
            }
        } catch {
            scene.tree.rollBack()
            throw WireError(error, in: scene.tree)
        }
        guard let returning else { return (scene.tree.commit(), [], []) }
        var supplies: [TypeName: Bool] = [:]
        for type in returning.types where registry.owner(of: type) != nil {
            supplies[type] = registry.providesContent(type)
        }
        _ = scene.tree.expectContent(supplies)
        let violations = scene.tree.violations(of: registry.rules)
        let (_, quarantined) = scene.tree.quarantine(violations, upTo: returning.revision)
        let (_, signals) = scene.tree.releaseSignals { machines.isThere($0) }
        return (scene.tree.commit(), quarantined, signals)
    }

    /// Requests that wait mean the former state, and so do sequences. The published change has ended the rest.
    private func endWaiting(on machines: inout Machines, now: MonotonicTime) {
        let (name, key) = (scene.name, key)
        let error = WireError(
            .cancelled,
            "Scene \"\(name)\" has got the restoration key \"\(key)\", and another state with it",
            ["scene": .string(name), "restorationKey": .string(key)]
        )
        SentSequence.end(.failed(error), on: &machines, now: now) { $0.scene == name }
        Suspension.refuse(error, on: &machines, now: now) { $0.scene == name }
    }
}
