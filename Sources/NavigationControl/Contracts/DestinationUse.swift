import JSON

/// A destination that a request uses.
struct DestinationUse: Hashable {
    /// The session that made the request.
    let session: String
    /// The method of the request.
    let method: String
    let type: String
    let arguments: JSONValue

    /// Every destination of a request, including those of its operations.
    static func all(in params: JSONValue, of method: String, by session: String) -> [Self] {
        var uses: [Self] = []
        func add(_ destination: JSONValue?) {
            guard let destination, let type = destination["type"]?.string else { return }
            uses.append(Self(session: session, method: method, type: type, arguments: destination["arguments"] ?? [:]))
        }
        switch method {
        case "navigate", "push", "present", "replace", "column.show", "flow.start", "flow.next": add(params)
        case "path.set", "path.append", "path.insert": params["path"]?.array?.forEach(add)
        case "send": params["values"]?.array?.forEach(add)
        case "navigator.create": add(params["root"])
        case "state.set":
            for navigator in params["state"]?.array ?? [] {
                add(navigator["root"])
                navigator["path"]?.array?.forEach(add)
            }
        case "transaction", "plan": params["operations"]?.array?.forEach { uses += operation($0, session) }
        case "trigger.bind": uses += operation(params["operation"] ?? .null, session)
        case "mapping.add":
            if let target = params["to"]?.string, let arguments = params["arguments"] {
                add(["type": .string(target), "arguments": arguments])
            }
        case "module.register":
            params["flows"]?.array?.forEach(add)
            for mapping in params["mappings"]?.array ?? [] { uses += all(in: mapping, of: "mapping.add", by: session) }
        default: break
        }
        return uses
    }

    private static func operation(_ operation: JSONValue, _ session: String) -> [Self] {
        all(in: operation["params"] ?? [:], of: operation["method"]?.string ?? "", by: session)
    }
}
