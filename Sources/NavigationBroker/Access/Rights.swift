import JSON
import NavigationProtocol
import NavigationTree

/// The grants of one identity.
///
/// A reference, because every session of the identity has it.
final class Rights: Sendable {
    /// Nil for sessions without an identity.
    let identity: String?
    let grants: [AccessGrant]
    /// The file with the grants.
    let path: String
    private let byVerb: [AccessVerb: [AccessGrant]]
    /// Whether it may read everything: every scene as a whole.
    let readsAll: Bool
    /// Whether nothing that changes a tree is refused anywhere.
    let changesAll: Bool

    init(identity: String?, _ grants: [AccessGrant], path: String) {
        (self.identity, self.grants, self.path) = (identity, grants, path)
        var byVerb: [AccessVerb: [AccessGrant]] = [:]
        for grant in grants { for verb in Set(grant.verbs) { byVerb[verb, default: []].append(grant) } }
        self.byVerb = byVerb
        let isUnlimited = { (verb: AccessVerb) in
            byVerb[verb]?.contains { $0.scenes == nil && $0.navigators == nil && $0.types == nil } ?? false
        }
        self.readsAll = isUnlimited(.read)
        self.changesAll = AccessVerb.ofChanges.allSatisfy(isUnlimited)
    }

    /// Whether they allow the same to the same identity, wherever the document says it.
    func isSame(as other: Rights) -> Bool {
        identity == other.identity && grants.map(\.withoutLine) == other.grants.map(\.withoutLine)
    }

    // MARK: Questions

    /// The first grant of a verb on the whole host, or with a module.
    func grant(_ verb: AccessVerb, module: String? = nil) -> AccessGrant? {
        byVerb[verb]?.first { grant in
            grant.scenes == nil && grant.navigators == nil && grant.types == nil
                && (module.map(grant.includes(module:)) ?? (grant.modules == nil))
        }
    }

    /// The first grant of a verb at a place of a scene.
    ///
    /// - Parameters:
    ///   - navigators: the names of the navigator and of those around it; nil for the whole scene.
    ///   - type: the type that it is about; nil for none in particular.
    func grant(_ verb: AccessVerb, in scene: String, at navigators: Set<String>?, type: String?) -> AccessGrant? {
        byVerb[verb]?.first { grant in
            grant.includes(scene: scene) && (type.map(grant.includes(type:)) ?? true)
                && (grant.navigators.map { names in navigators.map { !$0.isDisjoint(with: names) } ?? false } ?? true)
        }
    }

    /// Whether a verb is granted somewhere in a scene.
    func mayAnywhere(_ verb: AccessVerb, in scene: String) -> Bool {
        byVerb[verb]?.contains { $0.includes(scene: scene) } ?? false
    }

    /// Whether a scene may be read as a whole, and is in lists.
    func readsWhole(_ scene: String) -> Bool {
        readsAll || grant(.read, in: scene, at: nil, type: nil) != nil
    }

    /// Whether a destination type is in lists: one that the session may show, or provide.
    func sees(type: String) -> Bool {
        if readsAll { return true }
        let module = String(type.prefix { $0 != "." })
        return grants.contains { grant in
            grant.verbs.contains { verb in
                verb == .register && grant.includes(module: module)
                    || verb.limits.contains(.types) && grant.includes(type: type)
            }
        }
    }

    /// Whether a module is in lists.
    func sees(module: String) -> Bool {
        if readsAll { return true }
        return grants.contains { grant in
            grant.verbs.contains { verb in
                verb == .register && grant.includes(module: module)
                    || verb.limits.contains(.types) && (grant.types?.contains { $0.fitsTypes(of: module) } ?? true)
            }
        }
    }

    // MARK: Refusals

    func require(_ verb: AccessVerb, in scene: String) throws(WireError) {
        guard grant(verb, in: scene, at: nil, type: nil) != nil else { throw refusal(verb, scene: scene) }
    }

    /// Refuses a type that is in no list of the session, whether it exists or not.
    func requireSight(ofType type: String) throws(WireError) {
        guard sees(type: type) else { throw refusal(.read, type: type) }
    }

    func requireSight(ofModule module: String) throws(WireError) {
        guard sees(module: module) else { throw refusal(.read, module: module) }
    }

    /// The refusal of what no grant allows.
    func refusal(
        _ verb: AccessVerb,
        scene: String? = nil,
        navigator: NavigatorID? = nil,
        type: String? = nil,
        module: String? = nil
    ) -> WireError {
        let who = identity.map { "\"\($0)\"" } ?? "A session without an identity"
        let place = [
            type.map { " for \($0)" }, module.map { " for the module \"\($0)\"" }, navigator.map { " at \($0)" },
            scene.map { " in the scene \"\($0)\"" },
        ].compactMap { $0 }.joined()
        return WireError(
            .notAllowed,
            "\(who) has no right to \(verb.rawValue)\(place); a grant in \(path) would allow it",
            [
                "verb": .string(verb.rawValue), "identity": identity.map { .string($0) },
                "scene": scene.map { .string($0) }, "navigator": navigator.map { .id($0) },
                "type": type.map { .string($0) }, "module": module.map { .string($0) },
                "document": .string(path),
            ]
        )
    }
}

extension AccessVerb {
    /// Those that a change of a tree can take.
    static let ofChanges: [AccessVerb] = [
        .navigate, .dismissOwn, .dismiss, .arrange, .lock, .unlock, .map, .attach, .editState,
    ]
}
