import { encode } from './json.js';

/**
 * A module's name, registrations and handlers. `client.module` makes it, renews it after a reconnection, and brings it
 * the host's questions.
 */
export class Module {
  /** The types that had orphaned entries when they were registered last. */
  revived = [];
  #client;
  #handlers;
  #registrations = [];

  /** `handlers` are the functions for `ask` (one, or one for each type), `provide` and `migrate`. */
  constructor(client, name, handlers) {
    this.name = name;
    this.#client = client;
    this.#handlers = handlers;
  }

  get types() {
    return [...new Set(this.#registrations.flatMap(({ destinations }) => destinations.map(({ type }) => type)))];
  }

  /** The registrations to send again after a reconnection: every one that succeeded, in order. */
  get registrations() {
    return [...this.#registrations];
  }

  /**
   * Adds types, and redefines those that are there already; with `navigator`, for what is shown there and below. A list
   * of methods of presentation, guards, receivers, URL patterns, mappings or flows is the module's whole list.
   */
  async register(types, { timeout, signal, ...options } = {}) {
    const registration = { ...options, module: this.name, destinations: types };
    await this.renew(this.#client, registration, { timeout, signal });
    // Repeating a registration costs nothing: it takes the place of the one before, at the end. A registration with
    // `replaces` takes the place of all.
    const line = encode(registration);
    const isKept = (one) => !registration.replaces && !encode(one).equals(line);
    this.#registrations = [...this.#registrations.filter(isKept), registration];
  }

  /** Does not renew these types any more. A module that has none left is still registered, here as at the host. */
  leave(types) {
    const isKept = ({ type }) => !types.includes(type);
    this.#registrations = this.#registrations.map((one) =>
      one.destinations.every(isKept) ? one : { ...one, destinations: one.destinations.filter(isKept) },
    );
  }

  /** Sends a registration over this client or link. */
  async renew(caller, registration, limits) {
    const { revived } = await caller.call('module.register', registration, limits);
    this.revived = revived;
  }

  /** Does not renew a registration any more. */
  drop(registration) {
    this.#registrations = this.#registrations.filter((one) => one !== registration);
  }

  /** The function that answers this question; undefined without one. */
  handler({ method, type }) {
    const { ask, provide, migrate } = this.#handlers;
    switch (method) {
      case 'entry.ask':
        return typeof ask === 'function' ? ask : ask?.[type];
      case 'type.provide':
        return provide;
      case 'type.migrate':
        return migrate;
    }
  }
}
