import NavigationProtocol
import NavigationTree

/// A look at the entries whose types were registered: they expect content from now on, or no longer.
///
/// Their module is asked for what is missing.
///
/// A scene may have millions of entries. So they are looked at in pieces, and the host serves others in between.
struct ContentReview {
    private let scene: String
    /// For each type, whether its module supplies content.
    private var types: [TypeName: Bool]
    /// That of the registration.
    private let cause: Cause
    /// The entries that are not looked at yet. The module is asked for later ones when they are shown.
    private var left: Range<EntryID>
    private var found: [TypeName: [EntryID]] = [:]

    /// The entries of one piece.
    private static let mostEntries = 4_096

    /// Begins with the first piece.
    ///
    /// - Parameters:
    ///   - types: for each type, whether its module supplies content.
    ///   - cause: that of the registration.
    static func begin(
        _ types: [TypeName: Bool],
        in scene: Scene,
        because cause: Cause,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        // An earlier registration of a type does not count any more. So no client makes many reviews.
        for index in machines.contentReviews.indices where machines.contentReviews[index].scene == scene.name {
            for type in types.keys { machines.contentReviews[index].leaveOut(type) }
        }
        machines.contentReviews.removeAll { $0.types.isEmpty }
        var review = Self(types, in: scene, because: cause)
        if review.goOn(on: &machines, now: now) { machines.contentReviews.append(review) }
    }

    /// Goes on with the oldest review.
    static func goOn(on machines: inout Machines, now: MonotonicTime) {
        guard !machines.contentReviews.isEmpty else { return }
        var review = machines.contentReviews.removeFirst()
        if review.goOn(on: &machines, now: now) { machines.contentReviews.insert(review, at: 0) }
    }

    private init(_ types: [TypeName: Bool], in scene: Scene, because cause: Cause) {
        (self.scene, self.types, self.cause) = (scene.name, types, cause)
        left = EntryID(rawValue: 0)..<EntryID(rawValue: scene.tree.nextIdentifier)
    }

    private mutating func leaveOut(_ type: TypeName) { (types[type], found[type]) = (nil, nil) }

    /// Looks at a piece.
    ///
    /// - Returns: Whether there are more.
    private mutating func goOn(on machines: inout Machines, now: MonotonicTime) -> Bool {
        // A module may have ended since, or its type.
        let present = types.filter { machines.registry.providesContent($0.key) == $0.value }
        guard let scene = machines.scene(scene), !present.isEmpty else { return false }
        let piece = scene.tree.review(present, in: left, atMost: Self.mostEntries)
        for (type, entries) in piece.found.sorted(by: { $0.key < $1.key }) {
            if present[type] == true {
                found[type, default: []] += entries
            } else {
                expectNothing(of: entries, in: scene, on: &machines, now: now)
            }
        }
        if let next = piece.next {
            left = next..<left.upperBound
            return true
        }
        for (type, entries) in found.sorted(by: { $0.key < $1.key }) where present[type] == true {
            ContentSupply.ask(
                of: type,
                entries[...],
                in: scene,
                during: cause.trace,
                because: cause,
                on: &machines,
                now: now
            )
        }
        return false
    }

    private func expectNothing(
        of entries: [EntryID],
        in scene: Scene,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        // A log that other hosts read takes no large change.
        var left = entries[...]
        while let some = EntryBatch(taking: &left, in: scene) {
            let change = scene.tree.expectContent(false, of: some.entries.map(\.entry.id))
            machines.publish(change, in: scene, cause: cause, now: now)
        }
    }
}
