import NavigationProtocol
import NavigationTree

/// The watches of one scene.
///
/// A watch without a filter gets every change. The others are found by what their filters name, so that a change costs
/// nothing for those that it does not concern.
struct WatchedScene {
    /// Those without a filter, in the order in which they began.
    private(set) var open: [Subscription] = []
    /// Those with a filter, in the same order.
    private var filtered: [Subscription] = []
    private var index = ChangeFilterIndex()
    private var verbosities: [SceneConfiguration.Verbosity: Int] = [:]
    /// The highest level of events that any of them wants.
    private(set) var mostTalkative = SceneConfiguration.Verbosity.silent

    var isEmpty: Bool { open.isEmpty && filtered.isEmpty }

    var count: Int { open.count + filtered.count }

    /// All of them, in the order in which they began.
    var all: [Subscription] { Self.merged(open, filtered) }

    /// Those to which a change may have to be told, in the order in which they began.
    ///
    /// - Parameter tree: the one after the change.
    func concerned(by change: borrowing NavigationChange, in tree: borrowing NavigationTree) -> [Subscription] {
        guard !filtered.isEmpty else { return open }
        let found = index.orders(concernedBy: change, in: tree)
        return found.isEmpty
            ? open : Self.merged(open, found.compactMap { Self.place(of: $0, in: filtered) }.map { filtered[$0] })
    }

    /// Those that are limited to a navigator which a change closed, in the order in which they began.
    func limited(toClosedBy change: borrowing NavigationChange) -> [Subscription] {
        guard index.namesNavigators else { return [] }
        var orders: Set<UInt64> = []
        for case .navigatorClosed(let navigator, _) in change.steps {
            orders.formUnion(index.orders(limitedTo: navigator.id))
        }
        return orders.sorted().compactMap { Self.place(of: $0, in: filtered) }.map { filtered[$0] }
    }

    subscript(order: UInt64) -> Subscription? {
        Self.place(of: order, in: open).map { open[$0] } ?? Self.place(of: order, in: filtered).map { filtered[$0] }
    }

    mutating func insert(_ subscription: Subscription) {
        if subscription.filter.isOpen {
            Self.insert(subscription, to: &open)
        } else {
            Self.insert(subscription, to: &filtered)
            index.insert(subscription)
        }
        verbosities[subscription.verbosity, default: 0] += 1
        mostTalkative = max(mostTalkative, subscription.verbosity)
    }

    mutating func remove(_ order: UInt64) -> Subscription? {
        let removed: Subscription
        if let place = Self.place(of: order, in: open) {
            removed = open.remove(at: place)
        } else if let place = Self.place(of: order, in: filtered) {
            removed = filtered.remove(at: place)
            index.remove(removed)
        } else {
            return nil
        }
        let left = verbosities[removed.verbosity, default: 1] - 1
        verbosities[removed.verbosity] = left == 0 ? nil : left
        mostTalkative = verbosities.keys.max() ?? .silent
        return removed
    }

    /// Changes whether a watch lags, its credit, or what it is owed. Answers how it was before.
    mutating func change(_ order: UInt64, _ body: (inout Subscription) -> Void) -> Subscription? {
        if let place = Self.place(of: order, in: open) {
            defer { body(&open[place]) }
            return open[place]
        }
        guard let place = Self.place(of: order, in: filtered) else { return nil }
        defer { body(&filtered[place]) }
        return filtered[place]
    }

    // MARK: Lists by order

    private static func place(of order: UInt64, in list: [Subscription]) -> Int? {
        let place = firstPlace(notBefore: order, in: list)
        return place < list.count && list[place].order == order ? place : nil
    }

    private static func firstPlace(notBefore order: UInt64, in list: [Subscription]) -> Int {
        if let last = list.last, last.order < order { return list.count }
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].order < order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func insert(_ subscription: Subscription, to list: inout [Subscription]) {
        list.insert(subscription, at: firstPlace(notBefore: subscription.order, in: list))
    }

    private static func merged(_ one: [Subscription], _ other: [Subscription]) -> [Subscription] {
        if other.isEmpty { return one }
        if one.isEmpty { return other }
        return (one + other).sorted { $0.order < $1.order }
    }
}

/// The watches with filters, by what the filters name: a navigator, kinds of change, or both.
struct ChangeFilterIndex {
    private struct Key: Hashable {
        let navigator: NavigatorID?
        let kind: ChangeKind?
    }

    private var orders: [Key: Set<UInt64>] = [:]
    private var byNavigator: [NavigatorID: Set<UInt64>] = [:]

    /// Whether any filter names a navigator.
    var namesNavigators: Bool { !byNavigator.isEmpty }

    /// The watches that are limited to a navigator.
    func orders(limitedTo navigator: NavigatorID) -> Set<UInt64> { byNavigator[navigator] ?? [] }

    mutating func insert(_ subscription: Subscription) {
        for key in Self.keys(of: subscription.filter) { orders[key, default: []].insert(subscription.order) }
        if let navigator = subscription.filter.navigator {
            byNavigator[navigator, default: []].insert(subscription.order)
        }
    }

    mutating func remove(_ subscription: Subscription) {
        for key in Self.keys(of: subscription.filter) {
            orders[key]?.remove(subscription.order)
            if orders[key]?.isEmpty == true { orders[key] = nil }
        }
        guard let navigator = subscription.filter.navigator else { return }
        byNavigator[navigator]?.remove(subscription.order)
        if byNavigator[navigator]?.isEmpty == true { byNavigator[navigator] = nil }
    }

    private static func keys(of filter: ChangeFilter) -> [Key] {
        guard let kinds = filter.kinds else { return [Key(navigator: filter.navigator, kind: nil)] }
        return kinds.map { Key(navigator: filter.navigator, kind: $0) }
    }

    /// The watches whose filters name what a change is about, oldest first. A filter may still let nothing through,
    /// when its kind of step was elsewhere.
    func orders(
        concernedBy change: borrowing NavigationChange,
        in tree: borrowing NavigationTree
    ) -> [UInt64] {
        var kinds: Set<ChangeKind> = []
        for step in change.steps { kinds.insert(ChangeKind(step)) }
        var found: Set<UInt64> = []
        func add(_ navigator: NavigatorID?) {
            found.formUnion(orders[Key(navigator: navigator, kind: nil)] ?? [])
            for kind in kinds { found.formUnion(orders[Key(navigator: navigator, kind: kind)] ?? []) }
        }
        add(nil)
        guard namesNavigators else { return found.sorted() }
        // A step about a type concerns every part of a scene.
        if kinds.contains(.typeOrphaned) || kinds.contains(.typeRevived) {
            for navigator in byNavigator.keys { add(navigator) }
        } else {
            for navigator in change.steps.surroundings(in: tree) where byNavigator[navigator] != nil { add(navigator) }
        }
        return found.sorted()
    }
}
