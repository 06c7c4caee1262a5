// The definition of each method: the type that reads, describes and answers it.

extension Method {
    /// The type of its requests.
    package var definition: any MethodDefinition.Type {
        switch self {
        case .hello: Hello.self
        case .ping: Ping.self
        case .hostStatus: HostStatus.self
        case .hostSessions: HostSessions.self
        case .hostMetrics: HostMetrics.self
        case .hostWaiting: HostWaiting.self
        case .hostMonitor: HostMonitor.self
        case .hostUnmonitor: HostUnmonitor.self
        case .sessionClose: SessionClose.self
        case .discover: RPCDiscover.self
        case .accessDescribe: AccessDescribe.self
        case .accessCheck: AccessCheck.self
        case .requestCancel: RequestCancel.self
        case .moduleRegister: ModuleRegister.self
        case .moduleUnregister: ModuleUnregister.self
        case .moduleList: ModuleList.self
        case .moduleStart: ModuleStart.self
        case .moduleStop: ModuleStop.self
        case .moduleRestart: ModuleRestart.self
        case .destinationList: DestinationList.self
        case .destinationGet: DestinationGet.self
        case .sceneCreate: SceneCreate.self
        case .sceneClose: SceneClose.self
        case .sceneList: SceneList.self
        case .sceneRestore: SceneRestore.self
        case .treeGet: TreeGet.self
        case .navigatorCreate: NavigatorCreate.self
        case .navigatorClose: NavigatorClose.self
        case .navigatorSelect: NavigatorSelect.self
        case .navigatorGet: NavigatorGet.self
        case .navigatorFind: NavigatorFind.self
        case .navigate: Navigate.self
        case .push: Push.self
        case .present: Present.self
        case .replace: Replace.self
        case .pop: Pop.self
        case .popAll: PopAll.self
        case .popAny: PopAny.self
        case .back: Back.self
        case .dismiss: Dismiss.self
        case .dismissPresented: DismissPresented.self
        case .dismissChildren: DismissChildren.self
        case .dismissAny: DismissAny.self
        case .reset: Reset.self
        case .pathGet: PathGet.self
        case .pathSet: PathSet.self
        case .pathAppend: PathAppend.self
        case .pathInsert: PathInsert.self
        case .pathRemove: PathRemove.self
        case .pathMove: PathMove.self
        case .entryGet: EntryGet.self
        case .entryAsk: EntryAsk.self
        case .entryProvide: EntryProvide.self
        case .entryUpdate: EntryUpdate.self
        case .entryLinks: EntryLinks.self
        case .entryFollow: EntryFollow.self
        case .lock: Lock.self
        case .unlock: Unlock.self
        case .attachmentList: AttachmentList.self
        case .checkpointEstablish: CheckpointEstablish.self
        case .checkpointReturn: CheckpointReturn.self
        case .checkpointCanReturn: CheckpointCanReturn.self
        case .checkpointRemove: CheckpointRemove.self
        case .mappingAdd: MappingAdd.self
        case .mappingRemove: MappingRemove.self
        case .triggerBind: TriggerBind.self
        case .triggerSet: TriggerSet.self
        case .triggerUnbind: TriggerUnbind.self
        case .flowStart: FlowStart.self
        case .flowNext: FlowNext.self
        case .flowUpdate: FlowUpdate.self
        case .flowComplete: FlowComplete.self
        case .flowCancel: FlowCancel.self
        case .flowFail: FlowFail.self
        case .flowList: FlowList.self
        case .flowGet: FlowGet.self
        case .columnShow: ColumnShow.self
        case .answer: Answer.self
        case .entryClose: EntryClose.self
        case .stateGet: StateGet.self
        case .stateSet: StateSet.self
        case .transaction: Transaction.self
        case .plan: Plan.self
        case .rulesDescribe: RulesDescribe.self
        case .rulesCheck: RulesCheck.self
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
        case .historyList: HistoryList.self
        case .historyStatistics: HistoryStatistics.self
        case .undo: Undo.self
        case .sceneConfigure: SceneConfigure.self
        case .watch: Watch.self
        case .unwatch: Unwatch.self
        case .watchList: WatchList.self
        case .hostWatch: HostWatch.self
        case .watchCredit: WatchCredit.self
        case .rendererReport: RendererReport.self
        case .rendererList: RendererList.self
        case .fleetDescribe: FleetDescribe.self
        case .sceneMove: SceneMove.self
        case .sceneExport: SceneExport.self
        case .sceneImport: SceneImport.self
        }
    }

    /// Its properties besides reading or changing state.
    package var traits: MethodTraits { Self.traits[ordinal] }

    private static let traits = allCases.map { $0.definition.traits }

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
    /// Whether its answer may be a whole scene, which can be read in parts.
    package var isReadInParts: Bool { traits.contains(.isReadInParts) }

    /// The names of its parameters, for refusals.
    package var parameterNames: [String] { definition.allParameters.map(\.name) }
}
