// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A word for `outcome`, as in ``OutcomeResultFlow``. A newer host may say others than those below.
    public struct OutcomeResultFlowOutcome: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `completed`.
        public static let completed = OutcomeResultFlowOutcome(rawValue: "completed")
        /// The word `cancelled`.
        public static let cancelled = OutcomeResultFlowOutcome(rawValue: "cancelled")
        /// The word `failed`.
        public static let failed = OutcomeResultFlowOutcome(rawValue: "failed")
    }

    /// A word for `outcome`, as in ``SequenceResult``. A newer host may say others than those below.
    public struct SequenceResultOutcome: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `completed`.
        public static let completed = SequenceResultOutcome(rawValue: "completed")
        /// The word `cancelled`.
        public static let cancelled = SequenceResultOutcome(rawValue: "cancelled")
    }

    /// A word for `action`, as in ``SentItemAction``. A newer host may say others than those below.
    public struct SentItemActionAction: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `dismissAny`.
        public static let dismissAny = SentItemActionAction(rawValue: "dismissAny")
        /// The word `popAny`.
        public static let popAny = SentItemActionAction(rawValue: "popAny")
        /// The word `popAll`.
        public static let popAll = SentItemActionAction(rawValue: "popAll")
        /// The word `reset`.
        public static let reset = SentItemActionAction(rawValue: "reset")
        /// The word `pause`.
        public static let pause = SentItemActionAction(rawValue: "pause")
        /// The word `cancel`.
        public static let cancel = SentItemActionAction(rawValue: "cancel")
        /// The word `cancelIfLocked`.
        public static let cancelIfLocked = SentItemActionAction(rawValue: "cancelIfLocked")
        /// The word `empty`.
        public static let empty = SentItemActionAction(rawValue: "empty")
    }

    /// A word for `outcome`, as in ``SequenceStep``. A newer host may say others than those below.
    public struct SequenceStepOutcome: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `received`.
        public static let received = SequenceStepOutcome(rawValue: "received")
        /// The word `shown`.
        public static let shown = SequenceStepOutcome(rawValue: "shown")
        /// The word `selected`.
        public static let selected = SequenceStepOutcome(rawValue: "selected")
        /// The word `performed`.
        public static let performed = SequenceStepOutcome(rawValue: "performed")
        /// The word `replaced`.
        public static let replaced = SequenceStepOutcome(rawValue: "replaced")
        /// The word `failed`.
        public static let failed = SequenceStepOutcome(rawValue: "failed")
        /// The word `notSent`.
        public static let notSent = SequenceStepOutcome(rawValue: "notSent")
    }

    /// A word for `resume`, as in ``SequenceStep``. A newer host may say others than those below.
    public struct SequenceStepResume: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `auto`.
        public static let auto = SequenceStepResume(rawValue: "auto")
        /// The word `immediately`.
        public static let immediately = SequenceStepResume(rawValue: "immediately")
        /// The word `after`.
        public static let after = SequenceStepResume(rawValue: "after")
        /// The word `inserting`.
        public static let inserting = SequenceStepResume(rawValue: "inserting")
        /// The word `appending`.
        public static let appending = SequenceStepResume(rawValue: "appending")
        /// The word `replacing`.
        public static let replacing = SequenceStepResume(rawValue: "replacing")
        /// The word `pause`.
        public static let pause = SequenceStepResume(rawValue: "pause")
        /// The word `cancel`.
        public static let cancel = SequenceStepResume(rawValue: "cancel")
    }

    /// A word for `state`, as in ``SequenceState``. A newer host may say others than those below.
    public struct SequenceStateState: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `running`.
        public static let running = SequenceStateState(rawValue: "running")
        /// The word `asking`.
        public static let asking = SequenceStateState(rawValue: "asking")
        /// The word `waiting`.
        public static let waiting = SequenceStateState(rawValue: "waiting")
        /// The word `paused`.
        public static let paused = SequenceStateState(rawValue: "paused")
    }

    /// A word for `resume`, as in ``ReceiverValueAuto``. A newer host may say others than those below.
    public struct ReceiverValueAutoResumeWord: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `auto`.
        public static let auto = ReceiverValueAutoResumeWord(rawValue: "auto")
        /// The word `immediately`.
        public static let immediately = ReceiverValueAutoResumeWord(rawValue: "immediately")
        /// The word `pause`.
        public static let pause = ReceiverValueAutoResumeWord(rawValue: "pause")
        /// The word `cancel`.
        public static let cancel = ReceiverValueAutoResumeWord(rawValue: "cancel")
    }

    /// A word for `orphan`, as in ``Destination``. A newer host may say others than those below.
    public struct DestinationOrphan: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `keep`.
        public static let keep = DestinationOrphan(rawValue: "keep")
        /// The word `close`.
        public static let close = DestinationOrphan(rawValue: "close")
    }

    /// A word for `state`, as in ``Module``. A newer host may say others than those below.
    public struct ModuleState: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `stopped`.
        public static let stopped = ModuleState(rawValue: "stopped")
        /// The word `starting`.
        public static let starting = ModuleState(rawValue: "starting")
        /// The word `running`.
        public static let running = ModuleState(rawValue: "running")
        /// The word `stopping`.
        public static let stopping = ModuleState(rawValue: "stopping")
        /// The word `backingOff`.
        public static let backingOff = ModuleState(rawValue: "backingOff")
        /// The word `failed`.
        public static let failed = ModuleState(rawValue: "failed")
    }

    /// A word for `for`, as in ``WaitingRequest``. A newer host may say others than those below.
    public struct WaitingRequestFor: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `answer`.
        public static let answer = WaitingRequestFor(rawValue: "answer")
        /// The word `guard`.
        public static let `guard` = WaitingRequestFor(rawValue: "guard")
        /// The word `turn`.
        public static let turn = WaitingRequestFor(rawValue: "turn")
        /// The word `module`.
        public static let module = WaitingRequestFor(rawValue: "module")
        /// The word `result`.
        public static let result = WaitingRequestFor(rawValue: "result")
        /// The word `sequence`.
        public static let sequence = WaitingRequestFor(rawValue: "sequence")
    }

    /// A word for `state`, as in ``FleetScene``. A newer host may say others than those below.
    public struct FleetSceneState: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `ready`.
        public static let ready = FleetSceneState(rawValue: "ready")
        /// The word `reading`.
        public static let reading = FleetSceneState(rawValue: "reading")
        /// The word `away`.
        public static let away = FleetSceneState(rawValue: "away")
        /// The word `waiting`.
        public static let waiting = FleetSceneState(rawValue: "waiting")
        /// The word `halted`.
        public static let halted = FleetSceneState(rawValue: "halted")
    }

    /// A word for `format`, as in ``DescribeRulesResultGraph``. A newer host may say others than those below.
    public struct DescribeRulesResultGraphFormat: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `dot`.
        public static let dot = DescribeRulesResultGraphFormat(rawValue: "dot")
        /// The word `mermaid`.
        public static let mermaid = DescribeRulesResultGraphFormat(rawValue: "mermaid")
    }

    /// A word for `reason`, as in ``WatchResult``. A newer host may say others than those below.
    public struct WatchResultReason: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `outside_window`.
        public static let outsideWindow = WatchResultReason(rawValue: "outside_window")
        /// The word `ahead`.
        public static let ahead = WatchResultReason(rawValue: "ahead")
        /// The word `other_instance`.
        public static let otherInstance = WatchResultReason(rawValue: "other_instance")
    }

    /// A word for `reason`, as in ``WatchEndedNotification``. A newer host may say others than those below.
    public struct WatchEndedNotificationReason: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `navigator_closed`.
        public static let navigatorClosed = WatchEndedNotificationReason(rawValue: "navigator_closed")
        /// The word `scene_closed`.
        public static let sceneClosed = WatchEndedNotificationReason(rawValue: "scene_closed")
        /// The word `snapshot_too_large`.
        public static let snapshotTooLarge = WatchEndedNotificationReason(rawValue: "snapshot_too_large")
        /// The word `not_allowed`.
        public static let notAllowed = WatchEndedNotificationReason(rawValue: "not_allowed")
    }

    /// A word for `reason`, as in ``QuestionEndedNotification``. A newer host may say others than those below.
    public struct QuestionEndedNotificationReason: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `cancelled`.
        public static let cancelled = QuestionEndedNotificationReason(rawValue: "cancelled")
        /// The word `asker_gone`.
        public static let askerGone = QuestionEndedNotificationReason(rawValue: "asker_gone")
        /// The word `deadline`.
        public static let deadline = QuestionEndedNotificationReason(rawValue: "deadline")
        /// The word `entry_gone`.
        public static let entryGone = QuestionEndedNotificationReason(rawValue: "entry_gone")
        /// The word `scene_closed`.
        public static let sceneClosed = QuestionEndedNotificationReason(rawValue: "scene_closed")
        /// The word `withdrawn`.
        public static let withdrawn = QuestionEndedNotificationReason(rawValue: "withdrawn")
    }

    /// A word for `direction`, as in ``TrafficNotification``. A newer host may say others than those below.
    public struct Direction: Hashable, Sendable, RawRepresentable, ContractWord {
        /// The word on the wire.
        public let rawValue: String

        /// The word with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The word `in`.
        public static let `in` = Direction(rawValue: "in")
        /// The word `out`.
        public static let out = Direction(rawValue: "out")
    }
}
