// @ts-check
// Small parts that screens share: tones, notices, long texts.
import { el } from '../shared/dom.js';
import { TONES } from '../shared/words.js';

/** The bytes of one text that are drawn. */
const TEXT = 8192;

/**
 * A text, or nothing: content is what a module wrote, and may be anything.
 * @param {any} value
 * @returns {string}
 */
export function text(value) {
  if (typeof value !== 'string') return '';
  const bytes = new TextEncoder().encode(value);
  if (bytes.length <= TEXT) return value;
  const drawn = new TextDecoder().decode(bytes.slice(0, TEXT)).replace(/\uFFFD+$/, '');
  return `${drawn} … and ${bytes.length - TEXT} bytes more`;
}

/**
 * The name of a tone that is known; null for a plain one.
 * @param {any} tone
 */
export function toneOf(tone) {
  return tone !== 'plain' && typeof tone === 'string' && tone in TONES ? tone : null;
}

/**
 * The sign of a tone, with its word for those who do not see it; nothing for tones that only look.
 * @param {any} tone
 */
export function sign(tone) {
  const known = TONES[toneOf(tone) ?? 'plain'];
  if (!known.sign) return null;
  return el('span', { class: 'sign' }, el('span', { 'aria-hidden': 'true' }, known.sign), el('span', { class: 'hidden' }, `${known.word}: `));
}

/**
 * A notice, with the button that tries again if there is something to try.
 * @param {any} notice `{text, tone?, again?}`
 * @param {string} key
 */
export function drawNotice(notice, key) {
  if (!text(notice?.text)) return null;
  return el(
    'div',
    { class: 'banner', role: 'status', 'data-tone': toneOf(notice.tone), 'data-key': key },
    sign(notice.tone),
    el('span', {}, text(notice.text)),
    notice.again ? el('button', { type: 'button', class: 'plain', 'data-act': 'again', 'data-key': 'again' }, 'Try again') : null,
  );
}

/**
 * The paragraphs of a plain text.
 * @param {string} words
 */
export function paragraphs(words) {
  return words.split(/\n\s*\n/).map((paragraph) => el('p', {}, paragraph));
}
