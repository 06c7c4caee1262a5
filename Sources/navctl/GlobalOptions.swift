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
            "The host's socket. Default: $NAVHOST_SOCKET, else navhost.sock in $XDG_RUNTIME_DIR or in the temporary directory."
    )
    var socket: String?

    @Option(help: "How to write results: auto is pretty on a terminal and compact in a pipe.")
    var json = JSONStyle.auto

    @Option(help: "Seconds to wait for an answer.")
    var timeout = 10.0

    @Flag(name: .shortAndLong, help: "Write no result; the exit status tells.")
    var quiet = false

    func validate() throws {
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout is more than 0 and at most 86400 seconds")
        }
    }

    /// True when a person is reading and did not ask for JSON.
    var isForPeople: Bool { json == .auto && StandardOutput.isTerminal }

    /// A connection to the host.
    func connect() async throws(NavigationClientError) -> NavigationClient {
        try await NavigationClient.connect(to: socket, timeout: .seconds(timeout))
    }

    /// Makes one request and writes its result.
    func request(_ method: String, _ params: JSONPayload = .emptyObject) async throws {
        let client = try await connect()
        let result = try await client.call(method, params)
        try write(result)
        await client.close()
    }

    /// Writes a result as the options say.
    func write(_ result: JSONPayload) throws {
        guard !quiet else { return }
        try StandardOutput.write(layout.lay(out: result.text))
    }

    private var layout: JSONLayout {
        switch json {
        case .auto: StandardOutput.isTerminal ? .pretty : .compact
        case .pretty: .pretty
        case .compact: .compact
        }
    }
}
