// @ts-check
import { button, empty, fill, h } from './dom.js';
import { compare, countOf } from './compare.js';
import { differenceList } from './panel-differences.js';
import { draftOf, operationsOf, planOf, repairsOf } from './requests.js';
import { Misfit } from './scene.js';
import { verdict } from './verdict.js';

/** Methods that the box offers. */
const OFFERED = [
  'push type=',
  'navigate type=',
  'present type=',
  'replace type=',
  'pop',
  'popAll',
  'back',
  'dismiss',
  'dismissAny',
  'navigator.select navigator=',
  'entry.follow entry= link=',
  'entry.close entry=',
  'undo',
  'reset',
  'lock reason=',
  'scene.list',
  'host.status',
];
/** How long the box waits for the next key before it plans, in milliseconds. */
const PAUSE = 200;

/** A link or a request: what it would do is drawn as a ghost, and only then it may be sent. */
export class RequestPanel {
  static title = 'Request';
  topics = /** @type {const} */ (['time']);
  /** @type {any} The newest plan, with the request that it is for. */
  #plan;
  #timer = 0;
  #number = 0;
  #sent = '';

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   */
  constructor(inspector, element) {
    this.inspector = inspector;
    this.box = h('textarea', {
      rows: 3,
      spellcheck: false,
      autocomplete: 'off',
      'aria-describedby': 'request-hint',
      'aria-label': 'A link or a request',
      placeholder: 'app://order/7   or   push type=shop.item arguments:={"id":7}',
    });
    this.box.addEventListener('input', () => this.#later());
    this.box.addEventListener(
      'keydown',
      (/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && this.#send(),
    );
    this.offered = h(
      'div.offered',
      { role: 'group', 'aria-label': 'Methods' },
      OFFERED.map((text) => button(text.split(' ')[0], () => this.#write(text), { class: 'plain' })),
    );
    this.button = button('Send', () => this.#send(), { class: 'strong', disabled: true });
    this.answer = h('div.answer', { 'aria-live': 'polite' });
    this.plan = h('div.plan');
    const hint = h(
      'p.quiet',
      { id: 'request-hint' },
      'A link, or a method with key=value and key:=json. It is planned while you write; Control and Enter sends it.',
    );
    element.append(h('h2', null, 'A link or a request'), this.box, hint, this.offered, h('div.actions', null, this.button), this.plan, this.answer);
  }

  show() {
    if (this.inspector.draft) this.#write(this.inspector.draft);
    this.inspector.draft = '';
    this.box.focus();
  }

  hide() {
    this.#ghost(undefined);
  }

  /** A plan is for one revision: a later one makes a new plan. */
  draw() {
    if (this.inspector.draft) this.show();
    if (this.#plan?.revision !== undefined && this.#plan.revision !== this.inspector.history.newest) this.#later();
  }

  /** @param {string} text */
  #write(text) {
    this.box.value = text;
    this.box.focus();
    this.#later();
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#make(), PAUSE);
  }

  async #make() {
    const number = ++this.#number;
    const draft = draftOf(this.box.value);
    this.draft = draft;
    this.button.disabled = draft.kind === 'none' || draft.kind === 'wrong';
    if (draft.kind === 'none' || draft.kind === 'wrong') {
      this.#plan = undefined;
      this.#ghost(undefined);
      return fill(this.plan, draft.kind === 'wrong' && h('p.warn', null, draft.message));
    }
    const made = await this.#planned(draft).catch((error) => ({ error }));
    if (number !== this.#number) return;
    this.#plan = made.plan;
    this.#ghost(made.plan);
    this.#draw(draft, made);
  }

  /**
   * @param {any} draft
   * @returns {Promise<any>}
   */
  async #planned(draft) {
    const { connection, scene } = this.inspector;
    if (draft.kind === 'request') return { plan: await connection.call('plan', planOf(draft, scene), { timeout: 10 }) };
    const resolved = await connection.call('url.resolve', { url: draft.url }, { timeout: 10 });
    const { operations, unknown } = operationsOf(resolved.items, resolved.navigator);
    const place = resolved.scene ?? scene;
    if (place !== scene) return { resolved, unknown: [`it goes to the scene ${place}`] };
    const plan = operations.length ? await connection.call('plan', { scene, operations }, { timeout: 10 }) : undefined;
    return { plan, resolved, unknown };
  }

  /**
   * @param {any} draft
   * @param {any} made
   */
  #draw(draft, { plan, resolved, unknown = [], error }) {
    const repairs = draft.kind === 'request' && plan?.refusal ? repairsOf(draft, plan.refusal.data) : [];
    const buttons = repairs.map((repair) =>
      button(`${repair.method} ${JSON.stringify(repair.params)}`, () => this.#write(`${repair.method} ${JSON.stringify(repair.params)}`), {
        class: 'plain',
      }),
    );
    fill(
      this.plan,
      error && h('p.warn', null, this.#whyNot(draft, error)),
      resolved && h('p', null, `The link fits ${resolved.pattern} of ${resolved.module}: `, h('code', null, JSON.stringify(resolved.parameters))),
      unknown.length > 0 && h('p.warn', null, `Not known before it is sent: what becomes of ${unknown.join(', ')}.`),
      plan && verdict(plan, buttons),
      this.difference &&
        (countOf(this.difference)
          ? differenceList(this.difference, (id) => this.inspector.select(id, true))
          : empty('Nothing in the tree would differ.')),
    );
    const isAllowed = this.inspector.connection.rights.includes('operate');
    if (!isAllowed) this.plan.append(h('p.warn', null, 'This page may look, but not operate: it cannot plan or send.'));
    this.button.disabled = !isAllowed;
  }

  /**
   * @param {any} draft
   * @param {any} error
   */
  #whyNot(draft, error) {
    if (draft.kind === 'link') return `The link leads nowhere: ${error.message}`;
    if (error.data?.name === 'invalid_params') return `It cannot be planned (${error.message}). It is sent as it is.`;
    return `It cannot be planned: ${error.message}`;
  }

  /**
   * Draws the effect of a plan into the picture.
   * @param {any} plan
   */
  #ghost(plan) {
    const { inspector } = this;
    this.difference = undefined;
    const was = inspector.ghost;
    inspector.ghost = undefined;
    if (plan?.allowed && plan.changes.length && plan.revision === inspector.history.newest) {
      const before = inspector.history.live;
      const after = before.fork();
      try {
        for (const change of plan.changes) after.change(change);
        this.difference = compare(before, after);
        inspector.ghost = { difference: { before, after, ...this.difference } };
      } catch (error) {
        if (!(error instanceof Misfit)) throw error;
      }
    }
    if (was || inspector.ghost) inspector.news('scene', 'plan');
  }

  async #send() {
    const draft = draftOf(this.box.value);
    if (draft.kind === 'none' || draft.kind === 'wrong' || this.button.disabled) return;
    const { connection, scene } = this.inspector;
    /** @type {[string, any]} */
    const [method, params] = draft.kind === 'link' ? ['url.open', { url: draft.url }] : [draft.method, { ...draft.params }];
    // A plan holds for its revision only.
    if (draft.kind === 'request' && this.#plan && !('ifRevision' in params))
      Object.assign(params, { scene: params.scene ?? scene, ifRevision: this.#plan.revision });
    this.#sent = `${method} ${JSON.stringify(params)}`;
    this.#ghost(undefined);
    fill(this.answer, h('p', null, 'Sent; waiting for the answer…'));
    try {
      const result = await connection.call(method, params);
      fill(this.answer, h('h3', null, 'Answer'), h('p.good', null, 'Carried out.'), this.#shown(result));
    } catch (error) {
      this.#refused(/** @type {any} */ (error), draft);
    }
    this.#later();
  }

  /**
   * @param {any} error
   * @param {any} draft
   */
  #refused(error, draft) {
    const isMoved = error.data?.name === 'revision_mismatch';
    const repairs = draft.kind === 'request' ? repairsOf(draft, error.data ?? {}) : [];
    fill(
      this.answer,
      h('h3', null, 'Answer'),
      h(
        'p.bad',
        null,
        isMoved ? 'The scene moved on before the request came. It is planned again: look, and send it once more.' : `Refused: ${error.message}`,
      ),
      h('p.quiet', null, this.#sent),
      repairs.map((repair) =>
        button(`${repair.method} ${JSON.stringify(repair.params)}`, () => this.#write(`${repair.method} ${JSON.stringify(repair.params)}`), {
          class: 'plain',
        }),
      ),
    );
  }

  /** @param {any} result */
  #shown(result) {
    const text = JSON.stringify(result, null, 2);
    return h('pre', { tabindex: 0 }, text.length > 2048 ? `${text.slice(0, 2048)}…` : text);
  }
}
