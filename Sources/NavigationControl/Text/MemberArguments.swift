package import NavigationClient

/// Members of an object on a command line: `key=value` is a string, and `key:=json` is any JSON.
package enum MemberArguments {
    /// Why an argument is invalid.
    package enum Problem: Error, Equatable, CustomStringConvertible {
        case noMember(String)
        case invalidJSON(key: String, reason: String)
        case repeated(key: String)

        /// The problem as a sentence for people.
        package var description: String {
            switch self {
            case .noMember(let argument): "'\(argument)' must be key=value (a string) or key:=json"
            case .invalidJSON(let key, let reason):
                "the value of '\(key)' is not JSON (write \(key)=… for a string): \(reason)"
            case .repeated(let key): "'\(key)' is given twice"
            }
        }
    }

    /// The object with these members, in their order.
    package static func object(_ arguments: [String]) throws(Problem) -> JSONPayload {
        var members: [(name: String, value: JSONPayload)] = []
        var names: Set<String> = []
        for argument in arguments {
            let member = try member(argument)
            guard names.insert(member.name).inserted else { throw .repeated(key: member.name) }
            members.append(member)
        }
        return .object(members)
    }

    private static func member(_ argument: String) throws(Problem) -> (name: String, value: JSONPayload) {
        // The search goes by bytes, because a combining character after the sign would hide it from a search by
        // characters.
        guard let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")) else { throw .noMember(argument) }
        let value = String(Substring(argument.utf8[argument.utf8.index(after: sign)...]))
        var name = argument.utf8[..<sign]
        let isJSON = name.last == UInt8(ascii: ":")
        if isJSON { name.removeLast() }
        guard !name.isEmpty else { throw .noMember(argument) }
        let key = String(Substring(name))
        guard isJSON else { return (key, JSONPayload(value)) }
        do {
            return (key, try JSONPayload(text: value))
        } catch {
            throw .invalidJSON(key: key, reason: error.reason)
        }
    }
}
