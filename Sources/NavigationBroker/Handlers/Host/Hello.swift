import JSON
import NavigationProtocol

extension Hello: Handler {
    func perform(on machines: inout Machines, _ execution: inout Execution) throws(WireError) -> Outcome<Result> {
        if let missing = required.first(where: { !Self.capabilities.contains($0) }) {
            throw WireError(
                .missingCapability,
                "This host has no capability \"\(missing)\"; it has \(Self.capabilities.joined(separator: ", "))",
                ["missing": .string(missing), "capabilities": .array(Self.capabilities.map { .string($0) })]
            )
        }
        if let secret {
            let identity = try machines.access.present(secret, by: execution.session)
            if !machines.access.isOpen { machines.sessions.identify(execution.session, as: identity) }
        }
        let name = name.map { name in version.map { "\(name)/\($0)" } ?? name }
        machines.sessions.introduce(execution.session, as: name, isByPerson: execution.isByPerson)
        let configuration = machines.configuration
        return .done(
            Result(
                version: configuration.version,
                instance: configuration.instance,
                session: execution.session,
                limits: configuration.limits.values
            )
        )
    }
}
