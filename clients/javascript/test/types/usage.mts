/** Typical uses of the client, and mistakes that the types must find. It is compiled by `types.test.js`, and not run. */
import {
  Client,
  ConnectionError,
  NavhostError,
  RawJSON,
  TimeoutError,
  Tree,
  connect,
  defaultSocket,
  isRefusal,
} from 'navhost-client';
import type {
  Attachment,
  BackOff,
  Change,
  ClientEvents,
  ConnectOptions,
  Content,
  ErrorName,
  Handler,
  HostWatchEvent,
  ModuleLoss,
  ModuleOptions,
  PushResult,
  Question,
  RemovedResult,
  SentItem,
  SentItemRoute,
  ShownResult,
  Signal,
  StateItem,
  WatchEvent,
} from 'navhost-client';

const pauses: BackOff = { initial: 0.05 };
const options: ConnectOptions = { socket: defaultSocket({ NAVHOST_SOCKET: '/h.sock' }), name: 'shop', reconnect: pauses, bigints: true };
const client: Client = await connect(options);
const other: Client = await Client.connect();
const isThere: boolean = client.isConnected && client.socket !== other.socket;
// @ts-expect-error: only `connect` makes one
new Client();

// Requests

const call = { timeout: 1, signal: new AbortController().signal };
await client.ping({ ...call, byPerson: true });
await client.push('shop.list');
await client.push('shop.list', { page: 2, exact: new RawJSON('1.10') }, { navigator: 'home', ifRevision: 7, ifPresent: 'raise', ...call });
await client.present('shop.list', undefined, { method: 'alert', buttons: [{ answer: 'ok', role: 'default' }], ifOccupied: 'refuse' });
await client.pop();
await client.pop(2, { fromEntry: 'e2', replacesPending: true });
await client.setPath([{ type: 'shop.list', arguments: { page: 1 } }], { token: 't1' });
await client.insertPath([{ type: 'shop.list' }], { after: 'e2' });
await client.createNavigator('tab', { kind: 'stack', select: true, accepts: { types: ['shop.*'], roles: ['help'] } });
await client.transaction([{ method: 'push', params: { type: 'shop.list' } }]);
await client.addGuard('cart', 'leave', { types: ['shop.item'], questionTimeout: 2, timeout: 0.5 });
await client.send([{ route: 'shop.checkout' }, { action: 'send', values: [{ value: 'sum', data: 3 }] }]);
await client.createScene('kiosk', { configuration: { executionDelay: 0.5, verbosity: 'info' } });
await client.startFlow('order', { type: 'shop.item', data: { step: 1 } });
await client.updateFlow('a3', null);
const any: number = await client.call<number>('somewhere', { in: 1 }, call);
client.notify('back', { navigator: 'home' });

interface Page {
  page: number;
}
const page: Page = { page: 1 };
await client.push('shop.list', page);

// @ts-expect-error: a misspelled option
await client.push('shop.list', {}, { navigatr: 'home' });
// @ts-expect-error: an option of another function
await client.popAll({ ifPresent: 'raise' });
// @ts-expect-error: a misspelled option where nothing else is given
await client.status({ timout: 1000 });
// @ts-expect-error: a wrong word
await client.push('shop.list', {}, { ifPresent: 'rise' });
// @ts-expect-error: a wrong word by position
await client.checkRight('fly');
// @ts-expect-error: a parameter that is required
await client.push();
// @ts-expect-error: the second one that is required
await client.addMapping('help.page');
// @ts-expect-error: another type by position: the type of what is shown comes first
await client.push({ page: 2 });
// @ts-expect-error: a list is wanted
await client.removeEntries('e2');
// @ts-expect-error: another type by name
await client.push('shop.list', {}, { ifRevision: '7' });
// @ts-expect-error: a misspelled member inside of a parameter
await client.setPath([{ type: 'shop.list', argument: {} }]);
// @ts-expect-error: a member inside of a parameter that is required
await client.present('shop.list', {}, { buttons: [{ label: 'OK' }] });
// @ts-expect-error: one of several forms, and not two at once
await client.send([{ route: 'shop.checkout', value: 'sum' }]);
// @ts-expect-error: this request asks nobody
await client.addMapping('a.b', 'c.d', { questionTimeout: 2 });
// @ts-expect-error: no such function
await client.pushed('shop.list');

// Results

const removed = await client.pop();
if (removed.removed) console.log(removed.removed.entries + removed.revision, removed.durability === 'synced');
// @ts-expect-error: a guard may have redirected it
removed.removed.entries;
// @ts-expect-error: no such member
removed.remove;

const shown = await client.push('shop.list');
if (shown.sequence !== undefined) console.log(shown.steps.map(({ outcome }) => outcome === 'shown'));
else if (shown.redirected) console.log(shown.redirected.map(({ type }) => type), shown.navigator);
else console.log(shown.entry, shown.changed);
const { entry } = shown;
// @ts-expect-error: there may be none
const certain: string = shown.entry;
// @ts-expect-error: no such word
if (shown.durability === 'sinced') console.log('never');

function described(result: PushResult): string {
  return 'entry' in result && result.entry ? result.entry : 'elsewhere';
}
described(await client.push('shop.list'));
// @ts-expect-error: nothing was pushed
described(await client.pop());
const plain: ShownResult | undefined = shown.sequence === undefined ? shown : undefined;

const outcome = await client.push('shop.item', undefined, { forResult: true, timeout: 60 });
if (outcome.outcome === 'answered') console.log(outcome.value, outcome.answer?.length, outcome.entry.length);
else if (outcome.outcome === 'failed') console.log(outcome.reason, outcome.flow.length);
// @ts-expect-error: only a redirect answers with what changed
const hasChanged: boolean = outcome.changed;
// @ts-expect-error: no such outcome
if (outcome.outcome === 'anwsered') console.log('never');
// @ts-expect-error: without `forResult` there is no outcome to wait for
shown.by;
const forResult = isThere;
const either = await client.push('shop.item', {}, { forResult });
console.log(either.outcome, either.entry);

const flow = await client.startFlow('order', { module: 'shop' });
console.log(flow.flow, flow.shown?.entry);
const states: StateItem[] = (await client.state({ navigator: 'home' })).state;
await client.setState(states);
const snapshot = await client.tree({ limit: 100 });
const page2 = await client.path('home', { after: snapshot.next });
console.log((await client.entry(page2.path[0].id)).position, (await client.hello({ name: 'shop' })).limits.line);
const graph = await client.describeRules();
console.log(graph.format === 'json' ? graph.edges.length : graph.graph.length);
console.log((await client.destinations({ module: 'shop' })).destinations.map(({ module, rules }) => [module, rules?.most]));
const answered: { answer: any } = await client.ask('e2', 'title', { timeout: 0.5, name: 'get' });
// @ts-expect-error: `ask` has it as `timeout`
await client.ask('e2', 'title', { questionTimeout: 2 });

function hanging(attachment: Attachment): string | undefined {
  switch (attachment.kind) {
    case 'lock':
      return attachment.reason;
    case 'checkpoint':
      return `${attachment.name} at ${attachment.position}`;
    case 'mapping':
      // @ts-expect-error: a mapping has no name
      return attachment.name;
    case 'trigger':
      return attachment.operation.method;
    case 'flow':
      return attachment.module;
    case 'signal':
      return attachment.signal.kind;
  }
}
console.log((await client.attachments({ kind: 'lock' })).attachments.map(hanging));

const route: SentItemRoute = { route: 'shop.checkout' };
const items: SentItem[] = [route, { type: 'shop.list', arguments: { page: 1 } }];

// Errors

try {
  await client.ready(call);
} catch (error) {
  if (isRefusal(error, 'denied', 'name_taken')) {
    if (error.name === 'denied') console.log(error.data.guardName, error.data.operation, error.message);
    else console.log(error.data.owner?.pid);
    // @ts-expect-error: the other one has no guard
    error.data.guard;
  } else if (isRefusal(error)) {
    if (error.name === 'path_refused') console.log(error.code, error.data);
    // @ts-expect-error: no such name
    if (error.name === 'no_stak') console.log('never');
  } else if (error instanceof ConnectionError && error.reason === 'shutting_down') console.log(error.data.reason);
  else if (error instanceof TimeoutError) console.log(error.code);
  else if (error instanceof NavhostError) console.log(error.name, error.data.left);
  // @ts-expect-error: no such name
  isRefusal(error, 'no_stak');
}
const names: ErrorName[] = ['no_stack', 'at_root'];
throw_: if (isThere) break throw_;

// Modules and questions

const title: Handler<'entry.ask'> = ({ message, arguments: { id }, signal }) => (signal.aborted ? null : `${message} ${id}`);
const moduleOptions: ModuleOptions = {
  types: [
    { type: 'shop.list', method: 'drawer', rules: { within: ['shop.*'], most: 1 }, arguments: { type: 'object' } },
    { type: 'shop.item', provides: true, version: 1 },
  ],
  presentations: [{ method: 'drawer', hasPath: true }],
  handlers: { 'shop.item': title },
  provide: async ({ entries }) => entries.map(({ entry }): Content | null => (entry ? { content: { title: entry } } : null)),
  migrate: ({ entries, to }) => entries.map((one) => (one.from < to ? one.arguments : null)),
  title: 'Shop',
  guards: [{ name: 'cart', on: 'leave', types: ['shop.item'], default: 'allow' }],
  receivers: [{ route: 'shop.checkout', timeout: 2 }],
  urls: [{ pattern: 'shop://list', to: [{ type: 'shop.list' }] }],
  mappings: [{ from: 'help.page', to: 'shop.list', navigator: 'n1' }],
  flows: [{ name: 'order', type: 'shop.item', method: 'sheet', data: { step: 1 } }],
};
const shop = await client.module('shop', moduleOptions);
await shop.register([{ type: 'shop.list' }], { navigator: 'n1', timeout: 0.5, replaces: true });
console.log(shop.name, shop.types, shop.revived);
await client.leave('shop', { types: ['shop.item'], timeout: 0.5 });
// @ts-expect-error: a module has types
await client.module('shop', {});
// @ts-expect-error: a misspelled member of a type
await client.module('shop', { types: [{ type: 'shop.list', provide: true }] });
// @ts-expect-error: a guard of nothing
await client.module('shop', { types: [], guards: [{ name: 'cart', on: 'sit' }] });

client.handle('guard.ask', ({ entries, cause, name }) => {
  console.log(name, cause.method);
  return entries.length ? { verdict: 'deny', reason: 'not yet' } : { verdict: 'allow' };
});
client.handle('value.receive', ({ params, value, route }) => {
  console.log(params.method, value, route);
});
client.handle('url.resolve', async ({ parameters }) => [{ type: 'shop.item', arguments: parameters }]);
client.handle('type.migrate', undefined);
client.handle('of.tomorrow', ({ params, whatever }) => [params.of, whatever]);
// @ts-expect-error: no such verdict
client.handle('guard.ask', () => ({ verdict: 'alow' }));
// @ts-expect-error: a guard votes
client.handle('guard.ask', () => {});
// @ts-expect-error: a question to a guard has no message
client.handle('guard.ask', ({ message }) => ({ verdict: message ? 'allow' : 'deny' }));
const asked = (question: Question) => question.params.anything;

// Following

const tree = new Tree();
const watch = client.watch({ scene: 'main', kinds: ['entry.added', 'signal'], verbosity: 'info', queue: 16 });
for await (const event of watch) followed(event);
await watch.allow(8);
await watch.close();
// @ts-expect-error: no such kind
client.watch({ kinds: ['entry.add'] });

function followed(event: WatchEvent): number | string | undefined {
  switch (event.method) {
    case 'watch':
      return event.resumed ? event.from : tree.apply(event).revision;
    case 'lagged':
      return new Tree(event.snapshot).current;
    case 'changed':
      return event.changes.map(changed).join() + event.cause.method;
    case 'event':
      return event.kind === 'request.refused' ? event.params.method : event.kind;
    case 'watchEnded':
      return event.reason;
  }
}

function changed(change: Change): string | null {
  switch (change.kind) {
    case 'entry.added':
      return change.entry.type;
    case 'navigator.selected':
      return change.child;
    case 'signal':
      return told(change.signal);
    default:
      return change.kind;
  }
}

function told(signal: Signal): string {
  return signal.kind === 'alert.answered' ? String(signal.value) : signal.navigator;
}

for await (const event of client.watchHost({ credit: 8 })) hosted(event);

function hosted(event: HostWatchEvent): string[] {
  if (event.method === 'host.watch') return event.snapshot?.scenes.map(({ scene }) => scene) ?? [];
  if (event.method !== 'hostChanged') return [];
  return event.changes.map((change) => (change.kind === 'module.registered' ? change.module : change.kind));
}

const front = tree.navigators.get(tree.current ?? '');
// @ts-expect-error: it follows the scene, and nobody else changes it
tree.revision = 3;
// @ts-expect-error: nor what is in it
tree.navigators.clear();

// What happens besides

const lost = ({ module, error }: ModuleLoss) => console.log(module, error?.code);
client.on('moduleLost', lost).once('close', (error) => console.log(error.reason)).off('moduleLost', lost);
client.on('signal', (signal) => console.log(told(signal), signal.revision, signal.kept));
client.on('notification', (message) => {
  if (message.method === 'guardPause') console.log(message.params.retryAfter);
  // @ts-expect-error: no such notification
  if (message.method === 'guardPaus') console.log('never');
});
// @ts-expect-error: there is no such event
client.on('closed', () => {});
const events: (keyof ClientEvents)[] = ['connect', 'disconnect'];

const whole: RemovedResult | undefined = removed.removed ? removed : undefined;
console.log(any, entry, hasChanged, certain, plain, answered, items, names, asked, front, events, whole);
await client.close();
