import JSON
import NavigationProtocol
import NavigationTree

// Persons start and stop the modules that the host starts, and see how they are.

extension Machines {
    mutating func startModule(_ request: ModuleTarget, _ context: Execution) throws(WireError) {
        try checkSupervisor(of: request.module, context)
        let action = supervise(request.module) { $0.start(now: context.now) }
        if action == .start { startProcess(of: request.module, now: context.now) }
        answerState(of: request.module, changed: action != .doNothing)
    }

    mutating func stopModule(_ request: ModuleTarget, _ context: Execution) throws(WireError) {
        try checkSupervisor(of: request.module, context)
        let former = supervisions[request.module]?.state
        refuseWaiters(for: request.module, .moduleStopped(request.module), now: context.now)
        if supervise(request.module, { $0.stop() }) == .stop { actions.append(.stopModule(request.module)) }
        answerState(of: request.module, changed: supervisions[request.module]?.state != former)
    }

    mutating func restartModule(_ request: ModuleTarget, _ context: Execution) throws(WireError) {
        try checkSupervisor(of: request.module, context)
        if supervise(request.module, { $0.stop() }) == .stop { actions.append(.stopModule(request.module)) }
        let action = supervise(request.module) { $0.start(now: context.now) }
        if action == .start { startProcess(of: request.module, now: context.now) }
        answerState(of: request.module, changed: true)
    }

    /// Only who could have started the process by hand may start and stop it.
    private func checkSupervisor(of module: String, _ context: Execution) throws(WireError) {
        guard let supervision = supervisions[module], !supervision.isLast else {
            guard registry.modules[module] == nil else {
                throw WireError(
                    .notSupervised,
                    "The module \"\(module)\" has no manifest, so it is not the host's to start and stop",
                    ["module": .string(module)]
                )
            }
            let known = Set(registry.modules.keys).union(supervisions.keys)
            throw .unknown(.unknownModule, "module", module, among: known)
        }
        guard let user = sessions[context.session]?.peer.uid, user != 0, user != configuration.uid else { return }
        throw WireError(
            .otherUser,
            "The modules of this host belong to user \(configuration.uid)",
            ["module": .string(module), "uid": .integer(Int64(configuration.uid))]
        )
    }

    private mutating func answerState(of module: String, changed: Bool) {
        result.raw("{")
        result.raw("\"module\":")
        result.string(module)
        result.raw(",\"state\":")
        result.string(supervisions[module]?.state.name ?? Supervision.State.stopped.name)
        result.raw(",\"changed\":")
        result.bool(changed)
        result.raw("}")
    }

    /// Every module that is registered, and every one that the host starts.
    mutating func listModules(_ parameters: inout Parameters) throws(WireError) {
        try parameters.finish()
        let (modules, supervisions) = (registry.modules, supervisions)
        result.raw("{\"modules\":[")
        result.list(Set(modules.keys).union(supervisions.keys).sorted()) { result, name in
            let module = modules[name]
            result.raw("{\"module\":")
            result.string(name)
            result.member(",\"version\":", module?.version)
            result.member(",\"title\":", module?.title)
            if let module {
                result.raw(",\"session\":")
                result.id(module.owner)
            }
            result.raw(",\"destinations\":")
            result.integer(module?.allTypes.count ?? 0)
            if let supervision = supervisions[name] { result.supervision(supervision) }
            result.raw("}")
        }
        result.raw("]}")
    }

}

extension Supervision.State {
    /// As it is called on the wire.
    var name: String {
        switch self {
        case .stopped: "stopped"
        case .starting: "starting"
        case .running: "running"
        case .stopping: "stopping"
        case .backingOff: "backingOff"
        case .failed: "failed"
        }
    }
}

extension JSONWriter {
    fileprivate mutating func supervision(_ supervision: Supervision) {
        textMember(",\"state\":", supervision.state.name)
        if let pid = supervision.pid {
            raw(",\"pid\":")
            integer(pid)
        }
        raw(",\"restarts\":")
        integer(supervision.restarts)
        if let failure = supervision.lastFailure {
            raw(",\"lastFailure\":")
            error(WireError(failure, module: supervision.manifest.module))
        }
    }
}
