import NavigationTree

// Events about modules and what they are asked.

extension HostEvent {
    var aboutModule: ModuleEvent? {
        switch self {
        case .moduleRegistered(let module, let session, let types):
            ModuleEvent(.registered(.init(module: module, session: session, types: types)))
        case .moduleUnregistered(let module, let types): ModuleEvent(.unregistered(.init(module: module, types: types)))
        case .moduleStarting(let module): ModuleEvent(.starting(.init(module: module)))
        case .moduleStarted(let module, let pid): ModuleEvent(.started(.init(module: module, pid: pid)))
        case .moduleExited(let module, let status, let signal):
            ModuleEvent(.exited(.init(module: module, status: status, signal: signal)))
        case .moduleFailed(let module, let error, let message, let isGivenUp):
            ModuleEvent(.failed(.init(module: module, error: error, message: message, isGivenUp: isGivenUp)))
        case .sessionOpened, .sessionClosed, .requestRefused, .watchLagged, .storeFailed, .entryQuarantined,
            .providerFailed, .migrationFailed, .sequenceStarted, .sequenceStep, .sequencePaused, .sequenceResumed,
            .sequenceEnded, .guardPaused, .guardResumed:
            nil
        }
    }

    var aboutProvider: ProviderEvent? {
        switch self {
        case .providerFailed(let module, let type, let error):
            ProviderEvent(failed: .init(module: module, type: type, error: error))
        case .migrationFailed(let module, let type, let entries):
            ProviderEvent(migration: .init(module: module, type: type, entries: entries))
        case .sessionOpened, .sessionClosed, .requestRefused, .watchLagged, .storeFailed, .entryQuarantined,
            .moduleRegistered, .moduleUnregistered, .moduleStarting, .moduleStarted, .moduleExited, .moduleFailed,
            .sequenceStarted,
            .sequenceStep, .sequencePaused, .sequenceResumed, .sequenceEnded, .guardPaused, .guardResumed:
            nil
        }
    }
}

/// An event about a module that the host knows.
struct ModuleEvent: WireObject {
    enum Kind {
        case registered(Registered)
        case unregistered(Unregistered)
        case starting(Starting)
        case started(Started)
        case exited(Exited)
        case failed(Failed)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.variant { if case .registered(let event) = $0.kind { event } else { nil } }
        object.variant { if case .unregistered(let event) = $0.kind { event } else { nil } }
        object.variant { if case .starting(let event) = $0.kind { event } else { nil } }
        object.variant { if case .started(let event) = $0.kind { event } else { nil } }
        object.variant { if case .exited(let event) = $0.kind { event } else { nil } }
        object.variant { if case .failed(let event) = $0.kind { event } else { nil } }
    }

    struct Registered: WireObject {
        let module: String
        let session: SessionID
        let types: [TypeName]

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "module.registered", "A module has registered types.")
            object.member("session", "The connection that has the module.") { $0.session }
            object.member("module", "The module's name.") { $0.module }
            object.member("types", "The types that it registered.") { $0.types.sorted() }
        }
    }

    struct Unregistered: WireObject {
        let module: String
        let types: [TypeName]

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "module.unregistered", "A module does not provide these types any more.")
            object.member("module", "The module's name.") { $0.module }
            object.member("types", "The types.") { $0.types.sorted() }
        }
    }

    struct Starting: WireObject {
        let module: String

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "module.starting", "The host starts the process of a module.")
            object.member("module", "The module's name.") { $0.module }
        }
    }

    struct Started: WireObject {
        let module: String
        let pid: Int32

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "module.started", "The process of a module has started.")
            object.member("module", "The module's name.") { $0.module }
            object.member("pid", "The process.") { $0.pid }
        }
    }

    struct Exited: WireObject {
        let module: String
        let status: Int32?
        let signal: Int32?

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "module.exited", "The process of a module has ended.")
            object.member("module", "The module's name.") { $0.module }
            object.optional("status", "Its exit status.") { $0.status }
            object.optional("signal", "The signal that ended it.") { $0.signal }
        }
    }

    struct Failed: WireObject {
        let module: String
        let error: String
        let message: String
        let isGivenUp: Bool

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "module.failed", "A module that the host starts did not come, or ended.")
            object.member("module", "The module's name.") { $0.module }
            object.member("error", "The error's name.") { $0.error }
            object.member("message", "The reason in a sentence, for people.") { $0.message }
            object.member("isGivenUp", "Whether the host does not start it any more.") { $0.isGivenUp }
        }
    }
}

/// An event about a module that did not answer as it should.
struct ProviderEvent: WireObject {
    private let failed: Failed?
    private let migration: Migration?

    init(failed: Failed) { (self.failed, self.migration) = (failed, nil) }
    init(migration: Migration) { (self.failed, self.migration) = (nil, migration) }

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.variant { $0.failed }
        object.variant { $0.migration }
    }

    struct Failed: WireObject {
        let module: String
        let type: TypeName?
        let error: String

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "provider.failed", "A module did not answer a question as it should.")
            object.member("module", "The module's name.") { $0.module }
            object.optional("type", "The destination type that the question was about.") { $0.type }
            object.member("error", "The error's name.") { $0.error }
        }
    }

    struct Migration: WireObject {
        let module: String
        let type: TypeName
        let entries: Int

        static func members(_ object: inout some ObjectMembers<Self>) {
            object.constant("kind", "migration.failed", "A module could not bring arguments into their new form.")
            object.member("module", "The module's name.") { $0.module }
            object.member("type", "The destination type.") { $0.type }
            object.member("entries", "How many entries keep their old arguments.") { $0.entries }
        }
    }
}
