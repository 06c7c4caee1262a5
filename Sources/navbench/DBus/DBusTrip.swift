internal import Glibc

/// A dbus-daemon of the benchmark, with a process that answers method calls on it and one that makes them.
///
/// Both processes run `dbus-trip.c`, which is built for the measurement. navbench itself therefore does not link D-Bus.
final class DBusTrip {
    /// D-Bus cannot be measured; the reason.
    struct Absence: Error {
        let reason: String
    }

    private let program: String
    private let folder: String
    private let address: String
    private let processor: Int
    private let signals: TerminationSignals
    private let daemon: ChildProcess
    private let service: ChildProcess

    /// Compiles the program into a folder. It needs a C compiler, pkg-config and the headers of libdbus.
    static func build(in folder: String, for bench: Bench) throws -> String {
        guard Executable.onPath("dbus-daemon") != nil else { throw Absence(reason: "dbus-daemon is not installed") }
        let (source, program) = ("\(folder)/dbus-trip.c", "\(folder)/dbus-trip")
        try TextFile.write(String(decoding: PackageResources.dbus_trip_c, as: UTF8.self), to: source)
        let command = "exec cc -O2 -o '\(program)' '\(source)' $(pkg-config --cflags --libs dbus-1)"
        let compiler = try ChildProcess(
            "cc",
            path: "/bin/sh",
            arguments: ["-c", command],
            processor: bench.placement.server,
            log: "\(folder)/cc.log"
        )
        defer { compiler.stop() }
        guard try compiler.waitUntilEnd(seconds: 60, signals: bench.signals) == 0 else {
            throw Absence(reason: "cc or the headers of libdbus-1 are not installed")
        }
        return program
    }

    /// - Parameters:
    ///   - program: The compiled `dbus-trip.c`.
    ///   - generator: The processor of caller and answerer. The daemon runs on the processor of the servers.
    init(_ program: String, in folder: String, of bench: Bench, _ generator: Placement.Generator) throws {
        guard let path = Executable.onPath("dbus-daemon") else {
            throw BenchFailure.unusable("there is no dbus-daemon")
        }
        let socket = "\(folder)/bus"
        self.program = program
        self.folder = folder
        self.signals = bench.signals
        self.address = "unix:path=\(socket)"
        self.processor = bench.placement.processor(of: generator)
        try TextFile.write(Self.configuration(address: address), to: "\(folder)/bus.conf")
        daemon = try ChildProcess(
            "dbus-daemon",
            path: path,
            arguments: ["--nofork", "--nopidfile", "--config-file=\(folder)/bus.conf"],
            processor: bench.placement.server,
            log: "\(folder)/bus.log"
        )
        do {
            try daemon.waitUntilReady(at: socket, signals: bench.signals)
            service = try ChildProcess(
                "the D-Bus service",
                path: program,
                arguments: [address, "serve"],
                processor: processor,
                log: "\(folder)/service.log"
            )
        } catch {
            daemon.stop()
            throw error
        }
    }

    /// Ends the bus and the process that answers on it.
    func stop() {
        service.stop()
        daemon.stop()
    }

    /// Makes one call after another. Returns nanoseconds.
    func call(warmUp: Double, seconds: Double) throws -> (median: Int, percentile99: Int) {
        let log = "\(folder)/call.log"
        let caller = try ChildProcess(
            "the D-Bus caller",
            path: program,
            arguments: [address, "call", "\(warmUp)", "\(seconds)"],
            processor: processor,
            log: log
        )
        defer { caller.stop() }
        let status = try caller.waitUntilEnd(seconds: warmUp + seconds + 30, signals: signals)
        let text = TextFile.read(log) ?? ""
        let words = text.split { $0 == " " || $0 == "\n" }
        guard status == 0, words.count == 4, let median = Int(words[1]), let late = Int(words[3]) else {
            throw BenchFailure.closed("the D-Bus caller", said: text)
        }
        return (median, late)
    }

    /// The policy of a session bus: every process may own names and send.
    private static func configuration(address: String) -> String {
        """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
        <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
        """
    }
}
