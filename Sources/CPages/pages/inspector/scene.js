// @ts-check
/**
 * @typedef {import('../shared/types.js').Snapshot} Snapshot
 * @typedef {import('../shared/types.js').Navigator} Navigator
 * @typedef {import('../shared/types.js').Entry} Entry
 * @typedef {import('../shared/types.js').Change} Change
 */

/** Whose a navigator is: a scene changes only its own ones in place, and copies the others first. */
const OWNER = Symbol('owner');
/** Navigators whose numbers differ only in these bits stand in one bucket. Two scenes share or copy whole buckets. */
const BUCKET_BITS = 6;
/** Rough sizes in memory, in bytes, for the limit of the history. */
const COST = { navigator: 160, place: 8, inMap: 48 };

/** A change that does not fit the scene: the page missed something, and has to read the scene anew. */
export class Misfit extends Error {}

/** A scene at one revision. Two scenes share what is equal in both: `fork` costs little, whatever the scene holds. */
export class Scene {
  #owner = {};
  /** @type {Map<number, Map<string, any>>} */
  #buckets = new Map();
  /** @type {Map<string, any>} */
  #attachments = new Map();
  #ownsAttachments = false;
  #orphaned = new Set();
  #copied = 0;

  /** @param {Snapshot} snapshot */
  static from(snapshot) {
    const scene = new Scene();
    scene.name = snapshot.scene;
    scene.revision = snapshot.revision;
    scene.instance = snapshot.instance;
    scene.configuration = snapshot.configuration;
    scene.root = snapshot.navigators[0].id;
    scene.#orphaned = new Set(snapshot.orphaned);
    for (const navigator of snapshot.navigators) scene.#put({ ...navigator, children: [...navigator.children], path: [...navigator.path] });
    for (const attachment of snapshot.attachments) scene.#attachments.set(attachment.id, attachment);
    scene.#ownsAttachments = true;
    return scene;
  }

  constructor() {
    this.name = 'main';
    this.revision = -1;
    this.instance = '';
    /** @type {any} */
    this.configuration = {};
    this.root = '';
  }

  /** An equal scene. Both may change from now on, without an effect on the other. */
  fork() {
    const other = new Scene();
    Object.assign(other, { name: this.name, revision: this.revision, instance: this.instance, configuration: this.configuration, root: this.root });
    other.#buckets = new Map(this.#buckets);
    other.#attachments = this.#attachments;
    other.#orphaned = new Set(this.#orphaned);
    this.#owner = {};
    this.#ownsAttachments = false;
    return other;
  }

  /** Bytes that were copied since the last call, because another scene shares them. */
  takeCopied() {
    const copied = this.#copied;
    this.#copied = 0;
    return copied;
  }

  /**
   * @param {string | undefined | null} id
   * @returns {Navigator | undefined}
   */
  navigator(id) {
    return id ? this.#buckets.get(bucketOf(id))?.get(id) : undefined;
  }

  /** The navigator in front: from the root, what is presented, else what is selected. */
  get current() {
    return this.chain().at(-1)?.id ?? this.root;
  }

  /** The navigators that lead to the one in front, the root first. */
  chain() {
    const chain = [];
    for (let front = this.navigator(this.root); front; front = this.navigator(front.presented ?? front.selected)) chain.push(front);
    return chain;
  }

  /** All navigators, parents first: of each its stacks, then its overlays, then what it presents. */
  *navigators(from = this.root) {
    const waiting = [from];
    while (waiting.length) {
      const navigator = this.navigator(waiting.pop());
      if (!navigator) continue;
      yield navigator;
      waiting.push(...below(navigator).reverse());
    }
  }

  attachments() {
    return this.#attachments;
  }

  orphaned() {
    return this.#orphaned;
  }

  /**
   * Where an entry stands; -1 is the place below the path.
   * @param {string} id
   */
  find(id) {
    for (const bucket of this.#buckets.values()) {
      for (const navigator of bucket.values()) {
        if (navigator.root?.id === id) return { navigator, position: -1, entry: navigator.root };
        const position = navigator.path.findIndex((/** @type {Entry} */ entry) => entry.id === id);
        if (position >= 0) return { navigator, position, entry: navigator.path[position] };
      }
    }
    return undefined;
  }

  counts() {
    let [entries, navigators] = [0, 0];
    for (const bucket of this.#buckets.values()) {
      navigators += bucket.size;
      for (const navigator of bucket.values()) entries += navigator.path.length + (navigator.root ? 1 : 0);
    }
    return { entries, navigators };
  }

  /** The form of `tree.get`, equal to it at this revision. */
  snapshot() {
    return {
      scene: this.name,
      revision: this.revision,
      instance: this.instance,
      current: this.current,
      configuration: this.configuration,
      orphaned: [...this.#orphaned].sort(),
      navigators: Array.from(this.navigators(), (/** @type {any} */ { [OWNER]: _, ...navigator }) => navigator),
      attachments: [...this.#attachments.values()].sort((one, other) => number(one.id) - number(other.id)),
    };
  }

  /**
   * Takes the changes of the next revision.
   * @param {number} revision
   * @param {Change[]} changes
   */
  apply(revision, changes) {
    if (revision !== this.revision + 1) throw new Misfit(`revision ${revision} does not follow ${this.revision}`);
    for (const change of changes) this.change(change);
    this.revision = revision;
  }

  /**
   * Takes one change; also for changes that are only planned.
   * @param {any} change
   */
  change(change) {
    switch (change.kind) {
      case 'entry.added':
        return this.#add(change);
      case 'entry.removed':
        return this.#remove(change);
      case 'entry.changed':
        return this.#replace(change);
      case 'navigator.created':
        return this.#create(change.navigator, change.previous);
      case 'navigator.closed':
        return this.#close(change.navigator);
      case 'navigator.selected':
        return this.#select(change.parent, change.child);
      case 'type.orphaned':
        return void this.#orphaned.add(change.type);
      case 'type.revived':
        return void this.#orphaned.delete(change.type);
      case 'attachment.added':
      case 'attachment.changed':
        return void this.#ownAttachments().set(change.attachment.id, change.attachment);
      case 'attachment.removed':
        if (!this.#ownAttachments().delete(change.attachment.id)) throw new Misfit(`there is no ${change.attachment.id}`);
    }
  }

  /** @param {any} change */
  #add({ navigator: id, position, entry }) {
    const navigator = this.#own(id);
    if (position > navigator.path.length) throw new Misfit(`${id} has no place ${position}`);
    navigator.path.splice(position, 0, entry);
  }

  /** @param {any} change */
  #remove({ navigator: id, position, entry }) {
    const navigator = this.#own(id);
    if (navigator.path[position]?.id !== entry.id) throw new Misfit(`${entry.id} is not at ${position} of ${id}`);
    navigator.path.splice(position, 1);
  }

  /** @param {any} change */
  #replace({ navigator: id, position, entry }) {
    const navigator = this.#own(id);
    const before = position < 0 ? navigator.root : navigator.path[position];
    if (before?.id !== entry.id) throw new Misfit(`${entry.id} is not at ${position} of ${id}`);
    if (position < 0) navigator.root = entry;
    else navigator.path[position] = entry;
  }

  /**
   * @param {any} navigator
   * @param {string | undefined} previous
   */
  #create(navigator, previous) {
    const parent = this.#own(navigator.parent);
    this.#put({ ...navigator, children: [...navigator.children], path: [...navigator.path] });
    if (navigator.kind === 'presentation') parent.presented = navigator.id;
    else if (navigator.kind === 'overlay')
      parent.overlays = [...(parent.overlays ?? []), navigator.id].sort((one, other) => number(one) - number(other));
    else parent.children.splice(previous ? parent.children.indexOf(previous) + 1 : 0, 0, navigator.id);
  }

  /** @param {any} navigator */
  #close({ id, kind, parent: parentId }) {
    const parent = this.#own(parentId);
    const bucket = this.#ownBucket(id);
    if (!bucket.delete(id)) throw new Misfit(`there is no ${id}`);
    if (!bucket.size) this.#buckets.delete(bucketOf(id));
    if (kind === 'presentation') delete parent.presented;
    else if (kind === 'overlay') leave(parent, id);
    else parent.children.splice(parent.children.indexOf(id), 1);
    if (parent.selected === id) delete parent.selected;
  }

  /**
   * @param {string} parentId
   * @param {string | null} child
   */
  #select(parentId, child) {
    const parent = this.#own(parentId);
    if (child === null) delete parent.selected;
    else parent.selected = child;
  }

  /** @param {any} navigator */
  #put(navigator) {
    navigator[OWNER] = this.#owner;
    this.#ownBucket(navigator.id).set(navigator.id, navigator);
  }

  /**
   * The navigator, copied first when another scene shares it.
   * @param {string} id
   * @returns {any}
   */
  #own(id) {
    /** @type {any} */
    const navigator = this.navigator(id);
    if (!navigator) throw new Misfit(`there is no ${id}`);
    if (navigator[OWNER] === this.#owner) return navigator;
    const copy = { ...navigator, children: [...navigator.children], path: [...navigator.path], [OWNER]: this.#owner };
    this.#copied += COST.navigator + COST.place * (copy.path.length + copy.children.length);
    this.#ownBucket(id).set(id, copy);
    return copy;
  }

  /** @param {string} id */
  #ownBucket(id) {
    const number = bucketOf(id);
    /** @type {any} */
    let bucket = this.#buckets.get(number);
    if (bucket?.[OWNER] === this.#owner) return bucket;
    this.#copied += COST.inMap * (bucket?.size ?? 1);
    bucket = new Map(bucket);
    bucket[OWNER] = this.#owner;
    this.#buckets.set(number, bucket);
    return bucket;
  }

  #ownAttachments() {
    if (!this.#ownsAttachments) {
      this.#copied += COST.inMap * this.#attachments.size;
      this.#attachments = new Map(this.#attachments);
      this.#ownsAttachments = true;
    }
    return this.#attachments;
  }
}

/**
 * The ids of the navigators directly below one: its stacks, its overlays, what it presents.
 * @param {Navigator} navigator
 */
export function below(navigator) {
  const ids = [...navigator.children, ...(navigator.overlays ?? [])];
  if (navigator.presented) ids.push(navigator.presented);
  return ids;
}

/**
 * Ids are counted: the oldest has the lowest number.
 * @param {string} id
 */
export function number(id) {
  return Number(id.slice(1));
}

/** @param {string} id */
function bucketOf(id) {
  return number(id) >> BUCKET_BITS;
}

/**
 * A navigator without overlays has no list of them.
 * @param {any} presenter
 * @param {string} overlay
 */
function leave(presenter, overlay) {
  const left = presenter.overlays.filter((/** @type {string} */ id) => id !== overlay);
  if (left.length) presenter.overlays = left;
  else delete presenter.overlays;
}
