/// Findings of a check about shared schemas, those that several places of the document lead to.
///
/// With them, a check visits a shared schema once at each place of the value. So the work grows with the size of the
/// value times the size of the schema, also where a recursive schema leads from each level to the next one twice.
struct JSONSchemaFindings {
    /// For each place, the number of its first child; 0 when the check has not visited its children yet.
    private var firstChild = [0]
    /// The place that the check is at. The value itself is place 0.
    private var place = 0
    private var verdicts: [Key: Bool] = [:]

    /// The steps that it takes to look up or to remember a finding.
    static let cost = 2

    private struct Key: Hashable {
        let place: Int
        let schema: Int
    }

    /// Whether the value at this place fits a schema; nil when it was not checked yet.
    func verdict(of schema: Int) -> Bool? { verdicts[Key(place: place, schema: schema)] }

    /// Remembers whether the value at this place fits a schema.
    mutating func record(_ fits: Bool, of schema: Int) { verdicts[Key(place: place, schema: schema)] = fits }

    /// Makes a child the place that the check is at.
    ///
    /// - Returns: the place around it, for `goUp(to:)`.
    mutating func goDown(to child: Int, among count: Int) -> Int {
        let before = place
        if firstChild[place] == 0 {
            // All children get their numbers at once: a value has few more places than it has bytes.
            firstChild[place] = firstChild.count
            firstChild.append(contentsOf: repeatElement(0, count: count))
        }
        place = firstChild[place] + child
        return before
    }

    /// Makes the container the place again.
    mutating func goUp(to container: Int) { place = container }
}
