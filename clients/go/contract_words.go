// Code generated from the contract of navhost by clients/generate. DO NOT EDIT.

package navhost

// ContentState is a word for `contentState`, as in Entry. A newer host may say others than those below.
type ContentState string

// The words of ContentState.
const (
	ContentStatePending  ContentState = "pending"
	ContentStateSupplied ContentState = "supplied"
	ContentStateNone     ContentState = "none"
	ContentStateFailed   ContentState = "failed"
)

// NavigatorKind is a word for `kind`, as in Navigator. A newer host may say others than those below.
type NavigatorKind string

// The words of NavigatorKind.
const (
	NavigatorKindRoot         NavigatorKind = "root"
	NavigatorKindStack        NavigatorKind = "stack"
	NavigatorKindPresentation NavigatorKind = "presentation"
	NavigatorKindOverlay      NavigatorKind = "overlay"
)

// ButtonRole is a word for `role`, as in Button. A newer host may say others than those below.
type ButtonRole string

// The words of ButtonRole.
const (
	ButtonRoleDefault     ButtonRole = "default"
	ButtonRoleCancel      ButtonRole = "cancel"
	ButtonRoleDestructive ButtonRole = "destructive"
)

// FlowState is a word for `state`, as in Flow. A newer host may say others than those below.
type FlowState string

// The words of FlowState.
const (
	FlowStateRunning   FlowState = "running"
	FlowStateSuspended FlowState = "suspended"
)

// SignalKind is a word for `kind`, as in Signal. A newer host may say others than those below.
type SignalKind string

// The words of SignalKind.
const (
	SignalKindCheckpointReturned SignalKind = "checkpoint.returned"
	SignalKindAlertAnswered      SignalKind = "alert.answered"
	SignalKindTriggerFired       SignalKind = "trigger.fired"
	SignalKindEntryFinished      SignalKind = "entry.finished"
	SignalKindFlowStarted        SignalKind = "flow.started"
	SignalKindFlowCompleted      SignalKind = "flow.completed"
	SignalKindFlowCancelled      SignalKind = "flow.cancelled"
	SignalKindFlowFailed         SignalKind = "flow.failed"
)

// Verbosity is a word for `verbosity`, as in Configuration. A newer host may say others than those below.
type Verbosity string

// The words of Verbosity.
const (
	VerbositySilent  Verbosity = "silent"
	VerbosityError   Verbosity = "error"
	VerbosityWarning Verbosity = "warning"
	VerbosityInfo    Verbosity = "info"
	VerbosityDebug   Verbosity = "debug"
)

// Durability is a word for `durability`, as in ChangedResult. A newer host may say others than those below.
type Durability string

// The words of Durability.
const (
	DurabilitySynced     Durability = "synced"
	DurabilityWritten    Durability = "written"
	DurabilityMemory     Durability = "memory"
	DurabilityReplicated Durability = "replicated"
)

// GuardOn is a word for `on`, as in Guard. A newer host may say others than those below.
type GuardOn string

// The words of GuardOn.
const (
	GuardOnEnter  GuardOn = "enter"
	GuardOnLeave  GuardOn = "leave"
	GuardOnSelect GuardOn = "select"
)

// GuardDefault is a word for `default`, as in Guard. A newer host may say others than those below.
type GuardDefault string

// The words of GuardDefault.
const (
	GuardDefaultAllow GuardDefault = "allow"
	GuardDefaultDeny  GuardDefault = "deny"
)

// GuardAway is a word for `away`, as in Guard. A newer host may say others than those below.
type GuardAway string

// The words of GuardAway.
const (
	GuardAwayAllow GuardAway = "allow"
	GuardAwayDeny  GuardAway = "deny"
	GuardAwayWait  GuardAway = "wait"
)

// GrantAllow is a word for `allow`, as in Grant. A newer host may say others than those below.
type GrantAllow string

// The words of GrantAllow.
const (
	GrantAllowRegister     GrantAllow = "register"
	GrantAllowTakeOver     GrantAllow = "takeOver"
	GrantAllowNavigate     GrantAllow = "navigate"
	GrantAllowDismissOwn   GrantAllow = "dismissOwn"
	GrantAllowDismiss      GrantAllow = "dismiss"
	GrantAllowArrange      GrantAllow = "arrange"
	GrantAllowLock         GrantAllow = "lock"
	GrantAllowUnlock       GrantAllow = "unlock"
	GrantAllowMap          GrantAllow = "map"
	GrantAllowAttach       GrantAllow = "attach"
	GrantAllowGuard        GrantAllow = "guard"
	GrantAllowReceive      GrantAllow = "receive"
	GrantAllowSend         GrantAllow = "send"
	GrantAllowBindURLs     GrantAllow = "bindURLs"
	GrantAllowRead         GrantAllow = "read"
	GrantAllowWatch        GrantAllow = "watch"
	GrantAllowMonitor      GrantAllow = "monitor"
	GrantAllowEditState    GrantAllow = "editState"
	GrantAllowManageScenes GrantAllow = "manageScenes"
	GrantAllowAdminister   GrantAllow = "administer"
)

// WatchKind is a word for `kinds`, as in Watch. A newer host may say others than those below.
type WatchKind string

// The words of WatchKind.
const (
	WatchKindNavigatorCreated  WatchKind = "navigator.created"
	WatchKindNavigatorClosed   WatchKind = "navigator.closed"
	WatchKindNavigatorSelected WatchKind = "navigator.selected"
	WatchKindEntryAdded        WatchKind = "entry.added"
	WatchKindEntryRemoved      WatchKind = "entry.removed"
	WatchKindEntryChanged      WatchKind = "entry.changed"
	WatchKindTypeOrphaned      WatchKind = "type.orphaned"
	WatchKindTypeRevived       WatchKind = "type.revived"
	WatchKindAttachmentAdded   WatchKind = "attachment.added"
	WatchKindAttachmentRemoved WatchKind = "attachment.removed"
	WatchKindAttachmentChanged WatchKind = "attachment.changed"
	WatchKindSignal            WatchKind = "signal"
)

// RuleViolationRule is a word for `rule`, as in RuleViolation. A newer host may say others than those below.
type RuleViolationRule string

// The words of RuleViolationRule.
const (
	RuleViolationRuleUnder   RuleViolationRule = "under"
	RuleViolationRuleWithin  RuleViolationRule = "within"
	RuleViolationRuleMost    RuleViolationRule = "most"
	RuleViolationRuleRepeats RuleViolationRule = "repeats"
	RuleViolationRuleFirst   RuleViolationRule = "first"
	RuleViolationRuleLast    RuleViolationRule = "last"
	RuleViolationRuleMethods RuleViolationRule = "methods"
	RuleViolationRuleAccepts RuleViolationRule = "accepts"
)

// OutcomeResultEntryOutcome is a word for `outcome`, as in OutcomeResultEntry. A newer host may say others than
// those below.
type OutcomeResultEntryOutcome string

// The words of OutcomeResultEntryOutcome.
const (
	OutcomeResultEntryOutcomeAnswered     OutcomeResultEntryOutcome = "answered"
	OutcomeResultEntryOutcomeDismissed    OutcomeResultEntryOutcome = "dismissed"
	OutcomeResultEntryOutcomeReplaced     OutcomeResultEntryOutcome = "replaced"
	OutcomeResultEntryOutcomeProviderGone OutcomeResultEntryOutcome = "provider_gone"
)

// OutcomeResultFlowOutcome is a word for `outcome`, as in OutcomeResultFlow. A newer host may say others than those
// below.
type OutcomeResultFlowOutcome string

// The words of OutcomeResultFlowOutcome.
const (
	OutcomeResultFlowOutcomeCompleted OutcomeResultFlowOutcome = "completed"
	OutcomeResultFlowOutcomeCancelled OutcomeResultFlowOutcome = "cancelled"
	OutcomeResultFlowOutcomeFailed    OutcomeResultFlowOutcome = "failed"
)

// SequenceResultOutcome is a word for `outcome`, as in SequenceResult. A newer host may say others than those
// below.
type SequenceResultOutcome string

// The words of SequenceResultOutcome.
const (
	SequenceResultOutcomeCompleted SequenceResultOutcome = "completed"
	SequenceResultOutcomeCancelled SequenceResultOutcome = "cancelled"
)

// SentItemActionAction is a word for `action`, as in SentItemAction. A newer host may say others than those below.
type SentItemActionAction string

// The words of SentItemActionAction.
const (
	SentItemActionActionDismissAny     SentItemActionAction = "dismissAny"
	SentItemActionActionPopAny         SentItemActionAction = "popAny"
	SentItemActionActionPopAll         SentItemActionAction = "popAll"
	SentItemActionActionReset          SentItemActionAction = "reset"
	SentItemActionActionPause          SentItemActionAction = "pause"
	SentItemActionActionCancel         SentItemActionAction = "cancel"
	SentItemActionActionCancelIfLocked SentItemActionAction = "cancelIfLocked"
	SentItemActionActionEmpty          SentItemActionAction = "empty"
)

// SequenceStepOutcome is a word for `outcome`, as in SequenceStep. A newer host may say others than those below.
type SequenceStepOutcome string

// The words of SequenceStepOutcome.
const (
	SequenceStepOutcomeReceived  SequenceStepOutcome = "received"
	SequenceStepOutcomeShown     SequenceStepOutcome = "shown"
	SequenceStepOutcomeSelected  SequenceStepOutcome = "selected"
	SequenceStepOutcomePerformed SequenceStepOutcome = "performed"
	SequenceStepOutcomeReplaced  SequenceStepOutcome = "replaced"
	SequenceStepOutcomeFailed    SequenceStepOutcome = "failed"
	SequenceStepOutcomeNotSent   SequenceStepOutcome = "notSent"
)

// SequenceStepResume is a word for `resume`, as in SequenceStep. A newer host may say others than those below.
type SequenceStepResume string

// The words of SequenceStepResume.
const (
	SequenceStepResumeAuto        SequenceStepResume = "auto"
	SequenceStepResumeImmediately SequenceStepResume = "immediately"
	SequenceStepResumeAfter       SequenceStepResume = "after"
	SequenceStepResumeInserting   SequenceStepResume = "inserting"
	SequenceStepResumeAppending   SequenceStepResume = "appending"
	SequenceStepResumeReplacing   SequenceStepResume = "replacing"
	SequenceStepResumePause       SequenceStepResume = "pause"
	SequenceStepResumeCancel      SequenceStepResume = "cancel"
)

// SequenceStateState is a word for `state`, as in SequenceState. A newer host may say others than those below.
type SequenceStateState string

// The words of SequenceStateState.
const (
	SequenceStateStateRunning SequenceStateState = "running"
	SequenceStateStateAsking  SequenceStateState = "asking"
	SequenceStateStateWaiting SequenceStateState = "waiting"
	SequenceStateStatePaused  SequenceStateState = "paused"
)

// ReceiverValueAutoResumeWord is a word for `resume`, as in ReceiverValueAuto. A newer host may say others than
// those below.
type ReceiverValueAutoResumeWord string

// The words of ReceiverValueAutoResumeWord.
const (
	ReceiverValueAutoResumeWordAuto        ReceiverValueAutoResumeWord = "auto"
	ReceiverValueAutoResumeWordImmediately ReceiverValueAutoResumeWord = "immediately"
	ReceiverValueAutoResumeWordPause       ReceiverValueAutoResumeWord = "pause"
	ReceiverValueAutoResumeWordCancel      ReceiverValueAutoResumeWord = "cancel"
)

// DestinationOrphan is a word for `orphan`, as in Destination. A newer host may say others than those below.
type DestinationOrphan string

// The words of DestinationOrphan.
const (
	DestinationOrphanKeep  DestinationOrphan = "keep"
	DestinationOrphanClose DestinationOrphan = "close"
)

// ModuleState is a word for `state`, as in Module. A newer host may say others than those below.
type ModuleState string

// The words of ModuleState.
const (
	ModuleStateStopped    ModuleState = "stopped"
	ModuleStateStarting   ModuleState = "starting"
	ModuleStateRunning    ModuleState = "running"
	ModuleStateStopping   ModuleState = "stopping"
	ModuleStateBackingOff ModuleState = "backingOff"
	ModuleStateFailed     ModuleState = "failed"
)

// WaitingRequestFor is a word for `for`, as in WaitingRequest. A newer host may say others than those below.
type WaitingRequestFor string

// The words of WaitingRequestFor.
const (
	WaitingRequestForAnswer   WaitingRequestFor = "answer"
	WaitingRequestForGuard    WaitingRequestFor = "guard"
	WaitingRequestForTurn     WaitingRequestFor = "turn"
	WaitingRequestForModule   WaitingRequestFor = "module"
	WaitingRequestForResult   WaitingRequestFor = "result"
	WaitingRequestForSequence WaitingRequestFor = "sequence"
)

// FleetSceneState is a word for `state`, as in FleetScene. A newer host may say others than those below.
type FleetSceneState string

// The words of FleetSceneState.
const (
	FleetSceneStateReady   FleetSceneState = "ready"
	FleetSceneStateReading FleetSceneState = "reading"
	FleetSceneStateAway    FleetSceneState = "away"
	FleetSceneStateWaiting FleetSceneState = "waiting"
	FleetSceneStateHalted  FleetSceneState = "halted"
)

// DescribeRulesResultGraphFormat is a word for `format`, as in DescribeRulesResultGraph. A newer host may say
// others than those below.
type DescribeRulesResultGraphFormat string

// The words of DescribeRulesResultGraphFormat.
const (
	DescribeRulesResultGraphFormatDot     DescribeRulesResultGraphFormat = "dot"
	DescribeRulesResultGraphFormatMermaid DescribeRulesResultGraphFormat = "mermaid"
)

// WatchResultReason is a word for `reason`, as in WatchResult. A newer host may say others than those below.
type WatchResultReason string

// The words of WatchResultReason.
const (
	WatchResultReasonOutsideWindow WatchResultReason = "outside_window"
	WatchResultReasonAhead         WatchResultReason = "ahead"
	WatchResultReasonOtherInstance WatchResultReason = "other_instance"
)

// WatchEndedNotificationReason is a word for `reason`, as in WatchEndedNotification. A newer host may say others
// than those below.
type WatchEndedNotificationReason string

// The words of WatchEndedNotificationReason.
const (
	WatchEndedNotificationReasonNavigatorClosed  WatchEndedNotificationReason = "navigator_closed"
	WatchEndedNotificationReasonSceneClosed      WatchEndedNotificationReason = "scene_closed"
	WatchEndedNotificationReasonSnapshotTooLarge WatchEndedNotificationReason = "snapshot_too_large"
	WatchEndedNotificationReasonNotAllowed       WatchEndedNotificationReason = "not_allowed"
)

// QuestionEndedNotificationReason is a word for `reason`, as in QuestionEndedNotification. A newer host may say
// others than those below.
type QuestionEndedNotificationReason string

// The words of QuestionEndedNotificationReason.
const (
	QuestionEndedNotificationReasonCancelled   QuestionEndedNotificationReason = "cancelled"
	QuestionEndedNotificationReasonAskerGone   QuestionEndedNotificationReason = "asker_gone"
	QuestionEndedNotificationReasonDeadline    QuestionEndedNotificationReason = "deadline"
	QuestionEndedNotificationReasonEntryGone   QuestionEndedNotificationReason = "entry_gone"
	QuestionEndedNotificationReasonSceneClosed QuestionEndedNotificationReason = "scene_closed"
	QuestionEndedNotificationReasonWithdrawn   QuestionEndedNotificationReason = "withdrawn"
)

// Direction is a word for `direction`, as in TrafficNotification. A newer host may say others than those below.
type Direction string

// The words of Direction.
const (
	DirectionIn  Direction = "in"
	DirectionOut Direction = "out"
)

// TrafficNotificationKind is a word for `kind`, as in TrafficNotification. A newer host may say others than those
// below.
type TrafficNotificationKind string

// The words of TrafficNotificationKind.
const (
	TrafficNotificationKindRequest      TrafficNotificationKind = "request"
	TrafficNotificationKindNotification TrafficNotificationKind = "notification"
	TrafficNotificationKindAnswer       TrafficNotificationKind = "answer"
	TrafficNotificationKindQuestion     TrafficNotificationKind = "question"
	TrafficNotificationKindEvent        TrafficNotificationKind = "event"
	TrafficNotificationKindInvalid      TrafficNotificationKind = "invalid"
)

// CreateNavigatorKind is a word for `kind`, as in CreateNavigator. A newer host may say others than those below.
type CreateNavigatorKind string

// The words of CreateNavigatorKind.
const (
	CreateNavigatorKindStack        CreateNavigatorKind = "stack"
	CreateNavigatorKindPresentation CreateNavigatorKind = "presentation"
)

// IfOccupied is a word for `ifOccupied`, as in CreateNavigator. A newer host may say others than those below.
type IfOccupied string

// The words of IfOccupied.
const (
	IfOccupiedReplace IfOccupied = "replace"
	IfOccupiedRefuse  IfOccupied = "refuse"
)

// IfPresent is a word for `ifPresent`, as in Navigate. A newer host may say others than those below.
type IfPresent string

// The words of IfPresent.
const (
	IfPresentPush       IfPresent = "push"
	IfPresentBack       IfPresent = "back"
	IfPresentRaise      IfPresent = "raise"
	IfPresentSingle     IfPresent = "single"
	IfPresentReplaceTop IfPresent = "replaceTop"
	IfPresentClear      IfPresent = "clear"
)

// AttachmentsKind is a word for `kind`, as in Attachments. A newer host may say others than those below.
type AttachmentsKind string

// The words of AttachmentsKind.
const (
	AttachmentsKindLock       AttachmentsKind = "lock"
	AttachmentsKindCheckpoint AttachmentsKind = "checkpoint"
	AttachmentsKindMapping    AttachmentsKind = "mapping"
	AttachmentsKindTrigger    AttachmentsKind = "trigger"
	AttachmentsKindFlow       AttachmentsKind = "flow"
	AttachmentsKindSignal     AttachmentsKind = "signal"
)

// DescribeRulesFormat is a word for `format`, as in DescribeRules. A newer host may say others than those below.
type DescribeRulesFormat string

// The words of DescribeRulesFormat.
const (
	DescribeRulesFormatJSON    DescribeRulesFormat = "json"
	DescribeRulesFormatDot     DescribeRulesFormat = "dot"
	DescribeRulesFormatMermaid DescribeRulesFormat = "mermaid"
)
