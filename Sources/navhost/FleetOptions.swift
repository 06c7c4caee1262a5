import ArgumentParser
import NavigationEngine
import NavigationFleet
import NavigationServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The options of a fleet: hosts on several machines that share scenes.
struct FleetOptions: DescribedOptions {
    var fleet: String?
    var nats: String?
    var natsCa: String?
    var natsCert: String?
    var natsKey: String?
    var natsCreds: String?
    var fleetScenes: String?
    var fleetHost: String?
    var fleetLogBytes: Int?

    static let rows: [OptionRow<Self>] = [
        .option("fleet", \.fleet, "Join this fleet: 1 to 64 letters, digits, \"-\" and \"_\". (default: none)"),
        .option(
            "nats",
            \.nats,
            """
            Addresses of the fleet's servers, with commas between them: nats://MACHINE:PORT, or \
            tls://MACHINE:PORT for an encrypted connection.
            """
        ),
        .option(
            "nats-ca",
            \.natsCa,
            "A PEM file with the authorities that count for the servers' certificates. (default: the system's)",
            completion: .file()
        ),
        .option(
            "nats-cert",
            \.natsCert,
            "A PEM file with this host's certificate, for servers that demand one.",
            completion: .file()
        ),
        .option(
            "nats-key",
            \.natsKey,
            "A PEM file with the key of that certificate, without a password.",
            completion: .file()
        ),
        .option(
            "nats-creds",
            \.natsCreds,
            "A file with the user for the servers, as \"nsc generate creds\" writes it.",
            completion: .file(extensions: ["creds"])
        ),
        .option("fleet-scenes", \.fleetScenes, "Scenes that all hosts of the fleet share, with commas between them."),
        .option("fleet-host", \.fleetHost, "Name of this host in the fleet. (default: the machine's name)"),
        .option(
            "fleet-log-bytes",
            \.fleetLogBytes,
            "Bytes by which the log of a shared scene grows before its owner shortens it. (default: \(FleetConfiguration.usualLogBytes))"
        ),
    ]

    func validate() throws {
        guard let fleet else {
            let others = [
                ("nats", nats), ("fleet-scenes", fleetScenes), ("fleet-host", fleetHost),
                ("fleet-log-bytes", fleetLogBytes.map { "\($0)" }),
            ]
            for (option, value) in others + fileOptions where value != nil {
                throw ValidationError("--\(option) is of use with --fleet only.")
            }
            return
        }
        guard nats != nil else { throw ValidationError("--fleet wants --nats, the addresses of the fleet's servers.") }
        try Self.check("--fleet", fleet)
        try Self.check("--fleet-host", fleetHost ?? Self.machineName)
        for scene in scenes { try Self.check("--fleet-scenes", scene) }
        guard scenes.count <= FleetConfiguration.mostScenes else {
            throw ValidationError(
                "--fleet-scenes has \(scenes.count) names, and may have \(FleetConfiguration.mostScenes)."
            )
        }
        if let (one, other) = FleetConfiguration.clash(among: scenes) {
            throw ValidationError(
                "--fleet-scenes: \"\(one)\" and \"\(other)\" cannot be in one fleet; give one of them another name."
            )
        }
        if let fleetLogBytes, fleetLogBytes < FleetConfiguration.leastLogBytes {
            let least = FleetConfiguration.leastLogBytes
            throw ValidationError("--fleet-log-bytes is \(fleetLogBytes), and has to be \(least) at least.")
        }
        let servers: [EngineAddress]
        do { servers = try self.servers() } catch { throw ValidationError("--nats: \(error)") }
        try checkEncryption(servers)
    }

    /// The options that name files, without their dashes.
    private var fileOptions: [(option: String, value: String?)] {
        [("nats-ca", natsCa), ("nats-cert", natsCert), ("nats-key", natsKey), ("nats-creds", natsCreds)]
    }

    private func checkEncryption(_ servers: [EngineAddress]) throws {
        guard (natsCert == nil) == (natsKey == nil) else {
            let (given, missing) = natsKey == nil ? ("--nats-cert", "--nats-key") : ("--nats-key", "--nats-cert")
            throw ValidationError("\(given) wants \(missing) as well: a certificate and its key belong together.")
        }
        guard !servers.contains(where: \.isEncrypted) else { return }
        for (option, value) in [("nats-ca", natsCa), ("nats-cert", natsCert)] where value != nil {
            let use = "of use for encrypted connections only"
            throw ValidationError("--\(option) is \(use), and --nats has no tls:// address.")
        }
    }

    private static func check(_ option: String, _ word: String) throws {
        guard FleetNames.isWord(word) else {
            throw ValidationError("\(option): \"\(word)\" has to be 1 to 64 letters, digits, \"-\" and \"_\".")
        }
    }

    private var scenes: [String] { Self.parts(of: fleetScenes ?? "") }

    private func servers() throws(EngineError) -> [EngineAddress] {
        var servers: [EngineAddress] = []
        for text in Self.parts(of: nats ?? "") { servers.append(try EngineAddress(text)) }
        guard !servers.isEmpty else { throw EngineError(.options, "there is no address") }
        return servers
    }

    /// The addresses without their passwords; nil without the option.
    var shownAddresses: String? {
        nats.map { text in
            (try? servers()).map { $0.map { "\($0)" }.joined(separator: ",") } ?? text
        }
    }

    private static func parts(of list: String) -> [String] {
        list.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    /// The part of the machine's name before the first dot, with `-` for what names cannot have.
    static var machineName: String {
        var bytes = [CChar](repeating: 0, count: 256)
        guard gethostname(&bytes, bytes.count - 1) == 0 else { return "host" }
        let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let word = (name.split(separator: ".").first ?? "").prefix(64).map { FleetNames.isWord("\($0)") ? $0 : "-" }
        return word.isEmpty ? "host" : String(word)
    }

    /// Nil when the host is alone.
    func configuration() throws(EngineError) -> FleetConfiguration? {
        guard let fleet else { return nil }
        return FleetConfiguration(
            name: fleet,
            host: fleetHost ?? Self.machineName,
            servers: try servers(),
            files: EngineFiles(authorities: natsCa, certificate: natsCert, key: natsKey, credentials: natsCreds),
            scenes: Set(scenes),
            logBytes: fleetLogBytes ?? FleetConfiguration.usualLogBytes
        )
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
