import ArgumentParser
import NavigationClient
import NavigationControl

/// How results are written.
enum JSONStyle: String, ExpressibleByArgument, CaseIterable {
    /// For people on a terminal, compact JSON into a pipe.
    case auto
    case pretty
    case compact
}

/// What every command understands.
struct GlobalOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help:
            "The host's socket. Default: $NAVHOST_SOCKET, else navhost.sock in $XDG_RUNTIME_DIR or in the temporary directory.",
        completion: .file()
    )
    var socket: String?

    @Option(help: "How to write results: auto is pretty on a terminal and compact in a pipe.")
    var json = JSONStyle.auto

    @Flag(help: "Write results as lines path.to.member=value.")
    var flat = false

    @Option(help: "Seconds to wait for an answer, 10 unless told; for watch, seconds until all of it has to be over.")
    var timeout: Double?

    @Flag(name: .shortAndLong, help: "Write no result; the exit status tells.")
    var quiet = false

    @Option(
        help: ArgumentHelp(
            "A refusal that is as good as success: nothing is said, and the exit status is 0. May be given more than once.",
            valueName: "error"
        )
    )
    var graceful: [String] = []

    func validate() throws {
        if let timeout, !(timeout > 0 && timeout <= 86_400) {
            throw ValidationError("--timeout is more than 0 and at most 86400 seconds")
        }
        if flat, json != .auto { throw ValidationError("--flat and --json exclude each other") }
    }

    /// True when a person is reading and did not ask for JSON.
    var isForPeople: Bool { json == .auto && !flat && StandardOutput.isTerminal }

    /// A connection to the host.
    func connect() async throws(NavigationClientError) -> NavigationClient {
        try await NavigationClient.connect(to: socket, timeout: .seconds(timeout ?? 10))
    }

    /// Makes one request and writes its result.
    func request(_ method: String, _ params: JSONPayload = .emptyObject) async throws {
        try write(try await answer(method, params))
    }

    /// Makes one request on a connection of its own.
    func answer(_ method: String, _ params: JSONPayload = .emptyObject) async throws -> JSONPayload {
        let client = try await connect()
        do {
            let result = try await client.call(method, params)
            await client.close()
            return result
        } catch .refused(let refusal) where isGraceful(refusal) {
            await client.close()
            throw Ending(status: .done)
        }
    }

    /// Whether a refusal was expected.
    func isGraceful(_ refusal: HostRefusal) -> Bool { graceful.contains(refusal.name) }

    /// Writes a result as the options say.
    func write(_ result: JSONPayload) throws {
        try write(result, StandardOutput.isTerminal ? .pretty : .compact)
    }

    /// Writes one of many results as the options say, on one line unless something else was asked for.
    func writeItem(_ item: JSONPayload) throws {
        try write(item, .compact)
    }

    private func write(_ result: JSONPayload, _ automatic: JSONLayout) throws {
        guard !quiet else { return }
        guard !flat else { return try StandardOutput.write(FlatLines.lines(of: result).joined(separator: "\n")) }
        let layout: JSONLayout =
            switch json {
            case .auto: automatic
            case .pretty: .pretty
            case .compact: .compact
            }
        try StandardOutput.write(layout.lay(out: result.text))
    }
}

/// A command that is over with a status of its own, and what it says about that.
struct Ending: Error {
    let status: ExitStatus
    var complaint: String?
}
