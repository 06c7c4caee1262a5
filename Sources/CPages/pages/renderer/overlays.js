// @ts-check
// Overlays: they stand beside what is presented, and take nothing away from it.
import { el, icon, ICONS } from '../shared/dom.js';
import { topOf } from '../shared/scene.js';
import { sign, toneOf } from './parts.js';
import { drawEntry } from './screen.js';

/**
 * @param {import('../shared/types.js').Navigator} navigator
 * @param {import('./store.js').Store} store
 */
export function drawOverlay(navigator, store) {
  const entry = topOf(navigator);
  const close = el(
    'button',
    { type: 'button', class: 'round', 'data-act': 'dismiss', 'data-navigator': navigator.id, 'data-key': 'close', 'aria-label': `Close ${entry ? store.title(entry) : ''}` },
    icon(ICONS.close),
  );
  const isToast = !entry?.content?.blocks?.length && !entry?.content?.actions?.length && !entry?.links?.length && entry?.contentState !== 'failed';
  const shared = { 'data-navigator': navigator.id, 'data-method': navigator.method, 'data-key': `overlay:${navigator.id}` };
  if (!entry || isToast) {
    const tone = toneOf(entry?.content?.tone);
    return el('div', { class: 'toast', role: 'status', 'data-tone': tone, 'data-entry': entry?.id, ...shared }, sign(tone), el('span', {}, entry ? store.title(entry) : ''), close);
  }
  const { element } = drawEntry(store.context(entry, navigator, false));
  store.learnLinks(entry);
  return el('div', { class: 'overlay', role: 'group', 'aria-labelledby': `${entry.id}-title`, ...shared }, element, close);
}
