// @ts-check
import { empty, fill, h } from './dom.js';

/** More are counted. */
const MOST = 50;

/** The connections of the host: who they are, what they watch, and what waits in their queues. */
export class SessionsPanel {
  static title = 'Sessions';
  #timer = 0;
  #text = '';

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.table = h('div.table-box', { tabindex: 0, role: 'group', 'aria-label': 'Sessions' });
    element.append(h('h2', null, 'Sessions and their queues'), this.table);
  }

  show() {
    this.#text = '';
    this.#timer = window.setInterval(() => this.draw(), 1000);
  }

  hide() {
    clearInterval(this.#timer);
  }

  async draw() {
    if (document.hidden) return;
    try {
      const sessions = await this.inspector.host.sessions();
      const text = JSON.stringify(sessions.map((/** @type {any} */ { age, requests, ...rest }) => rest));
      if (text === this.#text) return;
      this.#text = text;
      fill(this.table, sessions.length ? this.#rows(sessions) : empty('Nobody is connected.'));
    } catch (error) {
      fill(this.table, h('p.warn', { role: 'alert' }, /** @type {Error} */ (error).message));
    }
  }

  /** @param {any[]} sessions */
  #rows(sessions) {
    const titles = ['session', 'who', 'process', 'requests', 'waiting', 'questions', 'watches', 'unread bytes'];
    const row = (/** @type {any} */ one) =>
      h(
        `tr${one.queued > 65536 ? '.is-slow' : ''}`,
        null,
        h('th', { scope: 'row' }, one.session),
        h('td', null, one.modules.join(', ') || one.name || '', one.isSelf && h('span.chip', null, 'this gateway')),
        [one.pid, one.requests, one.inFlight + one.results, one.questions, one.watches, one.queued].map((value) =>
          h('td.number', null, value.toLocaleString('en')),
        ),
      );
    const left = sessions.length - MOST;
    return [
      h(
        'table',
        null,
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            titles.map((title) => h('th', { scope: 'col' }, title)),
          ),
        ),
        h('tbody', null, sessions.slice(0, MOST).map(row)),
      ),
      left > 0 && h('p.quiet', null, `and ${left} more`),
    ];
  }
}
