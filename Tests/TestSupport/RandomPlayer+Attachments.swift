import JSON

@testable import NavigationTree

extension RandomPlayer {
    /// A random operation on what hangs on navigators.
    mutating func attach() -> Operation {
        let (id, by, name) = (navigator(), session(), pick(["start", "middle"]))
        if chance(4) { return flow(on: id, by: by, name) }
        switch Int.random(in: 0..<16, using: &random) {
        case 0: return lock(on: id, by: by, name)
        case 1...3: return detach()
        case 4...6: return establishCheckpoint(on: id, by: by, name)
        case 7, 8: return returnToCheckpoint(from: id, name)
        case 9: return removeCheckpoint(on: id, name)
        case 10, 11: return addMapping(on: id, by: by)
        case 12: return bindTrigger(on: id, by: by, name)
        case 13, 14: return answerAlert()
        default: return closeEntry()
        }
    }

    private func lock(on id: NavigatorID, by session: SessionID?, _ name: String) -> Operation {
        Operation(
            "\"lock\",\"params\":{\"navigator\":\"\(id)\",\"reason\":\"\(name)\"}",
            { tree throws(NavigationError) in try tree.lock(id, reason: name, by: session).change },
            Self.on(id) { $0.lock($1, reason: name, by: session) }
        )
    }

    /// Takes away anything but a checkpoint or a flow, which have requests of their own.
    private mutating func detach() -> Operation {
        let known = tree.allAttachments.filter { $0.checkpoint == nil && $0.flow == nil }.map(\.id)
        let attachment = known.isEmpty || chance(8) ? AttachmentID(rawValue: 999_999) : pick(known)
        return Operation(removal(of: attachment)) { tree throws(NavigationError) in
            try tree.detach(attachment)
        } _: { model throws(NavigationError) in
            try model.detach(attachment)
        }
    }

    // MARK: Checkpoints

    private func establishCheckpoint(on id: NavigatorID, by session: SessionID?, _ name: String) -> Operation {
        Operation(
            "\"checkpoint.establish\",\"params\":{\"navigator\":\"\(id)\",\"checkpoint\":\"\(name)\"}",
            { tree throws(NavigationError) in
                try tree.establishCheckpoint(name, at: id, schema: nil, by: session).change
            },
            Self.on(id) { $0.establish(name, at: $1, by: session) }
        )
    }

    private func returnToCheckpoint(from id: NavigatorID, _ name: String) -> Operation {
        Operation(
            "\"checkpoint.return\",\"params\":{\"navigator\":\"\(id)\",\"checkpoint\":\"\(name)\"}",
            { tree throws(NavigationError) in
                try tree.returnToCheckpoint(name, from: id, value: nil).change
            },
            Self.on(id) { model, node throws(NavigationError) in try model.returnToCheckpoint(name, from: node) }
        )
    }

    private func removeCheckpoint(on id: NavigatorID, _ name: String) -> Operation {
        Operation(
            "\"checkpoint.remove\",\"params\":{\"navigator\":\"\(id)\",\"checkpoint\":\"\(name)\"}",
            { tree throws(NavigationError) in try tree.removeCheckpoint(name, at: id) },
            Self.on(id) { model, node throws(NavigationError) in try model.removeCheckpoint(name, at: node) }
        )
    }

    // MARK: Mappings and triggers

    private mutating func addMapping(on id: NavigatorID, by session: SessionID?) -> Operation {
        let mapping = Mapping(source: pick(["c.one", "c.two"]), target: "a.two", inherits: !chance(2))
        let names = "\"from\":\"\(mapping.source)\",\"to\":\"a.two\""
        return Operation(
            "\"mapping.add\",\"params\":{\"navigator\":\"\(id)\",\(names),\"inherits\":\(mapping.inherits)}",
            { tree throws(NavigationError) in try tree.map(mapping, on: id, by: session).change },
            Self.on(id) { $0.map(mapping, on: $1, by: session) }
        )
    }

    private mutating func bindTrigger(on id: NavigatorID, by session: SessionID?, _ name: String) -> Operation {
        let trigger = Trigger(name: name, method: pick(["back", "dismiss"]), parameters: .emptyObject)
        let operation = "{\"method\":\"\(trigger.method)\"}"
        return Operation(
            "\"trigger.bind\",\"params\":{\"navigator\":\"\(id)\",\"trigger\":\"\(name)\",\"operation\":\(operation)}",
            { tree throws(NavigationError) in try tree.bind(trigger, to: id, by: session).change },
            Self.on(id) { $0.bind(trigger, to: $1, by: session) }
        )
    }

    // MARK: Entries

    /// Answers an alert, mostly one that is there.
    private mutating func answerAlert() -> Operation {
        let alerts = tree.navigators.ids.compactMap { tree[$0] }.filter { $0.buttons != nil }.compactMap(\.root?.id)
        let (entry, answer) = (
            alerts.isEmpty || chance(3) ? entry() : pick(alerts.sorted()), pick(["ok", "no", "else"])
        )
        return Operation("\"answer\",\"params\":{\"entry\":\"\(entry)\",\"answer\":\"\(answer)\"}") {
            tree throws(NavigationError) in
            try tree.answer(entry, with: answer, value: nil)
        } _: { model throws(NavigationError) in
            try model.answer(entry, with: answer)
        }
    }

    private mutating func closeEntry() -> Operation {
        let entry = entry()
        return Operation("\"entry.close\",\"params\":{\"entry\":\"\(entry)\"}") { tree throws(NavigationError) in
            try tree.finishEntry(entry, value: nil)
        } _: { model throws(NavigationError) in
            try model.finishEntry(entry)
        }
    }

    // MARK: Flows

    /// The module `a` has all flows of requests: the scripts register it.
    private mutating func flow(on id: NavigatorID, by session: SessionID?, _ name: String) -> Operation {
        let known = tree.allFlows.map(\.id)
        let flow = known.isEmpty || chance(8) ? AttachmentID(rawValue: 999_999) : pick(known)
        let data = pick(Self.arguments)
        switch Int.random(in: 0..<6, using: &random) {
        case 0...2:
            let request = FlowRequest(
                name: "tour",
                module: hasSessions ? pick(["a", nil]) : "a",
                checkpoint: pick([name, nil, nil]),
                data: pick([data, nil])
            )
            return Operation(
                request.wire(at: id),
                { tree throws(NavigationError) in try tree.startFlow(request, at: id, by: session).change },
                Self.on(id) { model, node throws(NavigationError) in
                    try model.startFlow(request, at: node, by: session)
                }
            )
        case 3:
            return Operation("\"flow.update\",\"params\":{\"flow\":\"\(flow)\",\"data\":\(data)}") {
                tree throws(NavigationError) in
                try tree.updateFlow(flow, data: data)
            } _: { model throws(NavigationError) in
                try model.updateFlow(flow, data: data)
            }
        default:
            let (end, method): (FlowEnd, String) = pick([
                (.completed(nil), "flow.complete"), (.cancelled(reason: nil), "flow.cancel"),
            ])
            return Operation("\"\(method)\",\"params\":{\"flow\":\"\(flow)\"}") { tree throws(NavigationError) in
                try tree.endFlow(flow, end).change
            } _: { model throws(NavigationError) in
                try model.endFlow(flow)
            }
        }
    }

    /// The request that takes an attachment away, whatever it is.
    private func removal(of id: AttachmentID) -> String {
        guard let attachment = tree.attachment(id) else { return "\"unlock\",\"params\":{\"lock\":\"\(id)\"}" }
        return switch attachment.content {
        case .lock, .checkpoint, .flow, .signal: "\"unlock\",\"params\":{\"lock\":\"\(id)\"}"
        case .mapping: "\"mapping.remove\",\"params\":{\"mapping\":\"\(id)\"}"
        case .trigger(let trigger):
            "\"trigger.unbind\",\"params\":{\"navigator\":\"\(attachment.navigator)\",\"trigger\":\"\(trigger.name)\"}"
        }
    }
}
