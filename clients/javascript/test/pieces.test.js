import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as navhost from '../src/index.js';
import { decode, depth, encode, withMember } from '../src/json.js';
import { LineSplitter } from '../src/lines.js';
import { wholeTree } from '../src/parts.js';
import { declarations } from '../support/declarations.js';

const { Client, ConnectionError, NavhostError, RawJSON, TimeoutError, Tree, defaultSocket, isRefusal } = navhost;

test('options are an object', async () => {
  await assert.rejects(navhost.connect('/run/navhost.sock'), { name: 'TypeError', message: /\{ socket: / });
  await assert.rejects(navhost.connect({ soket: '/run/navhost.sock' }), { name: 'TypeError', message: /no option "soket"; it takes socket, / });
});

test('every split gives the same lines', () => {
  const text = Buffer.from('{"a":1}\n\n{"b":"é🌍"}\r\n');
  for (let split = 0; split <= text.length; split++) {
    const splitter = new LineSplitter();
    const lines = [...splitter.feed(text.subarray(0, split)), ...splitter.feed(text.subarray(split))];
    assert.deepEqual(lines.map((line) => line.trim()), ['{"a":1}', '{"b":"é🌍"}'], `split at ${split}`);
  }
});

function refusal(name) {
  return Object.assign(new Error(name), { data: { name } });
}

test('a tree in parts is read again when its revision is gone', async () => {
  const answers = [
    { navigators: [{ id: 'n1', path: ['e2'] }], attachments: [], next: 'x' },
    refusal('outside_window'),
    { navigators: [{ id: 'n1', path: ['e4'] }], attachments: [], next: 'y' },
    { navigators: [{ id: 'n1', path: ['e5'] }], attachments: [] },
  ];
  const asked = [];
  const tree = await wholeTree(async ({ after }) => {
    asked.push(after);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  assert.deepEqual(tree.navigators, [{ id: 'n1', path: ['e4', 'e5'] }]);
  assert.deepEqual(asked, [undefined, 'x', undefined, 'y']);
});

test('a tree whose revision is gone each time, or that is refused, is an error', async () => {
  let count = 0;
  await assert.rejects(wholeTree(async () => { count++; throw refusal('outside_window'); }), { message: 'outside_window' });
  assert.equal(count, 4);
  await assert.rejects(wholeTree(async () => { throw refusal('unknown_scene'); }), { message: 'unknown_scene' });
});

test('a line over the limit is refused, with its end and without, after the lines before it', () => {
  for (const end of ['', '\n']) {
    const lines = new LineSplitter(10).feed(Buffer.from(`0123456789\n0123456789x${end}`));
    assert.equal(lines.next().value, '0123456789');
    assert.throws(() => lines.next(), RangeError);
  }
});

test('the limit counts a line that comes in pieces', () => {
  const splitter = new LineSplitter(10);
  for (const piece of ['01234', '56789']) assert.deepEqual([...splitter.feed(Buffer.from(piece))], []);
  assert.throws(() => [...splitter.feed(Buffer.from('x'))], RangeError);
});

test('BigInts and raw text are written as they are, wherever they stand', () => {
  const value = { a: [2n ** 64n, new RawJSON('{"b":1.10,\n"c":9007199254740993}')], s: 'raw-0' };
  assert.equal(encode(value).toString(), '{"a":[18446744073709551616,{"b":1.10, "c":9007199254740993}],"s":"raw-0"}\n');
});

test('raw text that is no JSON is refused at once', () => {
  assert.throws(() => new RawJSON('{'), SyntaxError);
});

test('half of a surrogate pair is replaced, and nothing that only looks like it', () => {
  const sent = JSON.parse(encode({ '\ud800': ['\udfff', '\\ud800', '\\\ud800', '🌍', new RawJSON('"\\ud83c\\udf0d"')] }));
  assert.deepEqual(sent, { '\ufffd': ['\ufffd', '\\ud800', '\\\ufffd', '🌍', '🌍'] });
});

test('large integers come as BigInts when they are asked for', () => {
  const text = '{"a":9007199254740993,"b":-12345678901234567890,"c":1234567890123456,"d":"9007199254740993 \\" 9007199254740993",'
    + '"e":[1234567890123456789.5,1.2345678901234567890,1e-1234567890123456789,9007199254740993],"f\\\\":1}';
  const plain = JSON.parse(text);
  assert.deepEqual(decode(text), plain);
  assert.deepEqual(decode(text, true), {
    ...plain,
    a: 9007199254740993n,
    b: -12345678901234567890n,
    e: [...plain.e.slice(0, 3), 9007199254740993n],
  });
});

test('text that is no JSON is refused with BigInts too', () => {
  for (const text of ['{"a":9007199254740993', '"9007199254740993', '9007199254740993 9007199254740993']) {
    assert.throws(() => decode(text, true), SyntaxError);
  }
});

test('a member is put in front of raw text, and the rest stays as it is', () => {
  const text = (raw) => withMember(new RawJSON(raw), 'during', 'q"1').text;
  assert.equal(text(' {"n":1.10}'), '{"during":"q\\"1","n":1.10}');
  assert.equal(text('{ }'), '{"during":"q\\"1" }');
  assert.equal(text('{"during":"q2"}'), '{"during":"q2"}');
});

test('depth counts arrays and objects', () => {
  assert.equal(depth({ a: [1, { b: 'x' }], c: new RawJSON('[[[[]]]]') }), 5);
});

test('the first place that is named is the socket', () => {
  assert.equal(defaultSocket({ NAVHOST_SOCKET: '/b', XDG_RUNTIME_DIR: '/run' }), '/b');
  assert.equal(defaultSocket({ NAVHOST_SOCKET: '', XDG_RUNTIME_DIR: '/run' }), '/run/navhost.sock');
  assert.equal(defaultSocket({ TMPDIR: '/var/tmp' }), `/var/tmp/navhost-${process.getuid()}/navhost.sock`);
  assert.equal(defaultSocket({}), `/tmp/navhost-${process.getuid()}/navhost.sock`);
});

const ROOT = { id: 'n1', kind: 'root', hasPath: true, children: [], path: [] };
const SNAPSHOT = { scene: 'main', revision: 3, instance: 'i', current: 'n1', configuration: {}, orphaned: [], navigators: [ROOT], attachments: [] };

test('an empty tree begins with the first snapshot', () => {
  const tree = new Tree();
  assert.deepEqual([tree.revision, tree.current], [-1, undefined]);
  assert.deepEqual(tree.apply({ method: 'watch', snapshot: SNAPSHOT }).snapshot(), SNAPSHOT);
});

test('a tree refuses a revision that does not follow, and stays as it was', () => {
  const tree = new Tree(SNAPSHOT);
  assert.throws(() => tree.apply({ revision: 5, changes: [{ kind: 'type.orphaned', type: 'a.b' }] }), RangeError);
  assert.deepEqual(tree.snapshot(), SNAPSHOT);
});

test('a tree passes over kinds of changes that it does not know', () => {
  const tree = new Tree(SNAPSHOT).apply({ revision: 4, changes: [{ kind: 'weather.changed' }] });
  assert.deepEqual(tree.snapshot(), { ...SNAPSHOT, revision: 4 });
});

test('a snapshot is not changed by what comes after it', () => {
  const tree = new Tree(SNAPSHOT);
  const before = tree.snapshot();
  tree.apply({ revision: 4, changes: [{ kind: 'entry.added', navigator: 'n1', position: 0, entry: { id: 'e2' } }] });
  assert.deepEqual([before, ROOT.path], [SNAPSHOT, []]);
});

test('a refusal is told by its name, and is no error of the client', () => {
  const refused = new NavhostError(214, 'locked', { name: 'locked' });
  assert.ok(isRefusal(refused) && isRefusal(refused, 'denied', 'locked'));
  for (const error of [new TimeoutError('late'), new ConnectionError('away', 'lost'), new Error('locked'), undefined]) assert.ok(!isRefusal(error));
  assert.ok(!isRefusal(refused, 'denied'));
});

test('the types name everything that is public', () => {
  const members = [Client.prototype, Object.getPrototypeOf(Client.prototype), Tree.prototype].flatMap(Object.getOwnPropertyNames);
  for (const name of [...Object.keys(navhost), ...members]) assert.match(declarations, new RegExp(`\\b${name}\\b`), name);
});
