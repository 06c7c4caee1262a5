import JSON
import NavigationProtocol
import NavigationTree

/// The scenes of the host.
///
/// 1. The scene `main` lives as long as the host.
/// 2. A name is given to one scene at a time.
/// 3. The revisions of a scene in former lives of the host are forgotten with the scene.
struct Scenes {
    private var byName: [String: Scene]
    /// The default scene. Most requests mean it, so it is found without a look at the names.
    let main: Scene
    /// Lives of the host before this one; see ``Restoration/formerInstances``.
    private(set) var formerInstances: [String: [String: UInt64]]
    /// Scenes that lost revisions in the store.
    let rolledBack: [RolledBack]
    /// When presentations that are shown for a time are closed.
    private var timers = PassingTimers()

    /// A scene that is about to be closed, with what it takes to undo that.
    struct Closing {
        let scene: Scene
        fileprivate let formerInstances: [String: [String: UInt64]]
    }

    /// A change of the scenes, with what it takes to go back.
    enum Undo {
        /// The tree of a scene has changed.
        case changed(Scene, NavigationChange)
        case created(String)
        case closed(Closing)
        /// As it was configured before.
        case configured(Scene, SceneConfiguration)
        /// As it was under its former restoration key.
        indirect case restored(StateExchange.Former)
    }

    init(restoring restoration: Restoration = Restoration(), limits: Limits) {
        let restored = restoration.scenes.map { Scene(restoring: $0, limits: limits) }
        self.main =
            restored.first { $0.name == SceneTarget.defaultScene }
            ?? Scene(SceneTarget.defaultScene, configuration: SceneConfiguration(), limits: limits)
        self.byName = Dictionary(uniqueKeysWithValues: restored.map { ($0.name, $0) })
        self.byName[main.name] = main
        self.formerInstances = restoration.formerInstances
        self.rolledBack = restoration.rolledBack
    }

    var count: Int { byName.count }

    /// By name.
    var names: [String] { byName.keys.sorted() }

    /// By name.
    var all: [Scene] { byName.values.sorted { $0.name < $1.name } }

    subscript(name: String) -> Scene? { name == main.name ? main : byName[name] }

    /// The scene that a request means. Refuses one that is not there, or not at the revision that the request wants.
    func check(_ target: SceneTarget) throws(WireError) -> Scene {
        guard let scene = self[target.scene] else { throw unknown(target.scene) }
        if let wanted = target.ifRevision { try scene.checkIs(at: wanted) }
        if let seen = target.ifNavigation { try scene.checkNothingNavigated(since: seen) }
        return scene
    }

    mutating func create(
        _ name: String,
        _ configuration: SceneConfiguration,
        limits: Limits
    ) throws(WireError) -> Scene {
        guard byName[name] == nil else {
            throw WireError(
                .nameInUse,
                "There is a scene \"\(name)\" already",
                ["scene": .string(name), "wanted": .string(name)]
            )
        }
        guard count < limits.scenes else { throw .limitReached("scenes", limits.scenes) }
        let scene = Scene(name, configuration: configuration, limits: limits)
        byName[name] = scene
        return scene
    }

    /// Refuses to close a scene that is not there, and the default one.
    func closing(_ name: String) throws(WireError) -> Closing {
        guard let scene = byName[name] else { throw unknown(name) }
        guard name != main.name else {
            throw WireError(.rootFixed, "The scene \"\(name)\" lives as long as the host")
        }
        return Closing(scene: scene, formerInstances: formerInstances)
    }

    mutating func close(_ closing: Closing) {
        let name = closing.scene.name
        byName[name] = nil
        timers.sceneClosed(name)
        for instance in formerInstances.keys { formerInstances[instance]?[name] = nil }
    }

    /// Every scene keeps to new limits.
    func use(_ limits: Limits) {
        for scene in byName.values { scene.use(limits) }
    }

    // MARK: Taking back

    /// Puts back what changed in a turn that was not written. Answers the navigators that were never made.
    ///
    /// Navigators that are back have no time until ``resumePassing(in:clock:now:)``. So the host does not try to close
    /// them again and again while the store cannot write that.
    mutating func takeBack(_ undo: Undo) -> (scene: String, neverMade: [NavigatorID]) {
        switch undo {
        case .changed(let scene, let change):
            let neverMade = scene.revoke(change)
            if !timers.isEmpty { for id in neverMade { timers.stop(.init(scene: scene.name, navigator: id)) } }
            return (scene.name, neverMade)
        case .created(let name):
            byName[name] = nil
            timers.sceneClosed(name)
            return (name, [])
        case .closed(let closing):
            byName[closing.scene.name] = closing.scene
            formerInstances = closing.formerInstances
            return (closing.scene.name, [])
        case .configured(let scene, let former):
            scene.configuration = former
            return (scene.name, [])
        case .restored(let former):
            former.takeBack()
            return (former.scene.name, [])
        }
    }

    private func unknown(_ name: String) -> WireError {
        .unknown(.unknownScene, "scene", name, among: byName.keys)
    }
}

// MARK: Presentations that pass

extension Scenes {
    // The time runs from the revision that showed a presentation, also while the host is away.

    /// When ``takePassed(now:)`` wants to be called next; nil when nothing passes.
    var nextDeadline: MonotonicTime? { timers.next }

    /// A scene has accepted a change, which may show and close navigators that pass.
    @inline(__always)
    mutating func followPassing(_ change: borrowing NavigationChange, in scene: Scene, now: MonotonicTime) {
        if !timers.isEmpty || scene.withTree({ !$0.passing.isEmpty }) { follow(change, in: scene, now: now) }
    }

    @inline(never)
    private mutating func follow(_ change: borrowing NavigationChange, in scene: Scene, now: MonotonicTime) {
        for step in change.steps {
            if case .navigatorCreated(let navigator) = step, let seconds = navigator.closesAfter {
                timers.start(.init(scene: scene.name, navigator: navigator.id), until: now + seconds)
            } else if case .navigatorClosed(let navigator, _) = step, navigator.closesAfter != nil {
                timers.stop(.init(scene: scene.name, navigator: navigator.id))
            }
        }
    }

    /// Navigators that pass have these times.
    mutating func startPassing(_ times: [NavigatorID: MonotonicTime], in scene: Scene) {
        let passing = scene.withTree(\.passing)
        for (id, time) in times where passing.contains(id) {
            timers.start(.init(scene: scene.name, navigator: id), until: time)
        }
    }

    /// Navigators of a scene pass that have no time yet, as after a restart of the host. The history says when each was
    /// shown; one that it has forgotten was shown before the oldest revision that is kept.
    mutating func resumePassing(in scene: Scene, clock: WallClock, now: MonotonicTime) {
        let passing = scene.withTree { tree in
            tree.passing.compactMap { id in tree[id]?.closesAfter.map { (id, $0) } }
        }
        let without = passing.filter { !timers.contains(.init(scene: scene.name, navigator: $0.0)) }
        guard !without.isEmpty else { return }
        let shown = scene.history.timesOfCreation(of: Set(without.map(\.0)))
        for (id, seconds) in without.sorted(by: { $0.0 < $1.0 }) {
            let elapsed = shown[id].map { Double(clock.milliseconds(at: now) - $0) / 1_000 } ?? 0
            let left = min(max(seconds - elapsed, 0), seconds)
            timers.start(.init(scene: scene.name, navigator: id), until: now + left)
        }
    }

    /// The next navigator whose time has come; nil when none has.
    mutating func takePassed(now: MonotonicTime) -> (scene: Scene, navigator: NavigatorID)? {
        while let subject = timers.takeDue(now: now) {
            if let scene = self[subject.scene] { return (scene, subject.navigator) }
        }
        return nil
    }
}

extension History {
    /// When these navigators were created, in milliseconds since 1970 (UTC). When no kept revision created one, the
    /// time of the oldest revision.
    fileprivate func timesOfCreation(of navigators: Set<NavigatorID>) -> [NavigatorID: Int64] {
        let records = records(after: oldest)
        var times: [NavigatorID: Int64] = [:]
        if let first = records.first?.cause.time { for id in navigators { times[id] = first } }
        for record in records {
            guard let time = record.cause.time else { continue }
            for case .navigatorCreated(let navigator) in record.change.steps where navigators.contains(navigator.id) {
                times[navigator.id] = time
            }
        }
        return times
    }
}
