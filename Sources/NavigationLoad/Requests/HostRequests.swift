/// The lines that the benchmark sends to navhost.
package enum HostRequests {
    /// Destination types that the benchmark registers.
    package enum Destination: String, Sendable {
        /// Takes any arguments.
        case plain = "bench.item"
        /// Has a schema that its arguments are checked against.
        case checked = "bench.checked"
    }

    /// The number of navigations between two `popAll`.
    package static let sweepPeriod = 1000

    /// How many entries one `path.append` carries at most, to stay below the host's limit for a line and its answer.
    package static let entriesInOneLine = 20_000

    package static let register = line(
        1,
        "module.register",
        #""module":"bench","destinations":[{"type":"bench.item"},{"type":"bench.checked","arguments":\#(schema)}]"#
    )

    /// The module that row P4 asks, with its one type.
    package static let registerAnswerer = line(
        1,
        "module.register",
        #""module":"answerer","destinations":[{"type":"answerer.item"}]"#
    )
    /// Refused until that module is there.
    package static let isAnswererThere = line(1, "destination.get", #""type":"answerer.item""#)

    /// Shows the type of the module that row P4 asks.
    package static func showAnswerer(on navigator: String) -> String {
        line(1, "push", #""type":"answerer.item","navigator":"\#(navigator)""#)
    }

    /// A question about an entry, by the number in its id.
    package static func ask(_ entry: Int) -> String {
        line(1, "entry.ask", #""entry":"e\#(entry)","message":1"#)
    }

    /// Tells the revision of the scene.
    package static let readRoot = line(1, "path.get", #""limit":1"#)
    package static let watch = line(1, "watch", "")
    package static let ping = line(1, "ping", "")

    private static let schema =
        #"{"type":"object","properties":{"id":{"type":"integer","minimum":0}},"required":["id"],"additionalProperties":false}"#

    /// A stack below the root that takes the pushes of one client.
    package static func createStack(_ name: String) -> String {
        line(1, "navigator.create", #""name":"\#(name)","select":false"#)
    }

    /// Closes a stack.
    package static func closeNavigator(_ name: String) -> String {
        line(1, "navigator.close", #""navigator":"\#(name)""#)
    }

    /// Navigates to an entry on a stack.
    package static func navigate(_ id: Int, to type: Destination, on navigator: String) -> String {
        line(id, "navigate", #""type":"\#(type.rawValue)","arguments":{"id":42},"navigator":"\#(navigator)""#)
    }

    /// Removes the top entry of a stack.
    package static func pop(_ id: Int, on navigator: String) -> String {
        line(id, "pop", #""navigator":"\#(navigator)""#)
    }

    /// Removes all entries of a stack.
    package static func popAll(_ id: Int, on navigator: String) -> String {
        line(id, "popAll", #""navigator":"\#(navigator)""#)
    }

    /// Pushes this many entries without arguments in one request.
    package static func append(_ count: Int, on navigator: String) -> String {
        let entries = repeatElement(#"{"type":"bench.item"}"#, count: count).joined(separator: ",")
        return line(1, "path.append", #""navigator":"\#(navigator)","path":[\#(entries)]"#)
    }

    /// Navigations, about every thousandth of which is a `popAll`: the last request of the batch that reaches the
    /// number.
    package static func navigations(to type: Destination, on navigator: String, pipelined: Int) -> BatchCycle {
        let usual = (1...pipelined).map { navigate($0, to: type, on: navigator) }
        let last = usual.dropLast() + [popAll(pipelined, on: navigator)]
        return BatchCycle(usual: usual, last: Array(last), period: (sweepPeriod + pipelined - 1) / pipelined)
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
        let arguments = #""arguments":{"id":\#(id % 2)},"ifPresent":"raise""#
        return line(id, "navigate", #""type":"bench.item",\#(arguments),"navigator":"\#(navigator)""#)
    }

    private static func line(_ id: Int, _ method: String, _ members: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(members)}}"# + "\n"
    }
}
