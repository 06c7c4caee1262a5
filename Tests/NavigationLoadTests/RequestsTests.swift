internal import NavigationLoad
import TestSupport
import Testing

@Suite(.onSharedThreads) struct RequestsTests {
    @Test(arguments: [1, 16, 3]) func aboutEveryThousandthNavigationIsASweep(_ pipelined: Int) {
        var cycle = HostRequests.navigations(to: .plain, on: "c1", pipelined: pipelined)
        let batches = (0..<2100).map { _ in String(decoding: cycle.next(), as: UTF8.self) }
        let requests = batches.joined().split(separator: "\n")
        #expect(requests.count == 2100 * pipelined)
        let sweeps = requests.indices.filter { requests[$0].contains(#""method":"popAll""#) }
        let gaps = zip(sweeps, sweeps.dropFirst()).map { $1 - $0 }
        #expect(gaps.allSatisfy { (1000..<1000 + pipelined).contains($0) })
        #expect(sweeps.count == 2100 * pipelined / (gaps.first ?? 1))
    }

    @Test func alternationTakesBackEachPush() {
        var cycle = HostRequests.alternation(on: "c1")
        let methods = (0..<4).map { _ in String(decoding: cycle.next(), as: UTF8.self).contains(#""method":"pop""#) }
        #expect(methods == [false, true, false, true])
    }

    @Test func pairsHoldAsManyPopsAsPushes() {
        var cycle = HostRequests.pairs(on: "c1", pipelined: 16)
        let lines = String(decoding: cycle.next(), as: UTF8.self).split(separator: "\n")
        #expect(lines.map { $0.contains(#""method":"pop""#) } == (0..<8).flatMap { _ in [false, true] })
    }

    @Test func growthBeginsAStackInEachPeriodUnlessItHasOne() {
        for (stack, beginnings) in [(nil, [false, true, false, true]), ("c1", [false, false, false, false])] {
            var cycle = HostRequests.growth(on: stack, pipelined: 3, period: 2)
            let batches = (0..<4).map { _ in String(decoding: cycle.next(), as: UTF8.self).split(separator: "\n") }
            #expect(batches.map { $0[0].contains(#""method":"navigator.create""#) } == beginnings)
            #expect(batches.allSatisfy { $0.count == 3 && $0[2].contains(#""method":"navigate""#) })
        }
    }

    @Test func raisesGoFromOneEntryToTheOther() {
        var cycle = HostRequests.raises(on: "c1", pipelined: 16)
        let lines = String(decoding: cycle.next(), as: UTF8.self).split(separator: "\n")
        let isOfTheOther = lines.map { $0.contains(#""arguments":{"id":0},"ifPresent":"raise""#) }
        #expect(isOfTheOther == (0..<8).flatMap { _ in [false, true] })
    }

    @Test func navigationIsOneLineOfTheProtocol() {
        let line =
            #"{"jsonrpc":"2.0","id":3,"method":"navigate","params":{"#
            + #""type":"bench.checked","arguments":{"id":42},"navigator":"c9"}}"#
        #expect(HostRequests.navigate(3, to: .checked, on: "c9") == line + "\n")
    }

    @Test func appendedEntriesStayUnderTheLineLimit() {
        let line = HostRequests.append(HostRequests.entriesInOneLine, on: "c123456")
        #expect(line.utf8.count <= 1 << 20)
        #expect(
            line.split(separator: #"{"type":"bench.item"}"#, omittingEmptySubsequences: false).count == HostRequests
                .entriesInOneLine + 1
        )
    }

    @Test func commandsAreArraysOfCountedStrings() {
        #expect(RedisRequests.set(client: 7) == "*3\r\n$3\r\nSET\r\n$12\r\nbench:item:7\r\n$9\r\n{\"id\":42}\r\n")
        #expect(RedisRequests.subscribe(to: "c") == "*2\r\n$9\r\nSUBSCRIBE\r\n$1\r\nc\r\n")
    }

    @Test func publishedMessageHasTheSizeThatIsAskedFor() {
        // The message has *3 and its end (4), $7 and message (4 + 9), $1 and c (4 + 3), $3 (4), the text and its end
        // (5).
        #expect(RedisRequests.publish(wireBytes: 33, on: "c") == "*3\r\n$7\r\nPUBLISH\r\n$1\r\nc\r\n$2\r\nxx\r\n")
    }
}
