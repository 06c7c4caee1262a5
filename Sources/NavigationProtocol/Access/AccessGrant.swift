import JSON
import NavigationTree

/// One line of an access document: who may do what, and where.
package struct AccessGrant: Equatable, Sendable {
    /// The names of identities; nil for everyone, also those without an identity.
    package let holders: Set<String>?
    package let verbs: [AccessVerb]
    /// Nil where the grant has no such limit.
    package let scenes: [NamePattern]?
    /// The names of navigators. The grant holds for them, and for what is below them.
    package let navigators: [String]?
    package let types: [NamePattern]?
    package let modules: [NamePattern]?
    /// The line of the document where it begins, from 1.
    package private(set) var line: Int

    /// The grant, wherever it stands in a document.
    package var withoutLine: Self {
        var grant = self
        grant.line = 0
        return grant
    }

    /// The name in a grant for everyone.
    package static let everyone = "*"

    /// Whether an identity has the grant; nil is a session without an identity.
    package func isHeld(by identity: String?) -> Bool {
        guard let holders else { return true }
        return identity.map(holders.contains) ?? false
    }

    package func includes(scene: String) -> Bool { scenes?.contains { $0.fits(scene) } ?? true }

    package func includes(type: String) -> Bool { types?.contains { $0.fits(type) } ?? true }

    package func includes(module: String) -> Bool { modules?.contains { $0.fits(module) } ?? true }
}

extension AccessGrant {
    init(_ parameters: inout Parameters, line: Int) throws(WireError) {
        let names = try parameters.strings("to", "The identities that get it; `*` for everyone.", count: 1...1024)
        let holders = try parameters.required("to", "a list of identities, or [\"*\"]", names)
        let allow = try parameters.strings("allow", "The verbs that it allows; `*` for everything.", count: 1...64)
        let verbs = try Self.verbs(try parameters.required("allow", "a list of verbs", allow))
        try parameters.check(!holders.isEmpty, else: Parameters.invalid("to", "a list that is not empty"))
        try parameters.check(!verbs.isEmpty, else: Parameters.invalid("allow", "a list that is not empty"))
        self.holders = holders.contains(Self.everyone) ? nil : Set(holders)
        self.verbs = verbs
        self.scenes = try parameters.patterns("scenes", "The scenes where it holds; all when left out.")
        self.navigators = try parameters.navigators()
        self.types = try parameters.patterns("types", "The destination types that it is about; all when left out.")
        self.modules = try parameters.patterns("modules", "The modules that it is about; all when left out.")
        self.line = line
        try refuseLimits(isEverything: allow == [Self.everyone])
    }

    private static func verbs(_ names: [String]) throws(WireError) -> [AccessVerb] {
        if names == [everyone] { return AccessVerb.allCases }
        var verbs: [AccessVerb] = []
        for name in names {
            guard let verb = AccessVerb(rawValue: name) else {
                let known = AccessVerb.allCases.map(\.rawValue)
                let hint = Spelling.nearest(to: name, among: known).map { "; did you mean \"\($0)\"?" }
                let text =
                    "a list of verbs; \"\(name)\" is none\(hint ?? ", they are \(known.joined(separator: ", "))")"
                throw Parameters.invalid("allow", text)
            }
            verbs.append(verb)
        }
        return verbs
    }

    /// Refuses a limit that would not hold: a reader of the document would believe in it.
    private func refuseLimits(isEverything: Bool) throws(WireError) {
        let given: [(AccessVerb.Limit, StaticString, Bool)] = [
            (.scenes, "scenes", scenes != nil), (.navigators, "navigators", navigators != nil),
            (.types, "types", types != nil), (.modules, "modules", modules != nil),
        ]
        for (limit, name, isGiven) in given where isGiven {
            guard let verb = verbs.first(where: { !$0.limits.contains(limit) }) else { continue }
            let reason =
                isEverything ? "left out of a grant of everything" : "left out of a grant of \"\(verb.rawValue)\""
            throw Parameters.invalid(name, "\(reason), which it does not limit")
        }
    }
}

extension Parameters {
    fileprivate mutating func patterns(
        _ name: StaticString,
        _ summary: StaticString
    ) throws(WireError) -> [NamePattern]? {
        guard let texts = try strings(name, summary, count: 1...1024) else { return nil }
        var patterns: [NamePattern] = []
        for text in texts {
            guard let pattern = NamePattern(text) else {
                throw Self.invalid(
                    name,
                    "a list of names, or beginnings of names as \"shop.*\"; \"\(text)\" is neither"
                )
            }
            patterns.append(pattern)
        }
        guard !patterns.isEmpty else { throw Self.invalid(name, "a list that is not empty") }
        return patterns
    }

    fileprivate mutating func navigators() throws(WireError) -> [String]? {
        let summary: StaticString =
            "The names of navigators: it holds for them and what is below them; all when left out."
        guard let names = try strings("navigators", summary, count: 1...1024) else { return nil }
        for name in names where !Names.isValidForNavigator(name) {
            throw Self.invalid("navigators", "a list of names of navigators; \"\(name)\" is none")
        }
        guard !names.isEmpty else { throw Self.invalid("navigators", "a list that is not empty") }
        return names
    }

    /// The line of this object in a document that contains it, from 1.
    func line(in document: UnsafeRawBufferPointer) -> Int {
        guard let start = document.baseAddress, let own = text.baseAddress, own >= start else { return 1 }
        return 1 + document.prefix(own - start).count { $0 == 0x0A }
    }
}
