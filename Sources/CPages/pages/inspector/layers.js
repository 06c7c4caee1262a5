// @ts-check

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {{navigator: any, places: any[], hidden: number, tabs: any[], moreTabs: number, gone: any[]}} Card
 * @typedef {{base: any, cards: Card[], overlays: Card[], isFront: boolean, isGone?: boolean}} Layer
 */

/** How much of a scene the picture shows; the rest is counted. */
const MOST = { layers: 10, cards: 6, entries: 3, tabs: 6, overlays: 3 };

/**
 * A scene as layers, the one in front last: each presentation covers what it is presented over. A layer has a card for
 * each navigator on the way to the selected stack.
 *
 * @param {Scene} scene
 * @param {any[]} [removed] places that went, shown as they were
 * @param {any[]} [closed] navigators that went
 */
export function layersOf(scene, removed = [], closed = []) {
  const gone = new Map();
  for (const { navigator, entry } of removed) gone.set(navigator.id, [...(gone.get(navigator.id) ?? []), entry]);
  /** @type {Layer[]} */
  const layers = [];
  collect(scene, scene.navigator(scene.root), layers, gone);
  const front = scene.current;
  for (const layer of layers) layer.isFront = layer.cards.some((card) => card.navigator.id === front);
  for (const navigator of closed.slice(0, 3)) {
    const places = navigator.root ? [navigator.root, ...navigator.path] : navigator.path;
    const card = { ...cardOf(scene, navigator, gone), places: [], hidden: 0, gone: places.slice(-MOST.entries) };
    layers.push({ base: navigator, cards: [card], overlays: [], isFront: false, isGone: true });
  }
  const hidden = Math.max(0, layers.length - MOST.layers);
  return { layers: hidden ? [layers[0], ...layers.slice(1 - MOST.layers)] : layers, hidden };
}

/**
 * @param {Scene} scene
 * @param {any} base
 * @param {Layer[]} layers
 * @param {Map<string, any[]>} gone
 */
function collect(scene, base, layers, gone) {
  const way = [];
  for (let navigator = base; navigator; navigator = scene.navigator(navigator.selected)) way.push(navigator);
  const shown = way.length > MOST.cards ? [way[0], ...way.slice(1 - MOST.cards)] : way;
  const over = way.flatMap((navigator) => navigator.overlays ?? []).slice(-MOST.overlays);
  layers.push({
    base,
    cards: shown.map((navigator) => cardOf(scene, navigator, gone)),
    overlays: over.flatMap((id) => scene.navigator(id) ?? []).map((navigator) => cardOf(scene, navigator, gone)),
    isFront: false,
  });
  // The presentation of an outer navigator covers those of the inner ones.
  for (const navigator of way.reverse()) if (navigator.presented) collect(scene, scene.navigator(navigator.presented), layers, gone);
}

/**
 * @param {Scene} scene
 * @param {any} navigator
 * @param {Map<string, any[]>} gone
 * @returns {Card}
 */
function cardOf(scene, navigator, gone) {
  const places = navigator.root ? [navigator.root, ...navigator.path] : navigator.path;
  const hidden = Math.max(0, places.length - MOST.entries);
  const selected = navigator.children.indexOf(navigator.selected);
  const start = Math.max(0, Math.min(selected - 2, navigator.children.length - MOST.tabs));
  const tabs = navigator.children.slice(start, start + MOST.tabs).flatMap((/** @type {string} */ id) => scene.navigator(id) ?? []);
  return {
    navigator,
    places: places.slice(hidden),
    hidden,
    tabs,
    moreTabs: navigator.children.length - tabs.length,
    gone: (gone.get(navigator.id) ?? []).slice(-MOST.entries),
  };
}
