/// The durability that the answer to a change promises.
package enum ChangeDurability: String, CaseIterable, Sendable {
    /// It is on the disk, and survives a loss of power.
    case synced
    /// The kernel has it: it survives the end of the host, however that comes.
    case written
    /// The host has it in memory, and writes it soon, or never when it has no store.
    case memory
    /// The scene is shared by a fleet, and the servers of the fleet have it.
    case replicated
}
