// @ts-check
import { badge, button, empty, fill, h } from './dom.js';
import { counted, hueOf, signOf } from './names.js';
import { Monitor } from './monitor.js';
import { Recording } from './recording.js';
import { Traffic } from './traffic.js';
import { VirtualList } from './virtual.js';

const ROW = 26;
/** Rows that are in the page at most. */
const MOST = 45;

/** The lines that the host's clients send and receive while a person looks, and a recording for `navctl replay`. */
export class TrafficPanel {
  static title = 'Traffic';
  topics = /** @type {const} */ (['traffic']);
  #traffic = new Traffic();
  /** @type {Monitor | undefined} */
  #monitor;
  /** @type {Recording | undefined} */
  #recording;
  /** @type {Map<string, string>} */
  #names = new Map();
  /** @type {any[]} */
  #shown = [];
  /** @type {any} */
  #chosen;
  /** @type {any[] | undefined} Messages that wait until a new session is met. */
  #held;
  #note = '';
  #showsText = false;
  #state = '';

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.controls = h('div.actions');
    this.filter = h('input', {
      type: 'search',
      placeholder: 'Filter: session, module, method, kind, id',
      'aria-label': 'Filter the traffic',
      oninput: () => this.draw(),
    });
    this.counts = h('p.quiet');
    this.rows = h('div.rows.traffic', {
      role: 'listbox',
      tabindex: 0,
      'aria-label': 'Messages',
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
    });
    this.note = h('div');
    this.text = h('div.message');
    element.append(h('h2', null, 'Messages of the host’s clients'), this.controls, this.filter, this.counts, this.rows, this.note, this.text);
    this.list = new VirtualList(this.rows, {
      height: ROW,
      most: MOST,
      count: () => this.#shown.length,
      make: () => this.#make(),
      draw: (row, index) => this.#draw(row, index),
    });
  }

  draw() {
    this.#buttons();
    this.#shown = this.#traffic.filter(this.filter.value, this.#names);
    const { heartbeats, own, dropped, forgotten, list } = this.#traffic;
    const hidden = [
      list.length - this.#shown.length && `${list.length - this.#shown.length} hidden by the filter`,
      heartbeats && counted(heartbeats, 'heartbeat'),
      own && `${own} of this page`,
      dropped && `${dropped} dropped by the host`,
      forgotten && `${forgotten} forgotten here`,
    ]
      .filter(Boolean)
      .join(', ');
    this.counts.textContent = [this.#monitor ? counted(this.#shown.length, 'message') : '', hidden && `not shown: ${hidden}`, this.#recorded()]
      .filter(Boolean)
      .join(' · ');
    this.rows.hidden = this.#shown.length === 0;
    fill(this.note, !this.#shown.length && this.#empty());
    this.list.draw();
  }

  #recorded() {
    const recording = this.#recording;
    if (!recording) return '';
    const lost = recording.isWhole ? '' : `; ${recording.dropped} are missing and ${recording.cut} are cut, so it cannot be replayed`;
    return `recording: ${counted(recording.messages, 'message')}, ${Math.ceil(recording.bytes / 1024)} KiB${lost}`;
  }

  #empty() {
    if (!this.inspector.connection.rights.includes('traffic'))
      return empty('This page has not the right “traffic”. Start navweb with --rights look,operate,traffic for it.');
    if (!this.#monitor) return empty(this.#note || 'Nobody listens. The host sends its traffic only while someone does.');
    if (this.#traffic.list.length)
      return empty(
        `Nothing fits “${this.filter.value}”.`,
        button('Show all', () => this.#lift()),
      );
    return empty(this.#note || 'Nothing was sent since you began to listen.');
  }

  #lift() {
    this.filter.value = '';
    this.draw();
  }

  #buttons() {
    const isAllowed = this.inspector.connection.rights.includes('traffic');
    const state = `${isAllowed} ${!this.#monitor} ${!this.#recording} ${this.#showsText}`;
    if (state === this.#state) return;
    this.#state = state;
    fill(
      this.controls,
      this.#monitor
        ? button('Stop listening', () => this.#stop())
        : button('Listen', () => this.#listen(), { disabled: !isAllowed, class: 'strong' }),
      !this.#recording &&
        button('Record', () => this.#record(), { disabled: !isAllowed, title: 'Everything that is sent, in full, for navctl replay' }),
      this.#recording && button('Stop and download', () => this.#download(), { class: 'strong' }),
      !this.#recording &&
        h(
          'label.check',
          null,
          h('input', { type: 'checkbox', checked: this.#showsText, onchange: () => this.#toggleText() }),
          'Show what is in the messages (secrets too)',
        ),
      button('Clear', () => this.#clear()),
    );
  }

  #clear() {
    this.#traffic.clear();
    this.#chosen = undefined;
    fill(this.text);
    this.draw();
  }

  #toggleText() {
    this.#showsText = !this.#showsText;
    if (this.#monitor) this.#listen();
    this.draw();
  }

  async #listen() {
    const { connection } = this.inspector;
    this.inspector.isListening = false;
    this.#monitor?.close();
    this.#note = '';
    await this.#meet();
    const text = this.#showsText || this.#recording !== undefined;
    const begun = new Promise((resolve) => {
      this.#monitor = new Monitor(
        connection,
        { text, scene: this.inspector.scene },
        {
          traffic: (traffic) => this.#take(traffic),
          begun: () => resolve(undefined),
          ended: (reason) => this.#ended(reason),
        },
      );
    });
    this.draw();
    await begun;
    this.inspector.isListening = true;
    await this.#meet();
    this.#note = '';
    this.draw();
  }

  /** Learns the names of the sessions, and which of them are this page's. */
  async #meet() {
    const sessions = await this.inspector.host.sessions().catch(() => []);
    for (const one of sessions) this.#names.set(one.session, one.modules[0] ?? one.name ?? '');
    this.#traffic.ownSessions = new Set(
      sessions.filter((/** @type {any} */ one) => one.isSelf || one.name === 'navweb').map((/** @type {any} */ one) => one.session),
    );
    this.sessions = sessions;
  }

  /**
   * Takes a message in its turn. A session that is new has to be met first: it may be this page's own.
   * @param {any} traffic
   */
  #take(traffic) {
    if (this.#held) return void this.#held.push(traffic);
    if (!traffic.session || this.#names.has(traffic.session)) return this.#accept(traffic);
    this.#held = [traffic];
    this.#meet().then(() => {
      if (!this.#names.has(traffic.session)) this.#names.set(traffic.session, '');
      this.#release((one) => this.#take(one));
    });
  }

  /** @param {(traffic: any) => void} take */
  #release(take) {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const one of held) take(one);
  }

  /** @param {any} traffic */
  #accept(traffic) {
    if (this.#recording && !this.#traffic.ownSessions.has(traffic.session)) this.#recording.take(traffic);
    if (!this.#showsText) delete traffic.line;
    this.#traffic.take(traffic);
    this.inspector.news('traffic');
  }

  /** @param {string} reason */
  #ended(reason) {
    this.#monitor = undefined;
    this.#note = `Listening has ended: ${reason}.`;
    if (this.#recording) this.#recording.drop(1);
    this.draw();
  }

  #stop() {
    this.#monitor?.close();
    this.#monitor = undefined;
    if (this.#recording) this.#download();
    this.draw();
  }

  async #record() {
    const { connection } = this.inspector;
    await this.#meet();
    const { instance, version } = await connection.call('host.status', {});
    this.#recording = new Recording({ instance, version, sessions: (this.sessions ?? []).filter((/** @type {any} */ one) => one.name !== 'navweb') });
    await this.#listen();
  }

  #download() {
    this.#release((one) => this.#accept(one));
    const recording = this.#recording;
    this.#recording = undefined;
    if (!recording) return;
    const address = URL.createObjectURL(new Blob([String(recording)], { type: 'application/x-ndjson' }));
    h('a', { href: address, download: 'recording.ndjson' }).click();
    window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
    this.#note = recording.isWhole ? 'recording.ndjson: play it with navctl replay.' : 'The recording is not whole: it cannot be replayed.';
    if (this.#monitor && !this.#showsText) this.#listen();
    this.draw();
  }

  #make() {
    const row = h('div.row.message-row', { role: 'option' });
    row.addEventListener('click', () => this.#choose(this.#shown[this.#shown.length - 1 - Number(row.dataset.index)]));
    return row;
  }

  /**
   * @param {HTMLElement} element
   * @param {number} index
   */
  #draw(element, index) {
    const one = this.#shown[this.#shown.length - 1 - index];
    const isChosen = one === this.#chosen;
    element.dataset.index = String(index);
    element.id = `message-${index}`;
    element.className = `row message-row is-${one.kind}${isChosen ? ' is-selected' : ''}`;
    element.setAttribute('aria-selected', String(isChosen));
    if (isChosen) this.rows.setAttribute('aria-activedescendant', element.id);
    if (one.dropped) return fill(element, h('span.warn', null, `${counted(one.dropped, 'line')} dropped: the page was too slow`));
    const name = this.#names.get(one.session) || one.session;
    const took = one.answer
      ? `${((one.answer.time - one.time) * 1000).toFixed(1)} ms`
      : one.kind === 'request' || one.kind === 'question'
        ? 'no answer yet'
        : '';
    fill(
      element,
      h('span.id', null, one.time.toFixed(3)),
      badge(name, hueOf(name), signOf(name)),
      this.#who(one.session, name),
      h('span.arrow', { title: one.direction === 'in' ? 'to the host' : 'from the host' }, one.direction === 'in' ? '→' : '←'),
      h('span.title', null, one.method || one.kind),
      h('span.id', null, one.id === undefined ? one.kind : JSON.stringify(one.id)),
      h('span.took', null, took),
      h('span.id', null, `${one.bytes}${one.answer ? ` / ${one.answer.bytes}` : ''} B`),
    );
  }

  /**
   * @param {string} session
   * @param {string} name
   */
  #who(session, name) {
    const { host } = this.inspector;
    if (!host.hasEnded(session)) return h('span.who', null, name);
    return h('span.who.has-ended', { title: host.sessionName(session) }, name, h('span.hidden', null, ' (ended)'));
  }

  /** @param {any} one */
  #choose(one) {
    this.#chosen = one;
    const shown = (/** @type {string | undefined} */ line) =>
      line === undefined
        ? empty('The text is off. Tick “Show what is in the messages”; it holds for messages from then on.')
        : h('pre', { tabindex: 0 }, line.length > 2048 ? `${line.slice(0, 2048)}…` : line);
    fill(
      this.text,
      one &&
        !one.dropped && [
          h('h3', null, `${one.kind} ${one.method} · ${this.inspector.host.sessionName(one.session)}`),
          shown(one.line),
          one.answer && [h('h3', null, 'Answer'), shown(one.answer.line)],
        ],
    );
    this.list.draw();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const last = this.#shown.length - 1;
    const index = Math.max(0, Math.min(last, last - this.#shown.indexOf(this.#chosen) + step));
    this.list.show(index);
    this.#choose(this.#shown[last - index]);
  }
}
