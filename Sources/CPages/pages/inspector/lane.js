// @ts-check

/** How many revisions a chunk has; in it stand sums of 1, 16, 256 and all 4,096. */
const CHUNK = 4096;

/** How much happened at each revision: sums at four scales, so that a picture of any length costs the same. */
export class Lane {
  /** @type {Map<number, {levels: Uint32Array[], owners: Uint8Array, times: Float64Array}>} */
  #chunks = new Map();
  /** @type {string[]} */
  #owners = [''];
  /** @type {{revision: number, session: string, method: string, error: string}[]} */
  refused = [];

  /**
   * @param {number} revision
   * @param {number} changes
   * @param {string} owner
   * @param {number} [time]
   */
  add(revision, changes, owner, time = 0) {
    const chunk = this.#chunk(revision);
    const index = revision % CHUNK;
    const before = chunk.levels[0][index];
    for (let level = 0, at = index; level < 4; level++, at >>= 4) chunk.levels[level][at] += changes - before;
    let number = this.#owners.indexOf(owner);
    if (number < 0) number = this.#owners.length < 255 ? this.#owners.push(owner) - 1 : 0;
    chunk.owners[index] = number;
    chunk.times[index] = time;
  }

  /**
   * A request that was refused while the scene was at a revision.
   * @param {{revision: number, session: string, method: string, error: string}} mark
   */
  refuse(mark) {
    this.refused.push(mark);
    if (this.refused.length > 2000) this.refused.splice(0, 500);
  }

  /**
   * Forgets what came before a revision, a chunk at a time.
   * @param {number} revision
   */
  forget(revision) {
    for (const number of this.#chunks.keys()) if ((number + 1) * CHUNK <= revision) this.#chunks.delete(number);
  }

  /**
   * How many changes the revisions from `from` up to `to` made, `to` left out.
   * @param {number} from
   * @param {number} to
   */
  sum(from, to) {
    let sum = 0;
    for (let at = from; at < to; ) {
      let [level, step] = [0, 1];
      while (level < 3 && at % (step * 16) === 0 && at + step * 16 <= to) [level, step] = [level + 1, step * 16];
      sum += this.#chunks.get(Math.floor(at / CHUNK))?.levels[level][(at % CHUNK) >> (4 * level)] ?? 0;
      at += step;
    }
    return sum;
  }

  /**
   * Whose the revision is.
   * @param {number} revision
   */
  ownerOf(revision) {
    return this.#owners[this.#chunks.get(Math.floor(revision / CHUNK))?.owners[revision % CHUNK] ?? 0];
  }

  /**
   * When it was made, in milliseconds; 0 when that is not known.
   * @param {number} revision
   */
  timeOf(revision) {
    return this.#chunks.get(Math.floor(revision / CHUNK))?.times[revision % CHUNK] ?? 0;
  }

  /**
   * A column for each pixel: how much happened in its revisions, and whose they are.
   * @param {number} from
   * @param {number} to
   * @param {number} width
   */
  columns(from, to, width) {
    const span = Math.max(1, to - from);
    const count = Math.min(width, span);
    const columns = [];
    for (let index = 0; index < count; index++) {
      const start = from + Math.floor((index * span) / count);
      const end = from + Math.floor(((index + 1) * span) / count);
      columns.push({ from: start, to: end, sum: this.sum(start, end), owner: this.ownerOf(end - 1) });
    }
    return columns;
  }

  /** @param {number} revision */
  #chunk(revision) {
    const number = Math.floor(revision / CHUNK);
    let chunk = this.#chunks.get(number);
    if (!chunk) {
      const levels = [CHUNK, CHUNK / 16, CHUNK / 256, 1].map((length) => new Uint32Array(length));
      chunk = { levels, owners: new Uint8Array(CHUNK), times: new Float64Array(CHUNK) };
      this.#chunks.set(number, chunk);
    }
    return chunk;
  }
}
