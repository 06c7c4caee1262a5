import JSON
import NavigationProtocol
import NavigationTree
import Testing

/// Every error that any test of the broker meets is one that the OpenRPC document names for the method.
struct DocumentedErrors {
    /// The method of each request, by its id; nil inside when two methods had the id.
    private var methods: [SessionID: [String: Method?]] = [:]

    /// A line goes to the host.
    mutating func note(_ line: [UInt8], from session: SessionID) {
        guard let message = try? RawJSON(parsing: String(decoding: line, as: UTF8.self)).value() else { return }
        for request in message.array ?? [message] {
            guard let id = request["id"], let name = request["method"]?.string else { continue }
            // Two requests have the same id, so an answer does not tell which of them it belongs to.
            let (key, method) = (id.serialized().description, Method(rawValue: name))
            let isOther = methods[session]?[key].map { $0 != method } ?? false
            methods[session, default: [:]][key] = .some(isOther ? nil : method)
        }
    }

    /// A line comes from the host.
    func check(_ line: Substring, to session: SessionID) {
        guard line.contains("\"error\":"), let message = try? RawJSON(parsing: String(line)).value() else { return }
        for answer in message.array ?? [message] {
            // An invalid message does not tell its method.
            guard let id = answer["id"], answer["error"]?["code"] != -32600, answer["error"]?["code"] != -32700,
                let name = answer["error"]?["data"]?["name"]?.string,
                let method = methods[session]?[id.serialized().description] ?? nil
            else { continue }
            let isDocumented = method.errors.contains { $0.name == name }
            #expect(isDocumented, "\(method.rawValue) answers \(name)")
        }
    }
}
