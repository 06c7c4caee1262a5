import NavigationClient

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The program that Tests/conformance runs this client by: commands in, observations out.
@main
struct Conformance {
    static func main() async {
        let adapter = Adapter()
        while let line = await nextLine() {
            guard let command = try? JSONPayload(text: line) else { exit(1) }
            await adapter.obey(command)
        }
        await adapter.finish()
    }

    /// Reading blocks, so it has a thread of its own.
    private static func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            LineReader.shared.read { continuation.resume(returning: $0) }
        }
    }
}

/// Obeys commands one after the other; what takes its time goes on by itself.
actor Adapter {
    private var client: NavigationClient?
    private var calls: [String: Task<Void, Never>] = [:]
    private var held: [String: CheckedContinuation<JSONPayload, Never>] = [:]
    /// Answers that were released before a handler waited for them.
    private var released: [String: JSONPayload] = [:]

    func obey(_ command: JSONPayload) async {
        let name = command["as"]?.string ?? ""
        switch command["do"]?.string {
        case "connect": await connect(command)
        case "call": calls[name] = Task { await call(command, name) }
        case "cancel": calls[name]?.cancel()
        case "register": await register(command)
        case "handle": handle(command)
        case "release": release(command)
        case "watch": calls[name] = Task { await watch(command, name) }
        // A function that is told of notices cannot throw.
        case "listen": break
        case "ready": calls["ready"] = Task { await ready() }
        case "close": await close()
        default: exit(1)
        }
    }

    func finish() async {
        await client?.close()
    }

    private func connect(_ command: JSONPayload) async {
        do throws(NavigationClientError) {
            let reconnection = command["reconnect"]?.bool == true ? Reconnection() : nil
            client = try await NavigationClient.connect(
                to: command["socket"]?.string,
                reconnecting: reconnection,
                onNotice: say(_:)
            )
            say("connected")
        } catch {
            say(error, "connect")
        }
    }

    private func call(_ command: JSONPayload, _ name: String) async {
        guard let client, let method = command["method"]?.string else { return }
        do throws(NavigationClientError) {
            let timeout = command["timeout"]?.double.map { Duration.seconds($0) }
            let result = try await client.call(method, parameters(command), timeout: timeout)
            say("result", [("as", JSONPayload(name)), ("result", result)])
        } catch {
            say(error, name)
        }
    }

    private func register(_ command: JSONPayload) async {
        guard let client, let module = command["module"]?.string else { return }
        do throws(NavigationClientError) {
            let with = command["with"]
            var registration = ModuleRegistration(
                module: module,
                destinations: try Self.list(command["destinations"]) ?? []
            )
            registration.guards = try Self.list(with?["guards"])?.map { ModuleGuard($0) }
            registration.receivers = try Self.list(with?["receivers"])?.map { ModuleReceiver($0) }
            registration.urls = try Self.list(with?["urls"])?.map { ModuleURL($0) }
            registration.mappings = try Self.list(with?["mappings"])
            registration.flows = try Self.list(with?["flows"])
            registration.replaces = with?["replaces"]?.bool ?? false
            try await client.register(registration)
            say("registered", [("module", JSONPayload(module))])
        } catch {
            say(error, module)
        }
    }

    /// Values of the contract, as a command writes them.
    private static func list<Value: ContractValue>(
        _ payload: JSONPayload?
    ) throws(NavigationClientError) -> [Value]? {
        try payload.map { payload throws(NavigationClientError) in try [Value](reading: payload) }
    }

    private func handle(_ command: JSONPayload) {
        guard let client, let method = command["method"]?.string else { return }
        client.on(method) { question in
            say("question", [("method", JSONPayload(question.method)), ("params", question.parameters)])
            if command["untilEnded"] != nil { await Self.untilEnded(question) }
            return try await self.answer(command, client)
        }
    }

    private func answer(_ command: JSONPayload, _ client: NavigationClient) async throws -> JSONPayload {
        if let problem = command["fail"]?.string { throw QuestionRefusal(message: problem) }
        if let refusal = command["refuse"] { throw Self.refusal(refusal) }
        let method = command["call"]?.string
        if let name = command["leave"]?.string {
            Task { await callWhenReleased(method ?? "", name) }
            return command["answer"] ?? .null
        }
        let answer = if let name = command["hold"]?.string { await hold(name) } else { command["answer"] ?? .null }
        guard let method else { return answer }
        // A handler is cancelled when its connection is lost; a task of its own is not.
        return try await Task { try await client.call(method) }.value
    }

    /// The task of a handler is cancelled when the host waits no longer.
    private static func untilEnded(_ question: HostQuestion) async {
        try? await Task.sleep(for: .seconds(86400))
        say("ended", [("method", JSONPayload(question.method))])
    }

    private func callWhenReleased(_ method: String, _ name: String) async {
        _ = await hold(name)
        await call(["method": JSONPayload(method)], name)
    }

    private static func refusal(_ payload: JSONPayload) -> QuestionRefusal {
        QuestionRefusal(
            code: payload["code"]?.integer ?? 0,
            message: payload["message"]?.string ?? "",
            data: payload["data"]
        )
    }

    private func hold(_ name: String) async -> JSONPayload {
        if let answer = released.removeValue(forKey: name) { return answer }
        return await withCheckedContinuation { held[name] = $0 }
    }

    private func release(_ command: JSONPayload) {
        let name = command["hold"]?.string ?? ""
        let answer = command["answer"] ?? .null
        if let waiting = held.removeValue(forKey: name) {
            waiting.resume(returning: answer)
        } else {
            released[name] = answer
        }
    }

    private func watch(_ command: JSONPayload, _ name: String) async {
        guard let client else { return }
        do {
            let request = WatchRequest(
                scene: command["scene"]?.string,
                navigator: command["navigator"]?.string,
                kinds: command["kinds"]?.elements?.compactMap(\.string).map { Contract.WatchKind(rawValue: $0) },
                since: command["since"]?.integer,
                instance: command["instance"]?.string,
                verbosity: command["verbosity"]?.string.map { Contract.Verbosity(rawValue: $0) }
            )
            for try await event in try await client.watch(request) {
                say(event, name)
            }
        } catch let error as NavigationClientError {
            // The end of the scenario.
            if error != .closedHere { say(error, name) }
        } catch {
            exit(1)
        }
    }

    private func ready() async {
        do throws(NavigationClientError) {
            try await client?.ready()
            say("ready")
        } catch {
            say(error, "ready")
        }
    }

    private func close() async {
        await client?.close()
        say("closed")
    }

    private func parameters(_ command: JSONPayload) -> JSONPayload {
        guard let text = command["text"]?.string else { return command["params"] ?? .emptyObject }
        return (try? JSONPayload(text: text)) ?? .null
    }
}
