import Foundation
import NavigationThreads
import Testing

struct MailboxTests {
    /// Whether the descriptor can be read now.
    private static func isReadable(_ descriptor: Int32) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) == 1
    }

    @Test func elementsComeInTheirOrderAndWakeTheReaderOnce() throws {
        let box = try Mailbox<Int>(mostBytes: 100)
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
        let box = try Mailbox<Int>(mostBytes: 100)
        #expect(box.post(1, bytes: 60))
        #expect(!box.post(2, bytes: 41))
        #expect(box.post(3, bytes: 40))
        #expect(box.take() == [1, 3])
        #expect(box.post(4, bytes: 100))
        #expect(box.take() == [4])
    }

    /// One element always fits, so that a large one does not wait for ever.
    @Test func anEmptyBoxTakesAnyElement() throws {
        let box = try Mailbox<Int>(mostBytes: 100)
        #expect(box.post(1, bytes: 1_000))
        #expect(!box.post(2, bytes: 1))
        #expect(box.take() == [1])
    }

    @Test func aWaitEndsWithTheNextElement() throws {
        let box = try Mailbox<Int>(mostBytes: 100)
        try WaitingThread.start("navhost-test") { box.post(1) }
        // Ten minutes are longer than any machine needs.
        box.wait(milliseconds: 600_000)
        #expect(box.take() == [1])
    }

    @Test func aThreadHasItsName() throws {
        let box = try Mailbox<String>()
        try WaitingThread.start("navhost-test") {
            let name = try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8)
            box.post(name ?? "no name")
        }
        box.wait(milliseconds: 600_000)
        #expect(box.take() == ["navhost-test\n"])
    }
}
