import NavigationTree
import TestSupport
import Testing

/// An array in pages behaves as an array does.
@Suite(.onSharedThreads)
struct PagedArrayTests {
    @Test(arguments: 1...4)
    func randomPlayAgreesWithAnArray(seed: Int) {
        var dice = SeededGenerator(seed: UInt64(seed))
        var (paged, model) = (PagedArray<Int>(), [Int]())
        for step in 0..<4_000 {
            change(&paged, &model, step, &dice)
            #expect(paged.count == model.count && paged.last == model.last && paged.first == model.first)
            if step % 100 == 0 { #expect(Array(paged) == model) }
        }
        #expect(Array(paged) == model)
    }

    private func change(
        _ paged: inout PagedArray<Int>,
        _ model: inout [Int],
        _ step: Int,
        _ dice: inout SeededGenerator
    ) {
        // By turns the array grows beyond several pages and shrinks again.
        let grows = step / 1_000 % 2 == 0
        switch Int.random(in: 0..<12, using: &dice) {
        case 0..<(grows ? 6 : 1):
            paged.append(step)
            model.append(step)
        case 6..<(grows ? 8 : 7):
            let position = Int.random(in: 0...model.count, using: &dice)
            paged.insert(step, at: position)
            model.insert(step, at: position)
        case 8 where !model.isEmpty:
            let position = Int.random(in: 0..<model.count, using: &dice)
            #expect(paged.remove(at: position) == model.remove(at: position))
        case 9 where !model.isEmpty:
            let position = Int.random(in: 0..<model.count, using: &dice)
            paged[position] = -step
            model[position] = -step
        default:
            if !grows, !model.isEmpty { #expect(paged.removeLast() == model.removeLast()) }
        }
    }

    /// At each edge of a page, from an array that was just filled and from one that has just shrunk to it.
    @Test(arguments: [0, 1, 255, 256, 257, 511, 512, 513, 768])
    func edgesOfPages(count: Int) {
        var shrunk = PagedArray(0...count)
        shrunk.removeLast()
        for start in [PagedArray(0..<count), shrunk] {
            #expect(start == PagedArray(0..<count) && start.hashValue == PagedArray(0..<count).hashValue)
            for position in [0, 1, 254, 255, 256, 257, 511, 512, 513, 767, count] where position <= count {
                var (paged, model) = (start, Array(0..<count))
                paged.insert(-1, at: position)
                model.insert(-1, at: position)
                #expect(Array(paged) == model)
                #expect(paged.remove(at: position) == -1 && paged == start)
            }
        }
    }

    @Test func aCopyKeepsItsElements() {
        var paged = PagedArray(0..<1_000)
        let copy = paged
        paged[0] = -1
        paged[999] = -1
        paged.remove(at: 500)
        #expect(Array(copy) == Array(0..<1_000) && copy != paged)
    }

    @Test func slicesHaveThePositionsOfTheArray() {
        let paged = PagedArray(0..<1_000)
        #expect(Array(paged.prefix(300)) == Array(0..<300) && Array(paged.dropFirst(300)) == Array(300..<1_000))
        #expect(paged[200..<600].first == 200 && paged.suffix(3).map(\.self) == [997, 998, 999])
        #expect(PagedArray<Int>().isEmpty && PagedArray([1, 2]) == [1, 2] && PagedArray([1, 2]) != [2, 1])
    }
}
