// @ts-check
// The inspector's page: connects, and gives every part of the page its view.
import { connect } from '../shared/connection.js';
import { byId, fill, h, say } from './dom.js';
import { Inspector } from './inspector.js';
import { counted } from './names.js';
import { CausesView } from './view-causes.js';
import { DeckView } from './view-deck.js';
import { LaneView } from './view-lane.js';
import { OutlineView } from './view-outline.js';
import { Panels } from './view-panels.js';
import { TravelView } from './view-travel.js';
import { WaitingView } from './view-waiting.js';

const STATES = /** @type {Record<string, string>} */ ({
  connecting: 'connecting…',
  live: 'live',
  waiting: 'the host is away; the page goes on when it is back',
  offline: 'the gateway is away; trying again',
  refused: 'no valid token: open the address that navweb prints, or ask for a new one with “navweb ticket”',
});

/** How often the page looks which of the sessions that it names have ended, in milliseconds. */
const LOOK = 2000;

async function begin() {
  const asked = new URLSearchParams(location.search).get('scene') || 'main';
  const connection = await connect({ scene: asked, host: true, verbosity: 'info' });
  const inspector = new Inspector(connection);
  // For tests and for curious people in the console.
  /** @type {any} */ (window).inspector = inspector;
  listen(connection, inspector);
  new OutlineView(inspector, byId('outline'), byId('find'));
  new DeckView(inspector, byId('deck'), byId('line'));
  new CausesView(inspector, byId('causes'));
  new LaneView(inspector, byId('lane'), byId('span'));
  new TravelView(inspector);
  new WaitingView(inspector, byId('waiting'));
  new Panels(inspector, byId('tabs'), byId('panel'));
  header(connection, inspector);
  window.setInterval(() => inspector.host.look(), LOOK);
  inspector.news('state', 'scene', 'time', 'selection', 'panel', 'host');
}

/**
 * @param {import('./inspector.js').Connection} connection
 * @param {Inspector} inspector
 */
function listen(connection, inspector) {
  connection.on('watching', (event) => {
    if (event.scene) inspector.watching(event);
    else if (event.snapshot) inspector.hostIs(event.snapshot);
  });
  connection.on('changed', (event) => inspector.changed(event));
  connection.on('lagged', (event) => inspector.lagged(event));
  connection.on('event', (event) => inspector.event(event));
  connection.on('hostChanged', (event) => inspector.hostChanged(event.changes));
  connection.on('hostLagged', (event) => inspector.hostIs(event.snapshot));
  connection.on('watchEnded', (event) => inspector.ended(event));
  connection.on('state', () => inspector.news('state'));
}

/**
 * The line at the top: which scene, how the connection is, how much there is.
 * @param {any} connection
 * @param {Inspector} inspector
 */
function header(connection, inspector) {
  const scenes = byId('scene');
  scenes.addEventListener('change', () => location.assign(`${location.pathname}?scene=${encodeURIComponent(scenes.value)}`));
  inspector.watch(['host'], () => {
    const names = new Set([inspector.scene, ...inspector.host.scenes.map(({ scene }) => scene)]);
    fill(
      scenes,
      [...names].sort().map((name) => h('option', { value: name, selected: name === inspector.scene }, name)),
    );
    scenes.value = inspector.scene;
  });
  inspector.watch(['state'], () => {
    const count = inspector.resynchronised.length;
    const again = count ? ` · resynchronised at ${inspector.resynchronised.at(-1)}${count > 1 ? ` (${count} times)` : ''}` : '';
    say(byId('state'), `${STATES[connection.state] ?? connection.state}${again}${inspector.end ? ` · ${inspector.end}` : ''}`);
    byId('state').className = `state is-${connection.state}`;
  });
  inspector.watch(['scene', 'selection', 'panel', 'time'], () => {
    const { entries, navigators } = inspector.shown.counts();
    const kept = Math.max(1, Math.round(inspector.history.bytes / 1024));
    say(
      byId('counts'),
      `${counted(entries, 'entry', 'entries')} in ${counted(navigators, 'navigator')} · ${kept.toLocaleString('en')} KiB of history`,
    );
    if (inspector.history.newest >= 0) Object.assign(document.documentElement.dataset, { ready: '', revision: String(inspector.history.newest) });
    const address = inspector.address;
    if (location.pathname + location.search !== address) history.replaceState(history.state, '', address);
    const moment = inspector.momentAddress;
    if (byId('link').getAttribute('href') !== moment) byId('link').setAttribute('href', moment);
  });
}

begin();
