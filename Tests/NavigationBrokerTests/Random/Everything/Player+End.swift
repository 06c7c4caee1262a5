import JSON
import NavigationTree

/// A run ends: the clients leave, or the host shuts down.
extension Player {
    /// All that waits is settled, one way or the other; then nothing is left.
    mutating func finish() throws {
        if vocabulary.dice.chance(30) { return try shutDown() }
        script.append("finish")
        isFinishing = true
        // Requests that wait for each other are put to one guard after the other.
        for _ in 0..<60 where host.held["questions"] != nil || host.held["suspended"] != nil {
            endProcesses()
            host.advance(seconds: 61)
            for index in clients.indices { flush(index) }
            try collect()
            try check()
        }
        if let suspended = host.held["suspended"] { throw Failure(description: "\(suspended) requests wait for ever") }
        try cancelWhatWaits()
        script.append("all leave")
        while let last = clients.indices.last {
            host.close(clients[last].id)
            clients.remove(at: last)
        }
        followProcesses()
        for _ in 0..<8 {
            endProcesses()
            host.advance(seconds: 61)
            host.reconcile()
            followProcesses()
        }
        try check()
        for scene in ["main", "side", "other"] where mirrors[scene] != nil {
            _ = try ask("cancelResume", #"{"scene":"\#(scene)"}"#)
        }
        try check()
        guard host.held.isEmpty else { throw Failure(description: "left: \(host.held)") }
        let sessions = try ask("host.sessions")["sessions"]?.array ?? []
        guard sessions.count == 1, sessions[0]["inFlight"] == 1, sessions[0]["results"] == 0 else {
            throw Failure(description: "left: \(sessions)")
        }
        try restart()
    }

    /// All sessions but the observer's have ended, so a host that starts again has nothing to change.
    private mutating func restart() throws {
        script.append("restart")
        let before = host.trees
        host.restart(afterSeconds: 0)
        let after = host.trees
        for name in Set(before.keys).union(after.keys).sorted() {
            guard let before = before[name], let after = after[name] else {
                throw Failure(description: "\(name) is not on both sides of the restart")
            }
            guard before.revision == after.revision, before.snapshotSteps == after.snapshotSteps else {
                throw Failure(description: "\(name) was \(before.snapshotSteps), and is \(after.snapshotSteps)")
            }
        }
    }

    /// Every request that is not answered can be cancelled by whoever made it.
    private mutating func cancelWhatWaits() throws {
        for index in clients.indices where !clients[index].isOver && !clients[index].hasEnded {
            for id in clients[index].open.sorted() where clients[index].open.contains(id) {
                while clients[index].unread > 0 { flush(index) }
                guard maySend(index) else {
                    throw Failure(description: "\(clients[index].id) is not read from: \(host.held)")
                }
                clients[index].open.insert(-1)
                sendRaw(#"{"id":-1,"method":"request.cancel","params":{"request":\#(id)}}"#, from: index)
                try collect()
            }
            guard clients[index].open.isEmpty || clients[index].isOver else {
                let open = clients[index].open.sorted()
                throw Failure(description: "\(clients[index].id) got no answer to \(open): \(host.held)")
            }
        }
    }

    private mutating func shutDown() throws {
        script.append("shut down")
        host.shutDown()
        for index in clients.indices where !clients[index].isOver {
            let lines = host.take(clients[index].id)
            for line in lines.dropLast() { try read(line, index) }
            guard lines.last?.contains("\"bye\"") == true || clients[index].hasEnded else {
                throw Failure(description: "no goodbye to \(clients[index].id): \(lines)")
            }
            if lines.last?.contains("\"bye\"") == false { try read(lines[lines.count - 1], index) }
            guard clients[index].open.isEmpty else {
                throw Failure(description: "\(clients[index].id) got no answer to \(clients[index].open.sorted())")
            }
        }
        guard host.held.isEmpty else { throw Failure(description: "left after the end: \(host.held)") }
    }
}
