/// The record of what clients of a fleet have asked and seen, and the rules that it breaks.
struct FleetRecord {
    enum Kind {
        /// The entry has the number of the request.
        case push
        case read
        /// The setting has the number of the request, and takes the place of the one before.
        case setting
    }

    struct Request {
        let kind: Kind
        let number: Int
        let session: UInt64
        /// The numbers of the pushes whose success the client knew when it sent this.
        let known: Set<Int>
        /// Whether its client is still connected.
        var isAlive = true
        var answers: [Answer]

        init(_ kind: Kind, _ number: Int, of session: UInt64, known: Set<Int> = [], answers: [Answer] = []) {
            (self.kind, self.number, self.session, self.known, self.answers) = (kind, number, session, known, answers)
        }
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
    /// The setting that each host shows in the end; nil before the first one.
    var settings: [Int?] = []
    /// The modules of the guards that each host lists in the end. Each module has one at most.
    var guards: [[String]] = []

    /// Each begins with the name of a rule.
    var violations: [String] { treeViolations + settingViolations + requestViolations + watchViolations }

    private var treeViolations: [String] {
        guard let tree = trees.first else { return ["unread: no host shows the scene"] }
        var found = trees.contains { $0 != tree } ? ["forked: the hosts show \(trees)"] : []
        if Set(tree).count < tree.count { found.append("doubled: \(tree)") }
        var last: [UInt64: Int] = [:]
        for number in tree {
            guard let session = request(.push, number)?.session else {
                found.append("invented: \(number)")
                continue
            }
            if let before = last[session], before > number { found.append("reordered: \(number) behind \(before)") }
            last[session] = number
        }
        return found
    }

    private func request(_ kind: Kind, _ number: Int) -> Request? {
        requests.first { $0.kind == kind && $0.number == number }
    }

    private var settingViolations: [String] {
        var found: [String] = []
        if Set(settings).count > 1 { found.append("forked: the hosts have the settings \(settings)") }
        if Set(guards).count > 1 { found.append("forked: the hosts have the guards \(guards)") }
        for modules in guards where Set(modules).count < modules.count { found.append("doubled: guards of \(modules)") }
        let done = requests.filter { $0.kind == .setting && $0.answers == [.done] }
        guard let last = settings.first, let last else {
            return found + (done.isEmpty ? [] : ["lost: all \(done.count) settings"])
        }
        guard let request = request(.setting, last) else { return found + ["invented: the setting \(last)"] }
        if case .refused(let reason)? = request.answers.first, reason != "outcome_unknown" {
            found.append("\(reason) had an effect: \(last)")
        }
        // A client's own settings come in its order.
        if let later = done.first(where: { $0.session == request.session && $0.number > last }) {
            found.append("lost: the setting \(later.number), and \(last) is there")
        }
        return found
    }

    private var requestViolations: [String] {
        let tree = Set(trees.first ?? [])
        return requests.flatMap { request -> [String] in
            let name = "\(request.number) of \(request.session)"
            guard request.answers.count <= 1 else { return ["answered twice: \(name)"] }
            switch (request.answers.first, request.kind) {
            case (nil, _): return request.isAlive ? ["unanswered: \(name)"] : []
            case (.done, .push): return tree.contains(request.number) ? [] : ["lost: \(name)"]
            case (.refused("outcome_unknown"), _): return []
            case (.refused(let reason), .push):
                return tree.contains(request.number) ? ["\(reason) had an effect: \(name)"] : []
            case (.shown(let numbers), .read):
                let missing = request.known.subtracting(numbers)
                return missing.isEmpty ? [] : ["stale: \(name) misses \(missing.sorted())"]
            case (.done, .setting), (.refused("engine_away"), .setting), (.refused("engine_away"), .read): return []
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
