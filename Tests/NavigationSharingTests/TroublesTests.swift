import Foundation
import TestSupport
import Testing

@testable import NavigationSharing

extension SharedScene.Note {
    /// Whether a host finds fault with the engine.
    var isComplaint: Bool {
        switch self {
        case .logDiffers, .engineLost, .unreadable, .formatTooNew: true
        default: false
        }
    }
}

/// Whole hosts in troubles, with clocks that differ: nothing that was answered is lost, and all hosts show one history.
///
/// `SIMULATION_SEEDS` asks for another number of seeds.
@Suite(.onSharedThreads)
struct TroublesTests {
    private static let seeds = ProcessInfo.processInfo.environment["SIMULATION_SEEDS"].flatMap { UInt64($0) } ?? 12

    @Test(arguments: 0..<seeds)
    func everyRequestHasOneEffectAndOneHistory(seed: UInt64) {
        var troubled = TroubledFleet(seed: seed)
        troubled.run(seconds: 60)
        #expect(troubled.record.violations == [], "seed \(seed)")
        // All copies of this engine are the same, and it loses nothing.
        #expect(troubled.fleet.hosts.flatMap(\.notes).filter(\.isComplaint) == [], "seed \(seed)")
    }

    @Test func thereIsTrouble() {
        var (kinds, moves, answered, denied, read, set) = (Set<TroubledFleet.Trouble>(), 0, 0, 0, 0, 0)
        for seed in 0..<4 as Range<UInt64> {
            var troubled = TroubledFleet(seed: seed, pace: 1)
            troubled.run(seconds: 60)
            kinds.formUnion(troubled.troubles)
            if troubled.owners.count > 1 { moves += 1 }
            for request in troubled.record.requests {
                switch request.answers.first {
                case .done where request.kind == .setting: set += 1
                case .done: answered += 1
                case .refused("denied"): denied += 1
                case .shown: read += 1
                case .refused, nil: break
                }
            }
        }
        #expect(kinds == Set(TroubledFleet.Trouble.allCases))
        #expect(moves > 2 && answered > 500 && denied > 50, "\(moves) \(answered) \(denied)")
        #expect(read > 100 && set > 100, "\(read) \(set)")
    }

    @Test func aSeedTakesTheSameCourse() {
        func run() -> ([[Int]], Int) {
            var troubled = TroubledFleet(seed: 3)
            troubled.run(seconds: 20)
            return (troubled.record.trees, troubled.record.requests.count)
        }
        #expect(run() == run())
    }

    // MARK: The checker

    private static let plants: [(String, @Sendable (inout FleetRecord) -> Void)] = [
        ("lost", { $0.trees = [[1, 3], [1, 3]] }),
        ("doubled", { $0.trees = [[1, 2, 3, 3], [1, 2, 3, 3]] }),
        ("reordered", { $0.trees = [[2, 1, 3], [2, 1, 3]] }),
        ("forked", { $0.trees[1] = [1, 2] }),
        ("forked", { $0.watches[1].changes[0].text = "x" }),
        ("a gap", { $0.watches[0].changes[1].revision = 3 }),
        ("a gap", { $0.watches[0].changes[1].revision = 1 }),
        ("stale", { $0.requests[4].answers = [.shown([1])] }),
        ("unanswered", { $0.requests[0].answers = [] }),
        ("answered twice", { $0.requests[0].answers = [.done, .done] }),
        ("denied had an effect", { $0.trees = [[1, 2, 3, 4], [1, 2, 3, 4]] }),
        ("invented", { $0.trees = [[1, 2, 3, 9], [1, 2, 3, 9]] }),
        ("unexpected", { $0.requests[4].answers = [.refused("denied")] }),
        ("forked", { $0.settings[1] = 5 }),
        ("forked", { $0.guards[1] = [] }),
        ("doubled", { $0.guards = [["m", "m"], ["m", "m"]] }),
        ("lost", { $0.settings = [5, 5] }),
        ("lost", { $0.settings = [nil, nil] }),
        ("invented", { $0.settings = [9, 9] }),
        ("engine_away had an effect", { $0.settings = [7, 7] }),
    ]

    private static func record() -> FleetRecord {
        var record = FleetRecord()
        for number in 1...3 {
            record.requests.append(.init(.push, number, of: 7, answers: [.done]))
        }
        record.requests.append(.init(.push, 4, of: 8, answers: [.refused("denied")]))
        record.requests.append(.init(.read, 8, of: 7, known: [1, 2], answers: [.shown([1, 2])]))
        for number in 5...6 { record.requests.append(.init(.setting, number, of: 7, answers: [.done])) }
        record.requests.append(.init(.setting, 7, of: 8, answers: [.refused("engine_away")]))
        (record.settings, record.guards) = ([6, 6], [["m"], ["m"]])
        record.trees = [[1, 2, 3], [1, 2, 3]]
        record.watches = [(0, [(1, "a"), (2, "b")]), (1, [(2, "b"), (3, "c")])]
        return record
    }

    @Test func aRecordWithoutAFaultIsInOrder() { #expect(Self.record().violations == []) }

    @Test(arguments: plants) func aPlantedFaultIsFound(name: String, plant: @Sendable (inout FleetRecord) -> Void) {
        var record = Self.record()
        plant(&record)
        #expect(record.violations.contains { $0.hasPrefix(name) }, "\(record.violations)")
    }
}
