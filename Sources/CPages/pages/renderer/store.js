// @ts-check
// The knowledge of the page: the tree, the types, and all that a person has done to each entry since.
import { Tree } from '../tree.js';
import { frontOf, layersOf, titleOf } from '../shared/scene.js';
import { Drafts } from './drafts.js';

/** @typedef {import('../shared/types.js').Entry} Entry */
/** @typedef {import('../shared/types.js').Navigator} Navigator */

/** Where columns stand side by side; a narrower window shows one at a time. */
export const WIDE = matchMedia('(min-width: 48rem)');

/** One per page. */
export class Store {
  /** @type {any} The scene, as the changes add up to. */
  tree = new Tree();
  /** @type {ReadonlyMap<string, any>} The registered types, by name. */
  types = new Map();
  /** @type {string[]} The scenes of the host. */
  scenes = [];
  drafts = new Drafts();
  /** @type {Map<string, any>} A notice of an answer or a refusal, by entry. */
  notices = new Map();
  /** @type {Map<string, Map<string, string>>} What an answer says about fields, by entry. */
  errors = new Map();
  /** @type {Set<string>} The buttons that wait for an answer. */
  pending = new Set();
  /** @type {Set<string>} The navigators whose stacks stand side by side. */
  columns = new Set();
  /** @type {string | undefined} The session of this page's requests. */
  ownSession;
  /** @type {Map<string, {links: unknown, live: Set<string>}>} */
  #live = new Map();
  /** @type {Map<string, number>} */
  #versions = new Map();
  #version = 0;
  /** Called after a change that must be drawn. */
  changed = () => {};

  /**
   * @param {import('../shared/connection.js').Connection} connection
   * @param {string} scene
   */
  constructor(connection, scene) {
    this.connection = connection;
    this.scene = scene;
  }

  /** @param {Entry} entry */
  title = (entry) => titleOf(entry, this.types);

  /**
   * Whether the stacks below a navigator stand side by side: a hint says so, or something was shown in a column.
   * @param {Navigator} navigator
   */
  isColumns(navigator) {
    const below = navigator.children.flatMap((id) => this.tree.navigators.get(id) ?? []);
    const entries = [navigator, ...below].flatMap(({ root, path }) => [root, path[0]]);
    return this.columns.has(navigator.id) || entries.some((entry) => entry?.hints?.layout === 'columns');
  }

  /** The presentations in sight, the front one last. */
  get layers() {
    return layersOf(this.tree, (navigator) => WIDE.matches && this.isColumns(navigator));
  }

  /** The navigator that a person operates. */
  get front() {
    return frontOf(this.tree, this.layers);
  }

  /**
   * The entry of this id, wherever it stands.
   * @param {string} id
   * @returns {{entry: Entry, navigator: Navigator} | undefined}
   */
  find(id) {
    for (const navigator of this.tree.navigators.values()) {
      for (const entry of navigator.root ? [navigator.root, ...navigator.path] : navigator.path) if (entry.id === id) return { entry, navigator };
    }
    return undefined;
  }

  /**
   * Changes with everything that an entry's picture depends on, besides the entry itself.
   * @param {Entry} entry
   * @param {Navigator} navigator
   */
  stamp(entry, navigator) {
    return `${this.#version}/${this.#versions.get(entry.id) ?? 0}/${this.tree.orphaned.has(entry.type)}/${this.#lock(navigator)}`;
  }

  /**
   * @param {Entry} entry
   * @param {Navigator} navigator
   * @param {boolean} isAlert
   * @returns {import('./screen.js').Context}
   */
  context(entry, navigator, isAlert) {
    return {
      entry,
      isAlert,
      types: this.types,
      isOrphaned: this.tree.orphaned.has(entry.type),
      liveLinks: this.#live.get(entry.id)?.live ?? null,
      drafts: this.drafts,
      errors: this.errors.get(entry.id) ?? new Map(),
      notice: this.notices.get(entry.id),
      pending: this.pending,
      lock: this.#lock(navigator),
    };
  }

  /**
   * Makes the page draw the entry again.
   * @param {string} entry
   */
  touch(entry) {
    this.#versions.set(entry, (this.#versions.get(entry) ?? 0) + 1);
    this.changed();
  }

  /** Asks the host for what the watch does not tell: the types. */
  async learn() {
    const { destinations } = await this.connection.call('destination.list');
    this.types = new Map(destinations.map((/** @type {any} */ one) => [one.type, one]));
    this.#live.clear();
    this.#version += 1;
    this.changed();
  }

  /** Asks the host which session the requests of this page have. */
  async learnSession() {
    const { sessions } = await this.connection.call('host.sessions');
    this.ownSession = sessions.find((/** @type {any} */ one) => one.isSelf)?.session;
  }

  /**
   * Asks which links of an entry lead somewhere now, unless that is known.
   * @param {Entry} entry
   */
  async learnLinks(entry) {
    if (!entry.links?.length || this.#live.get(entry.id)?.links === entry.links) return;
    this.#live.set(entry.id, { links: entry.links, live: this.#live.get(entry.id)?.live ?? new Set(entry.links.map(({ link }) => link)) });
    const known = this.#live.get(entry.id);
    const { links } = await this.connection.call('entry.links', { scene: this.scene, entry: entry.id }).catch(() => ({ links: null }));
    if (!links || !known || this.#live.get(entry.id) !== known) return;
    const live = new Set(/** @type {any[]} */ (links).filter(({ isLive }) => isLive).map(({ link }) => link));
    if (live.size === known.live.size && [...live].every((link) => known.live.has(link))) return;
    this.#live.set(entry.id, { links: entry.links, live });
    this.touch(entry.id);
  }

  /** Forgets the entries that have gone; drafts stay, since an entry may come back. */
  forget() {
    for (const map of [this.notices, this.errors, this.#live, this.#versions]) {
      for (const id of map.keys()) if (!this.find(id)) map.delete(id);
    }
  }

  /** @param {Navigator} navigator */
  #lock(navigator) {
    for (const attachment of this.tree.attachments.values()) {
      if (attachment.kind === 'lock' && attachment.navigator === navigator.id && attachment.reason) return attachment.reason;
    }
    return null;
  }
}
