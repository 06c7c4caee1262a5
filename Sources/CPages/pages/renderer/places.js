// @ts-check
// The browser's history and address: back is the host's back, and a link of the host is an address of the page.

/** The page leaves two entries in the history: the page itself, and one above it that the browser's back takes away. */
const BASE = 'base';
const GUARD = 'guard';

export class Places {
  #isArmed = false;
  /** @type {string | undefined} The URL of the place that is shown. */
  #url;
  #asked = 0;

  /**
   * @param {import('./store.js').Store} store
   * @param {import('./requests.js').Requests} requests
   */
  constructor(store, requests) {
    this.store = store;
    this.requests = requests;
  }

  /** Begins with the address that the page was opened with. */
  async begin() {
    const wanted = linkOf(location.hash);
    this.#isArmed = history.state === GUARD;
    if (!this.#isArmed) history.replaceState(BASE, '');
    addEventListener('popstate', (event) => this.#popped(event.state));
    await this.#ask();
    if (wanted && wanted !== this.#url) await this.requests.open(wanted);
  }

  /** The scene shows another place. */
  changed() {
    this.#arm();
    this.#ask();
  }

  /** Without an entry of its own above the page, the browser's back would leave it. */
  #arm() {
    if (this.#isArmed || !this.requests.canGoBack) return;
    history.pushState(GUARD, '');
    this.#isArmed = true;
  }

  /** @param {any} state */
  async #popped(state) {
    if (state === GUARD) {
      this.#isArmed = true;
    } else if (state === BASE) {
      this.#isArmed = false;
      this.#write();
      if (!this.requests.canGoBack) return void history.back();
      await this.requests.back();
      this.#arm();
    } else {
      await this.#visited();
    }
  }

  /** A person has typed or pasted another address. */
  async #visited() {
    if (location.hash.startsWith('#ticket=')) return;
    const wanted = linkOf(location.hash);
    history.replaceState(BASE, '');
    this.#isArmed = false;
    if (wanted && wanted !== this.#url) await this.requests.open(wanted);
    this.#write();
    this.#arm();
  }

  /** Asks the host for the URL of the place in front. */
  async #ask() {
    const number = ++this.#asked;
    const { connection, scene } = this.store;
    const answer = await connection.call('url.encode', { scene }).catch(() => ({ url: undefined }));
    if (number !== this.#asked) return;
    this.#url = answer.url;
    this.#write();
  }

  #write() {
    const hash = this.#url ? `#${this.#url}` : '';
    if (location.hash !== hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
  }
}

/** @param {string} hash */
function linkOf(hash) {
  const link = hash.slice(1);
  return /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : undefined;
}
