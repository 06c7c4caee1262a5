// Generated from the contract of navhost by clients/generate. Do not edit.
// The functions for the host's methods, their options and their results.
import type {
  Acceptance,
  AddGuardResult,
  AddMappingResult,
  AttachmentsResult,
  BindTriggerResult,
  Button,
  CanReturnResult,
  CancelResumeResult,
  ChangedResult,
  CheckRightResult,
  CheckRulesResult,
  CloseNavigatorResult,
  CloseSceneResult,
  CloseSessionResult,
  ConfigureSceneResult,
  CreateNavigatorResult,
  CreateSceneConfiguration,
  CreateSceneResult,
  DescribeRulesResult,
  Destination,
  DestinationsResult,
  EncodeURLResult,
  EntryResult,
  EstablishCheckpointResult,
  ExportSceneResult,
  FleetResult,
  FlowResult,
  FlowStartedResult,
  FlowsResult,
  FollowResult,
  GuardsResult,
  HelloCapabilities,
  HelloResult,
  HistoryResult,
  ImportSceneResult,
  LinksResult,
  LockResult,
  MetricsResult,
  ModuleFlow,
  ModuleGuard,
  ModuleMapping,
  ModuleReceiver,
  ModuleReceiverValueAutoAuto,
  ModuleURL,
  ModulesResult,
  MonitorResult,
  MoveEntryResult,
  MoveSceneResult,
  NavigatorState,
  OneOf,
  Operation,
  OutcomeResult,
  PathResult,
  PathSetResult,
  PingResult,
  PlanResult,
  PresentationMethod,
  ProvideContentLinksItem,
  Receiver,
  ReceiversResult,
  RedirectedResult,
  RegisterURLResult,
  RemovedResult,
  RendererFocus,
  RendererGap,
  RenderersResult,
  ReportRenderingResult,
  RequestedDestination,
  ResolveURLResult,
  RestoreSceneResult,
  ResumeResult,
  ReturnToCheckpointResult,
  ReturnedResult,
  RightsResult,
  ScenesResult,
  SelectNavigatorResult,
  SentItem,
  SequenceResult,
  SequencesResult,
  SessionsResult,
  SetPathResult,
  SetStateResult,
  SetStateStateItem,
  SetTriggerResult,
  ShownResult,
  Snapshot,
  StartModuleResult,
  StateResult,
  StatisticsResult,
  StatusResult,
  TransactionResult,
  UnmonitorResult,
  UnregisterURLResult,
  UrlPatternsResult,
  WaitingResult,
  WatchesResult,
} from './contract.js';
import type { CallOptions } from './connection.js';

/** The options of every function for a method. */
export interface RequestOptions extends CallOptions {
  /**
   * Whether a person asked for it, and not a program. The cause of the change says it. When left out, what the session
   * said in `hello`.
   */
  byPerson?: boolean;
  /**
   * The place of the request in a distributed trace, in the form of W3C Trace Context. The host passes it on in its
   * questions and in the causes of changes.
   */
  traceparent?: string;
}

/** The options of `hello`. */
export interface HelloOptions extends RequestOptions {
  /** The name of the client; its first 64 characters count. */
  name?: string;
  /** The client's version; its first 64 characters count. */
  version?: string;
  /** The content of an identity's secret file, where the host has an access document. Other hosts ignore it. */
  secret?: string;
  /** The capabilities that the client needs or would use. */
  capabilities?: HelloCapabilities;
}

/** The options of `host.monitor`. */
export interface MonitorOptions extends RequestOptions {
  /** Only this connection; another one of the same user. */
  session?: string;
  /** Only what goes `in` to the host, or `out` of it. */
  directions?: ('in' | 'out')[];
  /** Only these kinds of line. */
  kinds?: ('request' | 'notification' | 'answer' | 'question' | 'event' | 'invalid')[];
  /** Whether the text of the lines is shown, with what is in it; true when left out. */
  lines?: boolean;
  /** How many bytes of a line are shown; the limit `monitorLine` when left out. */
  lineBytes?: number;
  /** Only these methods, and the answers to them: 1 to 64 names of at most 128 bytes. */
  methods?: string[];
}

/** The options of `session.close`. */
export interface CloseSessionOptions extends RequestOptions {
  /** A sentence for its `bye`, at most 1,024 bytes. */
  message?: string;
}

/** The options of `access.check`. */
export interface CheckRightOptions extends RequestOptions {
  /** The name of an identity. */
  identity?: string;
  /** The scene; `main` when left out. */
  scene?: string;
  /** A navigator of the scene; the whole scene when left out. */
  navigator?: string;
  /** A destination type. */
  type?: string;
  /** A module. */
  module?: string;
}

/** The options of `module.register`. */
export interface RegisterRequestOptions extends RequestOptions {
  /** The module's version, for people. */
  version?: string;
  /** The title of the module for people. */
  title?: string;
  /** The methods of presentation that the module defines, besides the built-in ones. */
  presentations?: PresentationMethod[];
  /** The types are known on this navigator and below it; everywhere when left out. The nearest registration is used. */
  navigator?: string;
  /** The scene of `navigator`; `main` when left out. */
  scene?: string;
  /** True to take the name from another session of the same user, which gets `moduleLost`; false when left out. */
  takeOver?: boolean;
  /** The module's guards, each as for `guard.add`. */
  guards?: ModuleGuard[];
  /** Its receivers, each as for `receiver.add`. */
  receivers?: ModuleReceiver[];
  /** Its URL patterns, each as for `url.register`. */
  urls?: ModuleURL[];
  /** Its mappings, each as for `mapping.add`, without `ifRevision` and `ifNavigation`. */
  mappings?: ModuleMapping[];
  /** Its flows. `flow.start` with such a name takes from here what the request leaves out. */
  flows?: ModuleFlow[];
  /**
   * True when this request is the whole module: types that it does not name end, and lists that it leaves out are
   * empty.
   */
  replaces?: boolean;
}

/** The options of `destination.list`. */
export interface DestinationsOptions extends RequestOptions {
  /** Only the types of this module; all when left out. */
  module?: string;
}

/** The options of `scene.create`. */
export interface CreateSceneOptions extends RequestOptions {
  /** Means the scene of this host, also when its fleet shares one of the same name. */
  local?: boolean;
  /** The configuration of the scene; its navigators inherit it. */
  configuration?: CreateSceneConfiguration;
}

/** The options of `scene.close`. */
export interface CloseSceneOptions extends RequestOptions {
  /** Means the scene of this host, also when its fleet shares one of the same name. */
  local?: boolean;
}

/** The options of `scene.restore`. */
export interface RestoreSceneOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
}

/** The options of `tree.get`. */
export interface TreeOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Id or name of a navigator; the whole scene when left out. */
  navigator?: string;
  /** A revision that is kept; the newest when left out. */
  revision?: number;
  /** Reads a part: at most this many entries, navigators and attachments, and about a megabyte of text. */
  limit?: number;
  /**
   * The `next` of the part before; it is refused with `outside_window` when its revision is not kept any more, or lies
   * too far back.
   */
  after?: string;
}

/** The options of `navigator.create`. */
export interface CreateNavigatorOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator around it; the root when left out. */
  parent?: string;
  /** The entry that the request comes from: the navigator that shows it is the parent. */
  fromEntry?: string;
  /** Its kind in the tree; `stack` when left out. */
  kind?: 'stack' | 'presentation';
  /** How a presentation is shown; `managedSheet` when left out. Not for a stack. */
  method?: string;
  /** The destination that the navigator shows below its path. */
  root?: RequestedDestination;
  /** An entry of the parent's path; the stack is closed with it. */
  entry?: string;
  /** Whether a stack comes to the front of its parent. */
  select?: boolean;
  /** Whether it is closed when this session ends; false when left out. */
  ephemeral?: boolean;
  /** The behaviour when the parent already presents something; `replace` when left out. Not for a stack. */
  ifOccupied?: 'replace' | 'refuse';
  /** The types and roles that its path accepts; all when left out. */
  accepts?: Acceptance;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `navigator.close`. */
export interface CloseNavigatorOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** The entry that the request comes from: the navigator that shows it is meant. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `navigator.select`. */
export interface SelectNavigatorOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** The entry that the request comes from: the navigator that shows it is meant. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `navigator.get`. */
export interface NavigatorOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
}

/** The options of `navigator.find`. */
export interface FindNavigatorOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Id or name of a navigator; looks only at it and below it. */
  below?: string;
}

/** The options of `navigate`. */
export interface NavigateOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
   * the same name; null removes one.
   */
  hints?: Record<string, any>;
  /** How the destination is shown; `send` leaves that to the receiver of the type. */
  method?: string;
  /** A name for the new navigator, unique in the scene. */
  name?: string;
  /** The behaviour when the navigator already presents something; `replace` when left out. */
  ifOccupied?: 'replace' | 'refuse';
  /** The buttons of an alert or a dialog: 1 to 16, their answers all different. */
  buttons?: Button[];
  /**
   * The way of a push when the path shows the same already: `push` another (the default), go `back` to it, `raise` it
   * to the top, keep a `single` one, `replaceTop`, or `clear` the path.
   */
  ifPresent?: 'push' | 'back' | 'raise' | 'single' | 'replaceTop' | 'clear';
  /** Whether the entry goes as soon as another is pushed over it; false when left out. */
  transient?: boolean;
  /**
   * Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone` or
   * `redirected`.
   */
  forResult?: boolean;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `push`. */
export interface PushOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
   * the same name; null removes one.
   */
  hints?: Record<string, any>;
  /**
   * The way of a push when the path shows the same already: `push` another (the default), go `back` to it, `raise` it
   * to the top, keep a `single` one, `replaceTop`, or `clear` the path.
   */
  ifPresent?: 'push' | 'back' | 'raise' | 'single' | 'replaceTop' | 'clear';
  /** Whether the entry goes as soon as another is pushed over it; false when left out. */
  transient?: boolean;
  /**
   * Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone` or
   * `redirected`.
   */
  forResult?: boolean;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `present`. */
export interface PresentOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
   * the same name; null removes one.
   */
  hints?: Record<string, any>;
  /** A form of presentation; when left out the type's, or `sheet` when the type has none. */
  method?: string;
  /** A name for the new navigator, unique in the scene. */
  name?: string;
  /** The behaviour when the navigator already presents something; `replace` when left out. */
  ifOccupied?: 'replace' | 'refuse';
  /** The buttons of an alert or a dialog: 1 to 16, their answers all different. */
  buttons?: Button[];
  /**
   * The way of a push when the path shows the same already: `push` another (the default), go `back` to it, `raise` it
   * to the top, keep a `single` one, `replaceTop`, or `clear` the path.
   */
  ifPresent?: 'push' | 'back' | 'raise' | 'single' | 'replaceTop' | 'clear';
  /** Whether the entry goes as soon as another is pushed over it; false when left out. */
  transient?: boolean;
  /**
   * Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`, `provider_gone` or
   * `redirected`.
   */
  forResult?: boolean;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `replace`. */
export interface ReplaceOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
   * the same name; null removes one.
   */
  hints?: Record<string, any>;
  /** The entry to replace; the top one when left out. */
  entry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `pop`. */
export interface PopOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /** How many entries stay. */
  to?: number;
  /** The lowest entry that goes; all above it go as well. */
  entry?: string;
  /** The type whose nearest entry stays on top: of the path from the top down, then the navigator's root. */
  toType?: string;
  /** Whether the search for `toType` goes on at the presenters, and closes what they present; false when left out. */
  presenters?: boolean;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `popAll`. */
export interface PopAllOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `popAny`. */
export interface PopAnyOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `back`. */
export interface BackOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `dismiss`. */
export interface DismissOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `dismissPresented`. */
export interface DismissPresentedOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `dismissChildren`. */
export interface DismissChildrenOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `dismissAny`. */
export interface DismissAnyOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `reset`. */
export interface ResetOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `path.get`. */
export interface PathOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** How many of the oldest entries are left out; 0 when left out. */
  offset?: number;
  /** Reads a part: at most this many entries, and about a megabyte of text; all when left out. */
  limit?: number;
  /**
   * The `next` of the part before, in place of `offset`; it is refused with `outside_window` when its revision is not
   * kept any more, or lies too far back.
   */
  after?: string;
}

/** The options of `path.set`. */
export interface SetPathOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `path.append`. */
export interface AppendPathOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `path.insert`. */
export interface InsertPathOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The position of the first new entry; the path's length puts them on top. */
  at?: number;
  /** The entry above the new ones, in whichever path it is. */
  before?: string;
  /** The entry below the new ones, in whichever path it is; a navigator's root is below its first entry. */
  after?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `path.remove`. */
export interface RemoveEntriesOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `path.move`. */
export interface MoveEntryOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** The entry of the same path that is above it then. */
  before?: string;
  /** The entry of the same path that is below it then; a navigator's root is below its first entry. */
  after?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `entry.get`. */
export interface EntryOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
}

/** The options of `entry.ask`. */
export interface AskRequestOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /**
   * The message's name: one that the type declares. The module gets it. A type that declares none takes any name, or
   * none.
   */
  name?: string;
  /** Seconds until `provider_timeout`: the limit `question` when left out, at most the limit `questionMaximum`. */
  questionTimeout?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `entry.provide`. */
export interface ProvideContentOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Where the entry leads: up to 256 links, their names all different. */
  links?: ProvideContentLinksItem[];
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `entry.update`. */
export interface UpdateEntryOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** The new hints for renderers, as a whole; null for none, the old ones when left out. */
  hints?: Record<string, any> | null;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `entry.links`. */
export interface LinksOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
}

/** The options of `entry.follow`. */
export interface FollowOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** A value for each of the link's `placeholders`; left out for a link without any. */
  values?: Record<string, any>;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `lock`. */
export interface LockOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `unlock`. */
export interface UnlockOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `attachment.list`. */
export interface AttachmentsOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Id or name of a navigator; all of them when left out. */
  navigator?: string;
  /** Only attachments of this kind. */
  kind?: 'lock' | 'checkpoint' | 'mapping' | 'trigger' | 'flow' | 'signal';
}

/** The options of `checkpoint.establish`. */
export interface EstablishCheckpointOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /** The JSON Schema of the value to return with; any value is accepted when left out. */
  value?: Record<string, any> | boolean;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `checkpoint.return`. */
export interface ReturnToCheckpointOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /** Any JSON that fits the schema of the checkpoint. */
  value?: any;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `checkpoint.canReturn`. */
export interface CanReturnOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
}

/** The options of `checkpoint.remove`. */
export interface RemoveCheckpointOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `mapping.add`. */
export interface AddMappingOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /** The arguments that it is shown with; those of the request when left out. */
  arguments?: Record<string, any>;
  /** Whether the mapping holds below the navigator as well; true when left out. */
  inherits?: boolean;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `mapping.remove`. */
export interface RemoveMappingOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `trigger.bind`. */
export interface BindTriggerOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `trigger.set`. */
export interface SetTriggerOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `trigger.unbind`. */
export interface UnbindTriggerOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `flow.start`. */
export interface StartFlowOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /** The module that drives it; the session's own when left out. Another module gets the signal `flow.started`. */
  module?: string;
  /** A checkpoint on the navigator or above, to return to; the end of the path now when left out. */
  checkpoint?: string;
  /** The JSON Schema of the value that completes it; any value is accepted when left out. */
  schema?: Record<string, any> | boolean;
  /** Any JSON that the flow keeps for its driver; null for nothing. */
  data?: any;
  /** The destination type of the first step. */
  type?: string;
  /** The destination's arguments; none when left out. */
  arguments?: Record<string, any>;
  /**
   * Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
   * the same name; null removes one.
   */
  hints?: Record<string, any>;
  /** How the first step is shown; the type's method when left out. */
  method?: string;
  /** Whether the answer waits for the end of the flow: `completed`, `cancelled`, `failed` or `redirected`. */
  forResult?: boolean;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `flow.next`. */
export interface NextStepOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of a navigator at or below that of the flow; the one in front when left out. */
  navigator?: string;
  /** The entry that the request comes from: the step is shown on the navigator that shows it. */
  fromEntry?: string;
  /**
   * Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
   * the same name; null removes one.
   */
  hints?: Record<string, any>;
  /** How the step is shown; the type's method when left out. */
  method?: string;
  /** Any JSON that the flow keeps; null for nothing. Left out, the data stays. */
  data?: any;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `flow.update`. */
export interface UpdateFlowOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
}

/** The options of `flow.complete`. */
export interface CompleteFlowOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Any JSON that fits the schemas of the flow and of its checkpoint. */
  value?: any;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `flow.cancel`. */
export interface CancelFlowOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `flow.fail`. */
export interface FailFlowOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Any JSON; the signal has it. */
  data?: any;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `flow.list`. */
export interface FlowsOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Only flows that this module drives. */
  module?: string;
}

/** The options of `flow.get`. */
export interface FlowOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
}

/** The options of `column.show`. */
export interface ShowColumnOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /**
   * Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
   * the same name; null removes one.
   */
  hints?: Record<string, any>;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `answer`. */
export interface AnswerOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Any JSON; the signal has it. */
  value?: any;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `entry.close`. */
export interface CloseEntryOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Any JSON; the signal has it. */
  value?: any;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `state.get`. */
export interface StateOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Id or name of the navigator; the root when left out. */
  navigator?: string;
}

/** The options of `state.set`. */
export interface SetStateOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator; the root when left out. */
  navigator?: string;
  /** The entry that the request comes from, for the cause only. It does not say which navigator is meant. */
  fromEntry?: string;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `transaction`. */
export interface TransactionOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `plan`. */
export interface PlanOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
}

/** The options of `rules.describe`. */
export interface DescribeRulesOptions extends RequestOptions {
  /** `dot` or `mermaid` for the edges as a graph; `json` when left out. */
  format?: 'json' | 'dot' | 'mermaid';
}

/** The options of `rules.check`. */
export interface CheckRulesOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
}

/** The options of `guard.add`. */
export interface AddGuardOptions extends RequestOptions {
  /**
   * Types that it is about: `shop.item`, `shop.*`, or `*`. With `roles` left out too, all of them. On `select`, one of
   * the two stacks must show such a type.
   */
  types?: string[];
  /** Roles that it is about, in any module's types. */
  roles?: string[];
  /** Only this scene; all when left out. */
  scene?: string;
  /** Only this navigator and what is below it; on `select`, one of the two stacks. */
  navigator?: string;
  /** Guards with a lower number are asked first; 0 when left out. */
  order?: number;
  /** Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`. */
  questionTimeout?: number;
  /** The verdict when it does not answer in time, or gives an invalid answer; `deny` when left out. */
  default?: 'allow' | 'deny';
  /**
   * The answer that holds while the guard's module is away: `allow`, `deny`, or `wait` until the module has added the
   * guard again, at most for `timeout`. The guard ends with its session when left out.
   */
  away?: 'allow' | 'deny' | 'wait';
  /** The module of a guard with `away`, one of this session; a session with several modules must say it. */
  module?: string;
}

/** The options of `guard.list`. */
export interface GuardsOptions extends RequestOptions {
  /** Only the guards that are asked about this scene. */
  scene?: string;
}

/** The options of `send`. */
export interface SendOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /** The sequence's name, for people: 1 to 128 bytes. */
  name?: string;
  /** Whether the sequence ends with the session that sends it; false when left out. */
  ephemeral?: boolean;
}

/** The options of `resume`. */
export interface ResumeOptions extends RequestOptions {
  /** All paused sequences of this scene; of `main` when both are left out. */
  scene?: string;
  /** Only this sequence, whoever sent it. */
  sequence?: string;
}

/** The options of `cancelResume`. */
export interface CancelResumeOptions extends RequestOptions {
  /** All paused sequences of this scene; of `main` when both are left out. */
  scene?: string;
  /** Only this sequence, whoever sent it. */
  sequence?: string;
}

/** The options of `sequence.list`. */
export interface SequencesOptions extends RequestOptions {
  /** Only sequences of this scene. */
  scene?: string;
}

/** The options of `receiver.add`. */
export interface AddReceiverOptions extends RequestOptions {
  /** The name of a value: a module's name, a dot and a name. */
  value?: string;
  /** A destination type. */
  type?: string;
  /** The name of a route: a module's name, a dot and a name. */
  route?: string;
  /** Id or name of the navigator where it stands; behind all others when left out. */
  navigator?: string;
  /** Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without. */
  scene?: string;
  /** Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`. */
  questionTimeout?: number;
  /** Receives without being asked. */
  auto?: ModuleReceiverValueAutoAuto;
}

/** The options of `receiver.list`. */
export interface ReceiversOptions extends RequestOptions {
  /** Only the receivers of what is sent in this scene. */
  scene?: string;
}

/** The options of `url.register`. */
export interface RegisterURLOptions extends RequestOptions {
  /** A module of this session; its only one when left out. */
  module?: string;
  /** The scene where the items go when the request that opens the URL names none; `main` when left out. */
  scene?: string;
  /** The navigator where they go, likewise; the scene's current one when left out. */
  navigator?: string;
  /** Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its text. */
  to?: SentItem[];
  /** True, in the place of `to`: the module is asked with `url.resolve`. */
  ask?: boolean;
}

/** The options of `url.unregister`. */
export interface UnregisterURLOptions extends RequestOptions {
  /** A module of this session; its only one when left out. */
  module?: string;
}

/** The options of `url.list`. */
export interface UrlPatternsOptions extends RequestOptions {
  /** Only patterns of this module. */
  module?: string;
}

/** The options of `url.resolve`. */
export interface ResolveURLOptions extends RequestOptions {
  /** The scene to act on; the pattern says so when left out. */
  scene?: string;
  /** Id or name of the navigator to act on; the pattern says so when left out. */
  navigator?: string;
}

/** The options of `url.open`. */
export interface OpenURLOptions extends RequestOptions {
  /** The scene to act on; the pattern says so when left out. */
  scene?: string;
  /** Id or name of the navigator to act on; the pattern says so when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /** Whether the sequence ends with the session that opens the URL; false when left out. */
  ephemeral?: boolean;
}

/** The options of `url.encode`. */
export interface EncodeURLOptions extends RequestOptions {
  /** Items of a sequence, in place of a navigator or an entry. */
  items?: SentItem[];
  /** The entry's id, in place of a navigator. */
  entry?: string;
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
}

/** The options of `history.list`. */
export interface HistoryOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Only what came after this revision, the oldest first; the newest ones when left out. */
  since?: number;
  /** How many revisions the answer has at most; 100 when left out. */
  limit?: number;
  /** Only revisions that mention this entry. */
  entry?: string;
}

/** The options of `history.statistics`. */
export interface StatisticsOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Only what came after this revision; all that the host keeps when left out. */
  since?: number;
  /** How many rows each list of the answer has at most; 100 when left out. */
  limit?: number;
}

/** The options of `undo`. */
export interface UndoOptions extends RequestOptions {
  /**
   * True: only navigation is undone. Without `to`, the newest revision that navigated is undone, with all after it.
   * Content, hints and migrated arguments stay as they are, and so do locks, checkpoints, mappings, triggers and flows
   * that came, changed or went without a navigation.
   */
  navigation?: boolean;
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** The revision to go back to; the one before the newest when left out. */
  to?: number;
  /**
   * A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same answer,
   * without a second effect.
   */
  token?: string;
  /**
   * Whether this request replaces earlier ones of the same connection on the same scene which still wait for a guard, a
   * module or their turn; false when left out.
   */
  replacesPending?: boolean;
}

/** The options of `scene.configure`. */
export interface ConfigureSceneOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Seconds between sent values. */
  executionDelay?: number;
  /** The most talkative events that watches of the scene can get. */
  verbosity?: 'silent' | 'error' | 'warning' | 'info' | 'debug';
}

/** The options of `watch`. */
export interface WatchRequestOptions extends RequestOptions {
  /** The scene to watch; `main` when left out. */
  scene?: string;
  /** Only this navigator and what is below it. */
  navigator?: string;
  /** The last revision that the client has seen. */
  since?: number;
  /** The instance under which the client saw it. */
  instance?: string;
  /** Events up to this level come as well, as `event` notifications; `silent` when left out. */
  verbosity?: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number. */
  credit?: number;
  /** Only these kinds of change. */
  kinds?: (
    | 'navigator.created'
    | 'navigator.closed'
    | 'navigator.selected'
    | 'entry.added'
    | 'entry.removed'
    | 'entry.changed'
    | 'type.orphaned'
    | 'type.revived'
    | 'attachment.added'
    | 'attachment.removed'
    | 'attachment.changed'
    | 'signal'
  )[];
}

/** The options of `watch.list`. */
export interface WatchesOptions extends RequestOptions {
  /** Only the watches of this connection. */
  session?: string;
}

/** The options of `host.watch`. */
export interface WatchHostRequestOptions extends RequestOptions {
  /** The last revision that the client has seen. */
  since?: number;
  /** The instance under which the client saw it. */
  instance?: string;
  /** How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number. */
  credit?: number;
}

/** The options of `renderer.report`. */
export interface ReportRenderingOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The place that has a person's attention; none when left out. */
  focus?: RendererFocus;
  /** The parts that it could not draw; none when left out. */
  undrawn?: RendererGap[];
  /** True when it draws the scene no longer; false when left out. */
  ends?: boolean;
}

/** The options of `renderer.list`. */
export interface RenderersOptions extends RequestOptions {
  /** Only the renderers of this scene; of all when left out. */
  scene?: string;
}

/** The options of `scene.move`. */
export interface MoveSceneOptions extends RequestOptions {
  /** The next owner; any other host when left out. */
  to?: string;
}

/** The options of `scene.export`. */
export interface ExportSceneOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Means the scene of this host, also when its fleet shares one of the same name. */
  local?: boolean;
}

/** The options of `scene.import`. */
export interface ImportSceneOptions extends RequestOptions {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** The request is refused unless the scene is at this revision. */
  ifRevision?: number;
  /** The request is refused if a revision after this one has navigated. Content, hints and attachments do not count. */
  ifNavigation?: number;
  /** Means the scene of this host, also when its fleet shares one of the same name. */
  local?: boolean;
  /** The `state` that `scene.export` gave; an empty scene when left out. */
  state?: string;
  /** Removes what the scene shows. Without it, a scene that shows something refuses the request. */
  replace?: boolean;
}

/** The answer of `module.stop`. */
export type StopModuleResult = StartModuleResult;

/** The answer of `module.restart`. */
export type RestartModuleResult = StartModuleResult;

/** The answer of `navigate`. */
export type NavigateResult = OneOf<ShownResult | SequenceResult | RedirectedResult>;

/** The answer of `navigate` with `forResult`. */
export type NavigateOutcome = OneOf<OutcomeResult | SequenceResult | RedirectedResult>;

/** The answer of `push`. */
export type PushResult = OneOf<ShownResult | RedirectedResult | SequenceResult>;

/** The answer of `push` with `forResult`. */
export type PushOutcome = OneOf<OutcomeResult | RedirectedResult | SequenceResult>;

/** The answer of `present`. */
export type PresentResult = OneOf<ShownResult | RedirectedResult | SequenceResult>;

/** The answer of `present` with `forResult`. */
export type PresentOutcome = OneOf<OutcomeResult | RedirectedResult | SequenceResult>;

/** The answer of `replace`. */
export type ReplaceResult = OneOf<ShownResult | RedirectedResult | SequenceResult>;

/** The answer of `pop`. */
export type PopResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `popAll`. */
export type PopAllResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `popAny`. */
export type PopAnyResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `back`. */
export type BackResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `dismiss`. */
export type DismissResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `dismissPresented`. */
export type DismissPresentedResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `dismissChildren`. */
export type DismissChildrenResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `dismissAny`. */
export type DismissAnyResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `reset`. */
export type ResetResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `path.append`. */
export type AppendPathResult = OneOf<PathSetResult | RedirectedResult | SequenceResult>;

/** The answer of `path.insert`. */
export type InsertPathResult = OneOf<PathSetResult | RedirectedResult | SequenceResult>;

/** The answer of `path.remove`. */
export type RemoveEntriesResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `entry.provide`. */
export type ProvideContentResult = ChangedResult;

/** The answer of `entry.update`. */
export type UpdateEntryResult = ChangedResult;

/** The answer of `unlock`. */
export type UnlockResult = ChangedResult;

/** The answer of `checkpoint.remove`. */
export type RemoveCheckpointResult = ChangedResult;

/** The answer of `mapping.remove`. */
export type RemoveMappingResult = ChangedResult;

/** The answer of `trigger.unbind`. */
export type UnbindTriggerResult = ChangedResult;

/** The answer of `flow.start`. */
export type StartFlowResult = OneOf<FlowStartedResult | RedirectedResult | SequenceResult>;

/** The answer of `flow.start` with `forResult`. */
export type StartFlowOutcome = OneOf<OutcomeResult | RedirectedResult | SequenceResult>;

/** The answer of `flow.next`. */
export type NextStepResult = OneOf<ShownResult | RedirectedResult | SequenceResult>;

/** The answer of `flow.update`. */
export type UpdateFlowResult = ChangedResult;

/** The answer of `flow.complete`. */
export type CompleteFlowResult = OneOf<ReturnedResult | RedirectedResult | SequenceResult>;

/** The answer of `flow.cancel`. */
export type CancelFlowResult = OneOf<ReturnedResult | RedirectedResult | SequenceResult>;

/** The answer of `flow.fail`. */
export type FailFlowResult = OneOf<ReturnedResult | RedirectedResult | SequenceResult>;

/** The answer of `column.show`. */
export type ShowColumnResult = OneOf<ShownResult | RedirectedResult | SequenceResult>;

/** The answer of `answer`. */
export type AnswerResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `entry.close`. */
export type CloseEntryResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** The answer of `guard.remove`. */
export type RemoveGuardResult = AddGuardResult;

/** The answer of `send`. */
export type SendResult = SequenceResult;

/** The answer of `receiver.remove`. */
export type RemoveReceiverResult = UnmonitorResult;

/** The answer of `url.open`. */
export type OpenURLResult = SequenceResult;

/** The answer of `undo`. */
export type UndoResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

/** A function for each method of the host. `Client` has them all. */
export interface Requests {
  /**
   * `hello`: Names the client, negotiates capabilities by name, and tells the limits. No client has to call it.
   *
   * @returns The host that answers, and its capabilities.
   */
  hello(options?: HelloOptions): Promise<HelloResult>;
  /**
   * `ping`: Answers at once. It tells whether the host is there, and how long a request takes.
   *
   * @returns Always the same.
   */
  ping(options?: RequestOptions): Promise<PingResult>;
  /**
   * `host.status`: How the host is: version, counts and limits.
   *
   * @returns Counts, the uptime, and the limits.
   */
  status(options?: RequestOptions): Promise<StatusResult>;
  /**
   * `host.sessions`: Every connection: who it is by the kernel's word, what it registered and watches, what it waits
   * for, and what waits for it.
   *
   * @returns The connections, by id.
   */
  sessions(options?: RequestOptions): Promise<SessionsResult>;
  /**
   * `host.metrics`: The host in numbers since its start: counters, gauges, and how long turns took, in the OpenMetrics
   * format.
   *
   * @returns OpenMetrics text, and its media type.
   */
  metrics(options?: RequestOptions): Promise<MetricsResult>;
  /**
   * `host.waiting`: The requests of all connections that are not answered yet, and the questions that modules have not
   * answered. Each says what it waits for and, if there is a deadline, until when. In a fleet, those of shared scenes
   * come behind the others, from all hosts; scenes whose owner cannot be reached are left out.
   *
   * @returns The requests and the questions, each oldest first.
   */
  waiting(options?: RequestOptions): Promise<WaitingResult>;
  /**
   * `host.monitor`: Shows the traffic of the user's other connections as `traffic` notifications, with arguments and
   * answers; root sees those of all users. A monitor does not slow the others down: a line that its reader is too slow
   * for is left out, and the next notification says how many were (`dropped`).
   *
   * @returns The monitor's number on this connection.
   */
  monitor(options?: MonitorOptions): Promise<MonitorResult>;
  /**
   * `host.unmonitor`: Ends a monitor of this connection.
   *
   * @param monitor The monitor's number on this connection.
   * @returns An empty object.
   */
  unmonitor(monitor: number, options?: RequestOptions): Promise<UnmonitorResult>;
  /**
   * `session.close`: Ends another connection of the same user. That connection gets a `bye` with the reason
   * `closed_by_request`. The request succeeds when the connection is already closed.
   *
   * @param session The connection's id; not the one that asks.
   * @returns Whether this request ended it.
   */
  closeSession(session: string, options?: CloseSessionOptions): Promise<CloseSessionResult>;
  /**
   * `rpc.discover`: The OpenRPC document of this host: every method, notification, question and error.
   *
   * @returns The document, as OpenRPC 1.3.2 describes it.
   */
  discover(options?: RequestOptions): Promise<Record<string, any>>;
  /**
   * `access.describe`: Answers the identity of this session, and its grants in the host's access document. Without such
   * a document, everything is allowed.
   *
   * @returns The identity and its grants.
   */
  rights(options?: RequestOptions): Promise<RightsResult>;
  /**
   * `access.check`: Whether an identity may do something, and by which line of the access document. Without `identity`,
   * the question is about the session that asks. To ask about another identity takes the right to administer.
   *
   * @param verb The verb in question.
   * @returns Whether it may, and the line that says so.
   */
  checkRight(
    verb:
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
      | 'administer',
    options?: CheckRightOptions,
  ): Promise<CheckRightResult>;
  /**
   * `module.list`: The modules that are registered and the modules that the host can start, by name. A module that the
   * host can start has a `state` and `restarts`.
   *
   * @returns The modules, by name.
   */
  modules(options?: RequestOptions): Promise<ModulesResult>;
  /**
   * `module.start`: Starts a module of the host's manifests now, however often it has failed before. The host answers
   * at once. `module.list` and the events of a watch tell whether the module registers.
   *
   * @param module A module with a manifest.
   * @returns The module's state after the request.
   */
  startModule(module: string, options?: RequestOptions): Promise<StartModuleResult>;
  /**
   * `module.stop`: Ends the process of a module that the host started. The host starts the module again when a request
   * needs it.
   *
   * @param module A module with a manifest.
   * @returns The module's state after the request.
   */
  stopModule(module: string, options?: RequestOptions): Promise<StopModuleResult>;
  /**
   * `module.restart`: Ends the process of a module that the host started, and starts it again as its manifest says now.
   *
   * @param module A module with a manifest.
   * @returns The module's state after the request.
   */
  restartModule(module: string, options?: RequestOptions): Promise<RestartModuleResult>;
  /**
   * `destination.list`: The registered destination types, by name. Types that are registered for some navigators only
   * follow, by scene and navigator. A host with more types than the limit `elements` allows lists those of one module
   * at a time.
   *
   * @returns The types as they were registered.
   */
  destinations(options?: DestinationsOptions): Promise<DestinationsResult>;
  /**
   * `destination.get`: One destination type as it was registered. A registration that holds everywhere comes first;
   * else the answer is one of those for a navigator.
   *
   * @param type The destination type.
   * @returns The type as it was registered.
   */
  destination(type: string, options?: RequestOptions): Promise<Destination>;
  /**
   * `scene.create`: Makes a scene: one more tree, with its own root, revisions and current navigator.
   *
   * @param scene The name of the new scene.
   * @returns The scene and its root navigator.
   */
  createScene(scene: string, options?: CreateSceneOptions): Promise<CreateSceneResult>;
  /**
   * `scene.close`: Closes a scene, and with it its watches. The scene `main` cannot be closed, and neither can a scene
   * with a lock.
   *
   * @param scene The name of the scene.
   * @returns The name of the closed scene.
   */
  closeScene(scene: string, options?: CloseSceneOptions): Promise<CloseSceneResult>;
  /**
   * `scene.list`: All scenes, by name: those of the host, and those that its fleet shares.
   *
   * @returns The scenes, by name.
   */
  scenes(options?: RequestOptions): Promise<ScenesResult>;
  /**
   * `scene.restore`: Gives a scene another restoration key. The state of the former key is set aside. The state that
   * was set aside under the new key comes back; without one, the scene starts afresh with its root navigator. It is one
   * revision, and nothing happens when the scene has the key already. Guards are not asked, and a scene with a lock
   * refuses it. Requests and sequences that wait in the scene end with `cancelled`.
   *
   * @param restorationKey The new key; empty for the state that the scene has without a key.
   * @returns The change of the scene.
   */
  restoreScene(restorationKey: string, options?: RestoreSceneOptions): Promise<RestoreSceneResult>;
  /**
   * `tree.get`: The whole scene, or a navigator with everything below it, as one consistent snapshot: now, or at a
   * revision that is kept. With `limit`, it comes in parts: each one but the last has a `next`, which the next request
   * gives as `after`, besides the same other parameters. All parts are of the revision of the first one. A navigator
   * that two parts have is the same one: its `path`, `children` and `overlays` go on. Scenes with more than `snapshot`
   * bytes (a limit) of text can only be read in parts.
   *
   * @returns The scene, or a part of it.
   */
  tree(options?: TreeOptions): Promise<Snapshot>;
  /**
   * `navigator.create`: Adds a navigator. A stack (a tab, a column) becomes the last child of its parent; the first
   * stack below a navigator is selected unless `select` says otherwise. A presentation is shown over its parent by a
   * module's own means.
   *
   * @param name A name for the new navigator, unique in the scene.
   * @returns The new navigator, and the entry of the destination that it was made for.
   */
  createNavigator(name?: string, options?: CreateNavigatorOptions): Promise<CreateNavigatorResult>;
  /**
   * `navigator.close`: Closes a navigator with everything below it. The root cannot be closed.
   *
   * @param navigator Id or name of the navigator; needed without `fromEntry`.
   * @returns How many entries and navigators were removed.
   */
  closeNavigator(navigator?: string, options?: CloseNavigatorOptions): Promise<CloseNavigatorResult>;
  /**
   * `navigator.select`: Brings a stack to the front of its parent. The other stacks keep their paths.
   *
   * @param navigator Id or name of the navigator; needed without `fromEntry`.
   * @returns The revision of the scene afterwards.
   */
  selectNavigator(navigator?: string, options?: SelectNavigatorOptions): Promise<SelectNavigatorResult>;
  /**
   * `navigator.get`: One navigator, without its path.
   *
   * @param navigator Id or name of the navigator to act on; the current one when left out.
   * @returns The navigator.
   */
  navigator(navigator?: string, options?: NavigatorOptions): Promise<NavigatorState>;
  /**
   * `navigator.find`: Finds a navigator by its name, in the scene or below another navigator.
   *
   * @param name The name to look for.
   * @returns The navigator.
   */
  findNavigator(name: string, options?: FindNavigatorOptions): Promise<NavigatorState>;
  /**
   * `navigate`: Shows a destination by the request's method. Without one, the method of the type applies; without that,
   * `push`. The method `send` hands the destination to a receiver, like the request `send`, and the answer is that of
   * the sequence.
   *
   * @param type The destination type.
   * @param args The destination's arguments; none when left out.
   * @returns The navigator and the entry that show the destination now.
   */
  navigate(
    type: string,
    args: Record<string, any> | undefined,
    options: NavigateOptions & { forResult: true },
  ): Promise<NavigateOutcome>;
  navigate(
    type: string,
    args?: Record<string, any>,
    options?: NavigateOptions & { forResult?: false },
  ): Promise<NavigateResult>;
  navigate(
    type: string,
    args?: Record<string, any>,
    options?: NavigateOptions,
  ): Promise<NavigateResult | NavigateOutcome>;
  /**
   * `push`: Puts a destination on top of the path of a navigator.
   *
   * @param type The destination type.
   * @param args The destination's arguments; none when left out.
   * @returns The navigator and the entry that show the destination now.
   */
  push(
    type: string,
    args: Record<string, any> | undefined,
    options: PushOptions & { forResult: true },
  ): Promise<PushOutcome>;
  push(type: string, args?: Record<string, any>, options?: PushOptions & { forResult?: false }): Promise<PushResult>;
  push(type: string, args?: Record<string, any>, options?: PushOptions): Promise<PushResult | PushOutcome>;
  /**
   * `present`: Shows a destination over a navigator. A navigator presents one thing at a time. Presenting what it
   * presents already changes nothing.
   *
   * @param type The destination type.
   * @param args The destination's arguments; none when left out.
   * @returns The navigator and the entry that show the destination now.
   */
  present(
    type: string,
    args: Record<string, any> | undefined,
    options: PresentOptions & { forResult: true },
  ): Promise<PresentOutcome>;
  present(
    type: string,
    args?: Record<string, any>,
    options?: PresentOptions & { forResult?: false },
  ): Promise<PresentResult>;
  present(type: string, args?: Record<string, any>, options?: PresentOptions): Promise<PresentResult | PresentOutcome>;
  /**
   * `replace`: Puts a new entry in the place of another one. The presentation of the old entry is closed; the entries
   * above it stay.
   *
   * @param type The destination type.
   * @param args The destination's arguments; none when left out.
   * @returns The navigator and the entry that show the destination now.
   */
  replace(type: string, args?: Record<string, any>, options?: ReplaceOptions): Promise<ReplaceResult>;
  /**
   * `pop`: Removes entries from the top of a path, with everything that they present. The request is refused when the
   * path has fewer entries.
   *
   * @param count How many entries go; 1 when nothing is given.
   * @returns How many entries and navigators were removed.
   */
  pop(count?: number, options?: PopOptions): Promise<PopResult>;
  /**
   * `popAll`: Removes every entry from the path of a navigator.
   *
   * @returns How many entries and navigators were removed.
   */
  popAll(options?: PopAllOptions): Promise<PopAllResult>;
  /**
   * `popAny`: Empties every path of the scene.
   *
   * @returns How many entries and navigators were removed.
   */
  popAny(options?: PopAnyOptions): Promise<PopAnyResult>;
  /**
   * `back`: Pops one entry. With an empty path, dismisses the navigator instead.
   *
   * @returns How many entries and navigators were removed.
   */
  back(options?: BackOptions): Promise<BackResult>;
  /**
   * `dismiss`: Closes this navigator, which must be a presentation. Never pops.
   *
   * @returns How many entries and navigators were removed.
   */
  dismiss(options?: DismissOptions): Promise<DismissResult>;
  /**
   * `dismissPresented`: Closes the presentation over this navigator.
   *
   * @returns How many entries and navigators were removed.
   */
  dismissPresented(options?: DismissPresentedOptions): Promise<DismissPresentedResult>;
  /**
   * `dismissChildren`: Closes every presentation over this navigator and over the navigators below it.
   *
   * @returns How many entries and navigators were removed.
   */
  dismissChildren(options?: DismissChildrenOptions): Promise<DismissChildrenResult>;
  /**
   * `dismissAny`: Closes every presentation of the scene.
   *
   * @returns How many entries and navigators were removed.
   */
  dismissAny(options?: DismissAnyOptions): Promise<DismissAnyResult>;
  /**
   * `reset`: Closes every presentation and empties every path of the scene.
   *
   * @returns How many entries and navigators were removed.
   */
  reset(options?: ResetOptions): Promise<ResetResult>;
  /**
   * `path.get`: The path of a navigator, or a part of it. A part that is not the last has a `next`, which the next
   * request gives as `after`. The parts are of the revision of the first one. A path with more than `snapshot` bytes (a
   * limit) of text can only be read in parts.
   *
   * @param navigator Id or name of the navigator to act on; the current one when left out.
   * @returns The entries, oldest first, and how many the whole path has.
   */
  path(navigator?: string, options?: PathOptions): Promise<PathResult>;
  /**
   * `path.set`: Makes the path of a navigator these destinations, as one revision. An entry that is in both paths
   * stays, also in another order. The host checks the whole path before anything changes.
   *
   * @param path The destinations, lowest first.
   * @returns The entries that stand for the destinations, and how much was removed.
   */
  setPath(path: RequestedDestination[], options?: SetPathOptions): Promise<SetPathResult>;
  /**
   * `path.append`: Pushes several destinations as one revision.
   *
   * @param path The destinations, lowest first.
   * @returns The new entries.
   */
  appendPath(path: RequestedDestination[], options?: AppendPathOptions): Promise<AppendPathResult>;
  /**
   * `path.insert`: Puts new entries into a path, before or after an entry or at a position, as one revision. All other
   * entries stay.
   *
   * @param path The destinations, lowest first.
   * @returns The new entries.
   */
  insertPath(path: RequestedDestination[], options?: InsertPathOptions): Promise<InsertPathResult>;
  /**
   * `path.remove`: Removes entries by their ids, with everything that they present, as one revision. The entries above
   * them stay.
   *
   * @param entries The ids of the entries, of any paths.
   * @returns How many entries and navigators were removed.
   */
  removeEntries(entries: string[], options?: RemoveEntriesOptions): Promise<RemoveEntriesResult>;
  /**
   * `path.move`: Moves an entry to another place of its path. It keeps its id, and what it presents stays over it. All
   * other entries keep their order.
   *
   * @param entry The entry to move.
   * @returns The entry's new place.
   */
  moveEntry(entry: string, options?: MoveEntryOptions): Promise<MoveEntryResult>;
  /**
   * `entry.get`: One entry, and where it is shown.
   *
   * @param entry The entry's id.
   * @returns The entry and its place.
   */
  entry(entry: string, options?: EntryOptions): Promise<EntryResult>;
  /**
   * `entry.provide`: Supplies the content and the links of an entry that this session provides. They replace what the
   * session supplied before. Content must fit the schema that the type declares for it, if it declares one.
   *
   * @param entry The entry's id.
   * @param content Any JSON, for renderers.
   * @returns The revision of the scene afterwards.
   */
  provideContent(entry: string, content?: any, options?: ProvideContentOptions): Promise<ProvideContentResult>;
  /**
   * `entry.update`: Changes the arguments, the hints, or both of an entry in place. The entry keeps its id, its place,
   * and all that belongs to it. When its arguments change and a module supplies its content, the host asks the module
   * again; the former content stays until then.
   *
   * @param entry The entry's id.
   * @param args The new arguments, as a whole; the old ones when left out.
   * @returns The revision of the scene afterwards.
   */
  updateEntry(entry: string, args?: Record<string, any>, options?: UpdateEntryOptions): Promise<UpdateEntryResult>;
  /**
   * `entry.links`: The links that an entry offers.
   *
   * @param entry The entry's id.
   * @returns The links, as they were supplied.
   */
  links(entry: string, options?: LinksOptions): Promise<LinksResult>;
  /**
   * `entry.follow`: Shows where a link of an entry leads, as `navigate` does, on the navigator that shows the entry. A
   * link with `placeholders` takes a value for each of them.
   *
   * @param entry The entry's id.
   * @param link The link's name.
   * @returns The navigator and the entry that show the destination now.
   */
  follow(entry: string, link: string, options?: FollowOptions): Promise<FollowResult>;
  /**
   * `lock`: Protects a navigator and everything under it. Until the lock ends, the host refuses the requests that sweep
   * the scene, `undo` and `scene.close`, and every request from outside that would take it away. Its direct presenter
   * can still dismiss it. It ends with `unlock`, with its navigator, or with the session that took it.
   *
   * @param reason Why it is locked, for people; part of every refusal.
   * @returns The navigator and the id of the lock.
   */
  lock(reason?: string, options?: LockOptions): Promise<LockResult>;
  /**
   * `unlock`: Removes a lock.
   *
   * @param lock The id that `lock` answered.
   * @returns The revision of the scene afterwards.
   */
  unlock(lock: string, options?: UnlockOptions): Promise<UnlockResult>;
  /**
   * `attachment.list`: The attachments of a navigator, or of the whole scene: locks, checkpoints, mappings, triggers,
   * flows, and signals that wait for their module.
   *
   * @returns The attachments, oldest first.
   */
  attachments(options?: AttachmentsOptions): Promise<AttachmentsResult>;
  /**
   * `checkpoint.establish`: Names the place where the path of a navigator ends now. The checkpoint is removed when the
   * path becomes shorter, and with the navigator. The session that established it gets a signal of a return, with the
   * value.
   *
   * @param checkpoint The checkpoint's name.
   * @returns The place of the checkpoint.
   */
  establishCheckpoint(checkpoint: string, options?: EstablishCheckpointOptions): Promise<EstablishCheckpointResult>;
  /**
   * `checkpoint.return`: Returns to a checkpoint: the one on the navigator, else on the nearest navigator above; of
   * several the highest. The host closes the presentations at or below its navigator, pops to its place, and sends a
   * signal to the session that established it. The request is refused when nothing would change.
   *
   * @param checkpoint The checkpoint's name.
   * @returns The place that the request returned to, and how much was removed.
   */
  returnToCheckpoint(checkpoint: string, options?: ReturnToCheckpointOptions): Promise<ReturnToCheckpointResult>;
  /**
   * `checkpoint.canReturn`: Whether `checkpoint.return` would find a checkpoint to return to, and where.
   *
   * @param checkpoint The checkpoint's name.
   * @returns Whether it would, and the place.
   */
  canReturn(checkpoint: string, options?: CanReturnOptions): Promise<CanReturnResult>;
  /**
   * `checkpoint.remove`: Removes the checkpoints of this name from a navigator.
   *
   * @param checkpoint The checkpoint's name.
   * @returns The revision of the scene afterwards.
   */
  removeCheckpoint(checkpoint: string, options?: RemoveCheckpointOptions): Promise<RemoveCheckpointResult>;
  /**
   * `mapping.add`: From now on a navigator shows another type when a request names this one: with `navigate`, `push`,
   * `present`, `replace`, `path.append` and `column.show`. The nearest mapping is applied, once. It ends with
   * `mapping.remove`, with its navigator, or with the session.
   *
   * @param from The type that requests name.
   * @param to The type that is shown.
   * @returns The navigator and the id of the mapping.
   */
  addMapping(from: string, to: string, options?: AddMappingOptions): Promise<AddMappingResult>;
  /**
   * `mapping.remove`: Removes a mapping.
   *
   * @param mapping The id that `mapping.add` answered.
   * @returns The revision of the scene afterwards.
   */
  removeMapping(mapping: string, options?: RemoveMappingOptions): Promise<RemoveMappingResult>;
  /**
   * `trigger.bind`: Keeps an operation under a name on a navigator; `trigger.set` carries it out there. An operation
   * that could never be carried out is refused now. The trigger ends with `trigger.unbind`, with its navigator, or with
   * the session.
   *
   * @param trigger The trigger's name.
   * @param operation Any operation but those of triggers, or `send`. It acts on the trigger's navigator when it names
   * none.
   * @returns The navigator and the id of the trigger.
   */
  bindTrigger(trigger: string, operation: Operation, options?: BindTriggerOptions): Promise<BindTriggerResult>;
  /**
   * `trigger.set`: Carries out the operation of a trigger and resets the trigger, in the same revision. A sequence that
   * the operation begins comes after that revision.
   *
   * @param trigger The trigger's name.
   * @returns The answer of the operation.
   */
  setTrigger(trigger: string, options?: SetTriggerOptions): Promise<SetTriggerResult>;
  /**
   * `trigger.unbind`: Removes a trigger.
   *
   * @param trigger The trigger's name.
   * @returns The revision of the scene afterwards.
   */
  unbindTrigger(trigger: string, options?: UnbindTriggerOptions): Promise<UnbindTriggerResult>;
  /**
   * `flow.start`: Starts a flow: a sequence of steps that ends where it began, or at a checkpoint, whatever was shown
   * meanwhile. A flow of a module outlives the module's process. A flow without a module belongs to the session and
   * ends with it. `type` is the first step, shown in the same revision. When the module declared a flow of this name
   * with `module.register`, the flow has from there what the request leaves out.
   *
   * @param name The flow's name; several flows may have the same.
   * @returns The flow, the place that it returns to, and where its first step is shown.
   */
  startFlow(name: string, options: StartFlowOptions & { forResult: true }): Promise<StartFlowOutcome>;
  startFlow(name: string, options?: StartFlowOptions & { forResult?: false }): Promise<StartFlowResult>;
  startFlow(name: string, options?: StartFlowOptions): Promise<StartFlowResult | StartFlowOutcome>;
  /**
   * `flow.next`: Shows the next step of a flow, in front of the place where the flow began: on the navigator that is
   * presented over that one, or selected below it, as far as that goes. With `data`, the flow keeps that in the same
   * revision. Only the driver of the flow may do so.
   *
   * @param flow The id that `flow.start` answered.
   * @param type The destination type.
   * @param args The destination's arguments; none when left out.
   * @returns The navigator and the entry that show the destination now.
   */
  nextStep(flow: string, type: string, args?: Record<string, any>, options?: NextStepOptions): Promise<NextStepResult>;
  /**
   * `flow.update`: Replaces the data that a flow keeps for its driver. Only the driver of the flow may do so.
   *
   * @param flow The id that `flow.start` answered.
   * @param data Any JSON that the flow keeps; null for nothing.
   * @returns The revision of the scene afterwards.
   */
  updateFlow(flow: string, data: any, options?: UpdateFlowOptions): Promise<UpdateFlowResult>;
  /**
   * `flow.complete`: Ends a flow that reached its goal. The host closes the presentations at or below the place where
   * the flow began, pops to that place, and sends a signal with the value to the session that started it, and to the
   * session that established its checkpoint. Only the driver of the flow may do so.
   *
   * @param flow The id that `flow.start` answered.
   * @returns The place that the flow returned to, and how much was removed.
   */
  completeFlow(flow: string, options?: CompleteFlowOptions): Promise<CompleteFlowResult>;
  /**
   * `flow.cancel`: Ends a flow without a value, as `flow.complete` does. Every session may do so, also while the flow's
   * module is away.
   *
   * @param flow The id that `flow.start` answered.
   * @param reason Why, for people; 1,024 bytes at most.
   * @returns The place that the flow returned to, and how much was removed.
   */
  cancelFlow(flow: string, reason?: string, options?: CancelFlowOptions): Promise<CancelFlowResult>;
  /**
   * `flow.fail`: Ends a flow that cannot go on, as `flow.complete` does, and says why. Only the driver of the flow may
   * do so.
   *
   * @param flow The id that `flow.start` answered.
   * @param reason Why, for people; 1,024 bytes at most.
   * @returns The place that the flow returned to, and how much was removed.
   */
  failFlow(flow: string, reason: string, options?: FailFlowOptions): Promise<FailFlowResult>;
  /**
   * `flow.list`: The flows of a scene.
   *
   * @returns The flows, oldest first.
   */
  flows(options?: FlowsOptions): Promise<FlowsResult>;
  /**
   * `flow.get`: One flow, with the data that it keeps.
   *
   * @param flow The id that `flow.start` answered.
   * @returns The flow.
   */
  flow(flow: string, options?: FlowOptions): Promise<FlowResult>;
  /**
   * `column.show`: Shows a destination in the next column: the next stack of the same parent. That stack then holds
   * this destination only and comes to the front, and the stacks after it are emptied. Without a type, all columns
   * after this one are emptied.
   *
   * @param type The destination type; without it, the columns after this one are emptied.
   * @param args The destination's arguments; none when left out.
   * @returns The navigator and the entry that show the destination now.
   */
  showColumn(type?: string, args?: Record<string, any>, options?: ShowColumnOptions): Promise<ShowColumnResult>;
  /**
   * `answer`: Answers an alert or a dialog with one of its buttons, which closes it. The session that showed it gets a
   * signal. The request names the entry, so that an answer for another alert never closes this one.
   *
   * @param entry The entry's id.
   * @param answer The `answer` of the button.
   * @returns How many entries and navigators were removed.
   */
  answer(entry: string, answer: string, options?: AnswerOptions): Promise<AnswerResult>;
  /**
   * `entry.close`: Closes what an entry shows, at any depth: a pushed entry with all entries above it, a presented
   * entry with its navigator. It is for a child that knows its own entry and not its presenter. The session that showed
   * the entry gets a signal with the value.
   *
   * @param entry The entry's id.
   * @returns How many entries and navigators were removed.
   */
  closeEntry(entry: string, options?: CloseEntryOptions): Promise<CloseEntryResult>;
  /**
   * `state.get`: The whole nested state of a navigator, the root when none is named, as a value that `state.set` takes.
   * It may have `snapshot` bytes (a limit); read a larger one in parts with `tree.get` or `path.get`.
   *
   * @returns The state.
   */
  state(options?: StateOptions): Promise<StateResult>;
  /**
   * `state.set`: Makes a navigator, the root when none is named, and everything below it what a state says, as one
   * revision. Navigators and entries that agree already keep their ids. The host refuses a state as a whole and lists
   * every problem.
   *
   * @param state The navigators, parents before children; the first is `navigator`.
   * @returns How many entries and navigators were removed.
   */
  setState(state: SetStateStateItem[], options?: SetStateOptions): Promise<SetStateResult>;
  /**
   * `transaction`: Carries several operations out as one revision, or none of them. A refusal is that of one operation,
   * with its number as `operation`.
   *
   * @param operations 1 to 256 (the limit `batch`) operations on the scene's tree, in order.
   * @returns The answer of each operation, and the revision.
   */
  transaction(operations: Operation[], options?: TransactionOptions): Promise<TransactionResult>;
  /**
   * `plan`: Tells the effect of a transaction without carrying it out: its changes or its refusal, the locks that
   * refuse it, and the guards that the host would ask.
   *
   * @param operations 1 to 256 (the limit `batch`) operations on the scene's tree, in order.
   * @returns The changes when they are allowed, else the refusal.
   */
  plan(operations: Operation[], options?: PlanOptions): Promise<PlanResult>;
  /**
   * `rules.describe`: Which types may stand on which: the roles and rules of all types; the edges that follow for types
   * that say what they stand on; the types that may stand anywhere (`open`), those that nothing leads to
   * (`unreachable`), and those that nothing leads out of (`deadEnds`). Or the edges as a graph.
   *
   * @returns The rules, or a graph of them as text.
   */
  describeRules(options?: DescribeRulesOptions): Promise<DescribeRulesResult>;
  /**
   * `rules.check`: The places of a scene that break a rule now, once for each part, and the restored entries whose
   * arguments do not fit their types: rules and schemas may be newer than the entries.
   *
   * @returns The places, as in the refusal `path_refused`.
   */
  checkRules(options?: CheckRulesOptions): Promise<CheckRulesResult>;
  /**
   * `guard.add`: Asks this session before a request shows or removes what the guard is about, or selects another stack.
   * The session gets `guard.ask`; the request waits, and so do requests that would change the same navigators. The host
   * asks guards one after the other: by their order, then by their age. A guard ends with `guard.remove`, and with the
   * navigator or the scene that it was added for. It ends with its session as well, unless `away` says what holds while
   * its module is away.
   *
   * @param name The name of the guard for people.
   * @param on When it is asked: before something is shown (`enter`), before something goes (`leave`), or before another
   * stack of a navigator comes to the front (`select`).
   * @returns The guard's id.
   */
  addGuard(name: string, on: 'enter' | 'leave' | 'select', options?: AddGuardOptions): Promise<AddGuardResult>;
  /**
   * `guard.remove`: Removes a guard of this session, or of any module that is away. A request that waits for its vote
   * goes on without it.
   *
   * @param guard The guard's id.
   * @returns The guard's id.
   */
  removeGuard(guard: string, options?: RequestOptions): Promise<RemoveGuardResult>;
  /**
   * `guard.list`: Lists the guards, in the order in which they are asked.
   *
   * @returns The guards, in the order in which they are asked.
   */
  guards(options?: GuardsOptions): Promise<GuardsResult>;
  /**
   * `send`: Sends values one after the other. Each goes to the receiver that is nearest to the current navigator, and
   * its answer says how the sequence goes on. The host answers once, at the end. When the sender's connection ends, the
   * host still sends the rest, unless the sequence is `ephemeral`.
   *
   * @param values The values, in the order in which they are sent.
   * @returns The outcome of each value, in the order in which the values were settled.
   */
  send(values: SentItem[], options?: SendOptions): Promise<SendResult>;
  /**
   * `resume`: Lets paused sequences go on: one of them, or all of a scene. Any client may. A sequence that has gone on
   * already is left alone.
   *
   * @returns The sequences that go on now, oldest first.
   */
  resume(options?: ResumeOptions): Promise<ResumeResult>;
  /**
   * `cancelResume`: Ends paused sequences: one of them, or all of a scene. Their senders get the outcome `cancelled`.
   *
   * @returns The sequences that were cancelled, oldest first.
   */
  cancelResume(options?: CancelResumeOptions): Promise<CancelResumeResult>;
  /**
   * `sequence.list`: Lists the sequences that have not ended, oldest first.
   *
   * @returns The sequences, oldest first.
   */
  sequences(options?: SequencesOptions): Promise<SequencesResult>;
  /**
   * `receiver.add`: Takes part in what is sent. The host asks this session (`value.receive`) about each value of the
   * name, destination of the type, or route, unless another receiver is nearer. With `auto` the host asks nothing. A
   * receiver ends with `receiver.remove`, with its navigator, or with its session.
   *
   * @returns The receiver as it was added.
   */
  addReceiver(options?: AddReceiverOptions): Promise<Receiver>;
  /**
   * `receiver.remove`: Removes a receiver of this session. It may still answer what it was asked before.
   *
   * @param receiver The receiver's id.
   * @returns An empty object.
   */
  removeReceiver(receiver: string, options?: RequestOptions): Promise<RemoveReceiverResult>;
  /**
   * `receiver.list`: Lists the receivers, oldest first.
   *
   * @returns The receivers, oldest first.
   */
  receivers(options?: ReceiversOptions): Promise<ReceiversResult>;
  /**
   * `url.register`: Says what the URLs that fit a pattern become. Of several patterns the most concrete one counts,
   * whatever the order of registration. Two patterns that are equally concrete for some URL are refused. The same
   * module may register the same pattern again, which redefines it. A pattern ends with its module.
   *
   * @param pattern A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
   * @returns The pattern, and whether all types that it shows are registered.
   */
  registerURL(pattern: string, options?: RegisterURLOptions): Promise<RegisterURLResult>;
  /**
   * `url.unregister`: Removes a pattern of a module, or all of them.
   *
   * @param pattern The pattern as it was registered; all when left out.
   * @returns The patterns that were removed.
   */
  unregisterURL(pattern?: string, options?: UnregisterURLOptions): Promise<UnregisterURLResult>;
  /**
   * `url.list`: Lists the URL patterns, by scheme and host, the more concrete ones first.
   *
   * @returns The patterns as they were registered.
   */
  urlPatterns(options?: UrlPatternsOptions): Promise<UrlPatternsResult>;
  /**
   * `url.resolve`: Answers what a URL would become, without doing it: the items of a sequence, and where they would go.
   * A module that registered with `ask` is asked.
   *
   * @param url With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it.
   * @returns The pattern that the URL fits, the values of its parameters, and the items.
   */
  resolveURL(url: string, options?: ResolveURLOptions): Promise<ResolveURLResult>;
  /**
   * `url.open`: Sends what a URL becomes, and answers as `send` does, at the end of the sequence. A module that
   * registered with `ask` is asked first.
   *
   * @param url With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it.
   * @returns The outcome of each item, in the order in which the items were settled.
   */
  openURL(url: string, options?: OpenURLOptions): Promise<OpenURLResult>;
  /**
   * `url.encode`: Answers the URL of a place, if a pattern gives exactly that: of all that a navigator shows (its root
   * and its path), of one entry, or of items. The sweeping actions with which a pattern begins do not count. For a
   * place it does not count either how it is shown. Of several patterns the one with the fewest parameters counts.
   *
   * @returns A URL that resolves to the same again.
   */
  encodeURL(options?: EncodeURLOptions): Promise<EncodeURLResult>;
  /**
   * `history.list`: The changes of a scene and their causes, oldest first, as far as the host keeps them.
   *
   * @returns The revisions, oldest first, and which ones are kept.
   */
  history(options?: HistoryOptions): Promise<HistoryResult>;
  /**
   * `history.statistics`: Counts how a scene was used: for each destination type how often it was shown, for how long,
   * and how often a person turned back there. It looks at the newest revisions that the host keeps and that have at
   * most 10000 changes together. It also counts the requests that the host has refused since its start, in all scenes.
   *
   * @returns The types that were shown most often first, and the refusals.
   */
  statistics(options?: StatisticsOptions): Promise<StatisticsResult>;
  /**
   * `undo`: Returns to how the tree was at a revision that is kept, as an ordinary change: undoing it again restores
   * everything. Restored parts of the tree have their old ids. Connected sessions and registered modules stay as they
   * are now. Locks refuse the request.
   *
   * @returns How many entries and navigators were removed.
   */
  undo(options?: UndoOptions): Promise<UndoResult>;
  /**
   * `scene.configure`: Changes which events a scene sends, and how long it waits between sent values. A setting that is
   * left out stays.
   *
   * @returns The configuration as it is now.
   */
  configureScene(options?: ConfigureSceneOptions): Promise<ConfigureSceneResult>;
  /**
   * `watch.list`: The watches of all connections, by connection and number.
   *
   * @returns The scene and filter of each watch, and whether its reader is behind.
   */
  watches(options?: WatchesOptions): Promise<WatchesResult>;
  /**
   * `renderer.report`: Says that this connection draws a scene, where a person's attention is, and what it could not
   * draw. The report replaces the former one of the connection for the scene. It ends with the connection and with the
   * scene. The tree does not change: others see it in `renderer.list` and `host.watch`.
   *
   * @returns Whether that is news.
   */
  reportRendering(options?: ReportRenderingOptions): Promise<ReportRenderingResult>;
  /**
   * `renderer.list`: The connections that draw scenes, as their last reports say, by scene and connection.
   *
   * @returns The renderers. Entries that are not there any more are left out.
   */
  renderers(options?: RenderersOptions): Promise<RenderersResult>;
  /**
   * `fleet.describe`: The fleet as this host knows it: the engine, the hosts, the scenes with their owners, and the
   * modules with their hosts. Reports of other hosts may be a second old.
   *
   * @returns The fleet. A host without one has no `fleet`, and empty lists.
   */
  fleet(options?: RequestOptions): Promise<FleetResult>;
  /**
   * `scene.move`: Gives a scene that a fleet shares to another host. Requests wait meanwhile, and none is lost. The
   * answer comes when the scene has its next owner. Nothing happens when the host owns it already.
   *
   * @param scene The name of the scene.
   * @returns The next owner. It is another one than was asked for if that one did not take the scene.
   */
  moveScene(scene: string, options?: MoveSceneOptions): Promise<MoveSceneResult>;
  /**
   * `scene.export`: The state of a scene as one text. `scene.import` gives it to a scene, on this host or on another
   * one. It has the navigators, the entries with their content, the checkpoints, the flows and the waiting signals. It
   * does not have what ends with a session, the history, the settings, or the states under other restoration keys.
   *
   * @returns The state, and the revision that it is of.
   */
  exportScene(options?: ExportSceneOptions): Promise<ExportSceneResult>;
  /**
   * `scene.import`: Gives a scene the state that `scene.export` has read, as one revision. Ids stay the same in a scene
   * that was never used; in others all of them are new. Guards are not asked, and a scene with a lock refuses it.
   * Requests and sequences that wait in the scene end with `cancelled`. It cannot be undone.
   *
   * @returns The change of the scene, and how much was removed.
   */
  importScene(options?: ImportSceneOptions): Promise<ImportSceneResult>;
}
