// @ts-check
// The renderer: follows a scene, draws it, and sends what a person does.
import { connect } from '../shared/connection.js';
import { Tree } from '../tree.js';
import { listen } from './controls.js';
import { Notices } from './notices.js';
import { Places } from './places.js';
import { Player } from './player.js';
import { Requests } from './requests.js';
import { Stage } from './stage.js';
import { showRefused, showState } from './status.js';
import { Store, WIDE } from './store.js';

/** The kinds of change that are a step. All others are only news about the screens that are shown. */
const STEPS = new Set(['navigator.created', 'navigator.closed', 'navigator.selected', 'entry.added', 'entry.removed']);

const scene = new URLSearchParams(location.search).get('scene') ?? 'main';
const connection = await connect({ scene, host: true });
const store = new Store(connection, scene);
const notices = new Notices();
const requests = new Requests(store, { toast: notices.toast, confirm: notices.confirm, busy: showBusy });
/** @type {{patterns: any[]}} */
const host = { patterns: [] };
const stage = new Stage(store, host);
const places = new Places(store, requests);
const player = new Player({ store, stage, notices, requests, places });
store.changed = () => player.draw();
listen({ store, stage, requests, notices, player });
WIDE.addEventListener('change', () => player.draw());

connection.on('watching', (data) => {
  // The host may have been away, and the requests of this page then have another session.
  store.learnSession().catch(() => {});
  if (data.snapshot && 'navigators' in data.snapshot) begin(data.snapshot);
  if (data.snapshot && 'scenes' in data.snapshot) meet(data.snapshot);
});
connection.on('lagged', ({ snapshot }) => begin(snapshot));
connection.on('changed', (data) => {
  try {
    store.tree.apply(data);
  } catch {
    // The tree is not what the change supposes, so a fresh one is needed.
    return connection.resync(scene);
  }
  if (data.cause.method === 'column.show') noteColumns(data.changes);
  player.changed(data.changes.some((/** @type {any} */ { kind }) => STEPS.has(kind)) ? data.cause : undefined);
});
connection.on('hostChanged', ({ changes }) => {
  for (const change of changes) {
    if (change.kind === 'scene.opened') store.scenes = [...store.scenes, change.scene].sort();
    else if (change.kind === 'scene.closed') store.scenes = store.scenes.filter((one) => one !== change.scene);
    else if (change.kind.startsWith('module.')) learnSoon();
    // Another page of this browser has the same session, and says when it ends.
    else if (change.kind === 'renderer.left' && change.session === store.ownSession) player.report();
  }
  showState(connection, store);
});
connection.on('hostLagged', ({ snapshot }) => meet(snapshot));
connection.on('watchEnded', ({ scene: ended, reason }) => {
  if (ended === scene || ended === undefined) showRefused(`There is no scene “${scene}” now.`, reason);
});
connection.on('state', () => showState(connection, store));
showState(connection, store);

/**
 * The stream begins anew.
 * @param {any} snapshot
 */
function begin(snapshot) {
  const isFirst = store.tree.revision < 0;
  store.tree = new Tree(snapshot);
  learn();
  player.changed(undefined);
  if (isFirst) places.begin();
  else player.report();
}

/** @param {any} snapshot of the host */
function meet(snapshot) {
  store.scenes = snapshot.scenes.map((/** @type {any} */ one) => one.scene);
  showState(connection, store);
  learnSoon();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let learning;

/** A module says in several requests what it has; they are looked at together. */
function learnSoon() {
  clearTimeout(learning);
  learning = setTimeout(learn, 100);
}

function learn() {
  store.learn().catch(() => {});
  connection
    .call('url.list')
    .then(({ patterns }) => {
      host.patterns = patterns;
      player.draw();
    })
    .catch(() => {});
}

/**
 * Something was shown in a column, so these stacks are columns.
 * @param {any[]} changes
 */
function noteColumns(changes) {
  for (const { navigator } of changes) {
    const parent = typeof navigator === 'string' ? store.tree.navigators.get(navigator)?.parent : undefined;
    if (parent) store.columns.add(parent);
  }
}

/** @param {boolean} isBusy */
function showBusy(isBusy) {
  document.documentElement.toggleAttribute('data-busy', isBusy);
}
