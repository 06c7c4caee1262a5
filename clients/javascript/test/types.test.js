/** The types say what there is, and nothing else. */
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import * as library from '../src/index.js';
import { Module } from '../src/module.js';
import { Watch } from '../src/watch.js';
import { declarations } from '../support/declarations.js';

/** The members of a declared class or interface. */
function declared(name) {
  const body = declarations.match(new RegExp(`^export (?:class|interface) ${name}\\b[^{]*\\{\\n(.*?)^\\}`, 'ms'))?.[1];
  assert.ok(body, `${name} is not declared`);
  const members = [...body.matchAll(/^  (?:(?:readonly|static) )*(\w+)[?(:<]/gm)].map(([, member]) => member);
  return new Set(members.filter((member) => !['private', 'constructor'].includes(member)));
}

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

test('every exported name is declared, and every declared value is exported', () => {
  const values = [...declarations.matchAll(/^export (?:class|function|const) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(sorted(new Set(values)), sorted(Object.keys(library)));
});

test('a program in TypeScript uses every name', async () => {
  const program = await readFile(new URL('types/usage.mts', import.meta.url), 'utf8');
  const imported = [...program.matchAll(/^import (?:type )?\{(.*?)\}/gms)].flatMap(([, names]) => names.match(/\w+/g));
  const names = [...declarations.matchAll(/^export (?:class|function|const|interface|type) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(sorted(imported), sorted(names));
});

test('a client has the functions that are declared, and no other', () => {
  const expected = provided(library.Client, EventEmitter.prototype);
  for (const name of ['on', 'once', 'off', 'socket', 'connect']) expected.add(name);
  assert.deepEqual(sorted(declared('Client')), sorted(expected));
});

test('a tree has what is declared', () => {
  const tree = new library.Tree({ scene: 'main', revision: 0, orphaned: [], navigators: [{ id: 'n1', children: [], path: [] }], attachments: [] });
  const expected = new Set([...provided(library.Tree), ...Object.keys(tree)]);
  assert.deepEqual(sorted(declared('Tree')), sorted(expected));
});

test('what is declared of watches and modules is there', () => {
  for (const [name, type] of Object.entries({ Watch, Module })) {
    const there = new Set([...provided(type), ...Object.keys(new type(undefined, name === 'Watch' ? {} : 'shop', {}))]);
    for (const member of declared(name)) assert.ok(there.has(member), `${name}.${member}`);
  }
});
