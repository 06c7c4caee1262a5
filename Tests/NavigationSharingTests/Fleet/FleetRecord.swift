/// The record of what clients of a fleet have asked and seen, and the rules that it breaks.
struct FleetRecord {
    struct Request {
        /// Its number, which the entry that it shows has as well; nil for a request that reads.
        let number: Int?
        let session: UInt64
        /// The numbers whose success the client knew when it sent this.
        let known: Set<Int>
        /// Whether its client is still connected.
        var isAlive = true
        var answers: [Answer] = []
    }

    enum Answer: Equatable {
        case done
        /// The numbers that the scene shows.
        case shown([Int])
        case refused(String)
    }

    /// In the order in which they were sent.
    var requests: [Request] = []
    /// For each watch the revision of its beginning, and the changes that it was told.
    var watches: [(from: Int, changes: [(revision: Int, text: String)])] = []
    /// The numbers that each host shows in the end.
    var trees: [[Int]] = []

    /// Each begins with the name of a rule.
    var violations: [String] { treeViolations + requestViolations + watchViolations }

    private var treeViolations: [String] {
        guard let tree = trees.first else { return ["unread: no host shows the scene"] }
        var found = trees.contains { $0 != tree } ? ["forked: the hosts show \(trees)"] : []
        if Set(tree).count < tree.count { found.append("doubled: \(tree)") }
        var last: [UInt64: Int] = [:]
        let senders = Dictionary(requests.compactMap { request in request.number.map { ($0, request.session) } }) {
            first,
            _ in first
        }
        for number in tree {
            guard let session = senders[number] else {
                found.append("invented: \(number)")
                continue
            }
            if let before = last[session], before > number { found.append("reordered: \(number) behind \(before)") }
            last[session] = number
        }
        return found
    }

    private var requestViolations: [String] {
        let tree = Set(trees.first ?? [])
        return requests.flatMap { request -> [String] in
            let name = "\(request.number.map(String.init) ?? "a read") of \(request.session)"
            guard request.answers.count <= 1 else { return ["answered twice: \(name)"] }
            switch (request.answers.first, request.number) {
            case (nil, _): return request.isAlive ? ["unanswered: \(name)"] : []
            case (.done, let number?): return tree.contains(number) ? [] : ["lost: \(name)"]
            case (.refused("outcome_unknown"), _): return []
            case (.refused(let reason), let number?):
                return tree.contains(number) ? ["\(reason) had an effect: \(name)"] : []
            case (.shown(let numbers), nil):
                let missing = request.known.subtracting(numbers)
                return missing.isEmpty ? [] : ["stale: \(name) misses \(missing.sorted())"]
            case (.refused("engine_away"), nil): return []
            case (let answer?, _): return ["unexpected: \(answer) for \(name)"]
            }
        }
    }

    private var watchViolations: [String] {
        var texts: [Int: String] = [:]
        return watches.flatMap { watch -> [String] in
            var (found, last): ([String], Int) = ([], watch.from)
            for (revision, text) in watch.changes {
                if revision != last + 1 { found.append("a gap: \(revision) behind \(last)") }
                last = revision
                if let other = texts.updateValue(text, forKey: revision), other != text {
                    found.append("forked: revision \(revision) is \(text) and \(other)")
                }
            }
            return found
        }
    }
}
