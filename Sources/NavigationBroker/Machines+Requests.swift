import NavigationProtocol

extension Machines {
    /// Reads the parameters, carries the request out, and leaves its result in ``result``.
    mutating func perform(_ parameters: inout Parameters, _ context: Execution) throws(WireError) -> Completion {
        guard !isShuttingDown else { throw .shuttingDown }
        var execution = context
        return try Method.handlers[context.method.ordinal].run(&parameters, on: &self, &execution)
    }
}
