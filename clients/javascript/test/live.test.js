import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connect, ConnectionError, NavhostError, RawJSON, TimeoutError, Tree } from '../src/index.js';
import { PATIENCE, RealHost, take } from '../support/hosts.js';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
const RING = [];
RING.push(RING);
const LIST = { type: 'shop.list' };
const live = (name, body) => test(name, { timeout: 2 * PATIENCE }, body);

async function connected(t, host, options) {
  const client = await connect({ socket: host.path, timeout: PATIENCE, ...options });
  t.after(() => client.close());
  return client;
}

/** Waits for one event of an emitter, for a limited time. */
const event = (emitter, name) => once(emitter, name, { signal: AbortSignal.timeout(PATIENCE) });

live('modules navigate to each other', async (t) => {
  const host = await RealHost.start(t);
  const [shop, other] = [await connected(t, host), await connected(t, host)];
  const module = await shop.module('shop', { types: [LIST] });
  await module.register([{ type: 'shop.item', method: 'sheet' }]);
  const shown = await other.navigate('shop.list', { page: 2 });
  assert.deepEqual(shown, { scene: 'main', revision: 1, changed: true, durability: 'memory', navigator: 'n1', entry: 'e2' });
  assert.deepEqual((await other.path()).path[0].arguments, { page: 2 });
  await other.navigate('shop.item');
  assert.equal((await other.back()).revision, 3);
  assert.equal((await other.popAll({ navigator: 'n1', ifRevision: 3 })).removed.entries, 1);
  assert.deepEqual(module.types, ['shop.list', 'shop.item']);
});

live('modules give content to entries, and bring them into a newer form', async (t) => {
  const host = await RealHost.start(t);
  const [shop, other] = [await connected(t, host), await connected(t, host)];
  const types = [{ type: 'shop.list', provides: true, version: 1 }];
  await shop.module('shop', {
    types,
    provide: ({ entries }) => entries.map(({ arguments: { page } }) => ({ content: { page }, links: [{ link: 'next', type: 'shop.list' }] })),
    migrate: ({ to, entries }) => entries.map((entry) => ({ page: entry.arguments.page * 10, was: entry.from, is: to })),
  });
  const changes = other.watch();
  await take(changes, 1);
  const { entry } = await other.navigate('shop.list', { page: 2 });
  const [, provided] = await take(changes, 2);
  assert.deepEqual(provided.changes[0].entry.content, { page: 2 });
  assert.equal((await other.links(entry)).links[0].isLive, true);
  await shop.provideContent(entry, 'mine', { links: [{ link: 'next', type: 'shop.list' }] });
  assert.equal((await other.entry(entry)).content, 'mine');
  const migrated = take(changes, 2);
  await shop.call('module.register', { module: 'shop', destinations: [{ ...types[0], version: 2 }] });
  assert.deepEqual((await migrated)[1].changes[0].entry.arguments, { page: 20, was: 1, is: 2 });
  assert.equal((await other.follow(entry, 'next')).changed, true);
  assert.equal((await other.undo()).changed, true);
  assert.equal((await other.history({ limit: 1 })).revisions[0].cause.method, 'undo');
  assert.match((await other.metrics()).text, /# EOF/);
  const { session } = await shop.hello();
  assert.deepEqual(await other.closeSession(session, { message: 'enough' }), { session, closed: true });
});

live('a function answers any method, and a module its own', async (t) => {
  const host = await RealHost.start(t);
  const client = await connected(t, host);
  client.handle('entry.ask', ({ type, message }) => ({ type, message }));
  const module = await client.module('shop', { types: [LIST], handlers: { 'shop.list': () => 'the module' } });
  await module.register([{ type: 'shop.item' }]);
  const list = await client.push('shop.list');
  const item = await client.push('shop.item');
  assert.deepEqual(await client.ask(list.entry, 1), { answer: 'the module' });
  assert.deepEqual(await client.ask(item.entry, 1), { answer: { type: 'shop.item', message: 1 } });
  client.handle('entry.ask', undefined);
  await assert.rejects(client.ask(item.entry, 1), { name: 'provider_error' });
});

live('every function calls a method of the host, with parameters that it knows', async (t) => {
  const host = await RealHost.start(t);
  const client = await connected(t, host, { name: 'all' });
  await client.module('shop', { types: [LIST, { type: 'shop.item', method: 'managedSheet' }], handlers: () => 'yes' });
  await client.createScene('second', { configuration: { executionDelay: 0 } });
  const { navigator } = await client.createNavigator('home', { scene: 'second', select: true });
  const inSecond = { scene: 'second', navigator };
  assert.equal((await client.findNavigator('home', { scene: 'second' })).id, navigator);
  assert.equal((await client.navigator('home', { scene: 'second' })).id, navigator);
  await client.selectNavigator('home', { scene: 'second' });
  await client.setPath([LIST, LIST], inSecond);
  await client.appendPath([LIST], inSecond);
  const { entry } = await client.replace('shop.list', { a: 1 }, inSecond);
  assert.equal((await client.entry(entry, { scene: 'second' })).position, 2);
  assert.equal((await client.path('home', { scene: 'second', limit: 1 })).count, 3);
  assert.deepEqual(await client.ask(entry, null, { scene: 'second', timeout: PATIENCE }), { answer: 'yes' });
  await more(client, inSecond);
  await client.pop(1, inSecond);
  await client.pop(undefined, { ...inSecond, to: 0 });
  await client.present('shop.item', {}, inSecond);
  await client.dismiss({ scene: 'second' });
  for (const sweep of ['popAny', 'dismissAny', 'reset']) await client[sweep]({ scene: 'second' });
  for (const sweep of ['popAll', 'dismissPresented', 'dismissChildren']) await client[sweep](inSecond);
  await client.closeNavigator('home', { scene: 'second' });
  assert.equal((await client.scenes()).scenes.length, 2);
  await client.closeScene('second');
  assert.equal((await client.modules()).modules[0].module, 'shop');
  assert.equal((await client.destinations({ module: 'shop' })).destinations.length, 2);
  assert.equal((await client.destination('shop.list')).module, 'shop');
  assert.equal((await client.sessions()).sessions[0].name, 'all');
  assert.equal((await client.status()).instance, (await client.hello()).instance);
  assert.ok((await client.discover()).methods.length > 30);
  await client.leave('shop');
  assert.deepEqual(await client.modules(), { modules: [] });
});

async function more(client, place) {
  const { scene } = place;
  const { lock } = await client.lock('busy', place);
  assert.equal((await client.attachments({ scene, kind: 'lock' })).attachments[0].id, lock);
  await client.unlock(lock, { scene });
  await client.establishCheckpoint('here', { ...place, value: { type: 'integer' } });
  await client.push('shop.list', {}, { ...place, ifPresent: 'push', token: 'one' });
  assert.equal((await client.canReturn('here', place)).canReturn, true);
  const signal = event(client, 'signal');
  await client.returnToCheckpoint('here', { ...place, value: 4 });
  const [{ kind, value }] = await signal;
  assert.deepEqual([kind, value], ['checkpoint.returned', 4]);
  await client.removeCheckpoint('here', place);
  const { flow } = await client.startFlow('order', { ...place, type: 'shop.list', schema: { type: 'integer' } });
  await client.nextStep(flow, 'shop.list', {}, { scene, data: 1 });
  await client.updateFlow(flow, { step: 2 }, { scene });
  assert.deepEqual((await client.flow(flow, { scene })).flow.data, { step: 2 });
  assert.deepEqual((await client.flows({ scene, module: 'shop' })).flows.map(({ id }) => id), [flow]);
  assert.equal((await client.completeFlow(flow, { scene, value: 3 })).removed.entries, 2);
  await client.cancelFlow((await client.startFlow('order', place)).flow, 'enough', { scene });
  await client.failFlow((await client.startFlow('order', place)).flow, 'broken', { scene });
  const { mapping } = await client.addMapping('shop.item', 'shop.list', { ...place, inherits: false });
  await client.removeMapping(mapping, { scene });
  await client.bindTrigger('go', { method: 'push', params: { type: 'shop.list' } }, place);
  const { entry } = await client.setTrigger('go', place);
  await client.unbindTrigger('go', place);
  await client.closeEntry(entry, { scene, value: 'done' });
  const alert = await client.present('shop.item', {}, { ...place, method: 'alert', buttons: [{ answer: 'ok' }] });
  await client.answer(alert.entry, 'ok', { scene });
  const { state } = await client.state(place);
  assert.equal((await client.setState(state, place)).changed, false);
  const operations = [{ method: 'push', params: { ...place, scene: undefined, type: 'shop.list' } }];
  assert.equal((await client.plan(operations, { scene })).allowed, true);
  await client.transaction([...operations, { method: 'back' }], { scene });
  await client.describeRules({ format: 'json' });
  assert.deepEqual((await client.checkRules({ scene })).violations, []);
  const { navigator } = await client.createNavigator('detail', { scene });
  await client.showColumn('shop.list', {}, place);
  await client.closeNavigator(navigator, { scene });
}

live('a refusal says name, code and data', async (t) => {
  const client = await connected(t, await RealHost.start(t));
  await assert.rejects(client.navigate('shop.lst'), (error) => {
    assert.ok(error instanceof NavhostError);
    assert.deepEqual([error.name, error.code, error.data.type], ['unknown_destination', 203, 'shop.lst']);
    return true;
  });
});

live("a call's parameters and its limits do not mix", async (t) => {
  const client = await connected(t, await RealHost.start(t));
  await client.call('guard.add', { name: 'login', on: 'enter', timeout: 1.5 }, { timeout: 20_000 });
  assert.deepEqual((await client.call('guard.list')).guards.map(({ timeout }) => timeout), [1.5]);
  assert.equal((await client.call('receiver.add', { value: 'shop.voucher', timeout: 3 })).timeout, 3);
});

live('many calls at once', async (t) => {
  const client = await connected(t, await RealHost.start(t));
  const answers = await Promise.all(Array.from({ length: 500 }, () => client.ping()));
  assert.ok(answers.every(({ pong }) => pong));
});

live('numbers beyond 2^53 arrive whole', async (t) => {
  const client = await connected(t, await RealHost.start(t), { bigints: true });
  await client.module('shop', { types: [LIST] });
  await client.push('shop.list', { id: 2n ** 63n, raw: new RawJSON('{"n":9007199254740993}') });
  const [entry] = (await client.path()).path;
  assert.deepEqual(entry.arguments, { id: 2n ** 63n, raw: { n: 9007199254740993n } });
});

live('a line that the host does not take fails its call and no other', async (t) => {
  const client = await connected(t, await RealHost.start(t));
  const nested = (levels) => (levels ? [nested(levels - 1)] : []);
  const calls = [client.ping(), client.push('shop.list', { s: 'x'.repeat(2 ** 20) }), client.push('shop.list', { a: nested(1500) }), client.ping()];
  const outcomes = await Promise.allSettled(calls);
  assert.deepEqual(outcomes.map(({ value, reason }) => value?.pong ?? reason.name), [true, 'line_too_long', 'too_deep', true]);
});

live('a tree follows 300 random requests exactly', async (t) => {
  const host = await RealHost.start(t);
  const [client, watcher] = [await connected(t, host), await connected(t, host)];
  await client.module('shop', { types: [LIST, { type: 'shop.item', method: 'managedSheet' }, { type: 'shop.note', method: 'alert' }] });
  const tree = new Tree();
  const events = watcher.watch();
  const choose = random(7);
  let [carriedOut, refused] = [0, 0];
  for (let count = 0; count < 300; count++) {
    await change(client, tree, choose).then(
      () => carriedOut++,
      (refusal) => (assert.ok(refusal.code >= 200, refusal), refused++),
    );
    const expected = await client.tree();
    while (tree.revision < expected.revision) tree.apply((await events.next()).value);
    assert.deepEqual(tree.snapshot(), expected);
  }
  t.diagnostic(`${carriedOut} carried out, ${refused} refused, revision ${tree.revision}`);
  assert.ok(tree.revision > 100 && refused > 10);
});

async function change(client, tree, choose) {
  const one = (list) => list[choose(list.length)];
  const navigator = one([...tree.navigators.keys(), 'n1']);
  const entries = tree.navigators.get(navigator)?.path ?? [];
  const requests = [
    () => client.push('shop.list', { n: choose(9) }, { navigator }),
    () => client.navigate('shop.item', {}, { navigator }),
    () => client.navigate('shop.note', {}, { navigator, ifOccupied: one(['replace', 'refuse']) }),
    () => client.createNavigator(undefined, { parent: navigator, select: one([true, false, undefined]) }),
    () => client.createNavigator(undefined, { parent: navigator, entry: one(entries)?.id, root: { type: 'shop.list' } }),
    () => client.selectNavigator(navigator),
    () => client.setPath(Array.from({ length: choose(4) }, () => ({ type: 'shop.list', arguments: { n: choose(2) } })), { navigator }),
    () => client.appendPath([LIST, LIST], { navigator }),
    () => client.replace('shop.item', {}, { navigator, entry: one(entries)?.id }),
    () => client.back({ navigator }),
    () => client.pop(2, { navigator }),
    () => client.dismissChildren({ navigator }),
    () => client.closeNavigator(navigator),
    () => client.call('module.unregister', { module: 'shop', types: ['shop.note'] }),
    () => client.call('module.register', { module: 'shop', destinations: [{ type: 'shop.note', method: 'alert' }] }),
    () => client.push('shop.list', {}, { navigator, ifPresent: one(['raise', 'single', 'clear']) }),
    () => client.lock('busy', { navigator }),
    () => client.unlock(one([...tree.attachments.keys(), 'a9'])),
    () => client.establishCheckpoint('here', { navigator }),
    () => client.returnToCheckpoint('here', { navigator }),
    () => client.bindTrigger('go', { method: 'back' }, { navigator }),
    () => client.setTrigger('go', { navigator }),
    () => client.addMapping('shop.note', 'shop.item', { navigator }),
    () => client.transaction([{ method: 'push', params: { type: 'shop.list' } }, { method: 'back' }]),
    async () => client.setState((await client.state()).state.slice(0, 3)),
    () => (choose(20) ? client.ping() : client.reset()),
    () => client.call('undo'),
  ];
  return one(requests)();
}

/** A small generator of random integers, the same in every run. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

live('a watch ends when its loop is left, when it is closed, and when its navigator is', async (t) => {
  const client = await connected(t, await RealHost.start(t));
  for await (const event of client.watch()) {
    assert.equal(event.method, 'watch');
    break;
  }
  const waiting = client.watch();
  await waiting.next();
  const next = waiting.next();
  await waiting.close();
  assert.deepEqual(await next, { value: undefined, done: true });
  const { navigator } = await client.createNavigator('home');
  const methods = [];
  for await (const event of client.watch({ navigator })) {
    methods.push(event.method);
    if (event.method === 'watch') await client.closeNavigator(navigator);
  }
  assert.equal(methods.at(-1), 'watchEnded');
  assert.equal((await client.status()).watches, 0);
});

live('a watch that is aborted throws the reason, also before it began', async (t) => {
  const client = await connected(t, await RealHost.start(t));
  const control = new AbortController();
  const watch = client.watch({ signal: control.signal });
  await watch.next();
  const next = watch.next();
  control.abort(new Error('enough'));
  await assert.rejects(next, /enough/);
  await assert.rejects(client.watch({ signal: control.signal }).next(), /enough/);
  await assert.rejects(client.watch({ navigator: 'nowhere' }).next(), { name: 'unknown_navigator' });
});

live('a slow consumer sees every revision once, with a queue that is much too short', async (t) => {
  const client = await connected(t, await RealHost.start(t));
  await client.module('shop', { types: [LIST] });
  const events = client.watch({ queue: 3 });
  await events.next();
  for (let count = 0; count < 50; count++) await client.push('shop.list');
  // Nothing was consumed, so the watch is over at the host.
  assert.equal((await client.status()).watches, 0);
  const seen = await take(events, 50);
  assert.deepEqual(seen.map(({ method, revision }) => [method, revision]), Array.from({ length: 50 }, (_, index) => ['changed', index + 1]));
});

live('a slow consumer is given the state when the host has forgotten the steps', async (t) => {
  const client = await connected(t, await RealHost.start(t, '--history', '2'));
  await client.module('shop', { types: [LIST] });
  const events = client.watch({ queue: 3 });
  const tree = new Tree().apply((await events.next()).value);
  for (let count = 0; count < 50; count++) await client.push('shop.list');
  const methods = [];
  while (tree.revision < 50) {
    const { value } = await events.next();
    methods.push(value.method);
    tree.apply(value);
  }
  assert.deepEqual(methods, ['changed', 'changed', 'changed', 'watch']);
  assert.deepEqual(tree.snapshot(), await client.tree());
});

live('handlers answer, and what they throw is passed on', async (t) => {
  const host = await RealHost.start(t);
  const [shop, other] = [await connected(t, host), await connected(t, host)];
  await shop.module('shop', {
    types: [LIST, { type: 'shop.item' }, { type: 'shop.rest' }],
    handlers: {
      'shop.list': async ({ message, arguments: { page } }) => ({ message, page }),
      'shop.item': ({ message }) => {
        if (message === 'bad') throw new TypeError('no');
        if (message === 'own') throw new NavhostError(7, 'sold out', { left: 0 });
        if (message === 'round') return RING;
      },
    },
  });
  const show = async (type) => (await other.push(type, { page: 4 })).entry;
  assert.deepEqual(await other.ask(await show('shop.list'), [1]), { answer: { message: [1], page: 4 } });
  const item = await show('shop.item');
  assert.deepEqual(await other.ask(item, 'nothing'), { answer: null });
  const error = async (entry, message) => (await other.ask(entry, message).catch((refusal) => refusal)).data.error;
  assert.deepEqual(await error(item, 'bad'), { code: 1, message: 'TypeError: no' });
  assert.deepEqual(await error(item, 'own'), { code: 7, message: 'sold out', data: { left: 0 } });
  assert.equal((await error(item, 'round')).code, 1);
  assert.equal((await error(await show('shop.rest'), 1)).code, -32601);
});

live('a circle of questions is refused, also after a pause of the handler', async (t) => {
  const host = await RealHost.start(t);
  const [shop, clock, other] = [await connected(t, host), await connected(t, host), await connected(t, host)];
  const entries = {};
  const asking = (client, entry) => async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return (await client.ask(entries[entry], 1)).answer;
  };
  await shop.module('shop', { types: [LIST], handlers: asking(shop, 'clock') });
  await clock.module('clock', { types: [{ type: 'clock.face' }], handlers: asking(clock, 'shop') });
  entries.shop = (await other.push('shop.list')).entry;
  entries.clock = (await other.push('clock.face')).entry;
  const refusal = await other.ask(entries.shop, 1).catch((error) => error);
  assert.equal(refusal.name, 'provider_error');
  const { error } = refusal.data.error.data;
  assert.deepEqual([error.code, error.data.name], [320, 'question_cycle']);
  assert.deepEqual(error.data.chain.map(({ module }) => module), ['shop', 'clock']);
});

live('deadlines: the client\'s own, the provider\'s, and the handler is told', async (t) => {
  const host = await RealHost.start(t);
  const [shop, other] = [await connected(t, host), await connected(t, host)];
  const told = [];
  await shop.module('shop', {
    types: [LIST],
    handlers: ({ signal }) => new Promise(() => signal.addEventListener('abort', () => told.push(signal.reason.name))),
  });
  const { entry } = await other.push('shop.list');
  await assert.rejects(other.ask(entry, 1, { timeout: 50 }), { name: 'provider_timeout' });
  await assert.rejects(other.call('entry.ask', { entry, message: 1 }, { timeout: 50 }), TimeoutError);
  const control = new AbortController();
  const asked = other.ask(entry, 1, { signal: control.signal });
  control.abort(new Error('not needed'));
  await assert.rejects(asked, /not needed/);
  // The cancelled requests are over at the host: only the one that looks is left.
  assert.deepEqual((await other.sessions()).sessions.map(({ inFlight }) => inFlight).sort(), [0, 1]);
  assert.equal(told[0], 'timed_out');
});

live('whoever waits for a module that leaves is told', async (t) => {
  const host = await RealHost.start(t);
  const [shop, other] = [await connected(t, host), await connected(t, host)];
  const asked = new Promise((resolve) => {
    shop.module('shop', { types: [LIST], handlers: ({ signal }) => new Promise(() => resolve(signal)) });
  });
  await shop.ping();
  const { entry } = await other.push('shop.list');
  const answer = other.ask(entry, 1);
  const signal = await asked;
  await Promise.all([shop.close(), assert.rejects(answer, { name: 'provider_gone' })]);
  assert.ok(signal.aborted);
});

live('a module that is taken over is told, and not renewed', async (t) => {
  const host = await RealHost.start(t);
  const [first, second] = [await connected(t, host, { reconnect: { initial: 10 } }), await connected(t, host)];
  await first.module('shop', { types: [LIST] });
  await assert.rejects(second.module('shop', { types: [LIST] }), { name: 'name_taken' });
  const lost = event(first, 'moduleLost');
  await second.module('shop', { types: [LIST], takeOver: true });
  const [{ module, session }] = await lost;
  assert.equal(module, 'shop');
  assert.match(session, /^s\d+$/);
  await host.kill();
  await host.start();
  await first.ready({ timeout: PATIENCE });
  assert.deepEqual(await first.modules(), { modules: [] });
});

live('watch and module come back with the host', async (t) => {
  const host = await RealHost.start(t);
  const client = await connected(t, host, { name: 'shop', reconnect: { initial: 10 } });
  await client.module('shop', { types: [LIST], handlers: () => 'still here' });
  await client.push('shop.list');
  const events = client.watch();
  const tree = new Tree().apply((await events.next()).value);
  const next = events.next();
  const disconnected = event(client, 'disconnect');
  await host.kill();
  assert.ok((await disconnected)[0] instanceof ConnectionError);
  await assert.rejects(client.ping(), { name: 'connection_lost' });
  await host.start();
  const again = (await next).value;
  assert.deepEqual([again.resumed, again.reason, again.revision], [false, 'other_instance', 0]);
  tree.apply(again);
  const { entry } = await client.push('shop.list');
  tree.apply((await events.next()).value);
  assert.deepEqual(tree.snapshot(), await client.tree());
  assert.deepEqual(await client.ask(entry, 1), { answer: 'still here' });
});

live('without reconnection everyone who waits is told the host\'s last word', async (t) => {
  const host = await RealHost.start(t);
  const client = await connected(t, host);
  const questions = new EventEmitter();
  await client.module('shop', { types: [LIST], handlers: () => new Promise(() => questions.emit('asked')) });
  const { entry } = await client.push('shop.list');
  const events = client.watch();
  await events.next();
  const asking = event(questions, 'asked');
  const waiting = Promise.allSettled([events.next(), client.ask(entry, 1)]);
  await asking;
  const closed = event(client, 'close');
  await host.kill('SIGTERM');
  const [watched, asked] = (await waiting).map(({ reason }) => reason);
  assert.deepEqual([watched.reason, asked.name], ['shutting_down', 'shutting_down']);
  assert.equal((await closed)[0].reason, 'shutting_down');
  await assert.rejects(client.ping(), { name: 'connection_lost', reason: 'shutting_down' });
  await assert.rejects(client.ready(), { name: 'connection_lost', reason: 'shutting_down' });
});

live('closing carries out what was sent', async (t) => {
  const host = await RealHost.start(t);
  const [client, other] = [await connected(t, host), await connected(t, host)];
  await other.module('shop', { types: [LIST] });
  client.notify('push', { type: 'shop.list' });
  const events = client.watch();
  await events.next();
  const next = events.next();
  await client.close();
  assert.deepEqual(await next, { value: undefined, done: true });
  await assert.rejects(client.ping(), { reason: 'closed' });
  assert.equal((await other.path()).count, 1);
});

live('the example is a whole module', async (t) => {
  const host = await RealHost.start(t);
  const client = await connected(t, host);
  await client.module('other', { types: [{ type: 'other.page' }] });
  const environment = { ...process.env, NAVHOST_SOCKET: host.path };
  const program = fileURLToPath(new URL('../examples/catalog.js', import.meta.url));
  const module = spawn(process.execPath, [program, 'other.page'], { env: environment, stdio: ['ignore', 'inherit', 'pipe'] });
  t.after(() => module.kill('SIGKILL'));
  const said = createInterface(module.stderr)[Symbol.asyncIterator]();
  const item = await whenRegistered(client, () => client.navigate('catalog.item', { id: 2 }));
  assert.deepEqual(await client.ask(item.entry, { get: 'title' }), { answer: 'Chair' });
  const opened = (await client.ask(item.entry, { open: 'next' })).answer.entry;
  assert.equal((await client.entry(opened)).type, 'other.page');
  await assert.rejects(client.ask(item.entry, 'what'), { name: 'provider_error' });
  await assert.rejects(client.navigate('catalog.item', { id: 'two' }), (error) => error.data.path === '/id');
  await host.kill();
  assert.match((await said.next()).value, /waiting for the host/);
  await host.start();
  assert.match((await said.next()).value, /connected again/);
  module.kill('SIGTERM');
  assert.deepEqual(await once(module, 'exit'), [0, null]);
});

/** Tries again as often as the host changes its mind about what it knows, for a limited time. */
async function whenRegistered(client, attempt) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error.name !== 'unknown_destination' || Date.now() > end) throw error;
      await client.ping();
    }
  }
}

live('the example of the README runs', async (t) => {
  const host = await RealHost.start(t);
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const [, program] = /```js\n(.*?)```/s.exec(readme);
  // It runs in the package's folder, where the package knows itself by its name.
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: FOLDER,
    env: { ...process.env, NAVHOST_SOCKET: host.path },
    timeout: PATIENCE,
  });
  assert.match(stdout, /revision 3: n1 shows page 2\nrevision 4: n1 shows page 3\n$/);
});
