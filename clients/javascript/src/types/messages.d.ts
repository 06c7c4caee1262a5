// Generated from the contract of navhost by clients/generate. Do not edit.
// The errors, notifications and questions of the host.
import type {
  Acceptance,
  AccessChangedNotification,
  Attachment,
  ByeNotification,
  ChangedNotification,
  ConflictingPattern,
  Content,
  EntryAskQuestion,
  EventNotification,
  GuardAskAnswer,
  GuardAskQuestion,
  GuardPauseNotification,
  HostChangedNotification,
  HostLaggedNotification,
  LaggedNotification,
  ModuleLostNotification,
  Owner,
  Place,
  QuestionEndedNotification,
  QuestionLink,
  Redirection,
  RuleViolation,
  SentItem,
  SequenceStep,
  SignalNotification,
  StateProblem,
  TrafficNotification,
  TypeMigrateQuestion,
  TypeProvideQuestion,
  UrlResolveQuestion,
  ValueReceiveAnswer,
  ValueReceiveQuestion,
  WatchEndedNotification,
} from './contract.js';

/** The data of every error, by the error's name. */
export interface ErrorDataByName {
  /** The line is not JSON. */
  parse_error: ParseErrorData;
  /**
   * The line is JSON, but not a request, a notification, an answer or a batch of them. Or a request has the id of
   * another one that is not answered yet.
   */
  invalid_request: InvalidRequestData;
  /** The method does not exist. */
  method_not_found: MethodNotFoundData;
  /** A parameter is missing, unknown, or of another form. */
  invalid_params: InvalidParamsData;
  /** The host made a mistake. */
  internal_error: InternalErrorData;
  /** The line, or the answer to a question, has more bytes than a line may have. */
  line_too_long: LineTooLongData;
  /** Arrays and objects are nested deeper than they may be. */
  too_deep: TooDeepData;
  /** The answer would have more bytes than a connection's output may have. */
  answer_too_large: AnswerTooLargeData;
  /** It would exceed a limit of the host. */
  limit_reached: LimitReachedData;
  /** The host is about to end. */
  shutting_down: ShuttingDownData;
  /** The host lacks a capability that the client requires. */
  missing_capability: MissingCapabilityData;
  /**
   * The client has cancelled the request, or has replaced it by another one; or the scene has got another state as a
   * whole.
   */
  cancelled: CancelledData;
  /** The host, or the user, has as many connections as there may be. */
  too_many_connections: TooManyConnectionsData;
  /** The client does not read what the host has sent. */
  slow_reader: SlowReaderData;
  /** The store could not write the change, so it has not happened. */
  store_failed: StoreFailedData;
  /** Another session asked the host to close this one. */
  closed_by_request: ClosedByRequestData;
  /** The scene is shared by a fleet, and its log cannot be reached. Nothing has changed. */
  engine_away: EngineAwayData;
  /** The host has lost sight of the request, which may have had its effect or not. */
  outcome_unknown: OutcomeUnknownData;
  /** The scene belongs to this host alone, so no other one can own it. */
  local_scene: LocalSceneData;
  /** No such host of the fleet was heard lately. */
  unknown_host: UnknownHostData;
  /** The session or module belongs to another user. */
  other_user: OtherUserData;
  /** No grant of the access document allows it. */
  not_allowed: NotAllowedData;
  /** The scene does not exist. */
  unknown_scene: UnknownSceneData;
  /** The scene does not have this navigator. */
  unknown_navigator: UnknownNavigatorData;
  /** The scene does not have this entry. */
  unknown_entry: UnknownEntryData;
  /** The destination type is not registered, or not for this place. */
  unknown_destination: UnknownDestinationData;
  /** Arguments, a value or data do not fit the schema. */
  invalid_arguments: InvalidArgumentsData;
  /** The navigator has no path of its own. */
  no_stack: NoStackData;
  /** There is nothing to go back from. */
  at_root: AtRootData;
  /** The navigator is not shown over another. */
  not_presented: NotPresentedData;
  /** The path has fewer entries than that. */
  out_of_range: OutOfRangeData;
  /** Something is shown over the navigator already. */
  occupied: OccupiedData;
  /** The name of a scene or navigator is taken. */
  name_in_use: NameInUseData;
  /** The scene is not at the revision that the request named, or has navigated since. */
  revision_mismatch: RevisionMismatchData;
  /** The root navigator and the scene `main` cannot be closed. */
  root_fixed: RootFixedData;
  /** The navigator is not a stack beside others. */
  not_selectable: NotSelectableData;
  /** A lock forbids it. */
  locked: LockedData;
  /** The lock, checkpoint, mapping, trigger or flow does not exist. */
  unknown_attachment: UnknownAttachmentData;
  /** The checkpoint does not exist here, or there is nothing to go back from. */
  cannot_return: CannotReturnData;
  /** The navigator has no such trigger. */
  unknown_trigger: UnknownTriggerData;
  /** The entry is not an alert or a dialog with buttons. */
  no_alert: NoAlertData;
  /** The alert has no such button. */
  unknown_answer: UnknownAnswerData;
  /** No column comes after the navigator. */
  no_column: NoColumnData;
  /** A rule of paths forbids what would come of it. */
  path_refused: PathRefusedData;
  /** The state document cannot be shown. */
  invalid_state: InvalidStateData;
  /** The token came with another request before. */
  token_reused: TokenReusedData;
  /** The revision is older than what the host keeps. */
  outside_window: OutsideWindowData;
  /** The revision closed a navigator of a session that is gone, or gave the scene another state as a whole. */
  cannot_undo: CannotUndoData;
  /** The entry has no such link. */
  unknown_link: UnknownLinkData;
  /** The entry's type declares its messages, and none has this name. */
  unknown_message: UnknownMessageData;
  /** No entry of this type is on the way back. */
  type_not_shown: TypeNotShownData;
  /** A guard has denied it. */
  denied: DeniedData;
  /** Guards redirect in a circle. */
  redirect_loop: RedirectLoopData;
  /** The guard does not exist. */
  unknown_guard: UnknownGuardData;
  /** No session receives a value that was sent. */
  no_receiver: NoReceiverData;
  /** The session of the receiver is no longer connected. */
  receiver_gone: ReceiverGoneData;
  /** The session of the receiver did not answer in time. */
  receiver_timeout: ReceiverTimeoutData;
  /** The receiver of a value answered with an error, or with something that the host does not understand. */
  receiver_error: ReceiverErrorData;
  /** The receiver does not exist. */
  unknown_receiver: UnknownReceiverData;
  /** The sequence does not exist, or has ended. */
  unknown_sequence: UnknownSequenceData;
  /** Sending takes time, so it cannot be a part of something that happens at once. */
  cannot_wait: CannotWaitData;
  /** The URL has a mistake. */
  url_invalid: UrlInvalidData;
  /** No pattern fits the URL, or the pattern does not exist. */
  url_unknown: UrlUnknownData;
  /** Another pattern fits the same URLs, and neither is more concrete. */
  url_conflict: UrlConflictData;
  /** The URL pattern has a mistake. */
  url_pattern_invalid: UrlPatternInvalidData;
  /** No pattern makes a URL of this place. */
  url_no_link: UrlNoLinkData;
  /** Another session or module drives the flow. */
  not_flow_owner: NotFlowOwnerData;
  /** The navigator is not where the flow began, and not below it. */
  outside_flow: OutsideFlowData;
  /** The scene has something that an imported state would remove. */
  not_empty: NotEmptyData;
  /** Another session has the module, or another module has the method of presentation. */
  name_taken: NameTakenData;
  /** The session does not have the module. */
  not_owner: NotOwnerData;
  /** The schema has a mistake, or a keyword that the host does not know. */
  invalid_schema: InvalidSchemaData;
  /** The module is not there, or went before it answered. */
  provider_gone: ProviderGoneData;
  /** The module did not answer in time. */
  provider_timeout: ProviderTimeoutData;
  /** The module answered with an error of its own. */
  provider_error: ProviderErrorData;
  /** The module does not exist. */
  unknown_module: UnknownModuleData;
  /** The session does not exist. */
  unknown_session: UnknownSessionData;
  /** The module's process could not be started. */
  activation_failed: ActivationFailedData;
  /** The module was started and did not register in time. */
  activation_timeout: ActivationTimeoutData;
  /** The module's process ended before it registered. */
  module_exited: ModuleExitedData;
  /** The module has failed too often and is not started any more. */
  crash_budget_spent: CrashBudgetSpentData;
  /** The module is there, without the type that its manifest names. */
  destination_not_registered: DestinationNotRegisteredData;
  /** The module was stopped while the request waited for it. */
  module_stopped: ModuleStoppedData;
  /** The host does not start this module. */
  not_supervised: NotSupervisedData;
  /** Modules would wait for each other in a circle. */
  question_cycle: QuestionCycleData;
  /** The session is not being asked this question now. */
  unknown_question: UnknownQuestionData;
  /** The session has no such watch. */
  unknown_watch: UnknownWatchData;
  /** The session has no such monitor. */
  unknown_monitor: UnknownMonitorData;
}

/** The stable name of an error. */
export type ErrorName = keyof ErrorDataByName;

/** Members that the data of every error may have. */
export interface ErrorContext {
  /** The place of the refused operation in a transaction or a plan, from 0. */
  operation?: number;
  /** The type that the request named, when a mapping led to another. */
  mappedFrom?: string;
  /** The list of a module's registration that the refused part is in. */
  list?: string;
  /** The place in that sequence or list, from 0. */
  index?: number;
  /** The outcome of every value of that sequence. */
  steps?: SequenceStep[];
}

/** The data of `parse_error`. */
export interface ParseErrorData extends ErrorContext {
  /** The error's stable name. */
  name: 'parse_error';
  /** The byte of the line where it shows, from 0. */
  offset: number;
  /** The problem, for people. */
  reason: string;
  /** The number of the line on this connection, from 1. */
  line: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `invalid_request`. */
export interface InvalidRequestData extends ErrorContext {
  /** The error's stable name. */
  name: 'invalid_request';
  /** The number of the line on this connection, from 1, when its id is not known. */
  line?: number;
  /** The id of the other request, which goes on. */
  id?: any;
  /** The member that is there twice. */
  member?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `method_not_found`. */
export interface MethodNotFoundData extends ErrorContext {
  /** The error's stable name. */
  name: 'method_not_found';
  /** The name that the request gave. */
  method: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `invalid_params`. */
export interface InvalidParamsData extends ErrorContext {
  /** The error's stable name. */
  name: 'invalid_params';
  /** The parameter that is wrong. */
  parameter?: string;
  /** The value or form that it must have. */
  expected?: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `internal_error`. */
export interface InternalErrorData extends ErrorContext {
  /** The error's stable name. */
  name: 'internal_error';
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `line_too_long`. */
export interface LineTooLongData extends ErrorContext {
  /** The error's stable name. */
  name: 'line_too_long';
  /** The limit, in bytes. */
  limit: number;
  /** The number of the line on this connection, from 1, when its id is not known. */
  line?: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `too_deep`. */
export interface TooDeepData extends ErrorContext {
  /** The error's stable name. */
  name: 'too_deep';
  /** How deep arrays and objects may be nested. */
  limit: number;
  /** The number of the line on this connection, from 1, when its id is not known. */
  line?: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `answer_too_large`. */
export interface AnswerTooLargeData extends ErrorContext {
  /** The error's stable name. */
  name: 'answer_too_large';
  /** How many bytes the answers before it in the batch have. */
  bytes?: number;
  /** The limit, in bytes. */
  limit: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `limit_reached`. */
export interface LimitReachedData extends ErrorContext {
  /** The error's stable name. */
  name: 'limit_reached';
  /** The name of the limit. */
  limit: string;
  /** The limit. */
  value: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `shutting_down`. */
export interface ShuttingDownData extends ErrorContext {
  /** The error's stable name. */
  name: 'shutting_down';
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `missing_capability`. */
export interface MissingCapabilityData extends ErrorContext {
  /** The error's stable name. */
  name: 'missing_capability';
  /** The capability that the host lacks. */
  missing: string;
  /** Those that it has. */
  capabilities: string[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `cancelled`. */
export interface CancelledData extends ErrorContext {
  /** The error's stable name. */
  name: 'cancelled';
  /** The scene that has got another state. */
  scene?: string;
  /** The new key of the scene. */
  restorationKey?: string;
  /** The id of the request that replaced it. */
  replacedBy?: string | number | null;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `too_many_connections`. */
export interface TooManyConnectionsData extends ErrorContext {
  /** The error's stable name. */
  name: 'too_many_connections';
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `slow_reader`. */
export interface SlowReaderData extends ErrorContext {
  /** The error's stable name. */
  name: 'slow_reader';
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `store_failed`. */
export interface StoreFailedData extends ErrorContext {
  /** The error's stable name. */
  name: 'store_failed';
  /** Why, in the words of the system. */
  reason: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `closed_by_request`. */
export interface ClosedByRequestData extends ErrorContext {
  /** The error's stable name. */
  name: 'closed_by_request';
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `engine_away`. */
export interface EngineAwayData extends ErrorContext {
  /** The error's stable name. */
  name: 'engine_away';
  /** The shared scene. */
  scene: string;
  /** The host that owns the scene, when that host has stopped to follow it. */
  owner?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `outcome_unknown`. */
export interface OutcomeUnknownData extends ErrorContext {
  /** The error's stable name. */
  name: 'outcome_unknown';
  /** The shared scene. */
  scene: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `local_scene`. */
export interface LocalSceneData extends ErrorContext {
  /** The error's stable name. */
  name: 'local_scene';
  /** The scene. */
  scene: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_host`. */
export interface UnknownHostData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_host';
  /** The name that the request gave; left out when it gave none. */
  host?: string;
  /** The hosts that were heard. */
  hosts: string[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `other_user`. */
export interface OtherUserData extends ErrorContext {
  /** The error's stable name. */
  name: 'other_user';
  /** The session of the other user. */
  session?: string;
  /** The module of the other user. */
  module?: string;
  /** The other user. */
  uid: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `not_allowed`. */
export interface NotAllowedData extends ErrorContext {
  /** The error's stable name. */
  name: 'not_allowed';
  /** The verb that it takes; left out for a wrong secret. */
  verb?:
    | 'register'
    | 'takeOver'
    | 'navigate'
    | 'dismissOwn'
    | 'dismiss'
    | 'arrange'
    | 'lock'
    | 'unlock'
    | 'map'
    | 'attach'
    | 'guard'
    | 'receive'
    | 'send'
    | 'bindURLs'
    | 'read'
    | 'watch'
    | 'monitor'
    | 'editState'
    | 'manageScenes'
    | 'administer';
  /** The identity that asked; left out for a session without one. */
  identity?: string;
  /** The scene where it was refused. */
  scene?: string;
  /** The navigator where it was refused. */
  navigator?: string;
  /** The destination type that it was about. */
  type?: string;
  /** The module that it was about. */
  module?: string;
  /** The file with the grants. A person who can change it can allow this. */
  document: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_scene`. */
export interface UnknownSceneData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_scene';
  /** The name that the request gave. */
  scene: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_navigator`. */
export interface UnknownNavigatorData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_navigator';
  /** The id or name that the request gave. */
  navigator: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The navigator with this name, outside of what was searched. */
  elsewhere?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_entry`. */
export interface UnknownEntryData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_entry';
  /** The id that the request gave. */
  entry: string;
  /** The navigator whose path does not have it. */
  navigator?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_destination`. */
export interface UnknownDestinationData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_destination';
  /** The type that the request gave. */
  type?: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The navigators where the type is known. */
  navigators?: Place[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `invalid_arguments`. */
export interface InvalidArgumentsData extends ErrorContext {
  /** The error's stable name. */
  name: 'invalid_arguments';
  /** The destination type. */
  type?: string;
  /** The checkpoint whose value it is. */
  checkpoint?: string;
  /** The flow whose value it is. */
  flow?: string;
  /** The message to an entry, by its name. */
  message?: string;
  /** True for the content of an entry. */
  content?: boolean;
  /** A JSON Pointer to what does not fit. */
  path: string;
  /** The keyword of the schema that it breaks. */
  keyword: string;
  /** The problem, for people. */
  reason: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `no_stack`. */
export interface NoStackData extends ErrorContext {
  /** The error's stable name. */
  name: 'no_stack';
  /** The navigator. */
  navigator: string;
  /** The nearest one around it that has a path. */
  suggestion?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `at_root`. */
export interface AtRootData extends ErrorContext {
  /** The error's stable name. */
  name: 'at_root';
  /** The navigator. */
  navigator: string;
  /** How many entries its path has. */
  depth: number;
  /** The presentation around it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `not_presented`. */
export interface NotPresentedData extends ErrorContext {
  /** The error's stable name. */
  name: 'not_presented';
  /** The navigator. */
  navigator: string;
  /** The presentation around it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `out_of_range`. */
export interface OutOfRangeData extends ErrorContext {
  /** The error's stable name. */
  name: 'out_of_range';
  /** The navigator. */
  navigator: string;
  /** How many entries its path has. */
  depth: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `occupied`. */
export interface OccupiedData extends ErrorContext {
  /** The error's stable name. */
  name: 'occupied';
  /** The navigator. */
  navigator: string;
  /** The navigator that it presents. */
  presented: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `name_in_use`. */
export interface NameInUseData extends ErrorContext {
  /** The error's stable name. */
  name: 'name_in_use';
  /** The scene. */
  scene: string;
  /** The name. */
  wanted: string;
  /** The navigator that has it. */
  navigator?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `revision_mismatch`. */
export interface RevisionMismatchData extends ErrorContext {
  /** The error's stable name. */
  name: 'revision_mismatch';
  /** The scene. */
  scene: string;
  /** Its revision. */
  revision: number;
  /** The newest revision that navigated. */
  navigation?: number;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `root_fixed`. */
export interface RootFixedData extends ErrorContext {
  /** The error's stable name. */
  name: 'root_fixed';
  /** The root navigator. */
  navigator?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `not_selectable`. */
export interface NotSelectableData extends ErrorContext {
  /** The error's stable name. */
  name: 'not_selectable';
  /** The navigator. */
  navigator: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `locked`. */
export interface LockedData extends ErrorContext {
  /** The error's stable name. */
  name: 'locked';
  /** The locks. */
  locks: Attachment[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_attachment`. */
export interface UnknownAttachmentData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_attachment';
  /** The id that the request gave. */
  attachment: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `cannot_return`. */
export interface CannotReturnData extends ErrorContext {
  /** The error's stable name. */
  name: 'cannot_return';
  /** Where the request looked from. */
  navigator: string;
  /** The name that the request gave. */
  checkpoint: string;
  /** Whether there is such a checkpoint, and returning would undo nothing. */
  isKnown: boolean;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_trigger`. */
export interface UnknownTriggerData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_trigger';
  /** The navigator. */
  navigator: string;
  /** The name that the request gave. */
  trigger: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `no_alert`. */
export interface NoAlertData extends ErrorContext {
  /** The error's stable name. */
  name: 'no_alert';
  /** The entry. */
  entry: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_answer`. */
export interface UnknownAnswerData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_answer';
  /** The entry. */
  entry: string;
  /** The answer that the request gave. */
  answer: string;
  /** Those that its buttons have. */
  answers: string[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `no_column`. */
export interface NoColumnData extends ErrorContext {
  /** The error's stable name. */
  name: 'no_column';
  /** The navigator. */
  navigator: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `path_refused`. */
export interface PathRefusedData extends ErrorContext {
  /** The error's stable name. */
  name: 'path_refused';
  /** The part of the rule that the first violation breaks. */
  rule?: string;
  /** The type that breaks it. */
  type?: string;
  /** The navigator whose path it is. */
  navigator?: string;
  /** The navigator below which a new one would have been made. */
  parent?: string;
  /** The place in the path, from 0; -1 for the destination below the path. */
  position?: number;
  /** The type that it stands on. */
  found?: string;
  /** Roles, methods or types of which one would do; the number that may be there. */
  needed?: string[];
  /** The type whose rule it is. */
  ruleOf?: string;
  /** The module whose rule it is, `bindings`, or `navigator`. */
  source?: string;
  /** The types and roles that the navigator's path accepts, when it does not accept the type. */
  accepted?: Acceptance;
  /** Types of a path that is legal and leads there. */
  legal?: string[];
  /** All violations. */
  violations: RuleViolation[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `invalid_state`. */
export interface InvalidStateData extends ErrorContext {
  /** The error's stable name. */
  name: 'invalid_state';
  /** The problems of the document. */
  problems: StateProblem[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `token_reused`. */
export interface TokenReusedData extends ErrorContext {
  /** The error's stable name. */
  name: 'token_reused';
  /** The token. */
  token: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `outside_window`. */
export interface OutsideWindowData extends ErrorContext {
  /** The error's stable name. */
  name: 'outside_window';
  /** The scene. */
  scene: string;
  /** The oldest revision that is kept. */
  from: number;
  /** The newest revision. */
  to: number;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `cannot_undo`. */
export interface CannotUndoData extends ErrorContext {
  /** The error's stable name. */
  name: 'cannot_undo';
  /** The revision. */
  revision: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_link`. */
export interface UnknownLinkData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_link';
  /** The entry. */
  entry: string;
  /** The name that the request gave. */
  link: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_message`. */
export interface UnknownMessageData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_message';
  /** The destination type. */
  type: string;
  /** The name that the request gave. */
  message?: string;
  /** Those that its entries accept. */
  messages: string[];
  /** The known name that is most like it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `type_not_shown`. */
export interface TypeNotShownData extends ErrorContext {
  /** The error's stable name. */
  name: 'type_not_shown';
  /** The navigator where the search began. */
  navigator: string;
  /** The destination type. */
  type: string;
  /** A navigator that shows the type, on the way through the presenters. */
  elsewhere?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `denied`. */
export interface DeniedData extends ErrorContext {
  /** The error's stable name. */
  name: 'denied';
  /** The guard. */
  guard: string;
  /** Its name for people. */
  guardName: string;
  /** The guard's module, or that of its session when it has exactly one. */
  module?: string;
  /** The step that it denies. */
  on: 'enter' | 'leave' | 'select';
  /** Why, for people. */
  reason?: string;
  /** True when the guard did not answer, and its default holds. */
  byDefault?: boolean;
  /** True when the guard's module is away. */
  away?: boolean;
  /** True when the guard is not asked for a while, because it missed its deadlines. */
  paused?: boolean;
  /** Seconds until a request is put to a paused guard again. */
  retryAfter?: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `redirect_loop`. */
export interface RedirectLoopData extends ErrorContext {
  /** The error's stable name. */
  name: 'redirect_loop';
  /** Where the request wanted to go, and where guards sent it. */
  chain: Redirection[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_guard`. */
export interface UnknownGuardData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_guard';
  /** The id that the request gave. */
  guard: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `no_receiver`. */
export interface NoReceiverData extends ErrorContext {
  /** The error's stable name. */
  name: 'no_receiver';
  /** The name of the value. */
  value?: string;
  /** The destination type. */
  type?: string;
  /** The route. */
  route?: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `receiver_gone`. */
export interface ReceiverGoneData extends ErrorContext {
  /** The error's stable name. */
  name: 'receiver_gone';
  /** The receiver. */
  receiver: string;
  /** Its session. */
  session: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `receiver_timeout`. */
export interface ReceiverTimeoutData extends ErrorContext {
  /** The error's stable name. */
  name: 'receiver_timeout';
  /** The receiver. */
  receiver: string;
  /** Its session. */
  session: string;
  /** Seconds that it had. */
  timeout: number;
  /** The questions that it was waiting for. */
  waitingFor: QuestionLink[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `receiver_error`. */
export interface ReceiverErrorData extends ErrorContext {
  /** The error's stable name. */
  name: 'receiver_error';
  /** The receiver. */
  receiver: string;
  /** Its session. */
  session: string;
  /** The error that it answered. */
  error?: any;
  /** The problem with its answer. */
  reason?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_receiver`. */
export interface UnknownReceiverData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_receiver';
  /** The id that the request gave. */
  receiver: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_sequence`. */
export interface UnknownSequenceData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_sequence';
  /** The id that the request gave. */
  sequence: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
}

/** The data of `cannot_wait`. */
export interface CannotWaitData extends ErrorContext {
  /** The error's stable name. */
  name: 'cannot_wait';
  /** The method. */
  method: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `url_invalid`. */
export interface UrlInvalidData extends ErrorContext {
  /** The error's stable name. */
  name: 'url_invalid';
  /** The URL. */
  url: string;
  /** The problem, for people. */
  reason: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `url_unknown`. */
export interface UrlUnknownData extends ErrorContext {
  /** The error's stable name. */
  name: 'url_unknown';
  /** The URL. */
  url?: string;
  /** The pattern that the request gave. */
  pattern?: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `url_conflict`. */
export interface UrlConflictData extends ErrorContext {
  /** The error's stable name. */
  name: 'url_conflict';
  /** The pattern. */
  pattern: string;
  /** Its module. */
  module: string;
  /** The pattern that fits the same URLs. */
  other: ConflictingPattern;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `url_pattern_invalid`. */
export interface UrlPatternInvalidData extends ErrorContext {
  /** The error's stable name. */
  name: 'url_pattern_invalid';
  /** The pattern. */
  pattern: string;
  /** The problem, for people. */
  reason: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `url_no_link`. */
export interface UrlNoLinkData extends ErrorContext {
  /** The error's stable name. */
  name: 'url_no_link';
  /** The type that is shown last. */
  type?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `not_flow_owner`. */
export interface NotFlowOwnerData extends ErrorContext {
  /** The error's stable name. */
  name: 'not_flow_owner';
  /** The flow. */
  flow: string;
  /** The module that drives it. */
  module?: string;
  /** The session that drives it. */
  session?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `outside_flow`. */
export interface OutsideFlowData extends ErrorContext {
  /** The error's stable name. */
  name: 'outside_flow';
  /** The flow. */
  flow: string;
  /** The navigator that the request named. */
  navigator: string;
  /** The navigator where the flow began. */
  anchor: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `not_empty`. */
export interface NotEmptyData extends ErrorContext {
  /** The error's stable name. */
  name: 'not_empty';
  /** The scene. */
  scene: string;
  /** How many entries it has. */
  entries: number;
  /** How many navigators it has besides the root. */
  navigators: number;
  /** How many attachments it has. */
  attachments: number;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `name_taken`. */
export interface NameTakenData extends ErrorContext {
  /** The error's stable name. */
  name: 'name_taken';
  /** The module. */
  module: string;
  /** The method of presentation. */
  method?: string;
  /** The session that has it. */
  owner?: Owner;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `not_owner`. */
export interface NotOwnerData extends ErrorContext {
  /** The error's stable name. */
  name: 'not_owner';
  /** The module. */
  module?: string;
  /** The session that owns it. */
  session?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `invalid_schema`. */
export interface InvalidSchemaData extends ErrorContext {
  /** The error's stable name. */
  name: 'invalid_schema';
  /** The owner of the schema, for people. */
  type: string;
  /** A JSON Pointer to what cannot be used. */
  path: string;
  /** The problem, for people. */
  reason: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `provider_gone`. */
export interface ProviderGoneData extends ErrorContext {
  /** The error's stable name. */
  name: 'provider_gone';
  /** The module. */
  module: string;
  /** The destination type. */
  type?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `provider_timeout`. */
export interface ProviderTimeoutData extends ErrorContext {
  /** The error's stable name. */
  name: 'provider_timeout';
  /** The module. */
  module: string;
  /** The destination type. */
  type?: string;
  /** Seconds that it had. */
  timeout: number;
  /** The questions that it was waiting for. */
  waitingFor: QuestionLink[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `provider_error`. */
export interface ProviderErrorData extends ErrorContext {
  /** The error's stable name. */
  name: 'provider_error';
  /** The module. */
  module?: string;
  /** The destination type. */
  type?: string;
  /** The error that it answered. */
  error?: any;
  /** The problem with its answer. */
  reason?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_module`. */
export interface UnknownModuleData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_module';
  /** The name that the request gave. */
  module: string;
  /** The known name that is most like it. */
  nearest?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_session`. */
export interface UnknownSessionData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_session';
  /** The id that the request gave. */
  session: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `activation_failed`. */
export interface ActivationFailedData extends ErrorContext {
  /** The error's stable name. */
  name: 'activation_failed';
  /** The module. */
  module: string;
  /** Why, in the words of the system. */
  reason: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `activation_timeout`. */
export interface ActivationTimeoutData extends ErrorContext {
  /** The error's stable name. */
  name: 'activation_timeout';
  /** The module. */
  module: string;
  /** Seconds that it had. */
  timeout: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `module_exited`. */
export interface ModuleExitedData extends ErrorContext {
  /** The error's stable name. */
  name: 'module_exited';
  /** The module. */
  module: string;
  /** Its exit status. */
  status?: number;
  /** The signal that ended it. */
  signal?: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `crash_budget_spent`. */
export interface CrashBudgetSpentData extends ErrorContext {
  /** The error's stable name. */
  name: 'crash_budget_spent';
  /** The module. */
  module: string;
  /** How often it failed. */
  failures: number;
  /** Within how many seconds. */
  window: number;
  /** The name of the last failure. */
  last?: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `destination_not_registered`. */
export interface DestinationNotRegisteredData extends ErrorContext {
  /** The error's stable name. */
  name: 'destination_not_registered';
  /** The module. */
  module: string;
  /** The type that its manifest names. */
  type: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `module_stopped`. */
export interface ModuleStoppedData extends ErrorContext {
  /** The error's stable name. */
  name: 'module_stopped';
  /** The module. */
  module: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `not_supervised`. */
export interface NotSupervisedData extends ErrorContext {
  /** The error's stable name. */
  name: 'not_supervised';
  /** The module. */
  module: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `question_cycle`. */
export interface QuestionCycleData extends ErrorContext {
  /** The error's stable name. */
  name: 'question_cycle';
  /** The module that would have been asked. */
  module: string;
  /** The destination type. */
  type?: string;
  /** Its session. */
  session: string;
  /** The questions that led here. */
  chain: QuestionLink[];
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_question`. */
export interface UnknownQuestionData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_question';
  /** The id that the request gave. */
  question: string;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_watch`. */
export interface UnknownWatchData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_watch';
  /** The number that the request gave. */
  watch: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** The data of `unknown_monitor`. */
export interface UnknownMonitorData extends ErrorContext {
  /** The error's stable name. */
  name: 'unknown_monitor';
  /** The number that the request gave. */
  monitor: number;
  /** The scene of the sequence that the error ended. */
  scene?: string;
  /** The sequence that the error ended. */
  sequence?: string;
}

/** Every notification of the host, with its parameters. */
export interface Notifications {
  /** The host closes the connection, and says why. Nothing follows. */
  bye: ByeNotification;
  /**
   * A watched scene has a new revision. Each revision comes once, in order, and whole; a watch with a filter gets only
   * those that pass it.
   */
  changed: ChangedNotification;
  /** The client read too slowly, so revisions were left out. The snapshot is the state now; changes go on after it. */
  lagged: LaggedNotification;
  /** The host has ended a watch. No other notification about it follows. */
  watchEnded: WatchEndedNotification;
  /**
   * Something happened besides changes. It goes to watches that asked for events up to its level, and is left out for a
   * reader that is behind.
   */
  event: EventNotification;
  /**
   * Something happened to what this session showed, established, bound or started, or to a flow that its module drives.
   * It comes without a watch. For a module that is away it waits until the module has registered again.
   */
  signal: SignalNotification;
  /**
   * Scenes, modules or renderers of the host have changed. Each revision comes once, in order, and whole, to every
   * watch of `host.watch`.
   */
  hostChanged: HostChangedNotification;
  /**
   * The client read too slowly, so revisions of the host were left out. The snapshot is the state now; changes go on
   * after it.
   */
  hostLagged: HostLaggedNotification;
  /**
   * The host does not wait any longer for the answer to a question that this session has not answered. It comes once
   * for such a question; an answer after it is dropped.
   */
  questionEnded: QuestionEndedNotification;
  /** Another session of the same user has taken over a module of this one. */
  moduleLost: ModuleLostNotification;
  /**
   * A guard of this session has missed several deadlines in a row, so the host does not ask it for a while, and its
   * default verdict holds at once. After `retryAfter` seconds one request is put to it. An answer in time ends the
   * pause; another miss begins a longer one.
   */
  guardPause: GuardPauseNotification;
  /** The rights of this session have changed. The members name what has ended with them. */
  accessChanged: AccessChangedNotification;
  /** A line that went in or out on another connection, for a session that has a monitor. */
  traffic: TrafficNotification;
}

/** Every question of the host: its parameters, and its answer. */
export interface Questions {
  /** A client has sent a message about an entry that this module provides. The client waits for the answer. */
  'entry.ask': { params: EntryAskQuestion; answer: any };
  /**
   * A request would show or remove what a guard of this session is about, or select another stack. The request waits
   * for the vote, and nothing of it has happened.
   */
  'guard.ask': { params: GuardAskQuestion; answer: GuardAskAnswer };
  /**
   * A sequence sends a value, a destination or a route to a receiver of this session. The sequence waits for the
   * answer.
   */
  'value.receive': { params: ValueReceiveQuestion; answer: ValueReceiveAnswer | null };
  /**
   * A client opens or resolves a URL that fits a pattern which this module registered with `ask`. The client waits for
   * the answer.
   */
  'url.resolve': { params: UrlResolveQuestion; answer: SentItem[] | null };
  /**
   * This module registered a newer version of a type, and a scene shows entries with arguments of older ones. Each
   * question is about 256 entries at most.
   */
  'type.migrate': { params: TypeMigrateQuestion; answer: (Record<string, any> | null)[] };
  /**
   * A scene shows entries of a type that this module registered with `provides`. Each question is about 256 entries at
   * most. Content must fit the schema that the type declares for it; content that does not is `failed`, as after an
   * error or a missing answer.
   */
  'type.provide': { params: TypeProvideQuestion; answer: (Content | null)[] };
}
