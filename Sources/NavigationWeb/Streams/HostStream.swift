import JSON
import NavigationClient

/// Fills a feed from the host, over a connection of its own, and goes on when the host comes back.
package struct HostStream: Sendable {
    /// How many notifications a watch may send before the browser has taken some.
    package static let credit = 256

    /// Why a session with the host ended.
    private enum End: Error {
        /// The browser was too slow and lost events.
        case lost
        /// The host is away, or has closed the connection.
        case away(String)
    }

    let socket: String
    let request: StreamRequest
    let feed: StreamFeed

    package init(socket: String, request: StreamRequest, feed: StreamFeed) {
        self.socket = socket
        self.request = request
        self.feed = feed
    }

    /// Runs until the task is cancelled.
    package func run() async {
        var pause = Duration.milliseconds(50)
        while !Task.isCancelled {
            do {
                try await session { pause = .milliseconds(50) }
            } catch End.lost {
                continue
            } catch {
                guard !Task.isCancelled else { return }
                feed.away(Self.reason(error))
                // At random, so that the streams of all browsers do not come at once.
                try? await Task.sleep(for: pause * Double.random(in: 0.5...1))
                pause = min(pause * 2, .seconds(1))
            }
        }
    }

    /// Parameters of a monitor that shows lines as long as the host allows.
    private static let wholeLines: JSONPayload = ["lines": true, "lineBytes": 1_048_576]

    /// One connection, from its beginning to its end.
    private func session(_ began: () -> Void) async throws {
        let feed = feed
        let reading = feed.beginSession()
        let client = try await NavigationClient.connect(to: socket) { Self.noticed($0, feed) }
        _ = try await client.call("hello", HostSession.hello)
        if request.showsTraffic {
            // Before the watches: a reader that has seen `watching` misses nothing.
            _ = try await client.call("host.monitor", request.showsText ? Self.wholeLines : ["lines": false])
        }
        began()
        try await withThrowingTaskGroup { group in
            for target in request.targets {
                group.addTask { try await follow(target, client) }
            }
            group.addTask { try await allow(reading, client) }
            group.addTask { try await waitForEnd(of: client) }
            do {
                // The stream goes on when the host has ended one of its watches.
                while try await group.next() != nil {}
            } catch {
                group.cancelAll()
                await client.close()
                throw error
            }
        }
    }

    /// Throws when the connection has ended, and ends it when the task is cancelled.
    private func waitForEnd(of client: NavigationClient) async throws {
        let reason = await withTaskCancellationHandler {
            await client.closed()
        } onCancel: {
            Task { await client.close() }
        }
        throw End.away("\(reason)")
    }

    private func follow(_ target: StreamRequest.Target, _ client: NavigationClient) async throws {
        do {
            switch target {
            case .scene(let scene): try await follow(scene: scene, target, client)
            case .host:
                let place = feed.place(of: .host)
                var members: [(name: String, value: JSONPayload)] = [("credit", JSONPayload(Self.credit))]
                if let place {
                    members += [("since", JSONPayload(place.revision)), ("instance", JSONPayload(place.instance))]
                }
                feed.started(.host, try await client.call("host.watch", .object(members)))
            }
        } catch NavigationClientError.refused(let refusal) {
            feed.happened("watchEnded", Self.end(of: target, refusal))
        }
    }

    private func follow(scene: String, _ target: StreamRequest.Target, _ client: NavigationClient) async throws {
        let place = feed.place(of: target)
        let watch = try await client.watch(
            WatchRequest(
                scene: scene,
                since: place?.revision,
                instance: place?.instance,
                verbosity: request.verbosity.map { Contract.Verbosity(rawValue: $0) },
                credit: Self.credit
            )
        )
        var events = watch.makeAsyncIterator()
        while let signal = try await events.nextSignal() {
            switch signal {
            case .started(let payload): feed.started(target, payload)
            case .changed(let payload): feed.changed("changed", target, payload)
            case .lagged(let payload): feed.changed("lagged", target, payload)
            case .event(let payload): feed.happened("event", payload, of: target)
            case .ended(let payload):
                let members = payload.members ?? []
                feed.happened("watchEnded", .object([("scene", JSONPayload(scene))] + members))
            }
        }
    }

    /// Allows the host to send as many notifications as the browser has taken.
    private func allow(_ readings: AsyncStream<StreamFeed.Reading>, _ client: NavigationClient) async throws {
        var taken: [StreamRequest.Target: Int] = [:]
        for await reading in readings {
            guard case .taken(let counts) = reading else { throw End.lost }
            for (target, count) in counts {
                taken[target, default: 0] += count
                // In halves, so that most notifications cost no request.
                guard let sum = taken[target], sum >= Self.credit / 2, let number = feed.number(of: target) else {
                    continue
                }
                taken[target] = 0
                do {
                    _ = try await client.call("watch.credit", ["watch": number, "credit": JSONPayload(sum)])
                } catch .refused {
                    // The watch has ended meanwhile.
                }
            }
        }
    }

    private static func noticed(_ notice: HostNotice, _ feed: StreamFeed) {
        switch notice.method {
        case "traffic": feed.passed(notice.parameters)
        case "signal": feed.happened("signal", notice.parameters)
        case "bye": feed.ended(notice.parameters)
        case "hostChanged", "hostLagged": feed.changed(notice.method, .host, notice.parameters)
        default: break
        }
    }

    private static func end(of target: StreamRequest.Target, _ refusal: HostRefusal) -> JSONPayload {
        var members: [(name: String, value: JSONPayload)] = []
        if case .scene(let scene) = target { members.append(("scene", JSONPayload(scene))) }
        members += [("reason", JSONPayload(refusal.name)), ("message", JSONPayload(refusal.message))]
        return .object(members)
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case End.away(let reason): reason
        case let error as NavigationClientError: error.description
        default: "\(error)"
        }
    }
}
