import ArgumentParser

/// `navctl fleet`
struct Fleet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the fleet of the host: hosts, shared scenes with their owners, modules, and the engine.",
        discussion: """
            The answer is what this host knows. A host is silent when it was not heard for two seconds. `BEHIND` counts \
            the records of logs that a host had still to read.
            """,
        subcommands: [FleetShow.self, FleetMove.self, FleetImport.self, FleetExport.self],
        defaultSubcommand: FleetShow.self
    )
    .example("navctl fleet")
}
