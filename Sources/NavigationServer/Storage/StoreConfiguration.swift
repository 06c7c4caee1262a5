package import NavigationProtocol

/// The store that a host uses.
package struct StoreConfiguration: Sendable {
    /// The file. The host makes it when it does not exist.
    package var path: String
    /// The promise of an answer to a change.
    package var durability: ChangeDurability
    /// The program whose state the host uses. State with another key is set aside, and comes back with its key. Nil
    /// means the state that was used last.
    package var restorationKey: String?

    package init(path: String, durability: ChangeDurability = .synced, restorationKey: String? = nil) {
        self.path = path
        self.durability = durability
        self.restorationKey = restorationKey
    }
}
