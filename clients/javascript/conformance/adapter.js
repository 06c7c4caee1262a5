#!/usr/bin/env node
/** The program that Tests/conformance runs this client by: commands in, observations out. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ConnectionError, NavhostError, RawJSON, TimeoutError, connect } from '../src/index.js';
import { encode } from '../src/json.js';

let client;
const calls = new Map();
const modules = new Map();
const holds = new Map();

function say(saw, details = {}) {
  process.stdout.write(encode({ saw, ...details }));
}

function sayError(as, error) {
  if (error?.name === 'AbortError') say('error', { as, kind: 'cancelled' });
  else if (error instanceof TimeoutError) say('error', { as, kind: 'timedOut' });
  else if (error instanceof ConnectionError) say('error', { as, kind: 'lost', reason: error.reason });
  else if (error instanceof NavhostError) say('error', { as, kind: 'refused', code: error.code, name: error.name, data: error.data });
  else throw error;
}

const commands = {
  async connect({ socket, reconnect }) {
    try {
      client = await connect({ socket, reconnect, bigints: true });
    } catch (error) {
      return sayError('connect', error);
    }
    client.on('signal', (params) => say('notification', { method: 'signal', params }));
    client.on('moduleLost', (params) => say('notification', { method: 'moduleLost', params }));
    client.on('notification', ({ method, params }) => say('notification', { method, params }));
    say('connected');
  },

  async call({ as, method, params, text, timeout }) {
    const stop = new AbortController();
    calls.set(as, stop);
    try {
      const limits = { signal: stop.signal, ...(timeout && { timeout }) };
      say('result', { as, result: await client.call(method, text === undefined ? params : new RawJSON(text), limits) });
    } catch (error) {
      sayError(as, error);
    }
  },

  cancel({ as }) {
    calls.get(as).abort();
  },

  async register({ module, destinations, with: options }) {
    try {
      if (modules.has(module)) await modules.get(module).register(destinations, options);
      else modules.set(module, await client.module(module, { ...options, types: destinations }));
      say('registered', { module });
    } catch (error) {
      sayError(module, error);
    }
  },

  handle({ method, answer, fail, refuse, call, hold, leave, untilEnded }) {
    const held = (hold || leave) && new Promise((resolve) => holds.set(hold ?? leave, resolve));
    client.handle(method, async ({ method, params, signal }) => {
      say('question', { method, params });
      if (fail) throw new Error(fail);
      if (refuse) throw new NavhostError(refuse.code, refuse.message, refuse.data);
      if (untilEnded) {
        await once(signal, 'abort');
        say('ended', { method, reason: signal.reason.name === 'TimeoutError' ? 'deadline' : signal.reason.name });
      }
      if (leave) {
        held.then(() => commands.call({ as: leave, method: call }));
        return answer;
      }
      const given = held ? await held : answer;
      return call ? client.call(call) : given;
    });
  },

  /**
   * An exception of a listener goes uncaught, as everywhere in Node; most programs end by that, and this one goes on.
   */
  listen({ fail }) {
    process.on('uncaughtException', () => {});
    for (const event of ['signal', 'moduleLost', 'notification']) {
      client.on(event, () => {
        throw new Error(fail);
      });
    }
  },

  release({ hold, answer }) {
    holds.get(hold)(answer);
  },

  async watch({ do: _, as, ...options }) {
    try {
      for await (const { method, revision } of client.watch(options)) say('event', { as, event: method, revision });
    } catch (error) {
      sayError(as, error);
    }
  },

  async ready() {
    await client.ready();
    say('ready');
  },

  async close() {
    await client.close();
    say('closed');
  },
};

// Commands that take their time do not hold up the next one.
const SLOW = ['call', 'watch', 'ready'];

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  const outcome = commands[command.do](command);
  if (!SLOW.includes(command.do)) await outcome;
}
await client?.close();
