import { EventEmitter } from 'node:events';
import { REQUESTS } from './requests.js';

// The host's own word that time is up should come before the client gives up; in seconds.
const MARGIN = 5;

/** The host's methods as functions: each only names its parameters and calls `call`. */
export class Methods extends EventEmitter {
  /** Sends a message to whoever provides an entry; `timeout` is the provider's, in seconds. */
  async ask(entry, message, { timeout, signal, ...params } = {}) {
    if (timeout === undefined) return this.call('entry.ask', { ...params, entry, message }, { signal });
    return this.call('entry.ask', { ...params, entry, message, timeout }, { signal, timeout: timeout + MARGIN });
  }
}

for (const [name, [method, ...positions]] of Object.entries(REQUESTS)) {
  Methods.prototype[name] = function (...given) {
    // `timeout` is the client's own; a parameter of the host with that name has another one here.
    const { timeout, signal, questionTimeout, ...params } = given[positions.length] ?? {};
    if (questionTimeout !== undefined) params.timeout = questionTimeout;
    positions.forEach((parameter, index) => (params[parameter] = given[index] === undefined ? params[parameter] : given[index]));
    return this.call(method, params, { timeout, signal });
  };
}
