// @ts-check

/**
 * An element with attributes and children; strings become text, nothing is left out. `on…` sets a handler, `data` sets
 * data attributes, true and false set attributes without a value.
 *
 * @param {string} tag a tag, with classes after dots: `button.quiet`
 * @param {Record<string, any> | null} [attributes]
 * @param {...any} children
 * @returns {any}
 */
export function h(tag, attributes, ...children) {
  const [name, ...classes] = tag.split('.');
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(' ');
  set(element, attributes ?? {});
  append(element, children);
  return element;
}

/**
 * An element of a drawing.
 * @param {string} name
 * @param {Record<string, any>} attributes
 * @param {...any} children
 * @returns {any}
 */
export function s(name, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(key, String(value));
  append(element, children);
  return element;
}

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes
 */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'data') Object.assign(/** @type {HTMLElement} */ (element).dataset, value);
    else if (value === false || value === undefined || value === null) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
}

/**
 * @param {Element} element
 * @param {any[]} children
 */
function append(element, children) {
  for (const child of children.flat(Infinity)) if (child !== undefined && child !== null && child !== false) element.append(child);
}

/**
 * Puts these children in place of the present ones.
 * @param {Element} element
 * @param {...any} children
 */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

/**
 * Sets a text only when it is another one, so that nothing is read out twice.
 * @param {Element} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {string} id
 * @returns {any}
 */
export function byId(id) {
  return document.getElementById(id);
}

/**
 * A button.
 * @param {string} label
 * @param {() => void} act
 * @param {Record<string, any>} [attributes]
 */
export function button(label, act, attributes = {}) {
  return h('button', { type: 'button', onclick: act, ...attributes }, label);
}

/**
 * A table of names and values; rows without a value are left out.
 * @param {[string, any][]} rows
 */
export function facts(rows) {
  const shown = rows.filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false);
  return h(
    'dl.facts',
    null,
    shown.map(([name, value]) => [h('dt', null, name), h('dd', null, value)]),
  );
}

/**
 * The sign of a module, in its colour; both are the same everywhere.
 * @param {string} word
 * @param {number} hue
 * @param {string} sign
 */
export function badge(word, hue, sign) {
  return h(`span.sign.hue-${hue}`, { title: word, 'aria-hidden': 'true' }, sign);
}

/**
 * Why a list is empty, with a way out of it if there is one.
 * @param {string} reason
 * @param {...any} ways
 */
export function empty(reason, ...ways) {
  return h('p.empty', null, reason, ' ', ways);
}
