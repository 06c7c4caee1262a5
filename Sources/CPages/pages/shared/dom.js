// @ts-check
// Elements without markup: text is only ever set as text.

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element. An attribute that is null, undefined or false is left out; true is written as an empty one.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/**
 * A picture of one path, as large as the text around it. It says nothing: what it means stands beside it in words.
 * @param {string} path the `d` of an SVG path in a square of 24
 */
export function icon(path) {
  const picture = fill(document.createElementNS(SVG, 'svg'), { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' }, []);
  picture.append(fill(document.createElementNS(SVG, 'path'), { d: path }, []));
  return picture;
}

export const ICONS = {
  back: 'M15 4 7 12l8 8',
  close: 'M6 6l12 12M18 6 6 18',
  next: 'M9 5l7 7-7 7',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  more: 'M5 12h14M12 5v14',
  grow: 'M6 14l6-6 6 6',
};

/**
 * Makes `old` what `fresh` is, and keeps every element that is still there, with its focus and what was typed into it.
 * Elements with a `data-key` are the same when their keys are.
 * @param {Element} old
 * @param {Element} fresh
 * @returns {Element} the element that stands in the document now
 */
export function morph(old, fresh) {
  if (old.tagName !== fresh.tagName || key(old) !== key(fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !isOwnState(old, name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, fresh);
  takeValue(old, fresh);
  return old;
}

/**
 * @template {Element} Kind
 * @param {Kind} element
 * @param {Attributes} attributes
 * @param {Child[]} children
 * @returns {Kind}
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function morphChildren(old, fresh) {
  const known = new Map([...old.children].filter((child) => key(child)).map((child) => [key(child), child]));
  /** @type {ChildNode | null} */
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const match = find(child, place, known);
    if (!match) {
      old.insertBefore(child, place);
      continue;
    }
    if (match === place) place = match.nextSibling;
    else old.insertBefore(match, place);
    if (child instanceof Element) morph(/** @type {Element} */ (match), child);
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/**
 * The node that `child` is the new form of: by its key, else the next one if it is of the same kind.
 * @param {ChildNode} child
 * @param {ChildNode | null} place
 * @param {Map<string | null, Element>} known
 */
function find(child, place, known) {
  if (!(child instanceof Element)) return place?.nodeType === child.nodeType ? place : null;
  const name = key(child);
  const match = name === null ? place : known.get(name);
  if (!(match instanceof Element) || match.tagName !== child.tagName || key(match) !== name) return null;
  known.delete(name);
  return match;
}

/**
 * Values are properties, apart from attributes. The fresh element has a person's input already, except a secret, and
 * except an element that is marked with `data-typed`: what was typed there is known by that element alone.
 * @param {Element} old
 * @param {Element} fresh
 */
function takeValue(old, fresh) {
  if (old.hasAttribute('data-typed')) return;
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
    if (old.type === 'checkbox' || old.type === 'radio') old.checked = fresh.checked;
    else if (old.type !== 'password' && old.value !== fresh.value) old.value = fresh.value;
  } else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) {
    if (old.value !== fresh.value) old.value = fresh.value;
  } else if (old instanceof HTMLTextAreaElement && fresh instanceof HTMLTextAreaElement) {
    if (old.value !== fresh.value) old.value = fresh.value;
  }
}

/**
 * An element that a person opened stays open.
 * @param {Element} element
 * @param {string} name
 */
function isOwnState(element, name) {
  return element instanceof HTMLDetailsElement && name === 'open';
}

/** @param {Element} element */
function key(element) {
  return element.getAttribute('data-key');
}
