// @ts-check
import { h } from './dom.js';
import { counted } from './names.js';

/**
 * The verdict of a plan: allowed or refused, by which locks, and who would be asked first.
 * @param {any} plan
 * @param {any[]} [repairs] buttons that repair the request
 */
export function verdict(plan, repairs = []) {
  const { allowed, refusal, locks, guards, changes } = plan;
  return h(
    'div.verdict',
    { role: 'status' },
    allowed
      ? h(
          'p.good',
          null,
          changes.length
            ? `Allowed: ${counted(changes.length, 'change')} at revision ${plan.revision}.`
            : `Allowed, and nothing would change at revision ${plan.revision}.`,
        )
      : h('p.bad', null, `Would be refused: ${refusal.message.replace('Operation 0: ', '')} `, h('code', null, refusal.data.name)),
    locks.length > 0 && h('ul', { 'aria-label': 'Locks' }, locks.map(lockRow)),
    guards.length > 0 && h('ul', { 'aria-label': 'Guards' }, guards.map(guardRow)),
    repairs.length > 0 && h('p.repairs', null, 'Legal instead: ', repairs),
  );
}

/** @param {any} lock */
function lockRow({ id, navigator, reason, session }) {
  return h('li.locked', null, `Lock ${id} at ${navigator}${reason ? `: ${reason}` : ''}${session ? ` (${session})` : ''}`);
}

/** @param {any} guard */
function guardRow(guard) {
  const who = guard.module ?? guard.session ?? 'A guard';
  return h('li', null, `${who} would be asked: ${guard.name}, on ${guard.on}, ${guard.timeout} s, else ${guard.default}`);
}
