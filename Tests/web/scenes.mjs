// Scenes for the tests of the inspector's model, and changes as a host would make them.
export const instance = '0123456789abcdef';

export function entry(number, type = 'shop.item', rest = {}) {
  return {
    id: `e${number}`,
    type,
    arguments: { id: number },
    module: type.split('.')[0],
    method: 'push',
    cause: { revision: 1, session: 's1' },
    ...rest,
  };
}

export function snapshot(revision, navigators, attachments = []) {
  return {
    scene: 'main',
    revision,
    instance,
    current: 'n1',
    configuration: { executionDelay: 0, verbosity: 'info' },
    orphaned: [],
    navigators,
    attachments,
  };
}

export function navigator(id, rest = {}) {
  return { id, kind: 'stack', hasPath: true, children: [], path: [], ...rest };
}

/** A scene with one path of that many entries. */
export function long(count, revision = 0) {
  return snapshot(revision, [navigator('n1', { kind: 'root', path: Array.from({ length: count }, (_, index) => entry(index + 2)) })]);
}

/** A scene whose root has that many stacks with one entry each. */
export function wide(count, revision = 0) {
  const ids = Array.from({ length: count }, (_, index) => `n${2 * index + 2}`);
  const stacks = ids.map((id, index) => navigator(id, { parent: 'n1', path: [entry(2 * index + 3)] }));
  return snapshot(revision, [navigator('n1', { kind: 'root', children: ids, selected: ids[0] }), ...stacks]);
}

export function push(revision, id, position, cause = { method: 'push', session: 's1' }) {
  return { revision, cause, changes: [{ kind: 'entry.added', navigator: 'n1', position, entry: entry(id) }] };
}

export function pop(revision, id, position, cause = { method: 'pop', session: 's1' }) {
  return { revision, cause, changes: [{ kind: 'entry.removed', navigator: 'n1', position, entry: entry(id) }] };
}

/** A random number generator that gives the same numbers each time. */
export function numbers(seed) {
  return (limit) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % limit;
  };
}
