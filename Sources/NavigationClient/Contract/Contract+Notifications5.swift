// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The parameters of the notification `event`. Something happened besides changes. It goes to watches that
    /// asked for events up to its level, and is left out for a reader that is behind.
    public enum EventNotification: Equatable, Sendable, ContractValue {
        /// `kind` is `session.opened`. A client has connected.
        case sessionOpened(EventNotificationSessionOpened)
        /// `kind` is `session.closed`. A connection is closed.
        case sessionClosed(EventNotificationSessionClosed)
        /// `kind` is `request.refused`. A request was refused.
        case requestRefused(EventNotificationRequestRefused)
        /// `kind` is `watch.lagged`. A watch is too slow and gets the state instead of changes.
        case watchLagged(EventNotificationWatchLagged)
        /// `kind` is `store.failed`. The store could not write changes, so they did not happen.
        case storeFailed(EventNotificationStoreFailed)
        /// `kind` is `entry.quarantined`. A restored entry breaks a rule or has unfit arguments, and is marked.
        case entryQuarantined(EventNotificationEntryQuarantined)
        /// `kind` is `module.registered`. A module has registered types.
        case moduleRegistered(EventNotificationModuleRegistered)
        /// `kind` is `module.unregistered`. A module does not provide these types any more.
        case moduleUnregistered(EventNotificationModuleUnregistered)
        /// `kind` is `module.starting`. The host starts the process of a module.
        case moduleStarting(EventNotificationModuleStarting)
        /// `kind` is `module.started`. The process of a module has started.
        case moduleStarted(EventNotificationModuleStarted)
        /// `kind` is `module.exited`. The process of a module has ended.
        case moduleExited(EventNotificationModuleExited)
        /// `kind` is `module.failed`. A module that the host starts did not come, or ended.
        case moduleFailed(EventNotificationModuleFailed)
        /// `kind` is `provider.failed`. A module did not answer a question as it should.
        case providerFailed(EventNotificationProviderFailed)
        /// `kind` is `migration.failed`. A module could not bring arguments into their new form.
        case migrationFailed(EventNotificationMigrationFailed)
        /// `kind` is `guard.paused`. A guard misses its deadlines and is not asked for a while.
        case guardPaused(EventNotificationGuardPaused)
        /// `kind` is `guard.resumed`. A guard that was paused has answered in time and is asked again.
        case guardResumed(EventNotificationGuardResumed)
        /// `kind` is `sequence.started`. A sequence begins.
        case sequenceStarted(EventNotificationSequenceStarted)
        /// `kind` is `sequence.step`. A value of a sequence is done.
        case sequenceStep(EventNotificationSequenceStep)
        /// `kind` is `sequence.paused`. A sequence waits until a request resumes it.
        case sequencePaused(EventNotificationSequencePaused)
        /// `kind` is `sequence.resumed`. A request has resumed a sequence.
        case sequenceResumed(EventNotificationSequenceResumed)
        /// `kind` is `sequence.ended`. A sequence is over.
        case sequenceEnded(EventNotificationSequenceEnded)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            switch try ContractShape(payload).word("kind") {
            case "session.opened": self = .sessionOpened(try .init(reading: payload))
            case "session.closed": self = .sessionClosed(try .init(reading: payload))
            case "request.refused": self = .requestRefused(try .init(reading: payload))
            case "watch.lagged": self = .watchLagged(try .init(reading: payload))
            case "store.failed": self = .storeFailed(try .init(reading: payload))
            case "entry.quarantined": self = .entryQuarantined(try .init(reading: payload))
            case "module.registered": self = .moduleRegistered(try .init(reading: payload))
            case "module.unregistered": self = .moduleUnregistered(try .init(reading: payload))
            case "module.starting": self = .moduleStarting(try .init(reading: payload))
            case "module.started": self = .moduleStarted(try .init(reading: payload))
            case "module.exited": self = .moduleExited(try .init(reading: payload))
            case "module.failed": self = .moduleFailed(try .init(reading: payload))
            case "provider.failed": self = .providerFailed(try .init(reading: payload))
            case "migration.failed": self = .migrationFailed(try .init(reading: payload))
            case "guard.paused": self = .guardPaused(try .init(reading: payload))
            case "guard.resumed": self = .guardResumed(try .init(reading: payload))
            case "sequence.started": self = .sequenceStarted(try .init(reading: payload))
            case "sequence.step": self = .sequenceStep(try .init(reading: payload))
            case "sequence.paused": self = .sequencePaused(try .init(reading: payload))
            case "sequence.resumed": self = .sequenceResumed(try .init(reading: payload))
            case "sequence.ended": self = .sequenceEnded(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .sessionOpened(let value): value.encoded
            case .sessionClosed(let value): value.encoded
            case .requestRefused(let value): value.encoded
            case .watchLagged(let value): value.encoded
            case .storeFailed(let value): value.encoded
            case .entryQuarantined(let value): value.encoded
            case .moduleRegistered(let value): value.encoded
            case .moduleUnregistered(let value): value.encoded
            case .moduleStarting(let value): value.encoded
            case .moduleStarted(let value): value.encoded
            case .moduleExited(let value): value.encoded
            case .moduleFailed(let value): value.encoded
            case .providerFailed(let value): value.encoded
            case .migrationFailed(let value): value.encoded
            case .guardPaused(let value): value.encoded
            case .guardResumed(let value): value.encoded
            case .sequenceStarted(let value): value.encoded
            case .sequenceStep(let value): value.encoded
            case .sequencePaused(let value): value.encoded
            case .sequenceResumed(let value): value.encoded
            case .sequenceEnded(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The watch's number on this connection. Nil in a form without it.
        public var watch: Int? {
            switch self {
            case .sessionOpened(let value): value.watch
            case .sessionClosed(let value): value.watch
            case .requestRefused(let value): value.watch
            case .watchLagged(let value): value.watch
            case .storeFailed(let value): value.watch
            case .entryQuarantined(let value): value.watch
            case .moduleRegistered(let value): value.watch
            case .moduleUnregistered(let value): value.watch
            case .moduleStarting(let value): value.watch
            case .moduleStarted(let value): value.watch
            case .moduleExited(let value): value.watch
            case .moduleFailed(let value): value.watch
            case .providerFailed(let value): value.watch
            case .migrationFailed(let value): value.watch
            case .guardPaused(let value): value.watch
            case .guardResumed(let value): value.watch
            case .sequenceStarted(let value): value.watch
            case .sequenceStep(let value): value.watch
            case .sequencePaused(let value): value.watch
            case .sequenceResumed(let value): value.watch
            case .sequenceEnded(let value): value.watch
            default: nil
            }
        }

        /// The scene that the watch is for. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .sessionOpened(let value): value.scene
            case .sessionClosed(let value): value.scene
            case .requestRefused(let value): value.scene
            case .watchLagged(let value): value.scene
            case .storeFailed(let value): value.scene
            case .entryQuarantined(let value): value.scene
            case .moduleRegistered(let value): value.scene
            case .moduleUnregistered(let value): value.scene
            case .moduleStarting(let value): value.scene
            case .moduleStarted(let value): value.scene
            case .moduleExited(let value): value.scene
            case .moduleFailed(let value): value.scene
            case .providerFailed(let value): value.scene
            case .migrationFailed(let value): value.scene
            case .guardPaused(let value): value.scene
            case .guardResumed(let value): value.scene
            case .sequenceStarted(let value): value.scene
            case .sequenceStep(let value): value.scene
            case .sequencePaused(let value): value.scene
            case .sequenceResumed(let value): value.scene
            case .sequenceEnded(let value): value.scene
            default: nil
            }
        }

        /// How important it is. Nil in a form without it.
        public var level: Verbosity? {
            switch self {
            case .sessionOpened(let value): value.level
            case .sessionClosed(let value): value.level
            case .requestRefused(let value): value.level
            case .watchLagged(let value): value.level
            case .storeFailed(let value): value.level
            case .entryQuarantined(let value): value.level
            case .moduleRegistered(let value): value.level
            case .moduleUnregistered(let value): value.level
            case .moduleStarting(let value): value.level
            case .moduleStarted(let value): value.level
            case .moduleExited(let value): value.level
            case .moduleFailed(let value): value.level
            case .providerFailed(let value): value.level
            case .migrationFailed(let value): value.level
            case .guardPaused(let value): value.level
            case .guardResumed(let value): value.level
            case .sequenceStarted(let value): value.level
            case .sequenceStep(let value): value.level
            case .sequencePaused(let value): value.level
            case .sequenceResumed(let value): value.level
            case .sequenceEnded(let value): value.level
            default: nil
            }
        }

        /// Its connection. Nil in a form without it.
        public var session: String? {
            switch self {
            case .sessionOpened(let value): value.session
            case .sessionClosed(let value): value.session
            case .requestRefused(let value): value.session
            case .watchLagged(let value): value.session
            case .moduleRegistered(let value): value.session
            default: nil
            }
        }

        /// The error's name. Nil in a form without it.
        public var error: String? {
            switch self {
            case .requestRefused(let value): value.error
            case .moduleFailed(let value): value.error
            case .providerFailed(let value): value.error
            case .sequenceStep(let value): value.error
            case .sequenceEnded(let value): value.error
            default: nil
            }
        }

        /// Its type. Nil in a form without it.
        public var type: String? {
            switch self {
            case .entryQuarantined(let value): value.type
            case .providerFailed(let value): value.type
            case .migrationFailed(let value): value.type
            default: nil
            }
        }

        /// The module's name. Nil in a form without it.
        public var module: String? {
            switch self {
            case .moduleRegistered(let value): value.module
            case .moduleUnregistered(let value): value.module
            case .moduleStarting(let value): value.module
            case .moduleStarted(let value): value.module
            case .moduleExited(let value): value.module
            case .moduleFailed(let value): value.module
            case .providerFailed(let value): value.module
            case .migrationFailed(let value): value.module
            default: nil
            }
        }

        /// The types that it registered. Nil in a form without it.
        public var types: [String]? {
            switch self {
            case .moduleRegistered(let value): value.types
            case .moduleUnregistered(let value): value.types
            default: nil
            }
        }

        /// The guard's id. Nil in a form without it.
        public var `guard`: String? {
            switch self {
            case .guardPaused(let value): value.`guard`
            case .guardResumed(let value): value.`guard`
            default: nil
            }
        }

        /// Its name for people. Nil in a form without it.
        public var name: String? {
            switch self {
            case .guardPaused(let value): value.name
            case .guardResumed(let value): value.name
            case .sequenceStarted(let value): value.name
            default: nil
            }
        }

        /// The sequence's id. Nil in a form without it.
        public var sequence: String? {
            switch self {
            case .sequenceStarted(let value): value.sequence
            case .sequenceStep(let value): value.sequence
            case .sequencePaused(let value): value.sequence
            case .sequenceResumed(let value): value.sequence
            case .sequenceEnded(let value): value.sequence
            default: nil
            }
        }

        /// Its outcome. Nil in a form without it.
        public var outcome: String? {
            switch self {
            case .sequenceStep(let value): value.outcome
            case .sequenceEnded(let value): value.outcome
            default: nil
            }
        }
    }
}
