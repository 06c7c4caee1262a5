package import NavigationProtocol

/// Where a host keeps what has to outlive it, and how surely.
package struct StoreConfiguration: Sendable {
    /// The file; made when there is none.
    package var path: String
    package var durability: ChangeDurability
    /// Says which program's state it is: the state of another is set aside, and brought back when its key comes again. Nil: whatever was there last.
    package var restorationKey: String?

    package init(path: String, durability: ChangeDurability = .synced, restorationKey: String? = nil) {
        self.path = path
        self.durability = durability
        self.restorationKey = restorationKey
    }
}
