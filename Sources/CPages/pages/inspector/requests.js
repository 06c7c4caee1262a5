// @ts-check

/**
 * A person's input in the request box.
 * @typedef {{kind: 'none'} | {kind: 'wrong', message: string} | {kind: 'link', url: string} |
 *   {kind: 'request', method: string, params: Record<string, any>}} Draft
 */

/** Parameters of the request itself, which `plan` takes beside the operations, or does not know. */
const OF_REQUEST = ['scene', 'ifRevision', 'ifNavigation', 'token', 'during', 'byPerson', 'replacesPending', 'forResult'];

/**
 * Reads a link, or a request as navctl takes it: a method, then `key=value` and `key:=json`, or one JSON object.
 *
 * @param {string} text
 * @returns {Draft}
 */
export function draftOf(text) {
  const line = text.trim();
  if (!line) return { kind: 'none' };
  if (/^([a-z][a-z0-9+.-]*:\/\/|\/)/i.test(line)) return { kind: 'link', url: line };
  if (line.startsWith('{')) return wholeOf(line);
  const method = /^[A-Za-z][A-Za-z.]*/.exec(line)?.[0];
  if (!method) return { kind: 'wrong', message: 'A link, or a method and its parameters: push type=shop.list' };
  const rest = line.slice(method.length).trim();
  if (!rest) return { kind: 'request', method, params: {} };
  if (rest.startsWith('{')) return objectOf(method, rest);
  return membersOf(method, rest);
}

/**
 * @param {string} text
 * @returns {Draft}
 */
function wholeOf(text) {
  const value = parsed(text);
  if (typeof value?.method !== 'string') return { kind: 'wrong', message: 'The object has no method' };
  return { kind: 'request', method: value.method, params: value.params ?? {} };
}

/**
 * @param {string} method
 * @param {string} text
 * @returns {Draft}
 */
function objectOf(method, text) {
  const params = parsed(text);
  return params ? { kind: 'request', method, params } : { kind: 'wrong', message: 'The parameters are not a JSON object yet' };
}

/**
 * @param {string} method
 * @param {string} text
 * @returns {Draft}
 */
function membersOf(method, text) {
  /** @type {Record<string, any>} */
  const params = {};
  for (const word of wordsOf(text)) {
    const match = /^([A-Za-z]\w*)(:?=)(.*)$/s.exec(word);
    if (!match) return { kind: 'wrong', message: `“${word}” is neither key=value nor key:=json` };
    const value = match[2] === '=' ? unquoted(match[3]) : parsedAny(match[3]);
    if (value === undefined) return { kind: 'wrong', message: `The value of ${match[1]} is not JSON` };
    params[match[1]] = value;
  }
  return { kind: 'request', method, params };
}

/**
 * Words as in a shell: quotes and brackets hold words together, quotes around a whole word go.
 * @param {string} text
 */
function wordsOf(text) {
  const words = [];
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const isEnd = at === text.length || /\s/.test(text[at]);
    if (isEnd && start >= 0) words.push(unquoted(text.slice(start, at)));
    if (isEnd) start = -1;
    else {
      if (start < 0) start = at;
      at = endOf(text, at);
    }
  }
  return words;
}

/**
 * The last place of what begins here: of a text in quotes, of all in brackets, or of one letter.
 * @param {string} text
 * @param {number} at
 */
function endOf(text, at) {
  let depth = 0;
  for (let quote = ''; at < text.length; at++) {
    const letter = text[at];
    if (quote) {
      if (letter === '\\') at++;
      else if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') depth--;
    if (!quote && depth <= 0) return at;
  }
  return text.length - 1;
}

/** @param {string} word */
function unquoted(word) {
  return word.length > 1 && (word[0] === "'" || word[0] === '"') && word.at(-1) === word[0] ? word.slice(1, -1) : word;
}

/**
 * @param {string} text
 * @returns {any}
 */
function parsed(text) {
  const value = parsedAny(text);
  return typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;
}

/**
 * @param {string} text
 * @returns {any}
 */
function parsedAny(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The request that plans another one.
 * @param {{method: string, params: Record<string, any>}} request
 * @param {string} scene
 */
export function planOf({ method, params }, scene) {
  const around = { scene: params.scene ?? scene };
  if (method === 'plan') return { ...params, ...around };
  if (method === 'transaction') return { ...around, operations: params.operations ?? [] };
  const own = Object.fromEntries(Object.entries(params).filter(([name]) => !OF_REQUEST.includes(name)));
  return { ...around, operations: [{ method, params: own }] };
}

/**
 * The items of a link, as operations. The effect of items that modules receive is not known beforehand.
 * @param {any[]} items
 * @param {string | undefined} navigator
 */
export function operationsOf(items, navigator) {
  const operations = [];
  const unknown = [];
  for (const { type, arguments: values, method, action, params, ...rest } of items) {
    if (type && method !== 'send')
      operations.push({ method: 'navigate', params: { type, arguments: values, method, navigator: rest.navigator ?? navigator } });
    else if (action === 'perform') operations.push({ method, params });
    else unknown.push(rest.value ?? rest.route ?? type ?? action);
  }
  return { operations, unknown };
}

/**
 * Requests that a refusal says would be legal.
 * @param {{method: string, params: Record<string, any>}} request
 * @param {any} data of the error
 */
export function repairsOf(request, data) {
  const repairs = [];
  const put = (/** @type {any} */ params, method = request.method) => repairs.push({ method, params: { ...request.params, ...params } });
  for (const violation of [data, ...(data.violations ?? [])]) {
    if (!violation.legal?.length) continue;
    const { type, arguments: values = {}, navigator = violation.navigator } = request.params;
    const path = violation.legal.map((/** @type {string} */ one) => (one === type ? { type, arguments: values } : { type: one }));
    repairs.push({ method: 'path.set', params: navigator ? { navigator, path } : { path } });
  }
  const nearest = data.suggestion ?? data.nearest ?? data.nearestName;
  if (typeof nearest === 'string') {
    if (data.name === 'method_not_found') put({}, nearest);
    else if (/type|destination/.test(data.name)) put({ type: nearest });
    else if (/navigator/.test(data.name)) put({ navigator: nearest });
  }
  return repairs.slice(0, 4);
}
