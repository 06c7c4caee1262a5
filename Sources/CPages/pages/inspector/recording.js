// @ts-check

/**
 * A recording of messages, as `navctl replay` takes it: one JSON object a line.
 *
 * Session ids differ from run to run, so a session is called by the name of its module, else by its name in `hello`,
 * else by a number. The messages themselves are written as they came, letter by letter.
 */
export class Recording {
  /** @type {string[]} */
  #lines = [];
  /** @type {Map<string, string>} Names by session. */
  #names = new Map();
  /** @type {Set<string>} */
  #taken = new Set();
  /** @type {Set<string>} Sessions that have only a number so far. */
  #numbered = new Set();
  messages = 0;
  dropped = 0;
  cut = 0;
  bytes = 0;

  /** @param {{instance: string, version: string, sessions: any[]}} host */
  constructor({ instance, version, sessions }) {
    this.#write(JSON.stringify({ recording: 1, instance, version }));
    for (const { session, modules, name } of sessions) {
      const known = modules[0] ?? name;
      if (known) this.#claim(known, session);
    }
  }

  /** Whether nothing is missing: only then it can be replayed. */
  get isWhole() {
    return this.dropped + this.cut === 0;
  }

  /** @param {any} traffic the parameters of a `traffic` notification */
  take(traffic) {
    const { session, direction, kind, method, line, bytes, dropped } = traffic;
    if (dropped) this.drop(dropped);
    if (!session) return;
    const isCut = line === undefined || new TextEncoder().encode(line).length < bytes;
    const text = isCut ? undefined : kind === 'invalid' ? JSON.stringify(line) : line;
    this.#name(session, isCut || kind === 'invalid' ? undefined : method, text);
    const head = JSON.stringify({ session: this.#names.get(session), direction, kind, method });
    if (text === undefined) this.cut++;
    else this.messages++;
    this.#write(`${head.slice(0, -1)},${text === undefined ? `"cut":${bytes}` : `"message":${text}`}}`);
  }

  /** @param {number} count */
  drop(count) {
    this.dropped += count;
    this.#write(JSON.stringify({ dropped: count }));
  }

  /** The whole recording. */
  toString() {
    return this.#lines.join('');
  }

  /**
   * Names a session by the first message that carries its name.
   * @param {string} session
   * @param {string | undefined} method
   * @param {string | undefined} text
   */
  #name(session, method, text) {
    const former = this.#names.get(session);
    if (former !== undefined && !this.#numbered.has(session)) return;
    const params = text !== undefined && (method === 'module.register' || method === 'hello') ? JSON.parse(text).params : undefined;
    const given = method === 'hello' ? params?.name : params?.module;
    if (typeof given !== 'string') {
      if (former === undefined) this.#numbered.add(session) && this.#claim('client', session, 1);
      return;
    }
    this.#numbered.delete(session);
    const name = this.#claim(given, session);
    if (former !== undefined) this.#write(JSON.stringify({ session: former, named: name }));
  }

  /**
   * @param {string} name
   * @param {string} session
   * @param {number} [number]
   */
  #claim(name, session, number = 0) {
    let candidate = number ? `${name}-${number}` : name;
    for (let next = Math.max(2, number + 1); this.#taken.has(candidate); next++) candidate = `${name}-${next}`;
    this.#taken.add(candidate);
    this.#names.set(session, candidate);
    return candidate;
  }

  /** @param {string} line */
  #write(line) {
    this.#lines.push(`${line}\n`);
    this.bytes += line.length + 1;
  }
}
