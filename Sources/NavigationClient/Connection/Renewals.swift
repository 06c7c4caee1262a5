/// What a client has set up at the host for as long as its connection lasts, and sets up again after a reconnection, in the same order: modules, URL
/// patterns, guards, receivers.
struct Renewals {
    /// What a request has set up.
    enum Subject: Hashable {
        /// A module, with types; each request of several adds to it.
        case module(String)
        /// A module's URL pattern.
        case pattern(String, module: String)
        /// A guard or a receiver. The host gives it another id each time.
        case voter
    }

    /// One request, and what it has set up.
    struct Renewal {
        /// How the client itself knows it, whatever the host calls it.
        let number: Int
        let subject: Subject
        let method: String
        let parameters: [UInt8]
        /// The host's answer on the connection of now.
        var answer: JSONPayload
    }

    private(set) var all: [Renewal] = []

    /// Keeps a request that was carried out. A pattern that was registered again takes the place of the one before, as
    /// at the host; so does a module's registration that repeats an earlier one to the letter.
    mutating func add(_ renewal: Renewal) {
        switch renewal.subject {
        case .pattern: forget(renewal.subject)
        case .module: all.removeAll { $0.subject == renewal.subject && $0.parameters == renewal.parameters }
        case .voter: break
        }
        all.append(renewal)
    }

    /// Whether this was not given up meanwhile.
    func contains(_ number: Int) -> Bool { all.contains { $0.number == number } }

    /// What the host answered about this, last.
    func answer(_ number: Int) -> JSONPayload? { all.first { $0.number == number }?.answer }

    /// It was set up again.
    mutating func renewed(_ number: Int, _ answer: JSONPayload) {
        guard let index = all.firstIndex(where: { $0.number == number }) else { return }
        all[index].answer = answer
    }

    /// It was taken back, or refused.
    mutating func forget(_ number: Int) {
        all.removeAll { $0.number == number }
    }

    /// It was taken back. The patterns of a module go with it.
    mutating func forget(_ subject: Subject) {
        all.removeAll { renewal in
            if case .module(let module) = subject, case .pattern(_, module) = renewal.subject { return true }
            return renewal.subject == subject
        }
    }

    /// All patterns of a module were taken back.
    mutating func forgetPatterns(of module: String) {
        all.removeAll { renewal in
            if case .pattern(_, module) = renewal.subject { true } else { false }
        }
    }
}
