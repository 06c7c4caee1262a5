internal import Glibc
import NavigationLoad

/// A running server, which the benchmark has started or found: its socket, and its use of the machine.
struct ServerProcess {
    let name: String
    let socket: String
    private let signals: TerminationSignals
    private let identifier: pid_t

    init(_ name: String, socket: String, signals: TerminationSignals) throws {
        self.name = name
        self.socket = socket
        self.signals = signals
        self.identifier = try Connection(to: socket, server: name, signals: signals).peer()
    }

    /// A new connection.
    func connect() throws -> Connection {
        try Connection(to: socket, server: name, signals: signals)
    }

    /// A load loop for connections to the server.
    ///
    /// - Parameter roundTrips: how many of a run it records.
    func makeLoop(recording roundTrips: Int = 1 << 20) throws -> LoadLoop {
        try LoadLoop(recording: roundTrips, signals: signals)
    }

    /// Seconds of processor time that the server has used.
    func processorSeconds() throws -> Double {
        let text = TextFile.read("/proc/\(identifier)/stat")
        guard let ticks = text.flatMap(ProcessFigures.processorTicks(stat:)) else {
            throw BenchFailure.unusable("the processor time of \(name) cannot be read")
        }
        return Double(ticks) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Bytes of resident memory of the server.
    func residentBytes() throws -> Int {
        let text = TextFile.read("/proc/\(identifier)/smaps_rollup")
        guard let bytes = text.flatMap(ProcessFigures.residentBytes(smapsRollup:)) else {
            throw BenchFailure.unusable("the memory of \(name) cannot be read")
        }
        return bytes
    }
}
