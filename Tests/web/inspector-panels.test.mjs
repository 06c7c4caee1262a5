import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { layOut } from '../../Sources/CPages/pages/inspector/graph.js';
import { layersOf } from '../../Sources/CPages/pages/inspector/layers.js';
import { Recording } from '../../Sources/CPages/pages/inspector/recording.js';
import { draftOf, operationsOf, planOf, repairsOf } from '../../Sources/CPages/pages/inspector/requests.js';
import { Scene } from '../../Sources/CPages/pages/inspector/scene.js';
import { Reach, rangeOf, stayOf, staysOf } from '../../Sources/CPages/pages/inspector/statistics.js';
import { Traffic } from '../../Sources/CPages/pages/inspector/traffic.js';
import { WaitingList, circlesOf } from '../../Sources/CPages/pages/inspector/waiting.js';
import { entry, long, navigator, snapshot, wide } from './scenes.mjs';

describe('the request box', () => {
  const request = (method, params) => ({ kind: 'request', method, params });

  it('reads links, and requests as navctl takes them', () => {
    assert.deepEqual(draftOf('  '), { kind: 'none' });
    assert.deepEqual(draftOf('app://order/7'), { kind: 'link', url: 'app://order/7' });
    assert.deepEqual(draftOf('/order/7'), { kind: 'link', url: '/order/7' });
    assert.deepEqual(draftOf('back'), request('back', {}));
    assert.deepEqual(
      draftOf('push type=shop.item arguments:={"id": 7, "note": "a b"}'),
      request('push', { type: 'shop.item', arguments: { id: 7, note: 'a b' } }),
    );
    assert.deepEqual(
      draftOf(`push type=shop.item 'arguments:={"page": [1, 2]}'`),
      request('push', { type: 'shop.item', arguments: { page: [1, 2] } }),
    );
    assert.deepEqual(draftOf('lock reason="do not touch" navigator=n1'), request('lock', { reason: 'do not touch', navigator: 'n1' }));
    assert.deepEqual(draftOf('pop count:=2'), request('pop', { count: 2 }));
    assert.deepEqual(draftOf('push {"type":"a.b"}'), request('push', { type: 'a.b' }));
    assert.deepEqual(draftOf('{"method":"pop","params":{"count":1}}'), request('pop', { count: 1 }));
  });

  it('says what is not right yet', () => {
    for (const text of ['push type', 'push arguments:={', 'push {"type"', '?', '{"params":{}}']) assert.equal(draftOf(text).kind, 'wrong', text);
  });

  it('plans the operation without what belongs to the request', () => {
    assert.deepEqual(planOf({ method: 'pop', params: { count: 1, token: 'x', scene: 'kiosk', ifRevision: 3 } }, 'main'), {
      scene: 'kiosk',
      operations: [{ method: 'pop', params: { count: 1 } }],
    });
    const operations = [{ method: 'pop' }];
    assert.deepEqual(planOf({ method: 'transaction', params: { operations } }, 'main'), { scene: 'main', operations });
  });

  it('plans the types of a link, and says what only its receivers know', () => {
    const { operations, unknown } = operationsOf(
      [{ action: 'dismissAny' }, { value: 'session.required' }, { type: 'shop.item', arguments: { id: 7 } }],
      'n4',
    );
    assert.deepEqual(operations, [{ method: 'navigate', params: { type: 'shop.item', arguments: { id: 7 }, method: undefined, navigator: 'n4' } }]);
    assert.deepEqual(unknown, ['dismissAny', 'session.required']);
  });

  it('offers what a refusal says would be legal', () => {
    const push = { method: 'push', params: { type: 'shop.item', arguments: { id: 7 } } };
    const legal = repairsOf(push, { name: 'path_refused', violations: [{ legal: ['shop.list', 'shop.item'] }] });
    assert.deepEqual(legal, [{ method: 'path.set', params: { path: [{ type: 'shop.list' }, { type: 'shop.item', arguments: { id: 7 } }] } }]);
    assert.deepEqual(repairsOf(push, { name: 'unknown_type', nearest: 'shop.items' })[0].params.type, 'shop.items');
    assert.deepEqual(repairsOf(push, { name: 'locked' }), []);
  });
});

describe('layers', () => {
  it('cover each other in the order in which they are presented', () => {
    const scene = Scene.from(
      snapshot(1, [
        navigator('n1', { kind: 'root', children: ['n2', 'n3'], selected: 'n2', presented: 'n5', overlays: ['n6'] }),
        navigator('n2', { parent: 'n1', path: [entry(9), entry(10), entry(11), entry(12)], presented: 'n4' }),
        navigator('n3', { parent: 'n1' }),
        navigator('n4', { parent: 'n2', kind: 'presentation', method: 'sheet', root: entry(13) }),
        navigator('n6', { parent: 'n1', kind: 'overlay', method: 'toast', root: entry(15) }),
        navigator('n5', { parent: 'n1', kind: 'presentation', method: 'cover', root: entry(14) }),
      ]),
    );
    const { layers } = layersOf(scene);
    assert.deepEqual(
      layers.map(({ base }) => base.id),
      ['n1', 'n4', 'n5'],
    );
    assert.deepEqual(
      layers.map(({ isFront }) => isFront),
      [false, false, true],
    );
    assert.deepEqual(
      layers[0].cards.map((card) => [card.navigator.id, card.hidden, card.places.length]),
      [
        ['n1', 0, 0],
        ['n2', 1, 3],
      ],
    );
    assert.deepEqual(
      layers[0].overlays.map((card) => card.navigator.id),
      ['n6'],
    );
    assert.deepEqual(
      layers[0].cards[0].tabs.map(({ id }) => id),
      ['n2', 'n3'],
    );
  });

  it('stay few, whatever the scene holds', () => {
    const { layers } = layersOf(Scene.from(wide(10_000)));
    assert.equal(layers[0].cards[0].tabs.length, 6);
    assert.equal(layers[0].cards[0].moreTabs, 9994);
    assert.equal(layersOf(Scene.from(long(10_000))).layers[0].cards[0].places.length, 3);
  });

  it('keep what goes, as long as it is only planned', () => {
    const scene = Scene.from(long(2));
    const gone = entry(50);
    const { layers } = layersOf(
      scene,
      [{ navigator: scene.navigator('n1'), entry: gone }],
      [navigator('n9', { kind: 'presentation', root: entry(51) })],
    );
    assert.deepEqual(layers[0].cards[0].gone, [gone]);
    assert.ok(layers[1].isGone);
  });
});

describe('what waits', () => {
  const guard = { guard: 'g1', name: 'unsaved', default: 'deny', module: 'editor' };
  const question = { question: 'q1', method: 'guard.ask', session: 's2', module: 'editor', asked: 1000, until: 6000, asker: 's3' };

  it('says who, for whom, why, until when and what then', () => {
    const list = new WaitingList();
    const [one, two] = list.read(
      {
        requests: [{ session: 's3', request: 7, method: 'pop', for: 'guard', guard: 'g1', question: 'q1' }],
        questions: [question, { ...question, question: 'q2', method: 'type.provide', type: 'shop.item', asker: undefined }],
      },
      [guard],
      1500,
    );
    assert.deepEqual(
      [one.who, one.what, one.whom, one.why, one.then, one.until, one.since],
      ['s3', 'pop', 'editor', 'the vote of guard unsaved', 'is refused', 6000, 1000],
    );
    assert.deepEqual([two.who, two.whom, two.why], ['the host', 'editor', 'the answer to q2 about shop.item']);
  });

  it('keeps when it was seen first', () => {
    const list = new WaitingList();
    const waiting = { requests: [{ session: 's3', request: 7, method: 'send', for: 'sequence', sequence: 's3.1' }], questions: [] };
    list.read(waiting, [], 100);
    assert.equal(list.read(waiting, [], 900)[0].since, 100);
  });

  it('finds those that wait for each other', () => {
    const asked = new Map([
      ['q1', { session: 's2' }],
      ['q2', { session: 's1' }],
    ]);
    const requests = [
      { session: 's1', question: 'q1' },
      { session: 's2', question: 'q2' },
      { session: 's3', behindSession: 's1' },
    ];
    assert.deepEqual([...circlesOf(requests, asked)].sort(), ['s1', 's2']);
  });
});

describe('traffic', () => {
  const request = { time: 1, session: 's3', kind: 'request', direction: 'in', method: 'push', id: 7, bytes: 20, line: '{"method":"push"}' };

  it('joins answers to their requests and questions by id', () => {
    const traffic = new Traffic();
    traffic.take(request);
    traffic.take({ ...request, kind: 'question', direction: 'out', id: 7, method: 'entry.ask', time: 1.5 });
    traffic.take({ ...request, kind: 'answer', direction: 'in', method: 'entry.ask', time: 1.7, bytes: 4 });
    traffic.take({ ...request, kind: 'answer', direction: 'out', time: 2, bytes: 40 });
    assert.deepEqual(
      traffic.list.map((one) => [one.method, one.answer.time]),
      [
        ['push', 2],
        ['entry.ask', 1.7],
      ],
    );
  });

  it('counts heartbeats, its own messages and what was dropped', () => {
    const traffic = new Traffic(100);
    traffic.ownSessions.add('s9');
    traffic.take({ ...request, method: 'ping' });
    traffic.take({ ...request, session: 's9' });
    traffic.take({ ...request, dropped: 11 });
    traffic.take({ dropped: 1 });
    assert.deepEqual([traffic.heartbeats, traffic.own, traffic.dropped, traffic.list.length], [1, 1, 12, 3]);
    for (let id = 0; id < 500; id++) traffic.take({ ...request, id: `x${id}` });
    assert.ok(traffic.list.length <= 100);
    assert.equal(traffic.list.length + traffic.forgotten, 503);
  });

  it('is filtered by session, module, method and text', () => {
    const traffic = new Traffic();
    traffic.take(request);
    traffic.take({ ...request, session: 's4', method: 'pop', line: '{"method":"pop"}' });
    const names = new Map([['s4', 'shop']]);
    for (const words of ['shop', 's4', 'pop request', '"method":"pop"'])
      assert.deepEqual(
        traffic.filter(words, names).map(({ session }) => session),
        ['s4'],
        words,
      );
    assert.equal(traffic.filter('', names).length, 2);
  });
});

describe('a recording', () => {
  it('names sessions by module or greeting, and keeps each message letter by letter', () => {
    const recording = new Recording({
      instance: 'ab',
      version: '1',
      sessions: [
        { session: 's1', modules: ['shop'] },
        { session: 's2', modules: [] },
      ],
    });
    const line = (session, text, rest = {}) => ({
      session,
      direction: 'in',
      kind: 'request',
      method: JSON.parse(text).method,
      bytes: text.length,
      line: text,
      ...rest,
    });
    recording.take(line('s1', '{"id":1.0,"method":"push"}'));
    recording.take(line('s2', '{"id":1,"method":"ping"}'));
    recording.take(line('s2', '{"id":2,"method":"hello","params":{"name":"till"}}'));
    recording.take(line('s4', '{"id":1,"method":"hello","params":{"name":"till"}}'));
    const lines = String(recording).trim().split('\n');
    assert.deepEqual(lines, [
      '{"recording":1,"instance":"ab","version":"1"}',
      '{"session":"shop","direction":"in","kind":"request","method":"push","message":{"id":1.0,"method":"push"}}',
      '{"session":"client-1","direction":"in","kind":"request","method":"ping","message":{"id":1,"method":"ping"}}',
      '{"session":"client-1","named":"till"}',
      '{"session":"till","direction":"in","kind":"request","method":"hello","message":{"id":2,"method":"hello","params":{"name":"till"}}}',
      '{"session":"till-2","direction":"in","kind":"request","method":"hello","message":{"id":1,"method":"hello","params":{"name":"till"}}}',
    ]);
    assert.ok(recording.isWhole);
  });

  it('says what is missing', () => {
    const recording = new Recording({ instance: 'ab', version: '1', sessions: [] });
    recording.take({ dropped: 1 });
    recording.take({ session: 's1', direction: 'in', kind: 'request', method: 'push', bytes: 100, line: '{"id":', dropped: 2 });
    assert.deepEqual([recording.dropped, recording.cut, recording.isWhole], [3, 1, false]);
    assert.match(String(recording), /"cut":100/);
    assert.match(String(recording), /\{"dropped":2\}/);
  });
});

describe('statistics', () => {
  const rows = (count) => Array.from({ length: count }, (_, index) => index);

  it('show more rows when asked, and say when the host tells no more', () => {
    const reach = new Reach();
    assert.equal(reach.limit, 51);
    assert.deepEqual(reach.cut('types', rows(50)), { rows: rows(50), rest: 'none' });
    assert.deepEqual(reach.cut('types', rows(51)), { rows: rows(50), rest: 'more' });
    reach.extend('types');
    assert.equal(reach.limit, 501);
    assert.equal(reach.cut('refused', rows(51)).rows.length, 50, 'each list has its own number of rows');
    assert.deepEqual(reach.cut('types', rows(500)), { rows: rows(500), rest: 'none' });
    reach.extend('types');
    assert.equal(reach.limit, 1000, 'a request cannot ask for more');
    assert.deepEqual(reach.cut('types', rows(999)).rest, 'none');
    assert.deepEqual(reach.cut('types', rows(1000)), { rows: rows(1000), rest: 'untold' });
  });

  it('name the revisions that were counted, and why no others', () => {
    const answers = [
      [{ after: 0, revision: 0, window: { from: 0 } }, 'The scene has not changed yet.'],
      [{ after: 0, revision: 1, window: { from: 0 } }, 'Counted in revision 1.'],
      [{ after: 0, revision: 1200, window: { from: 0 } }, 'Counted in the revisions 1 to 1,200.'],
      [{ after: 10, revision: 40, window: { from: 10 } }, 'Counted in the revisions 11 to 40. The host does not keep older ones.'],
      [{ after: 30, revision: 40, window: { from: 10 } }, 'Counted in the revisions 31 to 40. Older ones are left out: the host counts 10,000 changes at most.'],
      [{ after: 40, revision: 40, window: { from: 40 } }, 'No revision is counted: the host keeps none of the 40.'],
    ];
    for (const [answer, words] of answers) assert.equal(rangeOf(answer), words);
  });

  it('have a time for people, and none when nothing is known', () => {
    const times = [0, 9.99, 10, 59.9, 60, 3599, 3600, 86399, 86400, 1e7].map(stayOf);
    assert.deepEqual(times, ['0 s', '9.9 s', '10 s', '59 s', '1 min', '59 min', '1 h', '23 h', '1 d', '115 d']);
    assert.deepEqual(staysOf({ timed: 4, seconds: 50, longest: 45 }), ['12 s', '45 s']);
    assert.deepEqual(staysOf({ timed: 0, seconds: 0, longest: 0 }), ['–', '–']);
  });
});

describe('the graph of the rules', () => {
  it('has a column for each step from the beginning, and a place for every type', () => {
    const edges = [
      { from: 'root', to: 'a.list' },
      { from: 'a.list', to: 'a.item' },
      { from: 'a.item', to: 'a.list' },
      { from: 'b.open', to: 'b.end' },
      { from: 'c.one', to: 'c.two' },
      { from: 'c.two', to: 'c.one' },
    ];
    const { places } = layOut(edges, ['d.alone']);
    assert.deepEqual(
      ['root', 'a.list', 'a.item', 'b.open', 'b.end', 'd.alone'].map((name) => places.get(name).x),
      [0, 1, 2, 1, 2, 1],
    );
    assert.equal(places.size, 8);
    assert.equal(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size, 8);
  });

  it('puts a type behind all that lead to it', () => {
    const edges = [
      ['root', 'a'],
      ['root', 'b'],
      ['root', 'c'],
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ].map(([from, to]) => ({ from, to }));
    const { places } = layOut(edges, []);
    assert.ok(places.get('a').x < places.get('b').x || places.get('c').x < places.get('a').x);
    assert.equal(new Set([...places.values()].map(({ x }) => x)).size, 4);
  });
});
