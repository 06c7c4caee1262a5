import { randomUUID } from 'node:crypto';

// Stands in for a value while JSON.stringify or JSON.parse is at work. No program can know it, so no string of a
// program is taken for it.
const MARK = `raw-${randomUUID()}-`;
const HELD = new RegExp(`"${MARK}(\\d+)"`, 'g');
const INTEGER = /(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;
// JSON.stringify escapes surrogates only where they have no partner. A pair of backslashes is matched to be passed
// over.
const LONE_SURROGATE = /\\(\\|ud[89a-f][\da-f]{2})/g;

/** JSON text that is sent as it is, for numbers that a JavaScript number cannot hold. */
export class RawJSON {
  constructor(text) {
    JSON.parse(text);
    // Outside of strings a line break is white space; strings have no line breaks.
    this.text = text.replace(/[\r\n]/g, ' ');
  }
}

/** The text of an object with one more member in front, unless it has that member already. */
export function withMember(raw, name, value) {
  if (Object.hasOwn(JSON.parse(raw.text), name)) return raw;
  const rest = raw.text.trim().slice(1);
  const comma = rest.trim() === '}' ? '' : ',';
  return new RawJSON(`{${JSON.stringify(name)}:${JSON.stringify(value)}${comma}${rest}`);
}

/**
 * The message as a line. A BigInt becomes an integer; half of a surrogate pair becomes U+FFFD, as everywhere where
 * JavaScript writes UTF-8.
 */
export function encode(message) {
  const held = [];
  const hold = (text) => MARK + (held.push(text) - 1);
  const text = JSON.stringify(message, (_, value) => {
    if (typeof value === 'bigint') return hold(String(value));
    return value instanceof RawJSON ? hold(value.text) : value;
  });
  return Buffer.from(`${wellFormed(text).replace(HELD, (_, index) => held[index])}\n`);
}

function wellFormed(text) {
  if (!text.includes('\\ud')) return text;
  return text.replace(LONE_SURROGATE, (escape, what) => (what === '\\' ? escape : '\ufffd'));
}

/** The value of a text. With `bigints`, integers that a number cannot hold exactly become BigInts. */
export function decode(text, bigints = false) {
  if (!bigints || !/\d{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(outsideStrings(text, markIntegers), (_, value) =>
    typeof value === 'string' && value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value,
  );
}

function markIntegers(text) {
  return text.replace(INTEGER, (digits) => (Number.isSafeInteger(Number(digits)) ? digits : `"${MARK}${digits}"`));
}

/** The text with `change` applied to what is between its strings. */
function outsideStrings(text, change) {
  const parts = [];
  let at = 0;
  for (let open; (open = text.indexOf('"', at)) !== -1; ) {
    const end = endOfString(text, open);
    parts.push(change(text.slice(at, open)), text.slice(open, end));
    at = end;
  }
  return parts.join('') + change(text.slice(at));
}

function endOfString(text, open) {
  for (let quote = open; (quote = text.indexOf('"', quote + 1)) !== -1; ) {
    let before = quote;
    while (text[before - 1] === '\\') before--;
    // A quote behind an even number of backslashes is not escaped.
    if ((quote - before) % 2 === 0) return quote + 1;
  }
  return text.length;
}

/** How deep arrays and objects are nested; without recursion, since it is asked about what is too deep. */
export function depth(value) {
  let levels = 0;
  for (let level = containers([value]); level.length; level = containers(level.flatMap(Object.values))) levels++;
  return levels;
}

function containers(values) {
  return values.map((value) => (value instanceof RawJSON ? JSON.parse(value.text) : value)).filter((value) => typeof value === 'object' && value !== null);
}
