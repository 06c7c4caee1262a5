import TestSupport
import Testing

@testable import NavigationTree

/// A table by counted-up ids behaves as a dictionary does, and holds memory only for what it has.
@Suite(.onSharedThreads)
struct IDTableTests {
    private static func id(_ number: UInt64) -> EntryID { EntryID(rawValue: number) }

    /// Numbers side by side, at the edges of pages and nodes, and far apart.
    private static let numbers: [UInt64] =
        Array(0...200) + (1...63).flatMap { [(1 << $0) - 1, 1 << $0, (1 << $0) + 1] } + [.max - 64, .max - 1, .max]

    @Test(arguments: 1...8)
    func randomPlayAgreesWithADictionary(seed: Int) {
        var dice = SeededGenerator(seed: UInt64(seed))
        var table = IDTable<EntryID, Int>()
        var model: [EntryID: Int] = [:]
        for step in 0..<6_000 {
            let id = Self.id(dice.pick(Self.numbers))
            // By turns the table grows and shrinks.
            if Int.random(in: 0..<10, using: &dice) < (step / 1_000 % 2 == 0 ? 7 : 2) {
                #expect(table.updateValue(step, forKey: id) == model.updateValue(step, forKey: id))
            } else {
                #expect(table.removeValue(forKey: id) == model.removeValue(forKey: id))
            }
            #expect(table[id] == model[id] && table.contains(id) == (model[id] != nil) && table.count == model.count)
            if step % 200 == 0 { expectSame(table, model) }
        }
        expectSame(table, model)
    }

    private func expectSame(_ table: IDTable<EntryID, Int>, _ model: [EntryID: Int]) {
        #expect(table.ids == model.keys.sorted())
        for number in Self.numbers { #expect(table[Self.id(number)] == model[Self.id(number)]) }
    }

    @Test func aCopyKeepsItsValues() {
        var table = IDTable<EntryID, Int>()
        for number in Self.numbers { table[Self.id(number)] = 1 }
        let copy = table
        for number in Self.numbers { table[existing: Self.id(number)] += 1 }
        table[Self.id(77)] = nil
        #expect(Self.numbers.allSatisfy { copy[Self.id($0)] == 1 })
        #expect(copy != table && table[Self.id(78)] == 2 && table[Self.id(77)] == nil)
    }

    @Test func equalityDoesNotDependOnTheOrder() {
        var (one, other) = (IDTable<EntryID, Int>(), IDTable<EntryID, Int>())
        for number in Self.numbers { one[Self.id(number)] = 1 }
        other[Self.id(999)] = 1
        for number in Self.numbers.reversed() { other[Self.id(number)] = 1 }
        #expect(one != other)
        other[Self.id(999)] = nil
        #expect(one == other)
    }

    @Test func idsThatComeAndGoHoldNoMemory() {
        var table = IDTable<EntryID, Int>()
        table[Self.id(1)] = 1
        for number in 2..<200_000 as Range<UInt64> {
            table[Self.id(number)] = 1
            table[Self.id(number)] = nil
        }
        // The pages of the first id and of the newest one, with the way to them.
        #expect(table.count == 1 && table.footprint.pages <= 2 && table.footprint.nodes <= 5)
    }

    @Test func oneOfManyThatStaysHoldsOnePage() {
        var table = IDTable<EntryID, Int>()
        for number in 0..<1_000_000 as Range<UInt64> { table[Self.id(number)] = 1 }
        #expect(table.footprint.pages == 15_625)
        for number in 0..<1_000_000 as Range<UInt64> where number != 123_456 { table[Self.id(number)] = nil }
        #expect(table.ids == [Self.id(123_456)] && table.footprint.pages <= 2 && table.footprint.nodes <= 5)
    }

    @Test func aRemovedValueIsFreed() {
        final class Value {}
        var table = IDTable<EntryID, Value>()
        weak var last: Value?
        for number in Self.numbers {
            let value = Value()
            table[Self.id(number)] = value
            last = value
        }
        #expect(last != nil)
        for number in Self.numbers { table[Self.id(number)] = nil }
        #expect(last == nil && table.isEmpty)
    }

    @Test func aSetAgreesWithASet() {
        var dice = SeededGenerator(seed: 9)
        var (set, model) = (IDSet<EntryID>(), Set<EntryID>())
        for _ in 0..<5_000 {
            let id = Self.id(dice.pick(Self.numbers))
            if Bool.random(using: &dice) {
                set.insert(id)
                model.insert(id)
            } else {
                set.remove(id)
                model.remove(id)
            }
            #expect(set.contains(id) == model.contains(id) && set.count == model.count)
        }
        #expect(set.ids == model.sorted() && !set.isEmpty)
    }
}
