import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { test } from 'node:test';
import { connect, ConnectionError, TimeoutError, Tree } from '../src/index.js';
import { Link } from '../src/link.js';
import { FakeHost, PATIENCE, Proxy, RealHost, take } from '../support/hosts.js';

const hard = (name, body) => test(name, { timeout: 2000 * PATIENCE }, body);
const QUICK = { initial: 0.001, maximum: 0.005 };
const PONG = { pong: true };
const ROOT = { id: 'n1', kind: 'root', hasPath: true, children: [], path: [] };
const EMPTY = { scene: 'main', current: 'n1', configuration: {}, orphaned: [], navigators: [ROOT], attachments: [] };
const snapshot = (revision, instance = 'i1') => ({ ...EMPTY, revision, instance });
const started = (revision, instance = 'i1') => ({ watch: 1, scene: 'main', instance, revision, resumed: false, snapshot: snapshot(revision, instance) });
const changed = (revision) => ({ method: 'changed', params: { watch: 1, scene: 'main', revision, cause: { method: 'push' }, changes: [] } });
const BYE = { method: 'bye', params: { reason: 'shutting_down', message: 'The host is shutting down' } };

/** A client of a host that plays `serve(peer, number)` on each connection. An error in a script fails the test. */
async function played(t, serve, options) {
  const failures = [];
  const host = await FakeHost.start(t, (peer, number) => {
    Promise.resolve(serve(peer, number)).catch((error) => error.message !== 'the client has closed' && failures.push(error));
  });
  const client = await connect({ socket: host.path, timeout: PATIENCE, ...options });
  t.after(() => client.close());
  t.after(() => assert.deepEqual(failures, []));
  return client;
}

/** Something that a host waits for. */
function gate() {
  let open;
  const promise = new Promise((resolve) => (open = resolve));
  return { open, promise };
}

/** A host that answers everything as `answers[method]` says. */
const answering = (answers) => async (peer) => {
  for (;;) {
    const { id, method, params } = await peer.read();
    if (id !== undefined) peer.send({ id, result: answers[method]?.(params) ?? {} });
  }
};

class StubSocket extends EventEmitter {
  written = [];
  write(line) {
    this.written.push(JSON.parse(line));
  }
  destroy() {}
}

hard('input that is split at any byte means the same', async () => {
  const text = Buffer.from(
    '{"id":1,"result":{"name":"é🌍"}}\r\n\n{"method":"changed","params":{"watch":7,"text":"日本"}}\n'
      + '{"id":"q1","method":"entry.ask","params":{"message":"ß"}}\n{"id":2,"error":{"code":206,"message":"ü","data":{"name":"at_root"}}}\n',
  );
  for (let split = 1; split < text.length; split++) {
    const got = [];
    const socket = new StubSocket();
    const link = new Link(socket, {
      onQuestion: (_, { id, params }) => got.push(id, params.message),
      onNotification: (method, { text }) => got.push(method, text),
      onEnd: (_, error) => got.push(error),
    });
    const calls = [link.call('hello'), link.call('back')];
    socket.emit('data', text.subarray(0, split));
    socket.emit('data', text.subarray(split));
    const [hello, back] = await Promise.allSettled(calls);
    assert.deepEqual([hello.value, back.reason.name, back.reason.message], [{ name: 'é🌍' }, 'at_root', 'ü'], `split at ${split}`);
    assert.deepEqual(got, ['changed', '日本', 'q1', 'ß'], `split at ${split}`);
  }
});

hard('input that comes byte by byte over a socket', async (t) => {
  const client = await played(t, async (peer) => {
    const { id } = await peer.read();
    for (const byte of Buffer.from(`{"id":${id},"result":"é🌍"}\n`)) {
      await new Promise((resolve) => peer.socket.write(Buffer.of(byte), resolve));
    }
  });
  assert.equal(await client.ping(), 'é🌍');
});

hard('a watch takes what comes in the same chunk as its answer', async (t) => {
  const client = await played(t, async (peer) => {
    const { id } = await peer.read();
    peer.send({ id, result: started(3) }, changed(4), changed(5));
  });
  const events = await take(client.watch(), 3);
  assert.deepEqual(events.map(({ method, revision }) => [method, revision]), [['watch', 3], ['changed', 4], ['changed', 5]]);
});

hard('answers in another order, and to requests that nobody made', async (t) => {
  const client = await played(t, async (peer) => {
    const [first, second] = [await peer.read(), await peer.read()];
    peer.send({ id: 99, result: {} }, { id: null, error: { code: -32700, message: 'what?', data: { name: 'parse_error' } } });
    peer.send({ id: second.id, result: 2 }, { id: first.id, result: 1 });
  });
  assert.deepEqual(await Promise.all([client.ping(), client.ping()]), [1, 2]);
});

hard('nobody there', async () => {
  await assert.rejects(connect({ socket: '/nonexistent/navhost.sock', reconnect: true }), (error) => {
    assert.ok(error instanceof ConnectionError);
    assert.equal(error.reason, 'unreachable');
    assert.match(error.message, /is navhost running/);
    return true;
  });
});

for (const [how, play] of Object.entries({
  'closes': (peer) => peer.socket.end(),
  'closes in the middle of a line': (peer) => peer.socket.end('{"id":1,"res'),
  'breaks': (peer) => peer.socket.destroy(),
})) {
  hard(`a host that ${how} during calls fails them, once and for all`, async (t) => {
    const client = await played(t, async (peer) => {
      await peer.read();
      await peer.read();
      play(peer);
    });
    const closed = once(client, 'close');
    const outcomes = await Promise.allSettled([client.ping(), client.watch().next()]);
    for (const { reason } of outcomes) assert.ok(reason instanceof ConnectionError && reason.reason === 'lost', String(reason));
    await closed;
    await assert.rejects(client.ping(), ConnectionError);
    await assert.rejects(client.ready(), ConnectionError);
    assert.throws(() => client.notify('ping'), ConnectionError);
  });
}

hard('a bye is the reason', async (t) => {
  const client = await played(t, async (peer) => {
    await peer.read();
    peer.send(BYE);
    peer.socket.end();
  });
  await assert.rejects(client.ping(), { reason: 'shutting_down', message: 'The host is shutting down' });
});

for (const [what, line, message] of [
  ['that is no JSON', 'hello\n', /JSON/],
  ['that is no message', '[1]\n', /no message/],
  ['that is null', 'null\n', /no message/],
  ['that is too long', `{"id":1,"result":"${'x'.repeat(1000)}"}\n`, /more than 1000 bytes/],
  ['that is too long and does not end', 'x'.repeat(1001), /more than 1000 bytes/],
]) {
  hard(`a line ${what} ends the client for good`, async (t) => {
    let connections = 0;
    const script = async (peer) => {
      connections++;
      await peer.read();
      peer.socket.write(line);
    };
    const client = await played(t, script, { maxLine: 1000, reconnect: QUICK });
    await assert.rejects(client.ping(), (error) => error.reason === 'protocol' && message.test(error.message));
    await assert.rejects(client.ready(), { reason: 'protocol' });
    assert.equal(connections, 1);
  });
}

hard('a call that is not answered in time is cancelled, and its late answer harms nobody', async (t) => {
  const seen = [];
  const client = await played(t, async (peer) => {
    const slow = await peer.read();
    seen.push(await peer.read());
    const ping = await peer.read();
    peer.send({ id: slow.id, result: 'late' }, { id: ping.id, result: PONG });
  });
  await assert.rejects(client.call('slow', {}, { timeout: 0.01 }), (error) => error instanceof TimeoutError && error.name === 'timed_out');
  assert.deepEqual(await client.ping(), PONG);
  assert.deepEqual(seen, [{ jsonrpc: '2.0', method: 'request.cancel', params: { request: 1 } }]);
});

hard('a call is aborted before and after it was sent', async (t) => {
  const methods = [];
  const asked = gate();
  const client = await played(t, async (peer) => {
    for (;;) {
      const { id, method } = await peer.read();
      methods.push(method);
      if (method === 'slow') asked.open();
      if (method === 'ping') peer.send({ id, result: PONG });
    }
  });
  await assert.rejects(client.call('never', {}, { signal: AbortSignal.abort(new Error('before')) }), /before/);
  const control = new AbortController();
  const call = client.call('slow', {}, { signal: control.signal });
  await asked.promise;
  control.abort();
  await assert.rejects(call, { name: 'AbortError' });
  await client.ping({ signal: new AbortController().signal });
  assert.deepEqual(methods, ['slow', 'request.cancel', 'ping']);
});

hard('a watch that is answered too late is ended at the host', async (t) => {
  const ended = gate();
  const client = await played(t, async (peer) => {
    const { id } = await peer.read();
    assert.equal((await peer.read()).method, 'request.cancel');
    peer.send({ id, result: started(0) }, changed(1));
    ended.open(await peer.read());
  });
  await assert.rejects(client.watch({ timeout: 0.01 }).next(), TimeoutError);
  const { method, params } = await ended.promise;
  assert.deepEqual([method, params], ['unwatch', { watch: 1 }]);
});

hard('a watch goes on after a reconnection, from the last revision it saw', async (t) => {
  const asked = [];
  const client = await played(t, async (peer, number) => {
    const { id, params } = await peer.read();
    asked.push(params);
    if (number === 1) peer.send({ id, result: started(3) }, changed(4), changed(5));
    if (number === 2) peer.send({ id, result: { ...started(7), resumed: true, snapshot: undefined } });
    if (number === 3) peer.send({ id, result: { ...started(7), resumed: true, snapshot: undefined } }, changed(6), changed(7));
    if (number === 4) peer.send({ id, result: { ...started(1, 'i2'), reason: 'other_instance' } }, changed(2));
    if (number < 4) peer.socket.end();
  }, { reconnect: QUICK });
  const events = await take(client.watch({ scene: 'main' }), 7);
  assert.deepEqual(events.map(({ revision }) => revision), [3, 4, 5, 6, 7, 1, 2]);
  assert.deepEqual(asked, [
    { scene: 'main' },
    { scene: 'main', since: 5, instance: 'i1' },
    { scene: 'main', since: 5, instance: 'i1' },
    { scene: 'main', since: 7, instance: 'i1' },
  ]);
});

hard('each revision comes exactly once, wherever the connection is cut', async (t) => {
  const host = await RealHost.start(t);
  let seed = 11;
  const budget = () => 200 + ((seed = (seed * 48271) % 2147483647) % 4000);
  const proxy = await Proxy.start(t, host, budget);
  const pusher = await connect({ socket: host.path });
  const watcher = await connect({ socket: proxy.path, reconnect: QUICK });
  t.after(() => Promise.all([pusher.close(), watcher.close()]));
  await pusher.module('shop', { types: [{ type: 'shop.list' }] });
  const tree = new Tree();
  const revisions = [];
  const pushing = (async () => {
    for (let count = 0; count < 300; count++) await pusher.push('shop.list', { text: 'é🌍', count });
  })();
  for await (const event of watcher.watch()) {
    tree.apply(event);
    revisions.push(tree.revision);
    if (tree.revision === 300) break;
  }
  await pushing;
  assert.deepEqual(revisions, Array.from({ length: revisions.length }, (_, index) => index + revisions[0]));
  assert.deepEqual(tree.snapshot(), await pusher.tree());
  t.diagnostic(`from revision ${revisions[0]} on, ${proxy.cuts} cuts`);
  assert.ok(proxy.cuts > 10);
});

hard('lagged brings the state', async (t) => {
  const client = await played(t, async (peer) => {
    const { id } = await peer.read();
    const lagged = { method: 'lagged', params: { watch: 1, scene: 'main', revision: 9, snapshot: snapshot(9) } };
    peer.send({ id, result: started(3) }, changed(4), lagged, changed(10));
  });
  const tree = new Tree();
  for (const event of await take(client.watch(), 4)) tree.apply(event);
  assert.equal(tree.revision, 10);
});

hard('a host that lets nobody in for a while is tried again', async (t) => {
  let registrations = 0;
  const script = async (peer, number) => {
    if (number === 2 || number === 3) return peer.socket.end();
    const hello = await peer.read();
    assert.deepEqual([hello.method, hello.params], ['hello', { name: 'patient' }]);
    peer.send({ id: hello.id, result: {} });
    const { id, method } = await peer.read();
    assert.equal(method, 'module.register');
    registrations++;
    peer.send({ id, result: { module: 'shop', registered: ['shop.list'], revived: number === 1 ? [] : ['shop.list'] } });
    if (number === 1) peer.socket.end();
  };
  const client = await played(t, script, { name: 'patient', reconnect: QUICK });
  const connected = once(client, 'connect');
  const module = await client.module('shop', { types: [{ type: 'shop.list' }] });
  await connected;
  assert.deepEqual([registrations, module.revived, client.isConnected], [2, ['shop.list'], true]);
});

hard('a module that the host does not renew is lost, and the client goes on', async (t) => {
  const client = await played(t, async (peer, number) => {
    const { id } = await peer.read();
    if (number === 1) {
      peer.send({ id, result: { module: 'shop', registered: [], revived: [] } });
      return peer.socket.end();
    }
    peer.send({ id, error: { code: 300, message: 'no', data: { name: 'name_taken', module: 'shop' } } });
    await answering({ ping: () => PONG })(peer);
  }, { reconnect: QUICK });
  const lost = once(client, 'moduleLost');
  const disconnected = once(client, 'disconnect');
  await client.module('shop', { types: [] });
  const [{ module, error }] = await lost;
  assert.deepEqual([module, error.name], ['shop', 'name_taken']);
  await disconnected;
  await client.ready();
  assert.deepEqual(await client.ping(), PONG);
});

hard('a module waits until the host has noticed that its old connection is gone', async (t) => {
  const client = await played(t, async (peer, number) => {
    for (let attempt = 1; ; attempt++) {
      const { id, method } = await peer.read();
      const owner = { session: 's1', pid: process.pid, uid: 0 };
      if (method === 'module.register' && number === 2 && attempt < 3) {
        peer.send({ id, error: { code: 300, message: 'no', data: { name: 'name_taken', module: 'shop', owner } } });
      } else {
        peer.send({ id, result: { revived: [`attempt ${attempt}`] } });
      }
      if (number === 1 && method === 'ping') return peer.socket.end();
    }
  }, { reconnect: QUICK });
  const module = await client.module('shop', { types: [{ type: 'shop.list' }] });
  await module.register([{ type: 'shop.item' }]);
  const disconnected = once(client, 'disconnect');
  await client.ping();
  await disconnected;
  await client.ready();
  assert.deepEqual([module.types, module.revived], [['shop.list', 'shop.item'], ['attempt 4']]);
});

hard('a registration that is refused leaves nothing behind', async (t) => {
  const client = await played(t, async (peer) => {
    const { id } = await peer.read();
    peer.send({ id, error: { code: 300, message: 'no', data: { name: 'name_taken' } } });
    await answering({ 'module.register': () => ({ revived: [] }) })(peer);
  });
  await assert.rejects(client.module('shop', { types: [] }), { name: 'name_taken' });
  await client.module('shop', { types: [] });
  await assert.rejects(client.module('shop', { types: [] }), TypeError);
  await assert.rejects(client.module('list', { destinations: [] }), /"types", a list/);
});

hard('a question in the same chunk as the registration\'s answer, and one that nobody answers', async (t) => {
  const answers = gate();
  const client = await played(t, async (peer) => {
    const { id } = await peer.read();
    const ask = (id, method, type) => ({ id, method, params: { type, message: 1, timeout: 3600 } });
    peer.send({ id, result: { revived: [] } }, ask('q1', 'entry.ask', 'shop.list'), ask('q2', 'entry.dance', 'shop.list'), ask('q3', 'entry.ask', 'a.b'));
    answers.open([await peer.read(), await peer.read(), await peer.read()]);
  });
  await client.module('shop', { types: [], handlers: { 'shop.list': ({ message }) => message + 1 } });
  const byId = Object.fromEntries((await answers.promise).map(({ id, result, error }) => [id, result ?? error.code]));
  assert.deepEqual(byId, { q1: 2, q2: -32601, q3: -32601 });
});

hard('a client that is closed while it reconnects waits for nothing', async (t) => {
  const client = await played(t, (peer) => peer.socket.end(), { reconnect: { initial: 3600, maximum: 3600 } });
  await once(client, 'disconnect');
  const waiting = Promise.allSettled([client.ready(), client.watch().next()]);
  await assert.rejects(client.ready({ timeout: 0.001 }), TimeoutError);
  await assert.rejects(client.ready({ signal: AbortSignal.abort(new Error('enough')) }), /enough/);
  await client.close();
  const [ready, watch] = await waiting;
  assert.equal(ready.reason.reason, 'closed');
  assert.deepEqual(watch.value, { value: undefined, done: true });
});

hard('a client that is closed while the host prepares to let it in', async (t) => {
  const knocked = gate();
  const client = await played(t, async (peer, number) => {
    const { id } = await peer.read();
    if (number > 1) return knocked.open();
    peer.send({ id, result: {} });
    peer.socket.end();
  }, { name: 'hasty', reconnect: QUICK });
  const ready = once(client, 'disconnect').then(() => client.ready());
  await knocked.promise;
  await Promise.all([client.close(), assert.rejects(ready, { reason: 'closed' })]);
  assert.equal(client.isConnected, false);
});

hard('a host that does not close is not waited for', async (t) => {
  const client = await played(t, (peer) => {
    peer.socket.pause();
  });
  await client.close();
  await client.close();
});
