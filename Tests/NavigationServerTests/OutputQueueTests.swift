import TestSupport
import Testing

@testable import NavigationServer

/// Bytes come out in the order in which they went in, whatever the sizes are.
struct OutputQueueTests {
    @Test(arguments: 0..<20)
    func bytesComeOutAsTheyWentIn(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var queue = OutputQueue()
        var model: [UInt8] = []
        var next: UInt8 = 0
        for _ in 0..<400 {
            if Bool.random(using: &random) {
                let size = [0, 1, 100, 40_000, 70_000, 200_000].randomElement(using: &random) ?? 0
                let text = (0..<size).map { UInt8(truncatingIfNeeded: $0) &+ next }
                next &+= 1
                queue.append(text)
                model += text
            } else {
                let taken = queue.withUnsafeBytes { lent in
                    let taken = lent.isEmpty ? 0 : Int.random(in: 0...lent.count, using: &random)
                    #expect(lent.prefix(taken).elementsEqual(model.prefix(taken)))
                    return taken
                }
                #expect(queue.isEmpty == model.isEmpty && queue.withUnsafeBytes { $0.isEmpty } == model.isEmpty)
                queue.removeFirst(taken)
                model.removeFirst(taken)
            }
            #expect(queue.count == model.count)
        }
        queue.removeAll()
        #expect(queue.isEmpty)
    }

    /// A queue that grows moves no bytes that wait already.
    @Test func growingMovesNothing() {
        var queue = OutputQueue()
        queue.append([UInt8](repeating: 1, count: 60_000))
        let place = queue.withUnsafeBytes { $0.baseAddress }
        for _ in 0..<100 { queue.append([UInt8](repeating: 2, count: 10_000)) }
        #expect(queue.withUnsafeBytes { $0.baseAddress } == place && queue.count == 1_060_000)
    }
}
