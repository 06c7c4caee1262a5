/** Modules and connections of the real host that are lost, and what comes back. */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { ConnectionError, Tree } from '../src/index.js';
import { PATIENCE, RealHost } from '../support/hosts.js';
import { connected, event, LIST, live } from '../support/live.js';

live('a module that is taken over is told, and not renewed', async (t) => {
  const host = await RealHost.start(t);
  const [first, second] = [await connected(t, host, { reconnect: { initial: 0.01 } }), await connected(t, host)];
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
  const client = await connected(t, host, { name: 'shop', reconnect: { initial: 0.01 } });
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

live('types that were given up do not come back with the host', async (t) => {
  const host = await RealHost.start(t);
  const client = await connected(t, host, { reconnect: { initial: 0.01 } });
  const module = await client.module('shop', { types: [LIST, { type: 'shop.item' }] });
  await client.leave('shop', { types: ['shop.item'] });
  assert.deepEqual(module.types, ['shop.list']);
  const disconnected = event(client, 'disconnect');
  await host.kill();
  await disconnected;
  await host.start();
  await client.ready({ timeout: PATIENCE });
  assert.deepEqual((await client.destinations()).destinations.map(({ type }) => type), ['shop.list']);
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
