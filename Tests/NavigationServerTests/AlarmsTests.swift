import NavigationBroker
import Testing

@testable import NavigationServer

/// When the event loop's own alarms go off.
struct AlarmsTests {
    private func time(_ seconds: Double) -> MonotonicTime { MonotonicTime(nanoseconds: 0) + seconds }

    /// All alarms that are due, in the order in which they go off.
    private func due(_ alarms: inout Alarms, at seconds: Double) -> [Alarm] {
        var due: [Alarm] = []
        while let alarm = alarms.takeDue(at: time(seconds)) { due.append(alarm) }
        return due
    }

    @Test func noAlarmIsSetAtFirst() {
        var alarms = Alarms()
        #expect(alarms.next == nil)
        #expect(due(&alarms, at: 1e6) == [])
    }

    @Test func dueAlarmsGoOffOnceAndTheEarliestFirst() {
        var alarms = Alarms()
        alarms.set(.catchUp, at: time(3))
        alarms.set(.endOfShutdown, at: time(1))
        alarms.set(.signOfLife, at: time(4))
        #expect(alarms.next == time(1))
        #expect(due(&alarms, at: 3) == [.endOfShutdown, .catchUp])
        #expect(alarms.next == time(4))
        #expect(due(&alarms, at: 3) == [])
    }

    @Test func setMovesAnAlarm() {
        var alarms = Alarms()
        alarms.set(.accept, at: time(1))
        alarms.set(.accept, at: time(5))
        #expect(due(&alarms, at: 2) == [])
        #expect(due(&alarms, at: 5) == [.accept])
    }

    @Test func alarmThatIsSetKeepsItsTime() {
        var alarms = Alarms()
        alarms.setIfUnset(.catchUp, at: time(1))
        alarms.setIfUnset(.catchUp, at: time(5))
        #expect(alarms.next == time(1))
        #expect(due(&alarms, at: 1) == [.catchUp])
        alarms.setIfUnset(.catchUp, at: time(6))
        #expect(alarms.next == time(6))
    }

    @Test func alarmsOfOneTimeAllGoOff() {
        var alarms = Alarms()
        for alarm in Alarm.allCases { alarms.set(alarm, at: time(1)) }
        #expect(due(&alarms, at: 1) == Alarm.allCases)
    }
}
