import NavigationLoad

/// P5: a thousand watchers, each on a connection of its own, while four publishers push and pop by turns.
///
/// The row fails unless every watcher receives every revision exactly once; it reads the revision of each
/// notification. A message of Redis has as many bytes on the wire as a notification of navhost has on average.
struct Watchers {
    private static let publishers = 4
    private static let channel = "bench"
    let count: Int

    /// The results of one run.
    private struct Outcome {
        let perSecond: Double
        /// Bytes of one message on the wire.
        let bytes: Int
        /// Processor time of the server for one delivery, in microseconds.
        let processor: Double
    }

    /// Measures the row.
    static func lines(of bench: Bench) throws -> [ReportLine] {
        let watchers = Watchers(count: bench.scaled(1000))
        var outcomes: [Outcome] = []
        var reference: [Outcome] = []
        try bench.withHost { host in
            try bench.withRedis { redis in
                for _ in 0..<bench.runs {
                    let outcome = try watchers.measure(host, for: bench)
                    outcomes.append(outcome)
                    if let redis { reference.append(try watchers.measure(redis, bytes: outcome.bytes, for: bench)) }
                }
            }
        }
        guard let quantity = Quantity(outcomes.map(\.perSecond), .perSecond) else { return [] }
        return [
            ReportLine(
                row: "P5",
                what: "\(watchers.count) watchers, deliveries",
                navhost: quantity,
                reference: Quantity(reference.map(\.perSecond), .perSecond),
                referenceName: "Redis PUBLISH",
                goal: Goal(.atLeast, bar: 1.0, aim: 1.3),
                notes: [note("navhost", outcomes), note("Redis", reference)].compactMap(\.self)
            )
        ]
    }

    private static func note(_ name: String, _ outcomes: [Outcome]) -> String? {
        guard let processor = outcomes.map(\.processor).median, let bytes = outcomes.last?.bytes else { return nil }
        return "\(name) \(bytes) bytes a message, \(Decimal.text(processor, places: 2)) µs CPU a delivery"
    }

    private func measure(_ host: BenchHost, for bench: Bench) throws -> Outcome {
        let stacks = try (0..<Self.publishers).map { _ in try host.makeStack() }
        let before = try host.revision()
        let loop = try host.server.makeLoop()
        for _ in 0..<count { try loop.add(watcher(of: host)) }
        for stack in stacks {
            let cycle = HostRequests.alternation(on: stack)
            try loop.add(LoadClient(host.server.connect(), expecting: .answers(HostAnswers(first: 1)), sending: cycle))
        }
        let outcome = try measure(host.server, loop, for: bench)
        let after = try host.revision()
        guard after - before == loop.replies, loop.listeners.allSatisfy({ $0.revision == after }) else {
            throw BenchFailure.miscounted(
                "\(loop.replies) changes from \(before) to \(after), which some watcher did not reach"
            )
        }
        for stack in stacks { try host.close(stack) }
        return outcome
    }

    private func watcher(of host: BenchHost) throws -> LoadClient {
        let session = try host.connect()
        let revision = try session.call(HostRequests.watch).number(after: #""revision":"#)
        return LoadClient(session.connection, expecting: .changes(HostChanges(after: revision)))
    }

    private func measure(_ redis: ServerProcess, bytes: Int, for bench: Bench) throws -> Outcome {
        let loop = try redis.makeLoop()
        for _ in 0..<count { try loop.add(subscriber(of: redis)) }
        let cycle = BatchCycle([RedisRequests.publish(wireBytes: bytes, on: Self.channel)])
        for _ in 0..<Self.publishers {
            try loop.add(LoadClient(redis.connect(), expecting: .redis(RedisReplies()), sending: cycle))
        }
        return try measure(redis, loop, for: bench)
    }

    private func subscriber(of redis: ServerProcess) throws -> LoadClient {
        let connection = try redis.connect()
        try connection.exchange(RedisRequests.subscribe(to: Self.channel), expecting: .redis(RedisReplies()))
        return LoadClient(connection, expecting: .redis(RedisReplies()))
    }

    private func measure(_ server: ServerProcess, _ loop: LoadLoop, for bench: Bench) throws -> Outcome {
        try bench.placement.move(to: .apart)
        try loop.start()
        _ = try loop.run(seconds: bench.warmUp)
        let processor = try server.processorSeconds()
        let window = try loop.run(seconds: bench.seconds)
        let used = try server.processorSeconds() - processor
        try loop.drain()
        return Outcome(
            perSecond: Double(window.deliveries) / window.seconds,
            bytes: loop.deliveredBytes / max(1, loop.deliveries),
            processor: used * 1e6 / Double(max(1, window.deliveries))
        )
    }
}
