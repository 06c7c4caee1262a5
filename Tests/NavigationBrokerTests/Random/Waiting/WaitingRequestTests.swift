import Foundation
import TestSupport
import Testing

/// Requests wait for guards that show dialogs, leave, or answer late; clients leave, and modules restart.
@Suite(.onSharedThreads)
struct WaitingRequestTests {
    private static var seeds: [UInt64] {
        if let range = ProcessInfo.processInfo.environment["SEEDS"]?.split(separator: "-").compactMap({ UInt64($0) }) {
            return Array(range[0]...range[1])
        }
        return Array(1...40)
    }

    @Test(arguments: seeds)
    func everyRequestIsAnsweredOnceAndActsWhereItMeant(seed: UInt64) throws {
        var play = try WaitingPlay(seed: seed)
        do {
            for _ in 1...150 { try play.step() }
            try play.finish()
        } catch {
            Issue.record("seed \(seed): \(error)\n\(play.script.joined(separator: "\n"))")
        }
        #expect(play.waited > 0, "no request had to wait")
        #expect(play.checkedChanges > 10, "\(play.checkedChanges) changes were compared with what was meant")
    }
}
