import NavigationProtocol
import NavigationTree

/// The place of a guard in the order in which guards are asked.
struct GuardPlace: Hashable, Comparable {
    let order: Int
    let id: GuardID

    init(_ one: NavigationGuard) { (order, id) = (one.order, one.id) }

    static func < (one: Self, other: Self) -> Bool { (one.order, one.id) < (other.order, other.id) }
}

/// The guards by what they are asked about, so that a request costs nothing for guards of other types, scenes and
/// navigators.
struct GuardIndex {
    private struct Subject: Hashable {
        enum What: Hashable {
            /// As a guard writes it: `shop.item`, `shop.*`, `*`.
            case type(String)
            case role(String)
        }

        let moment: GuardedMoment
        /// Nil for every scene.
        let scene: String?
        /// Nil for the whole scene.
        let navigator: NavigatorID?
        let what: What
    }

    private var places: [Subject: Set<GuardPlace>] = [:]
    /// How many guards name roles, and how many are asked at each moment.
    private var withRoles = 0
    private var atMoment: [GuardedMoment: Int] = [:]
    /// How many guards name each navigator, by scene.
    private var atNavigators: [String: [NavigatorID: Int]] = [:]

    /// The navigators of a scene that guards name, and how many name each.
    func navigators(of scene: String) -> [NavigatorID: Int] { atNavigators[scene] ?? [:] }

    /// Whether a guard is asked at this moment.
    func isAsked(at moment: GuardedMoment) -> Bool { atMoment[moment] != nil }

    mutating func insert(_ one: NavigationGuard) {
        for subject in Self.subjects(of: one) { places[subject, default: []].insert(GuardPlace(one)) }
        if !one.roles.isEmpty { withRoles += 1 }
        atMoment[one.moment, default: 0] += 1
        if let scene = one.scene, let navigator = one.navigator {
            atNavigators[scene, default: [:]][navigator, default: 0] += 1
        }
    }

    mutating func remove(_ one: NavigationGuard) {
        for subject in Self.subjects(of: one) {
            places[subject]?.remove(GuardPlace(one))
            if places[subject]?.isEmpty == true { places[subject] = nil }
        }
        if !one.roles.isEmpty { withRoles -= 1 }
        let left = atMoment[one.moment, default: 1] - 1
        atMoment[one.moment] = left == 0 ? nil : left
        guard let scene = one.scene, let navigator = one.navigator else { return }
        let others = (atNavigators[scene]?[navigator] ?? 1) - 1
        atNavigators[scene]?[navigator] = others == 0 ? nil : others
        if atNavigators[scene]?.isEmpty == true { atNavigators[scene] = nil }
    }

    /// The guards that may be asked about these types at a moment.
    ///
    /// - Parameter navigators: those that are touched, as far as guards name them.
    func places(
        _ moment: GuardedMoment,
        of types: Set<TypeName>,
        in scene: String,
        _ navigators: Set<NavigatorID>,
        roles: (TypeName) -> Set<String>
    ) -> Set<GuardPlace> {
        guard isAsked(at: moment) else { return [] }
        var found: Set<GuardPlace> = []
        let areas = [(nil, nil), (scene, nil)] + navigators.map { (scene, $0) } as [(String?, NavigatorID?)]
        for (scene, navigator) in areas {
            func add(_ what: Subject.What) {
                let subject = Subject(moment: moment, scene: scene, navigator: navigator, what: what)
                if let some = places[subject] { found.formUnion(some) }
            }
            add(.type("*"))
            for type in types {
                add(.type(type.description))
                add(.type("\(type.module).*"))
                if withRoles > 0 { for role in roles(type) { add(.role(role)) } }
            }
        }
        return found
    }

    private static func subjects(of one: NavigationGuard) -> [Subject] {
        (one.typePatterns.map { .type($0) } + one.roles.map { .role($0) }).map {
            Subject(moment: one.moment, scene: one.scene, navigator: one.navigator, what: $0)
        }
    }
}
