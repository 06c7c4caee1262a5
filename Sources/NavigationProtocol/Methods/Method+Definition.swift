// What each method is: the type that reads, describes and answers it.

extension Method {
    /// The type of its requests.
    package var definition: (any MethodDefinition.Type)? {
        switch self {
        case .hello: Hello.self
        case .ping: Ping.self
        case .hostStatus: HostStatus.self
        case .hostSessions: HostSessions.self
        case .hostMetrics: HostMetrics.self
        case .hostMonitor: HostMonitor.self
        case .hostUnmonitor: HostUnmonitor.self
        case .sessionClose: SessionClose.self
        case .discover: RPCDiscover.self
        case .requestCancel: nil
        case .moduleRegister: ModuleRegister.self
        case .moduleUnregister: ModuleUnregister.self
        case .moduleList: ModuleList.self
        case .moduleStart: ModuleStart.self
        case .moduleStop: ModuleStop.self
        case .moduleRestart: ModuleRestart.self
        case .destinationList: DestinationList.self
        case .destinationGet: DestinationGet.self
        case .sceneCreate: nil
        case .sceneClose: nil
        case .sceneList: nil
        case .treeGet: nil
        case .navigatorCreate: nil
        case .navigatorClose: nil
        case .navigatorSelect: nil
        case .navigatorGet: nil
        case .navigatorFind: nil
        case .navigate: nil
        case .push: nil
        case .present: nil
        case .replace: nil
        case .pop: nil
        case .popAll: nil
        case .popAny: nil
        case .back: nil
        case .dismiss: nil
        case .dismissPresented: nil
        case .dismissChildren: nil
        case .dismissAny: nil
        case .reset: nil
        case .pathGet: nil
        case .pathSet: nil
        case .pathAppend: nil
        case .entryGet: nil
        case .entryAsk: nil
        case .entryProvide: nil
        case .entryLinks: nil
        case .entryFollow: nil
        case .lock: nil
        case .unlock: nil
        case .attachmentList: nil
        case .checkpointEstablish: nil
        case .checkpointReturn: nil
        case .checkpointCanReturn: nil
        case .checkpointRemove: nil
        case .mappingAdd: nil
        case .mappingRemove: nil
        case .triggerBind: nil
        case .triggerSet: nil
        case .triggerUnbind: nil
        case .flowStart: nil
        case .flowNext: nil
        case .flowUpdate: nil
        case .flowComplete: nil
        case .flowCancel: nil
        case .flowFail: nil
        case .flowList: nil
        case .flowGet: nil
        case .columnShow: nil
        case .answer: nil
        case .entryClose: nil
        case .stateGet: nil
        case .stateSet: nil
        case .transaction: nil
        case .plan: nil
        case .rulesDescribe: RulesDescribe.self
        case .rulesCheck: RulesCheck.self
        case .guardAdd: GuardAdd.self
        case .guardRemove: GuardRemove.self
        case .guardList: GuardList.self
        case .send: nil
        case .resume: nil
        case .cancelResume: nil
        case .sequenceList: nil
        case .receiverAdd: nil
        case .receiverRemove: nil
        case .receiverList: nil
        case .urlRegister: nil
        case .urlUnregister: nil
        case .urlList: nil
        case .urlResolve: nil
        case .urlOpen: nil
        case .urlEncode: nil
        case .historyList: nil
        case .undo: nil
        case .sceneConfigure: nil
        case .watch: Watch.self
        case .unwatch: Unwatch.self
        case .watchList: WatchList.self
        }
    }

    /// What it is besides reading or changing something.
    package var traits: MethodTraits { Self.traits[ordinal] }

    private static let traits = allCases.map { $0.definition?.traits ?? $0.oldTraits }

    /// Whether it may be a part of a transaction or a plan.
    package var isOperation: Bool { traits.contains(.isOperation) }
    /// Whether guards are asked before it is carried out.
    package var mayBeGuarded: Bool { traits.contains(.isGuarded) }
    /// Whether a module that is not there is started for it.
    package var mayNeedModules: Bool { traits.contains(.mayNeedModules) }
    /// Whether it changes what is registered, which holds whatever becomes of the trees.
    package var changesRegistrations: Bool { traits.contains(.changesRegistrations) }
    /// Whether it may carry a `token`.
    package var takesToken: Bool { traits.contains(.takesToken) }

    /// The names of its parameters, for refusals.
    package var parameterNames: [String] { description.parameters.map(\.name) }
}

// MARK: Until every method has a definition

extension Method {
    package var description: MethodDescription { definition.map { MethodDescription($0) } ?? oldDescription }

    private var oldTraits: MethodTraits {
        switch self {
        case .navigate, .push, .present, .replace, .pop, .popAll, .popAny, .back, .dismiss, .dismissPresented,
            .dismissChildren, .dismissAny, .reset, .pathSet, .pathAppend, .navigatorCreate, .navigatorClose,
            .navigatorSelect, .checkpointReturn, .triggerSet, .columnShow, .answer, .entryClose, .stateSet,
            .entryFollow,
            .flowStart, .flowNext, .flowComplete, .flowCancel, .flowFail:
            self == .triggerSet ? [.operation, .isComposite] : .operation
        case .lock, .unlock, .checkpointEstablish, .checkpointRemove, .mappingAdd, .mappingRemove, .triggerBind,
            .triggerUnbind, .entryProvide, .flowUpdate:
            .unguardedOperation
        case .transaction: [.takesToken, .mayNeedModules, .isGuarded, .isComposite]
        case .undo: [.takesToken, .isGuarded]
        case .entryAsk: .mayNeedModules
        case .urlRegister, .urlUnregister, .receiverAdd, .receiverRemove, .resume:
            .changesRegistrations
        case .send, .urlOpen: .isComposite
        default: []
        }
    }

    /// Of methods that have no definition yet.
    private var oldDescription: MethodDescription {
        switch self {
        case .requestCancel: .requestCancel
        case .sceneCreate: .sceneCreate
        case .sceneClose: .sceneClose
        case .sceneList: .sceneList
        case .treeGet: .treeGet
        case .navigatorCreate: .navigatorCreate
        case .navigatorClose: .navigatorClose
        case .navigatorSelect: .navigatorSelect
        case .navigatorGet: .navigatorGet
        case .navigatorFind: .navigatorFind
        case .navigate: .navigate
        case .push: .push
        case .present: .present
        case .replace: .replace
        case .pop: .pop
        case .popAll: .popAll
        case .popAny: .popAny
        case .back: .back
        case .dismiss: .dismiss
        case .dismissPresented: .dismissPresented
        case .dismissChildren: .dismissChildren
        case .dismissAny: .dismissAny
        case .reset: .reset
        case .pathGet: .pathGet
        case .pathSet: .pathSet
        case .pathAppend: .pathAppend
        case .entryGet: .entryGet
        case .entryAsk: .entryAsk
        case .entryProvide: .entryProvide
        case .entryLinks: .entryLinks
        case .entryFollow: .entryFollow
        case .lock: .lock
        case .unlock: .unlock
        case .attachmentList: .attachmentList
        case .checkpointEstablish: .checkpointEstablish
        case .checkpointReturn: .checkpointReturn
        case .checkpointCanReturn: .checkpointCanReturn
        case .checkpointRemove: .checkpointRemove
        case .mappingAdd: .mappingAdd
        case .mappingRemove: .mappingRemove
        case .triggerBind: .triggerBind
        case .triggerSet: .triggerSet
        case .triggerUnbind: .triggerUnbind
        case .flowStart: .flowStart
        case .flowNext: .flowNext
        case .flowUpdate: .flowUpdate
        case .flowComplete: .flowComplete
        case .flowCancel: .flowCancel
        case .flowFail: .flowFail
        case .flowList: .flowList
        case .flowGet: .flowGet
        case .columnShow: .columnShow
        case .answer: .answer
        case .entryClose: .entryClose
        case .stateGet: .stateGet
        case .stateSet: .stateSet
        case .transaction: .transaction
        case .plan: .plan
        case .send: .send
        case .resume: .resume
        case .cancelResume: .cancelResume
        case .sequenceList: .sequenceList
        case .receiverAdd: .receiverAdd
        case .receiverRemove: .receiverRemove
        case .receiverList: .receiverList
        case .urlRegister: .urlRegister
        case .urlUnregister: .urlUnregister
        case .urlList: .urlList
        case .urlResolve: .urlResolve
        case .urlOpen: .urlOpen
        case .urlEncode: .urlEncode
        case .historyList: .historyList
        case .undo: .undo
        case .sceneConfigure: .sceneConfigure
        default: preconditionFailure("\(self) has a definition")
        }
    }
}
