/** Questions of the real host, and what modules answer. */
import assert from 'node:assert/strict';
import { NavhostError, TimeoutError } from '../src/index.js';
import { RealHost, take } from '../support/hosts.js';
import { connected, LIST, live } from '../support/live.js';

const RING = [];
RING.push(RING);

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
  let end;
  const isTold = new Promise((resolve) => (end = resolve));
  const tell = ({ reason }) => told.push(reason.name) === 3 && end();
  await shop.module('shop', {
    types: [LIST],
    handlers: ({ signal }) => new Promise(() => signal.addEventListener('abort', () => tell(signal))),
  });
  const { entry } = await other.push('shop.list');
  await assert.rejects(other.ask(entry, 1, { timeout: 0.05 }), { name: 'provider_timeout' });
  await assert.rejects(other.call('entry.ask', { entry, message: 1 }, { timeout: 0.05 }), TimeoutError);
  const control = new AbortController();
  const asked = other.ask(entry, 1, { signal: control.signal });
  control.abort(new Error('not needed'));
  await assert.rejects(asked, /not needed/);
  // The cancelled requests are over at the host: only the one that looks is left.
  assert.deepEqual((await other.sessions()).sessions.map(({ inFlight }) => inFlight).sort(), [0, 1]);
  await isTold;
  assert.deepEqual(told, ['timed_out', 'cancelled', 'cancelled']);
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
