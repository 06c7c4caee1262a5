import ArgumentParser
import NavigationClient
import NavigationWeb

#if canImport(Glibc)
import Glibc
#endif

/// `navweb ticket`: prints another address of a gateway that runs.
struct Ticket: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ticket",
        abstract: "Print an address of a running gateway, for another window. It works once, within 30 seconds."
    )

    @OptionGroup var options: GatewayOptions

    func run() async throws {
        guard case .loopback(let hosts, let port) = try options.address, port > 0 else {
            throw ValidationError("--listen is the port of the gateway that runs.")
        }
        do {
            let token = try TokenFile.read(options.tokenPath)
            let address = try await TicketRequest(host: hosts[0], port: port, token: token).address()
            Output.standardOutput.write("\(address)\n")
        } catch {
            throw Problem(description: "\(error)")
        }
    }
}
