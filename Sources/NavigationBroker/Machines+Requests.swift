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
        case .requestCancel: try cancelRequest(&parameters, context)

        case .moduleRegister: try registerModule(read(&parameters, RegisterModule.init(_:)), context)
        case .moduleUnregister: try unregisterModule(read(&parameters, UnregisterModule.init(_:)), context)
        case .moduleList: try listModules(&parameters)
        case .moduleStart: try startModule(read(&parameters, ModuleTarget.init(_:)), context)
        case .moduleStop: try stopModule(read(&parameters, ModuleTarget.init(_:)), context)
        case .moduleRestart: try restartModule(read(&parameters, ModuleTarget.init(_:)), context)
        case .destinationList: try listDestinations(&parameters)
        case .destinationGet: try getDestination(&parameters)

        case .entryAsk: return try askEntry(&parameters, context)


        case .send: return try send(read(&parameters, Send.init(_:)), context)
        case .resume: try resumeSequences(read(&parameters, PausedSequences.init(_:)), context)
        case .cancelResume: try cancelPaused(read(&parameters, PausedSequences.init(_:)), context)
        case .sequenceList: try listSequences(&parameters)
        case .receiverAdd:
            let maximum = limits.questionMaximum
            let request = try read(&parameters) { parameters throws(WireError) in
                try AddReceiver(&parameters, maximum: maximum)
            }
            try addReceiver(request, context)
        case .receiverRemove: try removeReceiver(&parameters, context)
        case .receiverList: try listReceivers(&parameters)

        case .urlRegister: try registerURL(read(&parameters, RegisterURL.init(_:)), context)
        case .urlUnregister: try unregisterURL(read(&parameters, UnregisterURL.init(_:)), context)
        case .urlList: try listURLs(&parameters)
        case .urlResolve, .urlOpen:
            let purpose: ResolveURL.Purpose = context.method == .urlOpen ? .open : .resolve
            let request = try read(&parameters) { (parameters) throws(WireError) in
                try ResolveURL(purpose, &parameters)
            }
            return try resolveURL(request, context)
        case .urlEncode: try encodeURL(read(&parameters, EncodeURL.init(_:)))

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
