// The client: its events and its functions.
import type { Attachment, Flow, Operation, Signal } from './attachments.js';
import type { CallOptions, ConnectOptions, RequestOptions } from './connection.js';
import type { RegisteredDestination } from './destinations.js';
import type { ConnectionError } from './errors.js';
import type { Content, EntryQuestion, Handler, Link, Module, ModuleLoss, ModuleOptions } from './modules.js';
import type { GuardedOptions, NavigationOptions, NavigatorOptions, PathItem, PlaceOptions, PresentOptions, PushOptions, SceneOptions, SweepOptions, ViewOptions } from './options.js';
import type {
  Finished, Grant, HostInformation, HostStatus, ModuleInformation, Outcome, Path, PathSet, Plan, Removal, Restoration,
  SceneInformation,
  SessionInformation, Shown, StateItem,
} from './results.js';
import type { Configuration, Entry, NavigatorState, Snapshot } from './scene.js';
import type { Changed, Watch, WatchOptions } from './watches.js';

export interface ClientEvents {
  /** The connection is there again, and the modules are registered. */
  connect: [];
  /** The connection broke, and is made again. */
  disconnect: [error: ConnectionError];
  /** There will be no connection any more. */
  close: [error: ConnectionError];
  moduleLost: [loss: ModuleLoss];
  /** Something that concerns this session happened. */
  signal: [signal: Signal & { scene: string; revision: number; kept?: boolean }];
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
  /** Gives up a module, or only some of its types, and does not renew them any more. */
  leave(module: string, options?: RequestOptions & { types?: string[] }): Promise<void>;
  /** Waits until there is a connection and the modules are registered; without a timeout, as long as it takes. */
  ready(options?: CallOptions): Promise<void>;
  /** Ends the client after what it sent has been carried out. Calls that wait fail, watches end. */
  close(): Promise<void>;

  hello(
    options?: RequestOptions & {
      name?: string;
      version?: string;
      secret?: string;
      capabilities?: { required?: string[]; optional?: string[] };
    },
  ): Promise<HostInformation>;
  ping(options?: RequestOptions): Promise<{ pong: true }>;
  status(options?: RequestOptions): Promise<HostStatus>;
  sessions(options?: RequestOptions): Promise<{ sessions: SessionInformation[] }>;
  /** Numbers about the host, in the form of OpenMetrics. */
  metrics(options?: RequestOptions): Promise<{ contentType: string; text: string }>;
  /** Ends another session of the same user. */
  closeSession(session: string, options?: RequestOptions & { message?: string }): Promise<{ session: string; closed: boolean }>;
  /** The OpenRPC document. */
  discover(options?: RequestOptions): Promise<any>;
  /** The identity and the grants of this client. */
  rights(options?: RequestOptions): Promise<{ everything: boolean; identity?: string; document?: string; grants: Grant[] }>;
  /** Whether an identity may do something, with the line of the grant; this client's own identity when left out. */
  checkRight(
    verb: string,
    options?: SceneOptions & { identity?: string; navigator?: string; type?: string; module?: string },
  ): Promise<{ allowed: boolean; line?: number }>;
  modules(options?: RequestOptions): Promise<{ modules: ModuleInformation[] }>;
  destinations(options?: RequestOptions & { module?: string }): Promise<{ destinations: RegisteredDestination[] }>;
  destination(type: string, options?: RequestOptions): Promise<RegisteredDestination>;

  createScene(scene: string, options?: RequestOptions & { configuration?: Configuration }): Promise<{ scene: string; revision: number; navigator: string }>;
  closeScene(scene: string, options?: RequestOptions): Promise<{ scene: string }>;
  /** Gives the scene another restoration key: its state is set aside, and that of the key comes back. */
  restoreScene(
    restorationKey: string,
    options?: SceneOptions & { ifRevision?: number; ifNavigation?: number },
  ): Promise<Restoration>;
  scenes(options?: RequestOptions): Promise<{ scenes: SceneInformation[] }>;
  /** The scene as it is now, or what is at and below one navigator. */
  /** A scene as it is now. Without `limit`, the client reads a large one in parts, all of one revision. */
  tree(options?: SceneOptions & { navigator?: string; revision?: number; limit?: number; after?: string }): Promise<Snapshot>;

  createNavigator(name?: string, options?: NavigatorOptions): Promise<Outcome & { navigator: string; entry?: string }>;
  closeNavigator(navigator: string | undefined, options?: ViewOptions): Promise<Removal>;
  /** Brings a stack to the front of its parent. */
  selectNavigator(navigator: string | undefined, options?: ViewOptions): Promise<Outcome>;
  navigator(navigator?: string, options?: SceneOptions): Promise<NavigatorState>;
  findNavigator(name: string, options?: SceneOptions & { below?: string }): Promise<NavigatorState>;

  /** Shows a destination by the method of the request, else of its type, else by a push. */
  navigate(type: string, args: object | undefined, options: PresentOptions & { forResult: true }): Promise<Finished>;
  navigate(type: string, args?: object, options?: PresentOptions): Promise<Shown>;
  push(type: string, args: object | undefined, options: PushOptions & { forResult: true }): Promise<Finished>;
  push(type: string, args?: object, options?: PushOptions): Promise<Shown>;
  present(type: string, args: object | undefined, options: PresentOptions & { forResult: true }): Promise<Finished>;
  present(type: string, args?: object, options?: PresentOptions): Promise<Shown>;
  replace(type: string, args?: object, options?: NavigationOptions & { entry?: string; hints?: object }): Promise<Shown>;
  pop(
    count?: number,
    options?: NavigationOptions & { to?: number; entry?: string; toType?: string; presenters?: boolean },
  ): Promise<Removal>;
  popAll(options?: NavigationOptions): Promise<Removal>;
  popAny(options?: GuardedOptions): Promise<Removal>;
  back(options?: NavigationOptions): Promise<Removal>;
  dismiss(options?: NavigationOptions): Promise<Removal>;
  dismissPresented(options?: NavigationOptions): Promise<Removal>;
  dismissChildren(options?: NavigationOptions): Promise<Removal>;
  dismissAny(options?: GuardedOptions): Promise<Removal>;
  reset(options?: GuardedOptions): Promise<Removal>;
  path(navigator?: string, options?: SceneOptions & { offset?: number; limit?: number; after?: string }): Promise<Path>;
  setPath(path: PathItem[], options?: NavigationOptions): Promise<PathSet & { removed: Removal['removed'] }>;
  appendPath(path: PathItem[], options?: NavigationOptions): Promise<PathSet & { removed: Removal['removed'] }>;
  /** Puts entries into a path: `at` a position, or `before` or `after` an entry. All other entries stay. */
  insertPath(
    path: PathItem[],
    options: GuardedOptions & { navigator?: string; at?: number; before?: string; after?: string },
  ): Promise<PathSet & { removed: Removal['removed'] }>;
  /** Removes entries of any paths. The entries above them stay. */
  removeEntries(entries: string[], options?: GuardedOptions): Promise<Removal>;
  /** Moves an entry within its path, `before` or `after` another one. */
  moveEntry(
    entry: string,
    options: GuardedOptions & { before?: string; after?: string },
  ): Promise<Outcome & { navigator: string; entry: string; position: number }>;
  entry(entry: string, options?: SceneOptions): Promise<Entry & { scene: string; revision: number; navigator: string; position: number }>;
  /** Closes what an entry shows; `value` goes to whoever showed it. */
  closeEntry(entry: string, options?: GuardedOptions & { value?: unknown }): Promise<Removal>;
  /** Gives an entry other arguments, other hints, or both; null removes the hints. */
  updateEntry(entry: string, args?: object, options?: SweepOptions & { hints?: object | null }): Promise<Outcome>;
  /** Gives content to an entry of one's own, without being asked; undefined takes it away. */
  provideContent(entry: string, content?: unknown, options?: SweepOptions & { links?: Content['links'] }): Promise<Outcome>;
  links(entry: string, options?: SceneOptions): Promise<{ scene: string; revision: number; entry: string; links: Link[] }>;
  /** Goes where a link of an entry leads; `values` has the link's placeholders. */
  follow(entry: string, link: string, options?: GuardedOptions & { values?: object }): Promise<Shown>;
  /** Answers an alert or a dialog with one of its buttons. */
  answer(entry: string, answer: string, options?: GuardedOptions & { value?: unknown }): Promise<Removal>;
  /** Shows a destination in the next column of a split view; without one, empties the columns after this one. */
  showColumn(type?: string, args?: object, options?: NavigationOptions & { hints?: object }): Promise<Omit<Shown, 'entry'> & { entry?: string }>;

  lock(reason?: string, options?: PlaceOptions): Promise<Outcome & { navigator: string; lock: string }>;
  unlock(lock: string, options?: SweepOptions): Promise<Outcome>;
  /** Names the place where the path ends; `value` is a JSON Schema for what is returned with. */
  establishCheckpoint(
    checkpoint: string,
    options?: PlaceOptions & { value?: object | boolean },
  ): Promise<Outcome & { navigator: string; position: number }>;
  returnToCheckpoint(checkpoint: string, options?: NavigationOptions & { value?: unknown }): Promise<Removal & { navigator: string; position: number }>;
  canReturn(
    checkpoint: string,
    options?: SceneOptions & { navigator?: string },
  ): Promise<{ scene: string; revision: number; canReturn: boolean; navigator?: string; position?: number }>;
  removeCheckpoint(checkpoint: string, options?: PlaceOptions): Promise<Outcome>;
  /** Shows another type when a request asks for one. */
  addMapping(
    from: string,
    to: string,
    options?: PlaceOptions & { arguments?: object; inherits?: boolean },
  ): Promise<Outcome & { navigator: string; mapping: string }>;
  removeMapping(mapping: string, options?: SweepOptions): Promise<Outcome>;
  bindTrigger(trigger: string, operation: Operation, options?: PlaceOptions): Promise<Outcome & { navigator: string; trigger: string }>;
  /** The answer of its operation. */
  setTrigger(trigger: string, options?: NavigationOptions): Promise<any>;
  unbindTrigger(trigger: string, options?: PlaceOptions): Promise<Outcome>;
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
      hints?: object;
      method?: string;
      forResult?: boolean;
    },
  ): Promise<any>;
  /** Shows the next step, in front of where the flow began. */
  nextStep(
    flow: string,
    type: string,
    args?: object,
    options?: ViewOptions & { hints?: object; navigator?: string; method?: string; data?: unknown },
  ): Promise<Omit<Shown, 'redirected'>>;
  updateFlow(flow: string, data: unknown, options?: SweepOptions): Promise<Outcome>;
  completeFlow(flow: string, options?: GuardedOptions & { value?: unknown }): Promise<Removal & { navigator: string; position: number }>;
  cancelFlow(flow: string, reason?: string, options?: GuardedOptions): Promise<Removal & { navigator: string; position: number }>;
  failFlow(flow: string, reason: string, options?: GuardedOptions & { data?: unknown }): Promise<Removal & { navigator: string; position: number }>;
  flows(options?: SceneOptions & { module?: string }): Promise<{ scene: string; revision: number; flows: Flow[] }>;
  flow(flow: string, options?: SceneOptions): Promise<{ scene: string; revision: number; flow: Flow }>;
  attachments(
    options?: SceneOptions & { navigator?: string; kind?: Attachment['kind'] },
  ): Promise<{ scene: string; revision: number; attachments: Attachment[] }>;

  /** The whole nested state of a navigator, as a document that `setState` takes. */
  state(options?: SceneOptions & { navigator?: string }): Promise<{ scene: string; revision: number; navigator: string; state: StateItem[] }>;
  setState(state: StateItem[], options?: ViewOptions & { navigator?: string }): Promise<Removal & { navigator: string }>;
  /** The changes, revision by revision; the newest ones, or those after `since`. */
  history(
    options?: SceneOptions & { since?: number; limit?: number; entry?: string },
  ): Promise<{ scene: string; revision: number; window: { from: number; to: number }; revisions: Pick<Changed, 'revision' | 'cause' | 'changes'>[] }>;
  /** Makes the scene what it was before the newest revision, or at revision `to`. */
  undo(options?: GuardedOptions & { to?: number; navigation?: boolean }): Promise<Removal>;
  /** Several operations as one revision, or none. */
  transaction(operations: Operation[], options?: GuardedOptions): Promise<Outcome & { operations: any[] }>;
  /** Says what a transaction would do, without doing it. */
  plan(operations: Operation[], options?: SceneOptions & { ifRevision?: number; ifNavigation?: number }): Promise<Plan>;
  describeRules(options?: RequestOptions & { format?: 'json' | 'dot' | 'mermaid' }): Promise<any>;
  checkRules(options?: SceneOptions): Promise<{
    scene: string;
    revision: number;
    violations: any[];
    unfit?: { entry: string; type: string; navigator: string; position: number; path: string; keyword: string; reason: string }[];
  }>;
  /** Says what a person sees of a scene; `ends` when this client draws it no longer. */
  reportRendering(
    options?: SceneOptions & { focus?: { entry: string; part?: string }; undrawn?: { entry: string; what: string }[]; ends?: boolean },
  ): Promise<{ scene: string; changed: boolean }>;

  /** Sends a message to whoever provides an entry; `timeout` is the provider's, in milliseconds. */
  ask(entry: string, message: unknown, options?: SceneOptions & { name?: string; token?: string }): Promise<{ answer: any }>;
}
