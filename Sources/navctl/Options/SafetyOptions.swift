import ArgumentParser

/// Conditions that make it safe to request a change, and to request it again.
struct SafetyOptions: ParsableArguments {
    @Option(help: "Refuse unless the scene is at this revision.")
    var ifRevision: Int?

    @Option(help: "A request that is repeated with the same token takes effect once.")
    var token: String?
}
