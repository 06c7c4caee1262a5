// catalog: products, the links that lead to them, and the wish to order one. Who reviews an order and who is paid, it does not know: it sends `order.…`, and the
// checkpoint `order-finished` tells how it ended.
import { connect } from '../../../clients/javascript/src/index.js';

const CHECKPOINT = 'order-finished';
const FINISHED = {
  type: 'object',
  required: ['order', 'reference'],
  properties: { order: { type: 'string' }, reference: { type: 'integer' } },
};

/** Orders by product. */
const orders = new Map();
const client = await connect({ name: 'catalog' });

function price(product) {
  return 100 + (product % 10);
}

function content(product) {
  const facts = [{ label: 'Price', value: `${price(product)}` }];
  if (orders.has(product)) facts.push({ label: 'Order', value: orders.get(product), tone: 'good' });
  return { screen: 1, title: `Product ${product}`, blocks: [{ block: 'facts', facts }] };
}

function note({ kind, name, value }) {
  if (kind === 'checkpoint.returned' && name === CHECKPOINT) orders.set(value.reference, value.order);
}

/** Products that are shown and have been ordered since say so. */
async function refresh() {
  const { navigators } = await client.tree();
  for (const { id, type, arguments: { id: product }, content: shown } of navigators.flatMap(({ path }) => path)) {
    if (type !== 'catalog.product' || JSON.stringify(shown) === JSON.stringify(content(product))) continue;
    // It may be gone by now.
    await client.provideContent(id, content(product)).catch((error) => {
      if (error.name !== 'unknown_entry') throw error;
    });
  }
}

/** Somebody wants to order a product, which is on top: that is where the order returns to. */
async function order({ data: { product }, navigator }) {
  await client.establishCheckpoint(CHECKPOINT, { navigator, value: FINISHED });
  const amount = price(product);
  return {
    resume: {
      inserting: [
        { type: 'order.review', arguments: { product, amount } },
        { route: 'order.pay', data: { amount, reference: product } },
      ],
    },
  };
}

client.on('signal', (signal) => {
  note(signal);
  refresh();
});
client.handle('value.receive', order);
const product = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
const show = [
  { action: 'dismissAny' },
  { action: 'popAny' },
  { value: 'session.required' },
  { type: 'catalog.product', arguments: { id: '{id}' } },
];
const orderIt = { value: 'product.order', data: { product: '{id}' } };
await client.module('catalog', {
  types: [{ type: 'catalog.product', provides: true, arguments: product }],
  handlers: ({ arguments: { id } }) => content(id).title,
  provide: ({ entries }) => entries.map((entry) => ({ content: content(entry.arguments.id) })),
  receivers: [{ value: 'product.order' }],
  urls: [
    { pattern: 'app://product/:id(int)', to: show },
    { pattern: 'app://order/:id(int)', to: [...show, orderIt] },
  ],
});
// From now on the host tells this process, whichever process established a checkpoint; what nobody was there to hear is in the history.
const { revisions } = await client.history({ limit: 1000 });
for (const { changes } of revisions) {
  for (const { signal } of changes) if (signal) note(signal);
}
await refresh();
