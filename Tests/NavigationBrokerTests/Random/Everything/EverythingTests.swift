import Foundation
import TestSupport
import Testing

/// All methods together, in any order: the host keeps running, keeps its promises, and frees what has ended.
@Suite(.onSharedThreads)
struct EverythingTests {
    private static var seeds: [UInt64] {
        if let range = ProcessInfo.processInfo.environment["SEEDS"]?.split(separator: "-").compactMap({ UInt64($0) }) {
            return Array(range[0]...range[1])
        }
        return Array(1...24)
    }
    private static let steps = Int(ProcessInfo.processInfo.environment["STEPS"] ?? "") ?? 200

    @Test(arguments: seeds)
    func whateverClientsDo(seed: UInt64) {
        var player = Player(Dice(seed: seed))
        do {
            for _ in 0..<Self.steps { try player.step() }
            try player.finish()
        } catch {
            Issue.record("seed \(seed): \(error)\n\(player.script.joined(separator: "\n"))")
        }
    }
}
