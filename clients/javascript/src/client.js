import { ConnectionError, NavhostError, TimeoutError } from './errors.js';
import { openLink } from './link.js';
import { Methods } from './methods.js';
import { Module } from './module.js';
import { wholeTree } from './parts.js';
import { answer, linkOfQuestion } from './question.js';
import { checkFolder, defaultSocket, hostSecret, ownFolder } from './socket.js';
import { Watch } from './watch.js';
import { within } from './within.js';

// In seconds, as all times.
const BACK_OFF = { initial: 0.05, maximum: 5 };
const TIMEOUT = 10;
const OPTIONS = ['socket', 'name', 'secretFile', 'timeout', 'reconnect', 'maxLine', 'bigints'];

/** Connects to the host. */
export function connect(options) {
  return Client.connect(options);
}

/**
 * A client of the host, over one connection after the other. With `reconnect`, a broken connection is made again, with
 * growing pauses: the modules are renewed, watches go on from the last revision they saw, and calls that were waiting
 * fail, because it is unknown whether they were carried out.
 */
export class Client extends Methods {
  #options;
  #ownFolder;
  #backOff;
  #pause;
  #modules = new Map();
  #handlers = new Map();
  /** The connection, when it is there and the modules are registered. */
  #link;
  /** The connection that is being prepared. */
  #coming;
  /** The promise of the next connection, when it is waited for. */
  #waiting;
  /** Why there will be no connection any more. */
  #over;
  #wake = () => {};

  static async connect(options) {
    const client = new Client(options);
    await client.#open();
    return client;
  }

  constructor(options = {}) {
    super();
    if (typeof options !== 'object') throw new TypeError('connect takes an object, as { socket: "/run/navhost.sock" }');
    const unknown = Object.keys(options).find((option) => !OPTIONS.includes(option));
    if (unknown !== undefined) throw new TypeError(`connect has no option "${unknown}"; it takes ${OPTIONS.join(', ')}`);
    const { socket, name, secretFile, timeout = TIMEOUT, reconnect = false, maxLine, bigints = false } = options;
    this.socket = socket || defaultSocket();
    this.#ownFolder = socket ? undefined : ownFolder();
    this.#options = { name, secret: hostSecret(secretFile), timeout, reconnect, maxLine, bigints };
    this.#backOff = { ...BACK_OFF, ...(reconnect === true ? {} : reconnect) };
    this.#pause = this.#backOff.initial;
  }

  get isConnected() {
    return this.#link !== undefined;
  }

  /** A request's result. */
  async call(method, params, { timeout = this.#options.timeout, signal } = {}) {
    signal?.throwIfAborted();
    return this.#connection().call(method, params, { timeout, signal });
  }

  /** A scene as it is now. The client reads a large one in parts. */
  async tree(options = {}) {
    try {
      return await super.tree(options);
    } catch (error) {
      if (error.data?.name !== 'answer_too_large' || options.limit !== undefined || options.after !== undefined) throw error;
    }
    return wholeTree((part) => super.tree({ ...options, ...part }));
  }

  /** A request that is carried out and not answered. */
  notify(method, params) {
    this.#connection().notify(method, params);
  }

  /** An async iterator: the answer to `watch` with its snapshot, then each change. */
  watch(options = {}) {
    return this.#watch('watch', options);
  }

  /** The same for the scenes, modules and renderers of the host. */
  watchHost(options = {}) {
    return this.#watch('host.watch', options);
  }

  /** Registers a module, keeps it registered over reconnections, and lets its handlers answer the host's questions. */
  async module(name, { types, handlers, provide, migrate, ...options }) {
    if (this.#modules.has(name)) throw new TypeError(`this client has the module ${name} already; use its register()`);
    // The host would ask for `destinations`, which is the wire's name of the list.
    if (!Array.isArray(types)) throw new TypeError('module() takes an object with "types", a list of { type: … }');
    const module = new Module(this, name, { ask: handlers, provide, migrate });
    // A question may follow the answer in the same read.
    this.#modules.set(name, module);
    try {
      await module.register(types, options);
    } catch (error) {
      this.#modules.delete(name);
      throw error;
    }
    return module;
  }

  /**
   * Lets a function answer the host's questions of this method, unless the module that is asked has one of its own;
   * undefined ends that.
   */
  handle(method, handler) {
    if (handler) this.#handlers.set(method, handler);
    else this.#handlers.delete(method);
  }

  /** Gives up a module, or only some of its types, and does not renew them any more. */
  async leave(name, { timeout, signal, ...params } = {}) {
    await this.call('module.unregister', { ...params, module: name }, { timeout, signal });
    if (params.types) this.#modules.get(name)?.leave(params.types);
    else this.#modules.delete(name);
  }

  /** Waits until there is a connection and the modules are registered. */
  async ready(limits) {
    await within(this.#linked(), limits, 'the connection');
  }

  /** Ends the client after what it sent has been carried out. Calls that wait fail, watches end. */
  async close() {
    const link = this.#link;
    const closed = new ConnectionError('the client was closed', 'closed');
    this.#finish(closed);
    this.#coming?.end(closed);
    this.#wake();
    await link?.close(closed);
  }

  #watch(method, options) {
    return new Watch(method, () => this.#linked(), { timeout: this.#options.timeout, ...options });
  }

  #connection() {
    if (this.#link) return this.#link;
    // A question may come before the modules are all renewed, and its handler may call.
    if (this.#coming && linkOfQuestion() === this.#coming) return this.#coming;
    throw this.#over ?? new ConnectionError('there is no connection now', 'lost');
  }

  async #linked() {
    if (this.#link || this.#over) return this.#connection();
    this.#waiting ??= deferred();
    return this.#waiting.promise;
  }

  async #open() {
    const { maxLine, bigints } = this.#options;
    checkFolder(this.#ownFolder);
    const link = await openLink(this.socket, {
      maxLine,
      bigints,
      onQuestion: (link, message) => answer(link, message, (question) => this.#respond(question)),
      onNotification: (method, params) => this.#notified(method, params),
      onEnd: (link, error) => this.#ended(link, error),
    });
    this.#coming = link;
    try {
      if (this.#over) throw this.#over;
      await this.#introduce(link);
      if (link.lost) throw link.lost;
    } catch (error) {
      link.end(error);
      throw error;
    } finally {
      this.#coming = undefined;
    }
    this.#link = link;
    this.#waiting?.resolve(link);
    this.#waiting = undefined;
  }

  async #introduce(link) {
    const { name, secret, timeout } = this.#options;
    if (name !== undefined || secret !== undefined) await link.call('hello', { name, secret }, { timeout });
    for (const module of this.#modules.values()) {
      for (const registration of module.registrations) await this.#renew(link, module, registration);
    }
  }

  async #renew(link, module, registration) {
    for (let pause = this.#backOff.initial; ; pause *= 2) {
      try {
        return await module.renew(link, registration, { timeout: this.#options.timeout });
      } catch (error) {
        if (isOurs(error)) throw error;
        if (!isOwnGhost(error) || pause > this.#backOff.maximum) return this.#drop(module, registration, error);
        await this.#sleep(pause);
      }
    }
  }

  /** The host refused to renew it: another session has the name now, or the navigator that it was for was closed. */
  #drop(module, registration, error) {
    module.drop(registration);
    if (!module.registrations.length) this.#modules.delete(module.name);
    this.#tell('moduleLost', { module: module.name, error });
  }

  #ended(link, error) {
    if (link !== this.#link) return;
    this.#link = undefined;
    if (!this.#options.reconnect || isFinal(error)) return this.#finish(error);
    // A host that lets us in and answers is worth a quick attempt; one that only closes is not.
    if (link.hasAnswered) this.#pause = this.#backOff.initial;
    this.#tell('disconnect', error);
    this.#recover();
  }

  async #recover() {
    do await this.#sleep(this.#nextPause());
    while (!(await this.#attempt()));
  }

  /** Whether no other attempt is needed. */
  async #attempt() {
    try {
      if (this.#over) return true;
      await this.#open();
      this.#tell('connect');
      return true;
    } catch (error) {
      if (isFinal(error)) this.#finish(error);
      return this.#over !== undefined;
    }
  }

  /**
   * Up to half of a pause is left out by chance, so that the clients of a host that comes back do not all connect at
   * once.
   */
  #nextPause() {
    const pause = this.#pause;
    this.#pause = Math.min(2 * pause, this.#backOff.maximum);
    return pause * (0.5 + Math.random() / 2);
  }

  #sleep(seconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #finish(error) {
    if (this.#over) return;
    this.#over = error;
    this.#link = undefined;
    this.#waiting?.reject(error);
    this.#tell('close', error);
  }

  #respond(question) {
    const module = this.#modules.get(question.type?.split('.', 1)[0]);
    const handler = module?.handler(question) ?? this.#handlers.get(question.method);
    if (!handler) throw new NavhostError(-32601, `this client does not answer ${question.method}`, { name: 'method_not_found' });
    return handler(question);
  }

  #notified(method, params) {
    if (method === 'moduleLost') this.#modules.delete(params.module);
    if (method === 'moduleLost' || method === 'signal') this.#tell(method, params);
    else this.#tell('notification', { method, params });
  }

  /** A listener that throws must not disturb the reading of a line. */
  #tell(event, ...details) {
    process.nextTick(() => this.emit(event, ...details));
  }
}

/** Whether an error is not the host's refusal. */
function isOurs(error) {
  return error instanceof ConnectionError || error instanceof TimeoutError;
}

/** Whether the host has not noticed yet that this program's connection before is gone. */
function isOwnGhost({ name, data }) {
  return name === 'name_taken' && data.owner?.pid === process.pid;
}

/** Whether another attempt would fail in the same way. */
function isFinal(error) {
  return error instanceof ConnectionError && ['closed', 'protocol'].includes(error.reason);
}

function deferred() {
  const outcome = {};
  outcome.promise = new Promise((resolve, reject) => Object.assign(outcome, { resolve, reject }));
  return outcome;
}
