import NavigationTree

/// When the host closes presentations that are shown for a time.
///
/// Each navigator that closes by itself has one time, from the moment when it is shown until it is closed.
struct PassingTimers {
    /// A navigator of a scene.
    struct Subject: Hashable, Comparable {
        let scene: String
        let navigator: NavigatorID

        static func < (one: Self, other: Self) -> Bool {
            (one.scene, one.navigator) < (other.scene, other.navigator)
        }
    }

    private var deadlines = Deadlines<Subject>()
    private var times: [Subject: MonotonicTime] = [:]

    /// Whether no navigator waits for its time.
    var isEmpty: Bool { times.isEmpty }

    /// The earliest time; it may be that of a navigator that has gone.
    var next: MonotonicTime? { deadlines.next }

    /// Whether a navigator waits for its time.
    func contains(_ subject: Subject) -> Bool { times[subject] != nil }

    /// A navigator is shown until this time.
    mutating func start(_ subject: Subject, until time: MonotonicTime) {
        times[subject] = time
        deadlines.insert(subject, at: time, open: times.count) { [times] in times[$0] == $1 }
    }

    /// A navigator was closed.
    mutating func stop(_ subject: Subject) { times[subject] = nil }

    /// A scene was closed.
    mutating func sceneClosed(_ scene: String) {
        guard !times.isEmpty else { return }
        times = times.filter { $0.key.scene != scene }
    }

    /// The next navigator whose time has come; nil when none has.
    mutating func takeDue(now: MonotonicTime) -> Subject? {
        while let subject = deadlines.takeDue(now: now) {
            guard let time = times[subject], time <= now else { continue }
            times[subject] = nil
            return subject
        }
        return nil
    }
}
