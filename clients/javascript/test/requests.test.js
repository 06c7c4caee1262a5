/** The functions and their types fit what a host says about its methods. */
import assert from 'node:assert/strict';
import { REQUESTS } from '../src/requests.js';
import { complaintsAbout } from '../support/compiler.js';
import { RealHost } from '../support/hosts.js';
import { connected, live } from '../support/live.js';

/** The function of the client for each method that has none in the table. */
const BY_HAND = {
  'entry.ask': 'ask',
  'host.watch': 'watchHost',
  'module.register': 'module',
  'module.unregister': 'leave',
  'request.cancel': 'the signal of a call',
  unwatch: 'close of a watch',
  watch: 'watch',
  'watch.credit': 'allow of a watch',
};

async function described(t) {
  const client = await connected(t, await RealHost.start(t));
  return client.discover();
}

live('each method of a host has its function, with its own parameters by position', async (t) => {
  const { methods } = await described(t);
  const functions = Object.values(REQUESTS);
  const covered = [...functions.map(([method]) => method), ...Object.keys(BY_HAND)];
  assert.deepEqual(covered.sort(), methods.map(({ name }) => name).sort());
  for (const [method, ...positions] of functions) {
    const { params } = methods.find(({ name }) => name === method);
    const required = params.filter((one) => one.required).map(({ name }) => name);
    assert.deepEqual(required.filter((name) => !positions.includes(name)), [], `${method} requires more`);
    assert.deepEqual(positions.filter((name) => !params.some((one) => one.name === name)), [], `${method} has less`);
  }
});

/** A call of the function with the example's parameters, and its result as a value of the function's type. */
function typed(name, [, ...positions], { 'x-params': params, result: { value } }, index) {
  const { timeout, ...others } = params;
  const options = Object.fromEntries(Object.entries(others).filter(([key]) => !positions.includes(key)));
  if (timeout !== undefined) options.questionTimeout = timeout;
  const given = [...positions.map((position) => params[position]), options].map((one) => JSON.stringify(one) ?? 'undefined');
  const result = `const result${index}: Awaited<ReturnType<Client['${name}']>> = ${JSON.stringify(value)};`;
  return `client.${name}(${given.join(', ')});\n${result}`;
}

live('the examples of a host fit the types', async (t) => {
  const { methods } = await described(t);
  const lines = Object.entries(REQUESTS).flatMap(([name, row]) =>
    methods
      .find((one) => one.name === row[0])
      // The result of a partial example lacks members.
      .examples.filter((example) => !example['x-isPartial'])
      .map((example, index) => typed(name, row, example, `_${name}${index}`)),
  );
  assert.ok(lines.length > Object.keys(REQUESTS).length / 2, 'there are examples');
  const head = ["import type { Client } from 'navhost-client';", 'declare const client: Client;'];
  assert.equal(await complaintsAbout([...head, ...lines].join('\n')), '');
});
