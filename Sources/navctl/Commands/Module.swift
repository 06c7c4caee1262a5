import ArgumentParser

/// `navctl module`: commands to the host's supervisor about one module.
struct Module: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start, stop or restart a module of the host's manifests.",
        subcommands: [ModuleStart.self, ModuleStop.self, ModuleRestart.self]
    )
    .example("navctl module restart shop")
}
