// @ts-check
// A person's input, by entry and field. It stays until it is sent, whatever the module says meanwhile.

export class Drafts {
  /** @type {Map<string, {value: any, from: any}>} */
  #typed = new Map();

  /**
   * The value to show: what was typed, else what the content says.
   * @param {string} entry
   * @param {any} field the block
   */
  value(entry, field) {
    return this.#typed.has(name(entry, field.id)) ? this.#typed.get(name(entry, field.id))?.value : field.value;
  }

  /**
   * @param {string} entry
   * @param {any} field the block
   * @param {any} value
   */
  type(entry, field, value) {
    const draft = this.#typed.get(name(entry, field.id));
    this.#typed.set(name(entry, field.id), { value, from: draft ? draft.from : field.value });
  }

  /**
   * Whether the content has another value now than when the person began to type.
   * @param {string} entry
   * @param {any} field the block
   */
  isChangedElsewhere(entry, field) {
    const draft = this.#typed.get(name(entry, field.id));
    return draft !== undefined && !isEqual(draft.from, field.value) && !isEqual(draft.value, field.value);
  }

  /**
   * @param {string} entry
   * @param {string} [field] one field; all of the entry when left out
   */
  drop(entry, field) {
    for (const key of [...this.#typed.keys()]) {
      if (field === undefined ? key.startsWith(`${entry}/`) : key === name(entry, field)) this.#typed.delete(key);
    }
  }
}

/**
 * @param {string} entry
 * @param {string} field
 */
function name(entry, field) {
  return `${entry}/${field}`;
}

/**
 * @param {any} one
 * @param {any} other
 */
function isEqual(one, other) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
