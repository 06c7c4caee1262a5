import ArgumentParser

/// How `--json` writes results.
enum JSONStyle: String, ExpressibleByArgument, CaseIterable {
    /// For people on a terminal, compact JSON into a pipe.
    case auto
    case pretty
    case compact
}
