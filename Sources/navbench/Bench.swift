import NavigationLoad

/// The settings that every row uses: how long and how often to measure, and the servers to measure.
struct Bench {
    /// The origin of the measured navhost.
    enum HostSource {
        case program(String, arguments: [String])
        /// A navhost that runs already, at this socket.
        case running(String)
    }

    let seconds: Double
    let runs: Int
    let isQuick: Bool
    let host: HostSource
    /// The path of redis-server, when there is one.
    let redis: String?
    let signals: TerminationSignals
    let placement: Placement

    /// Seconds of load before each measurement, which do not count.
    var warmUp: Double { seconds / 10 }

    /// A size, reduced for a run that only shows that everything works.
    func scaled(_ size: Int) -> Int {
        isQuick ? size / 10 : size
    }

    /// Whether a row may fill navhost and discard it.
    var ownsHost: Bool {
        switch host {
        case .program: true
        case .running: false
        }
    }

    /// Runs the work against navhost, with the types of the benchmark registered. Ends navhost if it was started here.
    ///
    /// - Parameter isDurable: Whether every answer waits for the disk.
    func withHost<Value>(
        with further: [String] = [],
        isDurable: Bool = false,
        _ body: (BenchHost) throws -> Value
    ) throws -> Value {
        switch host {
        case .running(let socket):
            return try body(BenchHost(ServerProcess("navhost", socket: socket, signals: signals)))
        case .program(let path, let arguments):
            return try withServer("navhost", path: path) { folder, socket in
                [
                    "serve", "--socket", socket, "--store", isDurable ? "\(folder)/state.db" : "none",
                    "--config", "none", "--log-level", "error", "--max-entries", "16777216",
                ]
                    + further + arguments
            } body: { server in
                try body(BenchHost(server))
            }
        }
    }

    /// Runs the work against Redis, when there is one.
    func withRedis<Value>(isDurable: Bool = false, _ body: (ServerProcess?) throws -> Value) throws -> Value {
        guard let redis else { return try body(nil) }
        return try withServer("redis", path: redis) { folder, socket in
            [
                "--unixsocket", socket, "--port", "0", "--save", "", "--dir", folder, "--appendfsync", "always",
                "--appendonly",
            ]
                + [isDurable ? "yes" : "no"]
        } body: { server in
            try body(server)
        }
    }

    private func withServer<Value>(
        _ name: String,
        path: String,
        arguments: (_ folder: String, _ socket: String) -> [String],
        body: (ServerProcess) throws -> Value
    ) throws -> Value {
        try TemporaryDirectory.use { folder in
            let socket = "\(folder)/\(name).sock"
            let words = arguments(folder, socket)
            let child = try ChildProcess(
                name,
                path: path,
                arguments: words,
                processor: placement.server,
                log: "\(folder)/\(name).log"
            )
            defer { child.stop() }
            try child.waitUntilReady(at: socket, signals: signals)
            return try body(ServerProcess(name, socket: socket, signals: signals))
        }
    }
}
