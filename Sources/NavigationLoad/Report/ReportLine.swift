/// One line of the report: what was measured, what it is held against, and what it should be.
package struct ReportLine: Sendable {
    /// The row of the table of goals, as in `P1`.
    package let row: String
    package let what: String
    package let navhost: Quantity
    /// What stands beside it; nil when there is nothing, or when it is not installed.
    package let reference: Quantity?
    /// The name of what stands beside it.
    package let referenceName: String?
    package let goal: Goal?
    /// Things to know about the measurement.
    package let notes: [String]

    package init(
        row: String,
        what: String,
        navhost: Quantity,
        reference: Quantity? = nil,
        referenceName: String? = nil,
        goal: Goal? = nil,
        notes: [String] = []
    ) {
        self.row = row
        self.what = what
        self.navhost = navhost
        self.reference = reference
        self.referenceName = referenceName
        self.goal = goal
        self.notes = notes
    }

    /// navhost against the reference; nil when there is none.
    package var ratio: Double? {
        reference.flatMap { $0.value == 0 ? nil : navhost.value / $0.value }
    }

    /// A line that names a reference is judged by the ratio, any other by its own value.
    package var verdict: Verdict {
        guard let goal else { return .noGoal }
        guard referenceName != nil else { return goal.verdict(for: navhost.value) }
        return ratio.map(goal.verdict(for:)) ?? .notJudged
    }
}
