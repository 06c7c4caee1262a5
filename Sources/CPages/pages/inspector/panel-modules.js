// @ts-check
import { badge, button, empty, facts, fill, h } from './dom.js';
import { counted, hueOf, signOf } from './names.js';

/** The modules: where each runs, what it provides, how it is. Those that may administer start and stop them. */
export class ModulesPanel {
  static title = 'Modules';
  topics = /** @type {const} */ (['host']);
  /** @type {any[]} */
  #modules = [];
  #text = '';
  #timer = 0;
  #error = '';

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.list = h('div.cards');
    element.append(h('h2', null, 'Modules'), this.list);
  }

  show() {
    this.#text = '';
    this.#timer = window.setInterval(() => this.draw(), 2000);
  }

  hide() {
    clearInterval(this.#timer);
  }

  async draw() {
    try {
      this.#modules = (await this.inspector.connection.call('module.list', {}, { timeout: 10 })).modules;
      this.#error = '';
    } catch (error) {
      this.#error = /** @type {Error} */ (error).message;
    }
    const text = JSON.stringify([this.#modules, this.#error]);
    if (text === this.#text) return;
    this.#text = text;
    fill(
      this.list,
      this.#error && h('p.warn', { role: 'alert' }, this.#error),
      this.#modules.length
        ? this.#modules.map((module) => this.#card(module))
        : empty('No module is registered, and the host has no manifest of one.'),
    );
  }

  /** @param {any} module */
  #card(module) {
    const { module: name, title, session, version, state, destinations, pid, restarts, lastFailure, presentations } = module;
    const condition = state ?? (session ? 'connected' : 'away');
    const isBad = condition === 'failed' || condition === 'backingOff' || condition === 'away';
    return h(
      'article.module',
      null,
      h(
        'h3',
        null,
        badge(name, hueOf(name), signOf(name)),
        name,
        title && h('span.quiet', null, title),
        h(`span.chip${isBad ? '.bad' : '.good'}`, null, condition),
      ),
      facts([
        ['session', session],
        ['types', counted(destinations, 'type')],
        ['version', version],
        ['process', pid],
        ['restarts', restarts],
        ['last failure', lastFailure?.message],
        ['presents by', presentations?.map((/** @type {any} */ one) => one.method ?? one.name).join(', ')],
      ]),
      state &&
        this.inspector.connection.rights.includes('administer') &&
        h(
          'div.actions',
          null,
          ['start', 'stop', 'restart'].map((verb) => button(verb, () => this.#do(verb, name))),
        ),
    );
  }

  /**
   * @param {string} verb
   * @param {string} module
   */
  async #do(verb, module) {
    await this.inspector.connection.call(`module.${verb}`, { module }).catch((error) => (this.#error = error.message));
    this.#text = '';
    this.draw();
  }
}
