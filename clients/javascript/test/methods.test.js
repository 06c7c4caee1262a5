/** The functions for the host's methods are declared as they are, and as the host has them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../src/index.js';
import { Methods } from '../src/methods.js';
import { clientFunctions, members } from '../support/declarations.js';
import { RealHost } from '../support/hosts.js';

const functions = clientFunctions();

/** The request that a function makes when each of its declared parameters is given. */
async function asked(name) {
  const positions = functions.get(name).parameters.slice(0, -1).map(([parameter]) => parameter);
  const seen = {};
  const client = { call: (method, params, limits) => Object.assign(seen, { method, params, limits }) };
  await Methods.prototype[name].call(client, ...positions, { timeout: 5000, signal: 'stop', further: 1 });
  return { ...seen, positions };
}

for (const name of [...Object.keys(Methods.prototype), 'ask']) {
  test(`${name} takes the parameters that are declared, by position and by name`, async () => {
    const { params, limits, positions } = await asked(name);
    const { further, ...given } = params;
    assert.equal(further, 1, 'the last one has what goes by name');
    assert.equal(limits.signal, 'stop');
    assert.deepEqual(new Set(Object.values(given).filter((value) => typeof value === 'string')), new Set(positions));
  });
}

test('what is declared of them is what the host has', async (t) => {
  const host = await RealHost.start(t);
  const client = await connect({ socket: host.path });
  const { methods } = await client.discover();
  await client.close();
  const problems = [];
  const differences = (what, declared, there) => {
    for (const name of declared) if (!there.has(name)) problems.push(`${what}: ${name} is declared, and not there`);
    for (const name of there) if (!declared.has(name)) problems.push(`${what}: ${name} is there, and not declared`);
  };
  for (const name of [...Object.keys(Methods.prototype), 'ask']) {
    const { method, params } = await asked(name);
    const { params: parameters, result: form } = methods.find((one) => one.name === method);
    const { parameters: declared, results } = functions.get(name);
    const positions = Object.keys(params).filter((parameter) => typeof params[parameter] === 'string');
    // The client's own options are not parameters, unless the function sends them, as `ask` does its `timeout`.
    const byName = [...members(declared.at(-1)[1])].filter((option) => option in params || !['timeout', 'signal'].includes(option));
    // Handlers say `during` by themselves.
    const there = parameters.map((one) => one.name).filter((one) => one !== 'during');
    differences(`the parameters of ${name}`, new Set([...positions, ...byName]), new Set(there));
    if (results.includes('any') || !form.schema.properties) continue;
    // The host has one form for all methods that show something, also for those without `forResult`.
    const isForOthers = 'outcome' in form.schema.properties && !byName.includes('forResult');
    const isOfOthers = (member) => isForOthers && members('Finished').has(member) && !members('Shown').has(member);
    const outcome = Object.keys(form.schema.properties).filter((member) => !isOfOthers(member));
    differences(`the result of ${name}`, new Set(results.flatMap((type) => [...members(type)])), new Set(outcome));
  }
  assert.deepEqual(problems, []);
});
