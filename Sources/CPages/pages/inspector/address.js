// @ts-check

/**
 * A moment is a link: the scene, the life of the host, the revision and the selection. Without a revision it is now.
 *
 * @typedef {{scene: string, instance?: string, revision?: number, selection?: string, compare?: number,
 *   panel?: string}} Moment
 */

/**
 * @param {string} search the query of the address
 * @returns {Moment}
 */
export function momentOf(search) {
  const query = new URLSearchParams(search);
  /** @type {Moment} */
  const moment = { scene: query.get('scene') || 'main' };
  const instance = query.get('instance');
  if (instance && /^[0-9a-f]{16}$/.test(instance)) moment.instance = instance;
  const revision = numberOf(query.get('revision'));
  if (revision !== undefined) moment.revision = revision;
  const compare = numberOf(query.get('compare'));
  if (compare !== undefined) moment.compare = compare;
  const selection = query.get('selection');
  if (selection && /^[en][0-9]+$/.test(selection)) moment.selection = selection;
  const panel = query.get('panel');
  if (panel && /^[a-z]+$/.test(panel)) moment.panel = panel;
  return moment;
}

/**
 * The query of the address.
 * @param {Moment} moment
 */
export function queryOf(moment) {
  const query = new URLSearchParams();
  if (moment.scene !== 'main') query.set('scene', moment.scene);
  if (moment.revision !== undefined) {
    if (moment.instance) query.set('instance', moment.instance);
    query.set('revision', String(moment.revision));
  }
  if (moment.compare !== undefined) query.set('compare', String(moment.compare));
  if (moment.selection) query.set('selection', moment.selection);
  if (moment.panel) query.set('panel', moment.panel);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** @param {string | null} text */
function numberOf(text) {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
