import GRDB
import JSON
import NavigationCodec
import NavigationTree

// For a person who looks after a store while no host has it open.

/// The contents of a store, and its damage.
package struct StoreReport: Sendable {
    package struct Scene: Sendable {
        package let name: String
        package let restorationKey: String
        /// Whether the host has the scene open. Otherwise the scene is set aside.
        package let isOpen: Bool
        package let revision: UInt64
        /// The number of revisions in the store.
        package let history: Int
        package let navigators: Int
        package let entries: Int
        /// The states under former restoration keys of the scene's own.
        package let setAside: Int
    }

    /// The scenes that can be read.
    package internal(set) var scenes: [Scene] = []
    package internal(set) var meta: [String: Int64] = [:]
    /// Bytes of the file and its log.
    package internal(set) var bytes = 0
    /// All damage that was found. Empty for a sound store.
    package internal(set) var problems: [String] = []
}

extension NavigationStore {
    /// Reads all of a store: the scenes, those that are set aside, and SQLite's own structures. It reports damage,
    /// and throws only when it cannot read the file at all.
    package static func check(_ path: String) throws(StoreError) -> StoreReport {
        let file = StoreFile(path)
        var report = StoreReport()
        do {
            let store = try NavigationStore(file, StoreOptions())
            report.bytes = file.size
            report.meta = store.meta
            try store.inDatabase { store.check(&report, in: $0) }
            try store.close()
        } catch .damaged(let reason) { report.problems.append(reason) }
        return report
    }

    private func check(_ report: inout StoreReport, in db: Database) {
        note(&report) { report in
            let found = try String.fetchAll(db, sql: "PRAGMA integrity_check")
            report.problems += found.filter { $0 != "ok" }
        }
        note(&report) { report in
            let (rows, tips) = (try Rows.readScenes(in: db), try Rows.readTips(in: db))
            for row in rows { note(&report) { $0.scenes.append(try check(row, tips[row.id], in: db)) } }
            report.problems += try Rows.strays(besides: Set(rows.map(\.id) + left), in: db)
        }
    }

    private func note(_ report: inout StoreReport, _ work: (inout StoreReport) throws -> Void) {
        do { try work(&report) } catch {
            if case .damaged(let reason) = StoreError(error) {
                report.problems.append(reason)
            } else {
                report.problems.append("\(StoreError(error))")
            }
        }
    }

    private func check(_ row: SceneRow, _ tip: UInt64?, in db: Database) throws -> StoreReport.Scene {
        guard let tip else { throw StoreError.damaged("scene \(row.name): its newest revision is missing") }
        var pool = TypePool()
        let scene = try read(row, tip: tip, &pool, checksJSON: true, in: db).0
        return StoreReport.Scene(
            name: row.name,
            restorationKey: row.restorationKey,
            isOpen: row.isOpen,
            revision: scene.tree.revision,
            history: scene.history.count,
            navigators: scene.tree.navigatorCount,
            entries: scene.tree.entryCount,
            setAside: scene.setAside.count
        )
    }

    /// Returns the space of deleted rows to the file system. Nothing else changes, and nothing changes at all when it
    /// is interrupted.
    ///
    /// - Returns: the size of the file in bytes, before and after.
    @discardableResult
    package static func compact(_ path: String) throws(StoreError) -> (before: Int, after: Int) {
        let file = StoreFile(path)
        let before = file.exists ? file.size : 0
        let store = try NavigationStore(file, StoreOptions())
        _ = try store.load()
        while !store.isSwept { try store.sweep() }
        try store.inDatabase { try $0.execute(sql: "VACUUM") }
        try store.close()
        return (before, file.size)
    }
}
