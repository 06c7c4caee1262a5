// @ts-check
import { below } from './scene.js';
import { labelOf } from './names.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {{kind: 'navigator' | 'entry' | 'more', navigator: any, position: number, entry?: any, count?: number,
 *   level: number, indent: number, size: number, place: number, isOpen?: boolean, isMatch?: boolean}} Row
 */

/** How many entries a navigator shows before a person asks for the rest. */
export const SHOWN = 3;

/**
 * The rows of a scene's tree. It holds one number for each navigator that is visible, and nothing for an entry: a row
 * is made when it is drawn.
 */
export class Outline {
  /** @type {Scene | undefined} */
  #scene;
  /** @type {Map<string, boolean>} What a person opened or folded. */
  #folds = new Map();
  /** @type {Set<string>} Navigators that show their whole path. */
  #whole = new Set();
  /** @type {string[]} */
  #blocks = [];
  #starts = new Int32Array(1);
  #levels = new Uint16Array(0);
  #indents = new Uint16Array(0);
  #places = new Int32Array(0);
  #sizes = new Int32Array(0);
  #isDirty = true;
  /** The revision that the rows are of: the scene may have moved on. */
  #revision = -1;
  #words = '';
  /** @type {{navigators: string[], positions: number[]}} */
  #matches = { navigators: [], positions: [] };

  /**
   * Shows another revision, or the same scene after a change.
   * @param {Scene} scene
   */
  show(scene) {
    this.#scene = scene;
    this.#isDirty = true;
  }

  /**
   * Only rows with all of these words; all rows without words.
   * @param {string} words
   */
  find(words) {
    this.#words = words.trim().toLowerCase();
    this.#isDirty = true;
  }

  get isFiltered() {
    return this.#words !== '';
  }

  get count() {
    this.#build();
    return this.isFiltered ? this.#matches.positions.length : this.#starts[this.#blocks.length];
  }

  /**
   * @param {number} index
   * @returns {Row | undefined}
   */
  row(index) {
    if (index < 0 || index >= this.count) return undefined;
    return this.isFiltered ? this.#match(index) : this.#placed(index);
  }

  /**
   * The row of an entry or a navigator, or -1 when it is folded away.
   * @param {string | undefined} id
   */
  indexOf(id) {
    const count = id ? this.count : 0;
    if (this.isFiltered) {
      for (let index = 0; index < count; index++) if (idOf(this.#match(index)) === id) return index;
      return -1;
    }
    for (let block = 0; block < this.#blocks.length && count; block++) {
      if (this.#blocks[block] === id) return this.#starts[block];
      const navigator = this.#scene?.navigator(this.#blocks[block]);
      if (!navigator || !this.isOpen(navigator)) continue;
      const position = navigator.root?.id === id ? -1 : navigator.path.findIndex((/** @type {any} */ entry) => entry.id === id);
      if (position === -1 && navigator.root?.id !== id) continue;
      const row = this.#rowOf(block, navigator, position);
      if (row >= 0) return row;
    }
    return -1;
  }

  /**
   * Opens what hides an entry or a navigator.
   * @param {string} id
   */
  reveal(id) {
    const scene = this.#scene;
    if (!scene) return;
    const place = id.startsWith('n') ? undefined : scene.find(id);
    for (let one = place?.navigator ?? scene.navigator(scene.navigator(id)?.parent); one; one = scene.navigator(one.parent))
      this.#folds.set(one.id, true);
    if (place && place.position >= 0 && place.position < place.navigator.path.length - SHOWN) this.#whole.add(place.navigator.id);
    this.#isDirty = true;
  }

  /**
   * Opens or folds the navigator of a row; shows or hides the older entries.
   * @param {Row} row
   * @param {boolean} [isOpen]
   */
  toggle(row, isOpen) {
    const id = row.navigator.id;
    if (row.kind === 'navigator') this.#folds.set(id, isOpen ?? !this.isOpen(row.navigator));
    else if (row.kind === 'more' && !this.#whole.delete(id)) this.#whole.add(id);
    this.#isDirty = true;
  }

  /** @param {any} navigator */
  isOpen(navigator) {
    return this.#folds.get(navigator.id) ?? this.#chain.has(navigator.id);
  }

  /** @type {Set<string>} */
  #chain = new Set();

  #build() {
    if (!this.#scene || (!this.#isDirty && this.#revision === this.#scene.revision)) return;
    this.#isDirty = false;
    this.#revision = this.#scene.revision;
    this.#chain = new Set(this.#scene.chain().map((navigator) => navigator.id));
    if (this.isFiltered) this.#search();
    else this.#lay();
  }

  /** Lays the visible navigators one below the other. */
  #lay() {
    const scene = /** @type {Scene} */ (this.#scene);
    const blocks = [];
    /** @type {number[][]} */
    const [starts, levels, indents, places, sizes] = [[0], [], [], [], []];
    const waiting = [{ id: scene.root, level: 1, indent: 0, place: 1, size: 1 }];
    while (waiting.length) {
      const { id, level, indent, place, size } = /** @type {any} */ (waiting.pop());
      const navigator = scene.navigator(id);
      if (!navigator) continue;
      blocks.push(id);
      levels.push(level);
      indents.push(indent);
      places.push(place);
      sizes.push(size);
      const isOpen = this.isOpen(navigator);
      starts.push(starts[starts.length - 1] + 1 + (isOpen ? this.#entryRows(navigator) : 0));
      if (!isOpen) continue;
      const ids = below(navigator);
      const entries = entriesOf(navigator);
      const inner = indent + (ids.length > 1 || navigator.presented || entries ? 1 : 0);
      for (let index = ids.length - 1; index >= 0; index--) {
        waiting.push({ id: ids[index], level: level + 1, indent: inner, place: entries + index + 1, size: entries + ids.length });
      }
    }
    this.#blocks = blocks;
    this.#starts = Int32Array.from(starts);
    this.#levels = Uint16Array.from(levels);
    this.#indents = Uint16Array.from(indents);
    this.#places = Int32Array.from(places);
    this.#sizes = Int32Array.from(sizes);
  }

  /**
   * How many rows the entries of an open navigator take.
   * @param {any} navigator
   */
  #entryRows(navigator) {
    const length = navigator.path.length;
    const rows = length <= SHOWN + 1 ? length : this.#whole.has(navigator.id) ? length + 1 : SHOWN + 1;
    return rows + (navigator.root ? 1 : 0);
  }

  /**
   * @param {number} block
   * @param {any} navigator
   * @param {number} position
   */
  #rowOf(block, navigator, position) {
    const start = this.#starts[block] + 1;
    if (position < 0) return start;
    const first = start + (navigator.root ? 1 : 0);
    const length = navigator.path.length;
    if (length <= SHOWN + 1) return first + position;
    if (this.#whole.has(navigator.id)) return first + 1 + position;
    return position < length - SHOWN ? -1 : first + 1 + position - (length - SHOWN);
  }

  /**
   * @param {number} index
   * @returns {Row}
   */
  #placed(index) {
    let [low, high] = [0, this.#blocks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#starts[middle] <= index) low = middle + 1;
      else high = middle;
    }
    const block = low - 1;
    const navigator = /** @type {any} */ (this.#scene?.navigator(this.#blocks[block]));
    const [level, indent] = [this.#levels[block], this.#indents[block]];
    let offset = index - this.#starts[block];
    if (offset === 0) {
      return {
        kind: 'navigator',
        navigator,
        position: -2,
        level,
        indent,
        size: this.#sizes[block],
        place: this.#places[block],
        isOpen: this.isOpen(navigator),
      };
    }
    const size = entriesOf(navigator) + below(navigator).length;
    const rest = { navigator, level: level + 1, indent: indent + 1, size };
    if (navigator.root && --offset === 0) return { kind: 'entry', position: -1, entry: navigator.root, place: 1, ...rest };
    const length = navigator.path.length;
    const hidden = length - SHOWN;
    const root = navigator.root ? 1 : 0;
    let position = offset - 1;
    if (length > SHOWN + 1) {
      const isWhole = this.#whole.has(navigator.id);
      if (offset === 1) return { kind: 'more', position: -3, count: hidden, isOpen: isWhole, place: 1 + root, ...rest };
      position = isWhole ? offset - 2 : hidden + offset - 2;
    }
    return { kind: 'entry', position, entry: navigator.path[position], place: position + 1 + root, ...rest };
  }

  #search() {
    const scene = /** @type {Scene} */ (this.#scene);
    const words = this.#words.split(/\s+/);
    const matches = { navigators: /** @type {string[]} */ ([]), positions: /** @type {number[]} */ ([]) };
    const take = (/** @type {any} */ navigator, /** @type {number} */ position, /** @type {string} */ text) => {
      const lower = text.toLowerCase();
      if (!words.every((word) => lower.includes(word))) return;
      matches.navigators.push(navigator.id);
      matches.positions.push(position);
    };
    for (const navigator of scene.navigators()) {
      take(navigator, -2, `${navigator.id} ${navigator.name ?? ''} ${navigator.method ?? ''} ${navigator.kind}`);
      if (navigator.root) take(navigator, -1, textOf(navigator.root));
      for (let position = 0; position < navigator.path.length; position++) take(navigator, position, textOf(navigator.path[position]));
    }
    this.#matches = matches;
  }

  /**
   * @param {number} index
   * @returns {Row}
   */
  #match(index) {
    const navigator = /** @type {any} */ (this.#scene?.navigator(this.#matches.navigators[index]));
    const position = this.#matches.positions[index];
    const entry = position === -1 ? navigator?.root : navigator?.path[position];
    const kind = position === -2 ? 'navigator' : 'entry';
    return { kind, navigator, position, entry, level: 1, indent: 0, size: this.#matches.positions.length, place: index + 1, isMatch: true };
  }
}

/**
 * The text that the find box searches.
 * @param {any} entry
 */
function textOf(entry) {
  return `${entry.id} ${entry.type} ${entry.module} ${labelOf(entry)} ${JSON.stringify(entry.arguments)}`;
}

/** @param {any} navigator */
function entriesOf(navigator) {
  return navigator.path.length + (navigator.root ? 1 : 0);
}

/** @param {Row | undefined} row */
export function idOf(row) {
  return row?.kind === 'entry' ? row.entry?.id : row?.kind === 'navigator' ? row.navigator?.id : undefined;
}
