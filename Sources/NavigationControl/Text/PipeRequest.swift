package import NavigationClient

/// One request of `navctl pipe`: a JSON-RPC object, or `method key=value key:=json`, on one line.
package struct PipeRequest: Equatable, Sendable {
    /// What the answer is told apart by: the object's own `id`, else the number of the request.
    package let id: JSONPayload
    package let method: String
    package let parameters: JSONPayload

    /// Reads one line; nil when there is nothing on it, or only a comment that begins with `#`.
    package init?(line: String, number: Int) throws(PipeProblem) {
        let start = line.unicodeScalars.first { !$0.properties.isWhitespace }
        guard let start, start != "#" else { return nil }
        if start == "{" {
            try self.init(object: line, number: number)
        } else {
            try self.init(words: line, number: number)
        }
        guard method != "watch" else {
            throw PipeProblem(id, code: PipeProblem.invalidRequest, "navctl watch watches; a pipe has no place for it")
        }
    }

    private init(object line: String, number: Int) throws(PipeProblem) {
        let object: JSONPayload
        do {
            object = try JSONPayload(text: line)
        } catch {
            throw PipeProblem(JSONPayload(number), code: PipeProblem.parseError, "no JSON: \(error)")
        }
        let members = object.members ?? []
        id = object["id"] ?? JSONPayload(number)
        if let other = members.first(where: { !["jsonrpc", "id", "method", "params"].contains($0.name) }) {
            throw PipeProblem(id, code: PipeProblem.invalidRequest, "a request has no member \"\(other.name)\"")
        }
        guard let name = object["method"]?.string else {
            throw PipeProblem(id, code: PipeProblem.invalidRequest, "a request has a \"method\", which is a string")
        }
        method = name
        parameters = object["params"] ?? .emptyObject
        guard parameters.isObject else {
            throw PipeProblem(id, code: PipeProblem.invalidRequest, "\"params\" is an object")
        }
    }

    private init(words line: String, number: Int) throws(PipeProblem) {
        id = JSONPayload(number)
        do {
            let words = try Words.split(line)
            method = words.first ?? ""
            parameters = try MemberArguments.object(Array(words.dropFirst()))
        } catch {
            throw PipeProblem(JSONPayload(number), code: PipeProblem.parseError, "\(error)")
        }
    }

    /// The operation that `plan` and `transaction` take for this request.
    package var operation: JSONPayload {
        .object([("method", JSONPayload(method)), ("params", parameters)])
    }

    /// The line that answers it.
    package func answer(_ result: JSONPayload) -> JSONPayload {
        .object([("id", id), ("result", result)])
    }

    /// The line that says that the host refused it.
    package func answer(_ refusal: HostRefusal) -> JSONPayload {
        var error: [(name: String, value: JSONPayload)] = [
            ("code", JSONPayload(refusal.code)), ("message", JSONPayload(refusal.message)),
        ]
        if let data = refusal.data { error.append(("data", data)) }
        return .object([("id", id), ("error", .object(error))])
    }
}

/// A line of a pipe that is no request. It is answered like a refused one, and nothing is sent.
package struct PipeProblem: Error, Equatable, CustomStringConvertible {
    static let parseError = -32700
    static let invalidRequest = -32600

    private let id: JSONPayload
    private let code: Int
    /// What is wrong with the line.
    package let description: String

    init(_ id: JSONPayload, code: Int, _ description: String) {
        self.id = id
        self.code = code
        self.description = description
    }

    /// The line that answers it.
    package var answer: JSONPayload {
        let error: JSONPayload = ["code": JSONPayload(code), "message": JSONPayload(description)]
        return .object([("id", id), ("error", error)])
    }
}
