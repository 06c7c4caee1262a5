import NavigationTree

/// Runs a test against a host in memory, whose clock stands still until the test moves it.
///
/// Nothing may be left over at the end: every change of a tree has to have been expected (``TestHost/expect(scene:_:file:line:)``), every question answered, every
/// request's answer and every notification taken. What the test or the host throws is thrown.
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

    /// A new connection, as a client or a module has one.
    public func connect() -> TestSession {
        let session = TestSession(host.connect(), self)
        sessions.append(session)
        return session
    }

    /// Moves the clock: what had a deadline by then is late.
    public func advance(by seconds: Double) {
        precondition(seconds >= 0, "time does not go back")
        host.advance(by: seconds)
    }

    /// A scene as it is now. There is an empty tree for one that is not there.
    public func tree(of scene: String = "main") -> TestTree { host.tree(of: scene).map(TestTree.init) ?? TestTree() }

    /// Expects what has changed in a scene since the last time; without `change`, that nothing has.
    ///
    /// `change` does to the tree what the host should have done. With ``Exhaustivity/off`` it is given the tree as it is, and what it does has to be there
    /// already.
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

    /// Runs a part of a test with another exhaustivity. What happened in a part without it need not be expected later.
    public func withExhaustivity<Result>(_ exhaustivity: Exhaustivity, _ body: () throws -> Result) rethrows -> Result {
        let before = self.exhaustivity
        self.exhaustivity = exhaustivity
        defer {
            if exhaustivity == .off { passOver() }
            self.exhaustivity = before
        }
        return try body()
    }

    /// Ends a session as if its process had died.
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
            left.append("The scene \(scene) has changed, and nobody expected it (− expected, + found):\n\(difference)")
        }
        for session in sessions { left += session.leftOver() }
        guard !left.isEmpty else { return }
        throw TestFailure(left.joined(separator: "\n"), at: place)
    }
}
