import NavigationProtocol
import NavigationTree

extension AccessCheck: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        guard let own = machines.sight(execution) else { return .done(Result(isAllowed: true, line: nil)) }
        let rights = try rights(on: machines, own)
        let grant = try grant(of: rights, on: machines)
        return .done(Result(isAllowed: grant != nil, line: grant?.line))
    }

    private func rights(on machines: borrowing Machines, _ own: Rights) throws(WireError) -> Rights {
        guard let identity, identity != own.identity else { return own }
        guard own.grant(.administer) != nil else { throw own.refusal(.administer) }
        guard machines.access.knows(identity) else {
            throw Parameters.invalid("identity", "an identity of \(own.path)")
        }
        return machines.access.rights(named: identity)
    }

    private func grant(of rights: Rights, on machines: borrowing Machines) throws(WireError) -> AccessGrant? {
        guard verb.limits.contains(.scenes) else { return rights.grant(verb, module: module) }
        guard let navigator else { return rights.grant(verb, in: scene, at: nil, type: type) }
        // The answer does not tell whether the navigator exists.
        guard let found = machines.scene(scene), let place = try? found.find(navigator) else { return nil }
        return rights.grant(verb, in: scene, at: found.namesAround(place), type: type)
    }
}
