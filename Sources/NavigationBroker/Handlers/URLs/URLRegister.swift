import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

extension URLRegister: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        let module = try machines.registry.ownModule(module, of: execution.session)
        try machines.require(.bindURLs, module: module, execution)
        let registry = machines.registry
        let new = try machines.modules.links.pattern(
            self,
            of: module,
            among: registry.modules(of: execution.session),
            limits: machines.limits,
            schema: { registry.definition(of: $0)?.schemaText }
        )
        do { try machines.modules.links.register(new) } catch {
            let owner = registry.modules[error.other.module].flatMap { machines.sessions.described($0.owner) }
            throw .conflict(of: new, with: error.other, owner)
        }
        return .done(Result(module: module, new.pattern.text, isLive: new.isLive(in: machines)))
    }
}

extension DestinationRegistry {
    /// The module of a session that a request means: the named one, else its only one.
    func ownModule(_ name: String?, of session: SessionID) throws(WireError) -> String {
        if let name {
            guard let module = modules[name] else { throw WireError(.unknownModule(name), in: self) }
            guard module.owner == session else { throw WireError(.notOwner(module: name), in: self) }
            return name
        }
        let own = modules(of: session)
        guard let only = own.first, own.count == 1 else {
            throw Parameters.invalid(
                "module",
                own.isEmpty
                    ? "a module that this session has registered; it has none"
                    : "one of \(own.joined(separator: ", ")), since this session has several"
            )
        }
        return only
    }
}

extension RegisteredURL {
    /// Whether every type that it shows is registered somewhere, or received.
    func isLive(in machines: borrowing Machines) -> Bool {
        guard case .items(let template) = target else { return true }
        for (type, _) in template.shown(by: pattern) {
            let isRegistered =
                machines.registry.definition(of: type) != nil || !machines.registry.scopes(of: type).isEmpty
            let isReceived = TypeName(type).map { machines.sequences.receivers.has(ReceivedName(.type, $0)) } ?? false
            guard isRegistered || isReceived else { return false }
        }
        return true
    }
}
