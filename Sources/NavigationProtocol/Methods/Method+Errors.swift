// The errors that a method can answer.

extension Method {
    /// Every error that it can answer, its own first.
    package var errors: [ErrorCode] {
        (definition.errors + errorsAround).reduce(into: []) { errors, code in
            if !errors.contains(code) { errors.append(code) }
        }
    }

    /// Errors that every method can answer.
    package static let commonErrors: [ErrorCode] = [
        .invalidRequest, .invalidParams, .tooDeep, .limitReached, .answerTooLarge, .shuttingDown, .storeFailed,
        .notAllowed, .engineAway, .outcomeUnknown,
    ]
    /// Errors of requests that guards are asked about.
    package static let guardErrors: [ErrorCode] = [
        .denied, .redirectLoop, .cancelled, .limitReached, .questionCycle, .unknownQuestion,
    ]
    /// Errors of requests that need a module which is not connected.
    package static let activationErrors: [ErrorCode] = [
        .activationFailed, .activationTimeout, .moduleExited, .crashBudgetSpent, .destinationNotRegistered,
        .moduleStopped, .cancelled, .limitReached,
    ]

    /// Errors that come from outside the method itself.
    ///
    /// A guard may redirect a request to another destination, and that may be one that is sent: its receiver adds
    /// operations of any kind.
    private var errorsAround: [ErrorCode] {
        let isComposite = traits.contains(.isComposite) || mayBeGuarded
        let inner = isComposite ? Method.allCases.filter(\.isOperation) + [.send] : []
        let comesFromEntry = definition.parameters.contains { $0.name == "fromEntry" }
        return inner.flatMap { $0.definition.errors } + (isComposite ? Self.guardErrors : [])
            + (comesFromEntry ? [.unknownEntry] : [])
            + (mayNeedModules || isComposite ? Self.activationErrors : []) + Self.commonErrors
    }
}
