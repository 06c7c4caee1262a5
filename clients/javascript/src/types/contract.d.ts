// Generated from the contract of navhost by clients/generate. Do not edit.
// The messages between the host and its clients.

type KeyOf<Option> = Option extends object ? keyof Option : never;
type Only<Option, Key extends PropertyKey> = Option extends object
  ? Option & { [Other in Exclude<Key, keyof Option>]?: undefined }
  : Option;

/** Exactly one of these options. The members of the others are `undefined`, and so can be asked for. */
export type OneOf<Options> = Only<Options, KeyOf<Options>>;

/** The change that showed it. */
export interface EntryCause {
  /** The revision that showed it. */
  revision: number;
  /** The session that asked for it. */
  session?: string;
}

export interface Entry {
  /** The entry's id. */
  id: string;
  /** The destination type that it shows. */
  type: string;
  /** The destination's arguments, as the request wrote them. */
  arguments: Record<string, any>;
  /** The part of the type before the first dot. */
  module: string;
  /** How the entry is shown. */
  method: string;
  /** The hints for renderers: the type's, with those of the request that showed it. */
  hints?: Record<string, any>;
  /** The version of the arguments, from 1. */
  version?: number;
  /** True when the entry goes as soon as another is pushed over it. */
  transient?: boolean;
  /** True when it was restored, and breaks a rule or has arguments that do not fit. */
  quarantined?: boolean;
  /** The content that the module supplied for a renderer. */
  content?: any;
  /** Where the entry leads. */
  links?: Link[];
  /** Whether there is content. Left out when the type supplies none and none came. */
  contentState?: 'pending' | 'supplied' | 'none' | 'failed';
  /** Why the content failed, for people. */
  contentFailure?: string;
  /** The change that showed it. */
  cause: EntryCause;
}

export interface Link {
  /** The link's name, unique in its entry. */
  link: string;
  /** The text that a person sees. */
  label?: string;
  /** The destination type that it leads to. */
  type: string;
  /** The arguments that it leads to; none when left out. */
  arguments?: Record<string, any>;
  /** The arguments that `entry.follow` gives as `values`. */
  placeholders?: string[];
}

export interface Navigator {
  /** The navigator's id. */
  id: string;
  /** Its kind in the tree. */
  kind: 'root' | 'stack' | 'presentation' | 'overlay';
  /** Its name, unique in the scene. */
  name?: string;
  /** The navigator around it; the root has none. */
  parent?: string;
  /** How a presentation is shown. */
  method?: string;
  /** Seconds after which the host closes it; it stays when left out. */
  closesAfter?: number;
  /** The entry of its parent with which it goes. */
  anchor?: string;
  /** The entry that it shows below its path. */
  root?: Entry;
  /** The session with which it goes. */
  ephemeral?: string;
  /** The buttons with which a person can answer an alert or a dialog. */
  buttons?: Button[];
  /** Whether destinations can be pushed on it. */
  hasPath: boolean;
  /** The types and roles that its path accepts; all when left out. */
  accepts?: Acceptance;
  /** The stacks below it, in order. */
  children: string[];
  /** The stack below it that is in front. */
  selected?: string;
  /** The navigator that is shown over it. */
  presented?: string;
  /** The overlays that are shown over it beside that, oldest first. */
  overlays?: string[];
  /** The entries pushed on it, oldest first. */
  path: Entry[];
}

export interface Acceptance {
  /** Types: `shop.item`, `shop.*` for all of a module, or `*`. */
  types?: string[];
  /** Roles of types of any module. */
  roles?: string[];
}

export interface Button {
  /** The answer when a person chooses the button. */
  answer: string;
  /** The text that a person sees; the answer when left out. */
  label?: string;
  /** How a renderer shows the button. */
  role?: 'default' | 'cancel' | 'destructive';
}

export interface Removed {
  /** How many entries went. */
  entries: number;
  /** How many navigators were closed. */
  navigators: number;
}

export interface AttachmentLock {
  /** The attachment's id. */
  id: string;
  /** The navigator that it hangs on, and goes with. */
  navigator: string;
  /** The session that attached it. */
  session?: string;
  /** A lock: the scene cannot be swept away. */
  kind: 'lock';
  /** Why the navigator is locked, for people. */
  reason?: string;
}

export interface AttachmentCheckpoint {
  /** The attachment's id. */
  id: string;
  /** The navigator that it hangs on, and goes with. */
  navigator: string;
  /** The session that attached it. */
  session?: string;
  /** A checkpoint: a place to return to. */
  kind: 'checkpoint';
  /** The checkpoint's name. */
  name: string;
  /** The module that gets what is returned. */
  module?: string;
  /** How many entries stay in the path when a request returns. */
  position: number;
  /** The JSON Schema of the value to return with. */
  value?: any;
}

export interface AttachmentMapping {
  /** The attachment's id. */
  id: string;
  /** The navigator that it hangs on, and goes with. */
  navigator: string;
  /** The session that attached it. */
  session?: string;
  /** A mapping: another type is shown in place of one. */
  kind: 'mapping';
  /** The type that requests name. */
  from: string;
  /** The type that is shown. */
  to: string;
  /** The arguments that it is shown with; those of the request when left out. */
  arguments?: Record<string, any>;
  /** Whether the mapping holds below the navigator as well. */
  inherits: boolean;
}

export interface AttachmentTrigger {
  /** The attachment's id. */
  id: string;
  /** The navigator that it hangs on, and goes with. */
  navigator: string;
  /** The session that attached it. */
  session?: string;
  /** A trigger: an operation that waits under a name. */
  kind: 'trigger';
  /** The trigger's name, unique on its navigator. */
  name: string;
  /** The operation that setting the trigger carries out. */
  operation: Operation;
}

export interface AttachmentFlow {
  /** The attachment's id. */
  id: string;
  /** The navigator that it hangs on, and goes with. */
  navigator: string;
  /** The session that attached it. */
  session?: string;
  /** A flow: steps with one end, which leads back here. */
  kind: 'flow';
  /** The flow's name. */
  name: string;
  /** The module that drives it. */
  module?: string;
  /** How many entries stay in the path when the flow ends. */
  position: number;
  /** The checkpoint that it returns to when it is completed. */
  checkpoint?: string;
  /** The JSON Schema of the value that completes it. */
  schema?: any;
  /** The data that its driver keeps in it. */
  data?: any;
}

export interface AttachmentSignal {
  /** The attachment's id. */
  id: string;
  /** The navigator that it hangs on, and goes with. */
  navigator: string;
  /** The session that attached it. */
  session?: string;
  /** A signal that waits for its module, which is away. */
  kind: 'signal';
  /** The module that gets it when it has registered again. */
  module: string;
  /** The revision that the signal belongs to. */
  revision: number;
  /** The signal. */
  signal: Signal;
}

export type Attachment =
  | AttachmentLock
  | AttachmentCheckpoint
  | AttachmentMapping
  | AttachmentTrigger
  | AttachmentFlow
  | AttachmentSignal;

export interface Operation {
  /** A method that changes a scene's tree. */
  method: string;
  /** Its parameters, without those of the request around it. */
  params?: Record<string, any>;
}

export interface Flow {
  /** The flow's scene, in lists about several. */
  scene?: string;
  /** The flow's id. */
  id: string;
  /** The navigator that it began on. */
  navigator: string;
  /** The session that started it. */
  session?: string;
  /** A flow: steps with one end, which leads back here. */
  kind: 'flow';
  /** The flow's name. */
  name: string;
  /** The module that drives it. */
  module?: string;
  /** How many entries stay in the path when the flow ends. */
  position: number;
  /** The checkpoint that it returns to when it is completed. */
  checkpoint?: string;
  /** The JSON Schema of the value that completes it. */
  schema?: any;
  /** The data that its driver keeps in it. */
  data?: any;
  /** `suspended` while its module is away. */
  state: 'running' | 'suspended';
}

export interface Signal {
  /** The kind of the event. */
  kind:
    | 'checkpoint.returned'
    | 'alert.answered'
    | 'trigger.fired'
    | 'entry.finished'
    | 'flow.started'
    | 'flow.completed'
    | 'flow.cancelled'
    | 'flow.failed';
  /** The navigator that it is about. */
  navigator: string;
  /** The entry that it is about. */
  entry?: string;
  /** The name of the checkpoint, trigger or flow; of an alert, the answer. */
  name?: string;
  /** The value that came with it. */
  value?: any;
  /** The flow's id. */
  flow?: string;
  /** The module that drives the flow. */
  module?: string;
  /** Why a flow was cancelled or failed, for people. */
  reason?: string;
}

export interface Cause {
  /** The request's method, or `session.ended`, `host.started` or `time.passed`. */
  method: string;
  /** The session that made the request, or that ended. */
  session?: string;
  /** The name that the session gave itself in `hello`, with its version. */
  client?: string;
  /** The module of that session, when it has exactly one. */
  module?: string;
  /** The request's id, as it was written. */
  request?: any;
  /** The entry that the request came from. */
  fromEntry?: string;
  /** The identity that asked, by the access document. */
  identity?: string;
  /** True when a person asked, as the client says. */
  byPerson?: boolean;
  /** When it happened: milliseconds since 1970 (UTC). Changes of an older host have none. */
  time?: number;
  /** The change's place in the distributed trace of the request, when it has one. */
  traceparent?: string;
}

export interface ChangeNavigatorCreated {
  /** A navigator was made. */
  kind: 'navigator.created';
  /** The new navigator. */
  navigator: Navigator;
  /** The stack before it; it is the first one when left out. */
  previous?: string;
}

export interface ChangeNavigatorClosed {
  /** A navigator was closed. */
  kind: 'navigator.closed';
  /** The navigator as it was. */
  navigator: Navigator;
}

export interface ChangeNavigatorSelected {
  /** Another stack is in front. */
  kind: 'navigator.selected';
  /** The navigator whose stacks these are. */
  parent: string;
  /** The stack in front now. */
  child: string | null;
  /** The stack that was in front. */
  previous: string | null;
}

export interface ChangeEntryAdded {
  /** An entry was added to a path. */
  kind: 'entry.added';
  /** The navigator whose path it is. */
  navigator: string;
  /** The entry's place in the path, from 0. */
  position: number;
  /** The entry. */
  entry: Entry;
}

export interface ChangeEntryRemoved {
  /** An entry was removed from a path. */
  kind: 'entry.removed';
  /** The navigator whose path it is. */
  navigator: string;
  /** The entry's place in the path, from 0. */
  position: number;
  /** The entry. */
  entry: Entry;
}

export interface ChangeEntryChanged {
  /** The arguments or the content of an entry changed. */
  kind: 'entry.changed';
  /** The navigator whose path it is. */
  navigator: string;
  /** The entry's place in the path, from 0. */
  position: number;
  /** The entry. */
  entry: Entry;
}

export interface ChangeTypeOrphaned {
  /** No module provides a type of the scene any more. */
  kind: 'type.orphaned';
  /** The type. */
  type: string;
}

export interface ChangeTypeRevived {
  /** A module provides a type of the scene again. */
  kind: 'type.revived';
  /** The type. */
  type: string;
}

export interface ChangeAttachmentAdded {
  /** Something was attached to a navigator. */
  kind: 'attachment.added';
  /** The attachment. */
  attachment: Attachment;
}

export interface ChangeAttachmentRemoved {
  /** An attachment was removed. */
  kind: 'attachment.removed';
  /** The attachment as it was. */
  attachment: Attachment;
}

export interface ChangeAttachmentChanged {
  /** An attachment changed. */
  kind: 'attachment.changed';
  /** The attachment as it is now. */
  attachment: Attachment;
}

export interface ChangeSignal {
  /** Something happened besides a change of the tree. */
  kind: 'signal';
  /** The event. */
  signal: Signal;
}

export type Change =
  | ChangeNavigatorCreated
  | ChangeNavigatorClosed
  | ChangeNavigatorSelected
  | ChangeEntryAdded
  | ChangeEntryRemoved
  | ChangeEntryChanged
  | ChangeTypeOrphaned
  | ChangeTypeRevived
  | ChangeAttachmentAdded
  | ChangeAttachmentRemoved
  | ChangeAttachmentChanged
  | ChangeSignal;

export interface Snapshot {
  /** The scene's name. */
  scene: string;
  /** The revision of what follows. */
  revision: number;
  /** The life of the host that the revision belongs to. */
  instance: string;
  /** The navigator in front. For a session that may not read that one, the navigator that it asked for. */
  current: string;
  /** The current configuration of the scene. */
  configuration: Configuration;
  /**
   * The types of the scene that no module provides. For a session that may not read the whole scene, those that are
   * shown here.
   */
  orphaned: string[];
  /** Every navigator, parents before children; in a part, some of them. */
  navigators: Navigator[];
  /** The attachments of these navigators; in parts, they follow the navigators. */
  attachments: Attachment[];
  /** Where the next part begins, for `after`; left out in the last part, and of a whole. */
  next?: string;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
}

export interface Configuration {
  /** The key of the scene's state, which `scene.restore` changes. */
  restorationKey?: string;
  /** Seconds between sent values. */
  executionDelay: number;
  /** The most talkative events that watches of the scene can get. */
  verbosity: 'silent' | 'error' | 'warning' | 'info' | 'debug';
}

export interface StateItem {
  /** The destinations pushed on the navigator. */
  path: RequestedDestination[];
  /** The index of the navigator around it; the first one has none. */
  parent?: number;
  /** The place in the parent's path with which it goes; null for none. */
  anchor?: number | null;
  /** How a presentation is shown; a stack has none. */
  method?: string;
  /** The navigator's name. */
  name?: string;
  /** The destination below its path. */
  root?: RequestedDestination;
  /** Whether the stack is the one in front. */
  selected?: boolean;
  /** The buttons with which a person can answer an alert or a dialog. */
  buttons?: Button[];
  /** The types and roles that the navigator's path accepts; all when left out. */
  accepts?: Acceptance;
}

export type State = StateItem[];

export interface RequestedDestination {
  /** The destination type. */
  type: string;
  /** The destination's arguments; none when left out. */
  arguments?: Record<string, any>;
  /**
   * Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace those of
   * the same name; null removes one.
   */
  hints?: Record<string, any>;
}

export interface ChangedResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
}

export interface ShownResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator where it is shown now. */
  navigator: string;
  /** The entry that shows it. */
  entry?: string;
}

export interface PathSetResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator's id. */
  navigator: string;
  /** The entries that stand for the request's destinations, lowest first. */
  path: string[];
  /** How much was removed. */
  removed: Removed;
}

export interface EntryMovedResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator whose path it is. */
  navigator: string;
  /** The entry. */
  entry: string;
  /** Its place in the path, from 0. */
  position: number;
}

export interface StateSetResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator's id. */
  navigator: string;
  /** How much was removed. */
  removed: Removed;
}

export interface ReturnedResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator that a request returns to. */
  navigator: string;
  /** How many entries stay in its path. */
  position: number;
  /** How much was removed. */
  removed: Removed;
}

/** Where the first step is shown. */
export interface FlowStartedResultShown {
  /** The navigator where it is shown now. */
  navigator: string;
  /** The entry that shows it. */
  entry?: string;
}

export interface FlowStartedResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The flow's id. */
  flow: string;
  /** The navigator that a request returns to. */
  navigator: string;
  /** How many entries stay in its path. */
  position: number;
  /** Where the first step is shown. */
  shown?: FlowStartedResultShown;
}

export interface SceneInformation {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** How many navigators it has. */
  navigators: number;
  /** How many entries it has. */
  entries: number;
  /** The navigator in front. */
  current: string;
  /** The key of its state; left out when it has none. */
  restorationKey?: string;
  /** The keys whose states `scene.restore` can bring back, oldest first; left out for an empty list. */
  setAside?: string[];
  /** True when a fleet shares the scene; left out for one of this host alone. */
  shared?: boolean;
}

export interface PastRevision {
  /** Its number. */
  revision: number;
  /** Its cause. */
  cause: Cause;
  /** The changes, in order. */
  changes: Change[];
}

export interface TypeStatistics {
  /** The destination type. */
  type: string;
  /** How many entries of the type came. */
  shown: number;
  /** How many entries of the type went. */
  ended: number;
  /** How many of them came and went in the time that is looked at. */
  timed: number;
  /** How long those stayed in the tree, together. */
  seconds: number;
  /** How many seconds the one stayed that stayed longest. */
  longest: number;
  /**
   * How often `back`, `pop` or `dismiss` took an entry of the type away, as the innermost one: the person turned back
   * there.
   */
  turnedBack: number;
}

export interface RefusalCount {
  /** The method that was refused. */
  method: string;
  /** The name of the error. */
  error: string;
  /** How often. */
  count: number;
}

export interface LiveLink {
  /** The link's name, unique in its entry. */
  link: string;
  /** The text that a person sees. */
  label?: string;
  /** The destination type that it leads to. */
  type: string;
  /** The arguments that it leads to; none when left out. */
  arguments?: Record<string, any>;
  /** The arguments that `entry.follow` gives as `values`. */
  placeholders?: string[];
  /** Whether the type is registered where the entry is shown. */
  isLive: boolean;
}

export interface RemovedResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** How much went. */
  removed: Removed;
}

export interface RedirectedResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator where it is shown now. */
  navigator: string;
  /** The entry that shows it. */
  entry?: string;
  /** The outcome of a request with `forResult`. */
  outcome?: 'redirected';
  /** Where the request wanted to go, and where guards sent it, in order. */
  redirected: Redirection[];
}

export interface Redirection {
  /** The destination type. */
  type: string;
  /** The destination's arguments. */
  arguments: Record<string, any>;
  /** The guard that sent the request here. */
  guard?: string;
  /** The name of that guard for people. */
  name?: string;
  /** The module of that guard's session, when it has exactly one. */
  module?: string;
}

/** Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual. */
export interface GuardPause {
  /** How many deadlines it has missed in a row. */
  misses: number;
  /**
   * When one request may be put to it: milliseconds since 1970 (UTC). After that time the pause lasts until the guard
   * answers.
   */
  until: number;
}

export interface Guard {
  /** The guard's id. */
  guard: string;
  /** Its name for people. */
  name: string;
  /** The session that is asked; left out while the guard's module is away. */
  session?: string;
  /** The guard's module, or that of its session when it has exactly one. */
  module?: string;
  /** Whether it is asked before something is shown, goes, or is selected. */
  on: 'enter' | 'leave' | 'select';
  /** The types that it is about. */
  types: string[];
  /** The roles that it is about. */
  roles?: string[];
  /** The scene that it is about; all when left out. */
  scene?: string;
  /** The navigator that it is about, with all below it. */
  navigator?: string;
  /** Guards with a lower number are asked first. */
  order: number;
  /** Seconds that it has to answer. */
  timeout: number;
  /** The verdict when it does not answer. */
  default: 'allow' | 'deny';
  /** The verdict while its module is away; left out when it ends with its session. */
  away?: 'allow' | 'deny' | 'wait';
  /** Its pause after missed deadlines, in which its default verdict holds; left out while it is asked as usual. */
  pause?: GuardPause;
}

export interface Session {
  /** The connection's id. */
  session: string;
  /** True for the connection that asks. */
  isSelf?: boolean;
  /** The name that the client gave. */
  name?: string;
  /** The client's process. */
  pid: number;
  /** The user whose process it is. */
  uid: number;
  /** The group whose process it is. */
  gid: number;
  /** The host of the fleet on which the client is; left out for a client of this host. */
  host?: string;
  /** The module as whose process, or in whose process group, the host started it. */
  startedAs?: string;
  /** Its identity by the access document of the host. */
  identity?: string;
  /** Seconds since it connected. */
  age: number;
  /** The modules that it registered. */
  modules: string[];
  /** How many watches it has. */
  watches: number;
  /** How many requests it has made. */
  requests: number;
  /** How many of its requests wait for a module or a guard. */
  inFlight: number;
  /** Bytes of output that it has not read. */
  queued: number;
  /** How many of its requests wait for what becomes of an entry or a flow. */
  results: number;
  /** How many questions of the host it has not answered. */
  questions: number;
  /** How many monitors it has. */
  monitors: number;
}

export interface RolledBack {
  /** The scene's name; left out when the scene itself is lost. */
  scene?: string;
  /** The newest revision that the store had. */
  from: number;
  /** The newest revision that it has now. */
  to: number;
}

export interface Grant {
  /** The verbs that it allows. */
  allow: (
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
    | 'administer'
  )[];
  /** The scenes where it holds, as names or beginnings; all when left out. */
  scenes?: string[];
  /** The navigators where it holds, with what is below them; all when left out. */
  navigators?: string[];
  /** The types that it is about, as names or beginnings; all when left out. */
  types?: string[];
  /** The modules that it is about, as names or beginnings; all when left out. */
  modules?: string[];
  /** The line of the document where it begins. */
  line: number;
}

export interface WatchInformation {
  /** The connection that watches. */
  session: string;
  /** The watch's number on that connection. */
  watch: number;
  /** The scene that it watches; left out for a watch of `host.watch`. */
  scene?: string;
  /** The navigator that it watches, with all below it. */
  navigator?: string;
  /** The kinds of change that it gets; all when left out. */
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
  /** Events up to this level come as well. */
  verbosity: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** Whether its reader is behind and gets the state instead of changes. */
  isLagging: boolean;
  /** How many notifications it may still send; left out when it has no limit. */
  credit?: number;
}

export interface Window {
  /** The oldest of them. */
  from: number;
  /** The newest of them, which is the present one. */
  to: number;
}

export interface RuleViolation {
  /** The part of the rule that is broken. */
  rule: 'under' | 'within' | 'most' | 'repeats' | 'first' | 'last' | 'methods' | 'accepts';
  /** The type that breaks it. */
  type: string;
  /** The navigator whose path it is. */
  navigator?: string;
  /** The navigator below which the request would have made a new one. */
  parent?: string;
  /** The place in the path, from 0; -1 for the destination below the path. */
  position: number;
  /** The type that it stands on. */
  found?: string;
  /** Roles, methods or types of which one would do; the number that may be there. */
  needed: string[];
  /** The type whose rule it is. */
  ruleOf: string;
  /** The module whose rule it is, `bindings`, or `navigator`. */
  source: string;
  /** The types and roles that the navigator's path accepts, when that is the rule. */
  accepted?: Acceptance;
  /** Types of a path that is legal and leads there. */
  legal?: string[];
}

export interface PathRule {
  /** It stands directly on a type with one of these roles, or on `root`. */
  under?: string[];
  /** Something below it in the path has one of these roles. */
  within?: string[];
  /** How many of it a path may hold. */
  most?: number;
  /** Whether it may stand on itself. */
  repeats?: boolean;
  /** Whether it must be the first of its path. */
  first?: boolean;
  /** Whether nothing may stand on it. */
  last?: boolean;
  /** The methods by which it may be shown. */
  methods?: string[];
}

export interface UnfitArguments {
  /** The entry. */
  entry: string;
  /** Its type. */
  type: string;
  /** The navigator that shows it. */
  navigator: string;
  /** The place in the path, from 0; -1 for the destination below the path. */
  position: number;
  /** Where in the arguments, as a JSON Pointer. */
  path: string;
  /** The keyword of the schema that does not fit. */
  keyword: string;
  /** Why, for people. */
  reason: string;
}

export interface NavigatorState {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The navigator's id. */
  id: string;
  /** Its kind in the tree. */
  kind: 'root' | 'stack' | 'presentation' | 'overlay';
  /** Its name, unique in the scene. */
  name?: string;
  /** The navigator around it; the root has none. */
  parent?: string;
  /** How a presentation is shown. */
  method?: string;
  /** Seconds after which the host closes it; it stays when left out. */
  closesAfter?: number;
  /** The entry of its parent with which it goes. */
  anchor?: string;
  /** The entry that it shows below its path. */
  root?: Entry;
  /** The session with which it goes. */
  ephemeral?: string;
  /** The buttons with which a person can answer an alert or a dialog. */
  buttons?: Button[];
  /** Whether destinations can be pushed on it. */
  hasPath: boolean;
  /** The types and roles that its path accepts; all when left out. */
  accepts?: Acceptance;
  /** The stacks below it, in order. */
  children: string[];
  /** The stack below it that is in front. */
  selected?: string;
  /** The navigator that is shown over it. */
  presented?: string;
  /** The overlays that are shown over it beside that, oldest first. */
  overlays?: string[];
  /** How many entries its path has. */
  count: number;
  /** Whether it is shown over another one. */
  isPresented: boolean;
  /** Whether a navigator is shown over it. */
  isPresenting: boolean;
  /** Whether it, or a navigator below it, presents something. */
  isAnyChildPresenting: boolean;
  /** How many navigators are above it. */
  depth: number;
  /** Whether it is the navigator in front. */
  current: boolean;
}

export interface OutcomeResultEntry {
  /** The scene's name. */
  scene: string;
  /** The revision that settled it. */
  revision: number;
  /** The cause of the revision. */
  by: Cause;
  /** The entry that the request showed. */
  entry: string;
  /** The outcome of the entry. */
  outcome: 'answered' | 'dismissed' | 'replaced' | 'provider_gone';
  /** The answer that a person chose, of an alert or a dialog. */
  answer?: string;
  /** The value that the entry closed with. */
  value?: any;
}

export interface OutcomeResultFlow {
  /** The scene's name. */
  scene: string;
  /** The revision that settled it. */
  revision: number;
  /** The cause of the revision. */
  by: Cause;
  /** The flow that the request started. */
  flow: string;
  /** How the flow ended. */
  outcome: 'completed' | 'cancelled' | 'failed';
  /** The value that the flow was completed with. */
  value?: any;
  /** Why the flow was cancelled or failed, for people. */
  reason?: string;
}

export type OutcomeResult = OneOf<OutcomeResultEntry | OutcomeResultFlow>;

export interface SequenceResult {
  /** The scene's name. */
  scene: string;
  /** The sequence's id. */
  sequence: string;
  /** Whether the sequence came to its end, or was cancelled before. */
  outcome: 'completed' | 'cancelled';
  /** The outcome of each item, in the order of settling. */
  steps: SequenceStep[];
}

export interface SentItemValue {
  /** Id or name of the navigator where it acts, or where the search for a receiver begins. */
  navigator?: string;
  /** The name of a value: a module's name, a dot and a name. */
  value: string;
  /** The data that is passed on to the receiver; null when left out. */
  data?: any;
}

export interface SentItemRoute {
  /** Id or name of the navigator where it acts, or where the search for a receiver begins. */
  navigator?: string;
  /** The name of a route: a module's name, a dot and a name. */
  route: string;
  /** The data that is passed on to the receiver; null when left out. */
  data?: any;
}

export interface SentItemType {
  /** Id or name of the navigator where it acts, or where the search for a receiver begins. */
  navigator?: string;
  /** A destination type. */
  type: string;
  /** The destination's arguments; none when left out. */
  arguments?: Record<string, any>;
  /** How the destination is shown; `send` when only a receiver may take it. The type says so when left out. */
  method?: string;
}

export interface SentItemAction {
  /** Id or name of the navigator where it acts, or where the search for a receiver begins. */
  navigator?: string;
  /** An action of the sequence itself. */
  action: 'dismissAny' | 'popAny' | 'popAll' | 'reset' | 'pause' | 'cancel' | 'cancelIfLocked' | 'empty';
}

export interface SentItemActionMethod {
  /** Id or name of the navigator where it acts, or where the search for a receiver begins. */
  navigator?: string;
  /** An action of the sequence itself. */
  action: 'perform';
  /** The operation: a method that changes a scene's tree. */
  method: string;
  /** Its parameters, without those of the request around it. */
  params?: Record<string, any>;
}

export interface SentItemActionValues {
  /** Id or name of the navigator where it acts, or where the search for a receiver begins. */
  navigator?: string;
  /** An action of the sequence itself. */
  action: 'send';
  /** The values to send next, before the rest. */
  values: SentItem[];
}

export type SentItem = OneOf<
  | SentItemValue
  | SentItemRoute
  | SentItemType
  | SentItemAction
  | SentItemActionMethod
  | SentItemActionValues>;

/** The receiver that took the item. */
export interface SequenceStepBy {
  /** The session that received. */
  session: string;
  /** The receiver's id. */
  receiver: string;
}

/** The error that ended the sequence with this item. */
export interface Failure {
  /** The error's number. */
  code: number;
  /** The error, for people. */
  message: string;
  /** The error's name, and what a program needs. */
  data: Record<string, any>;
}

export interface SequenceStep {
  /** The item's number: from 0, those that receivers added behind the others. */
  index: number;
  /** The item as it was sent. */
  item: SentItem;
  /** The number of the item whose receiver added this one. */
  addedBy?: number;
  /** The outcome of the item. */
  outcome: 'received' | 'shown' | 'selected' | 'performed' | 'replaced' | 'failed' | 'notSent';
  /** The receiver that took the item. */
  by?: SequenceStepBy;
  /** How the sequence went on. */
  resume?: 'auto' | 'immediately' | 'after' | 'inserting' | 'appending' | 'replacing' | 'pause' | 'cancel';
  /** The scene's revision after the operation. */
  revision?: number;
  /** The navigator that the operation answered. */
  navigator?: string;
  /** The entry that the operation answered. */
  entry?: string;
  /** Where the item wanted to go, and where guards sent it, in order. The last of them is what became of the item. */
  redirected?: Redirection[];
  /** The error that ended the sequence with this item. */
  error?: Failure;
}

export interface SequenceState {
  /** The sequence's id. */
  sequence: string;
  /** The scene's name. */
  scene: string;
  /** The session that sent it. */
  session: string;
  /** The sequence's name, for people. */
  name?: string;
  /** Whether an item is under way, a receiver is asked, or the sequence waits or is paused. */
  state: 'running' | 'asking' | 'waiting' | 'paused';
  /** The number of the item under way, else of the next one. */
  index?: number;
  /** How many items are settled. */
  done: number;
  /** How many items have not begun. */
  left: number;
  /** The receiver that is asked. */
  receiver?: string;
}

export interface ReceiverValueAutoResume {
  /** Seconds until the next value: at most the limit `questionMaximum`. */
  after: number;
}

/** The action that the host takes instead of asking. */
export interface ReceiverValueAuto {
  /** How the sequence goes on. */
  resume: 'auto' | 'immediately' | 'pause' | 'cancel' | ReceiverValueAutoResume;
  /** The navigator that shows the destination. */
  navigate?: string;
  /** The navigator that comes to the front. */
  select?: string;
  /** How the destination is shown. */
  method?: string;
}

export interface ReceiverValue {
  /** The receiver's id. */
  receiver: string;
  /** The session that receives. */
  session: string;
  /** The scene whose values it receives; every scene when left out. */
  scene?: string;
  /** The navigator where it stands, and ends with. */
  navigator?: string;
  /** Seconds that it has to answer; the limit `question` when left out. */
  timeout?: number;
  /** The action that the host takes instead of asking. */
  auto?: ReceiverValueAuto;
  /** The name of the values. */
  value: string;
}

export interface ReceiverType {
  /** The receiver's id. */
  receiver: string;
  /** The session that receives. */
  session: string;
  /** The scene whose values it receives; every scene when left out. */
  scene?: string;
  /** The navigator where it stands, and ends with. */
  navigator?: string;
  /** Seconds that it has to answer; the limit `question` when left out. */
  timeout?: number;
  /** The action that the host takes instead of asking. */
  auto?: ReceiverValueAuto;
  /** The destination type. */
  type: string;
}

export interface ReceiverRoute {
  /** The receiver's id. */
  receiver: string;
  /** The session that receives. */
  session: string;
  /** The scene whose values it receives; every scene when left out. */
  scene?: string;
  /** The navigator where it stands, and ends with. */
  navigator?: string;
  /** Seconds that it has to answer; the limit `question` when left out. */
  timeout?: number;
  /** The action that the host takes instead of asking. */
  auto?: ReceiverValueAuto;
  /** The name of the route. */
  route: string;
}

export type Receiver = OneOf<ReceiverValue | ReceiverType | ReceiverRoute>;

export interface URLPattern {
  /** The pattern as it was registered. */
  pattern: string;
  /** The module that registered it. */
  module: string;
  /** The session of that module. */
  session?: string;
  /** The items that a URL becomes; the module is asked when left out. */
  to?: SentItem[];
  /** True when the module is asked what a URL becomes. */
  ask?: boolean;
  /** The scene where the items go when the request names none. */
  scene?: string;
  /** The navigator where they go when the request names none. */
  navigator?: string;
  /** Whether every type that it shows is registered, or received. */
  isLive: boolean;
}

export interface Destination {
  /** The type's name: its module's, a dot, and a name of its own. */
  type: string;
  /** The module that provides it. */
  module: string;
  /** Its title for people. */
  title?: string;
  /** A description of what it shows, in a sentence for people. */
  description?: string;
  /** The JSON Schema of its arguments; any object is valid when left out. */
  arguments?: any;
  /** The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated. */
  version?: number;
  /** How it is shown when a request does not say so. `send` leaves that to its receiver. */
  method?: string;
  /** The name of the navigator that presents it, when the request gives no name and no other navigator has this one. */
  presentation?: string;
  /** The buttons of its alert or dialog when the request gives none: 1 to 16, their answers all different. */
  buttons?: Button[];
  /** True when the host asks the module for content for each entry; false when left out. */
  provides?: boolean;
  /**
   * The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when left
   * out.
   */
  content?: any;
  /**
   * The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left out.
   */
  messages?: Record<string, Record<string, any> | boolean>;
  /** Hints that renderers get with each entry. The host passes them on. */
  hints?: Record<string, any>;
  /** Whether its entries stay or are closed when its provider ends. `keep` when left out. */
  orphan: 'keep' | 'close';
  /** Its roles, which rules and guards name. */
  roles?: string[];
  /** Where it may stand. */
  rules?: PathRule;
  /** The scene of `navigator`. */
  scene?: string;
  /** The registration holds on this navigator and below it; everywhere when left out. */
  navigator?: string;
}

export interface RegisteredDestination {
  /** The type's name: its module's, a dot, and a name of its own. */
  type: string;
  /** Its title for people. */
  title?: string;
  /** A description of what it shows, in a sentence for people. */
  description?: string;
  /** The JSON Schema of its arguments; any object is valid when left out. */
  arguments?: Record<string, any> | boolean;
  /** The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated. */
  version?: number;
  /** How it is shown when a request does not say so. `send` leaves that to its receiver. */
  method?: string;
  /** Hints that renderers get with each entry. The host passes them on. */
  hints?: Record<string, any>;
  /** Whether its entries stay or are closed when its provider ends. `keep` when left out. */
  orphan?: 'keep' | 'close';
  /** Its roles, which rules and guards name. */
  roles?: string[];
  /** Where it may stand. */
  rules?: PathRule;
  /** True when the host asks the module for content for each entry; false when left out. */
  provides?: boolean;
  /**
   * The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when left
   * out.
   */
  content?: Record<string, any> | boolean;
  /** The name of the navigator that presents it, when the request gives no name and no other navigator has this one. */
  presentation?: string;
  /** The buttons of an alert or a dialog: 1 to 16, their answers all different. */
  buttons?: Button[];
  /**
   * The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left out.
   */
  messages?: Record<string, Record<string, any> | boolean>;
}

export interface PresentationMethod {
  /** Its name, unique on the host. */
  method: string;
  /** Whether it has a path of its own; false when left out. */
  hasPath?: boolean;
  /** Whether it takes the one place over its presenter, as a sheet does; true when left out. */
  exclusive?: boolean;
  /** Seconds after which the host closes it; it stays when left out. */
  closesAfter?: number;
}

export interface ModuleInformation {
  /** The module's name. */
  module: string;
  /** Its version, as it was registered. */
  version?: string;
  /** Its title for people. */
  title?: string;
  /** The session that registered it. */
  session?: string;
  /** How many destination types it provides. */
  destinations: number;
  /** The methods of presentation that it defines, by name. */
  presentations?: PresentationMethod[];
  /** Its state, when the host can start it. */
  state?: 'stopped' | 'starting' | 'running' | 'stopping' | 'backingOff' | 'failed';
  /** Its process, when the host started it. */
  pid?: number;
  /** How often the host started it again because its process had ended. */
  restarts?: number;
  /** Why it failed the last time: an error. */
  lastFailure?: Failure;
}

export interface HostSnapshotScenesItem {
  /** The scene's name. */
  scene: string;
  /** The scene's current navigator. */
  navigator: string;
}

export interface HostSnapshotModulesItem {
  /** The module's name. */
  module: string;
  /** The connection that has it. */
  session: string;
}

export interface HostSnapshot {
  /** The scenes, by name. */
  scenes: HostSnapshotScenesItem[];
  /** The modules that are registered, by name. */
  modules: HostSnapshotModulesItem[];
  /** The last reports of those that draw scenes, by scene. */
  renderers: Renderer[];
}

export interface HostChangeSceneOpened {
  /** A scene was made. */
  kind: 'scene.opened';
  /** The scene's name. */
  scene: string;
  /** The scene's current navigator. */
  navigator: string;
}

export interface HostChangeSceneClosed {
  /** A scene was closed. */
  kind: 'scene.closed';
  /** The scene's name. */
  scene: string;
}

export interface HostChangeSceneCurrent {
  /** Another navigator of a scene is current. */
  kind: 'scene.current';
  /** The scene's name. */
  scene: string;
  /** The navigator that is current now. */
  navigator: string;
  /** The navigator that was current before, which may be closed. */
  previous: string;
}

export interface HostChangeModuleRegistered {
  /** A module has come, or has another session. */
  kind: 'module.registered';
  /** The module's name. */
  module: string;
  /** The connection that has it. */
  session: string;
  /** The connection that had it before. */
  previous?: string;
}

export interface HostChangeModuleUnregistered {
  /** A module has gone. */
  kind: 'module.unregistered';
  /** The module's name. */
  module: string;
  /** The connection that had it. */
  session: string;
}

export interface HostChangeRendererReported {
  /** A renderer said what a person sees of a scene. */
  kind: 'renderer.reported';
  /** The connection that draws. */
  session: string;
  /** The name that it gave itself in `hello`, with its version. */
  client?: string;
  /** The scene that it draws. */
  scene: string;
  /** The place that has a person's attention. */
  focus?: RendererFocus;
  /** The parts that it could not draw. */
  undrawn: RendererGap[];
}

export interface HostChangeRendererLeft {
  /** A connection draws a scene no longer. */
  kind: 'renderer.left';
  /** The connection. */
  session: string;
  /** The scene. */
  scene: string;
}

export type HostChange =
  | HostChangeSceneOpened
  | HostChangeSceneClosed
  | HostChangeSceneCurrent
  | HostChangeModuleRegistered
  | HostChangeModuleUnregistered
  | HostChangeRendererReported
  | HostChangeRendererLeft;

export interface Renderer {
  /** The connection that draws. */
  session: string;
  /** The name that it gave itself in `hello`, with its version. */
  client?: string;
  /** The scene that it draws. */
  scene: string;
  /** The place that has a person's attention. */
  focus?: RendererFocus;
  /** The parts that it could not draw. */
  undrawn: RendererGap[];
}

export interface RendererFocus {
  /** The entry that has the focus. */
  entry: string;
  /** The part of the entry: the id of a block of its content, say. */
  part?: string;
}

export interface RendererGap {
  /** The entry. */
  entry: string;
  /** The part that it could not draw, for people. */
  what: string;
}

export interface WaitingRequest {
  /** The connection that made it. */
  session: string;
  /** The request's id, as it was written; left out for a notification. */
  request?: any;
  /** The request's method. */
  method?: string;
  /** The reason for which it waits. */
  for: 'answer' | 'guard' | 'turn' | 'module' | 'result' | 'sequence';
  /** The scene that it is about. */
  scene?: string;
  /** The question whose answer it waits for. */
  question?: string;
  /** The guard whose vote it waits for. */
  guard?: string;
  /** The module that it waits for. */
  module?: string;
  /** The connection of the request before it. */
  behindSession?: string;
  /** The id of the request before it. */
  behindRequest?: any;
  /** The entry whose end it waits for. */
  entry?: string;
  /** The flow whose end it waits for. */
  flow?: string;
  /** The sequence whose end it waits for. */
  sequence?: string;
  /** The deadline: milliseconds since 1970 (UTC). */
  until?: number;
}

export interface OpenQuestion {
  /** The question's id. */
  question: string;
  /** The question's method. */
  method: string;
  /** The connection that is asked. */
  session: string;
  /** The module that is asked; left out when the connection has none. */
  module?: string;
  /** The name that the connection gave itself, if it has no module. */
  client?: string;
  /** The guard that is asked. */
  guard?: string;
  /** The receiver that is asked. */
  receiver?: string;
  /** The destination type that it is about. */
  type?: string;
  /** The connection whose request needs the answer; left out when the host asks. */
  asker?: string;
  /** The question that the asker was answering. */
  during?: string;
  /** When it was asked: milliseconds since 1970 (UTC). */
  asked: number;
  /** Its deadline: milliseconds since 1970 (UTC). */
  until: number;
}

export interface FleetEngine {
  /** Whether the host is connected. */
  connected: boolean;
  /** The server to which it is, or was, connected. */
  server?: string;
  /** The version of that server. */
  version?: string;
  /** The risk of this version, if it has one. */
  warning?: string;
  /** Why the last attempt to connect failed; left out while the host is connected. */
  failure?: string;
}

export interface FleetHost {
  /** Its name. */
  host: string;
  /** `true` for the host that answers. */
  isSelf?: boolean;
  /** Seconds since it was heard last. A host speaks ten times a second. */
  heard: number;
  /** `true` when it shares other scenes than this host. All hosts of a fleet should have the same `--fleet-scenes`. */
  sharesOthers?: boolean;
  /** Its last report; left out when it has made none yet. */
  report?: FleetReport;
}

export interface FleetReport {
  /** Its version. */
  version: string;
  /** Its process. */
  pid: number;
  /** Seconds since it started. */
  uptime: number;
  /** How many connections it has. */
  sessions: number;
  /** How many scenes it owns. */
  owns: number;
  /** How many records of the logs it had still to read, in all scenes. */
  behind: number;
  /** How many scenes it follows no more; its log says why. */
  halted: number;
}

export interface FleetScene {
  /** Its name. */
  scene: string;
  /**
   * `ready`; `reading` when this host has not read the whole log; `away` when it cannot reach the log; `waiting` for an
   * owner; or `halted` when it follows the scene no more.
   */
  state: 'ready' | 'reading' | 'away' | 'waiting' | 'halted';
  /** The host that owns it; left out when none does. */
  owner?: string;
  /** How often it got an owner. */
  epoch: number;
  /** The last revision that this host has read. */
  revision: number;
  /** How many records of its log this host had still to read. */
  behind: number;
  /** How many requests of this host its owner has not answered. */
  open: number;
}

export interface FleetModule {
  /** Its name. */
  module: string;
  /** The host to which it is connected. */
  host: string;
  /** How many destination types it has registered. */
  destinations: number;
}

export interface Owner {
  /** The session. */
  session: string;
  /** The name that its client gave. */
  name?: string;
  /** Its process. */
  pid: number;
  /** The user whose process it is. */
  uid: number;
  /** The host of a fleet on which it is. */
  host?: string;
}

export interface Place {
  /** The scene. */
  scene: string;
  /** The navigator. */
  navigator: string;
}

export interface ConflictingPattern {
  /** The pattern. */
  pattern: string;
  /** Its module. */
  module: string;
  /** The session that has the module; null when it is gone. */
  owner: Owner | null;
}

export interface QuestionLink {
  /** The question's id. */
  question: string;
  /** The session that waits for the answer. */
  asker?: string;
  /** The session that is asked. */
  session: string;
  /** The module that is asked. */
  module: string;
  /** The destination type that it is about. */
  type?: string;
  /** The entry that it is about. */
  entry?: string;
}

export interface StateProblem {
  /** The index of the navigator in the document. */
  navigator: number;
  /** The place in its path; -1 for its root. */
  position?: number;
  /** The error there. */
  error: ErrorObject;
}

export interface ErrorObject {
  /** The error's number. */
  code: number;
  /** The error in a sentence, for people. */
  message: string;
  /** The part for programs: the error's name, and members as its description says. */
  data: Record<string, any>;
}

export interface HelloCapabilities {
  /** Names that the client needs: the request is refused when the host lacks one. */
  required?: string[];
  /** Names that the client would use. */
  optional?: string[];
}

export interface HelloResult {
  /** Always `navhost`. */
  host: 'navhost';
  /** The host's version. */
  version: string;
  /** This life of the host: 16 hexadecimal digits. */
  instance: string;
  /** The id of this connection. */
  session: string;
  /** All that the host can do beyond JSON-RPC, by name. */
  capabilities: string[];
  /** Every limit by its name: a count, bytes or seconds. */
  limits: Record<string, number>;
}

export interface PingResult {
  /** Always true. */
  pong: boolean;
}

export interface StatusResult {
  /** The host's version. */
  version: string;
  /** This life of the host: 16 hexadecimal digits. */
  instance: string;
  /** The host's process. */
  pid: number;
  /** Seconds since the start. */
  uptime: number;
  /** How many connections there are. */
  sessions: number;
  /** How many modules are registered. */
  modules: number;
  /** How many destination types are registered. */
  destinations: number;
  /** How many watches there are. */
  watches: number;
  /** How many scenes there are. */
  scenes: number;
  /** The scenes that are older than they were: the store's write-ahead log was lost or damaged. */
  rolledBack?: RolledBack[];
  /** Why the store cannot be written, and changes are refused; left out while it works. */
  storeFailure?: string;
  /** Every limit by its name: a count, bytes or seconds. */
  limits: Record<string, number>;
}

export interface SessionsResult {
  /** The connections, by id. */
  sessions: Session[];
}

export interface MetricsResult {
  /** The media type of the text. */
  contentType: string;
  /** The metrics, as OpenMetrics 1.0 writes them. */
  text: string;
}

export interface WaitingResult {
  /** The requests that wait. */
  requests: WaitingRequest[];
  /** The questions that are open. */
  questions: OpenQuestion[];
}

export interface MonitorResult {
  /** The monitor's number on this connection. */
  monitor: number;
}

export type UnmonitorResult = Record<string, never>;

export interface CloseSessionResult {
  /** The connection's id. */
  session: string;
  /** False when it was closed already. */
  closed: boolean;
}

export interface RightsResult {
  /** True when the host has no access document. */
  everything: boolean;
  /** The identity of the session. */
  identity?: string;
  /** The file with the grants. */
  document?: string;
  /** The grants that it has, in the order of the document. */
  grants: Grant[];
}

export interface CheckRightResult {
  /** Whether it may. */
  allowed: boolean;
  /** The line of the first grant that allows it. */
  line?: number;
}

export interface CancelRequestResult {
  /** Whether such a request was waiting. */
  cancelled: boolean;
}

export interface ModuleGuard {
  /** The name of the guard for people. */
  name: string;
  /**
   * When it is asked: before something is shown (`enter`), before something goes (`leave`), or before another stack of
   * a navigator comes to the front (`select`).
   */
  on: 'enter' | 'leave' | 'select';
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
  timeout?: number;
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

export interface ModuleReceiverValue {
  /** The name of a value: a module's name, a dot and a name. */
  value: string;
  /** Id or name of the navigator where it stands; behind all others when left out. */
  navigator?: string;
  /** Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without. */
  scene?: string;
  /** Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`. */
  timeout?: number;
}

/** Receives without being asked. */
export interface ModuleReceiverValueAutoAuto {
  /** Show the destination on this navigator; on the receiver's when left out, else where it was sent from. */
  navigate?: string;
  /** Bring this navigator to the front, and show nothing. */
  select?: string;
  /** How the destination is shown; the type says so when left out. */
  method?: string;
  /** How the sequence goes on; `auto` when left out. */
  resume?: 'auto' | 'immediately' | 'pause' | 'cancel' | ReceiverValueAutoResume;
}

export interface ModuleReceiverValueAuto {
  /** The name of a value: a module's name, a dot and a name. */
  value: string;
  /** Id or name of the navigator where it stands; behind all others when left out. */
  navigator?: string;
  /** Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without. */
  scene?: string;
  /** Receives without being asked. */
  auto: ModuleReceiverValueAutoAuto;
}

export interface ModuleReceiverType {
  /** A destination type. */
  type: string;
  /** Id or name of the navigator where it stands; behind all others when left out. */
  navigator?: string;
  /** Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without. */
  scene?: string;
  /** Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`. */
  timeout?: number;
}

export interface ModuleReceiverTypeAuto {
  /** A destination type. */
  type: string;
  /** Id or name of the navigator where it stands; behind all others when left out. */
  navigator?: string;
  /** Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without. */
  scene?: string;
  /** Receives without being asked. */
  auto: ModuleReceiverValueAutoAuto;
}

export interface ModuleReceiverRoute {
  /** The name of a route: a module's name, a dot and a name. */
  route: string;
  /** Id or name of the navigator where it stands; behind all others when left out. */
  navigator?: string;
  /** Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without. */
  scene?: string;
  /** Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`. */
  timeout?: number;
}

export interface ModuleReceiverRouteAuto {
  /** The name of a route: a module's name, a dot and a name. */
  route: string;
  /** Id or name of the navigator where it stands; behind all others when left out. */
  navigator?: string;
  /** Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without. */
  scene?: string;
  /** Receives without being asked. */
  auto: ModuleReceiverValueAutoAuto;
}

export type ModuleReceiver = OneOf<
  | ModuleReceiverValue
  | ModuleReceiverValueAuto
  | ModuleReceiverType
  | ModuleReceiverTypeAuto
  | ModuleReceiverRoute
  | ModuleReceiverRouteAuto>;

export interface ModuleURLTo {
  /** A module of this session; its only one when left out. */
  module?: string;
  /** A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`. */
  pattern: string;
  /** The scene where the items go when the request that opens the URL names none; `main` when left out. */
  scene?: string;
  /** The navigator where they go, likewise; the scene's current one when left out. */
  navigator?: string;
  /** Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its text. */
  to: SentItem[];
}

export interface ModuleURLAsk {
  /** A module of this session; its only one when left out. */
  module?: string;
  /** A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`. */
  pattern: string;
  /** The scene where the items go when the request that opens the URL names none; `main` when left out. */
  scene?: string;
  /** The navigator where they go, likewise; the scene's current one when left out. */
  navigator?: string;
  /** True, in the place of `to`: the module is asked with `url.resolve`. */
  ask: boolean;
}

export type ModuleURL = OneOf<ModuleURLTo | ModuleURLAsk>;

export interface ModuleMapping {
  /** The scene to act on; `main` when left out. */
  scene?: string;
  /** Id or name of the navigator to act on; the current one when left out. */
  navigator?: string;
  /** The entry that the request comes from: the request acts on the navigator that shows it. */
  fromEntry?: string;
  /** The type that requests name. */
  from: string;
  /** The type that is shown. */
  to: string;
  /** The arguments that it is shown with; those of the request when left out. */
  arguments?: Record<string, any>;
  /** Whether the mapping holds below the navigator as well; true when left out. */
  inherits?: boolean;
}

export interface ModuleFlow {
  /** The name by which it is started; unique in the module. */
  name: string;
  /** The checkpoint to return to; the end of the path at the start when left out. */
  checkpoint?: string;
  /** The JSON Schema of the value that completes it; any value is accepted when left out. */
  schema?: Record<string, any> | boolean;
  /** Any JSON that the flow begins with; null for nothing. */
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
}

export interface RegisterResultUrlsItem {
  /** The pattern as it was registered. */
  pattern: string;
  /** Whether every type that it shows is registered, or received. */
  isLive: boolean;
}

export interface RegisterResult {
  /** The module's name. */
  module: string;
  /** The types that this request registered. */
  registered: string[];
  /** The types whose orphaned entries are provided again. */
  revived: string[];
  /** The ids of the guards, in the order of the request's list. */
  guards?: string[];
  /** The ids of the receivers, in this order. */
  receivers?: string[];
  /** The URL patterns, in this order. */
  urls?: RegisterResultUrlsItem[];
  /** The ids of the mappings, in this order. */
  mappings?: string[];
  /** How many entries the host asks the module to migrate first. */
  outdated?: number;
  /** How many places break a rule now. */
  violations?: number;
  /** The open flows that the module drives. */
  flows?: Flow[];
}

export interface UnregisterResult {
  /** The module's name. */
  module: string;
  /** The types that were removed. */
  unregistered: string[];
}

export interface ModulesResult {
  /** The modules, by name. */
  modules: ModuleInformation[];
}

export interface StartModuleResult {
  /** The module's name. */
  module: string;
  /** The current state of the module. */
  state: 'stopped' | 'starting' | 'running' | 'stopping' | 'backingOff' | 'failed';
  /** Whether the request changed that. */
  changed: boolean;
}

export interface DestinationsResult {
  /** The types as they were registered. */
  destinations: Destination[];
}

export interface CreateSceneConfiguration {
  /** The key of the scene's state, which `scene.restore` changes; none when left out. */
  restorationKey?: string;
  /** Seconds between sent values; 0 when left out. */
  executionDelay?: number;
  /** The most talkative events that watches of the scene can get; `info` when left out. */
  verbosity?: 'silent' | 'error' | 'warning' | 'info' | 'debug';
}

export interface CreateSceneResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The root navigator. */
  navigator: string;
}

export interface CloseSceneResult {
  /** The name of the closed scene. */
  scene: string;
}

export interface ScenesResult {
  /** The scenes, by name. */
  scenes: SceneInformation[];
}

export interface RestoreSceneResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The key of the scene now. */
  restorationKey: string;
  /** Whether a state that was set aside came back. */
  restored: boolean;
  /** The keys whose states were dropped to keep to the limits, oldest first; left out for an empty list. */
  dropped?: string[];
}

export type CreateNavigatorResult = OneOf<ShownResult | RedirectedResult | SequenceResult>;

export type CloseNavigatorResult = OneOf<RemovedResult | RedirectedResult | SequenceResult>;

export type SelectNavigatorResult = OneOf<ChangedResult | RedirectedResult | SequenceResult>;

export interface PathResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The navigator's id. */
  navigator: string;
  /** How many entries the whole path has. */
  count: number;
  /** Whether the whole path is empty. */
  isEmpty: boolean;
  /** The asked entries, oldest first. */
  path: Entry[];
  /** Where the next part begins, for `after`; left out in the last part. */
  next?: string;
}

export type SetPathResult = OneOf<PathSetResult | RedirectedResult | SequenceResult>;

export type MoveEntryResult = OneOf<EntryMovedResult | RedirectedResult | SequenceResult>;

export interface EntryResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The navigator that shows it. */
  navigator: string;
  /** Its place in the path, from 0; -1 for the destination below the path. */
  position: number;
  /** The entry's id. */
  id: string;
  /** The destination type that it shows. */
  type: string;
  /** The destination's arguments, as the request wrote them. */
  arguments: Record<string, any>;
  /** The part of the type before the first dot. */
  module: string;
  /** How the entry is shown. */
  method: string;
  /** The hints for renderers: the type's, with those of the request that showed it. */
  hints?: Record<string, any>;
  /** The version of the arguments, from 1. */
  version?: number;
  /** True when the entry goes as soon as another is pushed over it. */
  transient?: boolean;
  /** True when it was restored, and breaks a rule or has arguments that do not fit. */
  quarantined?: boolean;
  /** The content that the module supplied for a renderer. */
  content?: any;
  /** Where the entry leads. */
  links?: Link[];
  /** Whether there is content. Left out when the type supplies none and none came. */
  contentState?: 'pending' | 'supplied' | 'none' | 'failed';
  /** Why the content failed, for people. */
  contentFailure?: string;
  /** The change that showed it. */
  cause: EntryCause;
}

export interface AskResult {
  /** The answer of the module, passed on unchanged. */
  answer: any;
}

export interface ProvideContentLinksItem {
  /** The destination type that it leads to. */
  type: string;
  /** The link's name, unique in its entry. */
  link: string;
  /** The text that a person sees. */
  label?: string;
  /** The arguments that it leads to; none when left out. */
  arguments?: Record<string, any>;
  /** Further arguments, by their names, which `entry.follow` gives: one link for all items of a list. */
  placeholders?: string[];
}

export interface LinksResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The entry's id. */
  entry: string;
  /** The links, as they were supplied. */
  links: LiveLink[];
}

export type FollowResult = OneOf<ShownResult | SequenceResult | RedirectedResult>;

export interface LockResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator that it is attached to. */
  navigator: string;
  /** The lock's id. */
  lock: string;
}

export interface AttachmentsResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The attachments, oldest first. */
  attachments: Attachment[];
}

export interface EstablishCheckpointResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator that a request returns to. */
  navigator: string;
  /** How many entries stay in its path. */
  position: number;
}

export type ReturnToCheckpointResult = OneOf<ReturnedResult | RedirectedResult | SequenceResult>;

export interface CanReturnResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** Whether a request would return. */
  canReturn: boolean;
  /** The navigator that it would return to. */
  navigator?: string;
  /** How many entries would stay in its path. */
  position?: number;
}

export interface AddMappingResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator that it is attached to. */
  navigator: string;
  /** The mapping's id. */
  mapping: string;
}

export interface BindTriggerResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** The navigator that it is attached to. */
  navigator: string;
  /** The trigger's id. */
  trigger: string;
}

export type SetTriggerResult = OneOf<
  | ChangedResult
  | ShownResult
  | RemovedResult
  | PathSetResult
  | StateSetResult
  | EstablishCheckpointResult
  | ReturnedResult
  | LockResult
  | AddMappingResult
  | FlowStartedResult
  | SequenceResult
  | RedirectedResult>;

export interface FlowsResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The flows, oldest first. */
  flows: Flow[];
}

export interface FlowResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The flow. */
  flow: Flow;
}

export interface StateResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The navigator's id. */
  navigator: string;
  /** The navigators, parents before children. */
  state: State;
}

export interface SetStateStateItem {
  /** How a presentation is shown; left out for a stack. */
  method?: string;
  /** The index of the navigator around it: the one before it for a presentation, 0 for a stack when left out. */
  parent?: number;
  /** A name for the new navigator, unique in the scene. */
  name?: string;
  /** The destination that the navigator shows below its path. */
  root?: RequestedDestination;
  /** The destinations of its path, oldest first; none when left out. */
  path?: RequestedDestination[];
  /** The place in the parent's path with which it goes, or null; the top for a presentation when left out. */
  anchor?: number | null;
  /** Whether the stack is the one in front. */
  selected?: boolean;
  /** The buttons of an alert or a dialog: 1 to 16, their answers all different. */
  buttons?: Button[];
  /** The types and roles that its path accepts; all when left out. */
  accepts?: Acceptance;
}

export type SetStateResult = OneOf<StateSetResult | RedirectedResult | SequenceResult>;

export interface TransactionResultDone {
  /** The results of the operations, in order. */
  operations: Record<string, any>[];
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
}

export type TransactionResult = OneOf<TransactionResultDone | RedirectedResult | SequenceResult>;

export interface PlanResult {
  /** The results of the operations, in order; none for a refusal. */
  operations: Record<string, any>[];
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** Whether the transaction would be carried out. */
  allowed: boolean;
  /** The error that the transaction would be refused with. */
  refusal?: Record<string, any>;
  /** The changes that would happen, in order. */
  changes: Change[];
  /** The locks that refuse it, oldest first. */
  locks: Attachment[];
  /** The guards that would be asked, in order. */
  guards: Guard[];
}

export interface RuleGraphTypesItem {
  /** The destination type. */
  type: string;
  /** Its roles. */
  roles: string[];
  /** Where it may stand. */
  rules?: PathRule;
  /** The parts that the configuration's bindings decide. */
  bound?: string[];
}

export interface RuleGraphEdgesItem {
  /** The type below; `root` for the beginning of a path. */
  from: string;
  /** The type that may stand on it. */
  to: string;
}

export interface RuleGraph {
  /** The form of this answer. */
  format: 'json';
  /** Every type that has roles or rules. */
  types: RuleGraphTypesItem[];
  /** Which type may stand on which. */
  edges: RuleGraphEdgesItem[];
  /** Types that may stand anywhere. */
  open: string[];
  /** Types that nothing leads to. */
  unreachable: string[];
  /** Types that nothing leads out of. */
  deadEnds: string[];
}

export interface DrawnRuleGraph {
  /** The language of the graph. */
  format: 'dot' | 'mermaid';
  /** The edges as text for Graphviz or Mermaid. */
  graph: string;
}

export type DescribeRulesResult = OneOf<RuleGraph | DrawnRuleGraph>;

export interface CheckRulesResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The places that break a rule. */
  violations: RuleViolation[];
  /** The entries in quarantine because of their arguments; left out without any. */
  unfit?: UnfitArguments[];
}

export interface AddGuardResult {
  /** The guard's id. */
  guard: string;
}

export interface GuardsResult {
  /** The guards. */
  guards: Guard[];
}

export interface ResumeResult {
  /** The sequences that go on now, oldest first. */
  resumed: string[];
}

export interface CancelResumeResult {
  /** The sequences that were cancelled, oldest first. */
  cancelled: string[];
}

export interface SequencesResult {
  /** The sequences, oldest first. */
  sequences: SequenceState[];
}

export interface ReceiversResult {
  /** The receivers, oldest first. */
  receivers: Receiver[];
}

export interface RegisterURLResult {
  /** The module that registered it. */
  module: string;
  /** The pattern as it was registered. */
  pattern: string;
  /** Whether every type that it shows is registered, or received. */
  isLive: boolean;
}

export interface UnregisterURLResult {
  /** The module. */
  module: string;
  /** The patterns that were removed. */
  unregistered: string[];
}

export interface UrlPatternsResult {
  /** The patterns, the more concrete ones first. */
  patterns: URLPattern[];
}

export interface ResolveURLResult {
  /** The URL. */
  url: string;
  /** The pattern that it fits. */
  pattern: string;
  /** The module that registered the pattern. */
  module: string;
  /** The scene where the items go; `main` when left out. */
  scene?: string;
  /** The navigator where they go; the current one when left out. */
  navigator?: string;
  /** The values of the pattern's parameters, by name. */
  parameters: Record<string, any>;
  /** The items of a sequence, as `send` takes them. */
  items: SentItem[];
}

export interface EncodeURLResult {
  /** The URL. */
  url: string;
  /** The pattern that gives it. */
  pattern: string;
  /** The module that registered the pattern. */
  module: string;
}

/** The revisions from which a client can go on. */
export interface HistoryResultWindow {
  /** The oldest revision after which everything is kept. */
  from: number;
  /** The newest revision. */
  to: number;
}

export interface HistoryResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The revisions from which a client can go on. */
  window: HistoryResultWindow;
  /** The revisions, oldest first. */
  revisions: PastRevision[];
}

export interface StatisticsResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** The revisions from which a client can go on. */
  window: HistoryResultWindow;
  /** It counted all revisions after this one. */
  after: number;
  /** The types, those that were shown most often first. */
  types: TypeStatistics[];
  /**
   * The refusals since the start of the host, the most frequent first. Left out for a session without the right
   * `administer` or `monitor`.
   */
  refused?: RefusalCount[];
}

export interface ConfigureSceneResult {
  /** The scene's name. */
  scene: string;
  /** The configuration as it is now. */
  configuration: Configuration;
}

export interface WatchResult {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that it watches. */
  scene: string;
  /** This life of the host: 16 hexadecimal digits. */
  instance: string;
  /** The scene's present revision. */
  revision: number;
  /** Whether it goes on after `from`; else it begins with the snapshot. */
  resumed: boolean;
  /** The revision after which a resumed watch goes on. */
  from?: number;
  /** Why it could not go on after `since`. */
  reason?: 'outside_window' | 'ahead' | 'other_instance';
  /** The revisions after which a watch can go on. */
  window: Window;
  /** The scene, or the part of it that is watched, unless the watch is resumed. */
  snapshot?: Snapshot;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
}

export interface WatchesResult {
  /** The watches. */
  watches: WatchInformation[];
}

export interface WatchHostResult {
  /** The watch's number on this connection. */
  watch: number;
  /** This life of the host: 16 hexadecimal digits. */
  instance: string;
  /** The host's present revision. */
  revision: number;
  /** Whether it goes on after `from`; else it begins with the snapshot. */
  resumed: boolean;
  /** The revision after which a resumed watch goes on. */
  from?: number;
  /** Why it could not go on after `since`. */
  reason?: 'outside_window' | 'ahead' | 'other_instance';
  /** The revisions after which a watch can go on. */
  window: Window;
  /** The scenes, modules and renderers, unless the watch is resumed. */
  snapshot?: HostSnapshot;
}

export interface AddCreditResult {
  /** The watch's number on this connection. */
  watch: number;
  /** The notifications that it may still send. */
  credit: number;
}

export interface ReportRenderingResult {
  /** The scene's name. */
  scene: string;
  /** Whether it differs from the former report. */
  changed: boolean;
}

export interface RenderersResult {
  /** The renderers. */
  renderers: Renderer[];
}

export interface FleetResult {
  /** The name of the fleet; left out when the host is in none. */
  fleet?: string;
  /** The name of this host. */
  host?: string;
  /** The connection of this host to the engine. */
  engine?: FleetEngine;
  /** The hosts that this one has heard, by name. */
  hosts: FleetHost[];
  /** The scenes that this host shares, by name. */
  scenes: FleetScene[];
  /** The modules of all hosts, by name. */
  modules: FleetModule[];
}

export interface MoveSceneResult {
  /** The name of the scene. */
  scene: string;
  /** The host that owns it now. */
  owner: string;
}

export interface ExportSceneResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision. */
  revision: number;
  /**
   * Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have changed.
   * Left out otherwise.
   */
  age?: number;
  /** Whether the scene has nothing that a state would have. */
  empty: boolean;
  /** The state, also of an empty scene. Only hosts read it: its form belongs to their version. */
  state: string;
}

export interface ImportSceneResult {
  /** The scene's name. */
  scene: string;
  /** The scene's revision afterwards. */
  revision: number;
  /** Whether anything has changed. */
  changed: boolean;
  /** The durability of the change: `synced`, `written` or only in `memory`. */
  durability?: 'synced' | 'written' | 'memory' | 'replicated';
  /** How much was removed. */
  removed: Removed;
}

export interface ByeNotification {
  /** The name of an error. */
  reason: string;
  /** The reason in a sentence, for people. */
  message: string;
}

export interface ChangedNotification {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene's name. */
  scene: string;
  /** The new revision. */
  revision: number;
  /** The cause of the change. */
  cause: Cause;
  /** The changes, in order. */
  changes: Change[];
}

export interface LaggedNotification {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene's name. */
  scene: string;
  /** The scene's present revision. */
  revision: number;
  /** The scene, or the part of it that is watched. */
  snapshot: Snapshot;
}

export interface WatchEndedNotification {
  /** The watch's number on this connection. */
  watch: number;
  /** Why it ended. */
  reason: 'navigator_closed' | 'scene_closed' | 'snapshot_too_large' | 'not_allowed';
}

export interface EventNotificationSessionOpened {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A client has connected. */
  kind: 'session.opened';
  /** Its connection. */
  session: string;
}

export interface EventNotificationSessionClosed {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A connection is closed. */
  kind: 'session.closed';
  /** The connection. */
  session: string;
}

export interface EventNotificationRequestRefused {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A request was refused. */
  kind: 'request.refused';
  /** The connection that made it. */
  session: string;
  /** The request's method. */
  method: string;
  /** The error's name. */
  error: string;
}

export interface EventNotificationWatchLagged {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A watch is too slow and gets the state instead of changes. */
  kind: 'watch.lagged';
  /** The connection that watches. */
  session: string;
}

export interface EventNotificationStoreFailed {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** The store could not write changes, so they did not happen. */
  kind: 'store.failed';
  /** Why, in the words of the system. */
  reason: string;
}

export interface EventNotificationEntryQuarantined {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A restored entry breaks a rule or has unfit arguments, and is marked. */
  kind: 'entry.quarantined';
  /** The entry. */
  entry: string;
  /** Its type. */
  type: string;
  /** The part of the rule that is broken, when it is a rule. */
  rule?: 'under' | 'within' | 'most' | 'repeats' | 'first' | 'last' | 'methods' | 'accepts';
  /** Where in the arguments, as a JSON Pointer, when they do not fit. */
  path?: string;
  /** The keyword of the schema that they do not fit. */
  keyword?: string;
}

export interface EventNotificationModuleRegistered {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A module has registered types. */
  kind: 'module.registered';
  /** The connection that has the module. */
  session: string;
  /** The module's name. */
  module: string;
  /** The types that it registered. */
  types: string[];
}

export interface EventNotificationModuleUnregistered {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A module does not provide these types any more. */
  kind: 'module.unregistered';
  /** The module's name. */
  module: string;
  /** The types. */
  types: string[];
}

export interface EventNotificationModuleStarting {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** The host starts the process of a module. */
  kind: 'module.starting';
  /** The module's name. */
  module: string;
}

export interface EventNotificationModuleStarted {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** The process of a module has started. */
  kind: 'module.started';
  /** The module's name. */
  module: string;
  /** The process. */
  pid: number;
}

export interface EventNotificationModuleExited {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** The process of a module has ended. */
  kind: 'module.exited';
  /** The module's name. */
  module: string;
  /** Its exit status. */
  status?: number;
  /** The signal that ended it. */
  signal?: number;
}

export interface EventNotificationModuleFailed {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A module that the host starts did not come, or ended. */
  kind: 'module.failed';
  /** The module's name. */
  module: string;
  /** The error's name. */
  error: string;
  /** The reason in a sentence, for people. */
  message: string;
  /** Whether the host does not start it any more. */
  isGivenUp: boolean;
}

export interface EventNotificationProviderFailed {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A module did not answer a question as it should. */
  kind: 'provider.failed';
  /** The module's name. */
  module: string;
  /** The destination type that the question was about. */
  type?: string;
  /** The error's name. */
  error: string;
}

export interface EventNotificationMigrationFailed {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A module could not bring arguments into their new form. */
  kind: 'migration.failed';
  /** The module's name. */
  module: string;
  /** The destination type. */
  type: string;
  /** How many entries keep their old arguments. */
  entries: number;
}

export interface EventNotificationGuardPaused {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A guard misses its deadlines and is not asked for a while. */
  kind: 'guard.paused';
  /** The guard's id. */
  guard: string;
  /** Its name for people. */
  name: string;
  /** How many deadlines it has missed in a row. */
  misses: number;
  /** Seconds until one request is put to it. */
  retryAfter: number;
}

export interface EventNotificationGuardResumed {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A guard that was paused has answered in time and is asked again. */
  kind: 'guard.resumed';
  /** The guard's id. */
  guard: string;
  /** Its name for people. */
  name: string;
}

export interface EventNotificationSequenceStarted {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A sequence begins. */
  kind: 'sequence.started';
  /** The sequence's id. */
  sequence: string;
  /** The sequence's name. */
  name?: string;
  /** How many values it has. */
  values: number;
}

export interface EventNotificationSequenceStep {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A value of a sequence is done. */
  kind: 'sequence.step';
  /** The sequence's id. */
  sequence: string;
  /** The value's place in the sequence, from 0. */
  index: number;
  /** Its outcome. */
  outcome: string;
  /** The receiver that took it. */
  receiver?: string;
  /** The error's name. */
  error?: string;
}

export interface EventNotificationSequencePaused {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A sequence waits until a request resumes it. */
  kind: 'sequence.paused';
  /** The sequence's id. */
  sequence: string;
}

export interface EventNotificationSequenceResumed {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A request has resumed a sequence. */
  kind: 'sequence.resumed';
  /** The sequence's id. */
  sequence: string;
  /** The session that made the request. */
  by: string;
}

export interface EventNotificationSequenceEnded {
  /** The watch's number on this connection. */
  watch: number;
  /** The scene that the watch is for. */
  scene: string;
  /** How important it is. */
  level: 'silent' | 'error' | 'warning' | 'info' | 'debug';
  /** A sequence is over. */
  kind: 'sequence.ended';
  /** The sequence's id. */
  sequence: string;
  /** How it ended. */
  outcome: string;
  /** The error's name. */
  error?: string;
}

export type EventNotification =
  | EventNotificationSessionOpened
  | EventNotificationSessionClosed
  | EventNotificationRequestRefused
  | EventNotificationWatchLagged
  | EventNotificationStoreFailed
  | EventNotificationEntryQuarantined
  | EventNotificationModuleRegistered
  | EventNotificationModuleUnregistered
  | EventNotificationModuleStarting
  | EventNotificationModuleStarted
  | EventNotificationModuleExited
  | EventNotificationModuleFailed
  | EventNotificationProviderFailed
  | EventNotificationMigrationFailed
  | EventNotificationGuardPaused
  | EventNotificationGuardResumed
  | EventNotificationSequenceStarted
  | EventNotificationSequenceStep
  | EventNotificationSequencePaused
  | EventNotificationSequenceResumed
  | EventNotificationSequenceEnded;

export interface SignalNotification {
  /** The scene's name. */
  scene: string;
  /** The revision that it belongs to. */
  revision: number;
  /** The kind of the event. */
  kind:
    | 'checkpoint.returned'
    | 'alert.answered'
    | 'trigger.fired'
    | 'entry.finished'
    | 'flow.started'
    | 'flow.completed'
    | 'flow.cancelled'
    | 'flow.failed';
  /** The navigator that it is about. */
  navigator: string;
  /** The entry that it is about. */
  entry?: string;
  /** The name of the checkpoint, trigger or flow; of an alert, the answer. */
  name?: string;
  /** The value that came with it. */
  value?: any;
  /** The flow's id. */
  flow?: string;
  /** The module that drives the flow. */
  module?: string;
  /** Why a flow was cancelled or failed, for people. */
  reason?: string;
  /** The cause; for flows. */
  by?: Cause;
  /** True when it has waited for its module. */
  kept?: boolean;
}

export interface HostChangedNotification {
  /** The watch's number on this connection. */
  watch: number;
  /** The new revision of the host. */
  revision: number;
  /** The cause of the change. */
  cause: Cause;
  /** The changes. */
  changes: HostChange[];
}

export interface HostLaggedNotification {
  /** The watch's number on this connection. */
  watch: number;
  /** The host's present revision. */
  revision: number;
  /** The scenes, modules and renderers. */
  snapshot: HostSnapshot;
}

export interface QuestionEndedNotification {
  /** The question's id. */
  question: string;
  /**
   * Why: the request was cancelled, its client has gone, the question's time is over, the entry or the scene has gone,
   * or nothing depends on the answer any more.
   */
  reason: 'cancelled' | 'asker_gone' | 'deadline' | 'entry_gone' | 'scene_closed' | 'withdrawn';
}

export interface ModuleLostNotification {
  /** The module's name. */
  module: string;
  /** The session that has it now. */
  session: string;
}

export interface GuardPauseNotification {
  /** The guard's id. */
  guard: string;
  /** Its name for people. */
  name: string;
  /** Whether a pause begins; else the guard is asked again. */
  paused: boolean;
  /** How many deadlines it has missed in a row, when a pause begins. */
  misses?: number;
  /** Seconds until one request is put to it, when a pause begins. */
  retryAfter?: number;
}

export interface AccessChangedNotification {
  /** The identity of the session. */
  identity?: string;
  /** Its watches that have ended. */
  watches: number[];
  /** Its monitors that have ended. */
  monitors: number[];
  /** Its guards that have ended. */
  guards: string[];
  /** Its locks, mappings and triggers that have ended. */
  attachments: string[];
}

export interface TrafficNotification {
  /** The monitor's number on this connection. */
  monitor: number;
  /** How many lines were left out before this one. */
  dropped?: number;
  /** Seconds since the host started. */
  time: number;
  /** `in` to the host, or `out` of it. */
  direction: 'in' | 'out';
  /** The connection whose line it is. */
  session: string;
  /** The kind of the line. */
  kind: 'request' | 'notification' | 'answer' | 'question' | 'event' | 'invalid';
  /** The method of the line, or of what it answers. */
  method?: string;
  /** The line's id, as it was written. */
  id?: any;
  /** How many bytes the line has, without its LF. */
  bytes: number;
  /** The line, or its first bytes. */
  line?: string;
}

export interface EntryAskQuestion {
  /** The scene's name. */
  scene: string;
  /** The navigator that shows the entry. */
  navigator: string;
  /** The entry's id. */
  entry: string;
  /** The entry's destination type. */
  type: string;
  /** The entry's arguments. */
  arguments: Record<string, any>;
  /** The message's name, when the client gave one. */
  name?: string;
  /** The client's message, as it came. */
  message: any;
  /** Seconds that the module has to answer. */
  timeout: number;
  /**
   * The place of the question in the distributed trace of the request that led to it. Left out when the request had
   * none.
   */
  traceparent?: string;
}

export interface GuardAskQuestionEntriesItem {
  /** The destination type. */
  type: string;
  /** The destination's arguments. */
  arguments: Record<string, any>;
  /** How the entry is shown. */
  method: string;
  /** The entry's id; an entry that would be shown has none yet. */
  entry?: string;
  /** The entry's navigator, unless the request would make it. */
  navigator?: string;
}

/** The stack that is in front now. */
export interface GuardAskQuestionSelectionsItemFrom {
  /** Its id, unless the request would make it. */
  navigator?: string;
  /** Its name. */
  name?: string;
  /** The destination type that it shows: of its last entry, else of its root. */
  type?: string;
  /** The arguments of that destination. */
  arguments?: Record<string, any>;
  /** The id of that entry, unless the request would make the stack. */
  entry?: string;
}

export interface GuardAskQuestionSelectionsItem {
  /** The navigator whose stack in front would change. */
  navigator: string;
  /** The stack that is in front now. */
  from: GuardAskQuestionSelectionsItemFrom;
  /** The stack that would come to the front. */
  to: GuardAskQuestionSelectionsItemFrom;
}

export interface GuardAskQuestion {
  /** The scene's name. */
  scene: string;
  /** The guard's id. */
  guard: string;
  /** The name of the guard for people. */
  name: string;
  /** Whether entries would be shown or removed, or a stack selected. */
  on: 'enter' | 'leave' | 'select';
  /** The entries that the request would show or remove; none when it selects. */
  entries: GuardAskQuestionEntriesItem[];
  /** The stacks that the request would select; only for a guard on `select`. */
  selections?: GuardAskQuestionSelectionsItem[];
  /** The request. */
  cause: Cause;
  /** Where the request wanted to go, and where guards sent it, in order. */
  redirected?: Redirection[];
  /** Seconds that the guard has to answer. */
  timeout: number;
  /**
   * The place of the question in the distributed trace of the request that led to it. Left out when the request had
   * none.
   */
  traceparent?: string;
}

export interface GuardAskAnswerAllow {
  /** The request goes on. */
  verdict: 'allow';
}

export interface GuardAskAnswerDeny {
  /** The request is refused. */
  verdict: 'deny';
  /** Why, for people. */
  reason?: string;
}

export interface GuardAskAnswerRedirect {
  /** Another destination is shown in its place. */
  verdict: 'redirect';
  /** The destination type. */
  type: string;
  /** The destination's arguments; none when left out. */
  arguments?: Record<string, any>;
  /** How it is shown; the type says so when left out. */
  method?: string;
  /** Id or name of the navigator; that of the request when left out. */
  navigator?: string;
}

export type GuardAskAnswer = GuardAskAnswerAllow | GuardAskAnswerDeny | GuardAskAnswerRedirect;

export interface ValueReceiveQuestionValueData {
  /** The scene's name. */
  scene: string;
  /** The sequence's id. */
  sequence: string;
  /** The item's number in the sequence. */
  index: number;
  /** The navigator where the receiver stands, else where the search for it began. */
  navigator: string;
  /** The receiver's id. */
  receiver: string;
  /** Seconds that the receiver has to answer. */
  timeout: number;
  /**
   * The place of the question in the distributed trace of the request that led to it. Left out when the request had
   * none.
   */
  traceparent?: string;
  /** The value's name. */
  value: string;
  /** The data that the sender gave with it; null when it gave none. */
  data: any;
}

export interface ValueReceiveQuestionTypeArguments {
  /** The scene's name. */
  scene: string;
  /** The sequence's id. */
  sequence: string;
  /** The item's number in the sequence. */
  index: number;
  /** The navigator where the receiver stands, else where the search for it began. */
  navigator: string;
  /** The receiver's id. */
  receiver: string;
  /** Seconds that the receiver has to answer. */
  timeout: number;
  /**
   * The place of the question in the distributed trace of the request that led to it. Left out when the request had
   * none.
   */
  traceparent?: string;
  /** The destination type. */
  type: string;
  /** The destination's arguments. */
  arguments: Record<string, any>;
  /** How the sender wants the destination shown. */
  method?: string;
}

export interface ValueReceiveQuestionRouteData {
  /** The scene's name. */
  scene: string;
  /** The sequence's id. */
  sequence: string;
  /** The item's number in the sequence. */
  index: number;
  /** The navigator where the receiver stands, else where the search for it began. */
  navigator: string;
  /** The receiver's id. */
  receiver: string;
  /** Seconds that the receiver has to answer. */
  timeout: number;
  /**
   * The place of the question in the distributed trace of the request that led to it. Left out when the request had
   * none.
   */
  traceparent?: string;
  /** The route's name. */
  route: string;
  /** The data that the sender gave with it; null when it gave none. */
  data: any;
}

export type ValueReceiveQuestion = OneOf<
  | ValueReceiveQuestionValueData
  | ValueReceiveQuestionTypeArguments
  | ValueReceiveQuestionRouteData>;

export interface ValueReceiveAnswerResumeInserting {
  /** Sent before the rest. */
  inserting: SentItem[];
}

export interface ValueReceiveAnswerResumeAppending {
  /** Sent after the rest. */
  appending: SentItem[];
}

export interface ValueReceiveAnswerResumeReplacing {
  /** Sent in place of the rest. */
  replacing: SentItem[];
}

/** How the sequence goes on. */
export type ValueReceiveAnswerResume = OneOf<
  | 'auto' | 'immediately' | 'pause' | 'cancel'
  | ReceiverValueAutoResume
  | ValueReceiveAnswerResumeInserting
  | ValueReceiveAnswerResumeAppending
  | ValueReceiveAnswerResumeReplacing>;

export interface ValueReceiveAnswer {
  /** How the sequence goes on. */
  resume?: ValueReceiveAnswerResume;
}

export interface UrlResolveQuestion {
  /** The URL. */
  url: string;
  /** The pattern that it fits. */
  pattern: string;
  /** The values of the pattern's parameters, by name. */
  parameters: Record<string, any>;
  /** Seconds that the module has to answer. */
  timeout: number;
  /**
   * The place of the question in the distributed trace of the request that led to it. Left out when the request had
   * none.
   */
  traceparent?: string;
}

export interface TypeMigrateQuestionEntriesItem {
  /** The entry's id. */
  entry: string;
  /** The navigator that shows the entry. */
  navigator: string;
  /** The version of its arguments; 0 when they have none. */
  from: number;
  /** The entry's arguments. */
  arguments: Record<string, any>;
}

export interface TypeMigrateQuestion {
  /** The scene's name. */
  scene: string;
  /** The destination type. */
  type: string;
  /** The version to migrate to. */
  to: number;
  /** The entries with older arguments. */
  entries: TypeMigrateQuestionEntriesItem[];
  /** Seconds that the module has to answer. */
  timeout: number;
  /**
   * The place of the question in the distributed trace of the request that led to it. Left out when the request had
   * none.
   */
  traceparent?: string;
}

export interface TypeProvideQuestionEntriesItem {
  /** The entry's id. */
  entry: string;
  /** The navigator that shows the entry. */
  navigator: string;
  /** The entry's arguments. */
  arguments: Record<string, any>;
}

export interface TypeProvideQuestion {
  /** The scene's name. */
  scene: string;
  /** The destination type. */
  type: string;
  /** The entries without content. */
  entries: TypeProvideQuestionEntriesItem[];
  /** Seconds that the module has to answer. */
  timeout: number;
  /**
   * The place of the question in the distributed trace of the request that led to it. Left out when the request had
   * none.
   */
  traceparent?: string;
}

export interface Content {
  /** The content that a renderer shows. */
  content?: any;
  /** Where the entry leads. */
  links?: Link[];
}
