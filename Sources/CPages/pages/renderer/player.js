// @ts-check
// From one picture to the next: what is drawn, where the focus goes, what is said, and what moves.
import { pictureOf } from '../shared/scene.js';
import { stepOf, transition, whoDid } from '../shared/words.js';
import { FocusMemory } from './focus.js';
import { animate } from './motion.js';

/** After a step by others, clicks do nothing for this many milliseconds: they were meant for the content before it. */
const CALM = 300;
/** A page draws at most once in so long, in milliseconds. */
const FRAME = 16;
/** How long an announcement waits for the title of a screen whose content is still to come, in milliseconds. */
const WORDLESS = 600;
/** How long the focus has to rest before the host hears of it, in milliseconds. */
const REST = 300;

export class Player {
  /** @type {import('../shared/scene.js').Picture | undefined} */
  #picture;
  /** @type {any} The cause of the last step that is not drawn yet. */
  #cause;
  /**
   * A step that is not announced yet.
   * @type {{before: import('../shared/scene.js').Picture, who: string | undefined, until: number} | undefined}
   */
  #unsaid;
  #isScheduled = false;
  #drawn = 0;
  #calmUntil = 0;
  /** @type {Map<string, number>} How far each screen was scrolled, by entry. */
  #scrolled = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reporting;
  #reported = '';

  /**
   * @param {{
   *   store: import('./store.js').Store,
   *   stage: import('./stage.js').Stage,
   *   notices: import('./notices.js').Notices,
   *   requests: import('./requests.js').Requests,
   *   places: import('./places.js').Places,
   * }} parts
   */
  constructor({ store, stage, notices, requests, places }) {
    this.store = store;
    this.stage = stage;
    this.notices = notices;
    this.requests = requests;
    this.places = places;
    this.focus = new FocusMemory(store, stage);
  }

  /**
   * The tree has changed.
   * @param {any} cause of a step; undefined for news about what is shown
   */
  changed(cause) {
    if (cause) this.#cause = cause;
    this.draw();
  }

  /** Draws soon: at once if nothing was drawn lately. All that comes until then is one picture. */
  draw() {
    if (this.#isScheduled || this.store.tree.revision < 0) return;
    this.#isScheduled = true;
    const draw = () => {
      this.#isScheduled = false;
      this.#draw();
    };
    if (document.hidden) setTimeout(draw, 100);
    else if (performance.now() - this.#drawn > FRAME) queueMicrotask(draw);
    else requestAnimationFrame(draw);
  }

  /** Whether a click would hit content that others have just put there. */
  get isCalm() {
    return performance.now() < this.#calmUntil;
  }

  /** Tells the host what a person sees, as soon as that rests. */
  report() {
    this.#reported = '';
    this.reportSoon();
  }

  /** Tells the host that this page draws nothing any more. */
  leave() {
    if (this.#reported) this.store.connection.call('renderer.report', { scene: this.store.scene, ends: true }, { keepalive: true }).catch(() => {});
    this.#reported = '';
  }

  reportSoon() {
    clearTimeout(this.#reporting);
    this.#reporting = setTimeout(() => this.#report(), REST);
  }

  #draw() {
    const { store, stage } = this;
    const before = this.#picture;
    const cause = this.#cause;
    this.#cause = undefined;
    this.focus.remember(document.activeElement);
    if (before?.entry) this.#scrolled.set(before.entry, scroller(stage.front).scrollTop);
    stage.update();
    const after = pictureOf(store.tree, store.title, store.layers);
    this.#picture = after;
    this.#drawn = performance.now();
    document.documentElement.dataset.revision = `${store.tree.revision}`;
    document.title = [after.title, store.scene === 'main' ? '' : store.scene, 'navhost'].filter(Boolean).join(' – ');
    if (!before) return this.#first(after);
    const step = stepOf(before, after);
    if (step !== 'none') this.#step(before, after, step, cause);
    else this.focus.follow(step, after);
    this.#speak();
    animate(stage.swaps);
    this.reportSoon();
  }

  /** @param {import('../shared/scene.js').Picture} after */
  #first(after) {
    if (after.layers.length) this.focus.follow('present', after);
    document.documentElement.dataset.ready = '';
    this.reportSoon();
  }

  /**
   * @param {import('../shared/scene.js').Picture} before
   * @param {import('../shared/scene.js').Picture} after
   * @param {string} step
   * @param {any} cause
   */
  #step(before, after, step, cause) {
    const { store, stage, requests, places } = this;
    const who = cause ? whoDid(cause, requests.areRecent ? store.ownSession : undefined) : undefined;
    if (who !== undefined && !requests.areRecent) this.#calm();
    scroller(stage.front).scrollTop = (step === 'pop' || step === 'select' || step === 'dismiss' ? this.#scrolled.get(after.entry ?? '') : 0) ?? 0;
    this.focus.follow(step, after);
    this.#unsaid = { before: this.#unsaid?.before ?? before, who, until: performance.now() + WORDLESS };
    setTimeout(() => this.#speak(), WORDLESS + 10);
    store.forget();
    for (const id of this.#scrolled.keys()) if (!store.find(id)) this.#scrolled.delete(id);
    places.changed();
  }

  /** Says the step, as soon as the screen in front has its title. */
  #speak() {
    const said = this.#unsaid;
    const after = this.#picture;
    if (!said || !after) return;
    const isPending = this.store.find(after.entry ?? '')?.entry.contentState === 'pending';
    if (isPending && performance.now() < said.until) return;
    this.#unsaid = undefined;
    this.notices.announce(transition(said.before, after, said.who));
  }

  #calm() {
    this.#calmUntil = performance.now() + CALM;
    document.documentElement.dataset.calm = '';
    setTimeout(() => {
      if (!this.isCalm) delete document.documentElement.dataset.calm;
    }, CALM + 10);
  }

  #report() {
    const { store, stage } = this;
    if (document.hidden || store.connection.state !== 'live') return;
    const undrawn = stage.views.flatMap((view) => [...view.undrawn].flatMap(([entry, parts]) => parts.map((what) => ({ entry, what: what.slice(0, 200) }))));
    const focus = this.focus.place;
    const report = { scene: store.scene, undrawn: undrawn.slice(0, 64), ...(focus ? { focus } : {}) };
    const text = JSON.stringify(report);
    if (text === this.#reported) return;
    this.#reported = text;
    store.connection.call('renderer.report', report).catch(() => {});
  }
}

/**
 * The element that scrolls: the layer in front, or the page.
 * @param {HTMLElement} front
 */
function scroller(front) {
  return front instanceof HTMLDialogElement ? front : document.scrollingElement ?? document.documentElement;
}
