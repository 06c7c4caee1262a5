import { ConnectionError } from './errors.js';
import { within } from './within.js';

const MAXIMUM_EVENTS = 1024;
const MAXIMUM_CHARACTERS = 16 << 20;
const CLOSED = Symbol('the watch was closed');

/**
 * The events of one watch on one connection that wait to be taken. It is over when it is full, or the connection ends.
 */
class Feed {
  #limit;
  #events = [];
  #size = 0;
  #isOver = false;
  #wake = () => {};

  constructor(limit) {
    this.#limit = limit;
  }

  /** False when it is full. */
  push(event, size) {
    this.#events.push({ event, size });
    this.#size += size;
    this.#isOver ||= this.#events.length >= this.#limit || this.#size >= MAXIMUM_CHARACTERS;
    this.#wake();
    return !this.#isOver;
  }

  end() {
    this.#isOver = true;
    this.#wake();
  }

  /** The next event; undefined when it is over and all have been taken. */
  async take(signal) {
    while (!this.#events.length && !this.#isOver) {
      await within(new Promise((resolve) => (this.#wake = resolve)), { signal });
    }
    signal.throwIfAborted();
    const { event, size } = this.#events.shift() ?? { size: 0 };
    this.#size -= size;
    return event;
  }
}

/**
 * An async iterator over the changes of a scene or of the host: first the answer to the request, then each
 * notification, with its method's name as `method`.
 *
 * A watch whose consumer is slow is ended at the host when its queue is full, and one whose connection breaks is over
 * too. Both go on in the same way: when the queue has been consumed, the watch is asked for again from the last
 * revision on, so that no revision is missed or comes twice.
 */
export class Watch {
  #method;
  #linked;
  #options;
  #params;
  #seen = {};
  #stop = new AbortController();
  #detach = () => {};
  #allow = async () => {
    throw new ConnectionError('the watch has not begun yet', 'lost');
  };
  #events = this.#run();

  /**
   * `method` is `watch` or `host.watch`. `linked` gives a promise of the connection, at once or when there is one
   * again.
   */
  constructor(method, linked, { signal, timeout, queue = MAXIMUM_EVENTS, ...params }) {
    this.#method = method;
    this.#linked = linked;
    this.#options = { signal, timeout, queue };
    this.#params = params;
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  next() {
    return this.#events.next();
  }

  /** Ends the watch, here and at the host; whoever waits for `next` is told that it is done. */
  return() {
    this.#stop.abort(CLOSED);
    return this.#events.return();
  }

  close() {
    return this.return();
  }

  /** Lets the host send more; gives how many notifications it may send now. */
  async allow(credit, limits) {
    return (await this.#allow(credit, limits)).credit;
  }

  async *#run() {
    const { signal } = this.#options;
    const abort = () => this.#stop.abort(signal.reason);
    signal?.addEventListener('abort', abort);
    try {
      signal?.throwIfAborted();
      yield* this.#follow();
    } catch (error) {
      if (error !== CLOSED && !isClosedByUser(error)) throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#detach();
    }
  }

  async *#follow() {
    for (let isFirst = true; ; isFirst = false) {
      const { start, feed } = await this.#attach();
      if (isFirst || !start.resumed) yield start;
      for (let event; (event = await feed.take(this.#stop.signal)); ) {
        if (event.revision !== undefined) this.#seen.since = event.revision;
        yield event;
        if (event.method === 'watchEnded') return;
      }
    }
  }

  /** Asks for the watch, as often as the connection breaks meanwhile. Without a connection to come, `linked` fails. */
  async #attach() {
    for (;;) {
      const link = await within(this.#linked(), { signal: this.#stop.signal });
      try {
        return await this.#ask(link);
      } catch (error) {
        if (!(error instanceof ConnectionError)) throw error;
      }
    }
  }

  async #ask(link) {
    const feed = new Feed(this.#options.queue);
    const asked = { ...this.#params, ...this.#seen };
    // Notifications may follow the answer in the same read, before this function goes on.
    const accept = ({ watch }, isAwaited) => {
      link.feed(watch, feed);
      if (!isAwaited) return link.unwatch(watch);
      this.#detach = () => link.unwatch(watch);
      this.#allow = (credit, limits) => link.call('watch.credit', { watch, credit }, { timeout: this.#options.timeout, ...limits });
    };
    const { timeout } = this.#options;
    const start = await link.call(this.#method, asked, { timeout, signal: this.#stop.signal, accept });
    // A resumed watch goes on after `from`: the changes up to `revision` are still to come. An older host does not say
    // `from`: it is what was asked for.
    this.#seen = { since: start.resumed ? (start.from ?? asked.since) : start.revision, instance: start.instance };
    return { start: { ...start, method: this.#method }, feed };
  }
}

function isClosedByUser(error) {
  return error instanceof ConnectionError && error.reason === 'closed';
}
