/// A method of the wire: everything that its reader, the document, the reference, a client and a test know about it.
///
/// The type is the request: its initialiser reads the parameters and gives the meaning of each one. ``Result`` writes
/// the answer. The static members describe the rest of the method. The handler is the
/// file of the same name in `NavigationBroker/Handlers`.
package protocol MethodDefinition: SendableMetatype {
    /// The answer to a request that is carried out at once.
    associatedtype Result: WireObject

    static var method: Method { get }
    /// How the method is called in programs.
    static var function: ClientFunction { get }
    /// The effect of the method, in sentences for the reference.
    static var summary: String { get }
    /// The meaning of the result, in a sentence.
    static var resultSummary: String { get }
    /// Its properties besides reading or changing state.
    static var traits: MethodTraits { get }
    /// The errors that it gives itself, besides those that come from its traits.
    static var errors: [ErrorCode] { get }
    /// Other forms of its result: those of answers that come later.
    static var laterResults: [any WireObject.Type] { get }
    /// Requests with their answers; a test carries them out.
    static var examples: [Example] { get }

    /// Reads the parameters. Unknown ones are refused by the caller.
    init(_ parameters: inout Parameters) throws(WireError)
    /// The forms that the parameters can have, of all that the reader reads.
    static func forms(of members: [Schema.Member]) -> Schema
}

extension MethodDefinition {
    package static var traits: MethodTraits { [] }
    package static var errors: [ErrorCode] { [] }
    package static var laterResults: [any WireObject.Type] { [] }
    package static func forms(of members: [Schema.Member]) -> Schema { .object(members) }

    /// The parameters that the reader reads, in order.
    package static var parameters: [Schema.Member] {
        Parameters.members { (parameters) throws(WireError) in try Self(&parameters) }
    }

    /// Those, and the ones that methods take because of their traits.
    package static var allParameters: [Schema.Member] { parameters + parametersOfTraits }

    private static var parametersOfTraits: [Schema.Member] {
        (traits.contains(.takesToken) ? [.token] : []) + (traits.contains(.isGuarded) ? [.replacesPending] : [])
    }

    /// The forms of the parameters together; nil when they have one form, with all of them.
    package static var parameterForms: Schema? {
        let forms = forms(of: parameters)
        if case .object = forms { return nil }
        return forms.adding(parametersOfTraits)
    }

    /// Every form that an answer can have: the method's results, and the answers to a request that a guard redirects.
    ///
    /// A guard can redirect a request to a type that is sent.
    package static var fullResultSchema: Schema {
        guard traits.contains(.isGuarded) else { return resultSchema }
        let forms = if case .oneOf(let forms) = resultSchema { forms } else { [resultSchema] }
        let others = [RedirectedResult.schema, SequenceResult.schema]
        return .oneOf(forms + others.filter { !forms.contains($0) })
    }

    /// The schema of every result that it can have.
    package static var resultSchema: Schema {
        let results = [Result.schema] + laterResults.map { $0.schema }
        return results.count == 1 ? results[0] : .oneOf(results)
    }
}

/// The properties of a method, for code that handles all methods in the same way.
package struct MethodTraits: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Changes a scene's tree and does nothing else, so it can be a part of a transaction or a plan.
    ///
    /// It takes a token, may start modules, and asks guards.
    package static let operation: Self = [isOperation, takesToken, mayNeedModules, isGuarded]
    /// An operation that does not ask guards, because it changes only attachments or the content of entries.
    package static let unguardedOperation: Self = [isOperation, takesToken, mayNeedModules]

    package static let isOperation = Self(rawValue: 1)
    /// May carry a `token`.
    package static let takesToken = Self(rawValue: 1 << 1)
    /// Wants something of the modules whose destinations it is about: a module that is not there is started.
    package static let mayNeedModules = Self(rawValue: 1 << 2)
    /// Guards are asked before it is carried out.
    package static let isGuarded = Self(rawValue: 1 << 3)
    /// Changes what is registered, or what goes on. That holds whatever becomes of the trees.
    package static let changesRegistrations = Self(rawValue: 1 << 4)
    /// Carries out other methods, and answers with their errors.
    package static let isComposite = Self(rawValue: 1 << 5)
    /// Its answer may be a whole scene. A scene that is too large for one answer can be read in parts.
    package static let isReadInParts = Self(rawValue: 1 << 6)
}

extension Schema.Member {
    /// The parameter that tells a repeated request from a new one.
    package static let token = Self(
        "token",
        "A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer, without a second effect.",
        isRequired: false,
        .string(Schema.StringForm(minimum: 1))
    )
    /// The parameter that cancels earlier requests which still wait.
    package static let replacesPending = Self(
        "replacesPending",
        "Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a module or their turn; false when left out.",
        isRequired: false,
        .boolean
    )
    /// The parameters that every method takes.
    package static let shared = [during, byPerson, traceparent]
    package static let during = Self(
        "during",
        "The question of the host that the client is answering when it makes this request. The host refuses a request that would wait for itself.",
        isRequired: false,
        .text("^q[0-9]+$")
    )
    package static let byPerson = Self(
        "byPerson",
        "Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the session said in `hello`.",
        isRequired: false,
        .boolean
    )
}
