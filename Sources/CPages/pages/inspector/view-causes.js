// @ts-check
import { badge, button, empty, fill, h } from './dom.js';
import { hueOf, signOf } from './names.js';
import { foldOf } from './runs.js';
import { VirtualList } from './virtual.js';

const ROW = 40;
/** Rows that are in the page at most. */
const MOST = 45;

/** The past causes, the newest first: each revision by its name, and runs of equal names as one. */
export class CausesView {
  #filter = '';
  /** @type {any[]} */
  #shown = [];
  #active = 0;

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.box = h('input', { type: 'search', placeholder: 'Filter', 'aria-label': 'Filter what happened', oninput: () => this.#narrow() });
    this.note = h('div.note', null);
    this.rows = h('div.rows', {
      role: 'listbox',
      tabindex: 0,
      'aria-label': 'What happened',
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
    });
    element.append(this.box, this.rows, this.note);
    this.list = new VirtualList(this.rows, {
      height: ROW,
      most: MOST,
      count: () => this.#shown.length,
      make: () => this.#make(),
      draw: (row, index) => this.#draw(row, index),
    });
    inspector.watch(['time', 'selection'], () => this.draw());
  }

  #narrow() {
    this.#filter = this.box.value.trim().toLowerCase();
    this.draw();
  }

  draw() {
    const { list } = this.inspector.runs;
    const words = this.#filter;
    const shown = words
      ? list.filter((run) => run.name.text.toLowerCase().includes(words) || `${run.cause.session} ${run.cause.method}`.includes(words))
      : list;
    this.#shown = shown;
    const left = list.length - shown.length;
    this.rows.hidden = shown.length === 0;
    fill(this.note, this.#note(left), this.#older());
    this.list.draw();
  }

  /** @param {number} left */
  #note(left) {
    const lift = button('Show all', () => {
      this.box.value = '';
      this.#narrow();
    });
    if (!this.#shown.length && left) return empty(`Nothing fits the filter “${this.#filter}”; it hides ${left}.`, lift);
    if (!this.#shown.length) return empty('Nothing has happened since the oldest revision that is here.');
    return left > 0 && h('p.quiet', null, `The filter hides ${left}. `, lift);
  }

  #older() {
    const { history, window } = this.inspector;
    if (history.oldest <= window.from) return h('p.quiet', null, window.from > 0 ? `The host keeps nothing before revision ${window.from}.` : '');
    return button(`Older than ${history.oldest}…`, () => this.inspector.older(), { class: 'older' });
  }

  #make() {
    const row = h('div.row.cause', { role: 'option' });
    row.addEventListener('click', () => this.#go(Number(row.dataset.index)));
    return row;
  }

  /**
   * The newest stands first.
   * @param {number} index
   */
  #run(index) {
    return this.#shown[this.#shown.length - 1 - index];
  }

  /**
   * @param {HTMLElement} element
   * @param {number} index
   */
  #draw(element, index) {
    const run = this.#run(index);
    const { inspector } = this;
    const at = inspector.at ?? inspector.history.newest;
    const isHere = !run.refused && run.from <= at && run.to >= at;
    element.dataset.index = String(index);
    element.id = `cause-${index}`;
    element.className = `row cause${isHere ? ' is-selected' : ''}${run.gap ? ' is-gap' : ''}${run.refused ? ' is-refused' : ''}${index === this.#active ? ' is-active' : ''}`;
    element.setAttribute('aria-selected', String(isHere));
    element.setAttribute('aria-setsize', String(this.#shown.length));
    element.setAttribute('aria-posinset', String(index + 1));
    if (index === this.#active) this.rows.setAttribute('aria-activedescendant', element.id);
    const module = run.name.module;
    fill(
      element,
      run.gap || run.refused ? h('span.sign.hollow', { 'aria-hidden': 'true' }, run.gap ? '≠' : '○') : badge(module, hueOf(module), signOf(module)),
      h('span.what', null, h('span.title', { title: run.name.text }, run.name.text), h('span.fold', null, foldOf(run))),
      h('span.id', null, this.#detail(run)),
    );
  }

  /** @param {any} run */
  #detail(run) {
    const numbers = run.from === run.to ? `${run.from}` : `${run.from} – ${run.to}`;
    if (run.gap) return numbers;
    const { host } = this.inspector;
    if (run.refused) return `at ${run.from}${host.hasEnded(run.refused.session) ? ` · ${host.sessionName(run.refused.session)}` : ''}`;
    const { request, client, time } = run.cause;
    const session = host.sessionName(run.cause.session);
    const by = request === undefined || run.from !== run.to ? session : `${session}, request ${JSON.stringify(request)}`;
    return [numbers, time && clock(time), by, client].filter(Boolean).join(' · ');
  }

  /** @param {number} index */
  #go(index) {
    const run = this.#run(index);
    if (!run || run.gap) return;
    this.#active = index;
    this.inspector.go(run.to === this.inspector.history.newest ? undefined : run.to);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const last = this.#shown.length - 1;
    const moves = /** @type {Record<string, number>} */ ({
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: this.list.page,
      PageUp: -this.list.page,
      Home: -Infinity,
      End: Infinity,
    });
    if (!(event.key in moves) && event.key !== 'Enter') return;
    if (event.key in moves) this.#active = Math.max(0, Math.min(last, this.#active + moves[event.key]));
    event.preventDefault();
    this.list.show(this.#active);
    this.#go(this.#active);
    this.list.draw();
  }
}

/** @param {number} time in milliseconds since 1970 */
export function clock(time) {
  const date = new Date(time);
  return `${date.toLocaleTimeString('en-GB')}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}
