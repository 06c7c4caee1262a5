// @ts-check
import { empty, fill, h, s } from './dom.js';
import { layOut } from './graph.js';
import { clip, counted, hueOf } from './names.js';

const [WIDTH, HEIGHT, GAP, ROW] = [150, 28, 60, 44];

/** The rules: which type may stand on which, as a graph, and the places of the scene that break one. */
export class RulesPanel {
  static title = 'Rules';
  topics = /** @type {const} */ (['host']);

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.graph = h('div.graph', { tabindex: 0, role: 'group', 'aria-label': 'Graph of the rules' });
    this.rest = h('div');
    element.append(h('h2', null, 'Which type may stand on which'), this.graph, this.rest);
  }

  async draw() {
    const { connection, scene } = this.inspector;
    try {
      const [rules, check] = await Promise.all([connection.call('rules.describe', {}), connection.call('rules.check', { scene })]);
      this.#draw(rules, check);
    } catch (error) {
      fill(this.graph, h('p.warn', { role: 'alert' }, /** @type {Error} */ (error).message));
    }
  }

  /**
   * @param {any} rules
   * @param {any} check
   */
  #draw(rules, check) {
    const { edges, open, unreachable, deadEnds, types } = rules;
    fill(
      this.graph,
      edges.length
        ? this.#picture(rules)
        : empty(
            types.length
              ? 'No type says what it stands on, so there is nothing to draw.'
              : 'No type has roles or rules: every type may stand anywhere.',
          ),
    );
    fill(
      this.rest,
      list('May stand anywhere', open),
      list('Nothing leads there', unreachable),
      list('Nothing leads out', deadEnds),
      h('h3', null, 'Places of this scene that break a rule'),
      check.violations.length ? h('ul.plain', null, check.violations.slice(0, 50).map(violationRow)) : empty('None.'),
      types.length > 0 && [h('h3', null, 'Rules'), h('ul.plain', null, types.slice(0, 100).map(ruleRow))],
    );
  }

  /** @param {any} rules */
  #picture({ edges, open, deadEnds, types }) {
    const { columns, places } = layOut(
      edges,
      types.map((/** @type {any} */ one) => one.type),
    );
    const width = columns.length * (WIDTH + GAP) - GAP + 20;
    const height = Math.max(...columns.map((column) => column.length)) * ROW + 10;
    const at = (/** @type {string} */ name) => {
      const { x, y } = places.get(name) ?? { x: 0, y: 0 };
      return { x: 10 + x * (WIDTH + GAP), y: 10 + y * ROW };
    };
    const title = `${counted(places.size - 1, 'type')}, ${counted(edges.length, 'edge')}`;
    return s(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': title },
      s(
        'defs',
        {},
        s(
          'marker',
          { id: 'arrow', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto-start-reverse' },
          s('path', { d: 'M0 0 8 4 0 8z', class: 'arrow' }),
        ),
      ),
      edges.map((/** @type {any} */ edge) => this.#edge(at(edge.from), at(edge.to))),
      [...places.keys()].map((name) => this.#node(name, at(name), open.includes(name), deadEnds.includes(name))),
    );
  }

  /**
   * @param {{x: number, y: number}} from
   * @param {{x: number, y: number}} to
   */
  #edge(from, to) {
    const [startX, startY, endX, endY] = [from.x + WIDTH, from.y + HEIGHT / 2, to.x, to.y + HEIGHT / 2];
    const isBack = endX <= startX;
    const bend = isBack ? 40 : (endX - startX) / 2;
    const path = isBack
      ? `M${from.x + WIDTH / 2} ${from.y + HEIGHT} C${from.x + WIDTH / 2} ${from.y + HEIGHT + bend} ${to.x + WIDTH / 2 + 20} ${to.y + HEIGHT + bend} ${to.x + WIDTH / 2 + 20} ${to.y + HEIGHT}`
      : `M${startX} ${startY} C${startX + bend} ${startY} ${endX - bend} ${endY} ${endX - 2} ${endY}`;
    return s('path', { d: path, class: 'edge', 'marker-end': 'url(#arrow)' });
  }

  /**
   * @param {string} name
   * @param {{x: number, y: number}} place
   * @param {boolean} isOpen
   * @param {boolean} isEnd
   */
  #node(name, { x, y }, isOpen, isEnd) {
    const hue = name === 'root' ? 'root' : `hue-${hueOf(name.split('.')[0])}`;
    return s(
      'g',
      { class: `node ${hue}${isOpen ? ' is-open' : ''}${isEnd ? ' is-end' : ''}` },
      s('title', {}, name === 'root' ? 'the beginning of a path' : name),
      s('rect', { x, y, width: WIDTH, height: HEIGHT, rx: 5 }),
      s('text', { x: x + WIDTH / 2, y: y + HEIGHT / 2 + 4, 'text-anchor': 'middle' }, clip(name === 'root' ? 'beginning' : name, 22)),
    );
  }
}

/**
 * @param {string} title
 * @param {string[]} names
 */
function list(title, names) {
  if (!names.length) return null;
  return h('p', null, h('strong', null, `${title}: `), names.slice(0, 60).join(', '), names.length > 60 && ` and ${names.length - 60} more`);
}

/** @param {any} violation */
function violationRow({ type, navigator = '', position, rule, needed, ruleOf, source }) {
  return h('li.bad', null, `${type} at ${navigator} ${position}: ${rule}, needs ${needed.join(' or ')} (rule of ${ruleOf}, by ${source})`);
}

/** @param {any} type */
function ruleRow({ type, roles, rules }) {
  return h('li', null, h('code', null, type), roles.length > 0 && ` is ${roles.join(', ')}`, rules && ` ${JSON.stringify(rules)}`);
}
