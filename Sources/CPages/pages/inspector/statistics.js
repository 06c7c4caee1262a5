// @ts-check

/** The rows of a list at first. Each further step shows ten times as many. */
const FIRST = 50;
/** The host answers no more rows. */
const MOST = 1000;

/** How many rows of each list a person has asked for. */
export class Reach {
  types = FIRST;
  refused = FIRST;

  /** The `limit` of a request: a row more than is shown tells whether there are more. */
  get limit() {
    return Math.min(Math.max(this.types, this.refused) + 1, MOST);
  }

  /**
   * Has a list show more.
   * @param {'types' | 'refused'} list
   */
  extend(list) {
    this[list] = Math.min(this[list] * 10, MOST);
  }

  /**
   * The rows of a list that are shown, and what is known of the others.
   * @param {'types' | 'refused'} list
   * @param {any[]} rows
   * @returns {{rows: any[], rest: 'none' | 'more' | 'untold'}} `untold`: the host may have more, but answers no more
   */
  cut(list, rows) {
    const shown = this[list];
    if (rows.length > shown) return { rows: rows.slice(0, shown), rest: 'more' };
    return { rows, rest: rows.length < MOST ? 'none' : 'untold' };
  }
}

/**
 * Which revisions were counted, and why no others.
 * @param {{after: number, revision: number, window: {from: number}}} answer
 */
export function rangeOf({ after, revision, window }) {
  if (revision === 0) return 'The scene has not changed yet.';
  if (after === revision) return `No revision is counted: the host keeps none of the ${revision.toLocaleString('en')}.`;
  const [first, last] = [(after + 1).toLocaleString('en'), revision.toLocaleString('en')];
  const range = after + 1 === revision ? `Counted in revision ${last}.` : `Counted in the revisions ${first} to ${last}.`;
  if (after > window.from) return `${range} Older ones are left out: the host counts 10,000 changes at most.`;
  return after > 0 ? `${range} The host does not keep older ones.` : range;
}

/**
 * A time for people, rounded down. A short one has a decimal.
 * @param {number} seconds
 */
export function stayOf(seconds) {
  if (seconds < 10) return `${Math.floor(seconds * 10) / 10} s`;
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86400)} d`;
}

/**
 * How long an entry of a type stayed: on average, and the one that stayed longest. Nothing is known of a type while
 * none of its entries has come and gone.
 * @param {{timed: number, seconds: number, longest: number}} type
 * @returns {[string, string]}
 */
export function staysOf({ timed, seconds, longest }) {
  return timed ? [stayOf(seconds / timed), stayOf(longest)] : ['–', '–'];
}
