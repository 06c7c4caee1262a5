#!/usr/bin/env node
// board: what the café sells. It has the list, a page for each thing, and a popover with the ingredients.
//
// A thing is ordered by sending `order.add`, and milk is chosen on a sheet of the type `cafe.milk`. This module does not know who
// receives the one and shows the other.
import { readFileSync } from 'node:fs';
import { connect } from '../javascript/src/index.js';

/** What is poured into a cup has a picture of it, as data: a renderer fetches nothing. */
const CUP = {
  block: 'image',
  alt: 'A white cup with coffee, and a heart in the foam',
  source: `data:image/png;base64,${readFileSync(new URL('cup.png', import.meta.url), 'base64')}`,
  width: 240,
  height: 180,
};

const SECTIONS = [
  {
    title: 'Coffee',
    things: [
      {
        id: 1, name: 'Espresso', detail: 'One short shot', cents: 220, size: '30 ml', contains: [],
        about: 'Beans from Sidamo in Ethiopia, roasted on Tuesdays.',
      },
      {
        id: 2, name: 'Flat white', detail: 'Two shots, little foam', cents: 360, size: '180 ml', milk: true, inCup: true, contains: [],
        about: 'Two short shots under a thin layer of steamed milk.',
      },
      {
        id: 3, name: 'Cappuccino', detail: 'One shot, much foam', cents: 340, size: '200 ml', milk: true, inCup: true, contains: [],
        about: 'The classic: as much foam as milk, with cocoa if you like.',
      },
      {
        id: 4, name: 'Iced latte', detail: 'Over ice, with orange peel', cents: 420, size: '350 ml', milk: true, contains: [],
        badge: 'new',
        about: 'Cold milk, two shots and a strip of orange peel. Stir it.',
      },
    ],
  },
  {
    title: 'Tea',
    things: [
      {
        id: 5, name: 'Ceylon', detail: 'A pot of black tea', cents: 290, size: '400 ml', contains: [],
        about: 'Loose leaves from Uva. Leave it for three minutes.',
      },
      {
        id: 6, name: 'Fresh mint', detail: 'From our own window', cents: 320, size: '400 ml', contains: [],
        about: 'A handful of mint and hot water, with honey beside it.',
      },
    ],
  },
  {
    title: 'From the oven',
    things: [
      {
        id: 7, name: 'Cinnamon bun', detail: 'With cardamom', cents: 280, contains: ['wheat', 'milk', 'egg'],
        badge: 'warm',
        about: 'Baked at seven, at ten and at two.',
      },
      {
        id: 8, name: 'Banana bread', detail: 'A thick slice, toasted', cents: 310, contains: ['wheat', 'egg', 'walnut'],
        badge: 'last 2', tone: 'warning',
        about: 'With salted butter on the side.',
      },
      {
        id: 9, name: 'Cheese scone', detail: 'With chives', cents: 260, contains: ['wheat', 'milk'],
        about: 'Mature Cheddar, and a little mustard.',
      },
      {
        id: 10, name: 'Carrot cake', detail: 'Back tomorrow', cents: 390, contains: ['wheat', 'egg', 'walnut', 'milk'],
        badge: 'sold out', tone: 'danger', isGone: true,
        about: 'Three layers. It never lasts until the evening.',
      },
    ],
  },
];
const THINGS = new Map(SECTIONS.flatMap(({ things }) => things).map((thing) => [thing.id, thing]));

const euros = (cents) => `${(cents / 100).toFixed(2)} €`;

function list() {
  const blocks = SECTIONS.flatMap(({ title, things }) => [
    { block: 'section', title },
    { block: 'list', id: title.toLowerCase().replaceAll(' ', '-'), items: things.map(item) },
  ]);
  const content = {
    screen: 1,
    title: 'Menu',
    summary: 'Coffee, tea and cake. Choose one to see more about it.',
    blocks,
    actions: [{ action: 'about', label: 'About the café' }],
  };
  return { content, links: [{ link: 'thing', type: 'board.thing', placeholders: ['id'] }] };
}

function item({ id, name, detail, cents, badge, tone }) {
  return { id: `${id}`, title: name, detail, value: euros(cents), ...(badge && { badge }), ...(tone && { tone }), link: 'thing', values: { id } };
}

/** A thing's page; `milk` and `extra` are in the arguments as soon as the person has chosen. */
function thing({ id, milk, extra = 0 }) {
  const { name, detail, cents, size, isGone, about, milk: hasMilk, inCup, contains } = THINGS.get(id);
  const price = euros(cents + extra);
  const facts = [{ label: 'Price', value: price }];
  if (size) facts.push({ label: 'Size', value: size });
  if (hasMilk) facts.push({ label: 'Milk', value: milk ?? 'Whole milk' });
  if (contains.length > 0) facts.push({ label: 'Contains', value: contains.join(', '), link: 'contents' });
  const actions = [];
  if (!isGone) actions.push({ action: 'add', label: 'Add to the order', role: 'primary' });
  if (hasMilk) actions.push({ action: 'milk', label: 'Choose the milk' });
  const content = {
    screen: 1,
    title: name,
    summary: `${detail}. ${price}.`,
    ...(isGone && { notice: { text: 'Sold out for today', tone: 'warning' } }),
    blocks: [
      ...(inCup ? [CUP] : []),
      { block: 'text', text: about },
      { block: 'facts', facts },
    ],
    actions,
  };
  return { content, links: contains.length > 0 ? [{ link: 'contents', label: 'Ingredients', type: 'board.contents', arguments: { id } }] : [] };
}

function contents({ id }) {
  const { name, contains } = THINGS.get(id);
  const items = contains.map((what) => ({ id: what, title: what, tone: 'warning' }));
  return {
    content: {
      screen: 1,
      title: `In the ${name.toLowerCase()}`,
      blocks: [
        { block: 'text', text: 'If you have an allergy, ask us. We bake everything in one room.', tone: 'quiet' },
        { block: 'list', items },
      ],
    },
  };
}

const client = await connect({ name: 'board' });

/** Sends the thing to whoever takes orders. */
async function add({ arguments: { id, milk, extra = 0 } }) {
  const { name, cents } = THINGS.get(id);
  await client.call('send', { values: [{ value: 'order.add', data: { name, detail: milk ?? '', cents: cents + extra } }] });
  return null;
}

/** Opens the sheet on which the person chooses. The answer to the button does not wait for it. */
function chooseMilk({ entry }) {
  setImmediate(async () => {
    try {
      const { value } = await client.navigate('cafe.milk', {}, { fromEntry: entry, forResult: true, timeout: Infinity });
      if (!value) return;
      const { arguments: known } = await client.entry(entry);
      await client.updateEntry(entry, { ...known, ...value });
    } catch (error) {
      console.error(`board: no milk was chosen: ${error.message}`);
    }
  });
  return null;
}

/** Shows the café's own pages, whoever has them. */
async function about({ entry }) {
  try {
    await client.navigate('cafe.about', {}, { fromEntry: entry });
    return null;
  } catch (error) {
    return { notice: { text: `That page is not there now: ${error.message}`, tone: 'warning' } };
  }
}

const id = { type: 'integer', minimum: 1, maximum: THINGS.size };
const open = [{ action: 'dismissAny' }, { action: 'popAll' }, { type: 'board.list' }];
const draw = { 'board.list': list, 'board.thing': thing, 'board.contents': contents };
const press = { add, milk: chooseMilk, about };

await client.module('board', {
  title: 'Menu',
  types: [
    { type: 'board.list', title: 'Menu', provides: true, messages: { about: true } },
    {
      type: 'board.thing',
      title: 'One thing of the menu',
      provides: true,
      messages: { add: true, milk: true },
      arguments: { type: 'object', required: ['id'], properties: { id, milk: { type: 'string' }, extra: { type: 'integer' } } },
    },
    {
      type: 'board.contents',
      title: 'Ingredients',
      method: 'popover',
      provides: true,
      arguments: { type: 'object', required: ['id'], properties: { id } },
    },
  ],
  handlers: (question) => press[question.params.name](question),
  provide: ({ type, entries }) => entries.map((entry) => draw[type](entry.arguments)),
  // The list stands in a tab of its own, which comes to the front.
  receivers: [{ type: 'board.list', auto: { select: 'menu' } }],
  urls: [
    { pattern: 'cafe://menu', navigator: 'menu', to: open },
    { pattern: 'cafe://menu/:id(int)', navigator: 'menu', to: [...open, { type: 'board.thing', arguments: { id: '{id}' } }] },
  ],
});
