// @ts-check
// One navigator: its screen in front, and the stacks below it as tabs or columns.
import { el, icon, ICONS, morph } from '../shared/dom.js';
import { ALERTS, entriesOf, labelOf, topOf } from '../shared/scene.js';
import { drawEntry } from './screen.js';

/** @typedef {import('../shared/types.js').Entry} Entry */
/** @typedef {import('../shared/types.js').Navigator} Navigator */
/** @typedef {{old: HTMLElement, fresh: HTMLElement, kind: 'push' | 'pop' | 'replace' | 'none'}} Swap */

/** Keeps its elements from one picture to the next, so that focus and typed text stay. */
export class NavigatorView {
  element = el('section', { class: 'navigator' });
  #bar = el('header', { class: 'bar', 'data-key': 'bar' });
  #pages = el('div', { class: 'pages' });
  #below = el('div', { class: 'below' });
  /** @type {{id: string, element: HTMLElement, entry: Entry, stamp: string} | undefined} */
  #page;
  /** @type {string[]} The ids of what it held in the last picture. */
  #path = [];
  /** @type {Map<string, NavigatorView>} */
  #children = new Map();
  /** @type {Map<string, string[]>} What could not be drawn, by entry. */
  undrawn = new Map();

  /**
   * @param {import('./stage.js').Stage} stage
   * @param {string} id
   */
  constructor(stage, id) {
    this.stage = stage;
    this.id = id;
    this.element.dataset.navigator = id;
    this.element.append(this.#bar, this.#pages, this.#below);
  }

  /** Draws what the tree says now. */
  update() {
    const { store } = this.stage;
    /** @type {Navigator} */
    const navigator = store.tree.navigators.get(this.id);
    const entry = topOf(navigator);
    this.#updateBar(navigator);
    if (entry) this.#updatePage(navigator, entry);
    else this.#empty(navigator);
    this.#path = entriesOf(navigator).map(({ id }) => id);
    this.#updateBelow(navigator);
    this.element.toggleAttribute('data-has-below', navigator.children.length > 0);
  }

  /**
   * This view and those inside of it.
   * @returns {NavigatorView[]}
   */
  get all() {
    return [this, ...[...this.#children.values()].flatMap((child) => child.all)];
  }

  /** @param {Navigator} navigator */
  #updateBar(navigator) {
    const { store } = this.stage;
    const entries = entriesOf(navigator);
    const below = entries[entries.length - 2];
    const isPresented = navigator.kind === 'presentation' && !ALERTS.has(navigator.method ?? '');
    const fresh = el(
      'header',
      { class: below ? 'bar' : 'bar light', 'data-key': 'bar', hidden: !below && !isPresented },
      below
        ? el('button', { type: 'button', class: 'back', 'data-act': 'pop', 'data-navigator': this.id, 'data-key': 'back', 'aria-label': `Back to ${store.title(below)}` }, icon(ICONS.back), el('span', {}, store.title(below)))
        : null,
      isPresented ? this.stage.grip(navigator) : null,
      el('span', { class: 'space' }),
      isPresented ? this.stage.sizer(navigator) : null,
      isPresented
        ? el('button', { type: 'button', class: 'round', 'data-act': 'dismiss', 'data-navigator': this.id, 'data-key': 'close', 'aria-label': 'Close' }, icon(ICONS.close))
        : null,
    );
    morph(this.#bar, fresh);
  }

  /**
   * @param {Navigator} navigator
   * @param {Entry} entry
   */
  #updatePage(navigator, entry) {
    const { store } = this.stage;
    const stamp = store.stamp(entry, navigator);
    const page = this.#page;
    if (page && page.entry === entry && page.stamp === stamp) return;
    const { element, undrawn } = drawEntry(store.context(entry, navigator, ALERTS.has(navigator.method ?? '') && navigator.kind === 'presentation'));
    this.undrawn = new Map(undrawn.length ? [[entry.id, undrawn]] : []);
    store.learnLinks(entry);
    if (page && page.id === entry.id) {
      this.#page = { id: entry.id, element: /** @type {HTMLElement} */ (morph(page.element, element)), entry, stamp };
      return;
    }
    const kind = this.#kind(page?.id, entriesOf(navigator).map(({ id }) => id), entry.id);
    this.#page = { id: entry.id, element, entry, stamp };
    this.#swap(element, kind);
  }

  /** @param {Navigator} navigator */
  #empty(navigator) {
    this.undrawn = new Map();
    if (navigator.children.length) {
      this.#page = undefined;
      this.#pages.replaceChildren();
      return;
    }
    const start = this.stage.start(navigator);
    const [old] = this.#pages.children;
    const kind = this.#page ? 'pop' : 'none';
    if (!this.#page && old) return void morph(old, start);
    this.#page = undefined;
    this.#swap(start, kind);
  }

  /**
   * @param {string | undefined} before
   * @param {string[]} path
   * @param {string} after
   * @returns {Swap['kind']}
   */
  #kind(before, path, after) {
    if (before === undefined) return this.#pages.childElementCount ? 'push' : 'none';
    if (path.includes(before)) return 'push';
    return this.#path.includes(after) ? 'pop' : 'replace';
  }

  /**
   * @param {HTMLElement} fresh
   * @param {Swap['kind']} kind
   */
  #swap(fresh, kind) {
    const old = /** @type {HTMLElement | null} */ (this.#pages.firstElementChild);
    this.#pages.replaceChildren(fresh);
    if (old && kind !== 'none') this.stage.swapped({ old, fresh, kind });
  }

  /** @param {Navigator} navigator */
  #updateBelow(navigator) {
    for (const [id, view] of this.#children) {
      if (navigator.children.includes(id)) continue;
      view.element.remove();
      this.#children.delete(id);
    }
    if (!navigator.children.length) return this.#below.replaceChildren();
    if (this.stage.store.isColumns(navigator)) this.#updateColumns(navigator);
    else this.#updateTabs(navigator);
  }

  /** @param {Navigator} navigator */
  #updateTabs(navigator) {
    const { store } = this.stage;
    const tabs = navigator.children.map((id) => {
      const child = store.tree.navigators.get(id);
      const isSelected = id === navigator.selected;
      const badge = entriesOf(child)[0]?.hints?.badge;
      return el(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${id}`,
          'data-act': 'select',
          'data-navigator': id,
          'data-key': `tab:${id}`,
          'aria-selected': isSelected ? 'true' : 'false',
          'aria-controls': isSelected ? `panel-${this.id}` : null,
          tabindex: isSelected || (!navigator.selected && id === navigator.children[0]) ? 0 : -1,
        },
        labelOf(child, store.title),
        badge === undefined || badge === null ? null : el('span', { class: 'badge' }, `${badge}`),
      );
    });
    const list = el('div', { role: 'tablist', class: 'tabs', 'data-key': 'tabs', 'aria-label': 'Sections' }, ...tabs);
    const panel = navigator.selected ? el('div', { role: 'tabpanel', class: 'panel', id: `panel-${this.id}`, 'data-key': 'panel', 'aria-labelledby': `tab-${navigator.selected}` }) : null;
    const old = this.#below.querySelector(':scope > .tabs');
    if (old) morph(old, list);
    else this.#below.replaceChildren(list);
    this.#show(navigator, panel);
  }

  /**
   * @param {Navigator} navigator
   * @param {HTMLElement | null} fresh the panel, without what it holds
   */
  #show(navigator, fresh) {
    const old = /** @type {HTMLElement | null} */ (this.#below.querySelector(':scope > .panel'));
    if (!fresh || !navigator.selected) return old?.remove();
    const view = this.#child(navigator.selected);
    const panel = old ?? fresh;
    panel.setAttribute('aria-labelledby', `tab-${navigator.selected}`);
    view.update();
    if (panel.firstElementChild !== view.element) {
      panel.replaceChildren(view.element);
      for (const [id, other] of this.#children) if (other !== view) this.#children.delete(id);
    }
    if (!old) this.#below.append(panel);
  }

  /** @param {Navigator} navigator */
  #updateColumns(navigator) {
    const { store } = this.stage;
    const columns = navigator.children.map((id, index) => {
      const view = this.#child(id);
      view.update();
      view.element.setAttribute('aria-label', labelOf(store.tree.navigators.get(id), store.title));
      view.element.toggleAttribute('data-front', id === navigator.selected);
      view.#previousColumn(navigator.children[index - 1]);
      return view.element;
    });
    const old = this.#below.querySelector(':scope > .columns');
    if (old && [...old.children].every((child, index) => child === columns[index]) && old.childElementCount === columns.length) return;
    this.#below.replaceChildren(el('div', { class: 'columns' }, ...columns));
  }

  /**
   * Where only one column fits, a button leads to the one before.
   * @param {string | undefined} previous
   */
  #previousColumn(previous) {
    const { store } = this.stage;
    const old = this.element.querySelector(':scope > .previous');
    if (!previous) return old?.remove();
    const label = labelOf(store.tree.navigators.get(previous), store.title);
    const fresh = el('button', { type: 'button', class: 'back previous', 'data-act': 'select', 'data-navigator': previous, 'data-key': 'previous' }, icon(ICONS.back), el('span', {}, label));
    if (old) morph(old, fresh);
    else this.element.prepend(fresh);
  }

  /** @param {string} id */
  #child(id) {
    const view = this.#children.get(id) ?? new NavigatorView(this.stage, id);
    this.#children.set(id, view);
    return view;
  }
}
