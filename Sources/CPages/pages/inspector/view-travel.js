// @ts-check
import { button, byId, fill, say } from './dom.js';
import { returnTo } from './return.js';

/** The line below the lane: where one looks, steps, comparing, and the way back. */
export class TravelView {
  #kind = '';

  /** @param {import('./inspector.js').Inspector} inspector */
  constructor(inspector) {
    this.inspector = inspector;
    for (const step of document.querySelectorAll('[data-step]'))
      step.addEventListener('click', () => this.#step(Number(/** @type {HTMLElement} */ (step).dataset.step)));
    document.addEventListener('keydown', (event) => this.#key(event));
    inspector.watch(['time', 'state'], () => this.draw());
  }

  draw() {
    const { inspector } = this;
    const { history, at, other } = inspector;
    const newest = history.newest;
    document.body.classList.toggle('is-past', at !== undefined);
    const against = other === undefined ? '' : other === 'now' ? ', compared with now' : `, compared with ${other}`;
    const place =
      newest < 0 ? 'Nothing has come yet.' : at === undefined ? `Live at revision ${newest.toLocaleString('en')}` : this.#past(at, newest);
    say(byId('place'), `${place}${against}${inspector.notice ? ` · ${inspector.notice}` : ''}`);
    this.#buttons();
  }

  /**
   * @param {number} at
   * @param {number} newest
   */
  #past(at, newest) {
    const later = newest - at;
    return `Revision ${at.toLocaleString('en')} of ${newest.toLocaleString('en')}, live goes on${later ? ` (+${later.toLocaleString('en')})` : ''}`;
  }

  /** The buttons stay the same elements while they mean the same, so that a click never misses one. */
  #buttons() {
    const { inspector } = this;
    const { at, other } = inspector;
    const kind = `${at === undefined} ${other}`;
    if (kind === this.#kind) return;
    this.#kind = kind;
    const compare = (/** @type {any} */ value) => () => {
      inspector.other = value;
      inspector.news('scene', 'time');
      if (value !== undefined) inspector.open('differences');
    };
    fill(
      byId('travel'),
      other === undefined && at !== undefined && button('Compare with now', compare('now')),
      other === undefined &&
        button('Compare from here', () => compare(inspector.at ?? inspector.history.newest)(), {
          title: 'Then move the slider: what changed between both places',
        }),
      other !== undefined && button('Stop comparing', compare(undefined)),
      at !== undefined && button('Go to live', () => inspector.go(undefined)),
      at !== undefined && button('Return here…', () => returnTo(inspector, /** @type {number} */ (inspector.at)), { class: 'strong' }),
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest('input:not([type=range]), textarea, select, [role=tree], [role=listbox], dialog')
    )
      return;
    if (event.key === '/') byId('find').focus();
    else if (event.key === 'l') this.inspector.go(undefined);
    else if (event.key === '[' || event.key === ']') this.#step(event.key === '[' ? -1 : 1);
    else return;
    event.preventDefault();
  }

  /** @param {number} direction */
  #step(direction) {
    const { inspector } = this;
    const kind = byId('step-of').value;
    const from = inspector.at ?? inspector.history.newest;
    const place = kind === 'revision' ? from + direction : kind === 'refused' ? this.#refused(from, direction) : this.#search(from, direction, kind);
    if (place === undefined) {
      inspector.notice = `There is no ${direction < 0 ? 'earlier' : 'later'} such place in what is here.`;
      inspector.news('time');
    } else inspector.go(place >= inspector.history.newest ? undefined : Math.max(inspector.window.from, place));
  }

  /**
   * @param {number} from
   * @param {number} direction
   */
  #refused(from, direction) {
    const places = this.inspector.lane.refused
      .map(({ revision }) => revision)
      .filter((revision) => (direction < 0 ? revision < from : revision > from));
    return direction < 0 ? places.at(-1) : places[0];
  }

  /**
   * @param {number} from
   * @param {number} direction
   * @param {string} kind
   */
  #search(from, direction, kind) {
    const { history, selection } = this.inspector;
    for (let revision = from + direction; revision > history.oldest && revision <= history.newest; revision += direction) {
      const delta = history.delta(revision);
      if (!delta) continue;
      const { cause, changes } = delta;
      if (kind === 'person' && cause.byPerson) return revision;
      if (kind === 'module' && cause.module && !cause.byPerson) return revision;
      if (kind === 'selected' && changes.some((change) => isAbout(change, selection))) return revision;
    }
    return undefined;
  }
}

/**
 * Whether a change is about an entry or a navigator.
 * @param {any} change
 * @param {string | undefined} id
 */
export function isAbout(change, id) {
  const { entry, navigator, parent, child, attachment } = change;
  return (
    id !== undefined &&
    (entry?.id === id ||
      navigator === id ||
      navigator?.id === id ||
      navigator?.root?.id === id ||
      parent === id ||
      child === id ||
      attachment?.navigator === id)
  );
}
