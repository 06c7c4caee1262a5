import ArgumentParser
import NavigationProtocol
import NavigationServer
import NavigationStore

/// The options of the store.
struct StoreOptions: DescribedOptions {
    var store: String?
    var durability = ChangeDurability.synced
    var restorationKey: String?

    static let rows: [OptionRow<Self>] = [
        .option(
            "store",
            \.store,
            "Path of the store, or \"none\". (default: $NAVHOST_STORE, else a file in $XDG_STATE_HOME/navhost or ~/.local/state/navhost, one for each socket)"
        ),
        .option(
            "durability",
            \.durability,
            "Promise of an answer to a change: synced (the change is on the disk), written (it survives the end of the host), memory (it is written soon)."
        ),
        .option(
            "restoration-key",
            \.restorationKey,
            "Key of the program that uses the store. State with another key is set aside, and comes back with its key. (default: the key of the last start)"
        ),
    ]
}

extension ChangeDurability: OptionValue {
    /// A store is of one host.
    public init?(argument: String) {
        guard let durability = Self(rawValue: argument), durability != .replicated else { return nil }
        self = durability
    }

    /// The promises that a store can make.
    public static var allValueStrings: [String] { allCases.filter { $0 != .replicated }.map(\.rawValue) }
}

extension StoreError {
    /// The advice for a person, after the error.
    var advice: String {
        switch self {
        case .inUse: "stop the other host, or choose another file with --store"
        case .newer: "start the newer navhost, or choose another file with --store"
        case .foreign, .exists: "choose another file with --store"
        case .damaged:
            "`navhost store check` has details; nothing was changed. To start with an empty store, move the file away"
        case .danglingLink:
            "mount the disk of that file; to start with an empty store, remove the link"
        case .missing: "start the host first, or choose another file"
        case .failed: "check the disk and the permissions, or start with `--store none`"
        case .refused: "this is a bug in navhost; please report it"
        }
    }
}
