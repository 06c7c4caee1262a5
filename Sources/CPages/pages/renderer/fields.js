// @ts-check
// The fields of a screen, and the values that a person gave them.
import { el } from '../shared/dom.js';
import { changedElsewhere } from '../shared/words.js';
import { text } from './parts.js';

/** @typedef {import('./screen.js').Context} Context */

export const INPUTS = new Set(['text', 'secret', 'number', 'date', 'time', 'choice', 'choices', 'switch']);

/** A choice with at most this many options shows all of them. */
const OPEN_CHOICES = 4;

/**
 * @param {any} block
 * @param {string} key
 * @param {Context} context
 * @returns {HTMLElement | null}
 */
export function drawField(block, key, context) {
  if (typeof block.id !== 'string' || typeof block.label !== 'string') return null;
  const { entry, drafts, errors } = context;
  const id = `${entry.id}-field-${block.id}`;
  const error = errors.get(block.id) ?? text(block.error);
  const changed = drafts.isChangedElsewhere(entry.id, block);
  const described = [text(block.hint) && `${id}-hint`, error && `${id}-error`, changed && `${id}-changed`].filter(Boolean).join(' ');
  const attributes = {
    id,
    'data-field': block.id,
    'data-key': `field:${block.id}`,
    'aria-describedby': described || null,
    'aria-invalid': error ? 'true' : null,
    'aria-required': block.required === true ? 'true' : null,
    'aria-disabled': context.isOrphaned ? 'true' : null,
  };
  const notes = [
    text(block.hint) ? el('p', { class: 'hint', id: `${id}-hint` }, text(block.hint)) : null,
    error ? el('p', { class: 'error', id: `${id}-error` }, el('span', { class: 'sign', 'aria-hidden': 'true' }, el('span', {}, '✕')), error) : null,
    changed ? drawChanged(block, id) : null,
  ];
  const value = drafts.value(entry.id, block);
  if (isGroup(block)) return drawGroup(block, attributes, value, notes);
  const label = el('label', { for: id }, text(block.label), block.required === true ? required() : null);
  if (block.input === 'switch') return el('div', { class: 'field switch' }, label, el('input', { ...attributes, type: 'checkbox', role: 'switch', checked: value === true }), ...notes);
  return el('div', { class: 'field' }, label, control(block, attributes, value, context.isOrphaned), ...notes);
}

/**
 * The value of a field, as its message has it; undefined when nothing was given.
 * @param {any} block
 * @param {HTMLElement} screen the element of the entry
 * @returns {any}
 */
export function valueOf(block, screen) {
  const named = /** @type {HTMLInputElement[]} */ ([...screen.querySelectorAll('[data-field]')]).filter((one) => one.dataset.field === block.id);
  const [input] = named;
  if (!input) return undefined;
  switch (block.input) {
    case 'switch':
      return input.checked;
    case 'choices':
      return named.filter((one) => one.checked).map((one) => one.value);
    case 'choice':
      return (isGroup(block) ? named.find((one) => one.checked)?.value : input.value) || undefined;
    case 'number':
      return input.value === '' || Number.isNaN(Number(input.value)) ? undefined : Number(input.value);
    default:
      return input.value === '' ? undefined : input.value;
  }
}

/** @param {any} block */
function isGroup({ input, options }) {
  return input === 'choices' || (input === 'choice' && Array.isArray(options) && options.length <= OPEN_CHOICES);
}

/**
 * @param {any} block
 * @param {any} attributes
 * @param {any} value
 * @param {boolean} isReadOnly
 */
function control(block, attributes, value, isReadOnly) {
  const readonly = isReadOnly ? true : null;
  const autocomplete = text(block.fill) || 'off';
  if (block.input === 'choice') {
    const options = (Array.isArray(block.options) ? block.options : []).map((/** @type {any} */ option) =>
      el('option', { value: option?.value, selected: option?.value === value }, text(option?.label) || text(option?.value)),
    );
    return el('select', { ...attributes, autocomplete }, value === undefined ? el('option', { value: '' }, 'Choose …') : null, ...options);
  }
  if (block.input === 'text' && block.lines > 1) return el('textarea', { ...attributes, rows: Math.min(block.lines, 20), readonly, autocomplete }, asText(value));
  const type = /** @type {Record<string, string>} */ ({ secret: 'password', number: 'number', date: 'date', time: 'time' })[block.input] ?? 'text';
  return el('input', {
    ...attributes,
    type,
    readonly,
    autocomplete: block.input === 'secret' ? text(block.fill) || 'current-password' : autocomplete,
    value: block.input === 'secret' ? null : asText(value),
    min: block.min,
    max: block.max,
    step: type === 'number' ? 'any' : null,
  });
}

/**
 * Options that are all in sight: one or several of them.
 * @param {any} block
 * @param {any} attributes
 * @param {any} value
 * @param {(HTMLElement | null)[]} notes
 */
function drawGroup(block, { id, 'data-field': field, 'aria-describedby': described, 'aria-disabled': disabled, 'aria-invalid': invalid }, value, notes) {
  const isOne = block.input === 'choice';
  const options = (Array.isArray(block.options) ? block.options : []).map((/** @type {any} */ option, /** @type {number} */ index) => {
    const checked = isOne ? option?.value === value : Array.isArray(value) && value.includes(option?.value);
    return el(
      'label',
      { class: 'option' },
      el('input', { type: isOne ? 'radio' : 'checkbox', name: id, id: index ? `${id}-${index}` : id, value: option?.value, checked, 'data-field': field, 'data-key': `field:${field}/${option?.value}`, 'aria-disabled': disabled }),
      el('span', {}, text(option?.label) || text(option?.value)),
    );
  });
  return el(
    'fieldset',
    { class: `field group ${isOne ? 'one' : 'several'}`, 'aria-describedby': described, 'aria-invalid': isOne ? invalid : null, role: isOne ? 'radiogroup' : null, 'aria-required': isOne && block.required === true ? 'true' : null },
    el('legend', {}, text(block.label), block.required === true ? required() : null),
    el('div', { class: 'options' }, ...options),
    ...notes,
  );
}

/**
 * @param {any} block
 * @param {string} id
 */
function drawChanged(block, id) {
  const words = changedElsewhere(block.input === 'secret' ? null : asText(block.value));
  return el('p', { class: 'hint', id: `${id}-changed` }, words, ' ', el('button', { type: 'button', class: 'plain', 'data-act': 'take', 'data-take': block.id, 'data-key': `take:${block.id}` }, 'Use it'));
}

function required() {
  return el('span', { class: 'required' }, 'required');
}

/** @param {any} value */
function asText(value) {
  return value === undefined || value === null ? '' : typeof value === 'string' ? value : String(value);
}
