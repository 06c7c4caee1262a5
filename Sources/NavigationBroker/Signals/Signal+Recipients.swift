import NavigationTree

/// The sessions and modules that a signal is for.
struct SignalRecipients: Equatable {
    /// Connected sessions, each once.
    var sessions: [SessionID] = []
    /// Modules that are away, each once. The signal waits for them.
    var modules: [String] = []
}

extension Signal {
    /// The sessions and the absent modules that a signal is for.
    ///
    /// A session that has ended is represented by the module that it had. The start of a flow is not kept,
    /// because the answer to `module.register` lists the module's flows.
    func recipients(on machines: borrowing Machines) -> SignalRecipients {
        var recipients = SignalRecipients()
        let session = recipient.flatMap { machines.hears($0) ? $0 : nil }
        if let owner = recipientModule.flatMap({ machines.session(of: $0) }) ?? session {
            recipients.sessions.append(owner)
        } else if let module = recipientModule ?? recipient.flatMap({ machines.sessions.module(of: $0) }) {
            recipients.add(module, machines.session(of: module))
        }
        if let driver = flow?.module { recipients.add(driver, machines.session(of: driver)) }
        if kind == .flowStarted { recipients.modules.removeAll() }
        return recipients
    }
}

extension SignalRecipients {
    /// - Parameter session: the session that has the module now; nil while the module is away.
    fileprivate mutating func add(_ module: String, _ session: SessionID?) {
        if let session {
            if !sessions.contains(session) { sessions.append(session) }
        } else if !modules.contains(module) {
            modules.append(module)
        }
    }
}

extension Machines {
    /// Whether lines still reach a session.
    fileprivate borrowing func hears(_ session: SessionID) -> Bool { sessions[session]?.isClosing == false }

    /// The session that has a module now, if lines reach it.
    fileprivate borrowing func session(of module: String) -> SessionID? {
        registry.modules[module].flatMap { hears($0.owner) ? $0.owner : nil }
    }

    /// Whether a module is there to be told.
    borrowing func isThere(_ module: String) -> Bool { session(of: module) != nil }
}
