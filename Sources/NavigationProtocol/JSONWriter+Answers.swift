package import JSON
package import NavigationTree

// The ends of the answers that several methods share.

extension JSONWriter {
    /// `,"navigator":…,"entry":…}`
    package mutating func shown(_ navigator: NavigatorID, _ entry: EntryID?) {
        raw(",\"navigator\":")
        id(navigator)
        if let entry {
            raw(",\"entry\":")
            id(entry)
        }
        raw("}")
    }

    /// `,"removed":{…}}`
    package mutating func removed(_ change: NavigationChange) {
        raw(",\"removed\":")
        removed(change.removed)
        raw("}")
    }
}
