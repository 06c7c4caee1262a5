import ArgumentParser
import Glibc
import NavigationClient
import NavigationControl

/// `navctl doctor`
struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look for what is wrong with the socket and the host, and say what to do.",
        discussion: """
            The exit status is 1 when there is a problem. Notices do not count. --json and --flat give an object with \
            the list "findings".
            """
    )
    .example("navctl doctor")

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        let findings = await findings()
        if options.asksForJSON {
            try options.write(["findings": .array(findings.map { $0.payload })])
        } else if !options.quiet {
            let lines = findings.flatMap { $0.lines(inColour: StandardOutput.wantsColour) }
            try StandardOutput.write(lines.joined(separator: "\n"))
        }
        if findings.contains(where: { $0.weight == .problem }) { throw Ending(status: .refused) }
    }

    private func findings() async -> [Finding] {
        let client: NavigationClient
        do {
            client = try await options.connect()
        } catch .cannotConnect(_, let reason) {
            return [socket.finding(reason)]
        } catch .refused(let refusal) {
            return [socket.finding(nil), Self.secret(refusal.message)]
        } catch .cannotReadSecret(let path, let reason) {
            return [Self.secret("cannot read \(path): \(reason)")]
        } catch {
            return [socket.finding("\(error)")]
        }
        let findings = await answers(of: client)
        await client.close()
        return [socket.finding(nil)] + findings
    }

    private func answers(of client: NavigationClient) async -> [Finding] {
        do {
            let before = Clock.now
            _ = try await client.call("ping")
            let seconds = Clock.now - before
            let check = HostCheck(
                status: try await client.call("host.status"),
                sessions: try await client.call("host.sessions"),
                modules: try await client.call("module.list")
            )
            // A user may lack the right to see it.
            let fleet = (try? await client.call("fleet.describe")).map { FleetCheck($0).findings } ?? []
            return check.findings(seconds: seconds, version: Navctl.configuration.version) + fleet
        } catch {
            let advice = "Look at the host's log. navctl top shows who keeps it busy."
            return [Finding(.problem, "answer", "\(error)", advice: advice)]
        }
    }

    private static func secret(_ text: String) -> Finding {
        Finding(
            .problem,
            "secret",
            text,
            advice: "Look at --secret-file, $NAVHOST_SECRET_FILE and the file's owner and mode."
        )
    }

    private var socket: SocketCheck {
        let path = SocketPath.resolve(options.socket)
        return SocketCheck(path: path, origin: origin, file: Self.file(at: path), user: getuid())
    }

    /// The option or the variable that names the socket.
    private var origin: String {
        if options.socket != nil { return "--socket" }
        for name in ["NAVHOST_SOCKET", "XDG_RUNTIME_DIR"] where getenv(name).map({ $0.pointee != 0 }) == true {
            return "$\(name)"
        }
        return "the temporary folder"
    }

    private static func file(at path: String) -> SocketCheck.File {
        var status = stat()
        guard stat(path, &status) == 0 else { return .missing }
        return status.st_mode & S_IFMT == S_IFSOCK ? .socket(owner: status.st_uid) : .notASocket
    }
}
