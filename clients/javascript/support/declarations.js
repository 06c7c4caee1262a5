import { readFile } from 'node:fs/promises';

const index = new URL('../src/index.d.ts', import.meta.url);
const files = (await readFile(index, 'utf8')).matchAll(/^export \* from '(.*)\.js';$/gm);

/** The declarations of the package: what stands in the files that `src/index.d.ts` names, one after the other. */
export const declarations = (await Promise.all([...files].map(([, path]) => readFile(new URL(`${path}.d.ts`, index), 'utf8')))).join('\n');

/** The members of a declared class or interface, each once; those of all when there are several of the name. */
export function declared(name) {
  const bodies = [...declarations.matchAll(new RegExp(`^export (?:class|interface) ${name}\\b[^{]*\\{\\n(.*?)^\\}`, 'gms'))];
  if (!bodies.length) throw new Error(`${name} is not declared`);
  const members = bodies.flatMap(([, body]) => [...body.matchAll(/^  (?:(?:readonly|static) )*(\w+)[?(:<]/gm)]).map(([, member]) => member);
  return new Set(members.filter((member) => !['private', 'constructor'].includes(member)));
}
