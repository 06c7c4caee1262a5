// @ts-check
// The one stream of a browser: server-sent events, read by fetch, resumed where they broke off.
import { refusal } from './gateway.js';

/** @typedef {import('./types.js').Wants} Wants */
/** @typedef {import('./types.js').ServerEvent} ServerEvent */

/** Without a sign of life for this long the stream is taken for dead, in milliseconds. */
const SILENCE = 40_000;

/** Takes text as it comes, and gives the events that are whole. */
export class EventParser {
  #rest = '';
  /** @type {number | undefined} In milliseconds: how long to wait before the next attempt. */
  retry;

  /**
   * @param {string} text
   * @returns {ServerEvent[]}
   */
  take(text) {
    const blocks = (this.#rest + text).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => this.#event(block) ?? []);
  }

  /** @param {string} block */
  #event(block) {
    /** @type {Record<string, string>} */
    const fields = {};
    for (const line of block.split('\n')) {
      const colon = line.indexOf(':');
      if (colon > 0) fields[line.slice(0, colon)] = line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    }
    if (fields.retry) this.retry = Number(fields.retry);
    if (fields.data === undefined) return undefined;
    return { name: fields.event ?? 'message', id: fields.id, data: JSON.parse(fields.data) };
  }
}

/** A stream that opens itself again until it is closed. */
export class Stream {
  #abort = new AbortController();
  #isClosed = false;
  #retry = 500;
  #failures = 0;

  /**
   * @param {import('./gateway.js').Gateway} gateway
   * @param {Wants} wants
   * @param {string} lastId the id of the last event that was taken; empty for a fresh start
   * @param {{event: (event: ServerEvent) => void, failed: (state: 'offline' | 'refused') => void}} listener
   */
  constructor(gateway, wants, lastId, listener) {
    this.gateway = gateway;
    this.wants = wants;
    this.lastId = lastId;
    this.listener = listener;
    this.#run();
  }

  close() {
    this.#isClosed = true;
    this.#abort.abort();
  }

  async #run() {
    while (!this.#isClosed) {
      const state = await this.#read().catch(() => /** @type {const} */ ('offline'));
      if (this.#isClosed) return;
      this.listener.failed(state);
      if (state === 'refused') return;
      this.#failures += 1;
      await pause(this.#retry * Math.min(this.#failures, 4) * (0.5 + Math.random()));
    }
  }

  /** Until the stream ends; gives the state that follows. */
  async #read() {
    this.#abort = new AbortController();
    const response = await fetch(address(this.wants), { headers: this.#headers(), cache: 'no-store', signal: this.#abort.signal });
    if (!response.ok || !response.body) {
      const { rule } = await refusal(response);
      return ['token', 'ticket', 'rights'].includes(rule) ? 'refused' : 'offline';
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = new EventParser();
    for (;;) {
      const watchdog = setTimeout(() => this.#abort.abort(), SILENCE);
      const { done, value } = await reader.read().finally(() => clearTimeout(watchdog));
      if (done) return 'offline';
      for (const event of parser.take(value)) this.#deliver(event);
      this.#retry = parser.retry ?? this.#retry;
    }
  }

  /** @param {ServerEvent} event */
  #deliver(event) {
    if (this.#isClosed) return;
    this.#failures = 0;
    if (event.id) this.lastId = event.id;
    this.listener.event(event);
  }

  #headers() {
    /** @type {Record<string, string>} */
    const headers = { ...this.gateway.headers, Accept: 'text/event-stream' };
    if (this.lastId) headers['Last-Event-ID'] = this.lastId;
    return headers;
  }
}

/**
 * The id without some of its parts, so that the stream begins them anew.
 * @param {string} id as `0123456789abcdef/main:7,host:3`
 * @param {string[]} parts
 */
export function without(id, parts) {
  const [instance, revisions = ''] = id.split('/');
  const left = revisions.split(',').filter((one) => one && !parts.includes(one.slice(0, one.lastIndexOf(':'))));
  return left.length ? `${instance}/${left.join(',')}` : '';
}

/** @param {Wants} wants */
function address({ scenes, host, traffic, verbosity }) {
  const query = new URLSearchParams(scenes.map((scene) => ['scene', scene]));
  if (host) query.set('host', '1');
  if (traffic) query.set('traffic', '1');
  if (verbosity) query.set('verbosity', verbosity);
  return `/watch?${query}`;
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
