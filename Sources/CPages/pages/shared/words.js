// @ts-check
// The sentences of the pages: one for each transition, the same for a screen reader, a log and a test.

/** @typedef {import('./scene.js').Picture} Picture */

/** How a method is called in the middle of a sentence. */
const METHODS = /** @type {Record<string, string>} */ ({
  sheet: 'a sheet',
  managedSheet: 'a sheet',
  cover: 'a cover',
  managedCover: 'a cover',
  popover: 'a popover',
  alert: 'an alert',
  dialog: 'a dialog',
});

/**
 * The kind of the step from one picture to another.
 * @param {Picture} before
 * @param {Picture} after
 * @returns {'none' | 'present' | 'dismiss' | 'push' | 'pop' | 'select' | 'replace'}
 */
export function stepOf(before, after) {
  const has = (/** @type {Picture} */ { layers }, /** @type {Picture['layers'][0] | undefined} */ layer) => !layer || layers.some(({ navigator }) => navigator === layer.navigator);
  if (!has(before, last(after))) return 'present';
  if (!has(after, last(before))) return 'dismiss';
  if (before.current !== after.current) return 'select';
  if (before.entry === after.entry) return 'none';
  if (after.entry !== null && before.path.includes(after.entry)) return 'pop';
  if (before.entry === null ? after.path.length > 0 : after.path.includes(before.entry)) return 'push';
  return after.entry === null ? 'pop' : 'replace';
}

/**
 * The layer in front.
 * @param {Picture} picture
 * @returns {Picture['layers'][0] | undefined}
 */
function last({ layers }) {
  return layers[layers.length - 1];
}

/**
 * The sentence about the step for a person; empty when nothing in front has changed.
 * @param {Picture} before
 * @param {Picture} after
 * @param {string} [who] who did it, if not the person: `shop`
 */
export function transition(before, after, who) {
  const by = who ? ` by ${who}` : '';
  const title = after.title || 'An empty screen';
  const place = after.path.length > 1 ? `, ${after.path.length} of ${after.path.length}` : '';
  const summary = after.summary ? ` ${after.summary}` : '';
  switch (stepOf(before, after)) {
    case 'none':
      return '';
    case 'present':
      return `${title}, ${METHODS[last(after)?.method ?? ''] ?? last(after)?.method}, opened${by}.${summary}`;
    case 'dismiss':
      return `${last(before)?.title || 'It'} closed${by}. ${title} is in front.`;
    case 'push':
      return `${title}${place}, opened${by}.${summary}`;
    case 'pop':
      return `Back to ${title}${by}.`;
    case 'select':
      return after.tab ? `${after.tab.label}, ${after.tab.position} of ${after.tab.count}, chosen${by}.` : `${title} is in front.`;
    case 'replace':
      return `${title} replaces ${before.title || 'what was there'}${by}.${summary}`;
  }
}

/**
 * The author of a change, in a word; undefined when it was this page's own person.
 * @param {{session?: string, module?: string, client?: string, byPerson?: boolean, method?: string}} cause
 * @param {string | undefined} ownSession
 */
export function whoDid(cause, ownSession) {
  if (cause.session !== undefined && cause.session === ownSession) return undefined;
  if (cause.method === 'time.passed') return 'itself';
  if (cause.byPerson) return 'another person';
  return cause.module ?? cause.client?.split('/')[0] ?? (cause.session ? `session ${cause.session}` : 'the host');
}

/** The errors after which a request may have been carried out: only its answer is missing. */
const UNCERTAIN = new Set(['provider_gone', 'provider_timeout', 'timeout', 'unreachable', 'host_away']);

/**
 * Why a request of a person has no good answer, and whether it may have been carried out all the same.
 * @param {any} error a Refusal or a GatewayError
 * @param {string} [module] the module that was asked to do something
 */
export function refused(error, module) {
  const name = error.name === 'GatewayError' ? error.rule : error.name;
  const reason = reasonOf(error, name, module);
  return module && UNCERTAIN.has(name) ? `${reason} This may or may not have happened.` : reason;
}

/**
 * @param {any} error
 * @param {string} name
 * @param {string} [module]
 */
function reasonOf(error, name, module) {
  const who = module ?? error.data?.module ?? 'The module';
  switch (name) {
    case 'provider_gone':
      return `${who} went away before it answered.`;
    case 'provider_timeout':
    case 'timeout':
      return `${who} did not answer in time.`;
    case 'provider_error':
      return ended(`${who} could not do that: ${error.data?.error?.message ?? error.data?.reason ?? error.message}`);
    case 'question_cycle':
      return `${who} waits for itself, so it cannot answer.`;
    case 'locked':
      return ended(`Not now: ${error.data?.locks?.[0]?.reason ?? 'something in front must be finished first'}`);
    case 'denied':
      return ended(`Not allowed: ${error.data?.reason ?? error.message}`);
    case 'unreachable':
      return 'The gateway cannot be reached. Try again when it is back.';
    case 'host_away':
      return 'The host is away. Try again when it is back.';
    case 'rights':
      return 'This page may look, but not operate.';
    default:
      return ended(error.message || 'That did not work');
  }
}

/** A word for each tone, so that it never shows by colour alone. */
export const TONES = /** @type {Record<string, {word: string, sign: string}>} */ ({
  plain: { word: '', sign: '' },
  quiet: { word: '', sign: '' },
  good: { word: 'Good', sign: '✓' },
  warning: { word: 'Warning', sign: '!' },
  danger: { word: 'Problem', sign: '✕' },
});

/**
 * How many seconds a toast stays: six, and one more for each twenty words.
 * @param {string} text
 */
export function secondsToRead(text) {
  return 6 + Math.ceil(text.split(/\s+/).length / 20);
}

// The sentences below are the same on a terminal: clients/python/navhost/browse/wording.py.

/** Why nothing can be operated now. */
export const AWAY = 'The host is away. This page goes on when it is back.';
/** At an action when a field that it needs cannot be drawn. */
export const UNSENDABLE = 'A field that is needed cannot be shown here, so this form cannot be sent.';

const INSTEAD = /** @type {Record<string, string>} */ ({
  none: 'There is nothing to see on this screen.',
  quarantined: 'This screen is set aside, because it does not fit here any more.',
  newer: 'This screen is made for a newer renderer.',
});

/**
 * The sentence in place of content that is not shown; empty for any other state.
 * @param {string} state
 */
export function instead(state) {
  return INSTEAD[state] ?? '';
}

/**
 * While a module makes the content. The first second is not counted.
 * @param {string} module
 * @param {number} [seconds]
 */
export function waiting(module, seconds = 0) {
  const time = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `Waiting for ${module}${seconds ? `: ${time}` : ''}`;
}

/**
 * While the module of a screen is away: two sentences.
 * @param {string} module
 */
export function orphaned(module) {
  return [`${module} is away.`, 'This screen works again when it is back.'];
}

/**
 * When a module has refused to make the content: the sentence, and the module's reason.
 * @param {string} module
 * @param {string} [reason]
 */
export function failed(module, reason) {
  return reason ? [`${module} could not show this screen:`, ended(reason)] : [`${module} could not show this screen.`];
}

/**
 * How much of a screen this renderer cannot draw.
 * @param {number} number
 */
export function unshown(number) {
  return number === 1 ? '1 part cannot be shown here.' : `${number} parts cannot be shown here.`;
}

/**
 * At a required field without a value.
 * @param {string} label
 */
export function needed(label) {
  return `${label} is needed.`;
}

/**
 * At a field whose content changed while a person typed. A secret has no value.
 * @param {string | null} value
 */
export function changedElsewhere(value) {
  return value === null ? 'Changed elsewhere.' : `Changed elsewhere: ${value || 'empty'}.`;
}

/**
 * A text with a mark at its end.
 * @param {string} text
 */
function ended(text) {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
