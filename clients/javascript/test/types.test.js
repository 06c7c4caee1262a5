/** The types say what there is, and nothing else. */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as library from '../src/index.js';
import { Module } from '../src/module.js';
import { REQUESTS } from '../src/requests.js';
import { Watch } from '../src/watch.js';
import { complaints, complaintsAbout } from '../support/compiler.js';
import { declarations, declared } from '../support/declarations.js';
import { PATIENCE } from '../support/hosts.js';

/** The functions and properties that a class has, with those of the classes it is made of. */
function provided(type, end = Object.prototype) {
  const names = new Set();
  for (let one = type.prototype; one && one !== end; one = Object.getPrototypeOf(one)) {
    Object.getOwnPropertyNames(one).forEach((name) => names.add(name));
  }
  names.delete('constructor');
  return names;
}

const sorted = (names) => [...names].sort();

test('the compiler takes typical uses, and finds every mistake in them', { timeout: 1000 * PATIENCE }, async () => {
  assert.equal(await complaints('test/types/usage.mts'), '');
});

test('the compiler takes the example of the README about types', { timeout: 1000 * PATIENCE }, async () => {
  const text = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const [, example] = text.match(/^## Types\n.*?^```js\n(.*?)^```$/ms);
  assert.equal(await complaintsAbout(example), '');
});

test('every exported value is declared, and every declared value is exported', () => {
  const values = [...declarations.matchAll(/^export (?:class|function|const) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(sorted(new Set(values)), sorted(Object.keys(library)));
});

test('a client has the functions that are declared, and no other', () => {
  const expected = provided(library.Client, EventEmitter.prototype);
  for (const name of ['on', 'once', 'off', 'socket', 'connect']) expected.add(name);
  assert.deepEqual(sorted([...declared('Client'), ...declared('Requests')]), sorted(expected));
});

test('no function for a method hides one of the client', () => {
  assert.deepEqual(sorted(declared('Requests')), sorted(Object.keys(REQUESTS)));
  const own = new Set([...provided(library.Client, Object.getPrototypeOf(library.Client.prototype)), ...provided(EventEmitter)]);
  // The client's own `tree` reads a large scene in parts.
  assert.deepEqual(Object.keys(REQUESTS).filter((name) => own.has(name)), ['tree']);
});

test('a tree has what is declared', () => {
  const tree = new library.Tree({ scene: 'main', revision: 0, orphaned: [], navigators: [{ id: 'n1', children: [], path: [] }], attachments: [] });
  const expected = new Set([...provided(library.Tree), ...Object.keys(tree)]);
  assert.deepEqual(sorted(declared('Tree')), sorted(expected));
});

test('what is declared of watches and modules is there', () => {
  const [watch, module] = [new Watch('watch', undefined, {}), new Module(undefined, 'shop', {})];
  for (const [name, one] of Object.entries({ Watch: watch, Module: module })) {
    const there = new Set([...provided(one.constructor), ...Object.keys(one)]);
    for (const member of declared(name)) assert.ok(there.has(member), `${name}.${member}`);
  }
});
