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
    /// A session that has ended is represented by a module that it had: by that of the entry's type, else by the first
    /// one. The start of a flow is not kept, because the answer to `module.register` lists the module's flows.
    ///
    /// - Parameter change: the change that has the signal.
    func recipients(of change: NavigationChange, on machines: borrowing Machines) -> SignalRecipients {
        var recipients = SignalRecipients()
        let session = recipient.flatMap { machines.hears($0) ? $0 : nil }
        if let owner = recipientModule.flatMap({ machines.session(of: $0) }) ?? session {
            recipients.sessions.append(owner)
        } else if let module = recipientModule
            ?? recipient.flatMap({ representative(among: machines.sessions.modules(of: $0), change) })
        {
            recipients.add(module, machines.session(of: module))
        }
        if let driver = flow?.module { recipients.add(driver, machines.session(of: driver)) }
        if kind == .flowStarted { recipients.modules.removeAll() }
        return recipients
    }

    /// The module that is told in place of a session that has ended. It had these modules, by name.
    private func representative(among modules: [String], _ change: NavigationChange) -> String? {
        guard modules.count > 1, let entry else { return modules.first }
        let type = change.type(ofRemoved: entry)
        return modules.first { $0 == type?.module } ?? modules.first
    }
}

extension NavigationChange {
    /// The type of an entry that it removes.
    fileprivate func type(ofRemoved entry: EntryID) -> TypeName? {
        for step in steps {
            if case .entryRemoved(_, _, let removed) = step, removed.id == entry { return removed.destination.type }
            if case .navigatorClosed(let navigator, _) = step, let root = navigator.root, root.id == entry {
                return root.destination.type
            }
        }
        return nil
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
