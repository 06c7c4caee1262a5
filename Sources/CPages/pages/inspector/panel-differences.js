// @ts-check
import { badge, button, empty, fill, h } from './dom.js';
import { countOf } from './compare.js';
import { hueOf, labelOf, navigatorKind, navigatorName, signOf } from './names.js';

/** Rows of a list of differences; the rest is counted. */
const MOST = 40;

/** The differences between the shown revision and the one that it is compared with. */
export class DifferencesPanel {
  static title = 'Changes';

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.element = element;
    this.topics = /** @type {const} */ (['scene', 'time', 'plan']);
  }

  draw() {
    const { inspector } = this;
    const difference = inspector.difference();
    if (!difference) return fill(this.element, h('h2', null, 'Differences'), this.#why());
    const { before, after } = difference;
    fill(
      this.element,
      h('h2', null, inspector.ghost ? 'What the plan would change' : `From revision ${before.revision} to ${after.revision}`),
      countOf(difference) === 0 && empty('Nothing differs.'),
      differenceList(difference, (id) => inspector.select(id, true)),
    );
  }

  #why() {
    const { inspector } = this;
    if (typeof inspector.other === 'number')
      return empty(
        `Revision ${inspector.other} is not here.`,
        button('Read it from the host', () => inspector.load(/** @type {number} */ (inspector.other), /** @type {number} */ (inspector.other) + 1)),
      );
    return empty('Nothing is compared. Go to a revision and choose “Compare from here”, then move the slider.');
  }
}

/**
 * @param {any} difference
 * @param {(id: string) => void} select
 */
export function differenceList(difference, select) {
  const rows = [
    ...difference.opened.map((/** @type {any} */ one) => navigatorRow('added', 'opened', one, select)),
    ...difference.added.map((/** @type {any} */ one) => entryRow('added', one, select)),
    ...difference.changed.map((/** @type {any} */ one) => entryRow('changed', one, select)),
    ...difference.removed.map((/** @type {any} */ one) => entryRow('removed', one, select)),
    ...difference.closed.map((/** @type {any} */ one) => navigatorRow('removed', 'closed', one, select)),
    ...difference.selected.map((/** @type {any} */ one) =>
      h('li', null, h('span.chip.was-changed', null, 'selected'), `${navigatorName(one.navigator)}: ${one.from ?? 'none'} → ${one.to ?? 'none'}`),
    ),
    ...difference.attachments.map((/** @type {any} */ one) =>
      h(
        'li',
        null,
        h(`span.chip.was-${one.kind}`, null, one.kind),
        `${one.attachment.kind} ${one.attachment.name ?? one.attachment.id} at ${one.attachment.navigator}`,
      ),
    ),
    ...difference.types.map((/** @type {any} */ one) => h('li', null, h('span.chip.was-changed', null, one.kind), one.type)),
  ];
  const left = rows.length - MOST;
  return h(
    'ul.differences',
    { 'aria-label': 'What differs' },
    rows.slice(0, MOST),
    left > 0 && h('li.quiet', null, `… and ${left.toLocaleString('en')} more`),
  );
}

/**
 * @param {string} kind
 * @param {any} place
 * @param {(id: string) => void} select
 */
function entryRow(kind, { navigator, position, entry }, select) {
  return h(
    'li',
    null,
    h(`span.chip.was-${kind}`, null, kind),
    badge(entry.module, hueOf(entry.module), signOf(entry.module)),
    button(labelOf(entry), () => select(entry.id), { class: 'plain' }),
    h('span.id', null, `${entry.id} in ${navigatorName(navigator)}${position >= 0 ? `, ${position}` : ''}`),
  );
}

/**
 * @param {string} kind
 * @param {string} word
 * @param {any} navigator
 * @param {(id: string) => void} select
 */
function navigatorRow(kind, word, navigator, select) {
  return h(
    'li',
    null,
    h(`span.chip.was-${kind}`, null, word),
    button(`${navigatorKind(navigator)} ${navigator.name ?? ''}`.trim(), () => select(navigator.id), { class: 'plain' }),
    h('span.id', null, navigator.id),
  );
}
