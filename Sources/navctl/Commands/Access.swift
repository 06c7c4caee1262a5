import ArgumentParser

/// `navctl access`: the rights of this client, and of others.
struct Access: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what this client may do, or check what an identity may do.",
        subcommands: [AccessShow.self, AccessCheck.self],
        defaultSubcommand: AccessShow.self
    )
    .example("navctl access check navigate")
}
