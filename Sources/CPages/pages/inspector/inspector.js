// @ts-check
import { momentOf, queryOf } from './address.js';
import { compare } from './compare.js';
import { History } from './history.js';
import { Host } from './host.js';
import { Lane } from './lane.js';
import { nameOf } from './names.js';
import { Outline } from './rows.js';
import { Runs } from './runs.js';
import { Misfit } from './scene.js';

/**
 * @typedef {import('../shared/connection.js').Connection} Connection
 * @typedef {'scene' | 'time' | 'selection' | 'panel' | 'state' | 'waiting' | 'host' | 'plan' | 'traffic'} Topic
 */

/** How many revisions are read at once from the host's history. */
const PAGE = 256;

/** The knowledge of the page: the revisions of one scene, the place in them that is shown, and the selection. */
export class Inspector {
  history = new History();
  runs = new Runs();
  lane = new Lane();
  outline = new Outline();
  /** @type {number | undefined} The revision that is shown; the newest without one. */
  at;
  /** @type {number | 'now' | undefined} What the shown revision is compared with. */
  other;
  /** @type {string | undefined} */
  selection;
  panel = 'selected';
  scene = 'main';
  /** @type {{from: number, to: number}} The revisions that the host keeps. */
  window = { from: 0, to: 0 };
  /** @type {number[]} Where the scene had to be read anew. */
  resynchronised = [];
  notice = '';
  /** Whether the host's traffic comes. */
  isListening = false;
  /** The text that the request box gets when it is opened. */
  draft = '';
  /** The reason why the watch has ended. */
  end = '';
  /** @type {any} A plan whose effect the picture shows. */
  ghost;
  /** @type {Map<Topic, Set<() => void>>} */
  #watchers = new Map();
  /** @type {Set<Topic>} */
  #dirty = new Set();
  #frame = 0;
  #loading = new Map();
  #known = '';
  /** How long the first picture took from the snapshot, in milliseconds. */
  measured = { picture: 0 };
  #begun = 0;
  /** @type {any[] | undefined} Changes that came while the scene is read anew. */
  #held;

  /** @param {Connection} connection */
  constructor(connection) {
    this.connection = connection;
    this.host = new Host(connection, () => this.news('time', 'host', 'traffic', 'selection'));
    const moment = momentOf(location.search);
    this.scene = moment.scene;
    this.at = moment.revision;
    this.other = moment.compare;
    this.selection = moment.selection;
    this.panel = moment.panel ?? this.panel;
    this.wanted = moment.instance;
  }

  // MARK: Drawing

  /**
   * Calls `draw` in the next frame after one of the topics has news.
   * @param {Topic[]} topics
   * @param {() => void} draw
   */
  watch(topics, draw) {
    for (const topic of topics) this.#watchers.set(topic, (this.#watchers.get(topic) ?? new Set()).add(draw));
  }

  /** @param {...Topic} topics */
  news(...topics) {
    for (const topic of topics) this.#dirty.add(topic);
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  /** Draws at once what the next frame would draw. */
  drawNow() {
    cancelAnimationFrame(this.#frame);
    this.#draw();
  }

  #draw() {
    this.#frame = 0;
    const draws = new Set([...this.#dirty].flatMap((topic) => [...(this.#watchers.get(topic) ?? [])]));
    this.#dirty.clear();
    for (const draw of draws) draw();
    if (this.#begun) this.measured.picture ||= performance.now() - this.#begun;
  }

  // MARK: Events from the host

  /**
   * The first event of a watch: a snapshot, or that it goes on.
   * @param {any} event
   */
  watching(event) {
    if (event.scene !== this.scene) return;
    this.window = event.window ?? this.window;
    if (event.snapshot) this.#start(event.snapshot, event.reason ? 'the stream could not go on' : 'the page was away');
    this.news('state', 'time');
  }

  /** @param {any} event */
  lagged(event) {
    this.#start(event.snapshot, 'the page was too slow');
  }

  /** @param {any} event */
  changed(event) {
    if (this.#held) return void this.#held.push(event);
    if (event.revision <= this.history.newest) return;
    try {
      this.history.add(event);
      this.window.to = event.revision;
      this.#note(event);
      this.news('scene', 'time');
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      this.resynchronise(event.revision);
    }
  }

  /** @param {any} event */
  event(event) {
    if (event.kind !== 'request.refused') return;
    const mark = { revision: this.history.newest, session: event.session, method: event.method, error: event.error };
    this.lane.refuse(mark);
    this.runs.refuse(mark.revision, mark);
    this.news('time');
  }

  /** @param {any} snapshot */
  hostIs(snapshot) {
    this.host.start(snapshot);
    this.news('host');
  }

  /** @param {any[]} changes */
  hostChanged(changes) {
    this.host.take(changes);
    this.news('host');
  }

  /**
   * The host has ended the watch.
   * @param {any} event
   */
  ended(event) {
    if (event.scene && event.scene !== this.scene) return;
    this.end = `the watch has ended: ${event.reason}`;
    this.news('state');
  }

  /**
   * Reads the scene anew, because a change did not fit.
   * @param {number} revision
   */
  async resynchronise(revision) {
    const held = (this.#held = /** @type {any[]} */ ([]));
    this.resynchronised.push(revision);
    try {
      const snapshot = await this.connection.call('tree.get', { scene: this.scene });
      this.#start(snapshot, `resynchronised at ${snapshot.revision}`);
    } catch (error) {
      this.notice = `The scene cannot be read anew: ${/** @type {Error} */ (error).message}`;
      this.connection.resync(this.scene);
    } finally {
      this.#held = undefined;
      for (const event of held) this.changed(event);
      this.news('state');
    }
  }

  /**
   * @param {any} snapshot
   * @param {string} reason
   */
  #start(snapshot, reason) {
    this.#begun ||= performance.now();
    const isOther = this.#known !== '' && this.#known !== snapshot.instance;
    const before = this.history.newest;
    if (isOther) this.#forget();
    this.history.start(snapshot, reason);
    if (!isOther && before >= 0 && snapshot.revision > before)
      this.runs.gap(before, snapshot.revision, `${snapshot.revision - before} revisions not seen: ${reason}`);
    this.#known = snapshot.instance;
    this.window.to = Math.max(this.window.to, snapshot.revision);
    if (this.wanted && this.wanted !== snapshot.instance) this.#leave('The link is about another life of the host, which has ended. This is now.');
    this.wanted = undefined;
    this.news('scene', 'time', 'state', 'selection');
    if (this.at !== undefined) this.go(this.at);
    this.older();
  }

  /** Another life of the host: its revisions mean nothing beside those of the one before. */
  #forget() {
    this.history = new History();
    this.runs = new Runs();
    this.lane = new Lane();
    this.host.forgetSessions();
    if (this.at !== undefined) this.#leave('The host has begun another life. What was shown belongs to the one before.');
  }

  /** @param {string} notice */
  #leave(notice) {
    this.at = this.other = undefined;
    this.notice = notice;
  }

  /** @param {any} delta */
  #note({ revision, cause, changes }) {
    const name = nameOf(cause, changes);
    this.lane.add(revision, Math.max(1, changes.length), name.module, cause.time);
    this.runs.add(revision, name, cause);
    if (revision % 1024 === 0) {
      this.lane.forget(this.history.oldest);
      this.runs.forget(this.history.oldest);
    }
  }

  // MARK: Older revisions

  /** Reads the revisions before the oldest one that is here. */
  async older() {
    const end = this.history.oldest;
    const from = Math.max(this.window.from, end - PAGE);
    if (from >= end || from < this.window.from) return;
    await this.load(from, end);
  }

  /**
   * Reads the revisions after `from` up to `to`, if the host keeps them.
   * @param {number} from
   * @param {number} to
   */
  async load(from, to) {
    const key = `${this.scene} ${from}`;
    if (this.#loading.has(key)) return this.#loading.get(key);
    const scene = this.scene;
    const read = async () => {
      const [snapshot, list] = await Promise.all([
        this.connection.call('tree.get', { scene, revision: from }),
        this.connection.call('history.list', { scene, since: from, limit: to - from }),
      ]);
      this.window.from = Math.max(this.window.from, list.window.from);
      if (scene !== this.scene || snapshot.instance !== this.#known || this.history.delta(from + 1)) return;
      this.history.fill(snapshot, list.revisions);
      this.#renote();
    };
    const reading = read()
      .catch((error) => this.#missed(error))
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, reading);
    return reading;
  }

  /** @param {any} error */
  #missed(error) {
    if (error.data?.window) this.window = { ...this.window, from: Math.max(this.window.from, error.data.window.from) };
    this.notice = `Older revisions cannot be read: ${error.message}`;
    this.news('time', 'state');
  }

  /** Names all revisions that are here anew, after older ones have come. */
  #renote() {
    this.runs.list = [];
    const gaps = this.history.gaps();
    for (const delta of this.history.deltas()) {
      while (gaps.length && gaps[0].before < delta.revision) this.#noteGap(gaps.shift());
      this.#note(delta);
    }
    for (const gap of gaps) this.#noteGap(gap);
    for (const mark of this.lane.refused) this.runs.refuse(mark.revision, mark);
    this.news('time', 'scene');
  }

  /** @param {any} gap */
  #noteGap(gap) {
    this.runs.gap(gap.after, gap.before, `${gap.before - gap.after} revisions: ${gap.reason}`);
  }

  // MARK: Where one looks

  /** The scene that is shown. */
  get shown() {
    return (this.at === undefined ? undefined : this.history.seek(this.at)) ?? this.history.live;
  }

  get isLive() {
    return this.at === undefined;
  }

  /**
   * Shows a revision; the newest without one. The newest wanted place wins.
   * @param {number | undefined} revision
   */
  async go(revision) {
    this.notice = '';
    this.ghost = undefined;
    this.at = revision === undefined || revision < 0 ? undefined : Math.min(revision, this.history.newest);
    this.news('scene', 'time', 'selection', 'plan');
    if (this.at !== undefined && !this.history.seek(this.at)) await this.#fetch(this.at);
  }

  /** @param {number} revision */
  async #fetch(revision) {
    if (revision < this.window.from) {
      this.notice = `Revision ${revision} is gone: the host keeps those from ${this.window.from} on.`;
      this.at = this.window.from;
      if (!this.history.seek(this.at)) await this.load(this.at, Math.min(this.#gapOf(this.at).before, this.at + PAGE));
    } else {
      const gap = this.#gapOf(revision);
      const from = Math.max(this.window.from, gap.after, revision - (revision % PAGE));
      await this.load(from, Math.min(gap.before, from + PAGE));
    }
    this.news('scene', 'time', 'selection');
  }

  /**
   * The revisions around one that are not here.
   * @param {number} revision
   */
  #gapOf(revision) {
    const gap = this.history.gaps().find(({ after, before }) => after <= revision && before > revision);
    return gap ?? { after: 0, before: Math.max(this.history.oldest, revision + 1) };
  }

  /** The differences between the shown revision and the one that it is compared with, the older one first. */
  difference() {
    if (this.ghost) return this.ghost.difference;
    if (this.other === undefined) return undefined;
    const other = this.other === 'now' ? this.history.live : this.history.seek(this.other);
    if (!other) return undefined;
    const [before, after] = other.revision < this.shown.revision ? [other, this.shown] : [this.shown, other];
    return { before, after, ...compare(before, after) };
  }

  /**
   * @param {string | undefined} id
   * @param {boolean} [reveal]
   */
  select(id, reveal = false) {
    this.selection = id;
    if (id && reveal) this.outline.reveal(id);
    this.news('selection', 'scene');
  }

  /** @param {string} panel */
  open(panel) {
    this.panel = panel;
    this.news('panel');
  }

  /** The address of what is shown; the present stays the present. */
  get address() {
    return this.#address(this.at);
  }

  /** The address of exactly this moment, also when it is the present. */
  get momentAddress() {
    return this.#address(this.at ?? this.history.newest);
  }

  /** @param {number | undefined} revision */
  #address(revision) {
    const { scene, selection, panel, other } = this;
    const compare = other === 'now' ? this.history.newest : other;
    return (
      location.pathname + queryOf({ scene, instance: this.#known, revision, selection, compare, panel: panel === 'selected' ? undefined : panel })
    );
  }
}
