/** Calls of the real host: every function, refusals, numbers, lines. */
import assert from 'node:assert/strict';
import { NavhostError, RawJSON } from '../src/index.js';
import { PATIENCE, RealHost } from '../support/hosts.js';
import { connected, event, LIST, live } from '../support/live.js';

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
  const { path, revision } = await client.insertPath([LIST], { ...inSecond, at: 0 });
  assert.equal((await client.moveEntry(path[0], { scene: 'second', after: (await client.path('home', { scene: 'second' })).path[3].id })).position, 3);
  await client.updateEntry(path[0], { page: 2 }, { scene: 'second', hints: null });
  assert.equal((await client.removeEntries(path, { scene: 'second' })).removed.entries, 1);
  await assert.rejects(client.popAll({ ...inSecond, ifNavigation: revision }), { name: 'revision_mismatch' });
  assert.equal((await client.reportRendering({ scene: 'second', undrawn: [] })).changed, true);
  assert.equal((await client.reportRendering({ scene: 'second', ends: true })).changed, true);
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
  await client.setPath([LIST], { scene: 'second' });
  assert.equal((await client.restoreScene('2.0', { scene: 'second' })).restored, false);
  assert.deepEqual((await client.scenes()).scenes[1].setAside, ['']);
  assert.equal((await client.restoreScene('', { scene: 'second' })).restored, true);
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

live('a scene that is too large for an answer is read in parts', async (t) => {
  const small = await connected(t, await RealHost.start(t, '--max-snapshot', '2000000'));
  await small.module('shop', { types: [LIST] });
  const item = { method: 'push', params: { type: 'shop.list' } };
  await small.createNavigator('second');
  for (let count = 0; count < 120; count += 1) await small.transaction(Array(200).fill(item));
  await small.lock('busy');
  await assert.rejects(small.call('tree.get'), ({ data }) => data.name === 'answer_too_large');
  const tree = await small.tree();
  assert.equal(tree.next, undefined);
  assert.deepEqual(tree.navigators.map(({ path }) => path?.length ?? 0).sort(), [0, 24_000]);
  assert.equal(new Set(tree.navigators.flatMap(({ path = [] }) => path.map(({ id }) => id))).size, 24_000);
  assert.equal(tree.attachments.length, 1);
  await assert.rejects(small.tree({ revision: 100_000 }));
});

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
  await client.call('guard.add', { name: 'login', on: 'enter', timeout: 1.5 }, { timeout: 20 });
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
