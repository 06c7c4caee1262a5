// @ts-check
// The pages of one browser share one stream. One page leads: it holds the stream, and tells the others what comes.
import { Stream, without } from './stream.js';

/** @typedef {import('./types.js').Wants} Wants */
/** @typedef {import('./types.js').ServerEvent} ServerEvent */
/** @typedef {import('./types.js').ConnectionState} ConnectionState */

const LEVELS = ['silent', 'error', 'warning', 'info', 'debug'];

/** This page's part in the stream. It leads as soon as no other page does. */
export class Tabs {
  #name = crypto.randomUUID();
  #channel = new BroadcastChannel('navhost-stream');
  /** @type {Map<string, Wants>} What the other pages want; kept by the page that leads. */
  #others = new Map();
  /** @type {Stream | undefined} */
  #stream;
  #lastId = '';
  /** @type {Set<string>} The scenes, or the `host`, of which a snapshot is still to come. */
  #anew = new Set();
  #leads = false;
  /** @type {AbortController} */
  #life = new AbortController();

  /**
   * @param {import('./gateway.js').Gateway} gateway
   * @param {Wants} wants
   * @param {{event: (event: ServerEvent) => void, state: (state: ConnectionState) => void}} listener
   */
  constructor(gateway, wants, listener) {
    this.gateway = gateway;
    this.wants = wants;
    this.listener = listener;
    this.#channel.onmessage = ({ data }) => this.#hear(data);
    // By this lock other pages notice that this one has gone, however it went.
    // So the page holds it before the others know of the page.
    hold(`navhost-page-${this.#name}`, this.#life.signal, () => this.#say({ kind: 'join', wants }));
    hold('navhost-stream', this.#life.signal, () => this.#lead());
  }

  get leads() {
    return this.#leads;
  }

  /**
   * Asks for a fresh snapshot: a revision is missing.
   * @param {string} part a scene, or `host`
   */
  resync(part) {
    if (this.#leads) this.#open([part]);
    else this.#say({ kind: 'resync', part });
  }

  /** Opens the stream again, with the token of now. */
  restart() {
    if (this.#leads) this.#open([]);
    else this.#say({ kind: 'resync', part: '' });
  }

  close() {
    this.#stream?.close();
    this.#life.abort();
    this.#channel.close();
  }

  #lead() {
    this.#leads = true;
    this.#say({ kind: 'who' });
    this.#open([]);
  }

  /** @param {any} message */
  #hear(message) {
    const { kind, from } = message;
    if (kind === 'who') this.#say({ kind: 'join', wants: this.wants, isKnown: true });
    else if (kind === 'event') this.#take(message.event);
    else if (kind === 'state') this.listener.state(message.state);
    else if (this.#leads && kind === 'join') this.#join(from, message.wants, message.isKnown);
    else if (this.#leads && kind === 'resync') this.#open([message.part]);
  }

  /**
   * A page has come: it needs a snapshot of all that it wants. A page that was there before has seen all so far.
   * @param {string} page
   * @param {Wants} wants
   * @param {boolean} isKnown
   */
  #join(page, wants, isKnown) {
    const before = JSON.stringify(this.#union());
    if (!this.#others.has(page)) {
      hold(`navhost-page-${page}`, this.#life.signal, () => {
        this.#others.delete(page);
        return 'release';
      });
    }
    this.#others.set(page, wants);
    if (!isKnown) this.#open([...wants.scenes, ...(wants.host ? ['host'] : [])]);
    else if (JSON.stringify(this.#union()) !== before) this.#open([]);
  }

  /** @param {string[]} anew the parts to begin with a snapshot */
  #open(anew) {
    this.#stream?.close();
    for (const part of anew) this.#anew.add(part);
    if (!this.gateway.hasToken) return this.#tell('refused');
    this.#stream = new Stream(this.gateway, this.#union(), without(this.#lastId, [...this.#anew]), {
      event: (event) => {
        if (event.data.snapshot) this.#anew.delete(event.data.scene ?? 'host');
        if (this.#others.size) this.#say({ kind: 'event', event });
        this.#take(event);
      },
      failed: (state) => this.#tell(state),
    });
  }

  /** @param {ServerEvent} event */
  #take(event) {
    if (event.id) this.#lastId = event.id;
    this.listener.event(event);
  }

  /** @param {ConnectionState} state */
  #tell(state) {
    this.#say({ kind: 'state', state });
    this.listener.state(state);
  }

  #union() {
    const all = [this.wants, ...this.#others.values()];
    const levels = all.map(({ verbosity }) => LEVELS.indexOf(verbosity ?? ''));
    return {
      scenes: [...new Set(all.flatMap(({ scenes }) => scenes))].sort(),
      host: all.some(({ host }) => host),
      traffic: all.some(({ traffic }) => traffic),
      verbosity: LEVELS[Math.max(...levels)],
    };
  }

  /** @param {object} message */
  #say(message) {
    this.#channel.postMessage({ ...message, from: this.#name });
  }
}

/**
 * Waits for a lock, and keeps it until the page ends, unless `then` says to release it.
 * @param {string} name
 * @param {AbortSignal} signal
 * @param {() => unknown} then
 */
function hold(name, signal, then) {
  const kept = () => (then() === 'release' ? undefined : new Promise((resolve) => signal.addEventListener('abort', resolve)));
  navigator.locks.request(name, { signal }, kept).catch(() => {});
}
