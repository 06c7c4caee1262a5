import Foundation
import Testing

@testable import NavigationEngine

struct EngineMailboxTests {
    /// Whether the descriptor can be read now.
    private static func isReadable(_ descriptor: Int32) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) == 1
    }

    @Test func elementsComeInTheirOrderAndWakeTheReaderOnce() throws {
        let box = try EngineMailbox<Int>(mostBytes: 100)
        #expect(!Self.isReadable(box.descriptor))
        for number in 1...3 { #expect(box.post(number)) }
        #expect(Self.isReadable(box.descriptor))
        #expect(box.take() == [1, 2, 3])
        #expect(!Self.isReadable(box.descriptor))
        #expect(box.take() == [])
        #expect(box.post(4))
        #expect(Self.isReadable(box.descriptor) && box.take() == [4])
    }

    @Test func aFullBoxTakesNothingUntilItIsRead() throws {
        let box = try EngineMailbox<Int>(mostBytes: 100)
        #expect(box.post(1, bytes: 60))
        #expect(!box.post(2, bytes: 41))
        #expect(box.post(3, bytes: 40))
        #expect(box.take() == [1, 3])
        #expect(box.post(4, bytes: 100))
        #expect(box.take() == [4])
    }

    /// One element always fits, so that a large one does not wait for ever.
    @Test func anEmptyBoxTakesAnyElement() throws {
        let box = try EngineMailbox<Int>(mostBytes: 100)
        #expect(box.post(1, bytes: 1_000))
        #expect(!box.post(2, bytes: 1))
        #expect(box.take() == [1])
    }

    @Test func aWaitEndsWithTheNextElement() async throws {
        let box = try EngineMailbox<Int>(mostBytes: 100)
        let poster = Task.detached { box.post(1) }
        box.wait(milliseconds: -1)
        #expect(box.take() == [1])
        #expect(await poster.value)
    }
}
