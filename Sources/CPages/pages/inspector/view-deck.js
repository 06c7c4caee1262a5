// @ts-check
import { badge, fill, h, say } from './dom.js';
import { layersOf } from './layers.js';
import { Leaving } from './leaving.js';
import { clip, hueOf, labelOf, navigatorKind, navigatorName, oneLine, signOf } from './names.js';
import { lockOf, marksOf } from './view-outline.js';

/** More changes a second than this are shown without motion: only the last state. */
const CALM = 5;

/** The scene as a picture: a sheet of cards for each layer, each layer above what it covers. */
export class DeckView {
  /** @type {Map<string, any>} Entries and navigators in the last picture. */
  #drawn = new Map();
  #revision = -1;
  /** @type {number[]} */
  #times = [];
  #leaving = new Leaving();

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   * @param {HTMLElement} line
   */
  constructor(inspector, element, line) {
    this.inspector = inspector;
    this.element = element;
    this.line = line;
    element.addEventListener('click', (event) => this.#pick(event));
    inspector.watch(['scene', 'selection', 'plan'], () => this.draw());
  }

  draw() {
    const { inspector } = this;
    if (inspector.history.newest < 0) return;
    const difference = inspector.difference();
    const scene = difference && (inspector.ghost || inspector.other !== undefined) ? difference.after : inspector.shown;
    this.marks = marksOf(difference);
    this.isMoving = this.#isCalm(scene.revision) && !difference;
    const { removed, closed } = difference ?? this.#left(scene);
    const { layers, hidden } = layersOf(scene, removed, closed);
    this.#leaving.picture(layers);
    this.seen = new Map();
    this.scene = scene;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.pick : undefined;
    const scroll = this.element.scrollLeft;
    const parts = layers.map((layer, index) => this.#layer(layer, index));
    if (hidden) parts.splice(1, 0, h('p.quiet.hidden-layers', null, `+ ${hidden} layers`));
    this.element.className = `deck${inspector.ghost ? ' is-ghost' : ''}${inspector.isLive ? '' : ' is-past'}`;
    fill(this.element, parts);
    const count = layers.filter(({ isGone }) => !isGone).length;
    this.element.scrollLeft = count > (this.count ?? 0) ? this.element.scrollWidth : scroll;
    this.count = count;
    if (focused) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-pick="${focused}"]`))?.focus({ preventScroll: true });
    this.#drawn = this.seen;
    this.#revision = scene.revision;
    say(/** @type {any} */ (this.line.firstElementChild), oneLine(scene));
  }

  /**
   * The parts that have just left the picture. Fast changes come without motion, and nothing leaves on the way back in
   * time.
   * @param {import('./scene.js').Scene} scene
   */
  #left(scene) {
    this.now = performance.now();
    if (this.isMoving && scene.revision > this.#revision) this.#leaving.find(scene, this.now);
    else if (scene.revision !== this.#revision) this.#leaving.clear();
    return this.#leaving.shown(scene, this.now);
  }

  /**
   * Lets an element leave, if it does. When it is drawn again, its motion goes on and does not begin anew.
   * @param {any} element
   * @param {string} id
   */
  #leave(element, id) {
    const age = this.marks?.size ? undefined : this.#leaving.ageOf(id, this.now ?? 0);
    if (age === undefined) return element;
    element.inert = true;
    element.classList.add('is-leaving');
    element.style.animationDelay = `${-age}ms`;
    element.addEventListener('animationend', () => element.remove());
    return element;
  }

  /**
   * Whether changes come slowly enough for a person to follow motion.
   * @param {number} revision
   */
  #isCalm(revision) {
    if (this.#revision < 0 || revision === this.#revision) return false;
    const now = performance.now();
    this.#times = [...this.#times.filter((time) => now - time < 1000), now];
    return this.#times.length <= CALM && Math.abs(revision - this.#revision) <= 2;
  }

  /**
   * @param {import('./layers.js').Layer} layer
   * @param {number} index
   */
  #layer({ base, cards, overlays, isFront, isGone }, index) {
    const cover = this.scene?.navigator(base.parent);
    const title =
      base.kind === 'root'
        ? `scene ${this.scene?.name}`
        : `${navigatorKind(base)}${base.name ? ` ${base.name}` : ''} over ${cover ? navigatorName(cover) : base.parent}`;
    const isNew = this.isMoving && !isGone && !this.#drawn.has(`layer ${base.id}`);
    if (!isGone) this.seen?.set(`layer ${base.id}`, base);
    const element = h(
      `section.layer${isFront ? '.is-front' : ''}${isGone ? '.was-removed' : ''}${isNew ? '.is-new' : ''}${this.#mark(base.id)}`,
      { 'aria-label': `Layer ${index + 1}: ${title}` },
      h(
        'p.layer-title',
        null,
        h('span', null, title),
        isFront && h('span.chip.front', null, 'in front'),
        isGone && h('span.chip', null, this.marks?.size ? 'goes' : 'removed'),
      ),
      cards.reduceRight((/** @type {any} */ inner, card) => this.#card(card, inner), null),
      overlays.length > 0 &&
        h(
          'div.overlays',
          null,
          overlays.map((card) => this.#card(card, null)),
        ),
    );
    return isGone ? this.#leave(element, base.id) : element;
  }

  /**
   * @param {import('./layers.js').Card} card
   * @param {any} inner
   */
  #card(card, inner) {
    const { navigator, places, hidden, tabs, moreTabs, gone } = card;
    const lock = this.scene && lockOf(this.scene, navigator);
    const isEmpty = !places.length && !tabs.length && !(gone.length && !this.scene?.navigator(navigator.id));
    return h(
      `div.card.kind-${navigator.kind}${this.#mark(navigator.id)}`,
      null,
      h(
        'div.card-title',
        null,
        h(
          `button.pick${this.#chosen(navigator.id)}`,
          { type: 'button', data: { pick: navigator.id } },
          navigator.name ?? navigatorKind(navigator),
          h('span.id', null, navigator.id),
        ),
        lock && h('span.chip.locked', { title: lock.reason ?? '' }, lock.reason ? `locked: ${clip(lock.reason, 24)}` : 'locked'),
      ),
      hidden > 0 && h('p.quiet.below', null, `+ ${hidden.toLocaleString('en')} below`),
      places.map((entry) => this.#entry(entry)),
      gone.map((entry) => this.#entry(entry, true)),
      isEmpty && h('p.quiet.below', null, navigator.hasPath ? 'empty path' : 'no path of its own'),
      navigator.buttons &&
        h('p.quiet.below', null, navigator.buttons.map((/** @type {any} */ button) => `[${button.label ?? button.answer}] `).join('')),
      tabs.length > 0 &&
        h(
          'div.stacks',
          null,
          tabs.map((tab) => this.#tab(navigator, tab)),
          moreTabs > 0 && h('span.quiet', null, `+ ${moreTabs}`),
        ),
      inner,
    );
  }

  /**
   * @param {any} navigator
   * @param {any} tab
   */
  #tab(navigator, tab) {
    const count = tab.path.length;
    const isSelected = navigator.selected === tab.id;
    return h(
      `button.stack${isSelected ? '.is-on' : ''}${this.#chosen(tab.id)}${this.#mark(tab.id)}`,
      { type: 'button', data: { pick: tab.id } },
      navigatorName(tab),
      count > 0 && h('span.count', null, String(count)),
    );
  }

  /**
   * @param {any} entry
   * @param {boolean} [isGone]
   */
  #entry(entry, isGone = false) {
    const before = this.#drawn.get(entry.id);
    const motion = !this.isMoving || isGone ? '' : !before ? '.is-new' : before !== entry ? '.is-changed' : '';
    if (!isGone) this.seen?.set(entry.id, entry);
    const isAway = this.scene?.orphaned().has(entry.type);
    const state = entry.contentState === 'pending' ? ' · pending' : entry.contentState === 'failed' ? ' · failed' : isAway ? ' · module away' : '';
    const element = h(
      `button.entry${motion}${isGone ? '.was-removed' : this.#mark(entry.id)}${this.#chosen(entry.id)}${isAway ? '.is-away' : ''}`,
      { type: 'button', data: { pick: entry.id }, title: `${entry.type} ${entry.id}` },
      badge(entry.module, hueOf(entry.module), signOf(entry.module)),
      h('span.title', null, clip(labelOf(entry), 34)),
      h('span.id', null, entry.id + state),
      isGone && !this.marks?.size && h('span.chip', null, 'removed'),
    );
    return isGone ? this.#leave(element, entry.id) : element;
  }

  /** @param {string} id */
  #mark(id) {
    const mark = this.marks?.get(id);
    return mark ? `.was-${mark}` : '';
  }

  /** @param {string} id */
  #chosen(id) {
    return id === this.inspector.selection ? '.is-selected' : '';
  }

  /** @param {Event} event */
  #pick(event) {
    const target = /** @type {HTMLElement} */ (event.target).closest('[data-pick]');
    if (target instanceof HTMLElement) this.inspector.select(target.dataset.pick, true);
  }
}
