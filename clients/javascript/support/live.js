import { once } from 'node:events';
import { test } from 'node:test';
import { connect } from '../src/index.js';
import { PATIENCE } from './hosts.js';

export const LIST = { type: 'shop.list' };

/** A test with the real host. */
export const live = (name, body) => test(name, { timeout: 2000 * PATIENCE }, body);

/** A client of this host, which the end of the test closes. */
export async function connected(t, host, options) {
  const client = await connect({ socket: host.path, timeout: PATIENCE, ...options });
  t.after(() => client.close());
  return client;
}

/** Waits for one event of an emitter, for a limited time. */
export const event = (emitter, name) => once(emitter, name, { signal: AbortSignal.timeout(1000 * PATIENCE) });
