// @ts-check
import { Scene } from './scene.js';

/**
 * @typedef {{revision: number, cause: any, changes: any[]}} Delta
 * @typedef {{keyframe: Scene, deltas: Delta[], bytes: number}} Segment  A keyframe, and the revisions after it.
 * @typedef {{after: number, before: number, reason: string}} Gap  Revisions that the page has not seen.
 */

const MEBIBYTE = 1024 * 1024;

/**
 * The revisions of a scene that the page keeps: a ring of deltas with a keyframe now and then.
 *
 * Keyframes share what did not change between them. A place is the nearest keyframe and the deltas after it, so it
 * costs at most one delta less than a segment has. When the ring is full, its oldest segment goes.
 */
export class History {
  /** @type {Segment[]} */
  #segments = [];
  /** @type {{segment: Segment, scene: Scene} | undefined} */
  #last;

  /** @param {{limit?: number, every?: number, everyBytes?: number}} [options] */
  constructor(options = {}) {
    const { limit = 64 * MEBIBYTE, every = 256, everyBytes = MEBIBYTE } = options;
    this.limit = limit;
    this.every = every;
    this.everyBytes = everyBytes;
    this.bytes = 0;
    /** The scene now. */
    this.live = new Scene();
    /** @type {Map<number, string>} Why what comes before a revision is missing. */
    this.reasons = new Map();
  }

  get oldest() {
    return this.#segments[0]?.keyframe.revision ?? 0;
  }

  get newest() {
    return this.live.revision;
  }

  get keyframes() {
    return this.#segments.length;
  }

  /**
   * Goes on from a snapshot; what came between it and the newest revision is a gap.
   * @param {any} snapshot
   * @param {string} [reason]
   */
  start(snapshot, reason = 'not seen') {
    if (snapshot.revision < this.newest) this.#segments.length = this.bytes = 0;
    const isNext = this.#segments.length > 0 && snapshot.revision === this.newest;
    if (this.#segments.length && !isNext) this.reasons.set(snapshot.revision, reason);
    this.live = Scene.from(snapshot);
    if (isNext && endOf(this.#segments[this.#segments.length - 1]) === this.#segments.at(-1)?.keyframe.revision) this.#drop(this.#segments.pop());
    this.#begin(sizeOf(snapshot));
    this.#shrink();
  }

  /**
   * Takes the next revision. Throws `Misfit` when it does not fit.
   * @param {Delta} delta
   */
  add({ revision, cause, changes }) {
    this.live.apply(revision, changes);
    const segment = this.#segments[this.#segments.length - 1];
    segment.deltas.push({ revision, cause, changes });
    this.#count(segment, sizeOf(cause) + sizeOf(changes) + this.live.takeCopied());
    if (segment.deltas.length >= this.every || segment.bytes >= this.everyBytes) this.#begin(0);
    if (this.bytes > this.limit) this.#shrink();
  }

  /**
   * Adds older revisions: a snapshot, and what came after it until the next ones that are here.
   * @param {any} snapshot
   * @param {Delta[]} deltas
   */
  fill(snapshot, deltas) {
    let scene = Scene.from(snapshot);
    const next = this.#segments.findIndex((segment) => segment.keyframe.revision > snapshot.revision);
    const end = next < 0 ? this.newest : this.#segments[next].keyframe.revision;
    let segment = { keyframe: scene.fork(), deltas: /** @type {Delta[]} */ ([]), bytes: 0 };
    const added = [segment];
    this.#count(segment, sizeOf(snapshot));
    for (const delta of deltas) {
      if (delta.revision > end) break;
      if (segment.deltas.length >= this.every) added.push((segment = { keyframe: scene.fork(), deltas: [], bytes: 0 }));
      scene.apply(delta.revision, delta.changes);
      segment.deltas.push({ revision: delta.revision, cause: delta.cause, changes: delta.changes });
      this.#count(segment, sizeOf(delta.cause) + sizeOf(delta.changes) + scene.takeCopied());
    }
    this.#segments.splice(next < 0 ? this.#segments.length : next, 0, ...added);
  }

  /**
   * The scene as it was, or nothing when the revision is not kept here.
   * @param {number} revision
   */
  seek(revision) {
    if (revision === this.newest) return this.live;
    const segment = this.#segmentOf(revision);
    if (!segment) return undefined;
    const isAhead = this.#last?.segment === segment && this.#last.scene.revision <= revision;
    const scene = (isAhead && this.#last ? this.#last.scene : segment.keyframe).fork();
    for (let index = scene.revision - segment.keyframe.revision; index < segment.deltas.length && scene.revision < revision; index++) {
      scene.apply(segment.deltas[index].revision, segment.deltas[index].changes);
    }
    this.#last = { segment, scene };
    return scene;
  }

  /**
   * The changes that made a revision, and their cause, if they are kept here.
   * @param {number} revision
   * @returns {Delta | undefined}
   */
  delta(revision) {
    const segment = this.#segmentOf(revision - 1, revision);
    return segment?.deltas[revision - segment.keyframe.revision - 1];
  }

  /**
   * The revisions that are missing between the oldest that is here and the newest.
   * @returns {Gap[]}
   */
  gaps() {
    const gaps = [];
    for (let index = 1; index < this.#segments.length; index++) {
      const after = endOf(this.#segments[index - 1]);
      const before = this.#segments[index].keyframe.revision;
      if (before > after) gaps.push({ after, before, reason: this.reasons.get(before) ?? 'not loaded' });
    }
    return gaps;
  }

  /** All revisions that are kept here, oldest first. */
  *deltas() {
    for (const segment of this.#segments) yield* segment.deltas;
  }

  /**
   * The segment that holds a revision; with `through`, the one that has both.
   * @param {number} revision
   */
  #segmentOf(revision, through = revision) {
    let [low, high] = [0, this.#segments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#segments[middle].keyframe.revision <= revision) low = middle + 1;
      else high = middle;
    }
    const segment = this.#segments[low - 1];
    return segment && endOf(segment) >= through ? segment : undefined;
  }

  /** @param {number} bytes */
  #begin(bytes) {
    const segment = { keyframe: this.live.fork(), deltas: [], bytes: 0 };
    this.#segments.push(segment);
    this.#count(segment, bytes + 512);
  }

  /**
   * @param {Segment} segment
   * @param {number} bytes
   */
  #count(segment, bytes) {
    segment.bytes += bytes;
    this.bytes += bytes;
  }

  #shrink() {
    while (this.bytes > this.limit && this.#segments.length > 1) this.#drop(this.#segments.shift());
  }

  /** @param {Segment | undefined} segment */
  #drop(segment) {
    this.bytes -= segment?.bytes ?? 0;
  }
}

/**
 * The last revision of a segment.
 * @param {Segment} segment
 */
function endOf(segment) {
  return segment.keyframe.revision + segment.deltas.length;
}

/**
 * About how many bytes a value takes in memory.
 * @param {any} value
 * @returns {number}
 */
export function sizeOf(value) {
  if (typeof value === 'string') return 16 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let bytes = 24;
  if (Array.isArray(value)) for (const element of value) bytes += 8 + sizeOf(element);
  else for (const key in value) bytes += 8 + sizeOf(value[key]);
  return bytes;
}
