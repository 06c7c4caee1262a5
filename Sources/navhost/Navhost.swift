import ArgumentParser
import NavigationServer

/// The command `navhost`.
@main
struct Navhost: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navhost",
        abstract: "Owns a navigation tree and serves it over a Unix socket, one JSON-RPC message a line.",
        discussion: """
            Without a command, navhost serves. The protocol is in navhost-protocol(7), and a running host answers rpc.discover with it.

            Exit codes: 0 ended as asked, 64 wrong usage, 69 another host answers at the socket, 73 the socket cannot be made, 74 the store
            cannot be used, 78 the configuration, the bindings or the manifests cannot be used, 70 anything else.
            """,
        version: Host.version,
        subcommands: [Serve.self, Demo.self, Store.self, Config.self],
        defaultSubcommand: Serve.self
    )
}
