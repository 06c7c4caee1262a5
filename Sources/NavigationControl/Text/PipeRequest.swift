package import NavigationClient

/// One request of `navctl pipe`: a JSON-RPC object, or `method key=value key:=json`, on one line.
package struct PipeRequest: Equatable, Sendable {
    /// The id for the answer: the object's own `id`, else the number of the request.
    package let id: JSONPayload
    package let method: String
    package let parameters: JSONPayload

    /// Reads one line; nil when it is blank or a comment that begins with `#`.
    package init?(line: String, number: Int) throws(PipeProblem) {
        let start = line.unicodeScalars.first { !$0.properties.isWhitespace }
        guard let start, start != "#" else { return nil }
        if start == "{" {
            try self.init(object: line, number: number)
        } else {
            try self.init(words: line, number: number)
        }
        guard method != "watch" else {
            throw PipeProblem(id, code: PipeProblem.invalidRequest, "a pipe cannot watch; use \"navctl watch\"")
        }
    }

    private init(object line: String, number: Int) throws(PipeProblem) {
        let object: JSONPayload
        do {
            object = try JSONPayload(text: line)
        } catch {
            throw PipeProblem(JSONPayload(number), code: PipeProblem.parseError, "not JSON: \(error)")
        }
        let members = object.members ?? []
        id = object["id"] ?? JSONPayload(number)
        if let other = members.first(where: { !["jsonrpc", "id", "method", "params"].contains($0.name) }) {
            throw PipeProblem(id, code: PipeProblem.invalidRequest, "a request cannot have a member \"\(other.name)\"")
        }
        guard let name = object["method"]?.string else {
            throw PipeProblem(id, code: PipeProblem.invalidRequest, "a request needs a \"method\", which is a string")
        }
        method = name
        parameters = object["params"] ?? .emptyObject
        guard parameters.isObject else {
            throw PipeProblem(id, code: PipeProblem.invalidRequest, "\"params\" must be an object")
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

    /// The request as an operation of `plan` or `transaction`.
    package var operation: JSONPayload {
        .object([("method", JSONPayload(method)), ("params", parameters)])
    }

    /// The answer line with a result.
    package func answer(_ result: JSONPayload) -> JSONPayload {
        .object([("id", id), ("result", result)])
    }

    /// The answer line with the host's refusal.
    package func answer(_ refusal: HostRefusal) -> JSONPayload {
        var error: [(name: String, value: JSONPayload)] = [
            ("code", JSONPayload(refusal.code)), ("message", JSONPayload(refusal.message)),
        ]
        if let data = refusal.data { error.append(("data", data)) }
        return .object([("id", id), ("error", .object(error))])
    }
}

/// Why a line of a pipe is not a request. It gets an answer like a refused request, and nothing is sent to the host.
package struct PipeProblem: Error, Equatable, CustomStringConvertible {
    static let parseError = -32700
    static let invalidRequest = -32600

    private let id: JSONPayload
    private let code: Int
    /// The problem of the line, for people.
    package let description: String

    init(_ id: JSONPayload, code: Int, _ description: String) {
        self.id = id
        self.code = code
        self.description = description
    }

    /// The answer line with the problem.
    package var answer: JSONPayload {
        let error: JSONPayload = ["code": JSONPayload(code), "message": JSONPayload(description)]
        return .object([("id", id), ("error", error)])
    }
}
