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

        case .sceneCreate: try createScene(read(&parameters, CreateScene.init(_:)))
        case .sceneClose: try closeScene(&parameters, context)
        case .sceneList: try listScenes(&parameters)
        case .treeGet: try getTree(read(&parameters, GetTree.init(_:)))
        case .navigatorCreate: try createNavigator(read(&parameters, CreateNavigator.init(_:)), context)
        case .navigatorClose: try closeNavigator(requireNavigator(&parameters), context)
        case .navigatorSelect: try selectNavigator(requireNavigator(&parameters), context)
        case .navigatorGet: try getNavigator(read(&parameters, NavigatorTarget.init(reading:)))
        case .navigatorFind: try findNavigator(read(&parameters, FindNavigator.init(_:)))

        case .navigate: return try navigate(read(&parameters, Navigate.init(_:)), context)
        case .push: return try navigate(read(&parameters, Navigate.init(push:)), context)
        case .present: return try present(read(&parameters, Navigate.init(_:)), context)
        case .replace: try replace(read(&parameters, Replace.init(_:)), context)
        case .pop: try pop(read(&parameters, Pop.init(_:)), context)
        case .popAll: try popAll(read(&parameters, NavigatorTarget.init(_:)), context)
        case .popAny: try popAny(read(&parameters, SceneTarget.init(_:)), context)
        case .back: try back(read(&parameters, NavigatorTarget.init(_:)), context)
        case .dismiss: try dismiss(read(&parameters, NavigatorTarget.init(_:)), context)
        case .dismissPresented: try dismissPresented(read(&parameters, NavigatorTarget.init(_:)), context)
        case .dismissChildren: try dismissChildren(read(&parameters, NavigatorTarget.init(_:)), context)
        case .dismissAny: try dismissAny(read(&parameters, SceneTarget.init(_:)), context)
        case .reset: try reset(read(&parameters, SceneTarget.init(_:)), context)

        case .pathGet: try getPath(read(&parameters, GetPath.init(_:)))
        case .pathSet: try setPath(read(&parameters, ChangePath.init(_:)), context)
        case .pathAppend: try appendPath(read(&parameters, ChangePath.init(_:)), context)
        case .entryGet: try getEntry(read(&parameters, GetEntry.init(_:)))
        case .entryAsk: return try askEntry(&parameters, context)
        case .entryProvide: try provideEntry(read(&parameters, ProvideEntry.init(_:)), context)
        case .entryLinks: try listLinks(read(&parameters, GetEntry.init(_:)))
        case .entryFollow: return try followLink(read(&parameters, FollowLink.init(_:)), context)
        case .entryClose: try closeEntry(read(&parameters, FinishEntry.init(close:)), context)
        case .answer: try answerAlert(read(&parameters, FinishEntry.init(answer:)), context)
        case .columnShow: try showInColumn(read(&parameters, ShowInColumn.init(_:)), context)

        case .lock: try takeLock(read(&parameters, TakeLock.init(_:)), context)
        case .unlock: try detach(read(&parameters, Detach.init(lock:)), context)
        case .attachmentList: try listAttachments(read(&parameters, ListAttachments.init(_:)))
        case .checkpointEstablish: try establish(read(&parameters, EstablishCheckpoint.init(_:)), context)
        case .checkpointReturn: try returnToCheckpoint(read(&parameters, NamedCheckpoint.init(returning:)), context)
        case .checkpointCanReturn: try canReturn(read(&parameters, NamedCheckpoint.init(reading:)))
        case .checkpointRemove: try removeCheckpoint(read(&parameters, NamedCheckpoint.init(_:)), context)
        case .mappingAdd: try addMapping(read(&parameters, AddMapping.init(_:)), context)
        case .mappingRemove: try detach(read(&parameters, Detach.init(mapping:)), context)
        case .triggerBind: try bindTrigger(&parameters, context)
        case .triggerSet: return try setTrigger(read(&parameters, NamedTrigger.init(_:)), context)
        case .triggerUnbind: try unbindTrigger(read(&parameters, NamedTrigger.init(_:)), context)

        case .flowStart: return try startFlow(read(&parameters, StartFlow.init(_:)), context)
        case .flowNext: try advanceFlow(read(&parameters, AdvanceFlow.init(_:)), context)
        case .flowUpdate: try updateFlow(read(&parameters, UpdateFlow.init(_:)), context)
        case .flowComplete: try endFlow(read(&parameters, EndFlow.init(complete:)), context)
        case .flowCancel: try endFlow(read(&parameters, EndFlow.init(cancel:)), context)
        case .flowFail: try endFlow(read(&parameters, EndFlow.init(fail:)), context)
        case .flowList: try listFlows(read(&parameters, ListFlows.init(_:)))
        case .flowGet: try getFlow(read(&parameters, GetFlow.init(_:)))

        case .stateGet: try getState(read(&parameters, NavigatorTarget.init(reading:)))
        case .stateSet: try setState(read(&parameters, SetState.init(_:)), context)
        case .transaction: try transact(&parameters, context)
        case .plan: try plan(&parameters, context)
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
        case .historyList: try listHistory(read(&parameters, ListHistory.init(_:)))
        case .undo: try undo(read(&parameters, Undo.init(_:)), context)
        case .sceneConfigure: try configureScene(&parameters)

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

    private func requireNavigator(_ parameters: inout Parameters) throws(WireError) -> NavigatorTarget {
        let target = try NavigatorTarget(&parameters)
        _ = try parameters.required("navigator", "an id or a name", target.navigator)
        try parameters.finish()
        return target
    }
}
