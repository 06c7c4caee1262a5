import NavigationLoad

/// What every row needs: how long and how often to measure, and the servers to measure.
struct Bench {
    /// Where navhost comes from.
    enum HostSource {
        case program(String, arguments: [String])
        /// One that is running already, at this socket.
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

    /// Before each measurement the load runs for a while that does not count.
    var warmUp: Double { seconds / 10 }

    /// A size, cut down where only the workings are to be seen.
    func scaled(_ size: Int) -> Int {
        isQuick ? size / 10 : size
    }

    /// Whether navhost may be filled and thrown away.
    var ownsHost: Bool {
        switch host {
        case .program: true
        case .running: false
        }
    }

    /// Runs the work against navhost, with the types of the benchmark registered; one that was started here is ended afterwards.
    ///
    /// - Parameter isDurable: whether every answer waits for the disk.
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
                    "--config", "none", "--log-level", "error",
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
