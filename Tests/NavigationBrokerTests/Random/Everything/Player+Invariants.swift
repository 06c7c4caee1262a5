import JSON
import NavigationTree

/// The observer checks the invariants after every turn.
extension Player {
    mutating func ask(_ method: String, _ params: String = "{}") throws -> JSONValue {
        let lines = host.send(#"{"id":"o","method":"\#(method)","params":\#(params)}"#, from: observer)
        for line in lines.dropLast() { try observe(line) }
        host.flush(observer, lines.reduce(0) { $0 + $1.utf8.count + 1 })
        guard let last = lines.last, let answer = try? RawJSON(parsing: last).value(), let result = answer["result"]
        else {
            throw Failure(description: "\(method) \(params): \(lines)")
        }
        return result
    }

    private mutating func observe(_ line: String) throws {
        let event = Event(line)
        guard case .integer(let watch)? = event.params["watch"], let scene = mirrorWatches[Int(watch)] else {
            throw Failure(description: "to the observer: \(line)")
        }
        switch event.method {
        case "changed":
            do { try mirrors[scene]?.apply(event) } catch {
                throw Failure(description: "\(scene): \(error) in \(line)")
            }
        case "watchEnded":
            (mirrors[scene], mirrorWatches[Int(watch)]) = (nil, nil)
            forgetWatches(of: scene)
        case "event": break
        case "lagged": mirrors[scene] = try WireModel(snapshot: event.params["snapshot"])
        default: throw Failure(description: "to the observer: \(line)")
        }
    }

    mutating func check() throws {
        let waiting = host.take(observer)
        host.flush(observer, waiting.reduce(0) { $0 + $1.utf8.count + 1 })
        for line in waiting { try observe(line) }
        if let due = host.held["due"] {
            throw Failure(description: "\(due) requests are due and nobody carries them out")
        }
        let scenes = try ask("scene.list")["scenes"]?.array?.compactMap { $0["scene"]?.string } ?? []
        var known: [Character: [String]] = [:]
        for scene in scenes {
            if let broken = host.brokenSetAside(of: scene) { throw Failure(description: "\(scene): \(broken)") }
            if let broken = host.brokenInvariant(of: scene) { throw Failure(description: "\(scene): \(broken)") }
            let disagreement = host.disagreement(of: scene)
            guard disagreement.isEmpty else { throw Failure(description: "\(scene) needs \(disagreement)") }
            let snapshot: JSONValue
            if mirrors[scene] == nil {
                let watch = try ask("watch", #"{"scene":"\#(scene)","verbosity":"debug"}"#)
                snapshot = watch["snapshot"] ?? .null
                mirrors[scene] = try WireModel(snapshot: snapshot)
                if case .integer(let number)? = watch["watch"] { mirrorWatches[Int(number)] = scene }
            } else {
                snapshot = try ask("tree.get", #"{"scene":"\#(scene)"}"#)
            }
            let model = try WireModel(snapshot: snapshot)
            guard model == mirrors[scene] else {
                let difference = mirrors[scene].map(model.difference) ?? "all"
                throw Failure(description: "\(scene) is not what its changes say: \(difference)")
            }
            try compareWatches(of: scene, with: model)
            know(snapshot, in: &known)
        }
        for (kind, ids) in known { vocabulary.know(ids, as: kind) }
    }

    /// Watches at the same revision have the same tree. A watch that lags is at an older one.
    private func compareWatches(of scene: String, with model: WireModel) throws {
        for client in clients {
            for (number, watch) in client.watches where watch.name == scene && watch.model.revision == model.revision {
                guard watch.model != model else { continue }
                let difference = watch.model.difference(from: model)
                throw Failure(description: "\(scene) is another in watch \(number) of \(client.id): \(difference)")
            }
        }
    }

    /// Forgets what clients know of a scene that has ended.
    ///
    /// A client may have ended its watch, and keeps an old mirror. The next scene of the same name comes to the same
    /// revision.
    private mutating func forgetWatches(of scene: String) {
        for index in clients.indices {
            clients[index].watches = clients[index].watches.filter { $0.value.name != scene }
        }
    }

    private func know(_ snapshot: JSONValue, in known: inout [Character: [String]]) {
        for navigator in snapshot["navigators"]?.array ?? [] {
            known["n", default: []] += [navigator["id"]?.string].compactMap { $0 }
            known["e", default: []] += [navigator["root"]?["id"]?.string].compactMap { $0 }
            known["e", default: []] += (navigator["path"]?.array ?? []).compactMap { $0["id"]?.string }
        }
        known["a", default: []] += (snapshot["attachments"]?.array ?? []).compactMap { $0["id"]?.string }
    }
}
