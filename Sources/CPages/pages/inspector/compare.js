// @ts-check
/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {{navigator: any, position: number, entry: any, before?: any}} Place
 */

/**
 * The differences between two scenes. Parts that both share are passed over at once.
 *
 * @param {Scene} before
 * @param {Scene} after
 */
export function compare(before, after) {
  const difference = {
    /** @type {Place[]} */ added: [],
    /** @type {Place[]} */ removed: [],
    /** @type {Place[]} */ changed: [],
    /** @type {any[]} */ opened: [],
    /** @type {any[]} */ closed: [],
    /** @type {any[]} */ selected: [],
    /** @type {{kind: 'added' | 'removed' | 'changed', attachment: any}[]} */ attachments: [],
    /** @type {{kind: 'orphaned' | 'revived', type: string}[]} */ types: [],
  };
  for (const navigator of after.navigators()) {
    const former = before.navigator(navigator.id);
    if (former === navigator) continue;
    if (!former) difference.opened.push(navigator);
    else if (former.selected !== navigator.selected) difference.selected.push({ navigator, from: former.selected, to: navigator.selected });
    comparePaths(former, navigator, difference);
  }
  for (const navigator of before.navigators()) {
    if (after.navigator(navigator.id)) continue;
    difference.closed.push(navigator);
    comparePaths(navigator, undefined, difference);
  }
  compareAttachments(before.attachments(), after.attachments(), difference.attachments);
  for (const type of after.orphaned()) if (!before.orphaned().has(type)) difference.types.push({ kind: 'orphaned', type });
  for (const type of before.orphaned()) if (!after.orphaned().has(type)) difference.types.push({ kind: 'revived', type });
  return settle(difference);
}

/**
 * How many things differ.
 * @param {ReturnType<typeof compare>} difference
 */
export function countOf(difference) {
  return Object.values(difference).reduce((sum, list) => sum + list.length, 0);
}

/**
 * @param {any} former
 * @param {any} navigator
 * @param {any} difference
 */
function comparePaths(former, navigator, difference) {
  const [old, now] = [placesOf(former), placesOf(navigator)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let [oldEnd, nowEnd] = [old.length, now.length];
  while (oldEnd > start && nowEnd > start && old[oldEnd - 1] === now[nowEnd - 1]) [oldEnd, nowEnd] = [oldEnd - 1, nowEnd - 1];
  const left = new Map();
  for (let index = start; index < oldEnd; index++) left.set(old[index].id, old[index]);
  for (let index = start; index < nowEnd; index++) {
    const entry = now[index];
    const before = left.get(entry.id);
    const place = { navigator, position: positionOf(navigator, index), entry, before };
    if (!before) difference.added.push(place);
    else if (!same(before, entry)) difference.changed.push(place);
    left.delete(entry.id);
  }
  for (const entry of left.values()) difference.removed.push({ navigator: former, position: positionOf(former, old.indexOf(entry)), entry });
}

/**
 * An entry that went in one path and came in another has moved; it is not said twice.
 * @param {any} difference
 */
function settle(difference) {
  const removed = new Map(difference.removed.map((/** @type {Place} */ place) => [place.entry.id, place]));
  difference.added = difference.added.filter((/** @type {Place} */ place) => {
    const from = removed.get(place.entry.id);
    if (from) difference.changed.push({ ...place, before: from.entry });
    if (from) removed.delete(place.entry.id);
    return !from;
  });
  difference.removed = difference.removed.filter((/** @type {Place} */ place) => removed.has(place.entry.id));
  return difference;
}

/**
 * The destination below the path, if there is one, then the path.
 * @param {any} navigator
 * @returns {any[]}
 */
function placesOf(navigator) {
  if (!navigator) return [];
  return navigator.root ? [navigator.root, ...navigator.path] : navigator.path;
}

/**
 * @param {any} navigator
 * @param {number} index
 */
function positionOf(navigator, index) {
  return navigator.root ? index - 1 : index;
}

/**
 * @param {Map<string, any>} before
 * @param {Map<string, any>} after
 * @param {any[]} list
 */
function compareAttachments(before, after, list) {
  if (before === after) return;
  for (const [id, attachment] of after) {
    const former = before.get(id);
    if (!former) list.push({ kind: 'added', attachment });
    else if (!same(former, attachment)) list.push({ kind: 'changed', attachment });
  }
  for (const [id, attachment] of before) if (!after.has(id)) list.push({ kind: 'removed', attachment });
}

/**
 * Whether two values of JSON are equal.
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
export function same(one, other) {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => key in other && same(one[key], other[key]));
}
