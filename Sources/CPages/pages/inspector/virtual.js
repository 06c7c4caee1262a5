// @ts-check
import { h } from './dom.js';

/** Rows above and below those that are visible. */
const MARGIN = 4;

/**
 * A long list of which only the visible rows are in the page. Rows have one height, and each element is used again for
 * other rows.
 */
export class VirtualList {
  #space = h('div.space', { role: 'none' });
  /** @type {HTMLElement[]} */
  #rows = [];
  #first = 0;
  #isAsked = false;

  /**
   * @param {HTMLElement} element
   * @param {{height: number, most: number, count: () => number, make: () => HTMLElement,
   *   draw: (element: any, index: number) => void}} rows
   */
  constructor(element, rows) {
    this.element = element;
    this.rows = rows;
    element.append(this.#space);
    element.addEventListener('scroll', () => this.#ask(), { passive: true });
    new ResizeObserver(() => this.#ask()).observe(element);
  }

  /** Draws the visible rows. */
  draw() {
    const { height, most, count, make, draw } = this.rows;
    const all = count();
    this.#space.style.height = `${all * height}px`;
    const view = this.element.clientHeight || 400;
    const wanted = Math.min(most, Math.ceil(view / height) + 2 * MARGIN, all);
    this.#first = Math.max(0, Math.min(Math.floor(this.element.scrollTop / height) - MARGIN, all - wanted));
    while (this.#rows.length < wanted) {
      const row = make();
      this.#rows.push(row);
      this.#space.append(row);
    }
    while (this.#rows.length > wanted) this.#rows.pop()?.remove();
    for (let index = 0; index < wanted; index++) {
      const row = this.#rows[index];
      row.style.top = `${(this.#first + index) * height}px`;
      draw(row, this.#first + index);
    }
  }

  /**
   * Scrolls until a row is visible.
   * @param {number} index
   */
  show(index) {
    const { height, count } = this.rows;
    this.#space.style.height = `${count() * height}px`;
    const { scrollTop, clientHeight } = this.element;
    if (index * height < scrollTop) this.element.scrollTop = index * height;
    else if ((index + 1) * height > scrollTop + clientHeight) this.element.scrollTop = (index + 1) * height - clientHeight;
  }

  /** How many rows fit into the view. */
  get page() {
    return Math.max(1, Math.floor(this.element.clientHeight / this.rows.height) - 1);
  }

  #ask() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(() => {
      this.#isAsked = false;
      this.draw();
    });
  }
}
