// What each method is: the type that reads, describes and answers it.

extension Method {
    /// The type of its requests.
    package var definition: (any MethodDefinition.Type)? {
        switch self {
        case .hello: nil
        case .ping: nil
        case .hostStatus: nil
        case .hostSessions: nil
        case .hostMetrics: nil
        case .hostMonitor: nil
        case .hostUnmonitor: nil
        case .sessionClose: nil
        case .discover: nil
        case .requestCancel: RequestCancel.self
        case .moduleRegister: nil
        case .moduleUnregister: nil
        case .moduleList: nil
        case .moduleStart: nil
        case .moduleStop: nil
        case .moduleRestart: nil
        case .destinationList: nil
        case .destinationGet: nil
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
        case .entryAsk: EntryAsk.self
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
        case .rulesDescribe: nil
        case .rulesCheck: nil
        case .guardAdd: GuardAdd.self
        case .guardRemove: GuardRemove.self
        case .guardList: GuardList.self
        case .send: Send.self
        case .resume: Resume.self
        case .cancelResume: CancelResume.self
        case .sequenceList: SequenceList.self
        case .receiverAdd: ReceiverAdd.self
        case .receiverRemove: ReceiverRemove.self
        case .receiverList: ReceiverList.self
        case .urlRegister: URLRegister.self
        case .urlUnregister: URLUnregister.self
        case .urlList: URLList.self
        case .urlResolve: URLResolve.self
        case .urlOpen: URLOpen.self
        case .urlEncode: URLEncode.self
        case .historyList: nil
        case .undo: nil
        case .sceneConfigure: nil
        case .watch: nil
        case .unwatch: nil
        case .watchList: nil
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
        case .moduleRegister, .moduleUnregister: .changesRegistrations
        default: []
        }
    }

    /// Of methods that have no definition yet.
    private var oldDescription: MethodDescription {
        switch self {
        case .hello: .hello
        case .ping: .ping
        case .hostStatus: .hostStatus
        case .hostSessions: .hostSessions
        case .hostMetrics: .hostMetrics
        case .hostMonitor: .hostMonitor
        case .hostUnmonitor: .hostUnmonitor
        case .sessionClose: .sessionClose
        case .discover: .discover
        case .moduleRegister: .moduleRegister
        case .moduleUnregister: .moduleUnregister
        case .moduleList: .moduleList
        case .moduleStart: .moduleStart
        case .moduleStop: .moduleStop
        case .moduleRestart: .moduleRestart
        case .destinationList: .destinationList
        case .destinationGet: .destinationGet
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
        case .rulesDescribe: .rulesDescribe
        case .rulesCheck: .rulesCheck
        case .historyList: .historyList
        case .undo: .undo
        case .sceneConfigure: .sceneConfigure
        case .watch: .watch
        case .unwatch: .unwatch
        case .watchList: .watchList
        default: preconditionFailure("\(self) has a definition")
        }
    }
}
