// @ts-check
import { badge, button, empty, facts, fill, h } from './dom.js';
import { hueOf, labelOf, nameOf, navigatorKind, navigatorName, shortOf, signOf } from './names.js';
import { clock } from './view-causes.js';

/** How much of a value is shown before a person asks for the rest. */
const FIRST = 2048;

/** Everything about the selected entry or navigator, as it was at the shown revision. */
export class SelectedPanel {
  static title = 'Selected';
  topics = /** @type {const} */ (['selection', 'scene', 'host']);
  /** @type {Set<string>} Values that are shown whole. */
  #whole = new Set();
  /** @type {any} */
  #last;
  /** @type {any[]} */
  #guards = [];
  /** @type {Map<number, any>} Causes of revisions that the page does not keep. */
  #causes = new Map();
  /** @type {{id: string, revisions: any[]} | undefined} */
  #mentions;

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.element = element;
  }

  async show() {
    const { guards = [] } = await this.inspector.connection.call('guard.list', {}).catch(() => ({}));
    this.#guards = guards;
    this.#last = undefined;
    this.draw();
  }

  draw() {
    const { inspector } = this;
    const scene = inspector.shown;
    const id = inspector.selection;
    const navigator = id?.startsWith('n') ? scene.navigator(id) : undefined;
    const place = id && !navigator ? scene.find(id) : undefined;
    const key = [
      id,
      navigator ?? place?.entry,
      place?.navigator,
      scene.attachments(),
      scene.orphaned().size,
      inspector.host.modules.length,
      place?.position,
      inspector.host.endings,
    ];
    if (this.#last?.every((/** @type {any} */ one, /** @type {number} */ index) => one === key[index])) return;
    this.#last = key;
    if (navigator) this.#navigator(navigator);
    else if (place) this.#entry(place);
    else fill(this.element, h('h2', null, 'Nothing is selected'), this.#none(id));
  }

  /** @param {string | undefined} id */
  #none(id) {
    if (!id) return empty('Choose an entry or a navigator in the picture or in the tree.');
    const { inspector } = this;
    return empty(
      `${id} is not there at revision ${inspector.shown.revision}.`,
      button('Select nothing', () => inspector.select(undefined)),
    );
  }

  /** @param {{navigator: any, position: number, entry: any}} place */
  #entry({ navigator, position, entry }) {
    fill(
      this.element,
      h('h2', null, badge(entry.module, hueOf(entry.module), signOf(entry.module)), labelOf(entry), h('span.id', null, entry.id)),
      this.#facts(navigator, position, entry),
      this.#value('Arguments', `${entry.id} arguments`, entry.arguments),
      entry.content !== undefined && this.#value('Content', `${entry.id} content`, entry.content),
      entry.hints && this.#value('Hints', `${entry.id} hints`, entry.hints),
      this.#links(entry),
      this.#guarded(entry, navigator),
      this.#attachments(navigator),
      this.#history(entry.id),
    );
  }

  /**
   * @param {any} navigator
   * @param {number} position
   * @param {any} entry
   */
  #facts(navigator, position, entry) {
    const isAway = this.inspector.shown.orphaned().has(entry.type);
    const session = this.inspector.host.modules.find(({ module }) => module === entry.module)?.session;
    return facts([
      ['type', h('code', null, entry.type)],
      [
        'module',
        isAway ? h('span.bad', null, `${entry.module}: away, nobody provides this type`) : `${entry.module}${session ? `, ${session}` : ''}`,
      ],
      ['shown by', `${entry.method}${entry.transient ? ', transient' : ''}`],
      [
        'stands',
        h(
          'span',
          null,
          position < 0 ? 'below the path of ' : `${position + 1} of ${navigator.path.length} in `,
          this.#link(navigator.id, navigatorName(navigator)),
        ),
      ],
      ['cause', this.#cause(entry.cause)],
      ['version', entry.version],
      [
        'content',
        entry.contentState &&
          h(
            'span',
            { class: entry.contentState === 'failed' ? 'bad' : '' },
            entry.contentFailure ? `${entry.contentState}: ${entry.contentFailure}` : entry.contentState,
          ),
      ],
      ['quarantined', entry.quarantined && 'It breaks a rule, or its arguments do not fit'],
    ]);
  }

  /** @param {any} navigator */
  #navigator(navigator) {
    const scene = this.inspector.shown;
    fill(
      this.element,
      h('h2', null, navigatorName(navigator), h('span.id', null, navigator.id)),
      facts([
        ['kind', navigatorKind(navigator)],
        ['above', navigator.parent && this.#link(navigator.parent, navigatorName(scene.navigator(navigator.parent) ?? { id: navigator.parent }))],
        ['stands on', navigator.anchor && this.#link(navigator.anchor, navigator.anchor)],
        ['path', navigator.hasPath ? `${navigator.path.length} entries` : 'none of its own'],
        ['stacks', navigator.children.length > 0 && `${navigator.children.length}${navigator.selected ? `, selected ${navigator.selected}` : ''}`],
        ['presents', navigator.presented && this.#link(navigator.presented, navigator.presented)],
        ['overlays', navigator.overlays?.join(', ')],
        ['goes with', navigator.ephemeral && `session ${navigator.ephemeral}`],
        ['closes after', navigator.closesAfter && `${navigator.closesAfter} s`],
        ['buttons', navigator.buttons?.map((/** @type {any} */ one) => one.label ?? one.answer).join(', ')],
      ]),
      navigator.accepts && this.#value('Accepts', `${navigator.id} accepts`, navigator.accepts),
      navigator.root && h('p', null, 'Shows below its path: ', this.#link(navigator.root.id, shortOf(navigator.root))),
      this.#attachments(navigator),
    );
  }

  /**
   * @param {string} id
   * @param {string} label
   */
  #link(id, label) {
    return button(label, () => this.inspector.select(id, true), { class: 'plain' });
  }

  /** @param {{revision: number, session?: string}} cause */
  #cause({ revision, session }) {
    const { inspector } = this;
    const delta = inspector.history.delta(revision) ?? this.#causes.get(revision);
    if (!delta && !this.#causes.has(revision) && revision > inspector.window.from) this.#read(revision);
    const name = delta && nameOf(delta.cause, delta.changes).text;
    const details =
      delta &&
      [
        delta.cause.client,
        delta.cause.request !== undefined && `request ${JSON.stringify(delta.cause.request)}`,
        delta.cause.time && clock(delta.cause.time),
      ]
        .filter(Boolean)
        .join(', ');
    return h(
      'span',
      null,
      button(`revision ${revision}`, () => inspector.go(revision), { class: 'plain' }),
      name ? `: ${name}` : '',
      h('span.id', null, [inspector.host.sessionName(session), details].filter(Boolean).join(', ')),
    );
  }

  /** @param {number} revision */
  async #read(revision) {
    this.#causes.set(revision, undefined);
    const { revisions = [] } = await this.inspector.connection
      .call('history.list', { scene: this.inspector.scene, since: revision - 1, limit: 1 })
      .catch(() => ({}));
    this.#causes.set(revision, revisions[0]);
    this.#last = undefined;
    this.draw();
  }

  /**
   * @param {string} title
   * @param {string} key
   * @param {any} value
   */
  #value(title, key, value) {
    const text = JSON.stringify(value, null, 2);
    const isCut = text.length > FIRST && !this.#whole.has(key);
    const more =
      isCut &&
      button(`Show all ${Math.round(text.length / 1024).toLocaleString('en')} KiB`, () => {
        this.#whole.add(key);
        this.#last = undefined;
        this.draw();
      });
    return h('section', null, h('h3', null, title), h('pre', { tabindex: 0 }, isCut ? `${text.slice(0, FIRST)}…` : text), more);
  }

  /** @param {any} entry */
  #links(entry) {
    if (!entry.links?.length) return null;
    const plan = (/** @type {any} */ link) => {
      this.inspector.draft = `entry.follow ${JSON.stringify({ entry: entry.id, link: link.link })}`;
      this.inspector.open('request');
    };
    return h(
      'section',
      null,
      h('h3', null, 'Links'),
      h(
        'ul.plain',
        null,
        entry.links.slice(0, 50).map((/** @type {any} */ link) =>
          h(
            'li',
            null,
            button(link.label ?? link.link, () => plan(link), { class: 'plain', title: 'Write the request' }),
            h('span.id', null, ` ${link.type}`),
          ),
        ),
      ),
    );
  }

  /**
   * Guards that would be asked when the entry comes or goes.
   * @param {any} entry
   * @param {any} navigator
   */
  #guarded(entry, navigator) {
    const scene = this.inspector.shown;
    const above = new Set();
    for (let one = navigator; one; one = scene.navigator(one.parent)) above.add(one.id);
    const about = this.#guards.filter(
      (guard) =>
        (!guard.scene || guard.scene === scene.name) &&
        (!guard.navigator || above.has(guard.navigator)) &&
        (guard.types.some((/** @type {string} */ type) => isOf(entry.type, type)) || (!guard.types.length && !guard.roles)),
    );
    const rows = about.map((guard) =>
      h(
        'li',
        null,
        h('strong', null, guard.name),
        ` on ${guard.on}, asks ${guard.module ?? guard.session ?? 'a module that is away'}, ${guard.timeout} s, else ${guard.default}`,
      ),
    );
    return h(
      'section',
      null,
      h('h3', null, 'Guards'),
      rows.length ? h('ul.plain', null, rows) : empty(`None of ${this.#guards.length} guards names its type.`),
    );
  }

  /** @param {any} navigator */
  #attachments(navigator) {
    const scene = this.inspector.shown;
    const above = new Set();
    for (let one = scene.navigator(navigator.id); one; one = scene.navigator(one.parent)) above.add(one.id);
    const rows = [...scene.attachments().values()].filter((one) => above.has(one.navigator));
    const text = (/** @type {any} */ one) =>
      [
        one.name,
        one.from && `${one.from} → ${one.to}`,
        one.position !== undefined && `at ${one.position}`,
        one.reason,
        one.operation?.method,
        one.module ?? this.inspector.host.sessionName(one.session),
      ]
        .filter(Boolean)
        .join(', ');
    const list = rows
      .slice(0, 50)
      .map((one) =>
        h(
          `li${one.kind === 'lock' ? '.locked' : ''}`,
          null,
          h('span.chip', null, one.kind),
          ` ${text(one)} `,
          h('span.id', null, `${one.id} at ${one.navigator}`),
        ),
      );
    return h(
      'section',
      null,
      h('h3', null, 'Locks, checkpoints and the like'),
      list.length ? h('ul.plain', null, list) : empty(`Nothing hangs on ${navigatorName(navigator)} or above it.`),
    );
  }

  /** @param {string} id */
  #history(id) {
    const { inspector } = this;
    const read = async () => {
      const { revisions } = await inspector.connection.call('history.list', { scene: inspector.scene, entry: id, limit: 50 });
      this.#mentions = { id, revisions };
      this.#last = undefined;
      this.draw();
    };
    const found = this.#mentions?.id === id ? this.#mentions.revisions : undefined;
    const row = (/** @type {any} */ one) =>
      h(
        'li',
        null,
        button(`${one.revision}`, () => inspector.go(one.revision), { class: 'plain' }),
        ` ${nameOf(one.cause, one.changes).text}`,
      );
    return h(
      'section',
      null,
      h('h3', null, 'What happened to it'),
      found ? h('ul.plain', null, found.map(row).reverse()) : button('Read from the history', read),
    );
  }
}

/**
 * @param {string} type
 * @param {string} pattern a type, `shop.*` or `*`
 */
function isOf(type, pattern) {
  return pattern === '*' || pattern === type || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1)));
}
