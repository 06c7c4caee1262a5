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

        case .moduleRegister: try registerModule(read(&parameters, RegisterModule.init(_:)), context)
        case .moduleUnregister: try unregisterModule(read(&parameters, UnregisterModule.init(_:)), context)
        case .moduleList: try listModules(&parameters)
        case .moduleStart: try startModule(read(&parameters, ModuleTarget.init(_:)), context)
        case .moduleStop: try stopModule(read(&parameters, ModuleTarget.init(_:)), context)
        case .moduleRestart: try restartModule(read(&parameters, ModuleTarget.init(_:)), context)
        case .destinationList: try listDestinations(&parameters)
        case .destinationGet: try getDestination(&parameters)







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
