// @ts-check
// The part of a scene that a person sees: the navigators in front, in words that every page uses.

/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./types.js').Navigator} Navigator */
/** @typedef {{navigators: ReadonlyMap<string, Navigator>, root?: string, current?: string}} Tree */
/** @typedef {(entry: Entry) => string} TitleOf */

/**
 * One moment of a scene, as far as a person sees it.
 * @typedef {{
 *   current: string,
 *   entry: string | null,
 *   title: string,
 *   summary: string,
 *   path: string[],
 *   layers: {navigator: string, method: string, title: string}[],
 *   tab: {label: string, position: number, count: number} | null,
 * }} Picture
 */

/** Methods whose presentations have words of their own; the others are called by their names. */
export const ALERTS = new Set(['alert', 'dialog']);

/**
 * The entry that a navigator shows: the top of its path, else the one that it was made for.
 * @param {Navigator} navigator
 * @returns {Entry | null}
 */
export function topOf(navigator) {
  return navigator.path[navigator.path.length - 1] ?? navigator.root ?? null;
}

/**
 * All that a navigator holds, the oldest first.
 * @param {Navigator} navigator
 */
export function entriesOf(navigator) {
  return navigator.root ? [navigator.root, ...navigator.path] : navigator.path;
}

/**
 * The presentations that are in sight, the front one last.
 * @param {Tree} tree
 * @param {string | undefined} from
 * @returns {Navigator[]}
 */
export function layersOf(tree, from = tree.root) {
  const navigator = from === undefined ? undefined : tree.navigators.get(from);
  if (!navigator) return [];
  const below = navigator.selected ? layersOf(tree, navigator.selected) : [];
  const presented = navigator.presented ? tree.navigators.get(navigator.presented) : undefined;
  return presented ? [...below, presented, ...layersOf(tree, presented.id)] : below;
}

/**
 * A title for people: of the content, else of the type, else the last part of the type's name.
 * @param {Entry} entry
 * @param {ReadonlyMap<string, {title?: string}>} [types]
 */
export function titleOf(entry, types) {
  const title = entry.quarantined ? undefined : entry.content?.title;
  return typeof title === 'string' && title ? title : types?.get(entry.type)?.title ?? spoken(entry.type);
}

/**
 * The label of a tab or a column: the title of its first content, else its name.
 * @param {Navigator} stack
 * @param {TitleOf} title
 */
export function labelOf(stack, title) {
  const first = entriesOf(stack)[0];
  if (typeof first?.content?.title === 'string' && first.content.title) return first.content.title;
  return stack.name ? spoken(stack.name) : first ? title(first) : 'Empty';
}

/**
 * @param {Tree} tree
 * @param {TitleOf} title
 * @returns {Picture}
 */
export function pictureOf(tree, title) {
  const current = tree.navigators.get(tree.current ?? '');
  const entry = current ? topOf(current) : null;
  const layers = layersOf(tree).map((navigator) => {
    const top = topOf(navigator);
    return { navigator: navigator.id, method: navigator.method ?? 'sheet', title: top ? title(top) : '' };
  });
  const parent = current?.kind === 'stack' ? tree.navigators.get(current.parent ?? '') : undefined;
  return {
    current: current?.id ?? '',
    entry: entry?.id ?? null,
    title: entry ? title(entry) : current?.name ? spoken(current.name) : '',
    summary: typeof entry?.content?.summary === 'string' ? entry.content.summary : '',
    path: current ? entriesOf(current).map(({ id }) => id) : [],
    layers,
    tab: current && parent ? { label: labelOf(current, title), position: parent.children.indexOf(current.id) + 1, count: parent.children.length } : null,
  };
}

/**
 * The last part of a dotted name, as a person would write it: `shop.orderList` is "Order list".
 * @param {string} name
 */
export function spoken(name) {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const words = last.replace(/[_-]+/g, ' ').replace(/([a-z0-9])([A-Z])/g, (_, one, two) => `${one} ${two.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
