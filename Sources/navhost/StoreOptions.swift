import ArgumentParser
import NavigationProtocol
import NavigationServer
import NavigationStore

/// Where to keep what has to outlive the host.
struct StoreOptions: ParsableArguments, Sendable {
    @Option(
        help:
            "Path of the store, or \"none\". (default: $NAVHOST_STORE, else a file in $XDG_STATE_HOME/navhost or ~/.local/state/navhost, one for each socket)"
    )
    var store: String?

    @Option(
        help:
            "What an answer to a change promises: synced (it is on the disk), written (it survives the end of the host), memory (it is written soon)."
    )
    var durability = ChangeDurability.synced

    @Option(help: "Whose state it is: that of another key is set aside, and comes back with its key.")
    var restorationKey: String?
}

extension ChangeDurability: ExpressibleByArgument {}

extension StoreError {
    /// What a person can do about it.
    var advice: String {
        switch self {
        case .inUse: "end the other host, or choose another file with --store"
        case .newer: "start the newer navhost, or choose another file with --store"
        case .foreign, .exists: "choose another file with --store"
        case .damaged: "look at it with `navhost store check`; nothing was changed. To begin afresh, move the file away"
        case .missing: "start the host first, or choose another file"
        case .failed: "see to the disk and the permissions, or start with `--store none`"
        case .refused: "this is a mistake of navhost; please report it"
        }
    }
}
