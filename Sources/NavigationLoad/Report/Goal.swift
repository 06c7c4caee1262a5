/// What a row has to reach: a first bar that decides, and an aim.
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

    /// How a measured value stands to the bar and the aim; both belong to the good side.
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

/// How a line of the report stands to its goal.
package enum Verdict: String, Sendable {
    case aimMet = "aim met"
    case barMet = "met"
    case barMissed = "not met"
    /// There is a goal, and nothing to judge by: the reference is not installed.
    case notJudged = "not judged"
    /// For information; there is no goal.
    case noGoal = "–"
}
