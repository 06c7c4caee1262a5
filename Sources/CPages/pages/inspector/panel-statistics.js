// @ts-check
import { button, empty, fill, h, say } from './dom.js';
import { Reach, rangeOf, staysOf } from './statistics.js';

/** How often and for how long each type was shown, where people turned back, and what the host refused. */
export class StatisticsPanel {
  static title = 'Statistics';
  #reach = new Reach();
  #timer = 0;
  #text = '';
  /** The number of the newest request, and of the newest one that was answered. */
  #asked = 0;
  #answered = 0;

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.error = h('p.warn', { role: 'alert', hidden: true });
    this.range = h('p.quiet');
    this.types = new CountList('Use of each type', () => this.#more('types'));
    this.refused = new CountList('Refused requests', () => this.#more('refused'));
    element.append(this.error, this.types.title, this.range, this.types.section, this.refused.title, this.refused.section);
  }

  show() {
    this.#text = '';
    this.#timer = window.setInterval(() => this.draw(), 2000);
  }

  hide() {
    clearInterval(this.#timer);
  }

  async draw() {
    if (document.hidden) return;
    const asked = ++this.#asked;
    const { connection, scene } = this.inspector;
    const params = { scene, limit: this.#reach.limit };
    const [answer, error] = await connection.call('history.statistics', params, { timeout: 10 }).then(
      (answer) => [answer, ''],
      (error) => [undefined, error.message],
    );
    if (asked < this.#answered) return;
    this.#answered = asked;
    const text = JSON.stringify([answer, error, this.#reach]);
    if (text === this.#text) return;
    this.#text = text;
    say(this.error, error);
    this.error.hidden = !error;
    this.#fill(answer);
  }

  /** @param {any} answer nothing after an error: what was counted before may be wrong by now */
  #fill(answer) {
    fill(this.range, answer && rangeOf(answer));
    if (!answer) return [this.types, this.refused].forEach((list) => list.clear());
    this.#fillTypes(answer.types);
    this.#fillRefused(answer.refused);
  }

  /** @param {any[]} types */
  #fillTypes(types) {
    if (!types.length) return this.types.clear('No entry came or went.');
    const titles = [words('type'), ...['shown', 'ended', 'turned back', 'mean stay', 'longest stay'].map(numbers)];
    const rowOf = (/** @type {any} */ type) =>
      h('tr', null, heading(type.type), [type.shown, type.ended, type.turnedBack].map(number), staysOf(type).map(cell));
    this.types.fill(titles, rowOf, this.#reach.cut('types', types), 'A stay is known of entries that came and went in these revisions.');
  }

  /** @param {any[] | undefined} refused */
  #fillRefused(refused) {
    if (!refused) return this.refused.clear('The host does not tell: the gateway has neither the right “administer” nor “monitor”.');
    if (!refused.length) return this.refused.clear('The host has refused nothing since it started.');
    const titles = [words('method'), words('error'), numbers('times')];
    const rowOf = (/** @type {any} */ { method, error, count }) => h('tr', null, heading(method), h('td.name', null, error), number(count));
    this.refused.fill(titles, rowOf, this.#reach.cut('refused', refused), 'Since the start of the host, in all scenes.');
  }

  /** @param {'types' | 'refused'} list */
  #more(list) {
    this.#reach.extend(list);
    return this.draw();
  }
}

/** A table that scrolls when it is too wide, and a button for more rows. Both stay, so they keep the focus. */
class CountList {
  /**
   * @param {string} name
   * @param {() => Promise<void>} more
   */
  constructor(name, more) {
    this.title = h('h2', null, name);
    this.box = h('div.table-box', { tabindex: 0, role: 'group', 'aria-label': name });
    this.button = button('Show more', () => this.#more(more), { 'aria-label': `Show more: ${name}`, hidden: true });
    this.note = h('p.quiet');
    this.section = h('section', null, this.box, this.button, this.note);
  }

  /**
   * Shows no rows, and why.
   * @param {string} [reason]
   */
  clear(reason) {
    fill(this.box, reason && empty(reason));
    fill(this.note);
    this.button.hidden = true;
  }

  /**
   * @param {any[]} titles
   * @param {(row: any) => any} rowOf
   * @param {ReturnType<Reach['cut']>} cut
   * @param {string} note
   */
  fill(titles, rowOf, { rows, rest }, note) {
    fill(this.box, h('table', null, h('thead', null, h('tr', null, titles)), h('tbody', null, rows.map(rowOf))));
    fill(this.note, note, rest === 'untold' && ` The host lists ${rows.length.toLocaleString('en')} rows at most.`);
    this.button.hidden = rest !== 'more';
  }

  /** @param {() => Promise<void>} more */
  async #more(more) {
    await more();
    if (this.button.hidden) this.box.focus();
  }
}

/** @param {string} title */
function words(title) {
  return h('th', { scope: 'col' }, title);
}

/** @param {string} title */
function numbers(title) {
  return h('th.number', { scope: 'col' }, title);
}

/** @param {string} name */
function heading(name) {
  return h('th.name', { scope: 'row' }, name);
}

/** @param {number} value */
function number(value) {
  return cell(value.toLocaleString('en'));
}

/** @param {string} text */
function cell(text) {
  return h('td.number', null, text);
}
