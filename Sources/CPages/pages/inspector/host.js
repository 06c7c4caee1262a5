// @ts-check

/** The host beside the scene: scenes, modules, renderers, and the sessions that have ended. */
export class Host {
  /** @type {any[]} */
  scenes = [];
  /** @type {any[]} */
  modules = [];
  /** @type {any[]} */
  renderers = [];
  /** @type {Set<string>} Sessions that the page has named, and that are open as far as it knows. */
  #open = new Set();
  /** @type {Set<string>} */
  #ended = new Set();

  /**
   * @param {Pick<import('../shared/connection.js').Connection, 'call'>} connection
   * @param {() => void} ended called when a session that the page has named has ended
   */
  constructor(connection, ended) {
    this.connection = connection;
    this.ended = ended;
  }

  /** @param {any} snapshot */
  start(snapshot) {
    this.scenes = [...snapshot.scenes];
    this.modules = [...snapshot.modules];
    this.renderers = [...snapshot.renderers];
  }

  /** @param {any[]} changes */
  take(changes) {
    for (const change of changes) this.#change(change);
  }

  /** @param {any} change */
  #change(change) {
    const { kind, scene, module, session } = change;
    if (kind === 'scene.opened') this.scenes.push({ scene, navigator: change.navigator });
    else if (kind === 'scene.closed') this.scenes = this.scenes.filter((one) => one.scene !== scene);
    else if (kind.startsWith('module.')) {
      this.modules = this.modules.filter((one) => one.module !== module);
      if (kind === 'module.registered') this.modules.push({ module, session });
    } else if (kind.startsWith('renderer.')) {
      this.renderers = this.renderers.filter((one) => one.session !== session || one.scene !== scene);
      if (kind === 'renderer.reported') this.renderers.push(change);
    }
  }

  // MARK: Sessions

  /** How many of the sessions that the page has named have ended. */
  get endings() {
    return this.#ended.size;
  }

  /**
   * The name of a session, for a person: `s4`, or `s4 (ended)`.
   * @param {string | undefined} session
   */
  sessionName(session) {
    return session && this.hasEnded(session) ? `${session} (ended)` : session;
  }

  /**
   * Whether a session has ended. The first question about one has the page look for it from then on.
   * @param {string} session
   */
  hasEnded(session) {
    if (!this.#ended.has(session)) this.#open.add(session);
    return this.#ended.has(session);
  }

  /** Reads the sessions, if the page names some that may have ended. */
  async look() {
    if (this.#open.size && !document.hidden) await this.sessions().catch(() => undefined);
  }

  /**
   * Reads the sessions. A session has ended if it was named before the question and the answer leaves it out.
   * @returns {Promise<any[]>}
   */
  async sessions() {
    const [open, named] = [this.#open, [...this.#open]];
    const { sessions } = await this.connection.call('host.sessions', {}, { timeout: 10 });
    const listed = new Set(sessions.map((/** @type {any} */ one) => one.session));
    const ended = named.filter((session) => !listed.has(session));
    if (open !== this.#open || !ended.length) return sessions;
    for (const session of ended) {
      this.#open.delete(session);
      this.#ended.add(session);
    }
    this.ended();
    return sessions;
  }

  /** Another life of the host: its sessions may have the same numbers. */
  forgetSessions() {
    this.#open = new Set();
    this.#ended = new Set();
  }
}
