// @ts-check
// The content of an empty place: the links of the host that lead somewhere.
import { el, icon, ICONS } from '../shared/dom.js';

/**
 * @param {import('../shared/types.js').Navigator} navigator
 * @param {any[]} patterns the URL patterns of the host
 */
export function drawStart(navigator, patterns) {
  const live = patterns.filter(({ isLive }) => isLive);
  const whole = live.filter(({ pattern }) => !/[:*{?]/.test(pattern.replace('://', '')));
  const rows = whole.map(({ pattern }) =>
    el('li', { 'data-key': pattern }, el('button', { type: 'button', class: 'row', 'data-act': 'open', 'data-url': pattern, 'data-key': `open:${pattern}` }, el('span', { class: 'words' }, el('span', { class: 'title' }, pattern)), icon(ICONS.next))),
  );
  return el(
    'div',
    { class: 'start', 'data-key': 'start' },
    el('h1', { tabindex: -1, 'data-key': 'title' }, 'Nothing is open'),
    el('p', { class: 'quiet' }, navigator.kind === 'root' ? 'A screen appears here as soon as a module or a link shows one.' : 'Choose something, and it appears here.'),
    rows.length ? el('ul', { class: 'card list', role: 'list' }, ...rows) : null,
    navigator.kind === 'root' ? drawBox(live) : null,
  );
}

/** @param {any[]} patterns */
function drawBox(patterns) {
  const examples = patterns.map(({ pattern }) => pattern).slice(0, 4);
  return el(
    'form',
    { class: 'box', 'data-act': 'openTyped', 'data-key': 'box' },
    el('label', { for: 'open-link' }, 'Open a link'),
    el('div', { class: 'line' }, el('input', { id: 'open-link', type: 'text', 'data-key': 'open-link', 'data-typed': true, autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off', placeholder: 'app://…' }), el('button', { type: 'submit', class: 'primary' }, 'Open')),
    examples.length ? el('p', { class: 'hint' }, `This host knows ${examples.join(', ')}.`) : null,
  );
}
