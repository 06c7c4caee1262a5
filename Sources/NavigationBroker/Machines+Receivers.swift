import JSON
import NavigationProtocol
import NavigationTree

// Who takes part in what is sent.

extension Machines {
    mutating func addReceiver(_ request: AddReceiver, _ context: Execution) throws(WireError) {
        guard receivers.count(of: context.session) < limits.receivers else {
            throw .limitReached("receivers", limits.receivers)
        }
        var navigator: NavigatorID?
        if let scene = request.scene {
            try check(SceneTarget(scene: scene))
            navigator = try request.navigator.map { name throws(WireError) in try find(name, in: scene) }
            if let named = request.auto?.navigator { _ = try find(named, in: scene) }
        }
        let receiver = Receiver(
            id: receivers.makeID(for: context.session),
            name: request.name,
            scene: request.scene,
            navigator: navigator,
            timeout: request.timeout,
            auto: request.auto
        )
        receivers.add(receiver)
        result.receiver(receiver)
    }

    mutating func removeReceiver(_ parameters: inout Parameters, _ context: Execution) throws(WireError) {
        let name = try parameters.requiredString("receiver")
        try parameters.finish()
        guard let id = ReceiverID(name) else { throw Parameters.invalid("receiver", "an id, as \"r3.1\"") }
        guard receivers[id] != nil, id.session == context.session else {
            throw WireError(
                .unknownReceiver,
                "This session has no receiver \(name); \"receiver.list\" lists them",
                ["receiver": .string(name)]
            )
        }
        _ = receivers.remove { $0.id == id }
        result.raw("{}")
    }

    mutating func listReceivers(_ parameters: inout Parameters) throws(WireError) {
        let scene = try parameters.string("scene")
        try parameters.finish()
        if let scene { try check(SceneTarget(scene: scene)) }
        result.raw("{\"receivers\":[")
        result.list(receivers.all.filter { scene == nil || $0.scene == nil || $0.scene == scene }) {
            $0.receiver($1)
        }
        result.raw("]}")
    }

    /// Who receives something that is sent from a navigator.
    ///
    /// The nearest one: on the navigator itself, then on those around it; then on any other of the scene, the oldest navigator first; then those that
    /// stand nowhere. Of several at one place the oldest. A client that cannot answer any more is left out.
    func receiver(of name: ReceivedName, from start: NavigatorID, in scene: Scene) -> Receiver? {
        let candidates = receivers.named(name).filter { receiver in
            let session = sessions[receiver.id.session]
            let isThere = receiver.auto != nil || session?.hasInputEnded == false
            return session?.canAnswer == true && isThere && (receiver.scene ?? scene.name) == scene.name
        }
        guard candidates.count > 1 else { return candidates.first }
        var next: NavigatorID? = start
        while let navigator = next {
            if let receiver = candidates.first(where: { $0.navigator == navigator }) { return receiver }
            next = scene.tree[navigator]?.parent
        }
        let elsewhere = candidates.filter { $0.navigator != nil }
        return elsewhere.min { ($0.navigator ?? start) < ($1.navigator ?? start) } ?? candidates.first
    }

    /// Receivers go with the navigators that a change closed.
    mutating func removeReceivers(closedBy change: NavigationChange, in scene: String) {
        guard !receivers.isEmpty else { return }
        var closed: Set<NavigatorID> = []
        for case .navigatorClosed(let navigator, _) in change.steps { closed.insert(navigator.id) }
        guard !closed.isEmpty else { return }
        removeReceivers { $0.scene == scene && $0.navigator.map(closed.contains) == true }
    }

    mutating func removeReceivers(where condition: (Receiver) -> Bool) {
        let gone = receivers.remove(where: condition)
        if !gone.isEmpty { note(.receiversRemoved(gone)) }
    }
}

extension JSONWriter {
    fileprivate mutating func receiver(_ receiver: Receiver) {
        raw("{\"receiver\":")
        string(receiver.id.description)
        idMember(",\"session\":", receiver.id.session)
        raw(",")
        receivedName(receiver.name)
        if let scene = receiver.scene { textMember(",\"scene\":", scene) }
        if let navigator = receiver.navigator {
            raw(",\"navigator\":")
            id(navigator)
        }
        if let timeout = receiver.timeout {
            raw(",\"timeout\":")
            double(timeout)
        }
        if let auto = receiver.auto { self.auto(auto) }
        raw("}")
    }

    private mutating func auto(_ auto: AutoReceive) {
        raw(",\"auto\":{\"resume\":")
        if case .after(let seconds) = auto.resume {
            raw("{\"after\":")
            double(seconds)
            raw("}")
        } else {
            string(auto.resume.name)
        }
        switch auto.action {
        case .navigate(let navigator): if let navigator { textMember(",\"navigate\":", navigator) }
        case .select(let navigator): textMember(",\"select\":", navigator)
        }
        if let method = auto.method { textMember(",\"method\":", method.rawValue) }
        raw("}")
    }

    /// `"value":"shop.voucher"`, or as `type` or `route`.
    mutating func receivedName(_ name: ReceivedName) {
        string(name.kind.rawValue)
        raw(":")
        string(name.name.description)
    }
}
