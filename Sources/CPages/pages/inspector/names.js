// @ts-check
import { below } from './scene.js';

/** Methods of requests in the past tense; `…` stands for what it was done to. */
const VERBS = /** @type {Record<string, string>} */ ({
  push: 'pushed …',
  navigate: 'showed …',
  present: 'presented …',
  pop: 'popped …',
  popAll: 'popped …',
  popAny: 'popped …',
  back: 'went back from …',
  dismiss: 'closed …',
  dismissAny: 'closed …',
  dismissPresented: 'closed …',
  dismissChildren: 'closed …',
  reset: 'reset the scene',
  replace: 'replaced …',
  undo: 'returned to an earlier revision',
  transaction: 'changed …',
  send: 'sent …',
  'url.open': 'opened a link to …',
  'entry.follow': 'followed a link to …',
  'entry.provide': 'supplied …',
  'entry.close': 'closed …',
  'entry.finish': 'finished …',
  'entry.update': 'updated …',
  'type.provide': 'supplied …',
  'type.migrate': 'migrated …',
  'path.set': 'set the path',
  'path.replace': 'replaced …',
  'state.set': 'restored a state',
  'navigator.create': 'made a navigator',
  'navigator.close': 'closed a navigator',
  'navigator.select': 'selected a stack',
  lock: 'locked the scene',
  unlock: 'removed a lock',
  'checkpoint.establish': 'set a checkpoint',
  'checkpoint.return': 'returned to a checkpoint',
  'checkpoint.remove': 'removed a checkpoint',
  'mapping.add': 'mapped a type',
  'mapping.remove': 'removed a mapping',
  'trigger.bind': 'bound a trigger',
  'trigger.set': 'set off a trigger',
  'alert.answer': 'answered …',
  answer: 'answered …',
  'flow.start': 'started a flow',
  'flow.next': 'went on in a flow to …',
  'flow.complete': 'completed a flow',
  'flow.cancel': 'cancelled a flow',
  'module.register': 'registered',
  'module.unregister': 'unregistered',
  'scene.configure': 'configured the scene',
  'scene.restore': 'restored the scene',
});

/**
 * The name of a revision: who, what, and to which type. There are few different ones; ids and arguments are details.
 *
 * @param {any} cause
 * @param {any[]} changes
 */
export function nameOf(cause, changes) {
  const who = whoOf(cause);
  if (cause.method === 'session.ended') return named('nobody', `session ${cause.session ?? ''} ended`.replace('  ', ' '), true, cause.module);
  if (cause.method === 'host.started') return named('the host', 'the host started', true);
  if (cause.method === 'time.passed') return named('nobody', `time passed for ${objectOf(changes)}`, true);
  const verb = VERBS[cause.method] ?? `${cause.method} …`;
  return named(who, verb.includes('…') ? verb.replace('…', objectOf(changes)) : verb, false, cause.module);
}

/**
 * @param {string} who
 * @param {string} what
 * @param {boolean} isAlone
 * @param {string} [module]
 */
function named(who, what, isAlone, module) {
  return {
    who,
    what,
    module: module ?? (who === 'a person' ? 'a person' : who),
    text: isAlone ? (who === 'nobody' ? `nobody: ${what}` : what) : `${who} ${what}`,
  };
}

/** @param {any} cause */
export function whoOf(cause) {
  if (cause.byPerson) return 'a person';
  if (cause.module) return cause.module;
  if (cause.client) return cause.client.split('/')[0];
  return cause.session ?? 'nobody';
}

/**
 * The things that the changes are about, in a few words.
 * @param {any[]} changes
 */
function objectOf(changes) {
  const added = changes.filter((change) => change.kind === 'entry.added').map((change) => change.entry.type);
  for (const change of changes) if (change.kind === 'navigator.created' && change.navigator.root) added.push(change.navigator.root.type);
  if (added.length) return several(added);
  const changed = changes.filter((change) => change.kind === 'entry.changed').map((change) => change.entry.type);
  const removed = changes.filter((change) => change.kind === 'entry.removed').map((change) => change.entry.type);
  const closed = changes
    .filter((change) => change.kind === 'navigator.closed')
    .map((change) => change.navigator.root?.type ?? `a ${change.navigator.method ?? 'navigator'}`);
  if (removed.length + closed.length) return several([...removed, ...closed]);
  if (changed.length) return several(changed);
  const first = changes[0];
  if (first?.attachment) return first.attachment.name ? `${first.attachment.kind} ${first.attachment.name}` : `a ${first.attachment.kind}`;
  if (first?.signal) return first.signal.kind;
  if (first?.type) return first.type;
  return first?.kind === 'navigator.selected' ? 'the selection' : 'nothing';
}

/** @param {string[]} types */
function several(types) {
  const different = new Set(types);
  if (types.length === 1) return types[0];
  return different.size === 1 ? `${types.length} × ${types[0]}` : `${types.length} things`;
}

/**
 * The title of the content, else the type with its first scalar argument.
 * @param {any} entry
 */
export function labelOf(entry) {
  const title = entry.content?.title;
  if (typeof title === 'string' && title) return title;
  return shortOf(entry);
}

/**
 * The type without its module, with its first scalar argument: `item(8)`.
 * @param {any} entry
 */
export function shortOf(entry) {
  const name = entry.type.slice(entry.type.indexOf('.') + 1);
  for (const key in entry.arguments) {
    const value = entry.arguments[key];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${name}(${clip(String(value), 24)})`;
  }
  return name;
}

/**
 * The name of a navigator, else its id.
 * @param {any} navigator
 */
export function navigatorName(navigator) {
  return navigator.name ?? navigator.id;
}

/**
 * The kind of a navigator: `root`, `stack`, `sheet`, …
 * @param {any} navigator
 */
export function navigatorKind(navigator) {
  return navigator.method ?? navigator.kind;
}

/**
 * A scene in one line, for chat and reports: `main: home › item(8) ▸ sheet pay › card`.
 * @param {import('./scene.js').Scene} scene
 */
export function oneLine(scene) {
  let text = `${scene.name}:`;
  for (const navigator of scene.chain()) {
    const isOver = navigator.kind === 'presentation';
    if (isOver) text += ` ▸ ${navigatorKind(navigator)}`;
    else if (navigator.kind === 'stack') text += ` / ${navigatorName(navigator)}`;
    const places = navigator.root ? [navigator.root, ...navigator.path] : navigator.path;
    const shown = places.length > 5 ? [places[0], ...places.slice(-3)] : places;
    const words = shown.map(shortOf);
    if (places.length > 5) words.splice(1, 0, `…${(places.length - 4).toLocaleString('en')}`);
    if (words.length) text += ` ${words.join(' › ')}`;
    const others = navigator.children.length - (navigator.selected ? 1 : 0);
    if (others > 0) text += ` [${others} more]`;
    if (navigator.overlays?.length) text += ` [${navigator.overlays.length} over it]`;
  }
  return text;
}

/**
 * How many navigators and entries are below one, itself included.
 * @param {import('./scene.js').Scene} scene
 * @param {any} navigator
 */
export function weightOf(scene, navigator) {
  let [entries, navigators] = [0, 0];
  const waiting = [navigator];
  while (waiting.length) {
    const one = waiting.pop();
    if (!one) continue;
    navigators++;
    entries += one.path.length + (one.root ? 1 : 0);
    for (const id of below(one)) waiting.push(scene.navigator(id));
  }
  return { entries, navigators };
}

/**
 * The same number for the same word everywhere, from 0 to `of` - 1: colours and signs of modules.
 * @param {string} word
 */
export function hueOf(word, of = 8) {
  let hash = 7;
  for (let index = 0; index < word.length; index++) hash = (hash * 31 + word.charCodeAt(index)) >>> 0;
  return hash % of;
}

/**
 * Two letters that stand for a module beside its colour.
 * @param {string} word
 */
export function signOf(word) {
  const letters = word.replace(/^(a|the) /, '').replace(/[^\p{L}\p{N}]/gu, '');
  return (letters.slice(0, 2) || '·').replace(/^./u, (letter) => letter.toUpperCase());
}

/**
 * @param {string} text
 * @param {number} length
 */
export function clip(text, length) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/**
 * @param {number} count
 * @param {string} one
 */
export function counted(count, one, many = `${one}s`) {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
