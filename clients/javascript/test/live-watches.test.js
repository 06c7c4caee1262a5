/** Watches of the real host: a tree that follows, watches that end, slow consumers. */
import assert from 'node:assert/strict';
import { Tree } from '../src/index.js';
import { RealHost, take } from '../support/hosts.js';
import { connected, LIST, live } from '../support/live.js';

live('a watch with credit waits for more', async (t) => {
  const host = await RealHost.start(t);
  const [client, watcher] = [await connected(t, host), await connected(t, host)];
  await client.module('shop', { types: [LIST] });
  const events = watcher.watch({ credit: 1 });
  await assert.rejects(events.allow(1), { reason: 'lost' });
  await take(events, 1);
  for (let count = 0; count < 3; count++) await client.push('shop.list');
  assert.equal(await events.allow(1), 0);
  assert.equal(await events.allow(2), 1);
  assert.deepEqual((await take(events, 3)).map(({ revision }) => revision), [1, 2, 3]);
});

live('a watch of the host tells of its scenes', async (t) => {
  const host = await RealHost.start(t);
  const [client, watcher] = [await connected(t, host), await connected(t, host)];
  const events = watcher.watchHost();
  const [start] = await take(events, 1);
  assert.deepEqual([start.method, start.snapshot.scenes.map(({ scene }) => scene)], ['host.watch', ['main']]);
  await client.createScene('kiosk');
  const [{ method, changes }] = await take(events, 1);
  assert.deepEqual([method, changes[0].kind, changes[0].scene], ['hostChanged', 'scene.opened', 'kiosk']);
  await events.close();
  assert.deepEqual((await watcher.watches()).watches, []);
});

live('a tree follows 300 random requests exactly', async (t) => {
  const host = await RealHost.start(t);
  const [client, watcher] = [await connected(t, host), await connected(t, host)];
  await client.module('shop', {
    types: [LIST, { type: 'shop.item', method: 'managedSheet' }, { type: 'shop.note', method: 'alert' }],
    presentations: [{ method: 'drawer', hasPath: true }, { method: 'toast', exclusive: false, closesAfter: 0.1 }],
  });
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
    () => client.navigate('shop.item', {}, { navigator, method: one(['drawer', 'toast', undefined]) }),
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
