import NavigationTree

/// Requests that wait for what becomes of the entries that they showed, or of the flows that they started.
struct Results {
    /// What is waited for.
    enum Subject: Hashable, Comparable {
        case entry(EntryID)
        case flow(AttachmentID)
    }

    struct Place: Hashable {
        let scene: String
        let subject: Subject
    }

    struct Wait {
        let asker: AnswerPlace
        /// Of the entry: whoever waits wants to know when nobody provides it any more. A flow outlives its module.
        let type: TypeName?
    }

    private var waits: [Place: [Wait]] = [:]

    var isEmpty: Bool { waits.isEmpty }

    mutating func add(_ wait: Wait, for place: Place) { waits[place, default: []].append(wait) }

    func waits(in scene: String) -> [(place: Place, type: TypeName?)] {
        waits.filter { $0.key.scene == scene }.flatMap { place, waits in waits.prefix(1).map { (place, $0.type) } }
            .sorted { $0.0.subject < $1.0.subject }
    }

    mutating func remove(_ place: Place) -> [Wait] { waits.removeValue(forKey: place) ?? [] }

    /// The waits for which `condition` holds, which are waits no more.
    mutating func remove(where condition: (Wait) -> Bool) -> [Wait] {
        var removed: [Wait] = []
        for place in waits.keys.sorted(by: { ($0.scene, $0.subject) < ($1.scene, $1.subject) }) {
            removed += waits[place, default: []].filter(condition)
            waits[place]?.removeAll(where: condition)
            if waits[place]?.isEmpty == true { waits[place] = nil }
        }
        return removed
    }
}
