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
  const wasThere = new Set(before.layers.map(({ navigator }) => navigator));
  const isThere = new Set(after.layers.map(({ navigator }) => navigator));
  if (after.layers.some(({ navigator }) => !wasThere.has(navigator))) return 'present';
  if (before.layers.some(({ navigator }) => !isThere.has(navigator))) return 'dismiss';
  if (before.current !== after.current) return 'select';
  if (before.entry === after.entry) return 'none';
  if (after.entry !== null && before.path.includes(after.entry)) return 'pop';
  if (before.entry === null ? after.path.length > 0 : after.path.includes(before.entry)) return 'push';
  return after.entry === null ? 'pop' : 'replace';
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
  const last = (/** @type {Picture} */ picture) => picture.layers[picture.layers.length - 1];
  switch (stepOf(before, after)) {
    case 'none':
      return '';
    case 'present':
      return `${title}, ${METHODS[last(after).method] ?? last(after).method}, opened${by}.${summary}`;
    case 'dismiss':
      return `${last(before).title || 'It'} closed${by}. ${title} is in front.`;
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

/**
 * Why a request of a person was not carried out, in a sentence.
 * @param {any} error a Refusal or a GatewayError
 * @param {string} [module] the module that had to answer
 */
export function refused(error, module) {
  const who = module ?? error.data?.module ?? 'The module';
  switch (error.name === 'GatewayError' ? error.rule : error.name) {
    case 'provider_gone':
      return `${who} went away before it answered.`;
    case 'provider_timeout':
    case 'timeout':
      return `${who} did not answer in time.`;
    case 'provider_error':
      return `${who} could not do that: ${error.data?.error?.message ?? error.data?.reason ?? error.message}`;
    case 'question_cycle':
      return `${who} waits for itself, so it cannot answer.`;
    case 'locked':
      return `Not now: ${error.data?.locks?.[0]?.reason ?? 'something in front must be finished first'}.`;
    case 'denied':
      return `Not allowed: ${error.data?.reason ?? error.message}.`;
    case 'unreachable':
      return 'The gateway cannot be reached. Try again when it is back.';
    case 'host_away':
      return 'The host is away. Try again when it is back.';
    case 'rights':
      return 'This page may look, but not operate.';
    default:
      return error.message || 'That did not work.';
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
