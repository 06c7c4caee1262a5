// @ts-check
import { fill, h } from './dom.js';
import { DifferencesPanel } from './panel-differences.js';
import { ModulesPanel } from './panel-modules.js';
import { RequestPanel } from './panel-request.js';
import { RulesPanel } from './panel-rules.js';
import { SelectedPanel } from './panel-selected.js';
import { SessionsPanel } from './panel-sessions.js';
import { StatisticsPanel } from './panel-statistics.js';
import { TrafficPanel } from './panel-traffic.js';

/** The panels by name, in the order of their tabs. */
const PANELS = /** @type {Record<string, any>} */ ({
  selected: SelectedPanel,
  differences: DifferencesPanel,
  request: RequestPanel,
  modules: ModulesPanel,
  sessions: SessionsPanel,
  traffic: TrafficPanel,
  rules: RulesPanel,
  statistics: StatisticsPanel,
});

/** The panels at the side: one of them is shown, each keeps what a person did in it. */
export class Panels {
  /** @type {Map<string, {element: HTMLElement, panel: any}>} */
  #made = new Map();
  #shown = '';

  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} tabs
   * @param {HTMLElement} element
   */
  constructor(inspector, tabs, element) {
    this.inspector = inspector;
    this.element = element;
    this.tabs = Object.entries(PANELS).map(([name, { title }]) =>
      h(
        'button',
        { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': 'panel', data: { panel: name }, onclick: () => inspector.open(name) },
        title,
      ),
    );
    tabs.append(...this.tabs);
    tabs.addEventListener('keydown', (event) => this.#key(event));
    inspector.watch(['panel'], () => this.draw());
  }

  draw() {
    const name = this.inspector.panel in PANELS ? this.inspector.panel : 'selected';
    for (const tab of this.tabs) {
      const isOn = tab.dataset.panel === name;
      tab.setAttribute('aria-selected', String(isOn));
      tab.tabIndex = isOn ? 0 : -1;
    }
    if (name === this.#shown) return;
    this.#made.get(this.#shown)?.panel.hide?.();
    this.#shown = name;
    const { element, panel } = this.#make(name);
    this.element.setAttribute('aria-labelledby', `tab-${name}`);
    fill(this.element, element);
    panel.show?.();
    panel.draw();
  }

  /** @param {string} name */
  #make(name) {
    const made = this.#made.get(name);
    if (made) return made;
    const element = h(`div.panel-${name}`);
    const panel = new PANELS[name](this.inspector, element);
    this.inspector.watch(panel.topics ?? [], () => this.#shown === name && panel.draw());
    const one = { element, panel };
    this.#made.set(name, one);
    return one;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const steps = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1 });
    if (!(event.key in steps)) return;
    event.preventDefault();
    const index = this.tabs.findIndex((tab) => tab.dataset.panel === this.#shown);
    const next = this.tabs[(index + steps[event.key] + this.tabs.length) % this.tabs.length];
    this.inspector.open(next.dataset.panel);
    next.focus();
  }
}
