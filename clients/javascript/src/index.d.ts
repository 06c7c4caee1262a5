/** Connects to the host. Rejects with a `ConnectionError` when it is not there. */
export function connect(options?: ConnectOptions): Promise<Client>;

/** Where the host listens: $NAVHOST_SOCKET, else in $XDG_RUNTIME_DIR, else in a folder of the user's own. */
export function defaultSocket(environment?: Record<string, string | undefined>): string;

export interface ConnectOptions {
  /** The path of the socket; `defaultSocket()` when left out. */
  socket?: string;
  /** A name for this session, which `host.sessions` shows. */
  name?: string;
  /** How long a call waits for its answer, in milliseconds; 10 s when left out, `Infinity` for ever. */
  timeout?: number;
  /** Whether a broken connection is made again, and the pauses between the attempts. */
  reconnect?: boolean | BackOff;
  /** The longest line that is taken in, in bytes; 16 MiB and 64 KiB when left out. */
  maxLine?: number;
  /** Whether integers that a number cannot hold exactly come as BigInts. */
  bigints?: boolean;
}

/**
 * Pauses in milliseconds: the first, 50 when left out, and the longest, 5000 when left out. Each is twice the one
 * before, and up to half of it shorter by chance.
 */
export interface BackOff {
  initial?: number;
  maximum?: number;
}

export interface CallOptions {
  /** In milliseconds; the client's own when left out. */
  timeout?: number;
  /** Cancels the request; the call rejects with the signal's reason. */
  signal?: AbortSignal;
}

// Errors

/** The host refused a request. Programs go by `name` or `code`; the message is for people. */
export class NavhostError extends Error {
  constructor(code: number, message: string, data?: ErrorData);
  /** 0 when the error is the client's own and not the host's. */
  readonly code: number;
  readonly data: ErrorData;
}

export interface ErrorData {
  name?: string;
  [member: string]: any;
}

/** The connection ended, or is missing. */
export class ConnectionError extends NavhostError {
  constructor(message: string, reason: string);
  /**
   * `unreachable`: the attempt to connect failed; `lost`: it broke; `closed`: `close` was called; `protocol`: the host
   * sent a line that is not a message, or is too long; anything else is the reason that the host gave with its last
   * line.
   */
  readonly reason: 'unreachable' | 'lost' | 'closed' | 'protocol' | 'shutting_down' | 'slow_reader' | 'too_many_connections' | (string & {});
}

/** No answer came in time. The request was cancelled at the host. */
export class TimeoutError extends NavhostError {
  constructor(message: string);
}

// Large numbers

/**
 * JSON text that is sent as it is, wherever it stands in the parameters. A SyntaxError is thrown for text that is not
 * JSON.
 */
export class RawJSON {
  constructor(text: string);
  readonly text: string;
}

// Destinations and entries

export type Method = 'push' | Presentation;
export type Presentation = 'sheet' | 'cover' | 'managedSheet' | 'managedCover' | 'popover' | 'alert' | 'dialog';

export interface Destination {
  /** `module.name` */
  type: string;
  title?: string;
  description?: string;
  /** A JSON Schema for the arguments. */
  arguments?: object;
  method?: Method;
  /** For renderers; passed on with each entry. */
  hints?: object;
  /** The version of the form of its arguments; 0 when left out. */
  version?: number;
  /** Whether its module is asked for content (`provide`). */
  provides?: boolean;
  /** The fate of its entries when its provider vanishes; `keep` when left out. */
  orphan?: 'keep' | 'close';
  /** Its roles, in the terms of rules. */
  roles?: string[];
  /** Its demands on the paths that it stands in. */
  rules?: PathRules;
}

export interface PathRules {
  under?: string[];
  within?: string[];
  most?: number;
  repeats?: boolean;
  first?: boolean;
  last?: boolean;
  methods?: Method[];
}

export interface Button {
  answer: string;
  label?: string;
  role?: 'default' | 'cancel' | 'destructive';
}

export interface RegisteredDestination extends Destination {
  module: string;
}

export interface Entry {
  id: string;
  type: string;
  arguments: Record<string, any>;
  module: string;
  method: Method;
  hints?: Record<string, any>;
  /** The version of the form of its arguments. */
  version?: number;
  content?: any;
  links?: Content['links'];
  /** It goes as soon as another is pushed over it. */
  transient?: boolean;
  cause: { revision: number; session?: string };
}

export interface Navigator {
  id: string;
  kind: 'root' | 'stack' | 'presentation';
  name?: string;
  parent?: string;
  method?: Presentation;
  /** The entry of the parent's path that it lives with. */
  anchor?: string;
  /** The entry that it was made for. */
  root?: Entry;
  /** The session that it ends with. */
  ephemeral?: string;
  /** Of an alert or a dialog. */
  buttons?: Button[];
  hasPath: boolean;
  children: string[];
  selected?: string;
  presented?: string;
  path: Entry[];
}

export interface NavigatorState extends Omit<Navigator, 'path'> {
  scene: string;
  revision: number;
  count: number;
  isPresented: boolean;
  isPresenting: boolean;
  isAnyChildPresenting: boolean;
  depth: number;
  current: boolean;
}

export interface Configuration {
  restorationKey?: string;
  /** In seconds, 0 to 5. */
  executionDelay?: number;
  verbosity?: 'silent' | 'error' | 'warning' | 'info' | 'debug';
}

export interface Snapshot {
  scene: string;
  revision: number;
  instance: string;
  current: string;
  configuration: Configuration;
  orphaned: string[];
  navigators: Navigator[];
  attachments: Attachment[];
}

/** A lock, a checkpoint, a mapping, a trigger or a flow of a navigator. */
export type Attachment = Lock | Checkpoint | Mapping | Trigger | FlowAttachment;

interface Attached {
  id: string;
  navigator: string;
  session?: string;
}

export interface Lock extends Attached {
  kind: 'lock';
  reason?: string;
}

export interface Checkpoint extends Attached {
  kind: 'checkpoint';
  name: string;
  position: number;
  /** The JSON Schema of the value that is returned with. */
  value?: any;
}

export interface Mapping extends Attached {
  kind: 'mapping';
  from: string;
  to: string;
  arguments?: Record<string, any>;
  inherits: boolean;
}

export interface Trigger extends Attached {
  kind: 'trigger';
  name: string;
  operation: Operation;
}

/** A sequence of steps that ends where it began. */
export interface FlowAttachment extends Attached {
  kind: 'flow';
  name: string;
  /** The module that drives it; without one, its session does. */
  module?: string;
  /** Entries in the navigator's path to which it returns. */
  position: number;
  checkpoint?: string;
  /** The JSON Schema of the value that it is completed with. */
  schema?: any;
  data?: any;
}

export interface Flow extends FlowAttachment {
  /** Suspended while its module is away. */
  state: 'running' | 'suspended';
}

/** A request as a part of a transaction, or behind a trigger. */
export interface Operation {
  method: string;
  params?: object;
}

/** Something that happened and left the tree as it was. Whom it concerns gets it as an event of its client. */
export interface Signal {
  kind: 'checkpoint.returned' | 'alert.answered' | 'trigger.fired' | 'entry.finished' | 'flow.started' | 'flow.completed' | 'flow.cancelled' | 'flow.failed' | (string & {});
  navigator: string;
  entry?: string;
  name?: string;
  value?: any;
  /** Of a flow: its id, its module, and why it ended. */
  flow?: string;
  module?: string;
  reason?: string;
}

// Changes

export type Change =
  | { kind: 'navigator.created'; navigator: Navigator; previous?: string }
  | { kind: 'navigator.closed'; navigator: Navigator }
  | { kind: 'navigator.selected'; parent: string; child: string | null; previous: string | null }
  | { kind: 'entry.added'; navigator: string; position: number; entry: Entry }
  | { kind: 'entry.removed'; navigator: string; position: number; entry: Entry }
  | { kind: 'entry.changed'; navigator: string; position: number; entry: Entry }
  | { kind: 'type.orphaned'; type: string }
  | { kind: 'type.revived'; type: string }
  | { kind: 'attachment.added'; attachment: Attachment }
  | { kind: 'attachment.removed'; attachment: Attachment }
  | { kind: 'attachment.changed'; attachment: Attachment }
  | { kind: 'signal'; signal: Signal };

export interface WatchStarted {
  method: 'watch';
  watch: number;
  scene: string;
  instance: string;
  revision: number;
  resumed: boolean;
  /** Why it was not resumed. */
  reason?: 'outside_window' | 'ahead' | 'other_instance';
  /** Of a resumed watch: the revision after which it goes on. The changes up to `revision` are still to come. */
  from?: number;
  window: { from: number; to: number };
  /** There unless resumed. */
  snapshot?: Snapshot;
}

export interface Changed {
  method: 'changed';
  watch: number;
  scene: string;
  revision: number;
  cause: { method: string; session?: string; module?: string; request?: string | number | null };
  changes: Change[];
}

/** The client read too slowly: revisions are left out, and this is the state now. */
export interface Lagged {
  method: 'lagged';
  watch: number;
  scene: string;
  revision: number;
  snapshot: Snapshot;
}

/** The last event of a watch. */
export interface WatchEnded {
  method: 'watchEnded';
  watch: number;
  reason: 'navigator_closed' | 'scene_closed' | 'snapshot_too_large' | (string & {});
}

export type WatchEvent = WatchStarted | Changed | Lagged | WatchEnded;

export interface WatchOptions extends CallOptions {
  scene?: string;
  /** Only this navigator and what is below. */
  navigator?: string;
  kinds?: Change['kind'][];
  /** The revision after which to go on, and the instance that it was read under. */
  since?: number;
  instance?: string;
  /** How many events may wait for the consumer; 1024 when left out. */
  queue?: number;
}

/**
 * The events of a scene, in order. Leaving a `for await` loop ends the watch; so does `close`, also while the loop
 * waits.
 */
export interface Watch extends AsyncIterableIterator<WatchEvent> {
  return(): Promise<IteratorResult<WatchEvent>>;
  close(): Promise<unknown>;
}

/** A copy of a scene that follows its changes: after each, equal to what `tree.get` would give. */
export class Tree {
  /** Without a snapshot it is empty until `apply` is given an event with one. */
  constructor(snapshot?: Snapshot);
  readonly scene: string | undefined;
  /** -1 while it is empty. */
  readonly revision: number;
  /** The id of the root navigator. */
  readonly root: string | undefined;
  /** The types that have entries here and no provider. */
  readonly orphaned: ReadonlySet<string>;
  readonly navigators: ReadonlyMap<string, Readonly<Navigator>>;
  readonly attachments: ReadonlyMap<string, Readonly<Attachment>>;
  /** The id of the navigator in front. */
  readonly current: string | undefined;
  /**
   * Takes the events of an unfiltered watch, in the order in which they come. A RangeError tells that a revision is
   * missing.
   */
  apply(event: WatchEvent | { snapshot: Snapshot }): this;
  /** The scene in the form of `tree.get`, equal to it at this revision. */
  snapshot(): Snapshot;
}

// Modules

/** The members of every question; further ones depend on its method. */
export interface Question {
  method: string;
  /** Aborted when the answer is no longer waited for. */
  signal: AbortSignal;
  [member: string]: any;
}

/** A message to an entry of this module. */
export interface EntryQuestion extends Question {
  method: 'entry.ask';
  scene: string;
  navigator: string;
  entry: string;
  type: string;
  arguments: Record<string, any>;
  message: any;
  /** In seconds. */
  timeout: number;
}

/** Entries of a type that want content. */
export interface ProvideQuestion extends Question {
  method: 'type.provide';
  scene: string;
  type: string;
  entries: { entry: string; arguments: Record<string, any> }[];
}

/** Entries whose arguments have an older form. */
export interface MigrateQuestion extends Question {
  method: 'type.migrate';
  scene: string;
  type: string;
  /** The version that is wanted. */
  to: number;
  entries: { entry: string; from: number; arguments: Record<string, any> }[];
}

/** The content of an entry, from its module. */
export interface Content {
  content?: any;
  links?: Omit<Link, 'isLive'>[];
}

/** Where an entry leads. */
export interface Link {
  link: string;
  label?: string;
  type: string;
  arguments?: object;
  /** Whether the type is registered where the entry is shown. */
  isLive: boolean;
}

/** Its result is the answer. An error that it throws goes to the asker; a NavhostError with its own code and data. */
export type Handler<Asked extends Question = Question, Answer = unknown> = (question: Asked) => Answer | Promise<Answer>;

export interface ModuleOptions extends RegistrationOptions {
  types: Destination[];
  /** Answer messages to entries: one function for each type, or one for all. */
  handlers?: Handler<EntryQuestion> | Record<string, Handler<EntryQuestion>>;
  /** Gives content to entries of types with `provides`: for each of `entries` its content, or null. */
  provide?: Handler<ProvideQuestion, (Content | null)[]>;
  /** Brings entries into a newer form: for each of `entries` its new arguments, or null. */
  migrate?: Handler<MigrateQuestion, (object | null)[]>;
}

export interface RegistrationOptions extends CallOptions {
  /** Let the types be known on this navigator and below it only. */
  navigator?: string;
  scene?: string;
  version?: string;
  title?: string;
  /** Take the name from another session of the same user. */
  takeOver?: boolean;
}

/** Made by `client.module`. */
export interface Module {
  readonly name: string;
  readonly types: string[];
  /** The types that had orphaned entries when they were registered last. */
  readonly revived: string[];
  /** Adds types, and redefines those that are there already. */
  register(types: Destination[], options?: RegistrationOptions): Promise<void>;
}

/**
 * Another session took the module over, or the host refused to renew one of its registrations; the client does not try
 * again.
 */
export interface ModuleLoss {
  module: string;
  /** The session that has it now. */
  session?: string;
  /** The refusal. */
  error?: NavhostError;
}

// Results

/** The answer of every request that acts on a scene. */
export interface Outcome {
  scene: string;
  revision: number;
  changed: boolean;
  /** How well the change is kept; there when something changed. */
  durability?: 'synced' | 'written' | 'memory';
}

export interface Removal extends Outcome {
  removed: { entries: number; navigators: number };
}

export interface Shown extends Outcome {
  navigator: string;
  entry: string;
  /** The destination that was asked for, and those that guards sent the request to, one after the other. */
  redirected?: { type: string; arguments: Record<string, any>; guard?: string; name?: string }[];
}

/** The result of an entry that was shown with `forResult`. */
export interface Finished {
  scene: string;
  revision: number;
  entry: string;
  outcome: 'answered' | 'dismissed' | 'replaced' | 'provider_gone' | 'redirected';
  /** The session that ended it, and its request. */
  by: Changed['cause'];
  /** The button of an alert or a dialog. */
  answer?: string;
  value?: any;
  redirected?: Shown['redirected'];
}

export interface PathSet extends Outcome {
  navigator: string;
  path: string[];
}

export interface StateItem {
  path?: PathItem[];
  /** An index in the list. */
  parent?: number;
  method?: Presentation;
  /** The position in the parent's path of the entry it goes with. */
  anchor?: number | null;
  name?: string;
  root?: PathItem;
  selected?: boolean;
  buttons?: Button[];
}

/** The effects that a transaction would have. */
export interface Plan {
  scene: string;
  revision: number;
  allowed: boolean;
  refusal?: { code: number; message: string; data: ErrorData };
  operations: any[];
  changes: Change[];
  locks: Lock[];
  guards: any[];
}

export interface Path {
  scene: string;
  revision: number;
  navigator: string;
  count: number;
  isEmpty: boolean;
  path: Entry[];
}

export interface HostInformation {
  host: string;
  version: string;
  instance: string;
  session: string;
  capabilities: string[];
  limits: Record<string, number>;
}

export interface HostStatus {
  version: string;
  instance: string;
  pid: number;
  /** In seconds. */
  uptime: number;
  sessions: number;
  modules: number;
  destinations: number;
  watches: number;
  scenes: number;
  limits: Record<string, number>;
}

export interface SessionInformation {
  session: string;
  name?: string;
  pid: number;
  uid: number;
  gid: number;
  /** In seconds. */
  age: number;
  modules: string[];
  watches: number;
  requests: number;
  inFlight: number;
  queued: number;
}

export interface ModuleInformation {
  module: string;
  version?: string;
  title?: string;
  session: string;
  destinations: number;
}

export interface SceneInformation {
  scene: string;
  revision: number;
  navigators: number;
  entries: number;
  current: string;
}

// Options

export interface SceneOptions extends CallOptions {
  scene?: string;
}

export interface SweepOptions extends SceneOptions {
  /** Refuse unless the scene is at this revision. */
  ifRevision?: number;
  /** New for each request: the same request with the same token gets the same answer, and not a second effect. */
  token?: string;
}

export interface NavigationOptions extends SweepOptions {
  /** An id or a name; the scene's current navigator when left out. */
  navigator?: string;
}

export interface PushOptions extends NavigationOptions {
  /** The choice for a path that shows the same already. */
  ifPresent?: 'push' | 'back' | 'raise' | 'single' | 'replaceTop' | 'clear';
  transient?: boolean;
  /** Answer when the entry goes, with what became of it; the call's `timeout` has to be long enough. */
  forResult?: boolean;
}

export interface PresentOptions extends PushOptions {
  method?: Method;
  buttons?: Button[];
  /** For the presentation's navigator. */
  name?: string;
  ifOccupied?: 'replace' | 'refuse';
}

export interface NavigatorOptions extends SweepOptions {
  parent?: string;
  kind?: 'stack' | 'presentation';
  method?: Presentation;
  root?: PathItem;
  /** The entry of the parent's path that it lives with. */
  entry?: string;
  select?: boolean;
  ephemeral?: boolean;
  ifOccupied?: 'replace' | 'refuse';
}

export interface PathItem {
  type: string;
  arguments?: object;
}

// The client

export interface ClientEvents {
  /** The connection is there again, and the modules are registered. */
  connect: [];
  /** The connection broke, and is made again. */
  disconnect: [error: ConnectionError];
  /** There will be no connection any more. */
  close: [error: ConnectionError];
  moduleLost: [loss: ModuleLoss];
  /** Something that concerns this session happened. */
  signal: [signal: Signal & { scene: string; revision: number }];
  /** Other notifications of the host. */
  notification: [message: { method: string; params: Record<string, any> }];
}

/** Made by `connect`. It is an EventEmitter of `ClientEvents`. */
export class Client {
  private constructor();
  static connect(options?: ConnectOptions): Promise<Client>;

  /** The path of the socket. */
  readonly socket: string;
  readonly isConnected: boolean;

  on<E extends keyof ClientEvents>(event: E, listener: (...details: ClientEvents[E]) => void): this;
  once<E extends keyof ClientEvents>(event: E, listener: (...details: ClientEvents[E]) => void): this;
  off<E extends keyof ClientEvents>(event: E, listener: (...details: ClientEvents[E]) => void): this;

  /** Any request's result. Rejects with a NavhostError, or with the reason of the signal. */
  call<T = any>(method: string, params?: object, options?: CallOptions): Promise<T>;
  /** A request that is carried out and not answered. */
  notify(method: string, params?: object): void;
  watch(options?: WatchOptions): Watch;
  /** Registers a module, keeps it registered over reconnections, and lets its handlers answer the host's questions. */
  module(name: string, options: ModuleOptions): Promise<Module>;
  /**
   * Lets a function answer the host's questions of this method, unless the module that is asked has one of its own;
   * undefined ends that.
   */
  handle(method: 'entry.ask', handler: Handler<EntryQuestion> | undefined): void;
  handle(method: 'type.provide', handler: ModuleOptions['provide']): void;
  handle(method: 'type.migrate', handler: ModuleOptions['migrate']): void;
  handle(method: string, handler: Handler | undefined): void;
  /** Gives up a module, and does not renew it any more. */
  leave(module: string): Promise<void>;
  /** Waits until there is a connection and the modules are registered; without a timeout, as long as it takes. */
  ready(options?: CallOptions): Promise<void>;
  /** Ends the client after what it sent has been carried out. Calls that wait fail, watches end. */
  close(): Promise<void>;

  hello(options?: CallOptions & { name?: string; version?: string; capabilities?: { required?: string[]; optional?: string[] } }): Promise<HostInformation>;
  ping(options?: CallOptions): Promise<{ pong: true }>;
  status(options?: CallOptions): Promise<HostStatus>;
  sessions(options?: CallOptions): Promise<{ sessions: SessionInformation[] }>;
  /** Numbers about the host, in the form of OpenMetrics. */
  metrics(options?: CallOptions): Promise<{ contentType: string; text: string }>;
  /** Ends another session of the same user. */
  closeSession(session: string, options?: CallOptions & { message?: string }): Promise<{ session: string; closed: boolean }>;
  /** The OpenRPC document. */
  discover(options?: CallOptions): Promise<any>;
  modules(options?: CallOptions): Promise<{ modules: ModuleInformation[] }>;
  destinations(options?: CallOptions & { module?: string }): Promise<{ destinations: RegisteredDestination[] }>;
  destination(type: string, options?: CallOptions): Promise<RegisteredDestination>;

  createScene(scene: string, options?: CallOptions & { configuration?: Configuration }): Promise<{ scene: string; revision: number; navigator: string }>;
  closeScene(scene: string, options?: CallOptions): Promise<{ scene: string }>;
  scenes(options?: CallOptions): Promise<{ scenes: SceneInformation[] }>;
  /** The scene as it is now, or what is at and below one navigator. */
  tree(options?: SceneOptions & { navigator?: string; revision?: number }): Promise<Snapshot>;

  createNavigator(name?: string, options?: NavigatorOptions): Promise<Outcome & { navigator: string; entry?: string }>;
  closeNavigator(navigator: string, options?: SweepOptions): Promise<Removal>;
  /** Brings a stack to the front of its parent. */
  selectNavigator(navigator: string, options?: SweepOptions): Promise<Outcome>;
  navigator(navigator?: string, options?: SceneOptions): Promise<NavigatorState>;
  findNavigator(name: string, options?: SceneOptions & { below?: string }): Promise<NavigatorState>;

  /** Shows a destination by the method of the request, else of its type, else by a push. */
  navigate(type: string, args: object | undefined, options: PresentOptions & { forResult: true }): Promise<Finished>;
  navigate(type: string, args?: object, options?: PresentOptions): Promise<Shown>;
  push(type: string, args: object | undefined, options: PushOptions & { forResult: true }): Promise<Finished>;
  push(type: string, args?: object, options?: PushOptions): Promise<Shown>;
  present(type: string, args: object | undefined, options: PresentOptions & { forResult: true }): Promise<Finished>;
  present(type: string, args?: object, options?: PresentOptions): Promise<Shown>;
  replace(type: string, args?: object, options?: NavigationOptions & { entry?: string }): Promise<Shown>;
  pop(count?: number, options?: NavigationOptions & { to?: number; entry?: string }): Promise<Removal>;
  popAll(options?: NavigationOptions): Promise<Removal>;
  popAny(options?: SweepOptions): Promise<Removal>;
  back(options?: NavigationOptions): Promise<Removal>;
  dismiss(options?: NavigationOptions): Promise<Removal>;
  dismissPresented(options?: NavigationOptions): Promise<Removal>;
  dismissChildren(options?: NavigationOptions): Promise<Removal>;
  dismissAny(options?: SweepOptions): Promise<Removal>;
  reset(options?: SweepOptions): Promise<Removal>;
  path(navigator?: string, options?: SceneOptions & { offset?: number; limit?: number }): Promise<Path>;
  setPath(path: PathItem[], options?: NavigationOptions): Promise<PathSet & { removed: Removal['removed'] }>;
  appendPath(path: PathItem[], options?: NavigationOptions): Promise<PathSet & { removed: Removal['removed'] }>;
  entry(entry: string, options?: SceneOptions): Promise<Entry & { scene: string; revision: number; navigator: string; position: number }>;
  /** Closes what an entry shows; `value` goes to whoever showed it. */
  closeEntry(entry: string, options?: SweepOptions & { value?: unknown }): Promise<Removal>;
  /** Gives content to an entry of one's own, without being asked; undefined takes it away. */
  provideContent(entry: string, content?: unknown, options?: SweepOptions & { links?: Content['links'] }): Promise<Outcome>;
  links(entry: string, options?: SceneOptions): Promise<{ scene: string; revision: number; entry: string; links: Link[] }>;
  /** Goes where a link of an entry leads. */
  follow(entry: string, link: string, options?: SweepOptions): Promise<Shown>;
  /** Answers an alert or a dialog with one of its buttons. */
  answer(entry: string, answer: string, options?: SweepOptions & { value?: unknown }): Promise<Removal>;
  /** Shows a destination in the next column of a split view; without one, empties the columns after this one. */
  showColumn(type?: string, args?: object, options?: NavigationOptions): Promise<Omit<Shown, 'entry'> & { entry?: string }>;

  lock(reason?: string, options?: NavigationOptions): Promise<Outcome & { navigator: string; lock: string }>;
  unlock(lock: string, options?: SweepOptions): Promise<Outcome>;
  /** Names the place where the path ends; `value` is a JSON Schema for what is returned with. */
  establishCheckpoint(
    checkpoint: string,
    options?: NavigationOptions & { value?: object | boolean },
  ): Promise<Outcome & { navigator: string; position: number }>;
  returnToCheckpoint(checkpoint: string, options?: NavigationOptions & { value?: unknown }): Promise<Removal & { navigator: string; position: number }>;
  canReturn(
    checkpoint: string,
    options?: SceneOptions & { navigator?: string },
  ): Promise<{ scene: string; revision: number; canReturn: boolean; navigator?: string; position?: number }>;
  removeCheckpoint(checkpoint: string, options?: NavigationOptions): Promise<Outcome>;
  /** Shows another type when a request asks for one. */
  addMapping(
    from: string,
    to: string,
    options?: NavigationOptions & { arguments?: object; inherits?: boolean },
  ): Promise<Outcome & { navigator: string; mapping: string }>;
  removeMapping(mapping: string, options?: SweepOptions): Promise<Outcome>;
  bindTrigger(trigger: string, operation: Operation, options?: NavigationOptions): Promise<Outcome & { navigator: string; trigger: string }>;
  /** The answer of its operation. */
  setTrigger(trigger: string, options?: NavigationOptions): Promise<any>;
  unbindTrigger(trigger: string, options?: NavigationOptions): Promise<Outcome>;
  /**
   * Starts a sequence of steps that ends where it began; with `type` it shows the first one, with `forResult` it
   * answers at the end.
   */
  startFlow(
    name: string,
    options?: NavigationOptions & {
      module?: string;
      checkpoint?: string;
      schema?: object | boolean;
      data?: unknown;
      type?: string;
      arguments?: object;
      method?: string;
      forResult?: boolean;
    },
  ): Promise<any>;
  /** Shows the next step, in front of where the flow began. */
  nextStep(
    flow: string,
    type: string,
    args?: object,
    options?: NavigationOptions & { method?: string; data?: unknown },
  ): Promise<Omit<Shown, 'redirected'>>;
  updateFlow(flow: string, data: unknown, options?: SweepOptions): Promise<Outcome>;
  completeFlow(flow: string, options?: SweepOptions & { value?: unknown }): Promise<Removal & { navigator: string; position: number }>;
  cancelFlow(flow: string, reason?: string, options?: SweepOptions): Promise<Removal & { navigator: string; position: number }>;
  failFlow(flow: string, reason: string, options?: SweepOptions & { data?: unknown }): Promise<Removal & { navigator: string; position: number }>;
  flows(options?: SceneOptions & { module?: string }): Promise<{ scene: string; revision: number; flows: Flow[] }>;
  flow(flow: string, options?: SceneOptions): Promise<{ scene: string; revision: number; flow: Flow }>;
  attachments(
    options?: SceneOptions & { navigator?: string; kind?: Attachment['kind'] },
  ): Promise<{ scene: string; revision: number; attachments: Attachment[] }>;

  /** The whole nested state of a navigator, as a document that `setState` takes. */
  state(options?: SceneOptions & { navigator?: string }): Promise<{ scene: string; revision: number; navigator: string; state: StateItem[] }>;
  setState(state: StateItem[], options?: NavigationOptions): Promise<Removal & { navigator: string }>;
  /** The changes, revision by revision; the newest ones, or those after `since`. */
  history(
    options?: SceneOptions & { since?: number; limit?: number; entry?: string },
  ): Promise<{ scene: string; revision: number; window: { from: number; to: number }; revisions: Pick<Changed, 'revision' | 'cause' | 'changes'>[] }>;
  /** Makes the scene what it was before the newest revision, or at revision `to`. */
  undo(options?: SweepOptions & { to?: number }): Promise<Removal>;
  /** Several operations as one revision, or none. */
  transaction(operations: Operation[], options?: SweepOptions): Promise<Outcome & { operations: any[] }>;
  /** Says what a transaction would do, without doing it. */
  plan(operations: Operation[], options?: SceneOptions & { ifRevision?: number }): Promise<Plan>;
  describeRules(options?: CallOptions & { format?: 'json' | 'dot' | 'mermaid' }): Promise<any>;
  checkRules(options?: SceneOptions): Promise<{ scene: string; revision: number; violations: any[] }>;

  /** Sends a message to whoever provides an entry; `timeout` is the provider's, in milliseconds. */
  ask(entry: string, message: unknown, options?: SceneOptions): Promise<{ answer: any }>;
}
