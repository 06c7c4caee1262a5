import JSON
package import NavigationBroker
import NavigationFleet
package import NavigationProtocol
package import NavigationTree

// Clients register modules, guards and receivers. All owners concerned have to know, and often the host's own broker as
// well. It gets the line when they have answered. So does a list of all scenes, of which each broker knows a part.

extension SharedScenes {
    /// A registration, or a request for a list, that owners have not answered.
    struct OpenRegistration {
        let client: SharedClient
        let registration: Registration
        /// The lines for the scenes that get another one.
        let parts: [Int: Registration]
        /// Whether the host's own broker has to know it too.
        let isOwn: Bool
        /// The scenes whose owners have to answer even so. The others may hear of it later.
        let needed: Set<Int>
        /// The scenes whose owners are asked after those.
        var next: [Int]
        /// The answers that are missing.
        var missing = 0
        /// The line for the client, if it is not the host's own broker that answers: that of the first owner that has
        /// refused, or of the only one.
        var answer: [UInt8]?
        var isRefused = false
        /// Its results in the shared scenes.
        var result = Elsewhere()
    }

    func register(_ line: ClientLine, _ text: RawSpan, from client: SharedClient, now: MonotonicTime) -> Carrier {
        if let refusal = line.refusal(ofPartsIn: { places[$0] != nil }) {
            if let id = line.id { tell(client.session, refusal.line(answering: id), at: 0) }
            return .shared
        }
        let parts = parts(of: line, text, of: client.session)
        let (concerned, isOwn) =
            parts.map { ($0.scenes.keys.sorted(), $0.own != nil) } ?? concerned(by: line, of: client.session)
        guard isOwn || !concerned.isEmpty else { return .own }
        if let full = concerned.first(where: { !scenes[$0].hasRoom }) {
            waiting[full, default: []].insert(client.session)
            outputs.append(.pause(client.session, .owners))
            return .later
        }
        let numbers = makeNumbers(line.additions)
        let needsAll = line.listsAll && !line.leavesOutScenes
        let needed = needsAll ? Set(concerned) : Set(line.partScenes.compactMap { places[$0] })
        // A scene that a part names refuses it before others hear of the module.
        let open = OpenRegistration(
            client: client,
            registration: parts?.own ?? Registration(line: line, text: line.withoutSecret(text), numbers: numbers),
            parts: parts?.scenes ?? [:],
            isOwn: isOwn,
            needed: needed,
            next: concerned.filter { !needed.contains($0) }
        )
        registrations[client.session] = open
        if isOwn, open.registration.module != nil {
            outputs += [.pause(client.session, .owners), .check(client.session, open.registration)]
            return .shared
        }
        let asked = ask(needed, for: client.session, now: now)
        if registrations[client.session]?.missing == 0, numbers.isEmpty {
            registrations[client.session] = nil
            for scene in scenes { scene.forgetFormer(of: client.session) }
            for place in asked { gather(from: place, now: now) }
            tellHosts(of: open.registration, by: client)
            return .own
        }
        outputs.append(.pause(client.session, .owners))
        takeAnswers(of: asked, to: client.session, now: now)
        return .shared
    }

    /// The host's own broker has checked a module's registration.
    ///
    /// - Parameter refusal: Why it would refuse it; nil when it would accept it.
    package func checked(_ session: SessionID, refusal: WireError?, now: MonotonicTime) {
        guard let open = registrations[session] else { return }
        if let refusal {
            registrations[session]?.isRefused = true
            registrations[session]?.answer = open.registration.line.id.map { refusal.line(answering: $0) } ?? []
            return settle(session, now: now)
        }
        takeAnswers(of: ask(open.needed, for: session, now: now), to: session, now: now)
    }

    /// Takes the answers that are there at once.
    ///
    /// - Parameter place: The scene that tells the client.
    private func takeAnswers(of asked: [Int], to session: SessionID, at place: Int = 0, now: MonotonicTime) {
        for place in asked { gather(from: place, now: now) }
        if registrations[session]?.missing == 0 { settle(session, at: place, now: now) }
    }

    /// Asks the owners of these scenes. Without any it asks those of the scenes that come next.
    ///
    /// - Returns: The scenes whose owners it has asked.
    private func ask(_ needed: Set<Int>, for session: SessionID, now: MonotonicTime) -> [Int] {
        guard var open = registrations[session] else { return [] }
        var some = needed.sorted()
        if some.isEmpty { (some, open.next) = (open.next, []) }
        for place in some {
            let isOwn = open.isOwn && !open.needed.contains(place)
            let line = open.parts[place] ?? open.registration
            if scenes[place].register(line, isOwn: isOwn, from: open.client, now: now) == .awaited {
                open.missing += 1
            }
        }
        registrations[session] = open
        return some
    }

    /// The scenes that a registration concerns, and whether it concerns the host's own broker as well.
    private func concerned(by line: ClientLine, of session: SessionID) -> (scenes: [Int], isOwn: Bool) {
        if let number = line.removes {
            let known = scenes.lazy.compactMap { $0.registration(number, of: session) }.first
            if let known, let scene = known.line.scene(ofPart: Int(number - known.numbers.lowerBound)) {
                // A part of a module's list that names its scene.
                return (places[scene].map { [$0] } ?? [], false)
            }
            let all = scenes.indices.filter { scenes[$0].registration(number, of: session) != nil }
            let isOwn = all.first.map { scenes[$0].registration(number, of: session)?.line.place == nil } ?? false
            guard all.isEmpty, line.method == .guardRemove else { return (all, isOwn) }
            // Every client may remove a guard whose module is away.
            return (scenes.indices.filter { scenes[$0].keepsGuard(number) }, false)
        }
        guard let named = line.place else { return (Array(scenes.indices), true) }
        return (places[named].map { [$0] } ?? [], false)
    }

    /// Numbers for guards and receivers, which no others of the fleet have.
    private func makeNumbers(_ count: Int) -> Range<UInt64> {
        let first = names.host.numbers.lowerBound + added + 1
        added += UInt64(count)
        return first..<first + UInt64(count)
    }

    /// An owner has answered. Nil when it was not reached.
    func registered(_ session: SessionID, _ answer: [UInt8]?, at place: Int, now: MonotonicTime) {
        guard var open = registrations[session] else { return }
        open.missing -= 1
        if !open.isRefused {
            let isReached = answer != nil
            let away = WireError.engineAway(scenes[place].name)
            let line = answer ?? open.registration.line.id.map { away.line(answering: $0) } ?? []
            // The host's own broker answers when all is well, or when an owner will hear of it later.
            open.isRefused = isReached ? scenes[place].isRefusal(line) : !open.isOwn || open.needed.contains(place)
            if isReached { scenes[place].add(line, of: open.registration, to: &open.result) }
            if open.isRefused || !open.isOwn { open.answer = open.isRefused ? line : open.result.complete(line) }
        }
        registrations[session] = open
        guard open.missing == 0 else { return }
        guard !open.isRefused, !open.next.isEmpty else { return settle(session, at: place, now: now) }
        takeAnswers(of: ask([], for: session, now: now), to: session, at: place, now: now)
    }

    /// All owners have answered.
    ///
    /// - Parameter place: The scene that tells the client.
    private func settle(_ session: SessionID, at place: Int = 0, now: MonotonicTime) {
        guard let open = registrations.removeValue(forKey: session) else { return }
        if open.isRefused, let number = open.registration.number { withdraw(number, of: session, now: now) }
        if open.isRefused {
            for place in scenes.indices {
                scenes[place].takeBack(open.registration, of: session, now: now)
                gather(from: place, now: now)
            }
        }
        for scene in scenes { scene.forgetFormer(of: session) }
        if let answer = open.answer {
            if open.registration.line.id != nil, answer.count > 1 { tell(session, answer, at: place) }
            let line = open.registration.line
            if let module = open.registration.module {
                if !open.isRefused {
                    outputs.append(.moduleIsShared(module))
                } else if WireError.isNameTaken(answer) {
                    outputs.append(.nameIsTaken(module, session))
                }
            }
            if !open.isRefused, line.method == .guardRemove, let number = line.removes {
                outputs.append(.forgetGuard(number))
            }
        } else if open.isOwn {
            let id = open.registration.line.id.flatMap { batches[session]?.contains($0) == true ? $0 : nil }
            if let id { forget(id, of: session) }
            let registration = open.registration
            if let module = registration.module { exchange.freeName(of: module, for: session) }
            tellHosts(of: registration, by: open.client)
            outputs.append(.own(session, registration, ofBatch: id, open.result))
        }
        outputs.append(.resume(session, .owners))
    }

    /// The own brokers of other hosts have to know what a module provides.
    private func tellHosts(of registration: Registration, by client: SharedClient) {
        exchange.registered(registration, by: client)
        gatherExchange()
    }

    /// The host's own broker has carried out this line of a client. A client of this host may have lost a module by it;
    /// the next owners must not hear of that module again.
    ///
    /// - Parameter hasModule: Whether a session has a module of this name in the host's own broker.
    package func carriedOut(_ text: [UInt8], of client: SessionID, hasModule: (String, SessionID) -> Bool) {
        guard let line = ClientLine(text.span.bytes, scanner: &scanner), line.method == .moduleRegister,
            let module = line.text("module")
        else { return }
        if exchange.isGuest(client), !hasModule(module, client) { exchange.refused(module, of: client) }
        for session in exchange.clients(with: module) where !hasModule(module, session) {
            exchange.lost(module, of: session)
            for scene in scenes { scene.lost(module, of: session) }
        }
        gatherExchange()
    }

    /// The host's own broker does not have a module that the owners know: it has refused what it would have accepted
    /// when the owners were asked.
    package func withdraw(module: String, of session: SessionID, now: MonotonicTime) {
        for place in scenes.indices {
            scenes[place].withdraw(module: module, of: session, now: now)
            gather(from: place, now: now)
        }
        exchange.lost(module, of: session)
        gatherExchange()
    }

    /// A guard or a receiver was refused somewhere, so it ends where it was added.
    package func withdraw(_ number: UInt64, of session: SessionID, now: MonotonicTime) {
        for place in scenes.indices where scenes[place].registration(number, of: session) != nil {
            scenes[place].withdraw(number, of: session, now: now)
            gather(from: place, now: now)
        }
    }
}
