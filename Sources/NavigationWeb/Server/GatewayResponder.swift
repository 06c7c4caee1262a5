import Hummingbird
import NIOCore
import NavigationClient
import Synchronization

/// The channel over which a request came.
struct GatewayContext: InitializableFromSource {
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        channel = source.channel
    }
}

/// Answers the requests of one listener: first the rules on the head, then the path.
struct GatewayResponder: HTTPResponder {
    typealias Context = GatewayContext

    let core: GatewayCore
    let rules: HeadRules
    /// The start of every address of this listener.
    let base: String

    /// The longest body of requests that are not for the host.
    static let smallBody = 64 << 10
    /// The time for a body.
    static let bodyTime = Duration.seconds(30)

    func respond(to request: Request, context: GatewayContext) async throws -> Response {
        do {
            let head = RequestHead(request.head)
            try rules.check(head)
            return try await route(Asked(request: request, head: head, channel: context.channel))
        } catch let refusal as Refusal {
            return GatewayAnswer.refusal(refusal)
        }
    }

    /// A request that has passed the rules.
    struct Asked: Sendable {
        let request: Request
        let head: RequestHead
        let channel: any Channel
    }

    private func route(_ asked: Asked) async throws -> Response {
        if let page = Page.all[asked.head.path] {
            try expect("GET", asked)
            return GatewayAnswer.page(page)
        }
        switch asked.head.path {
        case "/token":
            try expect("POST", asked)
            return try await trade(asked)
        case "/ticket":
            try expect("POST", asked)
            return try await ticket(asked)
        case "/rpc":
            try expect("POST", asked)
            return try await call(asked)
        case "/streams":
            try expect("POST", asked)
            return try await address(asked)
        case "/watch":
            try expect("GET", asked)
            return try stream(StreamRequest(query: asked.head.query), for: try holder(asked), asked)
        default: return try privateStream(asked)
        }
    }

    private func expect(_ method: String, _ asked: Asked) throws(Refusal) {
        guard asked.head.method == method else {
            throw Refusal(.method, "The method is \(asked.head.method), expected \(method) for \(asked.head.path)")
        }
    }

    private func privateStream(_ asked: Asked) throws -> Response {
        let prefix = "/watch/"
        guard asked.head.path.hasPrefix(prefix),
            let found = core.stream(at: Secret(String(asked.head.path.dropFirst(prefix.count))))
        else { throw Refusal(.notFound, "There is nothing at \(asked.head.path.forMessage)") }
        try expect("GET", asked)
        return try stream(found.request, for: found.holder, asked)
    }

    private func holder(_ asked: Asked) throws(Refusal) -> TokenDesk.Holder {
        rules.listener == .unixSocket ? core.peer : try core.holder(asked.head.authorization)
    }

    // MARK: Tokens

    private func trade(_ asked: Asked) async throws -> Response {
        let body = try await json(asked)
        guard let ticket = body["ticket"]?.string else {
            throw Refusal(.malformed, "The body has no ticket")
        }
        let (token, rights) = try core.trade(Secret(ticket))
        return GatewayAnswer.json([
            "token": JSONPayload(token.text),
            "rights": .array(rights.sorted().map { JSONPayload($0.rawValue) }),
            "client": "navweb",
        ])
    }

    private func ticket(_ asked: Asked) async throws -> Response {
        let holder = try holder(asked)
        let body = try await json(asked)
        let rights = try body["rights"].map { try Self.rights($0) }
        let ticket = try core.ticket(for: holder, rights: rights)
        return GatewayAnswer.json([
            "ticket": JSONPayload(ticket.text), "address": JSONPayload("\(base)/#ticket=\(ticket.text)"),
        ])
    }

    private static func rights(_ payload: JSONPayload) throws(Refusal) -> Set<Right> {
        guard let names = payload.elements else { throw Refusal(.malformed, "rights is not a list") }
        var rights: Set<Right> = []
        for name in names {
            guard let right = name.string.flatMap(Right.init(rawValue:)) else {
                throw Refusal(.malformed, "\(name.text.forMessage) is not a right")
            }
            rights.insert(right)
        }
        return rights
    }

    // MARK: Requests

    private func call(_ asked: Asked) async throws -> Response {
        let holder = try holder(asked)
        let session = core.session(of: holder)
        do { try await session.connect() } catch { throw Refusal(.hostAway, "No host answers: \(error)") }
        let body = try await body(asked, limit: await session.lineLimit)
        let caller = RPCCaller(session: session, rights: holder.rights)
        let connection = core.connections.connection(of: asked.channel)
        let answer = try await cancelled(with: connection) { await caller.answer(body) }
        return answer.map(GatewayAnswer.json) ?? GatewayAnswer.empty()
    }

    // MARK: Streams

    private func address(_ asked: Asked) async throws -> Response {
        let holder = try holder(asked)
        let request = try StreamRequest(body: try await json(asked))
        try checkTraffic(request, holder)
        let secret = core.address(of: request, for: holder)
        return GatewayAnswer.json(["url": JSONPayload("/watch/\(secret.text)")])
    }

    private func stream(_ request: StreamRequest, for holder: TokenDesk.Holder, _ asked: Asked) throws -> Response {
        guard holder.rights.contains(.look) else { throw Refusal(.rights, "The token lacks the right look") }
        try checkTraffic(request, holder)
        try core.streamBegan(of: holder)
        let feed = StreamFeed(StreamPosition(request, lastEventID: asked.head.lastEventID))
        let (core, channel) = (core, asked.channel)
        let stream = HostStream(socket: core.configuration.socket, request: request, feed: feed)
        let task = Task {
            await withTaskGroup { group in
                group.addTask { await stream.run() }
                group.addTask { await Self.keepAlive(feed, channel) }
                await group.waitForAll()
            }
            core.streamEnded(of: holder)
        }
        let end: @Sendable () -> Void = {
            task.cancel()
            feed.end()
        }
        if let connection = core.connections.connection(of: channel) { _ = connection.onEnd(end) } else { end() }
        return GatewayAnswer.stream(feed)
    }

    private func checkTraffic(_ request: StreamRequest, _ holder: TokenDesk.Holder) throws(Refusal) {
        guard !request.showsTraffic || holder.rights.contains(.traffic) else {
            throw Refusal(.rights, "The token lacks the right traffic")
        }
    }

    /// Sends comments, and closes a connection that takes nothing.
    private static func keepAlive(_ feed: StreamFeed, _ channel: any Channel) async {
        while !Task.isCancelled {
            // A cancelled sleep ends the loop.
            try? await Task.sleep(for: .seconds(5))
            if feed.tick(at: .now) { channel.close(promise: nil) }
        }
    }

    // MARK: Bodies

    private func json(_ asked: Asked) async throws -> JSONPayload {
        let bytes = try await body(asked, limit: Self.smallBody)
        do { return try JSONPayload(text: String(decoding: bytes, as: UTF8.self)) } catch {
            throw Refusal(.malformed, "The body is not JSON: \(error)")
        }
    }

    private func body(_ asked: Asked, limit: Int) async throws -> [UInt8] {
        let tooLarge = Refusal(.tooLarge, "The body has more than \(limit) bytes")
        if let length = asked.request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
        let body = asked.request.body
        return try await withThrowingTaskGroup { group in
            group.addTask {
                do {
                    return Array(try await body.collect(upTo: limit).readableBytesView)
                } catch is NIOTooManyBytesError {
                    throw tooLarge
                }
            }
            group.addTask {
                try await Task.sleep(for: Self.bodyTime)
                throw Refusal(.tooSlow, "The body took more than 30 s")
            }
            defer { group.cancelAll() }
            return try await group.next() ?? []
        }
    }
}
