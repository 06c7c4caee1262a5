import NavigationProtocol
import NavigationTree

/// The use of each type, as the records of a history tell it.
struct Usage {
    private var types: [TypeName: TypeStatistics] = [:]
    /// When the entries came that are still there, in milliseconds since 1970.
    private var beginnings: [EntryID: Int64] = [:]

    /// The types that were shown most often first; equal ones by their names.
    var rows: [TypeStatistics] {
        types.values.sorted { ($1.shown, $0.type) < ($0.shown, $1.type) }
    }

    /// Adds one revision, which is newer than those before. An entry that only moved neither came nor went.
    mutating func add(_ record: History.Record) {
        let moved = record.change.steps.isOnlyAddingOrRemoving ? [] : record.change.steps.movedEntries
        var turnsBack = record.cause.event.turnsBack
        for step in record.change.steps {
            if let entry = step.entryThatWent, !moved.contains(entry.id) {
                end(entry, record.cause.time, turnsBack: turnsBack)
                // The innermost entry goes first. The others went with it.
                turnsBack = false
            }
            if let entry = step.entryThatCame, !moved.contains(entry.id) { begin(entry, record.cause.time) }
        }
    }

    private mutating func begin(_ entry: Entry, _ time: Int64?) {
        let type = entry.destination.type
        types[type, default: TypeStatistics(type)].shown += 1
        beginnings[entry.id] = time
    }

    private mutating func end(_ entry: Entry, _ time: Int64?, turnsBack: Bool) {
        let type = entry.destination.type
        var row = types[type] ?? TypeStatistics(type)
        row.ended += 1
        if turnsBack { row.turnedBack += 1 }
        if let time, let beginning = beginnings.removeValue(forKey: entry.id) {
            // The clock of the day may have been set back.
            let stay = max(0, time - beginning)
            row.timed += 1
            row.milliseconds.sum += stay
            row.milliseconds.longest = max(row.milliseconds.longest, stay)
        }
        types[type] = row
    }
}

extension Cause.Event {
    /// Whether a person asked to leave the place where they were.
    fileprivate var turnsBack: Bool {
        switch self {
        case .request(.back), .request(.pop), .request(.dismiss): true
        case .request, .sessionEnded, .hostStarted, .timePassed, .accessChanged: false
        }
    }
}

extension [NavigationChange.Step] {
    /// Whether no entry can have moved. Most changes are like that, and a look at the kinds costs no set.
    fileprivate var isOnlyAddingOrRemoving: Bool {
        !(contains { if case .entryRemoved = $0 { true } else { false } }
            && contains { if case .entryAdded = $0 { true } else { false } })
    }
}

extension NavigationChange.Step {
    /// The entry that is shown from now on. An entry with another type counts as a new one.
    fileprivate var entryThatCame: Entry? {
        switch self {
        case .entryAdded(_, _, let entry): entry
        case .navigatorCreated(let navigator): navigator.root
        case .entryChanged(_, _, let from, let to): from.destination.type == to.destination.type ? nil : to
        case .navigatorClosed, .navigatorSelected, .entryRemoved, .typeOrphaned, .typeRevived, .attached, .detached,
            .attachmentChanged, .signalled:
            nil
        }
    }

    fileprivate var entryThatWent: Entry? {
        switch self {
        case .entryRemoved(_, _, let entry): entry
        case .navigatorClosed(let navigator, _): navigator.root
        case .entryChanged(_, _, let from, let to): from.destination.type == to.destination.type ? nil : from
        case .navigatorCreated, .navigatorSelected, .entryAdded, .typeOrphaned, .typeRevived, .attached, .detached,
            .attachmentChanged, .signalled:
            nil
        }
    }
}
