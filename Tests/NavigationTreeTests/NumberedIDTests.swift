import NavigationTree
import TestSupport
import Testing

/// Where a dictionary looks for ids.
@Suite(.onSharedThreads)
struct NumberedIDTests {
    /// A removal looks at everything that follows without a gap. That must not grow with the number of ids.
    @Test(arguments: 6...20, [0, 1, 0x5DEE_CE66_D1CE_4E5B])
    func idsInARowLeaveGapsInATableOfAnySize(scale: Int, seed: Int) {
        let mask = (1 << scale) - 1
        for share in [2, 3] {
            var isTaken = [Bool](repeating: false, count: 1 << scale)
            for number in 0..<UInt64(share * (1 << scale) / 4) {
                let bucket = EntryID(rawValue: 1000 + number)._rawHashValue(seed: seed) & mask
                #expect(!isTaken[bucket], "two ids want the same place")
                isTaken[bucket] = true
            }
            #expect(longestRun(in: isTaken) <= 72, "\(share) quarters of \(1 << scale) are taken")
        }
    }

    private func longestRun(in isTaken: [Bool]) -> Int {
        var (longest, run) = (0, 0)
        // Two rounds, because the table continues from its end to its beginning.
        for isTaken in isTaken + isTaken {
            run = isTaken ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
