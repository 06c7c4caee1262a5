import Foundation
import GRDB
import JSON
import NavigationTree

@testable import NavigationCodec
@testable import NavigationCodecTests
@testable import NavigationStore
@testable import NavigationStoreTests

/// The rows of one scene, as the bytes of an input say.
///
/// First comes the number of the newest revision, in two bytes. Each row begins with its table: 0 and 1 for a part of
/// the snapshot, 2 for changes, 3 for the snapshot, 4 for a state that is set aside; 8 more for numbers of eight bytes
/// and not two. Its numbers follow, and its blob up to ``mark``.
struct RowSource {
    private enum Content {
        case part([Int64])
        case changes(first: Int64, count: Int64)
        case snapshot([Int64])
    }

    let tip: UInt64
    private var rows: [(content: Content, blob: [UInt8])] = []
    private static let scene: Int64 = 1
    private static let mark: [UInt8] = [0xFF, 0xFE, 0xFF]
    private static let maximumRows = 24

    init(_ bytes: [UInt8]) {
        var source = ByteSource(bytes[...])
        tip = source.number(ofBytes: 2)
        while !source.isAtEnd, rows.count < Self.maximumRows {
            let table = source.byte()
            let width = table & 8 == 0 ? 2 : 8
            func numbers(_ count: Int) -> [Int64] {
                (0..<count).map { _ in Int64(bitPattern: source.number(ofBytes: width)) }
            }
            let content: Content =
                switch table % 8 {
                case 2: .changes(first: numbers(1)[0] & (1 << Rows.revisionBits - 1), count: numbers(1)[0])
                case 3: .snapshot(numbers(5))
                case 4: .part([PartKey.setAsideKind] + numbers(1) + [0])
                default: .part(numbers(3))
                }
            rows.append((content, source.part(endingAt: Self.mark)))
        }
    }

    /// Writes the rows with their checksums. Of two rows with the same key, the first one stays.
    func write(in db: Database) throws -> SceneRow {
        for (content, blob) in rows {
            let data = Data(blob)
            switch content {
            case .part(let numbers):
                let numbers = [Self.scene] + numbers
                let checksum = Rows.checksum(data, numbers)
                try db.execute(
                    sql: "INSERT OR IGNORE INTO part VALUES (?, ?, ?, ?, ?, ?)",
                    arguments: StatementArguments(numbers) + [data, checksum]
                )
            case .changes(let first, let count):
                let key = Rows.key(Self.scene, UInt64(first))
                try db.execute(
                    sql: "INSERT OR IGNORE INTO change VALUES (?, ?, ?, ?)",
                    arguments: [key, count, data, Rows.checksum(data, [key, count])]
                )
            case .snapshot(let numbers):
                let numbers = [Self.scene] + numbers
                try db.execute(
                    sql: "INSERT OR IGNORE INTO snapshot VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    arguments: StatementArguments(numbers) + [data, Rows.checksum(data, numbers)]
                )
            }
        }
        return SceneRow(id: Self.scene, name: "main", restorationKey: "", isOpen: true, configuration: .emptyObject)
    }

    // MARK: Seeds

    /// Short scenes as changes, as a snapshot, and as both, and one with a state that is set aside.
    static func seeds() -> [[UInt8]] {
        (0..<24).flatMap { seed in
            let scene = RandomScene(seed: UInt64(seed), operations: 3 + seed % 6)
            let middle = seed % (scene.changes.count + 1)
            return [
                rows(of: scene, from: 0), rows(of: scene, from: middle), rows(of: scene, from: scene.changes.count),
            ]
        }
    }

    /// A snapshot before a change, and the changes from there on.
    private static func rows(of scene: RandomScene, from middle: Int) -> [UInt8] {
        var tree = NavigationTree(scene: "main")
        for change in scene.changes[..<middle] { tree.apply(change) }
        var bytes = words([UInt64(scene.tree.revision)])
        if middle > 0 { bytes += snapshot(of: tree) }
        if middle % 3 == 1, let state = tree.stateToSetAside(under: "k"), middle < scene.changes.count {
            bytes += [4] + words([state.revision]) + state.encoded + mark
        }
        let changes = scene.changes[middle...]
        for rest in [changes.prefix(2), changes.dropFirst(2)] {
            guard let first = rest.first else { continue }
            var encoder = StepEncoder(near: first.revision)
            for change in rest { encoder.encode(change, cause: .emptyObject) }
            bytes += [2] + words([first.revision, UInt64(rest.count)]) + encoder.bytes + mark
        }
        return bytes
    }

    private static func snapshot(of tree: NavigationTree) -> [UInt8] {
        let orphaned = tree.orphaned.sorted().map { NavigationChange.Step.typeOrphaned($0) }
        let counts = [tree.navigatorCount, tree.entryCount, tree.attachmentCount].map { UInt64($0) }
        var bytes = [3] + words([tree.revision, tree.nextIdentifier] + counts) + blob(orphaned)
        for id in tree.navigatorIDs {
            let steps = [tree.creation(of: id), tree.selection(of: id)].compactMap { $0 }
            bytes += [0] + words([0, id.rawValue, 0]) + blob(steps)
            let entries = Array(tree.entrySteps(of: id, from: 0))
            if !entries.isEmpty { bytes += [1] + words([1, id.rawValue, 0]) + blob(entries) }
        }
        for attachment in tree.allAttachments {
            bytes += [1] + words([2, attachment.id.rawValue, 0]) + blob([.attached(attachment)])
        }
        return bytes
    }

    private static func blob(_ steps: [NavigationChange.Step]) -> [UInt8] {
        var encoder = StepEncoder()
        for step in steps { encoder.encode(step) }
        return encoder.bytes + mark
    }

    private static func words(_ numbers: [UInt64]) -> [UInt8] {
        numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
}
