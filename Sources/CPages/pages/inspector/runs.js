// @ts-check

/**
 * @typedef {{name: {text: string, who: string, what: string, module: string}, from: number, to: number, start: number,
 *   end: number, cause: any, gap?: string,
 *   refused?: {method: string, error: string, session: string, count: number}}} Run
 */

/** Causes in the order in which they came; equal names one after the other are one run. */
export class Runs {
  /** @type {Run[]} Oldest first. */
  list = [];

  /**
   * @param {number} revision
   * @param {Run['name']} name
   * @param {any} cause
   */
  add(revision, name, cause) {
    const last = this.list[this.list.length - 1];
    const time = cause.time ?? 0;
    if (last && !last.gap && !last.refused && last.name.text === name.text && last.to === revision - 1) {
      last.to = revision;
      last.end = time;
    } else this.list.push({ name, from: revision, to: revision, start: time, end: time, cause });
  }

  /**
   * Revisions that this page has not seen.
   * @param {number} after
   * @param {number} before
   * @param {string} reason
   */
  gap(after, before, reason) {
    this.list.push({
      name: { text: reason, who: '', what: reason, module: '' },
      from: after + 1,
      to: before,
      start: 0,
      end: 0,
      cause: {},
      gap: reason,
    });
  }

  /**
   * A refused request; equal ones one after the other are one run.
   * @param {number} revision
   * @param {{session: string, method: string, error: string}} refusal
   */
  refuse(revision, refusal) {
    const last = this.list[this.list.length - 1];
    const text = `${refusal.session}: ${refusal.method} was refused: ${refusal.error}`;
    if (last?.refused && last.name.text === text) last.refused.count++;
    else {
      const name = { text, who: refusal.session, what: `${refusal.method} was refused: ${refusal.error}`, module: '' };
      this.list.push({ name, from: revision, to: revision, start: 0, end: 0, cause: {}, refused: { ...refusal, count: 1 } });
    }
  }

  /**
   * Forgets runs that ended before a revision.
   * @param {number} revision
   */
  forget(revision) {
    const first = this.list.findIndex((run) => run.to >= revision);
    if (first > 0) this.list.splice(0, first);
  }

  /**
   * The run of a revision.
   * @param {number} revision
   */
  indexOf(revision) {
    return this.list.findIndex((run) => !run.refused && run.from <= revision && run.to >= revision);
  }
}

/**
 * `× 340 in 2 s`; nothing for a single revision.
 * @param {Run} run
 */
export function foldOf(run) {
  const count = run.refused ? run.refused.count : run.to - run.from + 1;
  if (count < 2) return '';
  const seconds = run.start && run.end ? (run.end - run.start) / 1000 : 0;
  const time = seconds >= 1 ? ` in ${seconds < 10 ? seconds.toFixed(1).replace('.0', '') : Math.round(seconds)} s` : '';
  return `× ${count.toLocaleString('en')}${time}`;
}
