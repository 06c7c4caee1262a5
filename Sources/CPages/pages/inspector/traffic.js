// @ts-check

/**
 * @typedef {{number: number, time: number, session: string, kind: string, direction: string, method: string, id?: any,
 *   bytes: number, line?: string, answer?: {time: number, bytes: number, line?: string}, dropped?: number}} Message
 */

/** Methods that only say that the sender is there. */
const HEARTBEATS = new Set(['ping']);

/** The lines of a monitor: a question and its answer are one row. The oldest ones go. */
export class Traffic {
  /** @type {Message[]} Oldest first. */
  list = [];
  heartbeats = 0;
  own = 0;
  dropped = 0;
  forgotten = 0;
  #number = 0;
  /** @type {Map<string, Message>} Requests without an answer. */
  #open = new Map();
  /** @type {Set<string>} Sessions of this page's gateway. */
  ownSessions = new Set();

  constructor(limit = 5000) {
    this.limit = limit;
  }

  /** @param {any} traffic the parameters of a `traffic` notification */
  take(traffic) {
    const { time, session, kind, direction, method = '', id, bytes, line, dropped } = traffic;
    if (dropped) this.#drop(dropped, time ?? this.list.at(-1)?.time ?? 0);
    if (!session) return;
    if (this.ownSessions.has(session)) return void this.own++;
    if (HEARTBEATS.has(method)) return void (this.heartbeats += kind === 'answer' ? 0 : 1);
    const key = `${session} ${kind === 'question' || (kind === 'answer' && direction === 'in') ? 'asked' : ''} ${JSON.stringify(id)}`;
    const asked = kind === 'answer' ? this.#open.get(key) : undefined;
    if (asked) {
      asked.answer = { time, bytes, line };
      this.#open.delete(key);
      return;
    }
    const message = { number: ++this.#number, time, session, kind, direction, method, id, bytes, line };
    if ((kind === 'request' || kind === 'question') && id !== undefined) this.#open.set(key, message);
    this.#add(message);
  }

  clear() {
    this.list = [];
    this.#open.clear();
    this.heartbeats = this.own = this.dropped = this.forgotten = 0;
  }

  /**
   * The messages that fit all words: in the session, kind, method, id, or text.
   * @param {string} words
   * @param {Map<string, string>} names of sessions
   */
  filter(words, names) {
    const parts = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
    if (!parts.length) return this.list;
    return this.list.filter((one) => {
      const text =
        `${one.session} ${names.get(one.session) ?? ''} ${one.kind} ${one.method} ${JSON.stringify(one.id)} ${one.line ?? ''} ${one.answer?.line ?? ''} ${one.dropped ? 'dropped' : ''}`.toLowerCase();
      return parts.every((part) => text.includes(part));
    });
  }

  /**
   * @param {number} count
   * @param {number} time
   */
  #drop(count, time) {
    this.dropped += count;
    this.#add({ number: ++this.#number, time, session: '', kind: 'dropped', direction: '', method: '', bytes: 0, dropped: count });
  }

  /** @param {Message} message */
  #add(message) {
    this.list.push(message);
    if (this.list.length <= this.limit) return;
    const gone = this.list.splice(0, this.limit >> 2);
    this.forgotten += gone.length;
    if (this.#open.size > this.limit) this.#open.clear();
  }
}
