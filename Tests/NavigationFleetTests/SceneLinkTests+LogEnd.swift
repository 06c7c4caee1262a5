import Testing

@testable import NavigationFleet

/// The end of the log: whether the host has read as far, and whether the engine has less.
extension SceneLinkTests {
    private static let question = "$JS.API.STREAM.INFO.NH1=f=s"

    static func end(_ last: Int) -> String {
        #"{"config":{"name":"NH1=f=s"},"state":{"last_seq":\#(last)}}"#
    }

    @Test func theLeaderOfTheStreamSaysWhatAllIs() {
        var host = Host(isAtEnd: false)
        host.deliver(at: 1)
        #expect(!host.link.hasReadAll && host.published().map(\.subject) == [Self.question])
        host.answer("end", Self.end(1))
        #expect(host.link.hasReadAll)
        host.deliver(at: 2)
        #expect(host.published() == [], "it is asked once")
    }

    /// The consumer is on a server that has just started, and has less than the others.
    @Test func theEndOfWhatOneServerHasIsNotTheEnd() {
        var host = Host(isAtEnd: false)
        host.deliver(at: 1)
        host.answer("end", Self.end(3))
        #expect(!host.link.hasReadAll)
        _ = host.take()
        host.heartbeat(last: 1)
        host.expectStart(2)
        host.deliver(at: 2, generation: 2)
        #expect(!host.link.hasReadAll)
        host.deliver(at: 3, generation: 2)
        #expect(host.link.hasReadAll)
    }

    @Test func aLogThatGetsShorterHasAnEnd() {
        var host = Host(isAtEnd: false)
        host.deliver(at: 1)
        host.answer("end", Self.end(3))
        host.now += .seconds(1)
        _ = host.take()
        host.heartbeat(last: 1)
        #expect(!host.link.hasReadAll && host.published().contains { $0.subject == Self.question })
        // The servers have lost the two messages.
        host.answer("end", Self.end(1))
        #expect(host.link.hasReadAll)
    }

    /// The servers have lost power, and what they had not written.
    @Test func anEngineThatHasLessThanTheHostIsNotFollowed() {
        var host = Host(isAtEnd: false)
        for sequence in 1...3 as ClosedRange<UInt64> { host.deliver(at: sequence) }
        host.answer("end", Self.end(3))
        #expect(host.link.hasReadAll)
        _ = host.take()
        for number in 1...9 {
            // One server alone may be behind, and a leader that has just begun as well.
            #expect(!host.link.member.isHalted)
            host.now += .seconds(1)
            host.heartbeat(last: 2)
            #expect(host.published().map(\.subject) == [Self.question])
            host.answer("end", Self.end(2))
            if number == 3 || number == 6 {
                #expect(host.published().map(\.subject) == ["$JS.API.STREAM.LEADER.STEPDOWN.NH1=f=s"])
            }
        }
        #expect(host.take() == [.member(.engineLost(after: 2))] && host.link.member.isHalted)
    }

    /// Of two leaders, one has lost the other servers, and knows nothing of what these have stored since.
    @Test func aLeaderWithoutAMajorityHasLostNothing() {
        func end(_ last: Int, heard: Double...) -> String {
            let others = heard.map { #"{"name":"s","current":true,"active":\#(Int($0 * 1e9))}"# }.joined(separator: ",")
            return #"{"state":{"last_seq":\#(last)},"cluster":{"leader":"s0","replicas":[\#(others)]}}"#
        }
        var host = Host(isAtEnd: false)
        for sequence in 1...3 as ClosedRange<UInt64> { host.deliver(at: sequence) }
        host.answer("end", end(3, heard: 4, 5))
        #expect(!host.link.hasReadAll)
        host.now += .seconds(1)
        host.heartbeat(last: 3)
        host.answer("end", end(3, heard: 0.5, 9))
        #expect(host.link.hasReadAll)
        for _ in 1...9 {
            host.now += .seconds(1)
            host.heartbeat(last: 2)
            host.answer("end", end(2, heard: 4, 5))
        }
        #expect(!host.link.member.isHalted)
        for _ in 1...9 {
            host.now += .seconds(1)
            host.heartbeat(last: 2)
            host.answer("end", end(2, heard: 9, 0.5))
        }
        #expect(host.link.member.isHalted)
    }

    /// The copy of a server stood still, and then this server became the leader.
    @Test func anotherLeaderThatHasAllHasLostNothing() {
        var host = Host(isAtEnd: false)
        for sequence in 1...3 as ClosedRange<UInt64> { host.deliver(at: sequence) }
        host.answer("end", Self.end(3))
        for last in [2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 3] {
            host.now += .seconds(1)
            host.heartbeat(last: 2)
            host.answer("end", Self.end(last))
        }
        #expect(!host.link.member.isHalted)
    }

    @Test func aServerThatIsBehindHasLostNothing() {
        var host = Host(isAtEnd: false)
        for sequence in 1...3 as ClosedRange<UInt64> { host.deliver(at: sequence) }
        host.answer("end", Self.end(3))
        _ = host.take()
        for last in [2, 2, 3, 2, 2] {
            host.now += .seconds(1)
            host.heartbeat(last: 2)
            host.answer("end", Self.end(last))
        }
        #expect(!host.link.member.isHalted)
    }

    /// A server whose copy grows no more, and which does not notice it.
    @Test func aServerThatStaysBehindIsLeft() {
        var host = Host(isAtEnd: false)
        for sequence in 1...3 as ClosedRange<UInt64> { host.deliver(at: sequence) }
        host.answer("end", Self.end(3))
        _ = host.take()
        host.now += .seconds(1)
        host.heartbeat(last: 2)
        host.answer("end", Self.end(5))
        _ = host.take()
        for _ in 1...2 {
            #expect(host.published().isEmpty)
            host.now += .milliseconds(500)
            host.heartbeat(last: 2)
        }
        #expect(host.link.behind == 2)
        host.expectStart(2)
        // The next one may be as bad.
        for _ in 1...2 {
            host.now += .milliseconds(500)
            host.heartbeat(last: 2, generation: 2)
        }
        host.expectStart(3)
    }

    @Test func aRefusedAppendShowsThatTheReaderStaysBehind() {
        var host = Host(isAtEnd: false)
        host.deliver(at: 1)
        host.answer("end", Self.end(1))
        host.wait(.milliseconds(800))
        _ = host.take()
        host.answer("append.1", #"{"error":{"err_code":10071,"description":"wrong last sequence: 4"}}"#)
        host.now += .milliseconds(300)
        host.heartbeat(last: 1)
        #expect(host.published().contains { $0.subject == Self.question })
    }

    @Test func whatComesMeanwhileNeedNotBeRead() {
        var host = Host(isAtEnd: false)
        host.deliver(at: 1)
        host.answer("end", Self.end(2))
        host.now += .seconds(1)
        host.heartbeat(last: 1)
        host.answer("end", Self.end(9))
        #expect(!host.link.hasReadAll)
        host.deliver(at: 2, generation: 2)
        #expect(host.link.hasReadAll)
    }

    @Test func anEmptyLogIsReadAtOnce() {
        var host = Host(isAtEnd: false)
        host.heartbeat(last: 0)
        #expect(!host.link.hasReadAll && host.published().map(\.subject) == [Self.question])
        host.answer("end", Self.end(0))
        #expect(host.link.hasReadAll)
    }

    @Test func theLeaderIsAskedAgainWithoutAnAnswer() {
        var host = Host(isAtEnd: false)
        host.heartbeat(last: 0)
        host.heartbeat(last: 0)
        #expect(host.published().map(\.subject) == [Self.question])
        host.answer("end", #"{"error":{"code":503,"err_code":10008,"description":"away"}}"#)
        host.now += .seconds(1)
        host.heartbeat(last: 0)
        #expect(!host.link.hasReadAll && host.published().map(\.subject) == [Self.question])
    }
}
