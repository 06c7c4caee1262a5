// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A question of the host, with its parameters.
    public enum HostInquiry: Equatable, Sendable {
        /// The method is `entry.ask`. A client has sent a message about an entry that this module provides. The
        /// client waits for the answer.
        case entryAsk(EntryAskQuestion)
        /// The method is `guard.ask`. A request would show or remove what a guard of this session is about, or
        /// select another stack. The request waits for the vote, and nothing of it has happened.
        case guardAsk(GuardAskQuestion)
        /// The method is `value.receive`. A sequence sends a value, a destination or a route to a receiver of this
        /// session. The sequence waits for the answer.
        case valueReceive(ValueReceiveQuestion)
        /// The method is `url.resolve`. A client opens or resolves a URL that fits a pattern which this module
        /// registered with `ask`. The client waits for the answer.
        case urlResolve(URLResolveQuestion)
        /// The method is `type.migrate`. This module registered a newer version of a type, and a scene shows
        /// entries with arguments of older ones. Each question is about 256 entries at most.
        case typeMigrate(TypeMigrateQuestion)
        /// The method is `type.provide`. A scene shows entries of a type that this module registered with
        /// `provides`. Each question is about 256 entries at most. Content must fit the schema that the type
        /// declares for it; content that does not is `failed`, as after an error or a missing answer.
        case typeProvide(TypeProvideQuestion)
        /// Another method, of a newer host.
        case unknown(method: String, parameters: JSONPayload)

        /// Reads the parameters of this method.
        ///
        /// Throws ``NavigationClientError/badAnswer(_:)`` when they are not those of the contract.
        public init(method: String, parameters: JSONPayload) throws(NavigationClientError) {
            switch method {
            case "entry.ask": self = .entryAsk(try .init(reading: parameters))
            case "guard.ask": self = .guardAsk(try .init(reading: parameters))
            case "value.receive": self = .valueReceive(try .init(reading: parameters))
            case "url.resolve": self = .urlResolve(try .init(reading: parameters))
            case "type.migrate": self = .typeMigrate(try .init(reading: parameters))
            case "type.provide": self = .typeProvide(try .init(reading: parameters))
            default: self = .unknown(method: method, parameters: parameters)
            }
        }
    }
}
