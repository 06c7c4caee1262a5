#!/usr/bin/env node
/**
 * A small complete module: `catalog`, a list and its items, a menu in a drawer, and a toast that closes by itself.
 *
 * It answers questions about its entries. Given the name of another module's type, it goes there when it is asked
 * {"open":"next"}; it does not know who provides that type.
 */
import { connect } from '../src/index.js';

const ITEMS = new Map([
  [1, 'Lamp'],
  [2, 'Chair'],
  [3, 'Table'],
]);
const following = process.argv[2];

const client = await connect({ name: 'catalog', reconnect: true });

await client.module('catalog', {
  title: 'Catalog',
  types: [
    { type: 'catalog.list', title: 'Catalog' },
    {
      type: 'catalog.item',
      title: 'One thing of the catalog',
      arguments: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
    },
    { type: 'catalog.menu', title: 'Menu', method: 'drawer' },
    { type: 'catalog.saved', title: 'Saved', method: 'toast' },
  ],
  // Own methods of presentation. Other modules may use them, or define the same.
  presentations: [
    { method: 'drawer', hasPath: true },
    { method: 'toast', exclusive: false, closesAfter: 4 },
  ],
  handlers: {
    'catalog.list': (question) => answer(question, () => 'Catalog'),
    'catalog.menu': (question) => answer(question, () => 'Menu'),
    'catalog.saved': (question) => answer(question, () => 'Saved'),
    'catalog.item': (question) => answer(question, () => ITEMS.get(question.arguments.id) ?? 'Unknown'),
  },
});

async function answer({ message, signal }, title) {
  if (message?.get === 'title') return title();
  if (message?.open === 'next' && following) return { entry: (await client.navigate(following, {}, { signal })).entry };
  throw new Error('ask {"get":"title"} or {"open":"next"}');
}

const say = (text) => console.error(`catalog: ${text}`);
client.on('disconnect', (error) => say(`${error.message}; waiting for the host`));
client.on('connect', () => say('connected again'));
client.on('moduleLost', ({ module }) => {
  say(`${module} is somebody else's now`);
  client.close();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => client.close());
