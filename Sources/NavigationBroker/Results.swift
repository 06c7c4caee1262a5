import NavigationTree

/// Requests that wait for what becomes of the entries that they showed.
struct Results {
    struct Place: Hashable {
        let scene: String
        let entry: EntryID
    }

    struct Wait {
        let asker: AnswerPlace
        let type: TypeName
    }

    private var waits: [Place: [Wait]] = [:]

    var isEmpty: Bool { waits.isEmpty }

    mutating func add(_ wait: Wait, for place: Place) { waits[place, default: []].append(wait) }

    func waits(in scene: String) -> [(place: Place, type: TypeName)] {
        waits.filter { $0.key.scene == scene }.flatMap { place, waits in waits.prefix(1).map { (place, $0.type) } }
            .sorted { $0.0.entry < $1.0.entry }
    }

    mutating func remove(_ place: Place) -> [Wait] { waits.removeValue(forKey: place) ?? [] }

    /// The waits for which `condition` holds, which are waits no more.
    mutating func remove(where condition: (Wait) -> Bool) -> [Wait] {
        var removed: [Wait] = []
        for place in waits.keys.sorted(by: { ($0.scene, $0.entry) < ($1.scene, $1.entry) }) {
            removed += waits[place, default: []].filter(condition)
            waits[place]?.removeAll(where: condition)
            if waits[place]?.isEmpty == true { waits[place] = nil }
        }
        return removed
    }
}
