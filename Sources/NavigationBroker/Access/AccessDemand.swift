import NavigationProtocol

/// The right that a method needs, before the host carries it out.
enum AccessDemand {
    /// Nothing: it is about the session itself, or shows no more than the session may see.
    case nothing
    /// This verb, on the whole host.
    case host(AccessVerb)
    /// This verb, in the scene that the request means.
    case scene(AccessVerb)
    /// To read the navigator that the request names.
    case reading
    /// To read where the entry is that the request names.
    case readingEntry
    /// To read everything: the list goes over all scenes.
    case readingAll
    /// To change the scene that the request means: each of its steps is checked.
    case changing
    /// To carry out operations, each of which is checked by itself.
    case composing
    /// The method asks for the verb itself, because only its parameters say what for.
    case own
}

extension Method {
    /// The right that it needs. The compiler reports a method that is missing here.
    var demand: AccessDemand {
        switch self {
        case .hello, .ping, .discover, .requestCancel, .unwatch, .watchCredit, .hostUnmonitor, .moduleUnregister,
            .guardRemove, .receiverRemove, .urlUnregister, .accessDescribe, .hostStatus,
            .hostSessions, .sceneList, .moduleList, .destinationList, .destinationGet, .urlResolve:
            .nothing
        case .plan, .transaction: .composing
        case .accessCheck, .moduleRegister, .guardAdd, .urlRegister, .sessionClose, .watch: .own
        case .hostMonitor, .hostMetrics, .fleetDescribe: .host(.monitor)
        case .moduleStart, .moduleStop, .moduleRestart, .hostWaiting, .hostWatch: .host(.administer)
        case .guardList, .receiverList, .urlList, .urlEncode, .rulesDescribe, .sequenceList, .watchList: .readingAll
        case .treeGet, .navigatorGet, .pathGet, .attachmentList, .stateGet: .reading
        case .entryGet, .entryLinks: .readingEntry
        case .navigatorFind, .checkpointCanReturn, .flowList, .flowGet, .rulesCheck, .historyList, .historyStatistics,
            .rendererList, .rendererReport:
            .scene(.read)
        case .sceneCreate, .sceneClose, .sceneRestore, .sceneConfigure, .sceneMove, .sceneExport, .sceneImport:
            .scene(.manageScenes)
        case .stateSet, .undo: .scene(.editState)
        case .entryAsk, .send, .resume, .cancelResume: .scene(.send)
        case .receiverAdd: .scene(.receive)
        case .navigatorCreate, .navigatorClose, .navigatorSelect, .navigate, .push, .present, .replace, .pop, .popAll,
            .popAny, .back, .dismiss, .dismissPresented, .dismissChildren, .dismissAny, .reset, .pathSet, .pathAppend,
            .pathInsert, .pathRemove, .pathMove, .entryProvide, .entryUpdate, .entryFollow, .lock, .unlock,
            .checkpointEstablish, .checkpointReturn, .checkpointRemove, .mappingAdd, .mappingRemove, .triggerBind,
            .triggerSet, .triggerUnbind, .flowStart, .flowNext, .flowUpdate, .flowComplete, .flowCancel, .flowFail,
            .columnShow, .answer, .entryClose, .urlOpen:
            .changing
        }
    }
}
