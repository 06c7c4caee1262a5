// @ts-check
// The buttons of a screen, and of the items in its lists.
import { el } from '../shared/dom.js';
import { UNSENDABLE } from '../shared/words.js';
import { INPUTS } from './fields.js';
import { text } from './parts.js';

/** @typedef {import('./screen.js').Context} Context */

const ACTIONS = 12;
const ROLES = new Set(['primary', 'cancel', 'destructive']);

/**
 * Whether its buttons work now.
 * @param {Context} context
 */
export function isUsable(context) {
  return !context.isOrphaned;
}

/**
 * The buttons below a screen.
 * @param {any} content
 * @param {Context} context
 */
export function drawActions(content, context) {
  const actions = known(content, context).filter((action) => action.on !== 'item' && !isMore(content, action));
  if (!actions.length) return null;
  const hasHole = hasUnknownRequiredField(content);
  const buttons = actions.slice(0, ACTIONS).map((action) => {
    const isDisabled = !isUsable(context) || (action.sends === 'fields' && hasHole);
    return button(action, `action:${action.action}`, context, { isDisabled });
  });
  return el(
    'div',
    { class: 'actions', 'data-key': 'actions' },
    ...buttons,
    actions.length > ACTIONS ? el('p', { class: 'undrawn' }, `… and ${actions.length - ACTIONS} more`) : null,
    hasHole ? el('p', { class: 'undrawn' }, UNSENDABLE) : null,
  );
}

/**
 * The buttons of an item of a list.
 * @param {any} item
 * @param {string} name
 * @param {Context} context
 */
export function drawItemActions(item, name, context) {
  if (!Array.isArray(item?.actions)) return [];
  const actions = known(context.entry.content, context);
  return item.actions.flatMap((/** @type {any} */ wanted) => {
    const action = actions.find((one) => one.action === wanted);
    if (!action) return [];
    const label = `${text(action.label)}: ${text(item.title)}`;
    return [button(action, `action:${name}/${action.action}`, context, { isDisabled: !isUsable(context), item: `${item.id}`, label })];
  });
}

/**
 * The actions that the module would understand.
 * @param {any} content
 * @param {Context} context
 * @returns {any[]}
 */
function known(content, { entry, types }) {
  const messages = types.get(entry.type)?.messages;
  const actions = Array.isArray(content?.actions) ? content.actions : [];
  return actions.filter((/** @type {any} */ action) => typeof action?.action === 'string' && (!messages || Object.hasOwn(messages, action.action)));
}

/**
 * @param {any} action
 * @param {string} key
 * @param {Context} context
 * @param {{isDisabled: boolean, item?: string, label?: string}} options
 */
function button(action, key, context, { isDisabled, item, label }) {
  const isPending = context.pending.has(`${context.entry.id}/${key}`);
  return el(
    'button',
    {
      type: 'button',
      class: ROLES.has(action.role) ? action.role : 'secondary',
      'data-act': 'press',
      'data-action': action.action,
      'data-item': item,
      'data-key': key,
      'aria-label': label,
      'aria-disabled': isDisabled || isPending ? 'true' : null,
      'aria-busy': isPending ? 'true' : null,
    },
    text(action.label) || action.action,
  );
}

/**
 * @param {any} content
 * @param {any} action
 */
function isMore(content, action) {
  return Array.isArray(content.blocks) && content.blocks.some((/** @type {any} */ block) => block?.block === 'list' && block.more === action.action);
}

/**
 * A form with a field that cannot be drawn and is needed must not be sent.
 * @param {any} content
 */
function hasUnknownRequiredField(content) {
  const blocks = Array.isArray(content.blocks) ? content.blocks : [];
  return blocks.some((/** @type {any} */ block) => block?.block === 'field' && block.required === true && !INPUTS.has(block.input));
}
