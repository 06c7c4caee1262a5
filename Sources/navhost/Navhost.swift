import ArgumentParser
import NavigationServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The command `navhost`.
@main
struct Navhost: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "navhost",
        abstract: "Owns a navigation tree and serves it over a Unix socket, one JSON-RPC message a line.",
        discussion: """
            Without a command, navhost serves. The protocol is in navhost-protocol(7), and a running host answers rpc.discover with it.

            Exit codes: 0 ended as asked, 3 wrong usage, 69 another host answers at the socket, 73 the socket cannot be made, 74 the store
            cannot be used, 78 the configuration, the bindings or the manifests cannot be used, 70 anything else.
            """,
        version: Host.version,
        subcommands: [Serve.self, Demo.self, Store.self, Config.self],
        defaultSubcommand: Serve.self
    )

    /// The exit code for a command line that is wrong. navctl and navweb have the same.
    private static let wrongUsage: Int32 = 3

    /// Parses the arguments and runs the command. An error ends the process.
    static func main() async {
        do {
            if let serve = Serve(plain: CommandLine.arguments.dropFirst()) { return try await serve.run() }
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            FileOutput.standardError.write("\(fullMessage(for: error))\n")
            Self.end(wrongUsage)
        }
    }

    private static func end(_ code: Int32) -> Never {
        #if canImport(Glibc)
        Glibc.exit(code)
        #elseif canImport(Musl)
        Musl.exit(code)
        #endif
    }
}
