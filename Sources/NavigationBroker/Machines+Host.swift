import JSON
import NavigationProtocol
import NavigationTree

// The host about itself.

extension Machines {
    mutating func hello(_ hello: Hello, _ context: Execution) throws(WireError) {
        if let missing = hello.required.first(where: { !Hello.capabilities.contains($0) }) {
            throw WireError(
                .missingCapability,
                "This host has no capability \"\(missing)\"; it has \(Hello.capabilities.joined(separator: ", "))",
                ["missing": .string(missing), "capabilities": .array(Hello.capabilities.map { .string($0) })]
            )
        }
        if let name = hello.name {
            sessions[context.session]?.name = hello.version.map { "\(name)/\($0)" } ?? name
        }
        result.raw("{\"host\":\"navhost\",\"version\":")
        result.string(configuration.version)
        result.raw(",\"instance\":")
        result.string(configuration.instance)
        result.raw(",\"session\":")
        result.id(context.session)
        result.raw(",\"capabilities\":[")
        result.list(Hello.capabilities) { $0.string($1) }
        result.raw("],\"limits\":")
        result.limits(limits)
        result.raw("}")
    }

    mutating func ping(_ parameters: inout Parameters) throws(WireError) {
        try parameters.finish()
        result.raw("{\"pong\":true}")
    }

    mutating func discover(_ parameters: inout Parameters) throws(WireError) {
        try parameters.finish()
        let document = openRPCDocument ?? OpenRPC.document(version: configuration.version)
        openRPCDocument = document
        guard let document else { preconditionFailure("the OpenRPC document is not JSON") }
        result.raw(document)
    }

    mutating func hostStatus(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        try parameters.finish()
        result.raw("{\"version\":")
        result.string(configuration.version)
        result.raw(",\"instance\":")
        result.string(configuration.instance)
        result.raw(",\"pid\":")
        result.integer(configuration.pid)
        result.raw(",\"uptime\":")
        result.double(context.now.seconds(since: startedAt))
        result.raw(",\"sessions\":")
        result.integer(sessions.count)
        result.raw(",\"modules\":")
        result.integer(registry.modules.count)
        result.raw(",\"destinations\":")
        result.integer(registry.typeCount)
        result.raw(",\"watches\":")
        result.integer(scenes.values.reduce(0) { $0 + $1.subscriptions.count })
        result.raw(",\"scenes\":")
        result.integer(scenes.count)
        result.raw(",\"limits\":")
        result.limits(limits)
        result.raw("}")
    }

    mutating func hostSessions(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        try parameters.finish()
        let (sorted, registry) = (sessions.values.sorted { $0.id < $1.id }, registry)
        let started = supervisions.filter { $0.value.pid != nil }
        let questions = questions.countsByProvider
        let monitors = Dictionary(grouping: monitors, by: \.session).mapValues(\.count)
        result.raw("{\"sessions\":[")
        result.list(sorted) { result, session in
            let id = session.id
            result.raw("{\"session\":")
            result.id(id)
            if id == context.session { result.raw(",\"isSelf\":true") }
            if let name = session.name {
                result.raw(",\"name\":")
                result.string(name)
            }
            result.raw(",\"pid\":")
            result.integer(session.peer.pid)
            result.raw(",\"uid\":")
            result.integer(session.peer.uid)
            result.raw(",\"gid\":")
            result.integer(session.peer.gid)
            result.member(",\"startedAs\":", started.first { $0.value.isProcess(of: session.peer) }?.key)
            result.raw(",\"age\":")
            result.double(context.now.seconds(since: session.openedAt))
            result.raw(",\"modules\":[")
            result.list(registry.modules(of: id)) { $0.string($1) }
            result.raw("],\"watches\":")
            result.integer(session.watches.count)
            result.raw(",\"requests\":")
            result.integer(session.requests)
            result.raw(",\"inFlight\":")
            result.integer(session.inFlight + (id == context.session ? 1 : 0))
            result.raw(",\"queued\":")
            result.integer(session.queued)
            result.raw(",\"results\":")
            result.integer(session.results)
            result.raw(",\"questions\":")
            result.integer(questions[id] ?? 0)
            result.raw(",\"monitors\":")
            result.integer(monitors[id] ?? 0)
            result.raw("}")
        }
        result.raw("]}")
    }
}

extension JSONWriter {
    /// All limits, by name.
    mutating func limits(_ limits: Limits) {
        raw("{")
        list(limits.named) { writer, limit in
            writer.string(limit.name)
            writer.raw(":")
            switch limit.value {
            case .count(let count): writer.integer(count)
            case .seconds(let seconds): writer.double(seconds)
            }
        }
        raw("}")
    }
}
