#!/usr/bin/env node
/** A renderer: writes the scene `main` after each change. A number with Enter uses its line, and `b` goes back. */
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { connect, NavhostError, Tree } from '../src/index.js';

const TEXTS = { text: 'text', section: 'title', image: 'alt', progress: 'label', field: 'label', facts: '', list: '' };

/** A text without what steers a terminal: control characters, and those that change the direction of writing. */
function clean(value) {
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
}

/** The layers over a navigator, from the back to the front. */
function* above(tree, navigator) {
  if (navigator.selected) yield* above(tree, tree.navigators.get(navigator.selected));
  for (const id of [...(navigator.overlays ?? []), ...(navigator.presented ? [navigator.presented] : [])]) {
    yield tree.navigators.get(id);
    yield* above(tree, tree.navigators.get(id));
  }
}

/** The lines of a scene, the requests that their numbers stand for, and what could not be drawn. */
class Picture {
  lines = [];
  choices = [];
  gaps = [];

  constructor(tree) {
    this.tree = tree;
    const root = tree.navigators.get(tree.root);
    for (const layer of [root, ...above(tree, root)]) {
      if (layer.kind !== 'overlay') this.choices = []; // What lies below the one in front is out of reach.
      this.lines.push(`-- ${clean(layer.method ?? 'scene')} --`);
      this.layer(layer, layer.buttons ?? []);
    }
  }

  choice(text, method, params) {
    this.choices.push([method, params]);
    this.lines.push(`${this.choices.length}) ${text}`);
  }

  layer(navigator, buttons) {
    for (const { id, name } of navigator.children.map((id) => this.tree.navigators.get(id))) {
      this.choice(`tab ${name ?? id}${id === navigator.selected ? '*' : ''}`, 'navigator.select', { navigator: id });
    }
    if (navigator.selected) return this.layer(this.tree.navigators.get(navigator.selected), buttons);
    const entry = [navigator.root, ...navigator.path].at(-1);
    if (entry) this.page(entry);
    else this.lines.push('(nothing is shown)');
    for (const { answer, label } of buttons) this.choice(clean(label ?? answer), 'answer', { entry: entry.id, answer });
  }

  page(entry) {
    const { id, type, content, contentState } = entry;
    const isAway = this.tree.orphaned.has(type);
    const screen = content?.screen === 1 && !entry.quarantined ? content : null;
    this.lines.push(clean(screen?.title ?? type) + (isAway ? ' (its module is away)' : ''));
    const other = content ?? (contentState ? `(${contentState})` : entry.arguments);
    if (!screen && Object.keys(other).length) this.lines.push(clean(other));
    for (const block of screen?.blocks ?? []) this.block(entry, block, isAway ? [] : (entry.links ?? []).map(({ link }) => link));
    for (const { action, label, sends, on } of isAway ? [] : (screen?.actions ?? [])) {
      if (sends || on) continue; // It has no forms and no buttons at items.
      const message = { screen: 1, press: randomBytes(16).toString('hex'), action };
      this.choice(clean(label), 'entry.ask', { entry: id, name: action, message });
    }
  }

  block(entry, block, links) {
    if (!(block.block in TEXTS)) {
      this.gaps.push({ entry: entry.id, what: clean(block.block) });
      block = typeof block.fallback === 'object' ? block.fallback : { block: 'text', text: block.fallback ?? '' };
    }
    const name = TEXTS[block.block];
    if (name && name in block) this.lines.push(clean(block[name]));
    for (const row of [...(block.facts ?? []), ...(block.items ?? [])]) {
      const text = ['label', 'title', 'value', 'badge'].filter((name) => name in row).map((name) => clean(row[name])).join(' ');
      if (links.includes(row.link)) this.choice(text, 'entry.follow', { entry: entry.id, link: row.link, values: row.values });
      else this.lines.push(text);
    }
  }
}

const client = await connect({ name: 'renderer', reconnect: true });
const tree = new Tree();
let picture = null;
createInterface(process.stdin).on('close', () => client.close()).on('line', async (line) => {
  const [method, params] = line.trim() === 'b' ? ['back', {}] : (picture?.choices[Number(line) - 1] ?? ['ping', {}]);
  await client.call(method, method === 'ping' ? {} : { ...params, byPerson: true }).catch((error) => console.log(clean(error.message)));
});
for await (const event of client.watch()) {
  tree.apply(event);
  picture = new Picture(tree);
  console.log(picture.lines.join('\n'));
  await client.reportRendering({ undrawn: picture.gaps }).catch((error) => error instanceof NavhostError || Promise.reject(error));
}
