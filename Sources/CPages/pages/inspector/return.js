// @ts-check
import { compare, countOf } from './compare.js';
import { button, byId, fill, h } from './dom.js';
import { differenceList } from './panel-differences.js';
import { counted } from './names.js';
import { verdict } from './verdict.js';

/**
 * Shows what returning to a revision would do: what differs from now, and which locks forbid it. Only a second step
 * sends `undo`, and only if the scene is still as it was planned.
 *
 * @param {import('./inspector.js').Inspector} inspector
 * @param {number} to
 */
export async function returnTo(inspector, to) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('dialog'));
  fill(
    dialog,
    h('h2', { id: 'dialog-title' }, `Return to revision ${to}`),
    h('p', { role: 'status' }, 'Planning…'),
    button('Stay here', () => dialog.close()),
  );
  if (!dialog.open) dialog.showModal();
  try {
    if (!inspector.history.seek(to)) await inspector.go(to);
    const then = inspector.history.seek(to);
    if (!then) throw new Error(`the host keeps no revision ${to}`);
    const plan = await inspector.connection.call('plan', { scene: inspector.scene, operations: [{ method: 'undo', params: { to } }] });
    draw(inspector, dialog, to, then, plan);
  } catch (error) {
    fill(
      dialog,
      h('h2', { id: 'dialog-title' }, `Return to revision ${to}`),
      h('p.bad', { role: 'alert' }, `It cannot be planned: ${/** @type {Error} */ (error).message}`),
      button('Stay here', () => dialog.close()),
    );
  }
}

/**
 * @param {import('./inspector.js').Inspector} inspector
 * @param {HTMLDialogElement} dialog
 * @param {number} to
 * @param {any} then
 * @param {any} plan
 */
function draw(inspector, dialog, to, then, plan) {
  const difference = compare(inspector.history.live, then);
  const send = button(`Return to revision ${to}`, () => carryOut(inspector, dialog, to, plan.revision), { class: 'strong', disabled: !plan.allowed });
  fill(
    dialog,
    h('h2', { id: 'dialog-title' }, `Return to revision ${to}`),
    h(
      'p',
      null,
      `The scene is at revision ${plan.revision}. Returning is a change like any other: it makes a new revision, and undoing it brings everything back. `,
      `${counted(countOf(difference), 'thing')} would differ from now.`,
    ),
    verdict(plan),
    h(
      'div.scrolls',
      { tabindex: 0, role: 'group', 'aria-label': 'What would differ' },
      differenceList(difference, (id) => inspector.select(id, true)),
    ),
    h(
      'div.actions',
      null,
      button('Stay here', () => dialog.close()),
      send,
    ),
  );
}

/**
 * @param {import('./inspector.js').Inspector} inspector
 * @param {HTMLDialogElement} dialog
 * @param {number} to
 * @param {number} planned
 */
async function carryOut(inspector, dialog, to, planned) {
  try {
    const result = await inspector.connection.call('undo', { scene: inspector.scene, to, ifRevision: planned });
    dialog.close();
    inspector.other = undefined;
    await inspector.go(undefined);
    inspector.notice = `Returned to revision ${to}, as revision ${result.revision}.`;
    inspector.news('time');
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    if (name !== 'revision_mismatch')
      dialog.querySelector('.verdict')?.replaceWith(h('div.verdict', { role: 'alert' }, h('p.bad', null, `Refused: ${message}`)));
    else await returnTo(inspector, to);
    if (name === 'revision_mismatch')
      dialog.querySelector('.verdict')?.prepend(h('p.warn', { role: 'alert' }, 'The scene has moved on meanwhile, so this is a new plan.'));
  }
}
