import NavigationLoad

/// A number of clients that send requests without a pause.
struct ClientLoad: Sendable {
    let clients: Int
    let pipelined: Int
    var generator = Placement.Generator.apart

    /// The results of one run.
    struct Outcome {
        let perSecond: Double
        /// Round trips of a batch, in microseconds.
        let median: Double
        let percentile99: Double
        /// Processor time of the server for one request, in microseconds.
        let processor: Double
    }

    /// Each client navigates on a stack of its own. Afterwards the host must have made exactly one revision for each
    /// answer, or none when the type is not registered.
    func measure(_ host: BenchHost, to type: HostRequests.Destination, for bench: Bench) throws -> Outcome {
        let stacks = try (0..<clients).map { _ in try host.makeStack() }
        let cycles = stacks.map { cycle(to: type, on: $0) }
        let before = try host.revision()
        let loop = try host.server.makeLoop()
        let isRefused = type == .missing
        let grammar: ReplyGrammar =
            isRefused ? .refusals(HostRefusals(first: 1)) : .answers(HostAnswers(first: 1))
        let outcome = try measure(host.server, cycles, grammar, loop, for: bench)
        let made = try host.revision() - before
        let confirmed = isRefused ? 0 : loop.replies
        guard made == confirmed else {
            throw BenchFailure.miscounted("navhost confirmed \(confirmed) changes and made \(made)")
        }
        for stack in stacks { try host.close(stack) }
        return outcome
    }

    private func cycle(to type: HostRequests.Destination, on stack: String) -> BatchCycle {
        switch type {
        case .plain, .checked: HostRequests.navigations(to: type, on: stack, pipelined: pipelined)
        case .missing: HostRequests.refusals(on: stack, pipelined: pipelined)
        }
    }

    /// Each client sets a key of its own.
    func measure(_ redis: ServerProcess, for bench: Bench) throws -> Outcome {
        let cycles = (0..<clients).map { client in
            BatchCycle(Array(repeating: RedisRequests.set(client: client), count: pipelined))
        }
        return try measure(redis, cycles, .redis(RedisReplies()), redis.makeLoop(), for: bench)
    }

    private func measure(
        _ server: ServerProcess,
        _ cycles: [BatchCycle],
        _ grammar: ReplyGrammar,
        _ loop: LoadLoop,
        for bench: Bench
    ) throws -> Outcome {
        try bench.placement.move(to: generator)
        for cycle in cycles {
            try loop.add(LoadClient(server.connect(), expecting: grammar, sending: cycle))
        }
        try loop.start()
        _ = try loop.run(seconds: bench.warmUp)
        let processor = try server.processorSeconds()
        let window = try loop.run(seconds: bench.seconds)
        let used = try server.processorSeconds() - processor
        let round = (median: loop.latencies.percentile(0.5) ?? 0, late: loop.latencies.percentile(0.99) ?? 0)
        try loop.drain()
        return Outcome(
            perSecond: Double(window.replies) / window.seconds,
            median: Double(round.median) / 1000,
            percentile99: Double(round.late) / 1000,
            processor: used * 1e6 / Double(max(1, window.replies))
        )
    }
}
