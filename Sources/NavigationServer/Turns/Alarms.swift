import NavigationBroker

/// A task of the event loop at a certain time. The broker keeps its own deadlines.
enum Alarm: Int, CaseIterable {
    /// Writes what no answer waits for, and retries what could not be written.
    case catchUp
    /// Accepts connections again.
    case accept
    /// Tells the service manager that the event loop runs.
    case signOfLife
    /// Ends a host although its scenes were not handed over.
    case endOfHandover
    /// Closes the connections that are still open after the limit of a shutdown.
    case endOfShutdown
}

/// The times of the alarms. An alarm goes off once.
struct Alarms {
    /// By the alarm's raw value.
    private var times = [MonotonicTime?](repeating: nil, count: Alarm.allCases.count)
    /// The earliest time; nil when no alarm is set.
    private(set) var next: MonotonicTime?

    /// Sets an alarm, or moves it to this time.
    mutating func set(_ alarm: Alarm, at time: MonotonicTime) {
        times[alarm.rawValue] = time
        findNext()
    }

    /// Sets an alarm; one that is set already keeps its time.
    mutating func setIfUnset(_ alarm: Alarm, at time: MonotonicTime) {
        if times[alarm.rawValue] == nil { set(alarm, at: time) }
    }

    /// Removes the earliest alarm that is due, and returns it. The caller repeats this until the result is nil.
    mutating func takeDue(at now: MonotonicTime) -> Alarm? {
        guard let next, next <= now, let alarm = Alarm.allCases.first(where: { times[$0.rawValue] == next }) else {
            return nil
        }
        times[alarm.rawValue] = nil
        findNext()
        return alarm
    }

    private mutating func findNext() { next = times.reduce(nil, MonotonicTime.earlier) }
}
