// @ts-check
// The state of the connection, and the line below the scene.
import { el } from '../shared/dom.js';
import { AWAY } from '../shared/words.js';

const STATES = /** @type {Record<string, string>} */ ({
  connecting: 'Connecting …',
  live: '',
  waiting: AWAY,
  offline: 'The gateway cannot be reached. Trying again …',
  refused: '',
});

/**
 * @param {import('../shared/connection.js').Connection} connection
 * @param {import('./store.js').Store} store
 */
export function showState(connection, store) {
  const { state } = connection;
  const status = /** @type {HTMLElement} */ (document.getElementById('status'));
  document.documentElement.dataset.state = state;
  status.textContent = STATES[state];
  status.hidden = !STATES[state];
  if (state === 'refused') showRefused('This page needs a ticket.', 'Print a new address with “navweb ticket”, and open it here.');
  else document.getElementById('refused')?.remove();
  showScenes(store);
}

/**
 * Instead of the scene: why there is nothing.
 * @param {string} title
 * @param {string} reason
 */
export function showRefused(title, reason) {
  document.getElementById('refused')?.remove();
  document.getElementById('scene')?.before(el('div', { id: 'refused', class: 'start', role: 'alert' }, el('h1', {}, title), el('p', { class: 'quiet' }, reason)));
}

/** @param {import('./store.js').Store} store */
function showScenes({ scene, scenes }) {
  const list = /** @type {HTMLElement} */ (document.getElementById('scenes'));
  const links = scenes.map((name) => el('a', { href: `/?scene=${encodeURIComponent(name)}`, 'aria-current': name === scene ? 'page' : null }, name));
  list.replaceChildren(...(scenes.length > 1 ? links : [el('span', {}, scene)]));
}
