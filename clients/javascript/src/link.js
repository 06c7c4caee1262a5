import { setMaxListeners } from 'node:events';
import net from 'node:net';
import { ConnectionError, NavhostError, TimeoutError } from './errors.js';
import { decode, depth, encode } from './json.js';
import { LineSplitter } from './lines.js';
import { withQuestion } from './question.js';
import { within } from './within.js';

// The host closes when it has read the end of input; one that does not is not waited for longer than this.
const CLOSING_TIME = 1000;

/** Opens a connection to the socket at this path. */
export function openLink(path, options) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(path);
    const refuse = (error) =>
      reject(new ConnectionError(`cannot connect to ${path}: ${error.code ?? error.message}; is navhost running?`, 'unreachable'));
    socket.once('error', refuse);
    socket.once('connect', () => {
      socket.off('error', refuse);
      resolve(new Link(socket, options));
    });
  });
}

/**
 * One connection, from its first line to its last: numbers requests, matches answers, and hands on questions and
 * notifications. It is told what to do with them by `onQuestion(link, message)`, `onNotification(method, params)` and
 * `onEnd(link, error)`.
 */
export class Link {
  /** Why the connection is over; undefined while it is there. */
  lost;
  /** Whether the host has answered anything: it is there and lets us in. */
  hasAnswered = false;
  /** The controllers of the questions whose answers the host waits for, by id. */
  asked = new Map();
  #socket;
  #options;
  #splitter;
  #calls = new Map();
  #feeds = new Map();
  #last = 0;
  /** How many lines were sent. */
  #lines = 0;
  #bye;
  #ended = new AbortController();

  constructor(socket, options) {
    this.#socket = socket;
    this.#options = options;
    this.#splitter = new LineSplitter(options.maxLine);
    // Every question that is being answered listens to it.
    setMaxListeners(0, this.ended);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => this.end(this.#farewell(`the connection broke: ${error.message}`)));
    socket.on('close', () => this.end(this.#farewell('the host closed the connection')));
  }

  /** Aborted when the connection is over. */
  get ended() {
    return this.#ended.signal;
  }

  /**
   * A request's result. `accept(result, isAwaited)` is called with it at once, before later lines are looked at, and
   * also when the answer comes too late for the one who waited.
   */
  async call(method, params = {}, { timeout, signal, accept } = {}) {
    signal?.throwIfAborted();
    if (this.lost) throw this.lost;
    const id = ++this.#last;
    const message = { jsonrpc: '2.0', id, method, params: withQuestion(this, params) };
    const line = this.#write(encode(message));
    const answer = new Promise((resolve, reject) => this.#calls.set(id, { message, line, resolve, reject, accept, isAwaited: true }));
    try {
      return await within(answer, { timeout, signal }, method);
    } catch (error) {
      this.#abandon(id);
      throw error;
    }
  }

  notify(method, params = {}) {
    this.#send({ jsonrpc: '2.0', method, params });
  }

  /** Answers a question of the host: with `result` or `error`. */
  reply(id, outcome) {
    this.#send({ jsonrpc: '2.0', id, ...outcome });
  }

  /** From now on this watch's notifications go to the feed, until it has no room. */
  feed(watch, feed) {
    this.#feeds.set(watch, feed);
  }

  unwatch(watch) {
    if (this.#feeds.delete(watch)) this.notify('unwatch', { watch });
  }

  /** Ends the connection for this reason: everyone who waits is told. */
  end(error, leave = (socket) => socket.destroy()) {
    if (this.lost) return;
    this.lost = error;
    leave(this.#socket);
    this.#options.onEnd(this, error);
    this.#ended.abort(error);
    for (const call of this.#calls.values()) call.reject(error);
    for (const feed of this.#feeds.values()) feed.end();
    this.#calls.clear();
    this.#feeds.clear();
  }

  /**
   * Ends the connection after what was sent has been carried out. Later lines of the host are read, so that it can
   * finish, and are dropped.
   */
  async close(error) {
    if (this.lost) return;
    const socket = this.#socket;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const timer = setTimeout(() => socket.destroy(), CLOSING_TIME);
    this.end(error, () => socket.end());
    await closed;
    clearTimeout(timer);
  }

  #send(message) {
    const line = encode(message);
    if (!this.lost) this.#write(line);
  }

  /** The number of the line, counted from 1 as the host does. */
  #write(line) {
    this.#socket.write(line);
    return ++this.#lines;
  }

  #receive(chunk) {
    if (this.lost) return;
    const lines = this.#splitter.feed(chunk);
    while (!this.lost) {
      const line = this.#next(lines);
      if (line === undefined) return;
      this.#take(line.message, line.size);
    }
  }

  /**
   * The next message. After a line that is not a message nothing can be trusted, and connecting again would not help.
   */
  #next(lines) {
    try {
      const { value, done } = lines.next();
      if (done) return undefined;
      return { message: checked(decode(value, this.#options.bigints)), size: value.length };
    } catch (error) {
      this.end(new ConnectionError(error.message, 'protocol'));
      return undefined;
    }
  }

  #take(message, size) {
    if (message.method === undefined) this.#takeAnswer(message);
    else if (message.id !== undefined) this.#options.onQuestion(this, message);
    else this.#takeNotification(message.method, message.params ?? {}, size);
  }

  #takeAnswer(message) {
    if (message.id === null && message.error) return this.#takeUnread(refusal(message));
    const call = this.#calls.get(message.id);
    this.#calls.delete(message.id);
    this.hasAnswered = true;
    if (!call) return;
    if (message.error) return call.reject(refusal(message));
    call.accept?.(message.result, call.isAwaited);
    call.resolve(message.result);
  }

  /**
   * The host could not read one of our lines far enough to know its id, and names the line. A line that was not a call
   * fails none. A host that does not name the line means the one open call, or of several the first that is over its
   * limit.
   */
  #takeUnread(error) {
    const { line } = error.data;
    for (const [id, call] of [...this.#calls]) {
      const isMeant = line === undefined ? this.#calls.size === 1 || isOver(error, call.message) : call.line === line;
      if (!isMeant) continue;
      this.#calls.delete(id);
      call.reject(error);
      return;
    }
  }

  #takeNotification(method, params, size) {
    if (method === 'bye') this.#bye = params;
    if (method === 'questionEnded') {
      const stop = this.asked.get(params.question);
      this.asked.delete(params.question);
      return stop?.abort(endOfQuestion(params.reason));
    }
    const feed = this.#feeds.get(params.watch);
    if (!feed) return this.#options.onNotification(method, params);
    // An `event` may have a member `method` itself, that of the request that was refused.
    const event = method === 'event' ? { ...params, params, method } : { ...params, method };
    if (!feed.push(event, size)) this.unwatch(params.watch);
    if (method === 'watchEnded') this.#feeds.delete(params.watch);
  }

  #abandon(id) {
    const call = this.#calls.get(id);
    if (!call) return;
    if (call.accept) call.isAwaited = false;
    else this.#calls.delete(id);
    this.notify('request.cancel', { request: id });
  }

  #farewell(otherwise) {
    return new ConnectionError(this.#bye?.message ?? otherwise, this.#bye?.reason ?? 'lost');
  }
}

function checked(message) {
  const isMessage = typeof message?.method === 'string' || message?.result !== undefined || typeof message?.error?.message === 'string';
  if (!isMessage) throw new TypeError('the host sent a line that is no message');
  return message;
}

function refusal({ error }) {
  return new NavhostError(error.code, error.message, error.data);
}

function isOver({ name, data }, message) {
  if (name === 'line_too_long') return encode(message).length - 1 > data.limit;
  return name === 'too_deep' && depth(message) > data.limit;
}

/** Why the host waits no longer for an answer. The timer of the question says the same as `deadline`. */
function endOfQuestion(reason) {
  const message = `nobody waits for the answer any more: ${reason}`;
  return reason === 'deadline' ? new TimeoutError(message) : new NavhostError(1, message, { name: reason });
}
