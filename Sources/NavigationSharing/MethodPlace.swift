import NavigationProtocol

extension ClientLine {
    /// Whether its result shows the scene, and so may say its age.
    var showsScene: Bool {
        switch kind {
        case .request(.unwatch), .request(.watchCredit), .request(.rendererReport), .request(.rendererList): false
        case .request(let method): MethodPlace(method) == .follower
        case .response: false
        }
    }
}

/// The broker that carries out a request for a shared scene.
enum MethodPlace {
    /// The broker of the client's host, which follows the log: the request looks at the tree, or watches it.
    case follower
    /// The broker of the owner. Only it knows whether a module is there, so it shows flows as well.
    case owner
    /// The scene itself, which is moved to another host.
    case move
    /// None. The scenes of a fleet are there from its beginning, and stay.
    case none

    init(_ method: Method) {
        switch method {
        case .treeGet, .navigatorGet, .navigatorFind, .pathGet, .entryGet, .entryLinks, .attachmentList,
            .checkpointCanReturn, .stateGet, .historyList, .historyStatistics, .watch, .unwatch,
            .watchCredit, .rendererReport, .rendererList, .sceneExport, .accessCheck:
            self = .follower
        case .sceneCreate, .sceneClose: self = .none
        case .sceneMove: self = .move
        default: self = .owner
        }
    }
}
