// @ts-check
// The connection of a page: requests, and what the host says about the scenes that the page is about.
import { Gateway } from './gateway.js';
import { Tabs } from './tabs.js';

export { GatewayError, Refusal } from './gateway.js';

/** @typedef {import('./types.js').ConnectionState} ConnectionState */
/** @typedef {import('./types.js').ServerEvent} ServerEvent */
/** @typedef {(data: any) => void} Handler */

/**
 * Begins a connection. Events come after the first `await` of the caller, so handlers that are set at once miss none.
 * @param {{scene?: string, scenes?: string[], host?: boolean, traffic?: boolean, verbosity?: string}} options
 * @returns {Promise<Connection>}
 */
export async function connect({ scene, scenes = scene ? [scene] : [], host = false, traffic = false, verbosity } = {}) {
  const gateway = new Gateway();
  await gateway.begin().catch(() => {});
  return new Connection(gateway, { scenes, host, traffic, verbosity });
}

/**
 * Events by name: `watching` (a snapshot, or `resumed`), `changed`, `lagged`, `watchEnded`, `event`, `signal`,
 * `hostChanged`, `hostLagged`, `traffic`, `bye`, `waiting` as the gateway sends them, and `state` with the new state.
 * Events about a scene come only for the scenes of this connection: each revision once, in order, none missing.
 */
export class Connection {
  /** @type {Map<string, Set<Handler>>} */
  #handlers = new Map();
  /** @type {Map<string, number>} The last revision by scene; `host` for the host's own. */
  #seen = new Map();
  /** @type {Set<string>} What waits for a fresh snapshot. */
  #broken = new Set();
  /** @type {ConnectionState} */
  #state = 'connecting';
  /** How often a revision was missing and a snapshot was asked for. */
  resynchronised = 0;

  /**
   * @param {Gateway} gateway
   * @param {import('./types.js').Wants} wants
   */
  constructor(gateway, wants) {
    this.gateway = gateway;
    this.wants = wants;
    if (!gateway.hasToken) this.#state = 'refused';
    gateway.changed = () => this.tabs.restart();
    this.tabs = new Tabs(gateway, wants, {
      event: (event) => this.#event(event),
      state: (state) => this.#enter(state),
    });
  }

  /** @returns {ConnectionState} */
  get state() {
    return this.#state;
  }

  /** Which methods the token allows: `look`, `operate`, `traffic`, `administer`. */
  get rights() {
    return this.gateway.rights;
  }

  /**
   * Calls `handler` for each event of this name, from the next one on.
   * @param {string} name
   * @param {Handler} handler
   * @returns {() => void} ends that
   */
  on(name, handler) {
    const handlers = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  /**
   * One request. Rejects with a Refusal (of the host) or a GatewayError.
   * @param {string} method
   * @param {object} [params]
   * @param {{timeout?: number, keepalive?: boolean}} [options] `timeout` in seconds; `keepalive` outlives the page
   * @returns {Promise<any>}
   */
  call(method, params, options) {
    return this.gateway.call(method, params, options);
  }

  /**
   * Asks for a fresh snapshot, which comes as `watching`.
   * @param {string} part a scene, or `host`
   */
  resync(part) {
    if (this.#broken.has(part)) return;
    this.#broken.add(part);
    this.resynchronised += 1;
    this.tabs.resync(part);
  }

  close() {
    this.tabs.close();
  }

  /** @param {ServerEvent} event */
  #event({ name, data }) {
    if (name === 'waiting') this.#enter('waiting');
    else if (name !== 'bye') this.#enter('live');
    const isHost = name.startsWith('host') || (name === 'watching' && !('scene' in data));
    const part = isHost ? 'host' : data.scene;
    if (name === 'traffic' ? !this.wants.traffic : isHost ? !this.wants.host : part !== undefined && !this.wants.scenes.includes(part)) return;
    if (this.#isNext(name, part, data)) this.#emit(name, data);
  }

  /**
   * Whether the event follows what has come so far. A gap asks for a snapshot.
   * @param {string} name
   * @param {string} part
   * @param {any} data
   */
  #isNext(name, part, data) {
    if (data.snapshot) {
      this.#broken.delete(part);
      this.#seen.set(part, data.revision);
      return true;
    }
    const seen = this.#seen.get(part);
    if (name === 'watching') {
      if (data.from !== seen) this.resync(part);
      return data.from === seen;
    }
    if (name !== 'changed' && name !== 'hostChanged') return true;
    if (this.#broken.has(part) || seen === undefined || data.revision <= seen) return false;
    if (data.revision > seen + 1) {
      this.resync(part);
      return false;
    }
    this.#seen.set(part, data.revision);
    return true;
  }

  /** @param {ConnectionState} state */
  #enter(state) {
    if (state === this.#state) return;
    this.#state = state;
    if (state === 'refused' && this.gateway.hasToken) this.gateway.lost();
    this.#emit('state', state);
  }

  /**
   * @param {string} name
   * @param {any} data
   */
  #emit(name, data) {
    for (const handler of this.#handlers.get(name) ?? []) handler(data);
  }
}
