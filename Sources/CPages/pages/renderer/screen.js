// @ts-check
// One entry as HTML: its screen, or what stands for it.
import { el } from '../shared/dom.js';
import { titleOf } from '../shared/scene.js';
import { failed, instead, orphaned, unshown, waiting } from '../shared/words.js';
import { drawActions } from './actions.js';
import { drawBlock } from './blocks.js';
import { drawNotice, text } from './parts.js';
import { drawValue } from './values.js';

/** @typedef {import('../shared/types.js').Entry} Entry */
/** @typedef {import('../shared/types.js').Link} Link */

/**
 * The surroundings of an entry while it is drawn.
 * @typedef {{
 *   entry: Entry,
 *   types: ReadonlyMap<string, any>,
 *   isOrphaned: boolean,
 *   isAlert: boolean,
 *   liveLinks: ReadonlySet<string> | null,
 *   drafts: import('./drafts.js').Drafts,
 *   errors: ReadonlyMap<string, string>,
 *   notice: any,
 *   pending: ReadonlySet<string>,
 *   lock: string | null,
 * }} Context
 */

/** The limits of `screen` 1: what is above them is counted and not drawn. */
const BLOCKS = 200;

/**
 * @param {Context} context
 * @returns {{element: HTMLElement, undrawn: string[]}}
 */
export function drawEntry(context) {
  const { entry, types } = context;
  /** @type {string[]} */
  const undrawn = [];
  const element = el(
    'article',
    {
      class: 'screen',
      id: `${entry.id}-screen`,
      'data-entry': entry.id,
      'data-type': entry.type,
      'data-tone': tone(entry.content),
      'aria-busy': entry.contentState === 'pending' || (typeof entry.content?.busy === 'string' && entry.content.busy !== '') ? 'true' : null,
      'aria-labelledby': `${entry.id}-title`,
    },
    el('h1', { id: `${entry.id}-title`, tabindex: -1, 'data-key': 'title' }, titleOf(entry, types)),
    ...banners(context),
    ...body(context, undrawn),
    undrawn.length ? el('p', { class: 'undrawn', 'data-key': 'undrawn' }, unshown(undrawn.length)) : null,
  );
  return { element, undrawn };
}

/**
 * The facts about the screen that a person should know before its content.
 * @param {Context} context
 */
function banners({ entry, isOrphaned, lock, notice }) {
  return [
    isOrphaned
      ? el('p', { class: 'banner', 'data-tone': 'warning', 'data-key': 'orphaned' }, ...stressed(orphaned(entry.module)))
      : null,
    lock !== null ? el('p', { class: 'banner lock', 'data-key': 'lock' }, el('strong', {}, 'Locked'), lock ? `: ${lock}` : '') : null,
    notice ? drawNotice(notice, 'own-notice') : null,
  ];
}

/**
 * @param {Context} context
 * @param {string[]} undrawn
 * @returns {(HTMLElement | null)[]}
 */
function body(context, undrawn) {
  const { entry } = context;
  if (entry.quarantined) return [placeholder(instead('quarantined'))];
  const content = entry.content;
  if (content === undefined || content === null) return withoutContent(context);
  const version = content.screen;
  if (typeof content !== 'object' || version === undefined) return otherContent(context);
  if (version !== 1) return [laterVersion(content), drawLinks(context)];
  return [...screen(context, undrawn)];
}

/**
 * @param {Context} context
 * @param {string[]} undrawn
 */
function screen(context, undrawn) {
  const { content } = context.entry;
  const parts = [];
  if (content.notice) parts.push(drawNotice(content.notice, 'notice'));
  if (text(content.busy)) parts.push(el('p', { class: 'busy', role: 'status', 'data-key': 'busy' }, content.busy));
  const blocks = Array.isArray(content.blocks) ? content.blocks : [];
  parts.push(...sections(blocks.slice(0, BLOCKS), context, undrawn));
  if (blocks.length > BLOCKS) parts.push(el('p', { class: 'undrawn' }, `… and ${blocks.length - BLOCKS} more`));
  if (!blocks.length && text(content.empty)) parts.push(placeholder(content.empty));
  if (!context.isAlert) parts.push(drawActions(content, context));
  return parts;
}

/**
 * The blocks, those below a section's heading inside of it.
 * @param {any[]} blocks
 * @param {Context} context
 * @param {string[]} undrawn
 */
function sections(blocks, context, undrawn) {
  /** @type {HTMLElement[]} */
  const parts = [];
  /** @type {HTMLElement | undefined} */
  let section;
  blocks.forEach((block, index) => {
    const key = typeof block?.id === 'string' ? block.id : `${index}`;
    if (block?.block === 'section') {
      const id = `${context.entry.id}-section-${index}`;
      section = el('section', { 'aria-labelledby': id, 'data-key': `section-${key}` }, el('h2', { id }, text(block.title)));
      if (text(block.text)) section.append(el('p', { class: 'quiet' }, block.text));
      parts.push(section);
      return;
    }
    const drawn = drawBlock(block, key, context, undrawn);
    if (!drawn) return;
    if (section) section.append(drawn);
    else parts.push(drawn);
  });
  return parts;
}

/** @param {Context} context */
function withoutContent(context) {
  const { entry } = context;
  switch (entry.contentState) {
    case 'pending':
      return [
        el('div', { class: 'skeleton', 'data-key': 'pending' }, el('p', { class: 'hidden', role: 'status' }, waiting(entry.module)), el('span'), el('span'), el('span')),
      ];
    case 'failed':
      return [
        el('p', { class: 'banner', 'data-tone': 'danger', 'data-key': 'failed' }, ...stressed(failed(entry.module, entry.contentFailure))),
        drawLinks(context),
      ];
    default: {
      const facts = Object.entries(entry.arguments);
      return [
        facts.length ? el('div', { class: 'card values', 'data-key': 'arguments' }, drawValue(entry.arguments)) : placeholder(instead('none')),
        drawLinks(context),
      ];
    }
  }
}

/** @param {Context} context */
function otherContent(context) {
  return [
    el('details', { class: 'card values', open: true, 'data-key': 'values' }, el('summary', {}, 'Content'), drawValue(context.entry.content)),
    drawLinks(context),
  ];
}

/** @param {any} content */
function laterVersion(content) {
  return el(
    'div',
    { 'data-key': 'later' },
    text(content.summary) ? el('p', {}, content.summary) : null,
    el('p', { class: 'undrawn' }, instead('newer')),
  );
}

/**
 * The links of an entry as buttons: for content that does not say where they belong.
 * @param {Context} context
 */
function drawLinks({ entry, liveLinks, isOrphaned }) {
  if (!entry.links?.length) return null;
  const buttons = entry.links.map((link) => {
    const isLive = (liveLinks?.has(link.link) ?? true) && !link.placeholders?.length;
    return el(
      'button',
      { type: 'button', 'data-act': 'follow', 'data-link': link.link, 'data-key': `link:${link.link}`, 'aria-disabled': isLive && !isOrphaned ? null : 'true' },
      link.label ?? link.link,
    );
  });
  return el('div', { class: 'actions', 'data-key': 'links' }, ...buttons);
}

/** @param {string} words */
function placeholder(words) {
  return el('p', { class: 'placeholder', 'data-key': 'placeholder' }, words);
}

/** @param {any} content */
function tone(content) {
  return ['quiet', 'good', 'warning', 'danger'].includes(content?.tone) ? content.tone : null;
}

/**
 * Sentences, the first one in strong letters.
 * @param {string[]} sentences
 */
function stressed([first, ...others]) {
  return [el('strong', {}, first), ...others.map((one) => ` ${one}`)];
}
