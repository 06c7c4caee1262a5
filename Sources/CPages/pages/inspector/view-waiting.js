// @ts-check
import { fill, h } from './dom.js';
import { WaitingList } from './waiting.js';

/** How often the list is read while something waits, and while nothing does, in milliseconds. */
const BUSY = 400;
const CALM = 1500;
/** More are counted. */
const MOST = 6;

/** The requests and questions that wait, above the lane: for whom, why, until when, and what happens then. */
export class WaitingView {
  #list = new WaitingList();
  /** @type {any[]} */
  #guards = [];
  #text = '';

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.element = element;
    this.#read();
  }

  async #read() {
    const { connection } = this.inspector;
    /** @type {import('./waiting.js').Waiting[]} */
    let list = [];
    if (connection.state === 'live' && !document.hidden) {
      try {
        const answer = await connection.call('host.waiting', {}, { timeout: 10 });
        const asks = answer.requests.some(
          (/** @type {any} */ request) => request.guard && !this.#guards.some((guard) => guard.guard === request.guard),
        );
        if (asks) this.#guards = (await connection.call('guard.list', {}, { timeout: 10 })).guards;
        list = this.#list.read(answer, this.#guards, Date.now());
      } catch {
        // The state of the connection says it already.
      }
    }
    this.#draw(list);
    window.setTimeout(() => this.#read(), list.length ? BUSY : CALM);
  }

  /** @param {import('./waiting.js').Waiting[]} list */
  #draw(list) {
    const text = JSON.stringify(list);
    if (text !== this.#text) {
      this.#text = text;
      const left = list.length - MOST;
      fill(
        this.element,
        list.length ? list.slice(0, MOST).map((one) => this.#row(one)) : h('li.quiet', null, 'Nothing waits.'),
        left > 0 && h('li.quiet', null, `and ${left} more`),
      );
    }
    for (const bar of this.element.querySelectorAll('progress')) bar.value = Date.now() - Number(bar.dataset.since);
  }

  /** @param {import('./waiting.js').Waiting} one */
  #row({ what, who, whom, why, then, until, since, isCircle }) {
    const length = until ? Math.max(1, until - since) : 0;
    return h(
      `li.waits${isCircle ? '.is-circle' : ''}`,
      null,
      h('strong', null, `${who}: ${what}`),
      ` waits for ${whom}: ${why}. `,
      isCircle && h('span.bad', null, 'They wait for each other. '),
      until
        ? h('progress', { max: length, value: 0, 'aria-label': `Time until ${new Date(until).toLocaleTimeString('en-GB')}`, data: { since } })
        : h('span.quiet', null, 'no deadline'),
      until && then && h('span.quiet', null, ` then it ${then}`),
    );
  }
}
