/** A copy of a scene that follows its changes: after each, equal to what `tree.get` would give. */
export class Tree {
  #instance;
  #configuration;

  /** From a snapshot; without one it is empty until `apply` is given an event with one. */
  constructor(snapshot) {
    this.revision = -1;
    this.orphaned = new Set();
    this.navigators = new Map();
    this.attachments = new Map();
    if (snapshot) this.#reset(snapshot);
  }

  /** Takes the events of an unfiltered watch, in the order in which they come. */
  apply(event) {
    if (event.snapshot) this.#reset(event.snapshot);
    else if (event.changes) this.#follow(event);
    return this;
  }

  /** The navigator in front: from the root, follow the presentation if there is one, else the selected child. */
  get current() {
    let navigator = this.navigators.get(this.root);
    for (let front = navigator; front; front = this.navigators.get(front.presented ?? front.selected)) navigator = front;
    return navigator?.id;
  }

  /** The scene in the form of `tree.get`, equal to it at this revision. */
  snapshot() {
    return {
      scene: this.scene,
      revision: this.revision,
      instance: this.#instance,
      current: this.current,
      configuration: this.#configuration,
      orphaned: [...this.orphaned].sort(),
      navigators: this.#inOrder().map(copy),
      attachments: [...this.attachments.values()].sort((one, other) => number(one) - number(other)),
    };
  }

  #inOrder() {
    const order = [];
    const waiting = this.root ? [this.root] : [];
    while (waiting.length) {
      const navigator = this.navigators.get(waiting.pop());
      order.push(navigator);
      if (navigator.presented) waiting.push(navigator.presented);
      waiting.push(...(navigator.overlays ?? []).toReversed());
      for (let index = navigator.children.length - 1; index >= 0; index--) waiting.push(navigator.children[index]);
    }
    return order;
  }

  #reset({ scene, revision, instance, configuration, orphaned, navigators, attachments }) {
    this.scene = scene;
    this.revision = revision;
    this.#instance = instance;
    this.#configuration = configuration;
    this.orphaned = new Set(orphaned);
    this.navigators = byId(navigators.map(copy));
    this.attachments = byId(attachments);
    this.root = navigators[0].id;
  }

  #follow({ revision, changes }) {
    if (revision !== this.revision + 1) throw new RangeError(`revision ${revision} does not follow ${this.revision}`);
    for (const change of changes) this.#change(change);
    this.revision = revision;
  }

  #change(change) {
    switch (change.kind) {
      case 'entry.added':
        return this.navigators.get(change.navigator).path.splice(change.position, 0, change.entry);
      case 'entry.removed':
        return this.navigators.get(change.navigator).path.splice(change.position, 1);
      case 'entry.changed': {
        const navigator = this.navigators.get(change.navigator);
        if (change.position < 0) navigator.root = change.entry;
        else navigator.path[change.position] = change.entry;
        return;
      }
      case 'navigator.created':
        return this.#create(change.navigator, change.previous);
      case 'navigator.closed':
        return this.#close(change.navigator);
      case 'navigator.selected':
        return this.#select(change.parent, change.child);
      case 'type.orphaned':
        return this.orphaned.add(change.type);
      case 'type.revived':
        return this.orphaned.delete(change.type);
      case 'attachment.added':
      case 'attachment.changed':
        return this.attachments.set(change.attachment.id, change.attachment);
      case 'attachment.removed':
        return this.attachments.delete(change.attachment.id);
      // A signal changes nothing here; nor does a kind that this client does not know, which is news of a later host.
    }
  }

  #create(navigator, previous) {
    const parent = this.navigators.get(navigator.parent);
    this.navigators.set(navigator.id, copy(navigator));
    if (navigator.kind === 'presentation') parent.presented = navigator.id;
    else if (navigator.kind === 'overlay') parent.overlays = [...(parent.overlays ?? []), navigator.id].sort(byNumber);
    else parent.children.splice(previous ? parent.children.indexOf(previous) + 1 : 0, 0, navigator.id);
  }

  #close({ id, kind, parent: parentId }) {
    const parent = this.navigators.get(parentId);
    this.navigators.delete(id);
    if (kind === 'presentation') delete parent.presented;
    else if (kind === 'overlay') leave(parent, id);
    else parent.children.splice(parent.children.indexOf(id), 1);
    if (parent.selected === id) delete parent.selected;
  }

  #select(parentId, child) {
    const parent = this.navigators.get(parentId);
    if (child === null) delete parent.selected;
    else parent.selected = child;
  }
}

function byId(items) {
  return new Map(items.map((item) => [item.id, item]));
}

/** Ids are counted: the oldest has the lowest number. */
function number({ id }) {
  return Number(id.slice(1));
}

function byNumber(one, other) {
  return Number(one.slice(1)) - Number(other.slice(1));
}

/** A navigator without overlays has no list of them. */
function leave(presenter, overlay) {
  const left = presenter.overlays.filter((id) => id !== overlay);
  if (left.length) presenter.overlays = left;
  else delete presenter.overlays;
}

function copy(navigator) {
  return { ...navigator, children: [...navigator.children], path: [...navigator.path] };
}
