import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

/// A module's new declaration on its way: it replaces the former one as a whole, or not at all.
///
/// 1. ``prepare(_:for:by:types:on:)`` tries everything on copies of the machines' parts, and in open transactions of
///    the scenes. A refusal takes the transactions back.
/// 2. ``carryOut(on:cause:now:)`` makes it hold, or ``takeBack()`` leaves all as it was. Before that, nothing but the
///    registry may change.
///
/// A part that is equal to a former one keeps its id, and with it its state and its place in the order. Where hosts of
/// a fleet give the numbers, it gets the one of its place in the list, which all of them know.
struct Redeclaration: ~Copyable {
    private let module: String
    private let session: SessionID
    private let former: Declaration
    /// The number of the first part; nil when this host counts.
    private let given: UInt64?
    private let scope: PartScope
    private var new: Declaration
    private var guards: Guards
    private var receivers: Receivers
    private var links: Links
    private var goneGuards: [GuardID] = []
    /// Guards that were there without the session, and are its own now.
    private var resumedGuards: [GuardID] = []
    private var urls: [RegisteredURL]?
    /// The scenes with an open transaction.
    private var open: [Scene] = []

    private init(of module: String, by session: SessionID, on machines: borrowing Machines) {
        (self.module, self.session) = (module, session)
        former = machines.modules.declaration(of: module) ?? Declaration()
        (given, scope) = (machines.givenNumber, machines.partScope)
        new = former
        guards = machines.admission.guards
        receivers = machines.sequences.receivers
        links = machines.modules.links
    }

    // MARK: Preparing

    /// Checks a new declaration, or the end of one. When another session had the module, its declaration ends.
    ///
    /// - Parameters:
    ///   - parts: the new lists; a list that is nil stays as it is.
    ///   - types: the types that the module registers everywhere with the same request.
    ///   - isEnd: whether the whole module ends.
    /// - Returns: Nil when nothing changes.
    static func prepare(
        _ parts: ModuleParts,
        for module: String,
        by session: SessionID,
        types: [DestinationDefinition] = [],
        isEnd: Bool = false,
        on machines: inout Machines
    ) throws(WireError) -> Redeclaration? {
        let isOther = machines.registry.modules[module].map { $0.owner != session } ?? false
        let parts = isOther ? parts.whole : parts
        let lasting =
            parts.guards == nil
            ? [] : machines.admission.guards.lasting(of: module).filter { isEnd || $0.session != session }.map(\.id)
        let isNew = !parts.isEmpty || machines.modules.declaration(of: module) != nil || !lasting.isEmpty
        guard isOther || parts.hasLists && isNew else { return nil }
        var change = Redeclaration(of: module, by: session, on: machines)
        if isOther { change.links.moduleEnded(module) }
        if let wanted = parts.guards { try change.prepare(wanted, lasting, on: machines) }
        if let wanted = parts.receivers {
            try change.prepare(wanted, behind: parts.guards?.count ?? 0, on: machines)
        }
        if let wanted = parts.urls { try change.prepare(wanted, with: types, on: machines) }
        if let wanted = parts.flows {
            try machines.modules.checkRoom(for: wanted, of: module, by: session, limits: machines.limits)
            change.new.flows = wanted
        }
        if let wanted = parts.mappings {
            do throws(WireError) { try change.prepare(wanted, on: &machines) } catch {
                change.takeBack()
                throw error
            }
        }
        return change
    }

    /// - Parameter lasting: guards of the module that are there without the session.
    private mutating func prepare(
        _ list: [GuardAdd],
        _ lasting: [GuardID],
        on machines: borrowing Machines
    ) throws(WireError) {
        let limits = machines.limits
        let wanted = scope.taken(list, on: machines)
        var candidates: [NavigationGuard] = []
        for (index, request) in wanted {
            do throws(WireError) {
                guard request.module ?? module == module else {
                    throw Parameters.invalid("module", "left out: the guard belongs to the module \"\(module)\"")
                }
                let (scene, navigator) = try request.place(on: machines)
                let id = GuardID(rawValue: 0)
                candidates.append(
                    NavigationGuard(
                        id,
                        request,
                        in: scene,
                        on: navigator,
                        of: session,
                        module: module,
                        timeout: limits.question
                    )
                )
            } catch { throw error.inList("guards", index) }
        }
        let others = former.guards.filter { !lasting.contains($0) }
        var match = PartMatch(of: candidates, among: lasting + others) { [guards] id, candidate in
            guards[id]?.isSame(as: candidate) ?? false
        }
        let numbers = wanted.map { part in given.map { GuardID(rawValue: $0 + UInt64(part.offset)) } }
        match.keep(only: numbers)
        for id in match.gone { guards.remove(id) }
        goneGuards = match.gone
        new.guards = []
        for (index, candidate) in candidates.enumerated() {
            let kept = match.kept[index]
            if let kept, guards[kept]?.session == session {
                new.guards.append(kept)
                continue
            }
            do throws(WireError) {
                try guards.checkRoom(
                    for: candidate,
                    of: session,
                    replacing: kept.flatMap { guards[$0] },
                    limits: limits
                )
            } catch { throw error.inList("guards", wanted[index].offset) }
            new.guards.append(add(candidate, kept, numbers[index]))
        }
    }

    /// - Parameter kept: the same guard, that was there without the session.
    private mutating func add(_ candidate: NavigationGuard, _ kept: GuardID?, _ given: GuardID?) -> GuardID {
        if let kept {
            guards.resume(kept, by: session)
            resumedGuards.append(kept)
            return kept
        }
        let id = given ?? guards.makeID()
        guards.add(candidate.with(id))
        return id
    }

    /// - Parameter guardCount: the guards that the same request lists, which have the numbers before.
    private mutating func prepare(
        _ list: [ReceiverAdd],
        behind guardCount: Int,
        on machines: borrowing Machines
    ) throws(WireError) {
        let limit = machines.limits.receivers
        let wanted = scope.taken(list, on: machines)
        var places: [NavigatorID?] = []
        for (index, request) in wanted {
            do throws(WireError) { places.append(try request.place(on: machines)) } catch {
                throw error.inList("receivers", index)
            }
        }
        let none = ReceiverID(session: session, number: 0)
        let candidates = zip(wanted, places).map { $0.element.receiver(none, at: $1) }
        var match = PartMatch(of: candidates, among: former.receivers) { [receivers] id, candidate in
            receivers[id]?.isSame(as: candidate) ?? false
        }
        let numbers = wanted.map { part in
            given.map { ReceiverID(session: session, number: $0 + UInt64(guardCount + part.offset)) }
        }
        match.keep(only: numbers)
        for id in match.gone { receivers.remove(id) }
        new.receivers = []
        for (index, (offset, request)) in wanted.enumerated() {
            if let kept = match.kept[index] {
                new.receivers.append(kept)
            } else if receivers.count(of: session) < limit {
                let id = numbers[index] ?? receivers.makeID(for: session)
                receivers.add(request.receiver(id, at: places[index]))
                new.receivers.append(id)
            } else {
                throw .limitReached("receivers", limit).inList("receivers", offset)
            }
        }
    }

    private mutating func prepare(
        _ wanted: [URLRegister],
        with types: [DestinationDefinition],
        on machines: borrowing Machines
    ) throws(WireError) {
        let (limits, registry) = (machines.limits, machines.registry)
        for pattern in new.urls where !wanted.contains(where: { $0.pattern == pattern }) {
            _ = try? links.unregister(pattern, of: module)
        }
        let others = Set(registry.modules(of: session)).union([module]).sorted()
        let schemas = Dictionary(types.map { ($0.type.description, $0.schemaText) }) { first, _ in first }
        var urls: [RegisteredURL] = []
        for (index, request) in wanted.enumerated() {
            do throws(WireError) {
                let url = try links.pattern(request, of: module, among: others, limits: limits) { type in
                    schemas[type] ?? registry.definition(of: type)?.schemaText
                }
                do { try links.register(url) } catch {
                    let owner = registry.modules[error.other.module].flatMap { machines.sessions.described($0.owner) }
                    throw .conflict(of: url, with: error.other, owner)
                }
                urls.append(url)
            } catch { throw error.inList("urls", index) }
        }
        self.urls = urls
        new.urls = wanted.map(\.pattern)
    }

    private mutating func prepare(_ list: [MappingAdd], on machines: inout Machines) throws(WireError) {
        let wanted = scope.taken(list, on: machines)
        var places: [(scene: Scene, navigator: NavigatorID)] = []
        for (index, request) in wanted {
            do throws(WireError) {
                let scene = try machines.check(request.target.scene)
                places.append((scene, try machines.find(request.target.navigator, in: scene)))
            } catch { throw error.inList("mappings", index) }
        }
        let candidates = zip(wanted, places).map { part, place in
            Candidate(scene: place.scene.name, navigator: place.navigator, part.element.mapping)
        }
        try refuseRepetition(candidates, at: wanted.map(\.offset))
        let match = PartMatch(of: candidates, among: former.mappings) { [session] former, candidate in
            candidate.isSame(as: former) && former.attachment.session == session && former.isThere(on: machines)
        }
        for gone in match.gone where gone.isThere(on: machines) {
            let scene = machines[scene: gone.scene]
            begin(scene)
            _ = try machines.operate(on: scene) { tree throws(NavigationError) in
                try tree.detach(gone.attachment.id)
            }
        }
        new.mappings = []
        for (index, (offset, request)) in wanted.enumerated() {
            if let kept = match.kept[index] {
                new.mappings.append(kept)
                continue
            }
            do throws(WireError) {
                let (scene, navigator) = places[index]
                new.mappings.append(try map(request.mapping, on: navigator, in: scene, machines: &machines))
            } catch { throw error.inList("mappings", offset) }
        }
    }

    /// A navigator maps a type once, so a second mapping would replace the first one.
    ///
    /// - Parameter offsets: the places of the candidates in the list.
    private func refuseRepetition(_ candidates: [Candidate], at offsets: [Int]) throws(WireError) {
        for (index, candidate) in candidates.enumerated() {
            guard candidates[..<index].contains(where: candidate.collides) else { continue }
            throw Parameters.invalid("from", "another type than those of the mappings before it, on this navigator")
                .inList("mappings", offsets[index])
        }
    }

    private mutating func map(
        _ mapping: Mapping,
        on navigator: NavigatorID,
        in scene: Scene,
        machines: inout Machines
    ) throws(WireError) -> Declaration.DeclaredMapping {
        begin(scene)
        let session = session
        let attached = try machines.operate(on: scene) { tree throws(NavigationError) in
            try tree.map(mapping, on: navigator, by: session)
        }
        return Declaration.DeclaredMapping(scene: scene.name, attachment: attached.attachment)
    }

    private mutating func begin(_ scene: Scene) {
        guard !scene.isInTransaction else { return }
        scene.tree.begin()
        open.append(scene)
    }

    /// Takes the open transactions back.
    func takeBack() {
        for scene in open { scene.tree.rollBack() }
    }

    // MARK: Carrying out

    /// Makes the declaration hold.
    ///
    /// - Returns: Whether a tree has changed. Then the answer is only as certain as that change.
    mutating func carryOut(on machines: inout Machines, cause: Cause, now: MonotonicTime) -> Bool {
        for id in goneGuards {
            let waiting = machines.admission.remove(id)
            Question.withdrawVotes(on: waiting, .withdrawn, on: &machines, now: now)
        }
        machines.admission.guards = guards
        for id in resumedGuards { machines.admission.goOn(waitingFor: id) }
        machines.keepGuards()
        machines.sequences.receivers = receivers
        machines.modules.links = links
        machines.modules.declare(new, of: module)
        var changesTree = false
        for scene in open {
            let change = scene.tree.commit()
            changesTree = changesTree || !change.isEmpty
            machines.publish(change, in: scene, cause: cause, now: now)
        }
        return changesTree
    }

    /// The ids of the lists that the request gave, also of the parts that other brokers have taken.
    func registered(_ parts: ModuleParts, on machines: borrowing Machines) -> RegisteredParts {
        var registered = RegisteredParts()
        if let list = parts.guards {
            registered.guards =
                given.map { first in list.indices.map { GuardID(rawValue: first + UInt64($0)) } } ?? new.guards
        }
        if let list = parts.receivers {
            let first = given.map { $0 + UInt64(parts.guards?.count ?? 0) }
            registered.receivers =
                first.map { first in
                    list.indices.map { ReceiverID(session: session, number: first + UInt64($0)) }
                } ?? new.receivers
        }
        if let list = parts.mappings {
            var own = new.mappings.map(\.attachment.id)[...]
            var others = machines.elsewhere.mappings.mapValues { $0[...] }
            registered.mappings = list.compactMap { mapping in
                let scene = mapping.target.scene.scene
                return scope.takes(scene) ? own.popFirst() : others[scene]?.popFirst()
            }
        }
        registered.urls = urls.map { urls in
            urls.map { RegisteredParts.URL($0.pattern.text, isLive: $0.isLive(in: machines)) }
        }
        return registered
    }
}

/// A mapping that a declaration wants.
private struct Candidate {
    let (scene, navigator, mapping): (String, NavigatorID, Mapping)

    init(scene: String, navigator: NavigatorID, _ mapping: Mapping) {
        (self.scene, self.navigator, self.mapping) = (scene, navigator, mapping)
    }

    func isSame(as former: Declaration.DeclaredMapping) -> Bool {
        former.scene == scene && former.attachment.navigator == navigator && former.attachment.mapping == mapping
    }

    /// Whether only one of the two can be there.
    func collides(with other: Self) -> Bool {
        scene == other.scene && navigator == other.navigator && mapping.source == other.mapping.source
    }
}

extension Declaration.DeclaredMapping {
    /// Whether the scene still has it. A change that was not written may have given its id to something else.
    fileprivate func isThere(on machines: borrowing Machines) -> Bool {
        machines.scene(scene)?.tree.attachment(attachment.id) == attachment
    }
}
