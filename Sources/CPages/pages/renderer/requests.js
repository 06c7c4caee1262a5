// @ts-check
// The acts of a person, as requests. Nothing changes on the page before the host says so.
import { entriesOf, topOf } from '../shared/scene.js';
import { needed, refused } from '../shared/words.js';
import { valueOf } from './fields.js';

/** @typedef {import('./store.js').Store} Store */

/** Seconds that a module has to answer a press. */
const PATIENCE = 10;
/** For so long after an answer, a change may still be its consequence, in milliseconds. */
const RECENT = 500;

/** The requests of one page. */
export class Requests {
  /** @type {Map<string, () => void>} What *Try again* does, by entry. */
  #again = new Map();
  /** How many requests wait for an answer. */
  waiting = 0;
  #answered = -Infinity;

  /**
   * @param {Store} store
   * @param {{toast: (toast: {text: string, tone?: string}) => void, busy: (isBusy: boolean) => void,
   *   confirm: (question: any) => Promise<boolean>}} page
   */
  constructor(store, page) {
    this.store = store;
    this.page = page;
  }

  /**
   * @param {string} entry
   * @param {string} link
   * @param {object} [values]
   */
  async follow(entry, link, values) {
    this.store.notices.delete(entry);
    await this.#send('entry.follow', { entry, link, ...(values ? { values } : {}), replacesPending: true }, entry, () => this.follow(entry, link, values));
  }

  /**
   * @param {string} id of the entry
   * @param {string} name of the action
   * @param {{item?: string, key: string, element: HTMLElement}} where
   */
  async press(id, name, { item, key, element }) {
    const entry = this.store.find(id)?.entry;
    const action = entry?.content?.actions?.find((/** @type {any} */ one) => one.action === name);
    if (!entry || !action || this.store.pending.has(`${id}/${key}`)) return;
    const fields = fieldsOf(entry.content);
    const values = action.sends === 'fields' ? collect(fields, element) : undefined;
    if (values && !this.#isComplete(id, fields, values)) return;
    if (action.confirm && !(await this.page.confirm(action.confirm))) return;
    const message = { screen: 1, press: newPress(), action: name, ...(item === undefined ? {} : { item }), ...(values ? { values } : {}) };
    await this.#ask(id, name, message, key);
  }

  /** @param {string} entry */
  again(entry) {
    this.#again.get(entry)?.();
  }

  /**
   * @param {string} entry
   * @param {string} answer
   */
  async answer(entry, answer) {
    await this.#send('answer', { entry, answer }, entry);
  }

  /** @param {string} navigator */
  async select(navigator) {
    await this.#send('navigator.select', { navigator, replacesPending: true });
  }

  /** @param {string} navigator */
  async dismiss(navigator) {
    await this.#send('dismiss', { navigator, replacesPending: true }, this.#topOf(navigator));
  }

  /** @param {string} navigator */
  async pop(navigator) {
    await this.#send('back', { navigator, replacesPending: true }, this.#topOf(navigator));
  }

  /** @param {string} url */
  async open(url) {
    await this.#send('url.open', { url });
  }

  /** Whether a change may be what this page's person asked for: all pages of a token have one session. */
  get areRecent() {
    return this.waiting > 0 || performance.now() - this.#answered < RECENT;
  }

  /** Whether there is something to go back from. */
  get canGoBack() {
    const { layers, front } = this.store;
    return layers.length > 0 || (front !== undefined && entriesOf(front).length > 1);
  }

  /** One step back: an alert is cancelled, a path popped, else what is presented goes. */
  async back() {
    const { layers, front } = this.store;
    const layer = layers.pop();
    if (layer && layer.buttons?.length) return this.cancel(layer);
    if (front && entriesOf(front).length > 1) return this.pop(front.id);
    if (layer) return this.dismiss(layer.id);
  }

  /** Escape: what is in front goes as a whole. */
  async escape() {
    const layer = this.store.layers.pop();
    if (!layer) return this.canGoBack ? this.back() : undefined;
    return layer.buttons?.length ? this.cancel(layer) : this.dismiss(layer.id);
  }

  /** @param {import('../shared/types.js').Navigator} alert */
  async cancel(alert) {
    const button = alert.buttons?.find(({ role }) => role === 'cancel');
    const entry = topOf(alert);
    if (button && entry) await this.answer(entry.id, button.answer);
  }

  /**
   * @param {string} id
   * @param {string} name
   * @param {any} message
   * @param {string} key
   */
  async #ask(id, name, message, key) {
    const { store } = this;
    const entry = store.find(id)?.entry;
    const wait = `${id}/${key}`;
    store.pending.add(wait);
    store.notices.delete(id);
    store.errors.delete(id);
    store.touch(id);
    try {
      const { answer } = await this.#call('entry.ask', { entry: id, name, message, timeout: PATIENCE, token: message.press });
      this.#take(id, message, answer);
    } catch (error) {
      this.#again.set(id, () => this.#ask(id, name, message, key));
      this.#refuse(error, id, entry?.module, true);
    } finally {
      store.pending.delete(wait);
      store.touch(id);
    }
  }

  /**
   * Takes over the content of an answer: errors at fields, a notice, a toast, values.
   * @param {string} id
   * @param {any} message
   * @param {any} answer
   */
  #take(id, message, answer) {
    const { store, page } = this;
    const errors = Object.entries(answer?.errors ?? {}).filter(([, text]) => typeof text === 'string');
    if (errors.length) store.errors.set(id, new Map(/** @type {[string, string][]} */ (errors)));
    else if (message.values) store.drafts.drop(id);
    if (answer?.notice) store.notices.set(id, answer.notice);
    if (typeof answer?.toast?.text === 'string') page.toast(answer.toast);
    for (const field of fieldsOf(store.find(id)?.entry.content)) {
      if (answer?.values && Object.hasOwn(answer.values, field.id)) store.drafts.type(id, field, answer.values[field.id]);
    }
  }

  /**
   * @param {string} method
   * @param {any} params
   * @param {string} [entry] where a refusal is shown
   * @param {() => void} [again]
   */
  async #send(method, params, entry, again) {
    try {
      await this.#call(method, params);
    } catch (error) {
      if (entry && again) this.#again.set(entry, again);
      this.#refuse(error, entry, undefined, again !== undefined);
    }
  }

  /**
   * @param {string} method
   * @param {any} params
   */
  async #call(method, params) {
    this.waiting += 1;
    this.page.busy(true);
    try {
      return await this.store.connection.call(method, { scene: this.store.scene, ...params });
    } finally {
      this.waiting -= 1;
      this.#answered = performance.now();
      this.page.busy(this.waiting > 0);
    }
  }

  /**
   * A refusal is a notice on the screen that it is about, or else a toast.
   * @param {any} error
   * @param {string | undefined} entry
   * @param {string | undefined} module
   * @param {boolean} isRepeatable
   */
  #refuse(error, entry, module, isRepeatable) {
    if (error.name === 'cancelled') return;
    const text = refused(error, module);
    if (entry && this.store.find(entry)) {
      this.store.notices.set(entry, { text, tone: 'warning', again: isRepeatable });
      this.store.touch(entry);
    } else {
      this.page.toast({ text, tone: 'warning' });
    }
  }

  /**
   * Whether all that is required was given; if not, the fields say so.
   * @param {string} id
   * @param {any[]} fields
   * @param {any} values
   */
  #isComplete(id, fields, values) {
    const missing = fields.filter((field) => field.required === true && isEmpty(values[field.id]));
    if (!missing.length) return true;
    this.store.errors.set(id, new Map(missing.map((field) => [field.id, needed(field.label)])));
    this.store.touch(id);
    return false;
  }

  /** @param {string} navigator */
  #topOf(navigator) {
    const { tree } = this.store;
    return topOf(tree.navigators.get(navigator))?.id;
  }
}

/**
 * @param {any} content
 * @returns {any[]}
 */
export function fieldsOf(content) {
  const blocks = Array.isArray(content?.blocks) ? content.blocks : [];
  return blocks.filter((/** @type {any} */ block) => block?.block === 'field' && typeof block.id === 'string');
}

/**
 * @param {any[]} fields
 * @param {HTMLElement} element
 */
function collect(fields, element) {
  const values = fields.map((field) => [field.id, valueOf(field, element)]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(values);
}

/** @param {any} value */
function isEmpty(value) {
  return value === undefined || (Array.isArray(value) && !value.length);
}

/** A name for a press: 128 random bits. */
function newPress() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
