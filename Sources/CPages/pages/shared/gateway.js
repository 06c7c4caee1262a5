// @ts-check
// Requests to the gateway: the token, and JSON-RPC by POST.

const TOKEN = 'navhost-token';
/** How long a new page waits for a token of another page of this browser, in milliseconds. */
const PATIENCE = 400;

/** The host refused a request. Programs go by `name` or `code`; the message is for people. */
export class Refusal extends Error {
  /** @param {{code: number, message: string, data?: any}} error */
  constructor({ code, message, data }) {
    super(message);
    this.code = code;
    this.data = data ?? {};
    this.name = this.data.name ?? 'error';
  }
}

/** The gateway refused a request, or could not be reached. */
export class GatewayError extends Error {
  /**
   * @param {string} rule the name of the rule that refused; `unreachable`, or `timeout`
   * @param {string} message
   */
  constructor(rule, message) {
    super(message);
    this.name = 'GatewayError';
    this.rule = rule;
  }
}

/** The token of this browser: kept for the page, shared among the pages. */
export class Gateway {
  /** @type {string | undefined} */
  #token;
  /** @type {string[]} */
  rights = [];
  #number = 0;
  #channel = new BroadcastChannel('navhost-token');
  /** Called when the token has become another one. */
  changed = () => {};

  constructor() {
    this.#take(parse(sessionStorage.getItem(TOKEN)));
    // A person may paste an address with a ticket into a page that is open.
    addEventListener('hashchange', () => this.begin().catch(() => {}));
    this.#channel.onmessage = ({ data }) => {
      if (data.kind === 'wanted' && this.#token) this.#share();
      else if (data.kind === 'token' && data.token !== this.#token) this.#keep(data);
    };
  }

  get hasToken() {
    return this.#token !== undefined;
  }

  /** Trades the ticket of the address, or asks the other pages of this browser. */
  async begin() {
    const ticket = /^#ticket=([^&]*)/.exec(location.hash)?.[1];
    if (ticket !== undefined) {
      history.replaceState(history.state, '', location.pathname + location.search);
      try {
        this.#keep(await this.#post('/token', { ticket: decodeURIComponent(ticket) }));
        this.#share();
        return;
      } catch (error) {
        // A ticket works once: a page that is loaded again has its token already.
        if (!this.#token && !(error instanceof GatewayError && error.rule === 'ticket')) throw error;
      }
    }
    if (!this.#token) await this.#ask();
  }

  /** The token is not valid any more: another page may have a better one. */
  async lost() {
    this.#take(null);
    sessionStorage.removeItem(TOKEN);
    await this.#ask();
  }

  /**
   * One request. Rejects with a Refusal (of the host) or a GatewayError.
   * @param {string} method
   * @param {object} [params]
   * @param {{timeout?: number, keepalive?: boolean}} options `timeout` in seconds; without it the request waits as long
   *   as the host does. `keepalive` for a request that outlives the page
   * @returns {Promise<any>}
   */
  async call(method, params = {}, { timeout, keepalive } = {}) {
    const id = ++this.#number;
    const answer = await this.#post('/rpc', { jsonrpc: '2.0', id, method, params }, timeout, keepalive);
    if (answer.error) throw new Refusal(answer.error);
    return answer.result;
  }

  /** The headers that show the token. */
  get headers() {
    return { Authorization: `Bearer ${this.#token ?? ''}` };
  }

  /**
   * @param {string} path
   * @param {object} body
   * @param {number} [timeout]
   * @param {boolean} [keepalive]
   */
  async #post(path, body, timeout, keepalive) {
    const headers = { 'Content-Type': 'application/json', ...(path === '/token' ? {} : this.headers) };
    const abort = new AbortController();
    const end = timeout === undefined ? undefined : setTimeout(() => abort.abort(), timeout * 1000);
    let response;
    try {
      response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body), cache: 'no-store', signal: abort.signal, keepalive });
      if (response.ok) return await response.json();
    } catch (error) {
      if (abort.signal.aborted) throw new GatewayError('timeout', `No answer within ${timeout} s`);
      throw new GatewayError('unreachable', 'The gateway cannot be reached');
    } finally {
      clearTimeout(end);
    }
    throw await refusal(response);
  }

  #share() {
    this.#channel.postMessage({ kind: 'token', token: this.#token, rights: this.rights });
  }

  #ask() {
    this.#channel.postMessage({ kind: 'wanted' });
    return new Promise((resolve) => {
      const end = performance.now() + PATIENCE;
      const look = () => (this.#token || performance.now() > end ? resolve(undefined) : setTimeout(look, 20));
      look();
    });
  }

  /** @param {{token: string, rights: string[]}} grant */
  #keep({ token, rights }) {
    this.#take({ token, rights });
    sessionStorage.setItem(TOKEN, JSON.stringify({ token, rights }));
    this.changed();
  }

  /** @param {{token: string, rights: string[]} | null} grant */
  #take(grant) {
    this.#token = grant?.token;
    this.rights = grant?.rights ?? [];
  }
}

/**
 * The error that a response of the gateway tells.
 * @param {Response} response
 */
export async function refusal(response) {
  const { refused = 'error', message = `The gateway answered ${response.status}` } = await response.json().catch(() => ({}));
  return new GatewayError(refused, message);
}

/** @param {string | null} text */
function parse(text) {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
