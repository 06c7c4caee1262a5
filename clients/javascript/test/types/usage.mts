/** Uses every exported name as a program in TypeScript would. It is compiled, and not run:

    tsc --strict --noEmit --target es2022 --module nodenext --moduleResolution nodenext test/types/usage.mts
*/
import {
  Client,
  ConnectionError,
  NavhostError,
  RawJSON,
  TimeoutError,
  Tree,
  connect,
  defaultSocket,
} from 'navhost-client';
import type {
  Acceptance,
  Attachment,
  BackOff,
  Button,
  CallOptions,
  Change,
  Changed,
  Checkpoint,
  ClientEvents,
  Configuration,
  ConnectOptions,
  Content,
  Destination,
  Entry,
  EntryQuestion,
  ErrorData,
  Finished,
  Flow,
  FlowAttachment,
  Grant,
  GuardedOptions,
  Handler,
  HostEvent,
  HostInformation,
  HostStatus,
  KeptSignal,
  Lagged,
  Link,
  Lock,
  Mapping,
  Method,
  MigrateQuestion,
  Module,
  ModuleFlow,
  ModuleGuard,
  ModuleInformation,
  ModuleLoss,
  ModuleMapping,
  ModuleOptions,
  ModuleReceiver,
  ModuleURL,
  NavigationOptions,
  Navigator,
  NavigatorOptions,
  NavigatorState,
  Operation,
  Outcome,
  Path,
  PathItem,
  PathRules,
  PathSet,
  PlaceOptions,
  Plan,
  PresentOptions,
  Presentation,
  PresentationMethod,
  ProvideQuestion,
  PushOptions,
  Question,
  RegisteredDestination,
  RegistrationOptions,
  Removal,
  RequestOptions,
  Restoration,
  SceneInformation,
  SceneOptions,
  SessionInformation,
  Shown,
  Signal,
  Snapshot,
  StateItem,
  SweepOptions,
  Trigger,
  ViewOptions,
  Watch,
  WatchEnded,
  WatchEvent,
  WatchOptions,
  WatchStarted,
} from 'navhost-client';

const pauses: BackOff = { initial: 50 };
const options: ConnectOptions = { socket: defaultSocket({ NAVHOST_SOCKET: '/h.sock' }), name: 'shop', reconnect: pauses, bigints: true };
const client: Client = await connect(options);
const other: Client = await Client.connect();
const isThere: boolean = client.isConnected && client.socket !== other.socket;
// @ts-expect-error: only `connect` makes one
new Client();

// Providing

const rules: PathRules = { within: ['shop.*'], most: 1, methods: ['sheet'] };
const method: Method = 'push';
const presentation: Presentation = 'managedSheet';
const drawer: PresentationMethod = { method: 'drawer', hasPath: true };
const toast: PresentationMethod = { method: 'toast', exclusive: false, closesAfter: 4 };
const shown: Destination = { type: 'shop.menu', method: drawer.method };
const list: Destination = { type: 'shop.list', method, rules, arguments: { type: 'object' } };
const item: Destination = { type: 'shop.item', method: presentation, provides: true, version: 1 };
const title: Handler<EntryQuestion> = ({ message, arguments: { id }, signal }) => (signal.aborted ? null : `${message} ${id}`);
const contentOf = async ({ entries }: ProvideQuestion): Promise<(Content | null)[]> =>
  entries.map(({ entry }) => (entry ? { content: { title: entry }, links: [{ link: 'up', type: 'shop.list' }] } : null));
const renewed = ({ entries, to }: MigrateQuestion) => entries.map((entry) => (entry.from < to ? entry.arguments : null));
const moduleOptions: ModuleOptions = { types: [list, item, shown], presentations: [drawer, toast], handlers: { 'shop.item': title }, provide: contentOf, migrate: renewed, title: 'Shop' };
const module: Module = await client.module('shop', moduleOptions);
const guard: ModuleGuard = { name: 'cart', on: 'leave', types: ['shop.item'], default: 'allow' };
const receiver: ModuleReceiver = { route: 'shop.checkout', timeout: 2 };
const url: ModuleURL = { pattern: 'shop://list', to: [{ type: 'shop.list' }] };
const mapping: ModuleMapping = { from: 'help.page', to: 'shop.list', navigator: 'n1' };
const flow: ModuleFlow = { name: 'order', type: 'shop.item', method: 'sheet', data: { step: 1 } };
const parts = { guards: [guard], receivers: [receiver], urls: [url], mappings: [mapping], flows: [flow] };
const registration: RegistrationOptions = { navigator: 'n1', timeout: 500, ...parts, replaces: true };
await module.register([list], registration);
const names: string[] = [module.name, ...module.types, ...module.revived];
client.handle('entry.ask', title);
client.handle('type.provide', contentOf);
client.handle('type.migrate', undefined);
client.handle('url.resolve', (question: Question) => question.url);
client.handle('value.receive', ({ params }: Question) => ({ resume: params.method === 'sheet' ? 'pause' : 'auto' }));
await client.leave('shop', { types: ['shop.item'], timeout: 500 });
await client.leave('shop');

// Going somewhere

const call: CallOptions = { timeout: 1000, signal: new AbortController().signal };
const request: RequestOptions = { ...call, byPerson: true };
const scene: SceneOptions = { ...request, scene: 'main' };
const sweep: SweepOptions = { ...scene, ifRevision: 7, token: 't1' };
const guarded: GuardedOptions = { ...sweep, replacesPending: true };
const place: PlaceOptions = { ...sweep, fromEntry: 'e2' };
const seen: ViewOptions = { ...guarded, fromEntry: 'e2' };
await client.selectNavigator(undefined, seen);
const there: NavigationOptions = { ...guarded, ...place, navigator: 'home' };
const pushing: PushOptions = { ...there, ifPresent: 'raise', transient: true };
const buttons: Button[] = [{ answer: 'ok', role: 'default' }];
const presenting: PresentOptions = { ...pushing, method: 'alert', buttons, ifOccupied: 'refuse' };
const shown: Shown = await client.navigate('shop.list', { page: 2, exact: new RawJSON('1.10') }, presenting);
const finished: Finished = await client.push('shop.item', undefined, { forResult: true, timeout: 60_000 });
const way: string[] = (shown.redirected ?? []).map(({ type }) => type);
const pushed: Shown = await client.push('shop.list');
const removal: Removal = await client.pop(1, { ...there, to: 0 });
const outcome: Outcome = removal;
const isKept: boolean = outcome.changed && outcome.durability === 'synced' && removal.removed.entries > 0;
const items: PathItem[] = [{ type: 'shop.list', arguments: { page: 1 } }];
const set: PathSet = await client.setPath(items, there);
const path: Path = await client.path('n1', { limit: 2 });
const accepts: Acceptance = { types: ['shop.*'], roles: ['help'] };
const made: NavigatorOptions = { ...sweep, kind: 'stack', select: true, accepts };
const { navigator } = await client.createNavigator('tab', made);
const state: NavigatorState = await client.navigator(navigator, scene);
const items2: StateItem[] = (await client.state({ navigator })).state;
const restored: Removal = await client.setState(items2, there);
const operation: Operation = { method: 'push', params: { type: 'shop.list' } };
await client.transaction([operation], sweep);
const plan: Plan = await client.plan([operation], { ifRevision: 7 });
const refusal: ErrorData | undefined = plan.refusal?.data;
const answer: { answer: any } = await client.ask(shown.entry, 'title', { timeout: 500 });
const any: number = await client.call<number>('somewhere', { in: 1 }, call);
client.notify('back', { navigator });

// Looking

const host: HostInformation = await client.hello({ name: 'shop', capabilities: { required: ['during'] } });
const status: HostStatus = await client.status();
const grants: Grant[] = (await client.rights()).grants;
const isAllowed: boolean = (await client.checkRight('navigate', { type: grants[0]?.types?.[0] })).allowed;
const sessions: SessionInformation[] = (await client.sessions()).sessions;
const modules: ModuleInformation[] = (await client.modules()).modules;
const restoration: Restoration = await client.restoreScene('2.0', { scene: 'side', ifRevision: 1 });
const scenes: SceneInformation[] = (await client.scenes()).scenes;
const known: RegisteredDestination[] = (await client.destinations({ module: 'shop' })).destinations;
const links: Link[] = (await client.links(pushed.entry)).links;
const entry: Entry = await client.entry(pushed.entry);
const configuration: Configuration = { executionDelay: 0.5, verbosity: 'info' };
await client.createScene('kiosk', { configuration });
const flows: Flow[] = (await client.flows({ module: 'shop' })).flows;
const hanging: Attachment[] = (await client.attachments({ kind: 'lock' })).attachments;

function describe(attachment: Attachment): string {
  switch (attachment.kind) {
    case 'lock': {
      const lock: Lock = attachment;
      return lock.reason ?? lock.navigator;
    }
    case 'checkpoint': {
      const checkpoint: Checkpoint = attachment;
      return `${checkpoint.name} at ${checkpoint.position}`;
    }
    case 'mapping': {
      const mapping: Mapping = attachment;
      return `${mapping.from} is ${mapping.to}`;
    }
    case 'trigger': {
      const trigger: Trigger = attachment;
      return trigger.operation.method;
    }
    case 'flow': {
      const flow: FlowAttachment = attachment;
      return flow.module ?? flow.name;
    }
    case 'signal': {
      const kept: KeptSignal = attachment;
      return `${kept.module}: ${kept.signal.kind}`;
    }
  }
}

// Following

const wanted: WatchOptions = { ...scene, kinds: ['entry.added', 'signal'], verbosity: 'info', queue: 16 };
const watch: Watch = client.watch(wanted);
const tree = new Tree();
for await (const event of watch) follow(event);
await watch.close();

function follow(event: WatchEvent): number | string | undefined {
  switch (event.method) {
    case 'watch': {
      const started: WatchStarted = event;
      return tree.apply(started).revision;
    }
    case 'lagged': {
      const lagged: Lagged = event;
      const snapshot: Snapshot = lagged.snapshot;
      return new Tree(snapshot).current;
    }
    case 'changed': {
      const changed: Changed = event;
      const change: Change | undefined = changed.changes[0];
      return change?.kind === 'signal' ? told(change.signal) : change?.kind;
    }
    case 'event': {
      const happened: HostEvent = event;
      return happened.params.method ?? happened.kind;
    }
    case 'watchEnded': {
      const ended: WatchEnded = event;
      return ended.reason;
    }
  }
}

function told(signal: Signal): string {
  return signal.kind === 'alert.answered' ? String(signal.value) : signal.navigator;
}

const front: Readonly<Navigator> | undefined = tree.navigators.get(tree.current ?? '');
// @ts-expect-error: it follows the scene, and nobody else changes it
tree.revision = 3;
// @ts-expect-error: nor what is in it
tree.navigators.clear();

// What happens besides

const lost = ({ module, error }: ModuleLoss) => console.log(module, error?.code);
client.on('moduleLost', lost).once('close', (error) => console.log(error.reason)).off('moduleLost', lost);
client.on('signal', (signal) => console.log(told(signal), signal.revision));
client.on('notification', ({ method, params }) => console.log(method, params.watch));
// @ts-expect-error: there is no such event
client.on('closed', () => {});
const events: (keyof ClientEvents)[] = ['connect', 'disconnect'];

try {
  await client.ready(call);
  // @ts-expect-error: the type of what is shown comes first
  await client.push({ page: 2 });
  // @ts-expect-error: there is no such method of presentation
  await client.present('shop.list', {}, { method: 'window' });
} catch (error) {
  if (error instanceof ConnectionError && error.reason === 'shutting_down') console.log(error.data.reason);
  else if (error instanceof TimeoutError) console.log(error.code);
  else if (error instanceof NavhostError) console.log(error.name, error.data.suggestion);
}
await client.close();
console.log(
  [isThere, names, isKept, set, path, state, restored, refusal, answer, any, host, status, grants, isAllowed, sessions, modules, scenes, known, links, entry, flows],
  hanging.map(describe),
  front,
  events,
  finished.outcome,
  way,
);
