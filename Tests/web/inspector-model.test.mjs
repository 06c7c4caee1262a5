import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Tree } from '../../clients/javascript/src/tree.js';
import { momentOf, queryOf } from '../../Sources/CPages/pages/inspector/address.js';
import { compare, countOf } from '../../Sources/CPages/pages/inspector/compare.js';
import { History, sizeOf } from '../../Sources/CPages/pages/inspector/history.js';
import { Lane } from '../../Sources/CPages/pages/inspector/lane.js';
import { labelOf, nameOf, oneLine } from '../../Sources/CPages/pages/inspector/names.js';
import { Outline, idOf } from '../../Sources/CPages/pages/inspector/rows.js';
import { Runs, foldOf } from '../../Sources/CPages/pages/inspector/runs.js';
import { Misfit, Scene } from '../../Sources/CPages/pages/inspector/scene.js';
import { entry, long, navigator, numbers, pop, push, snapshot, wide } from './scenes.mjs';

/** Random changes of every kind: each is legal where it comes. */
function* play(tree, steps, seed) {
  const random = numbers(seed);
  let next = 1000;
  for (let revision = tree.revision + 1; revision <= steps; revision++) {
    const all = [...tree.navigators.values()];
    const one = all[random(all.length)];
    const changes = [];
    const kind = random(9);
    if (kind < 3) changes.push({ kind: 'entry.added', navigator: one.id, position: random(one.path.length + 1), entry: entry(next++) });
    else if (kind < 4 && one.path.length) {
      const position = random(one.path.length);
      changes.push({ kind: 'entry.removed', navigator: one.id, position, entry: one.path[position] });
    } else if (kind < 5 && one.path.length) {
      const position = random(one.path.length);
      changes.push({ kind: 'entry.changed', navigator: one.id, position, entry: { ...one.path[position], content: { title: `of ${revision}` } } });
    } else if (kind < 6) {
      const id = `n${next++}`;
      changes.push({ kind: 'navigator.created', navigator: navigator(id, { parent: one.id, root: entry(next++) }), previous: one.children.at(-1) });
      changes.push({ kind: 'navigator.selected', parent: one.id, child: id, previous: one.selected ?? null });
    } else if (kind < 7 && !one.presented) {
      changes.push({ kind: 'navigator.created', navigator: navigator(`n${next++}`, { parent: one.id, kind: 'presentation', method: 'sheet' }) });
    } else if (kind < 8 && one.parent && !one.children.length && !one.presented && !one.overlays)
      changes.push({ kind: 'navigator.closed', navigator: one });
    else changes.push({ kind: 'attachment.added', attachment: { id: `a${next++}`, navigator: one.id, kind: 'lock' } });
    yield { revision, cause: { method: 'push', session: 's1' }, changes: JSON.parse(JSON.stringify(changes)) };
  }
}

describe('a scene', () => {
  it('is what the JavaScript client makes of the same changes, and a fork does not notice them', () => {
    const tree = new Tree(wide(5));
    const scene = Scene.from(wide(5));
    const before = scene.fork();
    for (const delta of play(tree, 400, 1)) {
      tree.apply(delta);
      scene.apply(delta.revision, delta.changes);
      assert.deepEqual(scene.snapshot(), tree.snapshot());
    }
    assert.deepEqual(before.snapshot(), new Tree(wide(5)).snapshot());
  });

  it('refuses a change that does not fit', () => {
    const scene = Scene.from(long(3));
    assert.throws(() => scene.fork().apply(2, []), Misfit);
    assert.throws(() => scene.fork().apply(1, pop(1, 99, 0).changes), Misfit);
    assert.throws(() => scene.fork().apply(1, [{ kind: 'entry.added', navigator: 'n7', position: 0, entry: entry(9) }]), Misfit);
    assert.throws(() => scene.fork().apply(1, push(1, 9, 5).changes), Misfit);
  });
});

describe('the history', () => {
  it('gives the scene of each revision, forwards, backwards and at random', () => {
    const history = new History({ every: 16, everyBytes: 4096 });
    const tree = new Tree(wide(3));
    history.start(wide(3));
    const was = [JSON.stringify(tree.snapshot())];
    for (const delta of play(tree, 300, 2)) {
      tree.apply(delta);
      history.add(delta);
      was.push(JSON.stringify(tree.snapshot()));
    }
    const at = (revision) => JSON.stringify(history.seek(revision)?.snapshot());
    for (let revision = 0; revision <= 300; revision++) assert.equal(at(revision), was[revision]);
    for (let revision = 300; revision >= 0; revision--) assert.equal(at(revision), was[revision]);
    const random = numbers(3);
    for (let count = 0; count < 300; count++) {
      const revision = random(301);
      assert.equal(at(revision), was[revision]);
    }
    assert.equal(at(301), undefined);
    assert.equal(history.delta(17).revision, 17);
    assert.ok(history.keyframes > 300 / 16);
  });

  it('keeps its limit, and forgets the oldest revisions first', () => {
    const history = new History({ limit: 200_000, every: 32 });
    history.start(long(10));
    for (let revision = 1; revision <= 4000; revision++) history.add(push(revision, 100 + revision, 0));
    assert.ok(history.bytes <= 200_000, `${history.bytes}`);
    assert.ok(history.oldest > 0);
    assert.equal(history.seek(history.oldest - 1), undefined);
    assert.equal(history.seek(history.oldest).revision, history.oldest);
    assert.equal(history.newest, 4000);
  });

  it('counts what it holds: keyframes of a long path cost the path only when it changes', () => {
    const history = new History({ every: 1 });
    history.start(long(10_000));
    const before = history.bytes;
    for (let revision = 1; revision <= 100; revision++) {
      history.add({
        revision,
        cause: { method: 'lock' },
        changes: [{ kind: 'attachment.added', attachment: { id: `a${20_000 + revision}`, navigator: 'n1', kind: 'lock' } }],
      });
    }
    assert.ok(history.bytes - before < 1_000_000, `${history.bytes - before}`);
  });

  it('never joins a gap', () => {
    const history = new History();
    history.start(long(2, 5));
    history.add(push(6, 50, 0));
    history.start(long(9, 40), 'the page was too slow');
    history.add(push(41, 51, 0));
    assert.deepEqual(history.gaps(), [{ after: 6, before: 40, reason: 'the page was too slow' }]);
    assert.equal(history.seek(20), undefined);
    assert.equal(history.delta(40), undefined);
    assert.equal(history.seek(6).navigator('n1').path.length, 3);
    assert.equal(history.seek(41).navigator('n1').path.length, 10);
  });

  it('takes older revisions that were read from the host', () => {
    const history = new History({ every: 4 });
    history.start(long(9, 9));
    history.add(push(10, 90, 9));
    const deltas = [3, 4, 5, 6, 7, 8, 9].map((revision) => push(revision, revision + 1, revision - 1));
    history.fill(long(2, 2), deltas);
    assert.equal(history.oldest, 2);
    assert.deepEqual(history.gaps(), []);
    for (let revision = 2; revision <= 10; revision++) assert.equal(history.seek(revision).navigator('n1').path.length, revision);
    assert.deepEqual(history.delta(9).changes, deltas[6].changes);
  });

  it('begins anew in another life of the host with lower revisions', () => {
    const history = new History();
    history.start(long(2, 50));
    history.add(push(51, 50, 0));
    history.start(long(0, 0));
    assert.equal(history.oldest, 0);
    assert.equal(history.newest, 0);
    assert.ok(history.bytes > 0);
  });

  it('counts about what a value takes', () => {
    assert.ok(sizeOf({ text: 'x'.repeat(1000) }) > 1000);
    assert.ok(sizeOf([1, 2, 3]) < 100);
  });
});

describe('what differs', () => {
  it('is nothing between equal scenes, also when they share nothing', () => {
    assert.equal(countOf(compare(Scene.from(wide(20)), Scene.from(wide(20)))), 0);
  });

  it('names what came, went, changed and moved', () => {
    const before = Scene.from(wide(3));
    const after = before.fork();
    after.apply(1, [
      { kind: 'entry.added', navigator: 'n2', position: 1, entry: entry(50) },
      { kind: 'entry.removed', navigator: 'n4', position: 0, entry: entry(5) },
      { kind: 'entry.added', navigator: 'n2', position: 2, entry: before.navigator('n4').path[0] },
      { kind: 'entry.changed', navigator: 'n6', position: 0, entry: entry(7, 'shop.item', { content: 1 }) },
      { kind: 'navigator.selected', parent: 'n1', child: 'n4', previous: 'n2' },
      { kind: 'attachment.added', attachment: { id: 'a60', navigator: 'n1', kind: 'lock' } },
      { kind: 'type.orphaned', type: 'shop.item' },
    ]);
    const difference = compare(before, after);
    assert.deepEqual(
      difference.added.map(({ entry }) => entry.id),
      ['e50'],
    );
    assert.deepEqual(difference.changed.map(({ entry }) => entry.id).sort(), ['e5', 'e7']);
    assert.deepEqual(difference.removed, []);
    assert.equal(difference.selected[0].to, 'n4');
    assert.equal(difference.attachments[0].kind, 'added');
    assert.equal(difference.types[0].kind, 'orphaned');
    assert.equal(countOf(compare(after, before)), 6);
  });
});

describe('names', () => {
  const added = push(1, 5, 0).changes;
  it('say who, what and which type, without ids', () => {
    assert.equal(nameOf({ method: 'push', session: 's3', module: 'shop' }, added).text, 'shop pushed shop.item');
    assert.equal(
      nameOf({ method: 'entry.follow', session: 's3', module: 'web', byPerson: true }, added).text,
      'a person followed a link to shop.item',
    );
    assert.equal(nameOf({ method: 'push', session: 's3', client: 'till/2.1' }, added).text, 'till pushed shop.item');
    assert.equal(nameOf({ method: 'session.ended', session: 's3' }, pop(1, 5, 0).changes).text, 'nobody: session s3 ended');
    assert.equal(nameOf({ method: 'host.started' }, []).text, 'the host started');
    assert.equal(nameOf({ method: 'new.method', session: 's3' }, added).text, 's3 new.method shop.item');
  });

  it('label an entry by its title, else by type and argument', () => {
    assert.equal(labelOf(entry(8)), 'item(8)');
    assert.equal(labelOf(entry(8, 'shop.item', { content: { screen: 1, title: 'Milk' } })), 'Milk');
  });

  it('write a scene in one line', () => {
    const sheet = navigator('n4', { parent: 'n1', kind: 'presentation', method: 'sheet', root: entry(5, 'pay.card') });
    const scene = Scene.from(
      snapshot(3, [navigator('n1', { kind: 'root', path: [entry(2, 'shop.home', { arguments: {} }), entry(3)], presented: 'n4' }), sheet]),
    );
    assert.equal(oneLine(scene), 'main: home › item(3) ▸ sheet card(5)');
    assert.equal(oneLine(Scene.from(long(10))), 'main: item(2) › …6 › item(9) › item(10) › item(11)');
  });
});

describe('the rows of the tree', () => {
  const rows = (outline) => Array.from({ length: outline.count }, (_, index) => outline.row(index));

  it('begin with the visible chain, and three entries of each navigator', () => {
    const outline = new Outline();
    outline.show(Scene.from(long(10_000)));
    assert.deepEqual(
      rows(outline).map(({ kind, count, entry }) => entry?.id ?? count ?? kind),
      ['navigator', 9997, 'e9999', 'e10000', 'e10001'],
    );
    outline.toggle(outline.row(1));
    assert.equal(outline.count, 10_002);
    assert.equal(outline.row(5001).entry.id, 'e5001');
    assert.equal(outline.indexOf('e5001'), 5001);
    assert.deepEqual([outline.row(5001).size, outline.row(5001).place], [10_000, 5000]);
  });

  it('fold stacks that are not in front, and open them on the way to an entry', () => {
    const outline = new Outline();
    outline.show(Scene.from(wide(10_000)));
    assert.equal(outline.count, 10_002);
    assert.equal(outline.indexOf('e10001'), -1);
    outline.reveal('e10001');
    assert.equal(idOf(outline.row(outline.indexOf('e10001'))), 'e10001');
    assert.equal(outline.row(1).level, 2);
  });

  it('find entries by id, type, title, argument and module', () => {
    const outline = new Outline();
    outline.show(Scene.from(long(500)));
    for (const words of ['e77', 'shop e77', '"id":77', 'item(77)']) {
      outline.find(words);
      assert.equal(outline.count, 1, words);
      assert.equal(outline.row(0).entry.id, 'e77');
      assert.equal(outline.indexOf('e77'), 0);
    }
    outline.find('nothing such');
    assert.equal(outline.count, 0);
  });

  it('follow every change, with each row found again by its id', () => {
    const tree = new Tree(wide(3));
    const scene = Scene.from(wide(3));
    const outline = new Outline();
    for (const delta of play(tree, 200, 5)) {
      tree.apply(delta);
      scene.apply(delta.revision, delta.changes);
      outline.show(scene);
      const all = rows(outline);
      for (const [index, row] of all.entries()) if (idOf(row)) assert.equal(outline.indexOf(idOf(row)), index);
    }
  });
});

describe('the lane', () => {
  it('sums the same at every scale', () => {
    const lane = new Lane();
    const plain = [];
    const random = numbers(8);
    for (let revision = 0; revision < 9000; revision++) {
      plain.push(random(7));
      lane.add(revision, plain[revision], 'shop', revision);
    }
    for (let count = 0; count < 200; count++) {
      const from = random(9000);
      const to = from + random(9000 - from);
      assert.equal(
        lane.sum(from, to),
        plain.slice(from, to).reduce((sum, one) => sum + one, 0),
      );
    }
    const columns = lane.columns(0, 9000, 300);
    assert.equal(columns.length, 300);
    assert.equal(
      columns.reduce((sum, column) => sum + column.sum, 0),
      lane.sum(0, 9000),
    );
    assert.equal(lane.ownerOf(8999), 'shop');
    lane.add(10, 100, 'shop');
    lane.add(10, plain[10], 'shop');
    assert.equal(
      lane.sum(0, 4096),
      plain.slice(0, 4096).reduce((sum, one) => sum + one, 0),
    );
  });
});

describe('runs', () => {
  it('fold equal names, and say how many and how long', () => {
    const runs = new Runs();
    const name = { text: 'shop pushed shop.item', who: 'shop', what: 'pushed shop.item', module: 'shop' };
    for (let revision = 1; revision <= 340; revision++) runs.add(revision, name, { time: 1_000_000 + revision * 6 });
    runs.add(341, { ...name, text: 'other' }, {});
    assert.equal(runs.list.length, 2);
    assert.equal(foldOf(runs.list[0]), '× 340 in 2 s');
    assert.equal(foldOf(runs.list[1]), '');
    runs.gap(341, 400, 'too slow');
    runs.add(401, { ...name, text: 'other' }, {});
    assert.equal(runs.list.length, 4);
    runs.forget(341);
    assert.equal(runs.list.length, 3);
    runs.refuse(401, { session: 's4', method: 'pop', error: 'at_root' });
    runs.refuse(401, { session: 's4', method: 'pop', error: 'at_root' });
    assert.equal(foldOf(runs.list.at(-1)), '× 2');
    assert.equal(runs.indexOf(401), 2);
  });
});

describe('a moment', () => {
  it('is a link', () => {
    const moment = { scene: 'kiosk', instance: '0123456789abcdef', revision: 812, selection: 'e9', compare: 800, panel: 'request' };
    assert.deepEqual(momentOf(queryOf(moment)), moment);
    assert.equal(queryOf({ scene: 'main' }), '');
    assert.deepEqual(momentOf('?revision=x&selection=%3Cb%3E&instance=1'), { scene: 'main' });
  });
});
