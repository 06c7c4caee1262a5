/// A group of methods that belong together: one folder here, one folder of handlers, and one page of the reference.
package enum Area: String, CaseIterable, Sendable {
    case host = "Host"
    case sessions = "Sessions"
    case access = "Access"
    case monitors = "Monitors"
    case modules = "Modules"
    case scenes = "Scenes"
    case navigators = "Navigators"
    case navigation = "Navigation"
    case paths = "Paths"
    case entries = "Entries"
    case attachments = "Attachments"
    case checkpoints = "Checkpoints"
    case triggers = "Triggers"
    case flows = "Flows"
    case state = "State"
    case transactions = "Transactions"
    case rules = "Rules"
    case guards = "Guards"
    case sequences = "Sequences"
    case receivers = "Receivers"
    case urls = "URLs"
    case history = "History"
    case watches = "Watches"
    case renderers = "Renderers"
    case fleet = "Fleet"

    /// Its heading.
    package var title: String { rawValue }

    /// The subject of its methods.
    package var summary: String {
        switch self {
        case .host: "Methods about the host itself: who it is, how it is, and what it can do."
        case .sessions: "Methods about connections and their requests."
        case .access: "Rights say who may do what, by a document of the person who runs the host."
        case .monitors: "A monitor shows the lines that other sessions send and receive."
        case .modules: "A module registers destination types; the host can start modules that have a manifest."
        case .scenes: "A scene is one navigation tree. The scene `main` always exists."
        case .navigators: "A navigator is a node of the tree. It can have a path, children, and one presentation."
        case .navigation: "Methods that show a destination, go back, or dismiss."
        case .paths: "A path is the list of entries that a navigator shows, the top one last."
        case .entries: "An entry is one shown destination."
        case .attachments: "Locks and mappings hang on a navigator, and end with it or with their session."
        case .checkpoints: "A checkpoint is a named place of a path to which a later request returns."
        case .triggers: "A trigger keeps an operation under a name, until a request fires it."
        case .flows: "A flow is a sequence of steps that ends where it began. Its module decides on the next step."
        case .state: "The state of a navigator and everything below it, as one document."
        case .transactions: "Several operations as one revision, or a forecast of what they would do."
        case .rules: "Rules say which destinations may follow each other in a path."
        case .guards: "A guard is asked before a request shows or removes entries. It allows, denies, or redirects."
        case .sequences: "A sequence is a list of values and destinations that are handled one after the other."
        case .receivers: "A receiver handles values or destinations that a sequence sends."
        case .urls: "URL patterns say what a URL shows, and which URL a place has."
        case .history: "The revisions that the host keeps, and the way back to one of them."
        case .renderers: "A renderer draws a scene. It can say what a person sees of it."
        case .fleet: "A fleet is several hosts that share scenes."
        case .watches: "A watch receives every change of a scene, or of the host's scenes and modules."
        }
    }
}

extension Method {
    /// The area that it belongs to.
    package var area: Area {
        switch self {
        case .hello, .ping, .hostStatus, .hostSessions, .hostMetrics, .hostWaiting, .discover: .host
        case .sessionClose, .requestCancel: .sessions
        case .accessDescribe, .accessCheck: .access
        case .hostMonitor, .hostUnmonitor: .monitors
        case .moduleRegister, .moduleUnregister, .moduleList, .moduleStart, .moduleStop, .moduleRestart,
            .destinationList, .destinationGet:
            .modules
        case .sceneCreate, .sceneClose, .sceneList, .sceneRestore, .sceneConfigure, .sceneMove, .sceneExport,
            .sceneImport, .treeGet:
            .scenes
        case .navigatorCreate, .navigatorClose, .navigatorSelect, .navigatorGet, .navigatorFind: .navigators
        case .navigate, .push, .present, .replace, .pop, .popAll, .popAny, .back, .dismiss, .dismissPresented,
            .dismissChildren, .dismissAny, .reset, .columnShow:
            .navigation
        case .pathGet, .pathSet, .pathAppend, .pathInsert, .pathRemove, .pathMove: .paths
        case .entryGet, .entryAsk, .entryProvide, .entryUpdate, .entryLinks, .entryFollow, .entryClose, .answer:
            .entries
        case .lock, .unlock, .mappingAdd, .mappingRemove, .attachmentList: .attachments
        case .checkpointEstablish, .checkpointReturn, .checkpointCanReturn, .checkpointRemove: .checkpoints
        case .triggerBind, .triggerSet, .triggerUnbind: .triggers
        case .flowStart, .flowNext, .flowUpdate, .flowComplete, .flowCancel, .flowFail, .flowList, .flowGet: .flows
        case .stateGet, .stateSet: .state
        case .transaction, .plan: .transactions
        case .rulesDescribe, .rulesCheck: .rules
        case .guardAdd, .guardRemove, .guardList: .guards
        case .send, .resume, .cancelResume, .sequenceList: .sequences
        case .receiverAdd, .receiverRemove, .receiverList: .receivers
        case .urlRegister, .urlUnregister, .urlList, .urlResolve, .urlOpen, .urlEncode: .urls
        case .historyList, .historyStatistics, .undo: .history
        case .watch, .unwatch, .watchList, .hostWatch, .watchCredit: .watches
        case .rendererReport, .rendererList: .renderers
        case .fleetDescribe: .fleet
        }
    }
}
