import JSON
import NavigationProtocol
import NavigationTree

/// A guard's answer.
enum GuardVote {
    case allow
    case deny(reason: String?)
    case redirect(RequestedDestination, method: NavigationMethod?, navigator: String?)

    init(_ answer: RawJSON?) throws(WireError) {
        guard let answer else { throw Parameters.invalid("verdict", "an answer, not an error") }
        guard let object = (try? answer.shortValue())?.object, let verdict = object["verdict"]?.string else {
            throw Parameters.invalid("verdict", "in {\"verdict\":\"allow\"|\"deny\"|\"redirect\", …}")
        }
        switch verdict {
        case "allow": self = .allow
        case "deny": self = .deny(reason: object["reason"]?.string)
        case "redirect":
            guard let type = object["type"]?.string else { throw Parameters.invalid("type", "a destination type") }
            let arguments = object["arguments"]
            guard arguments == nil || arguments?.object != nil else {
                throw Parameters.invalid("arguments", "an object")
            }
            let method = object["method"]?.string
            let known = method.flatMap { NavigationMethod(rawValue: $0) }
            if method != nil, known == nil { throw Parameters.invalid("method", "a method, as \"sheet\"") }
            let target = RequestedDestination(type: type, arguments: arguments?.serialized() ?? .emptyObject)
            self = .redirect(target, method: known, navigator: object["navigator"]?.string)
        default: throw Parameters.invalid("verdict", "\"allow\", \"deny\" or \"redirect\"")
        }
    }
}
