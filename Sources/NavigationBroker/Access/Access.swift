import JSON
import NavigationProtocol
import NavigationTree

/// Identities and their rights.
///
/// 1. It knows the identity of every session, by the kernel's word, the host's own word, or a secret.
/// 2. It says which rights an identity has. Sessions of the same identity share them.
///
/// Without a policy everything is allowed, and it holds nothing.
struct Access {
    private(set) var policy: AccessPolicy?
    /// How the host knows each session. Empty without a policy.
    private var bearers: [SessionID: Bearer] = [:]
    private var rightsByIdentity: [String: Rights] = [:]
    /// Of sessions without an identity.
    private var rightsOfEveryone = Rights(identity: nil, [], path: "")

    /// The signs of one session.
    private struct Bearer {
        let peer: PeerCredentials
        /// The module whose process the host started, and which speaks.
        var module: String?
        /// The identity whose secret it has presented.
        var bySecret: String?
        /// The identity that another broker tells, which knows the process. Then no other sign counts.
        var told: Told?
        var rights: Rights
    }

    private struct Told {
        let identity: String?
    }

    init(_ policy: AccessPolicy?) { use(policy) }

    /// Whether everything is allowed.
    var isOpen: Bool {
        @inline(__always) get { policy == nil }
    }

    // MARK: Identities

    /// A session is connected.
    ///
    /// - Parameter module: the module whose process the host started, when that process speaks.
    /// - Returns: The name of its identity.
    mutating func open(_ session: SessionID, _ peer: PeerCredentials, startedAs module: String?) -> String? {
        guard policy != nil else { return nil }
        var bearer = Bearer(peer: peer, module: module, rights: rights(of: nil))
        bearer.rights = rights(of: identity(of: bearer))
        bearers[session] = bearer
        return bearer.rights.identity
    }

    /// Another broker knows the session by this identity, or by none. The session must be open.
    ///
    /// - Returns: Whether its identity has changed.
    mutating func tell(_ identity: String?, of session: SessionID) -> Bool {
        guard policy != nil, var bearer = bearers[session] else { return false }
        let former = bearer.rights.identity
        bearer.told = Told(identity: identity)
        bearer.rights = rights(of: self.identity(of: bearer))
        bearers[session] = bearer
        return bearer.rights.identity != former
    }

    /// A session presents a secret. Every secret is compared, so that the time tells nothing.
    ///
    /// - Returns: The name of its identity.
    /// - Throws: `not_allowed` for a secret of no identity. The session keeps its identity.
    mutating func present(_ secret: String, by session: SessionID) throws(WireError) -> String? {
        guard let policy else { return nil }
        if bearers[session]?.told != nil { return bearers[session]?.rights.identity }
        var found: String?
        for identity in policy.identities {
            guard case .secret(let bytes) = identity.sign else { continue }
            if Self.isSame(bytes, Array(secret.utf8)) { found = identity.name }
        }
        guard let found else {
            throw WireError(
                .notAllowed,
                "The secret belongs to no identity of \(policy.path)",
                ["document": .string(policy.path)]
            )
        }
        bearers[session]?.bySecret = found
        let rights = rights(of: found)
        bearers[session]?.rights = rights
        return found
    }

    /// Whether both are equal. The time depends on the lengths only.
    private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        var difference = one.count ^ other.count
        for index in one.indices { difference |= Int(one[index] ^ (other.isEmpty ? 0xFF : other[index % other.count])) }
        return difference == 0 && !one.isEmpty
    }

    /// A session is gone.
    mutating func close(_ session: SessionID) { if policy != nil { bearers[session] = nil } }

    /// The host has learnt which processes are modules.
    ///
    /// - Returns: The sessions whose identity has changed, with its name.
    mutating func processesChanged(
        _ module: (PeerCredentials) -> String?
    ) -> [(session: SessionID, identity: String?)] {
        guard policy != nil else { return [] }
        for session in bearers.keys {
            guard let peer = bearers[session]?.peer, let name = module(peer) else { continue }
            bearers[session]?.module = name
        }
        return identifyAgain()
    }

    private mutating func identifyAgain() -> [(session: SessionID, identity: String?)] {
        var changed: [(SessionID, String?)] = []
        for (session, bearer) in bearers {
            let name = identity(of: bearer)
            if name != bearer.rights.identity { changed.append((session, name)) }
            let rights = rights(of: name)
            bearers[session]?.rights = rights
        }
        return changed.sorted { $0.0 < $1.0 }
    }

    /// The identity of a session: by its secret, else by its process, its user, its group.
    private func identity(of bearer: Bearer) -> String? {
        let identities = policy?.identities ?? []
        if let told = bearer.told { return identities.first { $0.name == told.identity }?.name }
        if let name = bearer.bySecret, identities.contains(where: { $0.name == name }) { return name }
        let signs: [AccessPolicy.Sign] =
            (bearer.module.map { [.module($0)] } ?? []) + [.user(bearer.peer.uid), .group(bearer.peer.gid)]
        for sign in signs {
            if let identity = identities.first(where: { $0.sign == sign }) { return identity.name }
        }
        return nil
    }

    // MARK: Rights

    /// The rights of a session. A session that has ended has the rights of everyone.
    func rights(of session: SessionID) -> Rights {
        bearers[session]?.rights ?? rightsOfEveryone
    }

    /// The rights of an identity; nil is a session without one.
    func rights(named identity: String?) -> Rights {
        identity.flatMap { rightsByIdentity[$0] } ?? rightsOfEveryone
    }

    private func rights(of identity: String?) -> Rights { rights(named: identity) }

    /// Whether an identity exists.
    func knows(_ identity: String) -> Bool { policy?.identities.contains { $0.name == identity } ?? false }

    /// These grants hold from now on.
    ///
    /// - Returns: The sessions whose identity has changed, with its name.
    @discardableResult
    mutating func use(_ policy: AccessPolicy?) -> [(session: SessionID, identity: String?)] {
        self.policy = policy
        rightsByIdentity = [:]
        guard let policy else { return [] }
        func rights(_ name: String?) -> Rights {
            Rights(identity: name, policy.grants.filter { $0.isHeld(by: name) }, path: policy.path)
        }
        rightsOfEveryone = rights(nil)
        for identity in policy.identities { rightsByIdentity[identity.name] = rights(identity.name) }
        return identifyAgain()
    }
}
