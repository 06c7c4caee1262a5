package import JSON
package import NavigationTree

// The refusals of the tree and the registry, as errors of the wire.

extension WireError {
    package static func unknown(
        _ code: ErrorCode,
        _ what: String,
        _ name: String,
        among candidates: some Sequence<String>
    ) -> Self {
        let nearest = Spelling.nearest(to: name, among: candidates)
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return WireError(
            code,
            "There is no \(what) \"\(name)\"\(hint)",
            [what: .string(name), "nearest": nearest.map { .string($0) }]
        )
    }

    package init(_ error: NavigationError, in tree: borrowing NavigationTree) {
        switch error {
        case .unknownNavigator(let reference):
            self = .unknown(.unknownNavigator, "navigator", reference, among: tree.navigatorNames)
        case .unknownEntry(let entry): self = .unknownEntry(entry)
        case .notInPath(let entry, let navigator): self = .notInPath(entry, navigator)
        case .noStack(let navigator, let suggestion): self = .noStack(navigator, suggestion)
        case .atRoot(let navigator): self = .atRoot(navigator, in: tree)
        case .notPresented(let navigator, let nearest): self = .notPresented(navigator, nearest)
        case .outOfRange(let navigator, let depth): self = .outOfRange(navigator, depth)
        case .typeNotShown(let type, let navigator, let elsewhere): self = .typeNotShown(type, navigator, elsewhere)
        case .occupied(let navigator, let presented): self = .occupied(navigator, presented)
        case .nameInUse(let name, let owner): self = .nameInUse(name, owner, in: tree.scene)
        case .rootFixed:
            self.init(.rootFixed, "The root navigator lives as long as its scene", ["navigator": .id(tree.root)])
        case .notSelectable(let navigator): self = .notSelectable(navigator)
        case .limitReached(let limit, let value): self = .limitReached(limit.rawValue, value)
        case .locked(let locks): self = .locked(locks)
        case .unknownAttachment(let id): self = .unknownAttachment(id)
        case .cannotReturn(let name, let navigator, let isKnown): self = .cannotReturn(name, navigator, isKnown)
        case .unknownTrigger(let name, let navigator, let known): self = .unknownTrigger(name, navigator, known)
        case .noAlert(let entry): self = .noAlert(entry)
        case .unknownAnswer(let answer, let entry, let known): self = .unknownAnswer(answer, entry, known)
        case .noColumn(let navigator): self = .noColumn(navigator)
        case .cannotUndo(let revision): self = .cannotUndo(revision)
        case .pathRefused(let violations): self = .pathRefused(violations)
        case .invalidState(let problems):
            self = .invalidState(problems.map { ($0.navigator, $0.position, WireError($0)) })
        }
    }

    package static func locked(_ locks: [Attachment]) -> Self {
        let reasons = locks.map { lock in
            if case .lock(let reason?) = lock.content {
                "\(lock.id) at \(lock.navigator) (\(reason))"
            } else {
                "\(lock.id) at \(lock.navigator)"
            }
        }
        return WireError(
            .locked,
            "Locks forbid it: \(reasons.joined(separator: ", "))",
            [Member(name: "locks", value: .list(locks) { $0.element($1) })]
        )
    }

    private static func cannotReturn(_ name: String, _ navigator: NavigatorID, _ isKnown: Bool) -> Self {
        let why =
            isKnown
            ? "returning to the checkpoint \"\(name)\" would undo nothing"
            : "there is no checkpoint \"\(name)\" on it or above it"
        return WireError(
            .cannotReturn,
            "From navigator \(navigator), \(why)",
            ["navigator": .id(navigator), "checkpoint": .string(name), "isKnown": .bool(isKnown)]
        )
    }

    /// The problems of a state document. Each has the index of a navigator and the refusal. A problem with an entry
    /// also has the position in the navigator's path.
    package static func invalidState(_ problems: [(navigator: Int, position: Int?, error: WireError)]) -> Self {
        let list = RawJSON.list(problems) { writer, problem in
            writer.object { writer in
                writer.member("navigator", problem.navigator)
                writer.member("position", ifPresent: problem.position)
                writer.member("error", problem.error)
            }
        }
        let first = problems.first.map { "; the first: \($0.error.message)" } ?? ""
        let count = problems.count == 1 ? "one problem" : "\(problems.count) problems"
        return WireError(
            .invalidState,
            "The state document has \(count)\(first)",
            [Member(name: "problems", value: list)]
        )
    }

    package init(_ problem: StateProblem) {
        switch problem.reason {
        case .parent(let index):
            self = Parameters.invalid("parent", "the index of a navigator that comes before; \(index) does not")
        case .anchor(let anchor, let count):
            self = Parameters.invalid(
                "anchor",
                "a position in the parent's path of \(count), or null; \(anchor) is not"
            )
        case .secondPresentation:
            self = Parameters.invalid("method", "left out: the parent presents something else in this document already")
        case .secondSelection:
            self = Parameters.invalid("selected", "true for one stack of a parent only")
        case .noPath:
            self = Parameters.invalid("path", "left out or empty: this navigator has no path of its own")
        case .nameInUse(let name):
            self = Parameters.invalid("name", "unique in the scene; \"\(name)\" is taken")
        case .rule(let violation): self = .pathRefused([violation])
        case .unresolved: self.init(.unknownDestination, "The destination cannot be shown")
        case .topDiffers(let member):
            self.init(
                .invalidParams,
                "The first navigator is the one that is there, whose \(member) is another",
                ["parameter": .string(member)]
            )
        }
    }

    /// The first violation in words and in the members of `data`, and all of them in `violations`.
    package static func pathRefused(_ violations: [RuleViolation]) -> Self {
        let list = Member(name: "violations", value: .list(violations) { $0.violation($1) })
        guard let first = violations.first else { return WireError(.pathRefused, "The path breaks a rule", [list]) }
        let legal = first.legal.map { "; a path that is legal: \($0.joined(separator: ", "))" } ?? ""
        return WireError(.pathRefused, "\(first.explanation)\(legal)", first.members + [list])
    }

    package static func limitReached(_ limit: String, _ value: Int) -> Self {
        WireError(
            .limitReached,
            "The limit of \(value) \(limit) is reached",
            ["limit": .string(limit), "value": .integer(Int64(value))]
        )
    }

    /// The refusals of the registry.
    ///
    /// ``RegistryError/nameTaken(module:owner:)`` is an exception, because only the broker knows the owner.
    package init(_ error: RegistryError, in registry: borrowing DestinationRegistry, owner: JSONValue? = nil) {
        switch error {
        case .nameTaken(let module, let session):
            self.init(
                .nameTaken,
                "The module name \"\(module)\" belongs to session \(session); "
                    + "the same user may take it over with \"takeOver\":true",
                ["module": .string(module), "owner": owner]
            )
        case .notOwner(let module):
            self.init(.notOwner, "Module \"\(module)\" belongs to another session", ["module": .string(module)])
        case .unknownModule(let module):
            self = .unknown(.unknownModule, "module", module, among: registry.modules.keys)
        case .unknownDestination(let type): self = .unknownDestination(type, in: registry)
        case .invalid(let part, let type, let violation):
            self = .invalid(
                part,
                "\(part.words) \(part.verb) not fit \(type): \(violation.reason)",
                [
                    "type": .string(type.description), "path": .string(violation.path),
                    "keyword": .string(violation.keyword), "reason": .string(violation.reason),
                ]
            )
        case .unreadable(let part, let type, let reason):
            self = .invalid(
                part,
                "\(part.words) for \(type) cannot be checked: \(reason)",
                ["type": .string(type.description), "path": "", "keyword": "", "reason": .string(reason)]
            )
        case .unknownMessage(let type, let name, let known): self = .unknownMessage(of: type, name, known)
        case .limitReached(let limit, let value):
            self = .limitReached(limit.rawValue, value)
        }
    }
}

extension WireError {
    /// With the navigators that know the type, when only some do.
    private static func unknownDestination(_ type: String, in registry: borrowing DestinationRegistry) -> Self {
        let scopes = registry.scopes(of: type)
        if let first = scopes.first {
            return WireError(
                .unknownDestination,
                "The destination type \"\(type)\" is not known here; \(first.navigator) of scene \"\(first.scene)\" and what is below it know it",
                [
                    "type": .string(type),
                    "navigators": .array(
                        scopes.map {
                            .object(JSONObject([("scene", .string($0.scene)), ("navigator", .id($0.navigator))]))
                        }
                    ),
                ]
            )
        }
        return unknownDestination(type, nearest: registry.nearestType(to: type))
    }

    /// Clients ask for types of modules that have not started, again and again. So this refusal makes no values.
    private static func unknownDestination(_ type: String, nearest: String?) -> Self {
        let asked = Member(name: "type", value: RawJSON(writing: type))
        guard let nearest else {
            let message = JSONText.joined("No module has registered the destination type \"", type, "\"", "", "")
            return WireError(.unknownDestination, message, [asked])
        }
        return WireError(
            .unknownDestination,
            JSONText.joined(
                "No module has registered the destination type \"",
                type,
                "\"; did you mean \"",
                nearest,
                "\"?"
            ),
            [asked, Member(name: "nearest", value: RawJSON(writing: nearest))]
        )
    }

    private static func invalid(_ part: CheckedPart, _ message: String, _ data: KeyValuePairs<String, JSONValue?>)
        -> Self
    {
        let error = WireError(.invalidArguments, message, data)
        switch part {
        case .arguments: return error
        case .content: return WireError(error.code, message, error.data + [Member("content", .bool(true))])
        case .message(let name):
            return WireError(error.code, message, error.data + [Member("message", .string(name))])
        }
    }

    private static func unknownMessage(of type: TypeName, _ name: String?, _ known: [String]) -> Self {
        let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
        let why = name.map { "no message \"\($0)\"" } ?? "only messages with a \"name\""
        return WireError(
            .unknownMessage,
            "Entries of \(type) accept \(why); they accept \(known.isEmpty ? "none" : list)",
            [
                "type": .string(type.description), "message": name.map { .string($0) },
                "messages": .array(known.map { .string($0) }),
                "nearest": name.flatMap { Spelling.nearest(to: $0, among: known) }.map { .string($0) },
            ]
        )
    }

    /// A refusal of what a mapping led to, saying so.
    package func afterMapping(from source: String) -> WireError {
        let member = Member(name: "mappedFrom", value: JSONValue.string(source).serialized())
        return WireError(code, "\(message) (\"\(source)\" is mapped to it)", data + [member])
    }
}

extension CheckedPart {
    /// The part at the beginning of a sentence.
    fileprivate var words: String {
        switch self {
        case .arguments: "The arguments"
        case .content: "The content"
        case .message(let name): "The message \"\(name)\""
        }
    }

    fileprivate var verb: String { self == .arguments ? "do" : "does" }
}

extension RuleViolation {
    /// Says which destination was found, which one was required, and which type's rule requires it.
    fileprivate var explanation: String {
        let place = found.map { "on \($0)" } ?? (position < 0 ? "on nothing" : "at the beginning of a path")
        let navigator = parentOfNew.map { "a new navigator below \($0)" } ?? "\(navigator)"
        let list = needed.joined(separator: ", ")
        let why =
            switch part {
            case .under: "it must stand on something with a role of \(list)"
            case .within: "something below it must have a role of \(list)"
            case .most: "a path may hold it \(list == "1" ? "once" : "\(list) times")"
            case .repeats: "it may not stand on itself"
            case .first: "it must be the first of its path"
            case .last: "nothing may stand on \(ruleOf)"
            case .methods: "it may be shown as \(list)"
            case .accepts: "the path accepts \(list)"
            }
        return "\(type) cannot stand \(place) in \(navigator): \(why) (rule \"\(part.rawValue)\" of \(source))"
    }

    fileprivate var members: [WireError.Member] {
        var members: [(String, JSONValue)] = [
            ("rule", .string(part.rawValue)), ("type", .string(type)),
            (parentOfNew == nil ? "navigator" : "parent", .id(parentOfNew ?? navigator)),
            ("position", .integer(Int64(position))),
        ]
        if let found { members.append(("found", .string(found))) }
        members.append(("needed", .array(needed.map { .string($0) })))
        members.append(("ruleOf", .string(ruleOf)))
        members.append(("source", .string(source)))
        if let accepted { members.append(("accepted", accepted.value)) }
        if let legal { members.append(("legal", .array(legal.map { .string($0) }))) }
        return members.map { WireError.Member(name: $0.0, value: $0.1.serialized()) }
    }
}

extension JSONWriter {
    package mutating func violation(_ violation: RuleViolation) {
        object { $0.members(violation.members) }
    }
}

extension RawJSON {
    /// A JSON array that a writer fills.
    fileprivate static func list<Element>(
        _ elements: [Element],
        _ write: (inout JSONWriter, Element) -> Void
    ) -> RawJSON {
        var writer = JSONWriter()
        writer.array(elements, write)
        return RawJSON(writer)
    }
}

extension Acceptance {
    fileprivate var value: JSONValue { (try? RawJSON(writing: self).value()) ?? .null }
}

extension JSONValue {
    /// An id as it is written on the wire.
    package static func id(_ id: some CustomStringConvertible) -> Self { .string(id.description) }
}
