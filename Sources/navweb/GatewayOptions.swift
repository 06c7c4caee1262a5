import ArgumentParser
import NavigationClient
import NavigationWeb

/// The options that both commands have.
struct GatewayOptions: ParsableArguments, Sendable {
    @Option(
        name: .shortAndLong,
        help:
            "Path of the host's socket. (default: $NAVHOST_SOCKET, else $XDG_RUNTIME_DIR/navhost.sock, else a folder of your own under $TMPDIR)"
    )
    var socket: String?

    @Option(
        help: "Where to listen: a port of 127.0.0.1 and [::1] (0: any), 127.0.0.1:PORT, [::1]:PORT, or unix:PATH."
    )
    var listen = "7070"

    @Option(help: "The file with the token. (default: the host's socket, with \".token\" behind)")
    var tokenFile: String?

    func validate() throws {
        _ = try address
    }

    /// Where to listen.
    var address: ListenAddress {
        get throws(ValidationError) {
            do { return try ListenAddress(listen) } catch { throw ValidationError("--listen \(error)") }
        }
    }

    /// The path of the host's socket.
    var socketPath: String { SocketPath.resolve(socket) }

    /// The path of the token's file.
    var tokenPath: String { tokenFile ?? TokenFile.path(besideSocket: socketPath) }
}
