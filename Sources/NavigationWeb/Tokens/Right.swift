/// A group of methods that a token may call.
package enum Right: String, CaseIterable, Comparable, Sendable {
    /// Read trees, history and the host's lists.
    case look
    /// Do what a person does: navigate, answer, write to an entry.
    case operate
    /// See what other clients send and receive.
    case traffic
    /// Everything else that makes sense over HTTP: modules, scenes, locks, guards.
    case administer

    /// In the order of the declaration.
    package static func < (one: Self, other: Self) -> Bool {
        let all = allCases
        return all.firstIndex(of: one) ?? 0 < all.firstIndex(of: other) ?? 0
    }

    /// The right that a method needs; nil when the gateway does not pass the method on. These are lists of what is
    /// allowed: a method of a later host needs a line here.
    package static func needed(for method: String) -> Right? { methods[method] }

    private static let methods: [String: Right] = {
        var methods: [String: Right] = [:]
        for (right, names) in lists {
            for name in names { methods[name] = right }
        }
        return methods
    }()

    private static let lists: [(Right, [String])] = [
        (
            .look,
            [
                "ping", "host.status", "host.sessions", "host.metrics", "host.waiting", "rpc.discover", "module.list",
                "destination.list", "destination.get", "scene.list", "tree.get", "navigator.get", "navigator.find",
                "path.get", "entry.get", "entry.links", "attachment.list", "checkpoint.canReturn", "flow.list",
                "flow.get", "state.get", "rules.describe", "rules.check", "guard.list", "sequence.list",
                "receiver.list", "url.list", "access.describe", "access.check", "url.resolve", "url.encode",
                "history.list", "history.statistics", "watch.list", "renderer.list", "fleet.describe",
            ]
        ),
        (
            .operate,
            [
                "navigate", "push", "present", "replace", "pop", "popAll", "popAny", "back", "dismiss",
                "dismissPresented", "dismissChildren", "dismissAny", "column.show", "navigator.select", "path.remove",
                "path.move", "entry.ask", "entry.follow", "entry.close", "answer", "checkpoint.return", "trigger.set",
                "url.open", "plan", "undo", "renderer.report",
            ]
        ),
        (
            .administer,
            [
                "session.close", "module.start", "module.stop", "module.restart", "scene.create", "scene.close",
                "scene.restore", "scene.configure", "scene.move", "scene.export", "scene.import", "navigator.create",
                "navigator.close", "reset", "path.set", "path.append", "path.insert", "entry.provide",
                "entry.update", "lock", "unlock", "mapping.add", "mapping.remove", "checkpoint.establish",
                "checkpoint.remove", "trigger.bind", "trigger.unbind",
                "flow.start", "flow.next", "flow.update", "flow.complete", "flow.cancel", "flow.fail", "state.set",
                "transaction", "guard.remove", "send", "resume", "cancelResume", "url.unregister",
            ]
        ),
    ]

    /// The methods that only mean something on a connection of the client's own: what they begin ends with it, or
    /// comes over it.
    package static let ofConnections: Set<String> = [
        "hello", "request.cancel", "watch", "unwatch", "host.watch", "watch.credit", "host.monitor", "host.unmonitor",
        "module.register", "module.unregister", "guard.add", "receiver.add", "receiver.remove", "url.register",
    ]

    /// Every method that has a right.
    package static var allMethods: Set<String> { Set(methods.keys) }
}
