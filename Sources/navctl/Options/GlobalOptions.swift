import ArgumentParser
import NavigationClient
import NavigationControl

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The options that every command has, and the request that most commands consist of.
struct GlobalOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help:
            "The host's socket. Default: $NAVHOST_SOCKET, else navhost.sock in $XDG_RUNTIME_DIR or in the temporary directory.",
        completion: .file()
    )
    var socket: String?

    @Option(
        help: "A file with the secret by which the host knows who asks. Default: $NAVHOST_SECRET_FILE.",
        completion: .file()
    )
    var secretFile: String?

    @Option(help: "How to write results: auto is pretty on a terminal and compact in a pipe.")
    var json = JSONStyle.auto

    @Flag(help: "Write results as lines path.to.member=value.")
    var flat = false

    @Option(help: "Seconds to wait for an answer (default: 10). For watch: seconds until the watch times out.")
    var timeout: Double?

    @Flag(name: .shortAndLong, help: "Write no result. The exit status tells whether the command succeeded.")
    var quiet = false

    @Option(
        help: ArgumentHelp(
            "Treat a refusal with this name as success: write nothing, exit with status 0. May be given more than once.",
            valueName: "error"
        )
    )
    var graceful: [String] = []

    func validate() throws {
        if let timeout, !(timeout > 0 && timeout <= 86_400) {
            throw ValidationError("--timeout must be more than 0 and at most 86400 seconds")
        }
        if flat, json != .auto { throw ValidationError("--flat and --json exclude each other") }
    }

    /// True when a person reads the output and did not ask for JSON.
    var isForPeople: Bool { !asksForJSON && StandardOutput.isTerminal }

    /// Whether the options name a form of JSON.
    var asksForJSON: Bool { json != .auto || flat }

    /// The time that a request may take.
    var timeLimit: Duration { .seconds(timeout ?? 10) }

    /// Opens a connection to the host.
    func connect(
        onNotice: (@Sendable (HostNotice) -> Void)? = nil
    ) async throws(NavigationClientError) -> NavigationClient {
        try await NavigationClient.connect(
            to: socket,
            timeout: timeLimit,
            secret: try secretFile.map { path throws(NavigationClientError) in try HostSecret.read(path) },
            onNotice: onNotice
        )
    }

    /// Makes one request and writes its result.
    func request(_ method: String, _ params: JSONPayload = .emptyObject) async throws {
        try write(try await answer(method, params))
    }

    /// Makes one request, and writes its result: for people as a table.
    func request(
        _ method: String,
        _ params: JSONPayload = .emptyObject,
        as table: (JSONPayload) -> ListTable
    ) async throws {
        try await request(method, params, asTables: { [table($0)] })
    }

    /// Makes one request, and writes its result: for people as tables, with an empty line between them.
    func request(
        _ method: String,
        _ params: JSONPayload,
        asTables tables: (JSONPayload) -> [ListTable]
    ) async throws {
        let result = try await answer(method, params)
        guard isForPeople, !quiet else { return try write(result) }
        let texts = tables(result).map { table in
            table.lines(width: StandardOutput.columns, inColour: StandardOutput.wantsColour).joined(separator: "\n")
        }
        try StandardOutput.show(texts.joined(separator: "\n\n"))
    }

    /// Makes one request on a connection of its own.
    func answer(_ method: String, _ params: JSONPayload = .emptyObject) async throws -> JSONPayload {
        let client = try await connect()
        do {
            let result = try await client.call(method, Self.traced(params))
            await client.close()
            return result
        } catch .refused(let refusal) where isGraceful(refusal) {
            await client.close()
            throw Ending(status: .done)
        }
    }

    /// The parameters of a request, with the trace of the program that has started navctl.
    ///
    /// `$TRACEPARENT` is the variable that such programs set.
    private static func traced(_ params: JSONPayload) -> JSONPayload {
        guard let traceparent = getenv("TRACEPARENT").map({ String(cString: $0) }), !traceparent.isEmpty,
            let members = params.members, params["traceparent"] == nil
        else { return params }
        return .object(members + [("traceparent", JSONPayload(traceparent))])
    }

    /// Whether `--graceful` names this refusal.
    func isGraceful(_ refusal: HostRefusal) -> Bool { graceful.contains(refusal.name) }

    /// Writes a result as the options say; a person reads a long one through a pager.
    func write(_ result: JSONPayload) throws {
        guard !quiet else { return }
        try StandardOutput.show(text(of: result, StandardOutput.isTerminal ? .pretty : .compact))
    }

    /// Writes one of many results as the options say: on one line, unless `--json` or `--flat` asks for another form.
    func writeItem(_ item: JSONPayload) throws {
        guard !quiet else { return }
        try StandardOutput.write(text(of: item, .compact))
    }

    private func text(of result: JSONPayload, _ automatic: JSONLayout) -> String {
        guard !flat else { return FlatLines.lines(of: result).joined(separator: "\n") }
        let layout: JSONLayout =
            switch json {
            case .auto: automatic
            case .pretty: .pretty
            case .compact: .compact
            }
        return layout.lay(out: result.text)
    }
}
