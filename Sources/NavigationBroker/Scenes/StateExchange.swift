import JSON
import NavigationProtocol
import NavigationTree

/// A scene gets another state as a whole. Either it gets another restoration key: its state is set aside, and the state
/// of the new key takes its place. Or it imports a state.
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

    /// The effects of an exchange.
    struct Outcome {
        let change: ChangeResult
        let removed: NavigationChange.Removed
        /// The keys whose states were dropped, oldest first.
        let dropped: [String]
    }

    private let scene: Scene
    /// The restoration key that it has afterwards.
    private let key: String
    private let leaving: SetAsideState?
    private let returning: SetAsideState?
    private let isImport: Bool

    /// Refuses a state that is too large to be set aside. Nothing has changed then.
    init(of scene: Scene, for key: String, limits: Limits) throws(WireError) {
        (self.scene, self.key, isImport) = (scene, key, false)
        leaving = scene.tree.stateToSetAside(under: scene.restorationKey)
        returning = scene.setAside[key]
        guard leaving?.weight ?? 0 <= limits.restorationBytes else {
            throw .limitReached("restorationBytes", limits.restorationBytes)
        }
    }

    /// - Parameter state: the state as a part of this scene; nil for an empty one.
    init(of scene: Scene, importing state: SetAsideState?) {
        (self.scene, key, isImport) = (scene, scene.restorationKey, true)
        (leaving, returning) = (nil, state)
    }

    /// Whether a state comes back.
    var restores: Bool { returning != nil }

    /// Exchanges the states, and ends all that waited for something in the scene.
    func carryOut(
        on machines: inout Machines,
        because cause: Cause,
        now: MonotonicTime
    ) throws(WireError) -> Outcome {
        let (change, quarantined, signals) = try changeTree(on: machines)
        let former = Former(scene)
        let taken = isImport ? nil : returning
        let dropped = scene.setAside.exchange(leaving, for: taken, limits: machines.limits)
        scene.configuration.restorationKey = key.isEmpty ? nil : key
        if returning != nil { scene.restoredRevision = change.revision }
        let record = JournalRecord.SceneRestored(
            scene: scene.name,
            configuration: scene.configuration,
            setAside: leaving,
            forgotten: (dropped + [taken].compactMap { $0 }).map(\.revision)
        )
        machines.note(.sceneRestored(record), .scenes(.restored(former)))
        machines.publish(change, in: scene, cause: cause, now: now)
        endWaiting(on: &machines, now: now)
        Quarantine.tell(quarantined, in: scene, on: &machines, now: now)
        for type in returning?.types ?? [] {
            Migration.ask(of: type, in: scene, during: cause.trace, on: &machines, now: now)
        }
        for signal in signals { signal.tell(in: scene.name, on: &machines, now: now) }
        let result = ChangeResult(
            scene: scene.wireName,
            revision: change.revision,
            durability: machines.configuration.durability
        )
        return Outcome(change: result, removed: change.removed, dropped: dropped.map(\.key))
    }

    /// One revision: the exchange, and all that a registration would do with restored entries.
    private func changeTree(
        on machines: borrowing Machines
    ) throws(WireError) -> (NavigationChange, [NavigationTree.Quarantined], [KeptSignal]) {
        let registry = machines.registry
        scene.tree.begin()
        do {
            try scene.withTree { tree throws(NavigationError) in
                _ = try tree.exchangeState(for: returning) { registry.owner(of: $0) != nil }
                if isImport { try tree.refuseWhenTooLarge() }
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
        let name = scene.name
        let error = WireError(
            .cancelled,
            isImport
                ? "Scene \"\(name)\" has got an imported state"
                : "Scene \"\(name)\" has got the restoration key \"\(key)\", and another state with it",
            ["scene": .string(name), "restorationKey": isImport ? nil : .string(key)]
        )
        SentSequence.end(.failed(error), on: &machines, now: now) { $0.scene == name }
        Suspension.refuse(error, on: &machines, now: now) { $0.scene == name }
    }
}
