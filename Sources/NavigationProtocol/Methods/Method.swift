package import JSON

/// Every method of the wire. The raw value is its name there.
package enum Method: String, CaseIterable, Hashable, Sendable {
    case hello
    case ping
    case hostStatus = "host.status"
    case hostSessions = "host.sessions"
    case hostMetrics = "host.metrics"
    case hostMonitor = "host.monitor"
    case hostUnmonitor = "host.unmonitor"
    case sessionClose = "session.close"
    case discover = "rpc.discover"
    case requestCancel = "request.cancel"

    case moduleRegister = "module.register"
    case moduleUnregister = "module.unregister"
    case moduleList = "module.list"
    case moduleStart = "module.start"
    case moduleStop = "module.stop"
    case moduleRestart = "module.restart"
    case destinationList = "destination.list"
    case destinationGet = "destination.get"

    case sceneCreate = "scene.create"
    case sceneClose = "scene.close"
    case sceneList = "scene.list"
    case treeGet = "tree.get"
    case navigatorCreate = "navigator.create"
    case navigatorClose = "navigator.close"
    case navigatorSelect = "navigator.select"
    case navigatorGet = "navigator.get"
    case navigatorFind = "navigator.find"

    case navigate
    case push
    case present
    case replace
    case pop
    case popAll
    case popAny
    case back
    case dismiss
    case dismissPresented
    case dismissChildren
    case dismissAny
    case reset

    case pathGet = "path.get"
    case pathSet = "path.set"
    case pathAppend = "path.append"
    case entryGet = "entry.get"
    case entryAsk = "entry.ask"
    case entryProvide = "entry.provide"
    case entryLinks = "entry.links"
    case entryFollow = "entry.follow"

    case lock
    case unlock
    case attachmentList = "attachment.list"
    case checkpointEstablish = "checkpoint.establish"
    case checkpointReturn = "checkpoint.return"
    case checkpointCanReturn = "checkpoint.canReturn"
    case checkpointRemove = "checkpoint.remove"
    case mappingAdd = "mapping.add"
    case mappingRemove = "mapping.remove"
    case triggerBind = "trigger.bind"
    case triggerSet = "trigger.set"
    case triggerUnbind = "trigger.unbind"
    case flowStart = "flow.start"
    case flowNext = "flow.next"
    case flowUpdate = "flow.update"
    case flowComplete = "flow.complete"
    case flowCancel = "flow.cancel"
    case flowFail = "flow.fail"
    case flowList = "flow.list"
    case flowGet = "flow.get"
    case columnShow = "column.show"
    case answer
    case entryClose = "entry.close"
    case stateGet = "state.get"
    case stateSet = "state.set"
    case transaction
    case plan
    case rulesDescribe = "rules.describe"
    case rulesCheck = "rules.check"

    case guardAdd = "guard.add"
    case guardRemove = "guard.remove"
    case guardList = "guard.list"

    case send
    case resume
    case cancelResume
    case sequenceList = "sequence.list"
    case receiverAdd = "receiver.add"
    case receiverRemove = "receiver.remove"
    case receiverList = "receiver.list"

    case urlRegister = "url.register"
    case urlUnregister = "url.unregister"
    case urlList = "url.list"
    case urlResolve = "url.resolve"
    case urlOpen = "url.open"
    case urlEncode = "url.encode"

    case historyList = "history.list"
    case undo
    case sceneConfigure = "scene.configure"

    case watch
    case unwatch
    case watchList = "watch.list"

    /// What the OpenRPC document says of it.
    package var description: MethodDescription {
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
        case .requestCancel: .requestCancel
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
        case .rulesDescribe: .rulesDescribe
        case .rulesCheck: .rulesCheck
        case .guardAdd: .guardAdd
        case .guardRemove: .guardRemove
        case .guardList: .guardList
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
        case .watch: .watch
        case .unwatch: .unwatch
        case .watchList: .watchList
        }
    }

    /// Whether it changes a scene's tree and does nothing else: it may carry a `token`, and be a part of a transaction or a plan.
    package var isOperation: Bool {
        switch self {
        case .navigate, .push, .present, .replace, .pop, .popAll, .popAny, .back, .dismiss, .dismissPresented,
            .dismissChildren,
            .dismissAny, .reset, .pathSet, .pathAppend, .navigatorCreate, .navigatorClose, .navigatorSelect, .lock,
            .unlock,
            .checkpointEstablish, .checkpointReturn, .checkpointRemove, .mappingAdd, .mappingRemove, .triggerBind,
            .triggerSet, .triggerUnbind, .columnShow, .answer, .entryClose, .stateSet, .entryProvide, .entryFollow,
            .flowStart, .flowNext, .flowUpdate, .flowComplete, .flowCancel, .flowFail:
            true
        case .hello, .ping, .hostStatus, .hostSessions, .hostMetrics, .hostMonitor, .hostUnmonitor, .sessionClose,
            .discover, .requestCancel,
            .moduleRegister, .moduleUnregister,
            .moduleList, .moduleStart, .moduleStop, .moduleRestart, .destinationList, .destinationGet, .sceneCreate,
            .sceneClose, .sceneList, .treeGet,
            .navigatorGet,
            .navigatorFind, .pathGet, .entryGet, .entryAsk, .entryLinks, .attachmentList, .checkpointCanReturn,
            .stateGet,
            .transaction,
            .plan, .rulesDescribe, .rulesCheck, .guardAdd, .guardRemove, .guardList, .send, .resume, .cancelResume,
            .sequenceList, .receiverAdd, .receiverRemove, .receiverList, .urlRegister, .urlUnregister,
            .urlList, .urlResolve, .urlOpen, .urlEncode, .historyList, .undo,
            .sceneConfigure, .watch, .unwatch, .watchList, .flowList, .flowGet:
            false
        }
    }

    /// Whether guards are asked before it is carried out. What hangs on navigators, and what entries contain, is not their business.
    package var mayBeGuarded: Bool { takesToken && !Self.unguarded.contains(self) }

    private static let unguarded: Set<Method> = [
        .lock, .unlock, .checkpointEstablish, .checkpointRemove, .mappingAdd, .mappingRemove, .triggerBind,
        .triggerUnbind, .entryProvide, .flowUpdate,
    ]

    /// Whether it wants something of the modules whose destinations it is about, so that a module which is not there is started.
    package var mayNeedModules: Bool { isOperation || self == .transaction || self == .entryAsk }

    /// Whether it changes what is registered, or what goes on, which holds whatever becomes of the trees.
    package var changesRegistrations: Bool {
        [.moduleRegister, .moduleUnregister, .urlRegister, .urlUnregister, .receiverAdd, .receiverRemove, .resume]
            .contains(self)
    }

    /// Its place in ``allCases``, without a search: the tag of an enum without payloads counts its cases.
    package var ordinal: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

    /// Whether it may carry a `token`.
    package var takesToken: Bool { isOperation || self == .transaction || self == .undo }

    /// The methods by the length of their names: a line names one in a few comparisons.
    private static let byLength: [[(name: [UInt8], method: Method)]] = {
        let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0
        return (0...longest).map { length in
            allCases.filter { $0.rawValue.utf8.count == length }.map { (Array($0.rawValue.utf8), $0) }
        }
    }()

    /// The method that a string of a line names.
    package init?(_ name: JSONSlice, in line: RawSpan) {
        if name.hasEscapes {
            self.init(rawValue: JSONText.decodeString(name, in: line))
            return
        }
        let length = name.range.count - 2
        guard length < Self.byLength.count else { return nil }
        let found = line.withUnsafeBytes { bytes in
            let start = Int(name.start) + 1
            return Self.byLength[length].first { candidate in
                candidate.name.indices.allSatisfy { bytes[start + $0] == candidate.name[$0] }
            }
        }
        guard let found else { return nil }
        self = found.method
    }
}
