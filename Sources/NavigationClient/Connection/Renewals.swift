import JSON

/// The registrations of a client that end with its connection: modules, URL patterns, guards and receivers. After a
/// reconnection the client renews them in the same order.
struct Renewals {
    /// The kind of a registration.
    enum Subject: Hashable {
        /// A module with types. Several requests for one module add to each other.
        case module(String)
        /// A module's URL pattern.
        case pattern(String, module: String)
        /// A guard or a receiver. The host gives it a new id each time.
        case voter
    }

    /// One request to renew.
    struct Renewal {
        /// The client's own number for it, independent of the host's ids.
        let number: Int
        let subject: Subject
        let method: String
        fileprivate(set) var parameters: [UInt8]
        /// The host's answer on the current connection.
        var answer: JSONPayload
    }

    private(set) var all: [Renewal] = []

    /// Keeps a request that was carried out. A pattern that was registered again takes the place of the one before, as
    /// at the host; so does a module's registration that repeats an earlier one to the letter.
    ///
    /// - Parameter replaces: whether it is the whole module, so that it takes the place of all registrations before it.
    mutating func add(_ renewal: Renewal, replacing replaces: Bool = false) {
        switch renewal.subject {
        case .pattern: forget(renewal.subject)
        case .module:
            all.removeAll { $0.subject == renewal.subject && (replaces || $0.parameters == renewal.parameters) }
        case .voter: break
        }
        all.append(renewal)
    }

    /// Whether this request is still on the list.
    func contains(_ number: Int) -> Bool { all.contains { $0.number == number } }

    /// The host's newest answer to this request.
    func answer(_ number: Int) -> JSONPayload? { all.first { $0.number == number }?.answer }

    /// Stores the answer to a renewed request.
    mutating func renewed(_ number: Int, _ answer: JSONPayload) {
        guard let index = all.firstIndex(where: { $0.number == number }) else { return }
        all[index].answer = answer
    }

    /// Removes a request that was withdrawn or refused.
    mutating func forget(_ number: Int) {
        all.removeAll { $0.number == number }
    }

    /// Removes a subject that was withdrawn; a module also with its patterns.
    mutating func forget(_ subject: Subject) {
        all.removeAll { renewal in
            if case .module(let module) = subject, case .pattern(_, module) = renewal.subject { return true }
            return renewal.subject == subject
        }
    }

    /// Removes types of a module that were withdrawn. The module stays registered, also when it has no types left.
    mutating func forget(types: [String], of module: String) {
        for index in all.indices where all[index].subject == .module(module) {
            let text = String(decoding: all[index].parameters, as: UTF8.self)
            guard var registration = (try? RawJSON(parsing: text).value())?.object,
                let destinations = registration["destinations"]?.array
            else { continue }
            let left = destinations.filter { !types.contains($0.object?["type"]?.string ?? "") }
            registration.set("destinations", .array(left))
            all[index].parameters = JSONValue.object(registration).serialized().bytes
        }
    }

    /// Removes all patterns of a module.
    mutating func forgetPatterns(of module: String) {
        all.removeAll { renewal in
            if case .pattern(_, module) = renewal.subject { true } else { false }
        }
    }
}
