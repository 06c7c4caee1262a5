import { readFile } from 'node:fs/promises';

/** The declarations of the package: what stands in the files that `src/index.d.ts` names, one after the other. */
export const declarations = (await Promise.all(await files())).join('\n').replace(/^import type .*?;\n/gms, '');

/** They are read with just enough of TypeScript for the forms that stand there. */
const text = declarations.replace(/\/\*\*.*?\*\//gs, '');

async function files() {
  const index = new URL('../src/index.d.ts', import.meta.url);
  const named = (await readFile(index, 'utf8')).matchAll(/^export \* from '(.*)\.js';$/gm);
  return [...named].map(([, path]) => readFile(new URL(`${path}.d.ts`, index), 'utf8'));
}

const OPEN = '([{<';
const CLOSE = ')]}>';

/** Cuts at a separator wherever no bracket is open; the arrow of a function closes none. */
function split(source, separators) {
  const parts = [''];
  let depth = 0;
  for (const [index, character] of [...source].entries()) {
    if (OPEN.includes(character)) depth++;
    if (CLOSE.includes(character) && source[index - 1] !== '=') depth--;
    if (depth === 0 && separators.includes(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The text between a bracket at this place and the one that closes it. */
function inside(source, start) {
  let depth = 0;
  for (let index = start; index < source.length; index++) {
    if (OPEN.includes(source[index])) depth++;
    if (CLOSE.includes(source[index]) && source[index - 1] !== '=') depth--;
    if (depth === 0) return source.slice(start + 1, index);
  }
  throw new SyntaxError('a bracket is not closed');
}

function declaration(name) {
  const found = text.match(new RegExp(`^(?:export )?(?:class|interface) ${name}\\b([^{]*)\\{`, 'm'));
  if (!found) throw new Error(`${name} is not declared`);
  const bases = found[1].match(/extends (.*)/)?.[1] ?? '';
  return { bases: split(bases, ','), body: inside(text, found.index + found[0].length - 1) };
}

/**
 * The names of the members of an object type, of an interface with those that it extends, or of several of them with
 * `&`; undefined for `any`.
 */
export function members(type) {
  if (type === 'any') return undefined;
  return new Set(split(type, '&').flatMap((part) => [...membersOfOne(part)]));
}

function membersOfOne(type) {
  const [, whole, left] = type.match(/^Omit<(\w+), (.*)>$/s) ?? [];
  if (whole) return [...members(whole)].filter((name) => !left.includes(`'${name}'`));
  const body = type.startsWith('{') ? inside(type, 0) : undefined;
  const { bases, body: declared } = body === undefined ? declaration(type) : { bases: [], body };
  const own = split(declared, ';\n').map((member) => member.match(/^(?:readonly )?(\w+)\??:/)?.[1]);
  return [...own.filter(Boolean), ...bases.flatMap((base) => [...members(base)])];
}

/**
 * The functions of the client that give a promise: for each the names and types of its parameters, and the types of
 * what it promises, one an overload.
 */
export function clientFunctions() {
  const functions = new Map();
  for (const member of split(declaration('Client').body, ';')) {
    const [head, name] = member.match(/^(\w+)(?=[<(])/) ?? [];
    const start = head === undefined ? -1 : member.indexOf('(');
    const promise = member.match(/\): Promise</);
    if (start === -1 || !promise) continue;
    const parameters = split(inside(member, start), ',').map((parameter) => parameter.match(/^(\w+)\??:\s*(.*)$/s).slice(1));
    const result = inside(member, member.lastIndexOf('): Promise<') + '): Promise'.length);
    functions.set(name, { parameters, results: [...(functions.get(name)?.results ?? []), result] });
  }
  return functions;
}
