import JSON

@testable import NavigationTree

extension RandomPlayer {
    /// A random edit of a path by the ids of its entries, often of entries that are there.
    mutating func edit() -> Operation {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: insert()
        case 1: removeEntries()
        case 2: move()
        default: update()
        }
    }

    /// An entry of a path, often.
    private mutating func shownEntry() -> EntryID {
        let shown = tree.locations.ids.filter { (tree.locations[$0]?.position ?? -1) >= 0 }
        return shown.isEmpty || chance(8) ? entry() : pick(shown)
    }

    /// These destinations in another order, with one more or one less.
    mutating func shuffled(_ destinations: [Destination]) -> [Destination] {
        var new = destinations.shuffled(using: &random)
        if chance(2), !new.isEmpty { new.removeLast() }
        if chance(2) { new.insert(destination(), at: Int.random(in: 0...new.count, using: &random)) }
        return new
    }

    private mutating func insert() -> Operation {
        let (id, new) = (navigator(), path())
        let place: EditPlace = pick([
            .position(Int.random(in: 0...3, using: &random)), .before(shownEntry()), .after(shownEntry()),
        ])
        let on = if case .position = place { "\"navigator\":\"\(id)\"," } else { "" }
        return Operation(
            "\"path.insert\",\"params\":{\(on)\(place.wire),\"path\":\(new.wire)}",
            { tree throws(NavigationError) in try tree.insert(new, at: place, of: id, by: nil).change },
            Self.on(id) { model, node throws(NavigationError) in try model.insert(new, at: place, of: node) }
        )
    }

    private mutating func removeEntries() -> Operation {
        let gone = (0..<Int.random(in: 0...3, using: &random)).map { _ in shownEntry() }
        let ids = gone.map { "\"\($0)\"" }.joined(separator: ",")
        return Operation("\"path.remove\",\"params\":{\"entries\":[\(ids)]}") { tree throws(NavigationError) in
            try tree.remove(gone)
        } _: { model throws(NavigationError) in
            try model.remove(gone)
        }
    }

    private mutating func move() -> Operation {
        let moved = shownEntry()
        let neighbours = (try? tree.location(of: moved)).flatMap { tree[$0.navigator]?.path.map(\.id) } ?? []
        let target = neighbours.isEmpty || chance(8) ? shownEntry() : pick(neighbours)
        let place: EditPlace = pick([.before(target), .after(target)])
        return Operation(
            "\"path.move\",\"params\":{\"entry\":\"\(moved)\",\(place.wire)}"
        ) { tree throws(NavigationError) in
            try tree.move(moved, to: place).change
        } _: { model throws(NavigationError) in
            try model.move(moved, to: place)
        }
    }

    private mutating func update() -> Operation {
        let changed = shownEntry()
        let type = (try? tree.entry(changed))?.destination.type ?? pick(Rules.types)
        let new = Destination(type: type, arguments: pick(Self.arguments))
        return Operation(
            "\"entry.update\",\"params\":{\"entry\":\"\(changed)\",\"arguments\":\(new.arguments)}"
        ) { tree throws(NavigationError) in
            try tree.update(changed, as: new)
        } _: { model throws(NavigationError) in
            try model.update(changed, to: new)
        }
    }
}

extension EditPlace {
    var wire: String {
        switch self {
        case .position(let position): "\"at\":\(position)"
        case .before(let entry): "\"before\":\"\(entry)\""
        case .after(let entry): "\"after\":\"\(entry)\""
        }
    }
}
