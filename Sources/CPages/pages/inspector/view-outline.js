// @ts-check
import { badge, button, empty, fill, h } from './dom.js';
import { clip, counted, hueOf, labelOf, navigatorKind, shortOf, signOf, weightOf } from './names.js';
import { idOf } from './rows.js';
import { VirtualList } from './virtual.js';

const ROW = 24;
/** Rows of the tree that are in the page at most. */
const MOST = 90;

/** The scene as a tree of rows: every navigator, every entry. Only the visible rows are in the page. */
export class OutlineView {
  #active = 0;
  #marks = new Map();
  /** @type {string | undefined} */
  #scrolledTo;
  /** @type {string | undefined} The selection whose way was opened; a person may fold it again. */
  #revealed;

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   * @param {HTMLInputElement} find
   */
  constructor(inspector, element, find) {
    this.inspector = inspector;
    this.element = element;
    this.find = find;
    this.tree = h('div.tree', {
      role: 'tree',
      tabindex: 0,
      'aria-label': 'Tree of the scene',
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
    });
    this.note = h('div.note', null);
    element.append(this.tree, this.note);
    this.list = new VirtualList(this.tree, {
      height: ROW,
      most: MOST,
      count: () => inspector.outline.count,
      make: () => this.#make(),
      draw: (row, index) => this.#draw(row, index),
    });
    find.addEventListener('input', () => {
      inspector.outline.find(find.value);
      this.tree.scrollTop = 0;
      this.#scrolledTo = undefined;
      inspector.news('scene');
    });
    inspector.watch(['scene', 'selection', 'plan'], () => this.draw());
  }

  draw() {
    const { inspector } = this;
    const { outline } = inspector;
    outline.show(inspector.shown);
    this.#marks = marksOf(inspector.difference());
    if (inspector.selection !== this.#revealed && inspector.history.newest >= 0) {
      this.#revealed = inspector.selection;
      if (this.#revealed && outline.indexOf(this.#revealed) < 0) outline.reveal(this.#revealed);
    }
    const count = outline.count;
    this.tree.hidden = count === 0;
    fill(this.note, count === 0 && this.#empty());
    const selected = outline.indexOf(inspector.selection);
    if (selected >= 0) this.#active = selected;
    this.#active = Math.max(0, Math.min(this.#active, count - 1));
    if (selected >= 0 && this.#scrolledTo !== inspector.selection) {
      this.#scrolledTo = inspector.selection;
      this.list.show(selected);
    }
    this.list.draw();
  }

  #empty() {
    if (this.inspector.history.newest < 0) return empty('The scene has not come yet.');
    const words = this.find.value;
    return empty(
      `Nothing has “${words}” in its id, type, title, arguments or module, or in the name of its navigator.`,
      button('Show all', () => this.#clear()),
    );
  }

  #clear() {
    this.find.value = '';
    this.find.dispatchEvent(new Event('input'));
    this.draw();
    this.tree.focus();
  }

  #make() {
    const row = h('div.row', { role: 'treeitem' });
    row.addEventListener('click', () => this.#click(Number(row.dataset.index)));
    return row;
  }

  /**
   * @param {HTMLElement} element
   * @param {number} index
   */
  #draw(element, index) {
    const row = this.inspector.outline.row(index);
    if (!row?.navigator) return;
    const id = idOf(row);
    const isSelected = id !== undefined && id === this.inspector.selection;
    const mark = id ? this.#marks.get(id) : undefined;
    element.dataset.index = String(index);
    element.id = `row-${index}`;
    element.className = `row is-${row.kind}${isSelected ? ' is-selected' : ''}${index === this.#active ? ' is-active' : ''}${mark ? ` was-${mark}` : ''}`;
    element.style.setProperty('--indent', String(row.indent));
    element.setAttribute('aria-level', String(row.level));
    element.setAttribute('aria-setsize', String(row.size));
    element.setAttribute('aria-posinset', String(row.place));
    element.setAttribute('aria-selected', String(isSelected));
    if (row.kind === 'entry') element.removeAttribute('aria-expanded');
    else element.setAttribute('aria-expanded', String(Boolean(row.isOpen)));
    fill(
      element,
      row.kind === 'navigator' ? this.#navigator(row) : row.kind === 'more' ? this.#more(row) : this.#entry(row),
      mark && h('span.chip', null, mark),
    );
    if (index === this.#active) this.tree.setAttribute('aria-activedescendant', element.id);
  }

  /** @param {any} row */
  #navigator({ navigator, isOpen, isMatch }) {
    const scene = this.inspector.shown;
    const weight = !isOpen && !isMatch ? weightOf(scene, navigator) : undefined;
    const folded =
      weight &&
      `${counted(weight.entries, 'entry', 'entries')}${weight.navigators > 1 ? `, ${counted(weight.navigators - 1, 'navigator')} below` : ''}`;
    const parent = scene.navigator(navigator.parent);
    return [
      h('span.twist', { 'aria-hidden': 'true' }, isMatch ? '' : isOpen ? '▾' : '▸'),
      h(`span.kind.kind-${navigator.kind}`, null, navigatorKind(navigator)),
      navigator.name && h('strong', null, navigator.name),
      h('span.id', null, navigator.id),
      parent?.selected === navigator.id && h('span.chip', null, 'selected'),
      navigator.id === scene.current && h('span.chip.front', null, 'in front'),
      lockOf(scene, navigator) && h('span.chip.locked', null, 'locked'),
      folded && h('span.quiet', null, folded),
    ];
  }

  /** @param {any} row */
  #more({ count, isOpen }) {
    return [
      h('span.twist', { 'aria-hidden': 'true' }, isOpen ? '▾' : '▸'),
      h('span.quiet', null, isOpen ? `show the last three only` : `+ ${count.toLocaleString('en')} below these`),
    ];
  }

  /** @param {any} row */
  #entry({ entry, position }) {
    const title = labelOf(entry);
    const short = shortOf(entry);
    return [
      badge(entry.module, hueOf(entry.module), signOf(entry.module)),
      h('span.title', null, clip(title, 80)),
      title !== short && h('span.quiet', null, short),
      h('span.id', null, entry.id),
      position === -1 && h('span.chip', null, 'root'),
      entry.contentState === 'pending' && h('span.chip.waits', null, 'content pending'),
      entry.contentState === 'failed' && h('span.chip.bad', null, 'content failed'),
      entry.quarantined && h('span.chip.bad', null, 'quarantined'),
      entry.transient && h('span.chip', null, 'transient'),
      this.inspector.shown.orphaned().has(entry.type) && h('span.chip.bad', null, 'module away'),
    ];
  }

  /** @param {number} index */
  #click(index) {
    this.#active = index;
    this.tree.focus({ preventScroll: true });
    this.#act(this.inspector.outline.row(index));
  }

  /** @param {import('./rows.js').Row | undefined} row */
  #act(row) {
    if (!row) return;
    const id = idOf(row);
    if (!id || (row.kind === 'navigator' && !row.isMatch && id === this.inspector.selection)) this.inspector.outline.toggle(row);
    this.#scrolledTo = id ?? this.#scrolledTo;
    if (id) this.inspector.select(id);
    this.inspector.news('scene');
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { outline } = this.inspector;
    const row = outline.row(this.#active);
    const last = outline.count - 1;
    const page = this.list.page;
    const moves = /** @type {Record<string, number>} */ ({
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -Infinity,
      End: Infinity,
    });
    if (event.key in moves) this.#move(Math.max(0, Math.min(last, this.#active + moves[event.key])));
    else if (event.key === 'ArrowRight' && row && row.kind !== 'entry')
      row.isOpen ? this.#move(Math.min(last, this.#active + 1)) : outline.toggle(row, true);
    else if (event.key === 'ArrowLeft' && row?.kind === 'navigator' && row.isOpen) outline.toggle(row, false);
    else if (event.key === 'ArrowLeft' && row) this.#move(Math.max(0, this.#parent(row)));
    else if ((event.key === 'Enter' || event.key === ' ') && row) this.#act(row);
    else return;
    event.preventDefault();
    this.inspector.news('scene');
  }

  /** @param {number} index */
  #move(index) {
    this.#active = index;
    const id = idOf(this.inspector.outline.row(index));
    this.#scrolledTo = id;
    this.inspector.select(id);
    this.list.show(index);
  }

  /** @param {import('./rows.js').Row} row */
  #parent(row) {
    const { outline } = this.inspector;
    return outline.indexOf(row.kind === 'navigator' ? row.navigator.parent : row.navigator.id);
  }
}

/**
 * Which ids have come, gone or changed.
 * @param {any} difference
 * @returns {Map<string, string>}
 */
export function marksOf(difference) {
  const marks = new Map();
  if (!difference) return marks;
  for (const { entry } of difference.changed) marks.set(entry.id, 'changed');
  for (const { entry } of difference.added) marks.set(entry.id, 'added');
  for (const { entry } of difference.removed) marks.set(entry.id, 'removed');
  for (const navigator of difference.opened) marks.set(navigator.id, 'added');
  for (const navigator of difference.closed) marks.set(navigator.id, 'removed');
  for (const { navigator } of difference.selected) marks.set(navigator.id, 'changed');
  return marks;
}

/**
 * @param {import('./scene.js').Scene} scene
 * @param {any} navigator
 */
export function lockOf(scene, navigator) {
  for (const attachment of scene.attachments().values()) if (attachment.kind === 'lock' && attachment.navigator === navigator.id) return attachment;
  return undefined;
}
