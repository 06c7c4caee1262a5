/// Future events by time. Events of one moment happen in the order in which they were added.
struct EventQueue<Event> {
    private var events: [(time: Duration, number: Int, event: Event)] = []
    private var count = 0

    mutating func add(_ event: Event, at time: Duration) {
        count += 1
        // The next event is the last one.
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].time > time { low = middle + 1 } else { high = middle }
        }
        events.insert((time, count, event), at: low)
    }

    mutating func next(until end: Duration) -> (time: Duration, event: Event)? {
        guard let last = events.last, last.time <= end else { return nil }
        events.removeLast()
        return (last.time, last.event)
    }
}
