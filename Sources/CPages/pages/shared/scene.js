// @ts-check
// The part of a scene that a person sees: the navigators in front, in words that every page uses.

/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./types.js').Navigator} Navigator */
/** @typedef {{navigators: ReadonlyMap<string, Navigator>, root?: string}} Tree */
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
 * The presentations that are in sight, the front one last. Where stacks stand side by side, those over the selected one
 * are in front of those over the others.
 * @param {Tree} tree
 * @param {(navigator: Navigator) => boolean} [areAllInSight] whether all stacks of a navigator are seen
 * @param {string} [from]
 * @returns {Navigator[]}
 */
export function layersOf(tree, areAllInSight = () => false, from = tree.root) {
  const navigator = from === undefined ? undefined : tree.navigators.get(from);
  if (!navigator) return [];
  const { children, selected, presented } = navigator;
  const others = areAllInSight(navigator) ? children.filter((id) => id !== selected) : [];
  const below = [...others, ...(selected ? [selected] : [])].flatMap((id) => layersOf(tree, areAllInSight, id));
  const front = presented ? tree.navigators.get(presented) : undefined;
  return front ? [...below, front, ...layersOf(tree, areAllInSight, presented)] : below;
}

/**
 * The navigator that a person operates: the selected one in the front layer. It is the host's current one, unless that
 * is covered by what is presented over a stack beside it.
 * @param {Tree} tree
 * @param {Navigator[]} layers
 * @returns {Navigator | undefined}
 */
export function frontOf(tree, layers) {
  /** @type {Navigator | undefined} */
  let front = layers[layers.length - 1] ?? tree.navigators.get(tree.root ?? '');
  while (front?.selected) front = tree.navigators.get(front.selected);
  return front;
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
 * @param {Navigator[]} [inSight] the presentations in sight, the front one last
 * @returns {Picture}
 */
export function pictureOf(tree, title, inSight = layersOf(tree)) {
  const current = frontOf(tree, inSight);
  const entry = current ? topOf(current) : null;
  const layers = inSight.map((navigator) => {
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
