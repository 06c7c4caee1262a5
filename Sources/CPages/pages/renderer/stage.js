// @ts-check
// The whole picture: the base of the scene, and over it what is presented.
import { el, icon, ICONS, morph } from '../shared/dom.js';
import { Layer } from './layer.js';
import { NavigatorView } from './navigator-view.js';
import { drawOverlay } from './overlays.js';
import { drawStart } from './start.js';

/** @typedef {import('../shared/types.js').Navigator} Navigator */

/** Draws the tree of the store into the page. */
export class Stage {
  /** @type {NavigatorView | undefined} */
  #base;
  /** @type {Map<string, Layer>} By navigator, the front one last. */
  #layers = new Map();
  /** @type {import('./navigator-view.js').Swap[]} The screens that took the places of others in this picture. */
  swaps = [];
  #main = /** @type {HTMLElement} */ (document.getElementById('scene'));
  #overlays = el('section', { class: 'overlays', 'aria-label': 'Beside the screen' });
  /** The messages and overlays over everything. They stand in the layer in front, since all else is inert. */
  #float = /** @type {HTMLElement} */ (document.getElementById('float'));

  /**
   * @param {import('./store.js').Store} store
   * @param {{patterns: any[]}} host what the host offers besides the scene
   */
  constructor(store, host) {
    this.store = store;
    this.host = host;
    this.#float.prepend(this.#overlays);
  }

  /** The navigator views in sight. */
  get views() {
    return [...(this.#base?.all ?? []), ...[...this.#layers.values()].flatMap(({ view }) => view.all)];
  }

  /**
   * The element that holds what is in front.
   * @returns {HTMLElement}
   */
  get front() {
    return [...this.#layers.values()].pop()?.element ?? this.#main;
  }

  /** Makes the page show what the tree says. */
  update() {
    const { tree } = this.store;
    this.swaps = [];
    if (this.#base?.id !== tree.root) {
      this.#base = new NavigatorView(this, tree.root);
      this.#main.replaceChildren(this.#base.element);
    }
    this.#base?.update();
    this.#updateLayers(this.store.layers);
    this.#updateOverlays();
    this.#raise();
  }

  /** @param {import('./navigator-view.js').Swap} swap */
  swapped(swap) {
    this.swaps.push(swap);
  }

  /**
   * The content of a navigator that has no screen.
   * @param {Navigator} navigator
   */
  start(navigator) {
    return drawStart(navigator, this.host.patterns);
  }

  /** @param {string} navigator */
  layer(navigator) {
    return this.#layers.get(navigator);
  }

  /**
   * The part of a sheet with sizes that a pointer can drag. It is nothing to those who use no pointer.
   * @param {Navigator} navigator
   */
  grip(navigator) {
    return this.#layers.get(navigator.id)?.detents.length ? el('span', { class: 'grip', 'data-key': 'grip', 'data-grip': navigator.id }) : null;
  }

  /**
   * The button that makes a sheet larger or smaller, if it has more than one size.
   * @param {Navigator} navigator
   */
  sizer(navigator) {
    const layer = this.#layers.get(navigator.id);
    if (!layer || layer.detents.length < 2) return null;
    const isLargest = layer.isLargest;
    const label = isLargest ? 'Make smaller' : 'Make larger';
    return el('button', { type: 'button', class: isLargest ? 'round grown' : 'round', 'data-act': 'detent', 'data-navigator': navigator.id, 'data-key': 'detent', 'aria-label': label }, icon(ICONS.grow));
  }

  /** @param {Navigator[]} wanted */
  #updateLayers(wanted) {
    const ids = wanted.map(({ id }) => id);
    for (const [id, layer] of [...this.#layers].reverse()) {
      if (ids.includes(id)) continue;
      this.#layers.delete(id);
      layer.leave();
    }
    const kept = [...this.#layers.keys()];
    const isInOrder = kept.every((id, index) => ids[index] === id);
    const { activeElement } = document;
    if (!isInOrder) for (const layer of this.#layers.values()) layer.element.close();
    const before = this.#layers;
    this.#layers = new Map();
    for (const navigator of wanted) {
      const layer = before.get(navigator.id) ?? new Layer(this, navigator);
      this.#layers.set(navigator.id, layer);
      layer.update(navigator);
      layer.show();
    }
    // The browser has given the focus to the first control of each layer that was shown again.
    if (!isInOrder && activeElement instanceof HTMLElement && this.front.contains(activeElement)) activeElement.focus({ preventScroll: true });
  }

  #updateOverlays() {
    const { tree } = this.store;
    const inSight = [tree.root, ...this.views.map(({ id }) => id)];
    const ids = [...new Set(inSight.flatMap((id) => tree.navigators.get(id)?.overlays ?? []))];
    const fresh = el('section', { class: 'overlays', 'aria-label': 'Beside the screen', hidden: !ids.length }, ...ids.map((id) => drawOverlay(tree.navigators.get(id), this.store)));
    morph(this.#overlays, fresh);
  }

  /** Moves what floats into the layer in front. */
  #raise() {
    const place = this.#layers.size ? this.front : document.body;
    if (this.#float.parentElement !== place) place.append(this.#float);
  }
}
