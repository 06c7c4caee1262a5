import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodecTests
@testable import NavigationStore

/// A store as lines, and back; and made smaller.
@Suite(.onSharedThreads)
struct ExportTests {
    private func filled() throws -> Scratch {
        let scratch = try Scratch()
        let store = try scratch.loaded { ($0.snapshotChanges, $0.history) = (30, 20) }.store
        store.meta = ["session": 9, "negative": -4]
        let configuration = try RawJSON(parsing: #"{"title" : "Grüße\n", "n": 1.50}"#)
        for (index, name) in ["main", "two", "three"].enumerated() {
            let scene = RandomScene(seed: UInt64(index), scene: name, operations: 100, hasLargeEntries: true)
            try store.commit([.sceneCreated(name: name, restorationKey: "key", configuration: configuration)])
            let beginning = RandomScene(seed: UInt64(index), scene: name, operations: 64, hasLargeEntries: true)
            try store.commit(beginning)
            try store.commit(scene, from: beginning.changes.count)
        }
        try store.commit([.sceneSetAside(name: "three")])
        try store.close()
        return scratch
    }

    private func lines(_ path: String) throws -> [[UInt8]] {
        var lines: [[UInt8]] = []
        try NavigationStore.export(path) { line in
            #expect(line.last == UInt8(ascii: "\n"))
            lines.append(line.dropLast())
        }
        return lines
    }

    private func expectSame(_ one: Scratch, _ other: Scratch) throws {
        for key in [nil, "key", "another"] as [String?] {
            let (first, second) = (try one.loaded(restorationKey: key), try other.loaded(restorationKey: key))
            #expect(first.store.meta == second.store.meta)
            #expect(first.store.setAside.map(\.name) == second.store.setAside.map(\.name))
            #expect(first.scenes.map(\.tree) == second.scenes.map(\.tree))
            #expect(first.scenes.map(\.configuration) == second.scenes.map(\.configuration))
            #expect(first.scenes.map { $0.history.map(\.change) } == second.scenes.map { $0.history.map(\.change) })
            #expect(first.scenes.map { $0.history.map(\.cause) } == second.scenes.map { $0.history.map(\.cause) })
        }
    }

    @Test func whatIsExportedCanBeImported() throws {
        let (scratch, other) = (try filled(), try Scratch())
        let lines = try lines(scratch.path)
        #expect(lines.allSatisfy { (try? RawJSON(parsing: String(decoding: $0, as: UTF8.self))) != nil })
        try NavigationStore.import(lines, to: other.path)
        #expect(other.names == ["state.db"])
        #expect(other.mode(other.path) == 0o600)
        #expect(try self.lines(other.path) == lines)
        #expect(try NavigationStore.check(other.path).problems == [])
        try expectSame(scratch, other)
    }

    @Test func anImportOverwritesNothing() throws {
        let (scratch, other) = (try filled(), try Scratch())
        let lines = try lines(scratch.path)
        try other.write(Array("something".utf8))
        #expect(throws: StoreError.exists) { try NavigationStore.import(lines, to: other.path) }
        #expect(try other.bytes() == Array("something".utf8))
    }

    /// Leaves out each line in turn, or changes it. No store is made.
    @Test func brokenExportsMakeNoStore() throws {
        let scratch = try filled()
        let lines = try lines(scratch.path)
        for index in lines.indices {
            var some = lines
            some.remove(at: index)
            let other = try Scratch()
            #expect(throws: StoreError.self, "without line \(index)") {
                try NavigationStore.import(some, to: other.path)
            }
            #expect(other.names == [])
        }
        for index in lines.indices {
            var some = lines
            some[index] = Array(
                String(decoding: some[index], as: UTF8.self).replacing("A", with: "B", maxReplacements: 1).utf8
            )
            guard some[index] != lines[index] else { continue }
            let other = try Scratch()
            try? NavigationStore.import(some, to: other.path)
            if other.names == ["state.db"] { #expect(try NavigationStore.check(other.path).problems == []) }
        }
    }

    @Test func linesOfOthersAreRefused() throws {
        let other = try Scratch()
        let cases: [(String, StoreError)] = [
            (#"{"store":"redis","version":1}"#, .foreign),
            (#"{"store":"navhost","version":7,"meta":{}}"#, .newer(found: 7, known: Schema.version)),
            (#"[1]"#, .damaged("line 1: is not a JSON object")),
            (#"{"store":"navhost","version":1}"#, .damaged("the last lines are missing")),
        ]
        for (line, expected) in cases {
            #expect(throws: expected) { try NavigationStore.import([Array(line.utf8)], to: other.path) }
        }
        #expect(other.names == [])
    }

    @Test func compactingKeepsEverything() throws {
        let (scratch, other) = (try filled(), try Scratch())
        try other.write(scratch.bytes())
        let store = try other.loaded().store
        let large = RandomScene(seed: 77, scene: "large", operations: 2000)
        try store.commit([.sceneCreated(name: "large", configuration: .emptyObject)])
        try store.commit(large)
        try store.commit([.sceneClosed(name: "large")])
        try store.close()
        let (before, after) = try NavigationStore.compact(other.path)
        #expect(after < before)
        #expect(try other.bytes().count == after)
        #expect(try NavigationStore.check(other.path).problems == [])
        try expectSame(scratch, other)
    }

    @Test func theReportSaysWhatIsThere() throws {
        let scratch = try filled()
        let report = try NavigationStore.check(scratch.path)
        #expect(report.scenes.map(\.name) == ["main", "two", "three"])
        #expect(report.scenes.map(\.isOpen) == [true, true, false])
        #expect(report.meta == ["session": 9, "negative": -4])
        #expect(report.bytes > 4096)
        let trees = (0..<3).map { RandomScene(seed: $0, operations: 100, hasLargeEntries: true).tree }
        #expect(report.scenes.map(\.revision) == trees.map(\.revision))
        #expect(report.scenes.map(\.entries) == trees.map(\.entryCount))
        #expect(report.scenes.map(\.navigators) == trees.map(\.navigatorCount))
    }
}
