/// The contract of the host as Swift types: what requests take and give, errors, notifications and questions.
///
/// `clients/generate` writes most of it from the host's own description, so it has every method. The functions of
/// ``NavigationClient`` are built on these; they add typed destinations, renewals after a reconnection, and handlers.
///
/// A member that a newer host adds is ignored, and a form that it adds is `unknown`. A value of another type than the
/// contract says is refused with ``NavigationClientError/badAnswer(_:)``.
public enum Contract {
    /// A value that may be null where a member may be left out as well.
    public enum Nullable<Value: Equatable & Sendable>: Equatable, Sendable {
        /// JSON's null.
        case null
        /// A value.
        case value(Value)
    }

    /// The methods of the host, one function each.
    ///
    /// A member that is nil is left out of the request. Every function throws what
    /// ``NavigationClient/call(_:_:timeout:)`` throws.
    public struct Methods: Sendable {
        typealias Call = @Sendable (String, JSONPayload, Duration?) async throws(NavigationClientError) -> JSONPayload

        private let call: Call
        private let handlers: QuestionHandlers

        init(handlers: QuestionHandlers, call: @escaping Call) {
            (self.handlers, self.call) = (handlers, call)
        }

        /// Sends a request, and reads its result.
        func call<Result: ContractValue>(
            _ method: String,
            _ parameters: ContractWriter,
            within: Duration?
        ) async throws(NavigationClientError) -> Result {
            let answer = try await call(method, parameters.payload, within)
            do {
                return try Result(reading: answer)
            } catch {
                throw error.inside("the answer to \(method)")
            }
        }

        /// Reads the questions of a method, and writes their answers.
        func answer<Question: ContractValue, Answer: ContractValue>(
            _ method: String,
            with handler: @escaping @Sendable (Question) async throws -> Answer
        ) {
            handlers.set({ try await handler(Question(reading: $0.parameters)).encoded }, forMethod: method)
        }
    }
}

extension NavigationClient {
    /// All methods of the host, with the types of its contract.
    public var contract: Contract.Methods {
        Contract.Methods(handlers: core.handlers) { method, parameters, timeout throws(NavigationClientError) in
            try await self.call(method, parameters, timeout: timeout)
        }
    }
}

extension HostRefusal {
    /// The data of this error, with the type that the contract gives it.
    ///
    /// Throws ``NavigationClientError/badAnswer(_:)`` when the data is not that of the contract.
    public func details() throws(NavigationClientError) -> Contract.ErrorDetails {
        try Contract.ErrorDetails(code: code, data: data ?? .emptyObject)
    }

    /// The members that the data of every error may have.
    public func context() throws(NavigationClientError) -> Contract.ErrorContext {
        try Contract.ErrorContext(reading: data ?? .emptyObject)
    }
}
