/// One line of the report: the measured quantity, its reference and its goal.
package struct ReportLine: Sendable {
    /// The row of the table of goals, such as `P1`.
    package let row: String
    package let what: String
    package let navhost: Quantity
    /// The quantity of the reference; nil for a line without a reference, or when the reference is not installed.
    package let reference: Quantity?
    /// The name of the reference.
    package let referenceName: String?
    package let goal: Goal?
    /// Remarks on the measurement.
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

    /// The value of navhost divided by that of the reference; nil without a reference.
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
