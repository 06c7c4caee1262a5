import JSON
import NavigationProtocol
import NavigationTree

/// A request that starts or stops the process of a module.
protocol ModuleControl: Handler where Result == ModuleStart.Result {
    var module: String { get }
}

extension ModuleControl {
    /// Refuses a module without a manifest, and a user that could not have started the process.
    func check(on machines: borrowing Machines, _ execution: borrowing Execution) throws(WireError) {
        let registered = machines.registry.modules
        guard machines.activation.hasManifest(module) else {
            guard registered[module] == nil else {
                throw WireError(
                    .notSupervised,
                    "The module \"\(module)\" has no manifest, so it is not the host's to start and stop",
                    ["module": .string(module)]
                )
            }
            throw .unknown(.unknownModule, "module", module, among: machines.activation.names.union(registered.keys))
        }
        let owner = machines.configuration.uid
        guard let user = machines.sessions[execution.session]?.peer.uid, user != 0, user != owner else { return }
        throw WireError(
            .otherUser,
            "The modules of this host belong to user \(owner)",
            ["module": .string(module), "uid": .integer(Int64(owner))]
        )
    }

    /// The answer, with the module's state now.
    func answer(on machines: borrowing Machines, isChanged: Bool) -> Outcome<Result> {
        .done(Result(module, machines.activation[module]?.state.onTheWire ?? .stopped, isChanged: isChanged))
    }
}

extension Supervision.State {
    /// As the wire names it.
    var onTheWire: ModuleState {
        switch self {
        case .stopped: .stopped
        case .starting: .starting
        case .running: .running
        case .stopping: .stopping
        case .backingOff: .backingOff
        case .failed: .failed
        }
    }
}
