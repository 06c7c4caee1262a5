/** The examples, with the real host. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PATIENCE, RealHost } from '../support/hosts.js';
import { connected, live } from '../support/live.js';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

live('the example is a whole module', async (t) => {
  const host = await RealHost.start(t);
  const client = await connected(t, host);
  await client.module('other', { types: [{ type: 'other.page' }] });
  const environment = { ...process.env, NAVHOST_SOCKET: host.path };
  const program = fileURLToPath(new URL('../examples/catalog.js', import.meta.url));
  const module = spawn(process.execPath, [program, 'other.page'], { env: environment, stdio: ['ignore', 'inherit', 'pipe'] });
  t.after(() => module.kill('SIGKILL'));
  const said = createInterface(module.stderr)[Symbol.asyncIterator]();
  const item = await whenRegistered(client, () => client.navigate('catalog.item', { id: 2 }));
  assert.deepEqual(await client.ask(item.entry, { get: 'title' }), { answer: 'Chair' });
  const opened = (await client.ask(item.entry, { open: 'next' })).answer.entry;
  assert.equal((await client.entry(opened)).type, 'other.page');
  await assert.rejects(client.ask(item.entry, 'what'), { name: 'provider_error' });
  await assert.rejects(client.navigate('catalog.item', { id: 'two' }), (error) => error.data.path === '/id');
  await host.kill();
  assert.match((await said.next()).value, /waiting for the host/);
  await host.start();
  assert.match((await said.next()).value, /connected again/);
  module.kill('SIGTERM');
  assert.deepEqual(await once(module, 'exit'), [0, null]);
});

/** Tries again as often as the host changes its mind about what it knows, for a limited time. */
async function whenRegistered(client, attempt) {
  const end = Date.now() + 1000 * PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error.name !== 'unknown_destination' || Date.now() > end) throw error;
      await client.ping();
    }
  }
}

live('the example of the README runs', async (t) => {
  const host = await RealHost.start(t);
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const [, program] = /```js\n(.*?)```/s.exec(readme);
  // It runs in the package's folder, where the package knows itself by its name.
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: FOLDER,
    env: { ...process.env, NAVHOST_SOCKET: host.path },
    timeout: 1000 * PATIENCE,
  });
  assert.match(stdout, /revision 3: n1 shows page 2\nrevision 4: n1 shows page 3\n$/);
});
