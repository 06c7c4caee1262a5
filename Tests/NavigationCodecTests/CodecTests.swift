import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodec

/// Steps as bytes and back, and errors for other bytes.
@Suite(.onSharedThreads)
struct CodecTests {
    private func encoded(_ changes: [NavigationChange]) -> [UInt8] {
        var encoder = StepEncoder(near: changes.first?.revision ?? 0)
        for change in changes { encoder.encode(change, cause: RandomScene.cause(of: change)) }
        return encoder.bytes
    }

    private func decoded(_ bytes: [UInt8], from first: UInt64, checksJSON: Bool = false) throws -> [NavigationChange] {
        try bytes.withUnsafeBytes { bytes in
            var pool = TypePool()
            var decoder = try StepDecoder(bytes, near: first, checksJSON: checksJSON)
            var changes: [NavigationChange] = []
            while !decoder.isAtEnd {
                let record = try decoder.change(
                    first + UInt64(changes.count),
                    &pool,
                    after: NavigationTree(scene: "main")
                )
                #expect(checksJSON || !record.cause.bytes.isEmpty)
                changes.append(record.change)
            }
            return changes
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func changesComeBackAsTheyWere(seed: UInt64) throws {
        let scene = RandomScene(seed: seed, operations: 200)
        let bytes = encoded(scene.changes)
        #expect(try decoded(bytes, from: 1) == scene.changes)
        #expect(try decoded(bytes, from: 1, checksJSON: true) == scene.changes)
    }

    /// The random scenes must have every form of a step. Otherwise the test above checks little.
    @Test func theRandomScenesHaveAllSteps() {
        var kinds: Set<String> = []
        for seed in 0..<40 as Range<UInt64> {
            for step in RandomScene(seed: seed, operations: 200).changes.flatMap(\.steps) {
                switch step {
                case .navigatorCreated(let navigator): kinds.insert("created \(navigator.kind)")
                case .navigatorClosed(_, let wasSelected): kinds.insert("closed \(wasSelected)")
                case .navigatorSelected(_, let child, let previous):
                    kinds.insert("selected \(child != nil) \(previous != nil)")
                case .entryAdded(_, _, let entry): kinds.insert("added \(entry.destination.hints != nil)")
                case .entryRemoved: kinds.insert("removed")
                case .entryChanged(_, let position, _, _): kinds.insert("changed \(position < 0)")
                case .typeOrphaned: kinds.insert("orphaned")
                case .typeRevived: kinds.insert("revived")
                case .attached: kinds.insert("attached")
                case .detached: kinds.insert("detached")
                case .attachmentChanged: kinds.insert("attachment changed")
                case .signalled(let signal): kinds.insert("signalled \(signal.kind)")
                }
            }
        }
        let expected: Set<String> = [
            "created stack", "created presentation", "closed true", "closed false", "selected true false",
            "selected true true", "selected false true", "added true", "added false", "removed", "orphaned", "revived",
            "attached", "detached", "attachment changed", "changed true", "changed false", "signalled entryFinished",
            "signalled triggerFired", "signalled flowStarted", "signalled flowCompleted", "signalled flowCancelled",
            "signalled flowFailed",
        ]
        #expect(expected.subtracting(kinds) == [])
    }

    /// Equal methods have one name, so each field is compared.
    @Test(arguments: [
        PresentationMethod(name: "drawer", hasPath: true),
        PresentationMethod(name: "toast", isExclusive: false, closesAfter: 2.5),
    ])
    func ownMethodsComeBackWhole(method: PresentationMethod) throws {
        var tree = NavigationTree(scene: "main")
        let page = Destination(type: try #require(TypeName("shop.page")))
        let shown = try tree.present(Presentation(page, method: .own(method)), over: tree.root, by: nil)
        let change = try #require(try decoded(encoded([shown.change]), from: 1).first)
        #expect(change == shown.change)
        guard case .navigatorCreated(let navigator)? = change.steps.first, case .own(let own)? = navigator.method else {
            Issue.record("no navigator was created")
            return
        }
        #expect(own.name == method.name && own.hasPath == method.hasPath && own.isDefined)
        #expect(own.isExclusive == method.isExclusive && own.closesAfter == method.closesAfter)
        #expect(navigator.root?.method == .own(method))
    }

    @Test(arguments: [
        PresentationMethod(name: "sheet"), PresentationMethod(name: "to ast"),
        PresentationMethod(name: "toast", closesAfter: 1e12),
    ])
    func methodThatNoModuleCanDefineIsRefused(method: PresentationMethod) throws {
        var tree = NavigationTree(scene: "main")
        let shown = try tree.present(Presentation(nil, method: .own(method)), over: tree.root, by: nil)
        #expect(throws: CodecError.self) { try decoded(encoded([shown.change]), from: 1) }
    }

    @Test(arguments: StepTag.methods)
    func everyMethodHasItsNumber(method: NavigationMethod) throws {
        #expect(StepTag.methods[Int(StepTag.number(of: method))] == method)
        #expect(StepTag.methods.count == NavigationMethod.builtIn.count)
    }

    @Test func everySignalHasItsNumber() {
        for kind in Signal.Kind.allCases { #expect(StepTag.signals[Int(StepTag.number(of: kind))] == kind) }
    }

    @Test(arguments: [true, false])
    func quarantineIsKept(isQuarantined: Bool) throws {
        let type = try #require(TypeName("shop.item"))
        let entry = Entry(
            id: EntryID(rawValue: 2),
            destination: Destination(type: type),
            method: .push,
            revision: 1,
            session: nil,
            isTransient: false,
            isQuarantined: isQuarantined
        )
        let step = NavigationChange.Step.entryAdded(NavigatorID(rawValue: 1), position: 0, entry)
        let changes = [NavigationChange(restoring: 1, steps: [step], weight: 0)]
        #expect(try decoded(encoded(changes), from: 1) == changes)
    }

    @Test func entriesOfATypeShareItsName() throws {
        var tree = NavigationTree(scene: "main")
        let changes = try (0..<3).map { _ in
            try tree.push(Destination(type: RandomScene.types[0]), on: tree.root, by: nil).change
        }
        let types = try decoded(encoded(changes), from: 1).flatMap(\.steps).compactMap { step in
            if case .entryAdded(_, _, let entry) = step { entry.destination.type } else { nil }
        }
        #expect(types.count == 3)
        #expect(types.allSatisfy { $0 === types[0] })
    }

    // MARK: Other bytes

    @Test func cutOffAnywhereIsRefused() throws {
        let scene = RandomScene(seed: 7, operations: 25)
        let bytes = encoded(scene.changes)
        for length in 0..<bytes.count {
            // The codec cannot see a cut between two changes. The count in the row shows it.
            let changes = try? decoded(Array(bytes[..<length]), from: 1)
            #expect(changes.map { scene.changes.starts(with: $0) && $0.count < scene.changes.count } ?? true)
        }
    }

    @Test(arguments: 0..<6 as Range<UInt64>)
    func flippedBitsNeverTrap(seed: UInt64) throws {
        let bytes = encoded(RandomScene(seed: seed, operations: 12).changes)
        for bit in 0..<bytes.count * 8 {
            var flipped = bytes
            flipped[bit / 8] ^= 1 << (bit % 8)
            try? replay(decoded(flipped, from: 1, checksJSON: bit % 2 == 0))
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func randomBytesNeverTrap(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let count = Int.random(in: 0..<200, using: &random)
            let bytes = [StepEncoder.version] + (0..<count).map { _ in UInt8.random(in: 0..<24, using: &random) }
            try? replay(decoded(bytes, from: 1, checksJSON: Bool.random(using: &random)))
        }
    }

    /// Well-formed bytes can have impossible values. They must be an error as well.
    private func replay(_ changes: [NavigationChange]) throws {
        var tree = NavigationTree(scene: "main")
        for change in changes { try tree.replay(change) }
        _ = tree.brokenInvariant()
    }

    @Test(arguments: [
        [0x80, 0x00], [0x80], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02],
        [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x81, 0x00],
    ])
    func numbersHaveOneForm(bytes: [UInt8]) {
        #expect(throws: CodecError.self) {
            try bytes.withUnsafeBytes { bytes in
                var reader = ByteReader(bytes, checksJSON: false)
                _ = try reader.number()
            }
        }
    }

    @Test(arguments: [0, 1, 127, 128, 16383, 16384, UInt64(Int64.max), .max])
    func numbersComeBack(number: UInt64) throws {
        var writer = ByteWriter()
        writer.number(number)
        let (found, isAtEnd) = try writer.bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes, checksJSON: false)
            return (try reader.number(), reader.isAtEnd)
        }
        #expect(found == number)
        #expect(isAtEnd)
    }

    @Test(arguments: [(5, 7), (7, 5), (0, UInt64(Int64.max)), (UInt64(Int64.max), 0), (3, 3)] as [(UInt64, UInt64)])
    func differencesComeBack(number: UInt64, base: UInt64) throws {
        var writer = ByteWriter()
        writer.difference(number, from: base)
        let found = try writer.bytes.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes, checksJSON: false)
            return try reader.difference(from: base)
        }
        #expect(found == number)
    }

    @Test func otherVersionsAreRefused() {
        let bytes: [UInt8] = [StepEncoder.version + 1]
        #expect(throws: CodecError.self) {
            try bytes.withUnsafeBytes { _ = try StepDecoder($0) }
        }
    }
}
