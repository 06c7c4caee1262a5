import JSON
package import NavigationBroker
import NavigationFleet
import NavigationProtocol
package import NavigationTree

// Clients register modules, guards and receivers. All owners concerned have to know, and often the host's own broker as
// well. It gets the line when they have answered.

extension SharedScenes {
    /// A registration that owners have not answered.
    struct OpenRegistration {
        let client: SharedClient
        let registration: Registration
        /// Whether the host's own broker has to know it too.
        let isOwn: Bool
        var missing: Int
        /// The line for the client, if it is not the host's own broker that answers: that of the first owner that has
        /// refused, or of the only one.
        var answer: [UInt8]?
        var isRefused = false
        /// Its results in the shared scenes.
        var result = RegisteredElsewhere()

        var isModule: Bool { registration.line.method == .moduleRegister }
    }

    func register(_ line: ClientLine, _ text: RawSpan, from client: SharedClient, now: MonotonicTime) -> Carrier {
        if let refusal = line.refusal(ofPartsIn: { places[$0] != nil }) {
            if let id = line.id { tell(client.session, refusal.line(answering: id), at: 0) }
            return .shared
        }
        let (concerned, isOwn) = concerned(by: line, of: client.session)
        guard isOwn || !concerned.isEmpty else { return .own }
        if let full = concerned.first(where: { !scenes[$0].hasRoom }) {
            waiting[full, default: []].insert(client.session)
            outputs.append(.pause(client.session, .owners))
            return .later
        }
        let numbers = makeNumbers(line.additions)
        let registration = Registration(line: line, text: line.withoutSecret(text), numbers: numbers)
        var open = OpenRegistration(client: client, registration: registration, isOwn: isOwn, missing: 0)
        for place in concerned
        where scenes[place].register(registration, isOwn: isOwn, from: client, now: now) == .awaited {
            open.missing += 1
        }
        if open.missing == 0, numbers.isEmpty {
            tellHosts(of: registration, by: client)
            return .own
        }
        outputs.append(.pause(client.session, .owners))
        registrations[client.session] = open
        for place in concerned { gather(from: place, now: now) }
        if open.missing == 0 { settle(client.session, now: now) }
        return .shared
    }

    /// The scenes that a registration concerns, and whether it concerns the host's own broker as well.
    private func concerned(by line: ClientLine, of session: SessionID) -> (scenes: [Int], isOwn: Bool) {
        if let number = line.removes {
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
            open.isRefused = isReached ? scenes[place].isRefusal(line) : !open.isOwn
            if open.isRefused || !open.isOwn { open.answer = line }
            if isReached, open.isModule { scenes[place].add(line, of: open.registration, to: &open.result) }
        }
        registrations[session] = open
        if open.missing == 0 { settle(session, at: place, now: now) }
    }

    /// All owners have answered.
    ///
    /// - Parameter place: The scene that tells the client.
    private func settle(_ session: SessionID, at place: Int = 0, now: MonotonicTime) {
        guard let open = registrations.removeValue(forKey: session) else { return }
        if open.isRefused, let number = open.registration.number { withdraw(number, of: session, now: now) }
        if let answer = open.answer {
            if answer.count > 1 { tell(session, answer, at: place) }
            let line = open.registration.line
            if !open.isRefused, line.method == .guardRemove, let number = line.removes {
                outputs.append(.forgetGuard(number))
            }
        } else if open.isOwn {
            let id = open.registration.line.id.flatMap { batches[session]?.contains($0) == true ? $0 : nil }
            if let id { forget(id, of: session) }
            let registration = open.registration
            if open.isModule, let module = registration.line.text("module") { exchange.freeName(of: module) }
            tellHosts(of: registration, by: open.client)
            outputs.append(
                .own(session, registration.text, ofBatch: id, adding: registration.number, open.result)
            )
        }
        outputs.append(.resume(session, .owners))
    }

    /// The own brokers of other hosts have to know what a module provides.
    private func tellHosts(of registration: Registration, by client: SharedClient) {
        exchange.registered(registration, by: client)
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
