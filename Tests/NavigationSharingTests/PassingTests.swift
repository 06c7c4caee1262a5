import NavigationBroker
import Testing

@testable import NavigationSharing

/// Presentations that close by themselves.
@Suite struct PassingTests {
    private typealias All = SharedScenesTests

    /// The clocks of the hosts are days apart.
    @Test(arguments: [-1, 1] as [Int64]) func aPresentationHasItsTimeWithTheNextOwner(_ direction: Int64) {
        var (fleet, owner, others, sessions) = All.fleet()
        for (place, index) in ([owner] + others).enumerated() {
            let days = 20 + direction * Int64(place)
            let clock = WallClock(nanosecondsAtStart: days * 86_400_000_000_000)
            fleet.hosts[index].scenes?.wallClockRead(clock)
        }
        // The hosts have read all that was there before.
        fleet.run(for: 6)
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let methods = #""presentations":[{"method":"toast","exclusive":false,"closesAfter":30}]"#
        let destinations = #""destinations":[{"type":"panel.saved"},{"type":"panel.later"}]"#
        let members = #""module":"panel",\#(destinations),\#(methods)"#
        fleet.send(#"{"id":1,"method":"module.register","params":{\#(members)}}"#, from: module)
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        func show(_ type: String) -> Bool {
            let line = #"{"id":2,"method":"navigate","params":{"scene":"wall","type":"\#(type)","method":"toast"}}"#
            return fleet.ask(line, from: asker).contains(#""result":"#)
        }
        #expect(show("panel.saved"))
        let shown = fleet.now
        fleet.run(for: 10)
        #expect(show("panel.later"))
        fleet.kill(owner)
        fleet.runUntil("the next owner") { $0.owner != nil }
        fleet.run(for: 28 - fleet.now.seconds(since: shown))
        #expect(fleet.tree(for: asker).contains("panel.saved") && fleet.tree(for: asker).contains("panel.later"))
        fleet.run(for: 34 - fleet.now.seconds(since: shown))
        #expect(!fleet.tree(for: asker).contains("panel.saved") && fleet.tree(for: asker).contains("panel.later"))
        fleet.run(for: 44 - fleet.now.seconds(since: shown))
        #expect(!fleet.tree(for: asker).contains("panel.later"))
    }
}
