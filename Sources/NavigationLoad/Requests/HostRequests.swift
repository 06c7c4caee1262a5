internal import JSON

/// The lines that the benchmark sends to navhost.
package enum HostRequests {
    /// Destination types that the benchmark registers.
    package enum Destination: String, Sendable {
        /// Takes any arguments.
        case plain = "bench.item"
        /// Has a schema that its arguments are checked against.
        case checked = "bench.checked"
        /// Is not registered, so that every navigation to it is refused.
        case missing = "bench.missing"
    }

    /// The number of navigations between two `popAll`.
    package static let sweepPeriod = 1000

    /// How many entries one `path.append` carries at most, to stay below the host's limits for a line and its lists.
    package static let entriesInOneLine = 8_000

    /// The arguments of each navigation.
    static let arguments = RawJSON { $0.member("id", 42) }

    package static let register = line(1, "module.register") { writer in
        writer.member("module", "bench")
        writer.key("destinations")
        writer.array { writer in
            writer.object { $0.member("type", Destination.plain.rawValue) }
            writer.object { writer in
                writer.member("type", Destination.checked.rawValue)
                writer.member("arguments", schema)
            }
        }
    }

    /// The module that row P4 asks, with its one type.
    package static let registerAnswerer = line(1, "module.register") { writer in
        writer.member("module", "answerer")
        writer.key("destinations")
        writer.array { writer in
            writer.object { $0.member("type", answererType) }
        }
    }
    /// Refused until that module is there.
    package static let isAnswererThere = line(1, "destination.get") { $0.member("type", answererType) }

    /// Shows the type of the module that row P4 asks.
    package static func showAnswerer(on navigator: String) -> String {
        line(1, "push") { writer in
            writer.member("type", answererType)
            writer.member("navigator", navigator)
        }
    }

    /// A question about an entry, by the number in its id.
    package static func ask(_ entry: Int) -> String {
        line(1, "entry.ask") { writer in
            writer.member("entry", "e\(entry)")
            writer.member("message", 1)
        }
    }

    /// Tells the revision of the scene.
    package static let readRoot = line(1, "path.get") { $0.member("limit", 1) }
    package static let watch = line(1, "watch")
    package static let ping = line(1, "ping")

    private static let answererType = "answerer.item"

    private static let schema = RawJSON { writer in
        writer.member("type", "object")
        writer.key("properties")
        writer.object { writer in
            writer.key("id")
            writer.object { writer in
                writer.member("type", "integer")
                writer.member("minimum", 0)
            }
        }
        writer.member("required", ["id"])
        writer.member("additionalProperties", false)
    }

    /// A stack below the root that takes the pushes of one client.
    package static func createStack(_ name: String) -> String {
        line(1, "navigator.create") { writer in
            writer.member("name", name)
            writer.member("select", false)
        }
    }

    /// A stack below the root that becomes current.
    package static func openStack(_ id: Int) -> String {
        line(id, "navigator.create") { $0.member("select", true) }
    }

    /// Closes a stack.
    package static func closeNavigator(_ name: String) -> String {
        line(1, "navigator.close") { $0.member("navigator", name) }
    }

    /// Navigates to an entry on a stack.
    ///
    /// - Parameter navigator: the stack; nil for the current one.
    package static func navigate(_ id: Int, to type: Destination, on navigator: String?) -> String {
        line(id, "navigate") { writer in
            writer.member("type", type.rawValue)
            writer.member("arguments", arguments)
            if let navigator { writer.member("navigator", navigator) }
        }
    }

    /// Removes the top entry of a stack.
    package static func pop(_ id: Int, on navigator: String) -> String {
        line(id, "pop") { $0.member("navigator", navigator) }
    }

    /// Removes all entries of a stack.
    package static func popAll(_ id: Int, on navigator: String) -> String {
        line(id, "popAll") { $0.member("navigator", navigator) }
    }

    /// Pushes this many entries without arguments in one request.
    package static func append(_ count: Int, on navigator: String) -> String {
        line(1, "path.append") { writer in
            writer.member("navigator", navigator)
            writer.key("path")
            writer.array(0..<count) { writer, _ in
                writer.object { $0.member("type", Destination.plain.rawValue) }
            }
        }
    }

    /// Navigations, about every thousandth of which is a `popAll`: the last request of the batch that reaches the
    /// number.
    package static func navigations(to type: Destination, on navigator: String, pipelined: Int) -> BatchCycle {
        let usual = (1...pipelined).map { navigate($0, to: type, on: navigator) }
        let last = usual.dropLast() + [popAll(pipelined, on: navigator)]
        return BatchCycle(usual: usual, last: Array(last), period: (sweepPeriod + pipelined - 1) / pipelined)
    }

    /// Navigations that are never taken back.
    ///
    /// - Parameter navigator: the stack that takes all of them. When it is nil, each period begins a new stack.
    package static func growth(on navigator: String?, pipelined: Int, period: Int) -> BatchCycle {
        let usual = (1...pipelined).map { navigate($0, to: .plain, on: navigator) }
        let last = navigator == nil ? [openStack(1)] + usual.dropFirst() : usual
        return BatchCycle(usual: usual, last: last, period: period)
    }

    /// Navigations to a type that is not registered.
    package static func refusals(on navigator: String, pipelined: Int) -> BatchCycle {
        BatchCycle((1...pipelined).map { navigate($0, to: .missing, on: navigator) })
    }

    /// One request in flight, a push and a pop by turns: every revision has one change, and the tree stays as it is.
    package static func alternation(on navigator: String) -> BatchCycle {
        BatchCycle(
            usual: [navigate(1, to: .plain, on: navigator)],
            last: [pop(1, on: navigator)],
            period: 2
        )
    }

    /// Pairs of a push and a pop, pipelined.
    package static func pairs(on navigator: String, pipelined: Int) -> BatchCycle {
        BatchCycle(
            (1...pipelined).map { id in
                id.isMultiple(of: 2) ? pop(id, on: navigator) : navigate(id, to: .plain, on: navigator)
            }
        )
    }

    /// Requests that bring one of two entries to the top of a path with just these two. After the first two requests,
    /// each one moves the lower entry.
    package static func raises(on navigator: String, pipelined: Int) -> BatchCycle {
        BatchCycle((1...pipelined).map { raise($0, on: navigator) })
    }

    /// - Parameter id: the request's; one entry for the even ones, another for the others.
    package static func raise(_ id: Int, on navigator: String) -> String {
        line(id, "navigate") { writer in
            writer.member("type", Destination.plain.rawValue)
            writer.key("arguments")
            writer.object { $0.member("id", id % 2) }
            writer.member("ifPresent", "raise")
            writer.member("navigator", navigator)
        }
    }

    /// - Parameter parameters: writes the members of `params`.
    private static func line(
        _ id: Int,
        _ method: StaticString,
        _ parameters: (inout JSONWriter) -> Void = { _ in }
    ) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", id)
            writer.key("method")
            writer.name(method)
            writer.key("params")
            writer.object(parameters)
        }
        writer.raw("\n")
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
