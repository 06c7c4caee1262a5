// @ts-check
// Where the focus is, and where it goes. It is remembered by name, since elements come and go.
import { ALERTS, topOf } from '../shared/scene.js';

/** @typedef {import('../shared/scene.js').Picture} Picture */

/** For how many entries the control is remembered. An entry may come back, but a page may stay open for months. */
const REMEMBERED = 500;

const CONTROLS = 'button, input, select, textarea, summary, [tabindex="0"]';

export class FocusMemory {
  /** @type {Map<string, {key: string, index: number}>} The control that was used last, by entry. */
  #last = new Map();
  /** @type {string | undefined} The entry that waits for its content, and then gives its first control the focus. */
  #awaited;

  /**
   * @param {import('./store.js').Store} store
   * @param {import('./stage.js').Stage} stage
   */
  constructor(store, stage) {
    this.store = store;
    this.stage = stage;
  }

  /**
   * Remembers the control that a person uses.
   * @param {EventTarget | null} target
   */
  remember(target) {
    const control = target instanceof Element ? target.closest('[data-key]') : null;
    const screen = control?.closest('[data-entry]');
    if (!control || !(screen instanceof HTMLElement) || !screen.dataset.entry) return;
    const { entry } = screen.dataset;
    this.#last.delete(entry);
    this.#last.set(entry, { key: control.getAttribute('data-key') ?? '', index: controlsOf(screen).indexOf(control) });
    const [oldest] = this.#last.keys();
    if (oldest && this.#last.size > REMEMBERED) this.#last.delete(oldest);
  }

  /** The entry and the part that have the focus now. */
  get place() {
    const active = document.activeElement;
    const entry = active?.closest('[data-entry]')?.getAttribute('data-entry') ?? (this.store.front && topOf(this.store.front)?.id);
    const part = active?.closest('[data-key^="block:"]')?.getAttribute('data-key')?.slice(6) ?? active?.getAttribute('data-field');
    return entry ? { entry, ...(part ? { part } : {}) } : undefined;
  }

  /**
   * Puts the focus where it belongs after a step.
   * @param {string} step
   * @param {Picture} after
   */
  follow(step, after) {
    const screen = this.#screen(after);
    if (!screen) return;
    if (step === 'select' && document.activeElement?.getAttribute('role') === 'tab') return;
    if (step === 'none') return this.#keep(screen, after);
    this.#awaited = undefined;
    if (step === 'present' || step === 'push' || step === 'replace') return this.#arrive(screen, after);
    if (this.#return(screen, after.entry)) return;
    focus(titleOf(screen));
  }

  /**
   * @param {HTMLElement} screen
   * @param {Picture} after
   */
  #arrive(screen, after) {
    const found = after.entry ? this.store.find(after.entry) : undefined;
    if (!found) return focus(titleOf(screen));
    const { entry, navigator } = found;
    if (entry.contentState === 'pending') this.#awaited = entry.id;
    if (navigator.kind === 'presentation' && ALERTS.has(navigator.method ?? '')) return focus(answerOf(navigator, screen));
    const wanted = typeof entry.content?.focus === 'string' ? screen.querySelector(`[data-key="block:${CSS.escape(entry.content.focus)}"]`) : null;
    const control = wanted ? (wanted.matches(CONTROLS) ? wanted : wanted.querySelector(CONTROLS)) : null;
    const field = navigator.kind === 'presentation' ? screen.querySelector('[data-field]:not([aria-disabled])') : null;
    focus(control ?? field ?? titleOf(screen));
  }

  /**
   * Back to the control that led away, else to the one at its place.
   * @param {HTMLElement} screen
   * @param {string | null} entry
   */
  #return(screen, entry) {
    const last = this.#last.get(entry ?? '');
    if (!last) return false;
    const controls = controlsOf(screen);
    const same = controls.find((control) => control.getAttribute('data-key') === last.key);
    const near = controls[Math.min(last.index, controls.length - 1)];
    focus(same ?? near ?? titleOf(screen));
    return true;
  }

  /**
   * Nothing in front has changed: the focus stays, unless its control has gone or the awaited content has come.
   * @param {HTMLElement} screen
   * @param {Picture} after
   */
  #keep(screen, after) {
    const active = document.activeElement;
    if (this.#awaited === after.entry && this.#awaited && this.store.find(this.#awaited)?.entry.contentState !== 'pending') {
      this.#awaited = undefined;
      if (!active || active === document.body || active.matches('h1') || active.tagName === 'DIALOG') this.#arrive(screen, after);
    } else if (!active || active === document.body || active.tagName === 'DIALOG') {
      if (!this.#return(screen, after.entry)) focus(titleOf(screen));
    }
  }

  /**
   * The element that shows the entry in front.
   * @param {Picture} after
   * @returns {HTMLElement | null}
   */
  #screen(after) {
    const layer = this.store.layers.pop();
    const isAlert = layer !== undefined && layer.id === after.current && ALERTS.has(layer.method ?? '');
    if (isAlert) return this.stage.front;
    const view = this.stage.front.querySelector(`.navigator[data-navigator="${after.current}"]`);
    return /** @type {HTMLElement | null} */ (view?.querySelector('.screen') ?? view ?? this.stage.front);
  }
}

/**
 * An alert that destroys something begins at its way out, another one at its default.
 * @param {import('../shared/types.js').Navigator} alert
 * @param {HTMLElement} dialog
 */
function answerOf(alert, dialog) {
  const buttons = alert.buttons ?? [];
  const role = buttons.some((button) => button.role === 'destructive') ? 'cancel' : 'default';
  const index = Math.max(buttons.findIndex((button) => button.role === role), 0);
  return dialog.querySelectorAll('.answers button')[index] ?? null;
}

/** @param {HTMLElement} screen */
function controlsOf(screen) {
  return [...screen.querySelectorAll(CONTROLS)].filter((control) => control.hasAttribute('data-key'));
}

/** @param {HTMLElement} screen */
function titleOf(screen) {
  return screen.querySelector('h1');
}

/** @param {Element | null} element */
function focus(element) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: element.matches('h1') });
}
