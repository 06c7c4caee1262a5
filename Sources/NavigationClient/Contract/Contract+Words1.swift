// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A word for `contentState`, as in ``Entry``. A newer host may say others than those below.
    public struct ContentState: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `pending`.
        public static let pending = ContentState(rawValue: "pending")
        /// The word `supplied`.
        public static let supplied = ContentState(rawValue: "supplied")
        /// The word `none`.
        public static let nothing = ContentState(rawValue: "none")
        /// The word `failed`.
        public static let failed = ContentState(rawValue: "failed")
    }

    /// A word for `kind`, as in ``Navigator``. A newer host may say others than those below.
    public struct NavigatorKind: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `root`.
        public static let root = NavigatorKind(rawValue: "root")
        /// The word `stack`.
        public static let stack = NavigatorKind(rawValue: "stack")
        /// The word `presentation`.
        public static let presentation = NavigatorKind(rawValue: "presentation")
        /// The word `overlay`.
        public static let overlay = NavigatorKind(rawValue: "overlay")
    }

    /// A word for `role`, as in ``Button``. A newer host may say others than those below.
    public struct ButtonRole: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `default`.
        public static let `default` = ButtonRole(rawValue: "default")
        /// The word `cancel`.
        public static let cancel = ButtonRole(rawValue: "cancel")
        /// The word `destructive`.
        public static let destructive = ButtonRole(rawValue: "destructive")
    }

    /// A word for `state`, as in ``Flow``. A newer host may say others than those below.
    public struct FlowState: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `running`.
        public static let running = FlowState(rawValue: "running")
        /// The word `suspended`.
        public static let suspended = FlowState(rawValue: "suspended")
    }

    /// A word for `kind`, as in ``Signal``. A newer host may say others than those below.
    public struct SignalKind: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `checkpoint.returned`.
        public static let checkpointReturned = SignalKind(rawValue: "checkpoint.returned")
        /// The word `alert.answered`.
        public static let alertAnswered = SignalKind(rawValue: "alert.answered")
        /// The word `trigger.fired`.
        public static let triggerFired = SignalKind(rawValue: "trigger.fired")
        /// The word `entry.finished`.
        public static let entryFinished = SignalKind(rawValue: "entry.finished")
        /// The word `flow.started`.
        public static let flowStarted = SignalKind(rawValue: "flow.started")
        /// The word `flow.completed`.
        public static let flowCompleted = SignalKind(rawValue: "flow.completed")
        /// The word `flow.cancelled`.
        public static let flowCancelled = SignalKind(rawValue: "flow.cancelled")
        /// The word `flow.failed`.
        public static let flowFailed = SignalKind(rawValue: "flow.failed")
    }

    /// A word for `verbosity`, as in ``Configuration``. A newer host may say others than those below.
    public struct Verbosity: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `silent`.
        public static let silent = Verbosity(rawValue: "silent")
        /// The word `error`.
        public static let error = Verbosity(rawValue: "error")
        /// The word `warning`.
        public static let warning = Verbosity(rawValue: "warning")
        /// The word `info`.
        public static let info = Verbosity(rawValue: "info")
        /// The word `debug`.
        public static let debug = Verbosity(rawValue: "debug")
    }

    /// A word for `durability`, as in ``ChangedResult``. A newer host may say others than those below.
    public struct Durability: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `synced`.
        public static let synced = Durability(rawValue: "synced")
        /// The word `written`.
        public static let written = Durability(rawValue: "written")
        /// The word `memory`.
        public static let memory = Durability(rawValue: "memory")
        /// The word `replicated`.
        public static let replicated = Durability(rawValue: "replicated")
    }

    /// A word for `on`, as in ``Guard``. A newer host may say others than those below.
    public struct GuardOn: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `enter`.
        public static let enter = GuardOn(rawValue: "enter")
        /// The word `leave`.
        public static let leave = GuardOn(rawValue: "leave")
        /// The word `select`.
        public static let select = GuardOn(rawValue: "select")
    }

    /// A word for `default`, as in ``Guard``. A newer host may say others than those below.
    public struct GuardDefault: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `allow`.
        public static let allow = GuardDefault(rawValue: "allow")
        /// The word `deny`.
        public static let deny = GuardDefault(rawValue: "deny")
    }

    /// A word for `away`, as in ``Guard``. A newer host may say others than those below.
    public struct GuardAway: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `allow`.
        public static let allow = GuardAway(rawValue: "allow")
        /// The word `deny`.
        public static let deny = GuardAway(rawValue: "deny")
        /// The word `wait`.
        public static let wait = GuardAway(rawValue: "wait")
    }

    /// A word for `allow`, as in ``Grant``. A newer host may say others than those below.
    public struct GrantAllow: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `register`.
        public static let register = GrantAllow(rawValue: "register")
        /// The word `takeOver`.
        public static let takeOver = GrantAllow(rawValue: "takeOver")
        /// The word `navigate`.
        public static let navigate = GrantAllow(rawValue: "navigate")
        /// The word `dismissOwn`.
        public static let dismissOwn = GrantAllow(rawValue: "dismissOwn")
        /// The word `dismiss`.
        public static let dismiss = GrantAllow(rawValue: "dismiss")
        /// The word `arrange`.
        public static let arrange = GrantAllow(rawValue: "arrange")
        /// The word `lock`.
        public static let lock = GrantAllow(rawValue: "lock")
        /// The word `unlock`.
        public static let unlock = GrantAllow(rawValue: "unlock")
        /// The word `map`.
        public static let map = GrantAllow(rawValue: "map")
        /// The word `attach`.
        public static let attach = GrantAllow(rawValue: "attach")
        /// The word `guard`.
        public static let `guard` = GrantAllow(rawValue: "guard")
        /// The word `receive`.
        public static let receive = GrantAllow(rawValue: "receive")
        /// The word `send`.
        public static let send = GrantAllow(rawValue: "send")
        /// The word `bindURLs`.
        public static let bindURLs = GrantAllow(rawValue: "bindURLs")
        /// The word `read`.
        public static let read = GrantAllow(rawValue: "read")
        /// The word `watch`.
        public static let watch = GrantAllow(rawValue: "watch")
        /// The word `monitor`.
        public static let monitor = GrantAllow(rawValue: "monitor")
        /// The word `editState`.
        public static let editState = GrantAllow(rawValue: "editState")
        /// The word `manageScenes`.
        public static let manageScenes = GrantAllow(rawValue: "manageScenes")
        /// The word `administer`.
        public static let administer = GrantAllow(rawValue: "administer")
    }

    /// A word for `kinds`, as in ``Watch``. A newer host may say others than those below.
    public struct WatchKind: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `navigator.created`.
        public static let navigatorCreated = WatchKind(rawValue: "navigator.created")
        /// The word `navigator.closed`.
        public static let navigatorClosed = WatchKind(rawValue: "navigator.closed")
        /// The word `navigator.selected`.
        public static let navigatorSelected = WatchKind(rawValue: "navigator.selected")
        /// The word `entry.added`.
        public static let entryAdded = WatchKind(rawValue: "entry.added")
        /// The word `entry.removed`.
        public static let entryRemoved = WatchKind(rawValue: "entry.removed")
        /// The word `entry.changed`.
        public static let entryChanged = WatchKind(rawValue: "entry.changed")
        /// The word `type.orphaned`.
        public static let typeOrphaned = WatchKind(rawValue: "type.orphaned")
        /// The word `type.revived`.
        public static let typeRevived = WatchKind(rawValue: "type.revived")
        /// The word `attachment.added`.
        public static let attachmentAdded = WatchKind(rawValue: "attachment.added")
        /// The word `attachment.removed`.
        public static let attachmentRemoved = WatchKind(rawValue: "attachment.removed")
        /// The word `attachment.changed`.
        public static let attachmentChanged = WatchKind(rawValue: "attachment.changed")
        /// The word `signal`.
        public static let signal = WatchKind(rawValue: "signal")
    }

    /// A word for `rule`, as in ``RuleViolation``. A newer host may say others than those below.
    public struct RuleViolationRule: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `under`.
        public static let under = RuleViolationRule(rawValue: "under")
        /// The word `within`.
        public static let within = RuleViolationRule(rawValue: "within")
        /// The word `most`.
        public static let most = RuleViolationRule(rawValue: "most")
        /// The word `repeats`.
        public static let repeats = RuleViolationRule(rawValue: "repeats")
        /// The word `first`.
        public static let first = RuleViolationRule(rawValue: "first")
        /// The word `last`.
        public static let last = RuleViolationRule(rawValue: "last")
        /// The word `methods`.
        public static let methods = RuleViolationRule(rawValue: "methods")
        /// The word `accepts`.
        public static let accepts = RuleViolationRule(rawValue: "accepts")
    }

    /// A word for `outcome`, as in ``OutcomeResultEntry``. A newer host may say others than those below.
    public struct OutcomeResultEntryOutcome: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `answered`.
        public static let answered = OutcomeResultEntryOutcome(rawValue: "answered")
        /// The word `dismissed`.
        public static let dismissed = OutcomeResultEntryOutcome(rawValue: "dismissed")
        /// The word `replaced`.
        public static let replaced = OutcomeResultEntryOutcome(rawValue: "replaced")
        /// The word `provider_gone`.
        public static let providerGone = OutcomeResultEntryOutcome(rawValue: "provider_gone")
    }
}
