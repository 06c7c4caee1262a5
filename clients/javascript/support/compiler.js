import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OPTIONS = '--strict --noEmit --target es2022 --module nodenext --moduleResolution nodenext'.split(' ');
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** The complaints of the TypeScript compiler about a program; none when all is well. */
export function complaints(program) {
  return new Promise((resolve, reject) => {
    execFile('tsc', [...OPTIONS, program], { cwd: PACKAGE }, (error, output) => {
      if (error && typeof error.code !== 'number') reject(error);
      else resolve(output);
    });
  });
}

/** The same for the text of a program. It finds the client under its name. */
export async function complaintsAbout(text) {
  const folder = await mkdtemp(join(tmpdir(), 'nh-'));
  try {
    const program = join(folder, 'program.mts');
    await writeFile(program, text.replaceAll("'navhost-client'", `'${join(PACKAGE, 'src/index.js')}'`));
    return await complaints(program);
  } finally {
    await rm(folder, { recursive: true });
  }
}
