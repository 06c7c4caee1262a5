import { NavhostError } from './errors.js';

/** A module's name, types and handlers. `client.module` makes it, renews it after a reconnection, and brings it the host's questions. */
export class Module {
  /** The types that had orphaned entries when it was registered last. */
  revived = [];
  #client;
  #handlers;
  #options;
  #types;

  constructor(client, name, { types, handlers = {}, ...options }) {
    this.name = name;
    this.#client = client;
    this.#handlers = handlers;
    this.#options = options;
    this.#types = types;
  }

  get types() {
    return this.#types.map(({ type }) => type);
  }

  /** Adds types, and redefines those that are there already. */
  async register(types) {
    await this.#client.call('module.register', { module: this.name, destinations: types });
    const names = new Set(types.map(({ type }) => type));
    this.#types = [...this.#types.filter(({ type }) => !names.has(type)), ...types];
  }

  /** Registers everything over this link or client. */
  async enter(caller, limits) {
    const params = { ...this.#options, module: this.name, destinations: this.#types };
    const { revived } = await caller.call('module.register', params, limits);
    this.revived = revived;
  }

  /** What the handler of the question's type answers. */
  async answer(question) {
    const handler = typeof this.#handlers === 'function' ? this.#handlers : this.#handlers[question.type];
    if (!handler) throw new NavhostError(-32601, `nothing answers for ${question.type}`, { name: 'method_not_found' });
    return handler(question);
  }
}
