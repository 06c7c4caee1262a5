import NavigationTree

/// Runs a test against a host in memory. The host's clock stands still until the test moves it.
///
/// At the end nothing may be left over. The test must have expected every change of a tree
/// (``TestHost/expect(scene:_:file:line:)``), answered every question, and taken every answer and every notification.
/// Errors of the test and of the host are thrown.
@discardableResult
public func withTestHost<Result>(
    exhaustivity: Exhaustivity = .on,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ body: (TestHost) throws -> Result
) throws -> Result {
    let host = TestHost(exhaustivity)
    let result = try body(host)
    try host.finish(at: TestPlace(file: file, line: line))
    return result
}

/// A host in memory, for one test: see ``withTestHost(exhaustivity:file:line:_:)``.
public final class TestHost {
    var host = InMemoryHost()
    private var exhaustivity: Exhaustivity
    private var sessions: [TestSession] = []
    /// The scenes as the test has expected them so far.
    private var expected: [String: TestTree] = ["main": TestTree()]

    init(_ exhaustivity: Exhaustivity) {
        self.exhaustivity = exhaustivity
    }

    /// Opens a new connection, for a client or a module.
    public func connect() -> TestSession {
        let session = TestSession(host.connect(), self)
        sessions.append(session)
        return session
    }

    /// Moves the clock by a number of seconds, 0 or more. Deadlines in that time pass.
    public func advance(by seconds: Double) {
        precondition(seconds >= 0, "time does not go back")
        host.advance(by: seconds)
    }

    /// The present tree of a scene; an empty tree when the scene does not exist.
    public func tree(of scene: String = "main") -> TestTree { host.tree(of: scene).map(TestTree.init) ?? TestTree() }

    /// Expects the changes of a scene since the last call. Without `change`, expects that the scene has not changed.
    ///
    /// `change` makes the changes to a tree that the host should have made. With ``Exhaustivity/off`` it gets the
    /// present tree, and its changes must already be there.
    public func expect(
        scene: String = "main",
        _ change: (inout TestTree) throws -> Void = { _ in },
        file: StaticString = #fileID,
        line: UInt = #line
    ) throws {
        let found = tree(of: scene)
        var tree = exhaustivity == .on ? expected[scene] ?? TestTree() : found
        try change(&tree)
        expected[scene] = found
        guard let difference = tree.difference(to: found) else { return }
        throw TestFailure(
            "The scene \(scene) is not as expected (− expected, + found):\n\(difference)",
            at: TestPlace(file: file, line: line)
        )
    }

    /// Runs a part of a test with another exhaustivity. Later parts need not expect what happened in a part without
    /// exhaustivity.
    public func withExhaustivity<Result>(_ exhaustivity: Exhaustivity, _ body: () throws -> Result) rethrows -> Result {
        let before = self.exhaustivity
        self.exhaustivity = exhaustivity
        defer {
            if exhaustivity == .off { passOver() }
            self.exhaustivity = before
        }
        return try body()
    }

    /// Closes a session as if its process had ended.
    func close(_ session: TestSession) {
        host.close(session.id)
    }

    private func passOver() {
        for scene in host.sceneNames { expected[scene] = tree(of: scene) }
        for session in sessions { session.passOver() }
    }

    /// Throws when anything is left over.
    func finish(at place: TestPlace) throws {
        guard exhaustivity == .on else { return }
        var left: [String] = []
        for scene in Set(expected.keys).union(host.sceneNames).sorted() {
            let expected = expected[scene] ?? TestTree()
            guard let difference = expected.difference(to: tree(of: scene)) else { continue }
            left.append(
                "The scene \(scene) has changed, and the test did not expect it (− expected, + found):\n\(difference)"
            )
        }
        for session in sessions { left += session.leftOver() }
        guard !left.isEmpty else { return }
        throw TestFailure(left.joined(separator: "\n"), at: place)
    }
}
