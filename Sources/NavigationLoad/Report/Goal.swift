/// The goal of a row: a first bar that decides, and an aim beyond it.
package struct Goal: Equatable, Sendable {
    /// Which side of a bar is the good one.
    package enum Direction: Sendable {
        case atMost
        case atLeast
    }

    package let direction: Direction
    package let bar: Double
    package let aim: Double

    package init(_ direction: Direction, bar: Double, aim: Double) {
        self.direction = direction
        self.bar = bar
        self.aim = aim
    }

    /// Compares a measured value with the bar and the aim. A value equal to one of them reaches it.
    package func verdict(for value: Double) -> Verdict {
        if reaches(aim, value) { return .aimMet }
        return reaches(bar, value) ? .barMet : .barMissed
    }

    private func reaches(_ limit: Double, _ value: Double) -> Bool {
        switch direction {
        case .atMost: value <= limit
        case .atLeast: value >= limit
        }
    }
}

/// The result of a line of the report against its goal.
package enum Verdict: String, Sendable {
    case aimMet = "aim met"
    case barMet = "met"
    case barMissed = "not met"
    /// The line cannot be compared, because the reference is not installed.
    case notJudged = "not judged"
    /// The line has no goal and is for information.
    case noGoal = "–"
}
