import NavigationProtocol

extension Machines {
    /// The table of methods: reads the parameters, refuses unknown ones, carries the request out and leaves its result in ``result``.
    mutating func perform(
        _ parameters: inout Parameters,
        _ context: Execution
    ) throws(WireError) -> Completion {
        guard !isShuttingDown else { throw WireError(.shuttingDown, "The host is shutting down") }
        if let handler = Method.handlers[context.method.ordinal] {
            var execution = context
            return try handler.run(&parameters, on: &self, &execution)
        }
        switch context.method {

        default: preconditionFailure("no handler for \(context.method.rawValue)")
        }
        return .answered
    }

    /// Reads a message and refuses what it does not know.
    func read<Message>(
        _ parameters: inout Parameters,
        _ decode: (inout Parameters) throws(WireError) -> Message
    ) throws(WireError) -> Message {
        let message = try decode(&parameters)
        try parameters.finish()
        return message
    }
}
