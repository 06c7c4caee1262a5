const LF = 10;

/** An answer may have 16 MiB, and what goes around it is a little more. */
export const MAXIMUM_LINE = (16 << 20) + 65536;

/** Cuts bytes into lines at LF. It works on bytes, so that a chunk may end inside a character. */
export class LineSplitter {
  #limit;
  #parts = [];
  #size = 0;

  constructor(limit = MAXIMUM_LINE) {
    this.#limit = limit;
  }

  /** The lines that this chunk completes, blank ones left out. A line over the limit is thrown as a RangeError. */
  *feed(chunk) {
    let start = 0;
    for (let end; (end = chunk.indexOf(LF, start)) !== -1; start = end + 1) {
      this.#add(chunk.subarray(start, end));
      const line = Buffer.concat(this.#parts).toString();
      this.#parts = [];
      this.#size = 0;
      if (line.trim()) yield line;
    }
    this.#add(chunk.subarray(start));
  }

  #add(part) {
    this.#size += part.length;
    if (this.#size > this.#limit) throw new RangeError(`the host sent a line of more than ${this.#limit} bytes`);
    if (part.length) this.#parts.push(part);
  }
}
