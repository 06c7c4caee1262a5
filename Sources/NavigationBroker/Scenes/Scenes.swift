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
    }

    init(restoring restoration: Restoration = Restoration(), limits: Limits) {
        let restored = restoration.scenes.map { Scene(restoring: $0, limits: limits) }
        self.main =
            restored.first { $0.name == SceneTarget.defaultScene }
            ?? Scene(SceneTarget.defaultScene, configuration: SceneConfiguration(), limits: limits)
        self.byName = Dictionary(uniqueKeysWithValues: restored.map { ($0.name, $0) })
        self.byName[main.name] = main
        self.formerInstances = restoration.formerInstances
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
        for instance in formerInstances.keys { formerInstances[instance]?[name] = nil }
    }

    /// Every scene keeps to new limits.
    func use(_ limits: Limits) {
        for scene in byName.values { scene.use(limits) }
    }

    // MARK: Taking back

    /// Puts back what changed in a turn that was not written. Answers the navigators that were never made.
    mutating func takeBack(_ undo: Undo) -> (scene: String, neverMade: [NavigatorID]) {
        switch undo {
        case .changed(let scene, let change): return (scene.name, scene.revoke(change))
        case .created(let name):
            byName[name] = nil
            return (name, [])
        case .closed(let closing):
            byName[closing.scene.name] = closing.scene
            formerInstances = closing.formerInstances
            return (closing.scene.name, [])
        case .configured(let scene, let former):
            scene.configuration = former
            return (scene.name, [])
        }
    }

    private func unknown(_ name: String) -> WireError {
        .unknown(.unknownScene, "scene", name, among: byName.keys)
    }
}
