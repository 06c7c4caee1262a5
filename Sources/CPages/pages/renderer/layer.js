// @ts-check
// One presentation: a real dialog, so the browser keeps everything below it out of reach.
import { el, morph } from '../shared/dom.js';
import { ALERTS, topOf } from '../shared/scene.js';
import { NavigatorView } from './navigator-view.js';

/** @typedef {import('../shared/types.js').Navigator} Navigator */

/** How each method looks; a method that a module defined looks like a sheet, unless its name or a hint says more. */
const LOOKS = /** @type {Record<string, string>} */ ({
  sheet: 'sheet',
  managedSheet: 'sheet',
  cover: 'cover',
  managedCover: 'cover',
  popover: 'popover',
  alert: 'alert',
  dialog: 'alert',
  drawer: 'drawer',
});

/** A popover keeps this distance from the window's edges, in pixels. */
const EDGE = 16;
/** A popover leaves room for at least this height, in pixels: some of its content may come later. */
const LOW = 280;

/** How much of the height a named detent takes. */
const DETENTS = /** @type {Record<string, number>} */ ({ small: 0.3, medium: 0.55, large: 0.94 });

export class Layer {
  /** @type {any[]} */
  detents = [];
  #chosen = -1;
  #isLeaving = false;
  #buttons = el('div', { class: 'actions answers', 'data-key': 'answers' });

  /**
   * @param {import('./stage.js').Stage} stage
   * @param {Navigator} navigator
   */
  constructor(stage, navigator) {
    this.stage = stage;
    this.id = navigator.id;
    this.view = new NavigatorView(stage, navigator.id);
    this.element = el('dialog', { class: 'layer', 'data-layer': navigator.id, 'data-method': navigator.method, closedby: 'none' });
    this.element.append(this.view.element);
    // The browser may ask to close it by other means than the key, as the back gesture of a phone. The host decides.
    this.element.addEventListener('cancel', (event) => event.preventDefault());
    this.element.addEventListener('close', () => this.show());
  }

  get isLargest() {
    return this.#chosen === this.detents.length - 1;
  }

  /** @param {Navigator} navigator */
  update(navigator) {
    const top = topOf(navigator);
    const hints = navigator.root?.hints ?? top?.hints ?? {};
    const method = navigator.method ?? 'sheet';
    const isAlert = ALERTS.has(method);
    const title = top ? `${top.id}-title` : null;
    set(this.element, 'data-look', LOOKS[method] ?? (['sheet', 'cover', 'popover', 'drawer'].includes(hints.look) ? hints.look : 'sheet'));
    set(this.element, 'data-edge', hints.edge === 'trailing' ? 'trailing' : null);
    set(this.element, 'role', isAlert ? 'alertdialog' : null);
    set(this.element, 'aria-labelledby', title);
    set(this.element, 'aria-describedby', isAlert && top ? `${top.id}-screen` : null);
    this.#takeDetents(hints);
    this.view.update();
    if (isAlert) this.#updateButtons(navigator);
  }

  /** Puts it over everything that was there before. */
  show() {
    if (this.#isLeaving) return;
    if (!this.element.isConnected) document.body.append(this.element);
    if (this.element.open) return;
    const opener = document.activeElement;
    this.element.showModal();
    if (this.element.dataset.look === 'popover') this.#standAt(opener);
  }

  /**
   * Puts a popover beside what opened it, where there is room.
   * @param {Element | null} opener
   */
  #standAt(opener) {
    if (!opener || opener === document.body || opener instanceof HTMLDialogElement) return;
    const place = opener.getBoundingClientRect();
    const { style, offsetWidth, offsetHeight } = this.element;
    const within = (/** @type {number} */ wanted, /** @type {number} */ size, /** @type {number} */ room) => `${Math.max(Math.min(wanted, room - size - EDGE), EDGE)}px`;
    style.setProperty('margin', '0');
    style.setProperty('left', within(place.left, offsetWidth, innerWidth));
    style.setProperty('top', within(place.bottom + 8, Math.max(offsetHeight, LOW), innerHeight));
  }

  /** It is out of reach at once; only its picture goes slowly. */
  leave() {
    this.#isLeaving = true;
    const { element } = this;
    const float = element.querySelector(':scope > #float');
    if (float) document.body.append(float);
    for (const part of element.querySelectorAll('[data-entry], [data-navigator], [id]')) {
      for (const name of ['data-entry', 'data-navigator', 'id']) part.removeAttribute(name);
    }
    element.removeAttribute('data-layer');
    element.inert = true;
    element.close();
    setTimeout(() => element.remove(), 400);
  }

  nextDetent() {
    this.#chosen = (this.#chosen + 1) % this.detents.length;
    this.#applyDetent();
    this.stage.store.changed();
  }

  /** Its sizes in pixels, as the window is now. */
  get #heights() {
    return this.detents.map((detent) => pixels(height(detent) ?? ''));
  }

  /** The height of its smallest size, in pixels. */
  get smallest() {
    return Math.min(...this.#heights);
  }

  /**
   * Takes this height while it is dragged, as far as its largest size.
   * @param {number} pixels
   */
  stretch(pixels) {
    set(this.element, 'data-dragged', '');
    this.element.style.setProperty('--tall', `${Math.max(Math.min(pixels, Math.max(...this.#heights)), 0)}px`);
  }

  /**
   * Takes the size that is nearest to this height; false if zero is nearer.
   * @param {number} pixels
   */
  settle(pixels) {
    if (this.#isLeaving) return true;
    set(this.element, 'data-dragged', null);
    const heights = this.#heights;
    const away = heights.map((height) => Math.abs(height - pixels));
    const nearest = Math.min(...away);
    if (pixels < nearest) return false;
    this.#chosen = away.indexOf(nearest);
    this.#applyDetent();
    this.stage.store.changed();
    return true;
  }

  /** @param {any} hints */
  #takeDetents(hints) {
    const detents = Array.isArray(hints.detents) ? hints.detents.filter((/** @type {any} */ one) => height(one) !== null) : [];
    const selected = detents.findIndex((/** @type {any} */ one) => JSON.stringify(one) === JSON.stringify(hints.selectedDetent));
    const isNew = JSON.stringify([detents, selected]) !== JSON.stringify([this.detents, this.hinted]);
    this.detents = detents;
    this.hinted = selected;
    if (!isNew) return;
    this.#chosen = selected < 0 ? 0 : selected;
    this.#applyDetent();
  }

  #applyDetent() {
    const tall = this.detents.length ? height(this.detents[this.#chosen]) : null;
    if (tall === null) this.element.style.removeProperty('--tall');
    else this.element.style.setProperty('--tall', tall);
    set(this.element, 'data-detent', this.detents.length ? String(this.#chosen) : null);
  }

  /** @param {Navigator} navigator */
  #updateButtons(navigator) {
    const buttons = navigator.buttons ?? [];
    const drawn = buttons.map(({ answer, label, role }) =>
      el('button', { type: 'button', class: role === 'default' ? 'primary' : role ?? 'secondary', 'data-act': 'answer', 'data-answer': answer, 'data-key': `answer:${answer}` }, label ?? answer),
    );
    if (!drawn.length) drawn.push(el('button', { type: 'button', class: 'primary', 'data-act': 'dismiss', 'data-navigator': this.id, 'data-key': 'close' }, 'Close'));
    if (!this.#buttons.isConnected) this.element.append(this.#buttons);
    morph(this.#buttons, el('div', { class: 'actions answers', 'data-key': 'answers', 'data-entry': topOf(navigator)?.id }, ...drawn));
  }
}

/**
 * A detent as a height of CSS; null if the value is not a detent.
 * @param {any} detent
 */
function height(detent) {
  if (typeof detent === 'string') return Object.hasOwn(DETENTS, detent) ? `${DETENTS[detent] * 100}dvh` : null;
  const fraction = typeof detent === 'number' ? detent : detent?.fraction;
  if (Number.isFinite(fraction)) return `${Math.min(Math.max(fraction, 0.15), 0.94) * 100}dvh`;
  return Number.isFinite(detent?.height) ? `${Math.max(detent.height, 120)}px` : null;
}

/**
 * A height of CSS in pixels; no sheet is higher than the largest detent that has a name.
 * @param {string} css
 */
function pixels(css) {
  const share = innerHeight / 100;
  return Math.min(css.endsWith('px') ? parseFloat(css) : parseFloat(css) * share, DETENTS.large * 100 * share);
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value
 */
function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
