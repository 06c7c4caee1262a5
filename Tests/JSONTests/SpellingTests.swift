import JSON
import TestSupport
import Testing

struct SpellingTests {
    @Test(
        arguments: [
            ("shop.lst", "shop.list"), ("shop.itme", "shop.item"), ("Shop.List", "shop.list"),
            ("completely.different", nil), ("", nil),
        ] as [(String, String?)]
    )
    func nearestNameIsFewEditsAway(name: String, nearest: String?) {
        #expect(Spelling.nearest(to: name, among: ["shop.list", "shop.item"]) == nearest)
    }

    /// The search looks only at distances that count. It must agree with the whole table.
    @Test(arguments: 1...4)
    func randomNamesAgreeWithTheWholeTable(seed: Int) {
        var dice = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<5_000 {
            let (name, candidate) = (word(&dice), word(&dice))
            let limit = min(3, max(1, max(name.count, candidate.count) / 3))
            let isNear = edits(Array(name.utf8), Array(candidate.utf8)) <= limit
            #expect((Spelling.nearest(to: name, among: [candidate]) != nil) == isNear, "\(name), \(candidate)")
        }
    }

    @Test func aSearchAmongManyNamesEnds() {
        var search = NearestName(to: "shop.missing")
        var considered = 0
        while search.goesOn {
            search.consider("shop.mixture")
            considered += 1
        }
        #expect(considered < 20_000 && search.name == nil)
    }

    private func word(_ dice: inout SeededGenerator) -> String {
        String((0..<Int.random(in: 0...9, using: &dice)).map { _ in dice.pick(["a", "b", "c", "d"]) }.joined())
    }

    private func edits(_ source: [UInt8], _ target: [UInt8]) -> Int {
        var (beforeLast, last) = ([Int](), Array(0...target.count))
        for (row, byte) in source.enumerated() {
            var line = [row + 1]
            for column in target.indices {
                var cost = min(last[column + 1] + 1, line[column] + 1, last[column] + (byte == target[column] ? 0 : 1))
                if row > 0, column > 0, byte == target[column - 1], source[row - 1] == target[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                line.append(cost)
            }
            (beforeLast, last) = (last, line)
        }
        return last[target.count]
    }
}
