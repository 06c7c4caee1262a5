/** Every parameter of every method goes out, and every one of a question comes in, whatever its name is. */
import assert from 'node:assert/strict';
import { REQUESTS } from '../src/requests.js';
import { FakeHost, PATIENCE, RealHost } from '../support/hosts.js';
import { connected, LIST, live } from '../support/live.js';

const given = (names, value = 1) => Object.fromEntries(names.map((name) => [name, value]));
const without = (names, ...left) => names.filter((name) => !left.includes(name));

/** The host's OpenRPC document: the names of each method's parameters, and of each question's and notification's. */
async function described(t) {
  const client = await connected(t, await RealHost.start(t));
  const document = await client.discover();
  const named = (all, names) => new Map(all.map((one) => [one.name, names(one.params)]));
  const inAllForms = ({ oneOf = [], properties = {} }) => [...new Set([...Object.keys(properties), ...oneOf.flatMap(inAllForms)])];
  return {
    methods: named(document.methods, (params) => params.map(({ name }) => name)),
    questions: named(document['x-questions'], inAllForms),
    notifications: named(document['x-notifications'], inAllForms),
  };
}

/** A host that answers each request as if it were for a watch; `heard` gives what it was sent last. */
async function listening(t) {
  const lines = [];
  const peers = [];
  const host = await FakeHost.start(t, async (peer) => {
    peers.push(peer);
    for (let message; (message = await peer.read().catch(() => undefined)); lines.push(message)) {
      if (message.id !== undefined && message.method) {
        peer.send({ id: message.id, result: { watch: 1, revision: 0, instance: '0', resumed: false } });
      }
    }
  });
  const client = await connected(t, host);
  const heard = () => {
    const { method, params } = lines.pop();
    return { method, params };
  };
  return { client, heard, send: (message) => peers[0].send(message) };
}

live('a call and a notification send every parameter', async (t) => {
  const { methods } = await described(t);
  const { client, heard } = await listening(t);
  for (const [method, names] of methods) {
    await client.call(method, given(names), { timeout: PATIENCE });
    assert.deepEqual(heard(), { method, params: given(names) });
    client.notify(method, given(names));
    await client.ping();
    heard();
    assert.deepEqual(heard(), { method, params: given(names) });
  }
});

live('the functions that are named after a method send every parameter', async (t) => {
  const { methods } = await described(t);
  const { client, heard } = await listening(t);
  for (const [name, [method, ...positions]] of Object.entries({ ...REQUESTS, ask: ['entry.ask', 'entry', 'message'] })) {
    const names = methods.get(method);
    const { timeout, ...options } = given(without(names, ...positions));
    // `ask` sends its `timeout`. The others have another name for the host's.
    if (timeout !== undefined) Object.assign(options, name === 'ask' ? { timeout } : { questionTimeout: timeout });
    await client[name](...positions.map(() => 1), options);
    assert.deepEqual(heard(), { method, params: given(names) }, name);
  }
});

live('so do a module and a watch', async (t) => {
  const { methods } = await described(t);
  const { client, heard } = await listening(t);
  const options = given(without(methods.get('module.register'), 'module', 'destinations'));
  const registration = { method: 'module.register', params: { ...options, module: 'shop', destinations: [LIST] } };
  const module = await client.module('shop', { types: [LIST], ...options });
  assert.deepEqual(heard(), registration);
  await module.register([LIST], options);
  assert.deepEqual(heard(), registration);
  const left = { ...given(without(methods.get('module.unregister'), 'module')), types: ['shop.list'] };
  await client.leave('shop', left);
  assert.deepEqual(heard(), { method: 'module.unregister', params: { ...left, module: 'shop' } });
  for (const [name, method] of [['watch', 'watch'], ['watchHost', 'host.watch']]) {
    await client[name](given(methods.get(method))).next();
    assert.deepEqual(heard(), { method, params: given(methods.get(method)) });
  }
});

live('a handler is given every parameter of its question, and a watch every member of an event', async (t) => {
  const { questions, notifications } = await described(t);
  const { client, send } = await listening(t);
  for (const [method, names] of questions) {
    const asked = new Promise((resolve) => client.handle(method, resolve));
    send({ id: 'q1', method, params: given(names, 'text') });
    const question = await asked;
    assert.deepEqual(question.params, given(names, 'text'), method);
    assert.equal(question.method, method);
  }
  const events = client.watch();
  await events.next();
  const names = notifications.get('event');
  send({ method: 'event', params: given(names) });
  const { value } = await events.next();
  assert.deepEqual([value.method, value.params], ['event', given(names)]);
});

live('null goes out where any JSON may stand', async (t) => {
  const { client, heard } = await listening(t);
  await client.updateFlow('a3', null);
  assert.deepEqual(heard().params, { flow: 'a3', data: null });
  await client.completeFlow('a3', { value: null });
  assert.deepEqual(heard().params, { flow: 'a3', value: null });
});

live('a guard that never answers denies when its own timeout is over', async (t) => {
  const host = await RealHost.start(t);
  const [shop, other] = [await connected(t, host), await connected(t, host)];
  await shop.module('shop', { types: [LIST] });
  const asked = new Promise((resolve) => {
    shop.handle('guard.ask', (question) => new Promise(() => resolve(question)));
  });
  await shop.call('guard.add', { name: 'slow', on: 'enter', timeout: 1.5 });
  await assert.rejects(other.push('shop.list'), ({ name, data }) => {
    assert.deepEqual([name, data.guardName, data.byDefault], ['denied', 'slow', true]);
    return true;
  });
  assert.equal((await asked).timeout, 1.5);
});
