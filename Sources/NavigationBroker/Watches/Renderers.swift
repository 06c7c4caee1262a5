import NavigationProtocol
import NavigationTree

/// The connections that draw scenes, as they say themselves.
///
/// A connection has at most one report for a scene. The report ends with either of them.
struct Renderers {
    struct Key: Hashable, Comparable {
        let scene: String
        let session: SessionID

        init(_ report: Renderer) { (scene, session) = (report.scene, report.session) }

        init(scene: String, session: SessionID) { (self.scene, self.session) = (scene, session) }

        static func < (one: Self, other: Self) -> Bool { (one.scene, one.session) < (other.scene, other.session) }
    }

    /// The former report of a connection; nil when it had none.
    struct Undo {
        let key: Key
        let former: Renderer?
    }

    private(set) var byKey: [Key: Renderer] = [:]

    /// By scene and session.
    var all: [Renderer] { byKey.sorted { $0.key < $1.key }.map(\.value) }

    /// Keeps a report, or ends it when nil. Answers nil when nothing changes.
    mutating func put(_ report: Renderer?, _ key: Key, limits: Limits) throws(WireError) -> Undo? {
        let former = byKey[key]
        guard former != report else { return nil }
        guard report == nil || former != nil || byKey.count < limits.renderers else {
            throw .limitReached("renderers", limits.renderers)
        }
        byKey[key] = report
        return Undo(key: key, former: former)
    }

    /// The connection is gone.
    mutating func sessionEnded(_ session: SessionID) {
        guard !byKey.isEmpty else { return }
        byKey = byKey.filter { $0.key.session != session }
    }

    /// The scene is gone. Answers how that is taken back.
    mutating func sceneClosed(_ scene: String) -> [Undo] {
        let gone = byKey.filter { $0.key.scene == scene }
        for key in gone.keys { byKey[key] = nil }
        return gone.map { Undo(key: $0.key, former: $0.value) }
    }

    /// Puts back what changed in a turn that was not written.
    ///
    /// - Parameter isConnected: whether a session is still there.
    mutating func takeBack(_ undo: Undo, isConnected: (SessionID) -> Bool) {
        byKey[undo.key] = isConnected(undo.key.session) ? undo.former : nil
    }
}
