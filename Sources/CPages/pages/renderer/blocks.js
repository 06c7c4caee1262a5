// @ts-check
// The blocks of a screen.
import { el, icon, ICONS } from '../shared/dom.js';
import { drawItemActions, isUsable } from './actions.js';
import { drawField, INPUTS } from './fields.js';
import { paragraphs, sign, text, toneOf } from './parts.js';

/** @typedef {import('./screen.js').Context} Context */

const ITEMS = 200;
const IMAGE = 65_536;
const SOURCE = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

/** @type {Record<string, (block: any, key: string, context: Context) => HTMLElement | null>} */
const KINDS = { text: drawText, facts: drawFacts, list: drawList, field: drawField, image: drawImage, progress: drawProgress };

/**
 * Draws a block, or a stand-in for it. Adds to `undrawn` the kind of a block that it cannot draw.
 * @param {any} block
 * @param {string} key
 * @param {Context} context
 * @param {string[]} undrawn
 * @returns {HTMLElement | null}
 */
export function drawBlock(block, key, context, undrawn) {
  if (block?.block === 'field' && !INPUTS.has(block.input)) {
    undrawn.push(`field ${block.input}`);
    return drawFacts({ facts: [{ label: block.label, value: asText(block.value) }] }, key, context);
  }
  const draw = Object.hasOwn(KINDS, block?.block ?? '') ? KINDS[block.block] : undefined;
  const drawn = draw?.(block, key, context) ?? null;
  if (drawn) drawn.setAttribute('data-key', `block:${key}`);
  if (draw && drawn) return drawn;
  undrawn.push(typeof block?.block === 'string' ? block.block : 'block');
  return draw ? null : standIn(block, key, context, undrawn);
}

/**
 * The stand-in for a block of an unknown kind: its fallback, else its words, else nothing.
 * @param {any} block
 * @param {string} key
 * @param {Context} context
 * @param {string[]} undrawn
 */
function standIn(block, key, context, undrawn) {
  const fallback = typeof block?.fallback === 'string' ? { block: 'text', text: block.fallback } : block?.fallback;
  if (fallback && Object.hasOwn(KINDS, fallback.block ?? '')) return KINDS[fallback.block](fallback, `${key}-fallback`, context);
  const words = text(block?.title) || text(block?.label) || text(block?.text);
  return words ? drawText({ text: words, tone: 'quiet' }) : null;
}

/** @param {any} block */
function drawText(block) {
  if (typeof block.text !== 'string') return null;
  return el('div', { class: 'text', 'data-tone': toneOf(block.tone) }, sign(block.tone), ...paragraphs(text(block.text)));
}

/**
 * @param {any} block
 * @param {string} key
 * @param {Context} context
 */
function drawFacts(block, key, context) {
  if (!Array.isArray(block.facts)) return null;
  const rows = block.facts.map((/** @type {any} */ fact, /** @type {number} */ index) => {
    const value = [sign(fact?.tone), asText(fact?.value)];
    const link = linkOf(fact, `${key}/${index}`, context);
    return el(
      'div',
      { class: 'row', 'data-tone': toneOf(fact?.tone) },
      el('dt', {}, text(fact?.label)),
      el('dd', {}, ...(link ? [el('button', { ...link, class: 'plain' }, ...value)] : value)),
    );
  });
  return el('dl', { class: 'card facts' }, ...rows);
}

/**
 * @param {any} block
 * @param {string} key
 * @param {Context} context
 */
function drawList(block, key, context) {
  if (!Array.isArray(block.items)) return null;
  const items = block.items.slice(0, ITEMS);
  const list = el('ul', { class: 'card list', role: 'list' }, ...items.map((/** @type {any} */ item, /** @type {number} */ index) => drawItem(item, key, index, context)));
  const total = Number.isFinite(block.total) ? Math.max(block.total, block.items.length) : block.items.length;
  const cut = block.items.length - ITEMS;
  const more = (context.entry.content.actions ?? []).find?.((/** @type {any} */ action) => action?.action === block.more);
  const foot = [
    total > items.length ? el('span', { class: 'quiet' }, `${items.length} of ${total}${cut > 0 ? `, and ${cut} more that are not drawn` : ''}`) : null,
    more ? drawMore(more, key, context) : null,
  ];
  return el(
    'div',
    { class: 'listing' },
    items.length ? list : el('p', { class: 'placeholder' }, 'Nothing here yet.'),
    foot.some(Boolean) ? el('div', { class: 'foot' }, ...foot) : null,
  );
}

/**
 * The button that brings more items.
 * @param {any} action
 * @param {string} key
 * @param {Context} context
 */
function drawMore(action, key, context) {
  const attributes = { type: 'button', class: 'plain', 'data-act': 'press', 'data-action': action.action, 'data-key': `more:${key}`, 'aria-disabled': isUsable(context) ? null : 'true' };
  return el('button', attributes, icon(ICONS.more), text(action.label) || 'More');
}

/**
 * @param {any} item
 * @param {string} key
 * @param {number} index
 * @param {Context} context
 */
function drawItem(item, key, index, context) {
  const name = `${key}/${typeof item?.id === 'string' ? item.id : index}`;
  const link = linkOf(item, name, context);
  const cells = el(
    'span',
    { class: 'cells' },
    el(
      'span',
      { class: 'words' },
      el('span', { class: 'heading' }, el('span', { class: 'title' }, sign(item?.tone), text(item?.title)), text(item?.badge) ? el('span', { class: 'badge' }, text(item.badge)) : null),
      text(item?.detail) ? el('span', { class: 'detail' }, text(item.detail)) : null,
    ),
    asText(item?.value) ? el('span', { class: 'value' }, asText(item.value)) : null,
  );
  return el(
    'li',
    { 'data-tone': toneOf(item?.tone), 'data-key': `item:${name}` },
    link ? el('button', { ...link, class: 'row' }, cells, icon(ICONS.next)) : el('div', { class: 'row' }, cells),
    ...drawItemActions(item, name, context),
  );
}

/**
 * The attributes of a button that follows the link of an item or a fact; null for none, and for an unknown one.
 * @param {any} item
 * @param {string} name
 * @param {Context} context
 */
function linkOf(item, name, { entry, liveLinks, isOrphaned }) {
  const link = entry.links?.find((one) => one.link === item?.link);
  const values = Object.keys(item?.values ?? {});
  if (!link || (link.placeholders ?? []).some((one) => !values.includes(one)) || values.some((one) => !link.placeholders?.includes(one))) return null;
  const isLive = (liveLinks?.has(link.link) ?? true) && !isOrphaned;
  return {
    type: 'button',
    'data-act': 'follow',
    'data-link': link.link,
    'data-values': values.length ? JSON.stringify(item.values) : null,
    'data-key': `link:${name}`,
    'aria-disabled': isLive ? null : 'true',
    title: isLive ? null : 'Not there now',
  };
}

/** @param {any} block */
function drawImage(block) {
  if (typeof block.alt !== 'string') return null;
  const isDrawn = typeof block.source === 'string' && block.source.length <= IMAGE && SOURCE.test(block.source);
  if (!isDrawn) return el('div', { class: 'image missing', role: 'img', 'aria-label': block.alt }, block.alt);
  return el('div', { class: 'image' }, el('img', { src: block.source, alt: block.alt, width: size(block.width), height: size(block.height) }));
}

/**
 * @param {any} block
 * @param {string} key
 * @param {Context} context
 */
function drawProgress(block, key, { entry }) {
  const id = `${entry.id}-progress-${key}`;
  const of = Number.isFinite(block.of) && block.of > 0 ? block.of : 1;
  const isKnown = Number.isFinite(block.value);
  return el(
    'div',
    { class: 'progress' },
    el('span', { id }, text(block.label)),
    isKnown ? el('span', { class: 'quiet' }, of === 1 ? `${Math.round(block.value * 100)} %` : `${block.value} of ${of}`) : null,
    el('progress', { 'aria-labelledby': id, max: of, value: isKnown ? block.value : null }),
  );
}

/** @param {any} number */
function size(number) {
  return Number.isFinite(number) && number > 0 ? Math.min(Math.round(number), 4096) : null;
}

/**
 * Any simple value as text.
 * @param {any} value
 */
function asText(value) {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? text(value) : text(JSON.stringify(value));
}
