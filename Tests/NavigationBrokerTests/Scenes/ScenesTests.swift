import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine that owns the scenes, alone.
struct ScenesTests {
    private static let configuration = SceneConfiguration()
    private static var limits: Limits {
        var limits = Limits()
        limits.scenes = 2
        return limits
    }

    private var scenes = Scenes(limits: limits)

    private mutating func create(_ name: String) throws(WireError) -> Scene {
        try scenes.create(name, Self.configuration, limits: Self.limits)
    }

    @Test func mainIsThereFromTheBeginning() {
        #expect(scenes.names == ["main"] && scenes.main.tree.revision == 0)
        #expect(scenes["main"] === scenes.main && scenes["rear"] == nil)
    }

    @Test mutating func newSceneIsFoundByItsName() throws {
        let rear = try create("rear")
        #expect(scenes["rear"] === rear && scenes.names == ["main", "rear"] && scenes.count == 2)
    }

    @Test mutating func nameIsGivenOnce() throws {
        let error = #expect(throws: WireError.self) { try create("main") }
        #expect(error?.code == .nameInUse && scenes.count == 1)
    }

    @Test mutating func scenesAreLimited() throws {
        _ = try create("rear")
        let error = #expect(throws: WireError.self) { try create("side") }
        #expect(error?.code == .limitReached && scenes.names == ["main", "rear"])
    }

    @Test func mainCannotBeClosed() {
        let error = #expect(throws: WireError.self) { try scenes.closing("main") }
        #expect(error?.code == .rootFixed)
    }

    @Test func unknownSceneCannotBeClosed() {
        let error = #expect(throws: WireError.self) { try scenes.closing("rear") }
        #expect(error?.code == .unknownScene)
    }

    @Test mutating func closedSceneMayBeMadeAgain() throws {
        let first = try create("rear")
        scenes.close(try scenes.closing("rear"))
        #expect(scenes["rear"] == nil)
        #expect(try create("rear") !== first)
    }

    @Test mutating func closingIsTakenBack() throws {
        let rear = try create("rear")
        let closing = try scenes.closing("rear")
        scenes.close(closing)
        _ = scenes.takeBack(.closed(closing))
        #expect(scenes["rear"] === rear)
    }

    @Test mutating func creationIsTakenBack() throws {
        _ = try create("rear")
        _ = scenes.takeBack(.created("rear"))
        #expect(scenes["rear"] == nil && scenes.names == ["main"])
    }

    @Test func closedSceneIsForgottenInFormerLives() throws {
        var restoration = Restoration()
        restoration.formerInstances = ["before": ["main": 4, "rear": 2]]
        var scenes = Scenes(restoring: restoration, limits: Self.limits)
        _ = try scenes.create("rear", Self.configuration, limits: Self.limits)
        let closing = try scenes.closing("rear")
        scenes.close(closing)
        #expect(scenes.formerInstances == ["before": ["main": 4]])
        _ = scenes.takeBack(.closed(closing))
        #expect(scenes.formerInstances == restoration.formerInstances)
    }

    @Test func requestFindsItsScene() throws {
        #expect(try scenes.check(SceneTarget(scene: "main")) === scenes.main)
        let error = #expect(throws: WireError.self) { try scenes.check(SceneTarget(scene: "rear")) }
        #expect(error?.code == .unknownScene)
    }

    @Test func sceneKnowsItsRevision() throws {
        try scenes.main.checkIs(at: 0)
        let error = #expect(throws: WireError.self) { try scenes.main.checkIs(at: 1) }
        #expect(error?.code == .revisionMismatch)
    }

    @Test func historyReachesAsFarAsItIsKept() throws {
        try scenes.main.checkIsKept(0)
        let error = #expect(throws: WireError.self) { try scenes.main.checkIsKept(1) }
        #expect(error?.code == .outsideWindow)
    }
}

/// One scene, alone.
struct SceneTests {
    private let scene = Scene("main", configuration: SceneConfiguration(), limits: Limits())

    /// Adds a stack and remembers the change.
    private func addStack(_ name: String) throws {
        let root = scene.tree.root
        let created = try scene.withTree { tree throws(NavigationError) in
            try tree.createStack(StackRequest(name: name), under: root, by: nil)
        }
        scene.remember(created.change, Cause(.hostStarted, session: nil))
    }

    @Test func currentNavigatorIsMeantWithoutAName() throws {
        try addStack("home")
        #expect(try scene.find(nil) == scene.tree.current)
        #expect(try scene.find("home") == scene.tree.navigator(named: "home"))
    }

    @Test func unknownNavigatorIsRefused() {
        let error = #expect(throws: WireError.self) { try scene.find("home") }
        #expect(error?.code == .unknownNavigator)
    }

    @Test func unknownEntryIsRefused() {
        let error = #expect(throws: WireError.self) { try scene.entry(EntryID(rawValue: 9)) }
        #expect(error?.code == .unknownEntry)
    }

    @Test func treeIsHadAsItWas() throws {
        try addStack("home")
        try addStack("search")
        #expect(try scene.tree(at: 1).navigatorCount == 2)
        #expect(try scene.tree(at: 0).navigatorCount == 1)
        #expect(scene.tree.navigatorCount == 3)
    }

    @Test func treeOfALaterRevisionIsRefused() {
        let error = #expect(throws: WireError.self) { try scene.tree(at: 1) }
        #expect(error?.code == .outsideWindow)
    }

    @Test func historyIsTrimmedToNewLimits() throws {
        try addStack("home")
        var limits = Limits()
        limits.history = 0
        scene.use(limits)
        #expect(scene.history.oldest == 1 && scene.tree.navigatorCount == 2)
    }
}
