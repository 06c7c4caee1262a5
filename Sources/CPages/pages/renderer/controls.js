// @ts-check
// Clicks, keys and typing, wherever they happen on the page.
import { drag } from './grip.js';
import { fieldsOf } from './requests.js';

/** @typedef {{
 *   store: import('./store.js').Store,
 *   stage: import('./stage.js').Stage,
 *   requests: import('./requests.js').Requests,
 *   notices: import('./notices.js').Notices,
 *   player: import('./player.js').Player,
 * }} Parts */

/** @type {Record<string, (control: HTMLElement, entry: string, parts: Parts) => unknown>} */
const ACTS = {
  follow: ({ dataset }, entry, { requests }) => requests.follow(entry, dataset.link ?? '', dataset.values ? JSON.parse(dataset.values) : undefined),
  press: (control, entry, { requests }) => {
    const { action, item, key } = control.dataset;
    return requests.press(entry, action ?? '', { item, key: key ?? '', element: /** @type {HTMLElement} */ (control.closest('.screen')) });
  },
  again: (_, entry, { requests }) => requests.again(entry),
  answer: ({ dataset }, entry, { requests }) => requests.answer(entry, dataset.answer ?? ''),
  pop: ({ dataset }, _, { requests }) => requests.pop(dataset.navigator ?? ''),
  dismiss: ({ dataset }, _, { requests }) => requests.dismiss(dataset.navigator ?? ''),
  select: ({ dataset }, _, { requests }) => requests.select(dataset.navigator ?? ''),
  detent: ({ dataset }, _, { stage }) => stage.layer(dataset.navigator ?? '')?.nextDetent(),
  open: ({ dataset }, _, { requests }) => requests.open(dataset.url ?? ''),
  messages: (_control, _entry, { notices }) => notices.toggleList(),
  take: ({ dataset }, entry, { store }) => {
    store.drafts.drop(entry, dataset.take);
    store.touch(entry);
  },
};

/** @param {Parts} parts */
export function listen(parts) {
  const { player } = parts;
  document.addEventListener('click', (event) => shield(event, parts), { capture: true });
  document.addEventListener('click', (event) => click(event, parts));
  document.addEventListener('pointerdown', (event) => grasp(event, parts));
  document.addEventListener('submit', (event) => submit(event, parts));
  document.addEventListener('keydown', (event) => press(event, parts), { capture: true });
  document.addEventListener('input', (event) => type(event, parts));
  document.addEventListener('focusin', (event) => {
    player.focus.remember(event.target);
    player.reportSoon();
  });
  addEventListener('pagehide', () => player.leave());
  addEventListener('pageshow', () => player.report());
  document.addEventListener('visibilitychange', () => {
    player.draw();
    player.report();
  });
}

/**
 * Keeps clicks away from content that others have just put under the pointer.
 * @param {MouseEvent} event
 * @param {Parts} parts
 */
function shield(event, { player }) {
  if (!player.isCalm || !event.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * @param {MouseEvent} event
 * @param {Parts} parts
 */
function click(event, parts) {
  const target = /** @type {Element} */ (event.target);
  if (target instanceof HTMLDialogElement) return clickBeside(event, target, parts);
  const control = /** @type {HTMLElement | null} */ (target.closest('[data-act]'));
  const disabled = target.closest('[aria-disabled="true"]');
  if (disabled) return event.preventDefault();
  if (!control || control instanceof HTMLFormElement) return;
  parts.player.focus.remember(control);
  const entry = /** @type {HTMLElement | null} */ (control.closest('[data-entry]'));
  ACTS[control.dataset.act ?? '']?.(control, entry?.dataset.entry ?? '', parts);
}

/**
 * A click beside a presentation asks for its end; an alert has to be answered.
 * @param {MouseEvent} event
 * @param {HTMLDialogElement} dialog
 * @param {Parts} parts
 */
function clickBeside(event, dialog, { requests }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
  const id = dialog.dataset.layer;
  if (!isInside && id && dialog.dataset.look !== 'alert') requests.dismiss(id);
}

/**
 * @param {PointerEvent} event
 * @param {Parts} parts
 */
function grasp(event, { stage, requests, player }) {
  const grip = /** @type {HTMLElement} */ (event.target);
  const layer = stage.layer(grip.dataset.grip ?? '');
  if (layer && event.isPrimary && event.button === 0 && !player.isCalm) drag(event, layer, (id) => requests.dismiss(id));
}

/**
 * @param {SubmitEvent} event
 * @param {Parts} parts
 */
function submit(event, { requests }) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const input = form.querySelector('input');
  if (form.dataset.act === 'openTyped' && input?.value.trim()) requests.open(input.value.trim());
}

/**
 * @param {KeyboardEvent} event
 * @param {Parts} parts
 */
function press(event, parts) {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape' && !parts.notices.hasOwnDialog) {
    event.preventDefault();
    if (!parts.player.isCalm) parts.requests.escape();
  } else if (event.key === 'F8') {
    event.preventDefault();
    parts.notices.toggleList();
  } else if (event.key === 'Enter' && target instanceof HTMLInputElement && target.dataset.field) {
    send(target, parts);
  } else if (target.getAttribute('role') === 'tab') {
    moveTab(event, target, parts);
  }
}

/**
 * Enter in a field presses the main button of the form.
 * @param {HTMLInputElement} input
 * @param {Parts} parts
 */
function send(input, { store, player }) {
  const screen = /** @type {HTMLElement | null} */ (input.closest('.screen'));
  const entry = store.find(screen?.dataset.entry ?? '')?.entry;
  const action = entry?.content?.actions?.find?.((/** @type {any} */ one) => one.role === 'primary' && one.sends === 'fields');
  const button = action && screen?.querySelector(`.actions [data-key="action:${CSS.escape(action.action)}"]`);
  if (button instanceof HTMLElement && !player.isCalm) button.click();
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} tab
 * @param {Parts} parts
 */
function moveTab(event, tab, { requests }) {
  const tabs = /** @type {HTMLElement[]} */ ([...(tab.parentElement?.querySelectorAll('[role=tab]') ?? [])]);
  const at = tabs.indexOf(tab);
  const to = /** @type {Record<string, number>} */ ({ ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 })[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs[(to + tabs.length) % tabs.length];
  next.focus();
  requests.select(next.dataset.navigator ?? '');
}

/**
 * Keeps a person's input as a draft from the first key on. A secret is never kept.
 * @param {Event} event
 * @param {Parts} parts
 */
function type(event, { store }) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const id = input.closest?.('.screen')?.getAttribute('data-entry');
  const entry = store.find(id ?? '')?.entry;
  const field = fieldsOf(entry?.content).find((one) => one.id === input.dataset.field);
  if (!entry || !field || field.input === 'secret') return;
  store.drafts.type(entry.id, field, draftOf(input, field));
}

/**
 * @param {HTMLInputElement} input
 * @param {any} field
 */
function draftOf(input, field) {
  if (field.input === 'switch') return input.checked;
  if (field.input !== 'choices') return input.value;
  const all = /** @type {NodeListOf<HTMLInputElement>} */ (input.closest('.options')?.querySelectorAll('input') ?? document.querySelectorAll('none'));
  return [...all].filter(({ checked }) => checked).map(({ value }) => value);
}

