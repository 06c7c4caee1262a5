// @ts-check
import { byId } from './dom.js';
import { hueOf } from './names.js';

/** How much happened at which revision: a column for each pixel, refused requests as hollow marks, gaps hatched. */
export class LaneView {
  /**
   * @param {import('./inspector.js').Inspector} inspector
   * @param {HTMLElement} element
   * @param {HTMLSelectElement} span
   */
  constructor(inspector, element, span) {
    this.inspector = inspector;
    this.span = span;
    this.canvas = /** @type {HTMLCanvasElement} */ (element.querySelector('canvas'));
    this.slider = /** @type {HTMLInputElement} */ (byId('slider'));
    this.slider.addEventListener('input', () => this.#slide());
    span.addEventListener('change', () => this.draw());
    new ResizeObserver(() => this.draw()).observe(element);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.draw());
    inspector.watch(['time'], () => this.draw());
  }

  #slide() {
    const wanted = Number(this.slider.value);
    this.inspector.go(wanted >= this.inspector.history.newest ? undefined : wanted);
  }

  /** The revisions that the lane shows. */
  get range() {
    const { window, history } = this.inspector;
    const to = Math.max(history.newest, 0);
    const last = Number(this.span.value);
    return { from: last ? Math.max(window.from, to - last) : Math.min(window.from, to), to };
  }

  draw() {
    const { inspector, slider } = this;
    const { from, to } = this.range;
    const at = inspector.at ?? to;
    slider.min = String(Math.min(from, at));
    slider.max = String(to);
    slider.value = String(at);
    slider.disabled = inspector.history.newest < 0;
    slider.setAttribute('aria-valuetext', this.#text(at));
    this.#paint(Math.min(from, at), to, at);
  }

  /** @param {number} at */
  #text(at) {
    const run = this.inspector.runs.list[this.inspector.runs.indexOf(at)];
    return `Revision ${at} of ${this.inspector.history.newest}${run ? `: ${run.name.text}` : ''}`;
  }

  /**
   * @param {number} from
   * @param {number} to
   * @param {number} at
   */
  #paint(from, to, at) {
    const { canvas, inspector } = this;
    const scale = devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!width || !height) return;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    pen.scale(scale, scale);
    const style = getComputedStyle(canvas);
    const colour = (/** @type {string} */ name) => style.getPropertyValue(name);
    const x = (/** @type {number} */ revision) => 1 + ((revision - from) / Math.max(1, to - from)) * (width - 2);
    const columns = inspector.lane.columns(from + 1, to + 1, Math.floor(width / 2));
    const most = Math.log2(2 + Math.max(1, ...columns.map((column) => column.sum)));
    for (const column of columns) {
      if (!column.sum) continue;
      const right = x(column.to - 1);
      const wide = Math.max(1, Math.min(10, right - x(column.from - 1) - 1));
      const tall = Math.max(3, (Math.log2(1 + column.sum) / most) * (height - 18));
      pen.fillStyle = colour(`--hue-${hueOf(column.owner)}`);
      pen.fillRect(right - wide, height - 4 - tall, wide, tall);
    }
    this.#gaps(pen, x, height, colour('--lane-gap'), from);
    this.#refusals(pen, x, colour('--bad'));
    this.#places(pen, x, height, at, colour);
  }

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {(revision: number) => number} x
   * @param {number} height
   * @param {string} colour
   * @param {number} from
   */
  #gaps(pen, x, height, colour, from) {
    const { history } = this.inspector;
    const gaps = history.gaps();
    if (history.oldest > from) gaps.unshift({ after: from, before: history.oldest, reason: 'not loaded' });
    pen.strokeStyle = colour;
    pen.lineWidth = 1;
    for (const gap of gaps) {
      const [left, right] = [x(Math.max(from, gap.after)), Math.max(x(gap.before), x(gap.after) + 4)];
      if (right < 0) continue;
      pen.save();
      pen.beginPath();
      pen.rect(left, 12, right - left, height - 16);
      pen.clip();
      pen.beginPath();
      for (let at = left - height; at < right; at += gap.reason === 'not loaded' ? 12 : 5) {
        pen.moveTo(at, height);
        pen.lineTo(at + height, 0);
      }
      pen.stroke();
      pen.restore();
    }
  }

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {(revision: number) => number} x
   * @param {string} colour
   */
  #refusals(pen, x, colour) {
    pen.strokeStyle = colour;
    pen.lineWidth = 1.5;
    for (const { revision } of this.inspector.lane.refused) {
      pen.beginPath();
      pen.arc(Math.min(x(revision), this.canvas.clientWidth - 5), 7, 3, 0, 7);
      pen.stroke();
    }
  }

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {(revision: number) => number} x
   * @param {number} height
   * @param {number} at
   * @param {(name: string) => string} colour
   */
  #places(pen, x, height, at, colour) {
    const { other, history, isLive } = this.inspector;
    pen.fillStyle = colour(isLive ? '--good' : '--accent');
    pen.fillRect(Math.min(x(at), this.canvas.clientWidth - 3) - 1, 0, 3, height);
    if (other === undefined) return;
    const place = x(other === 'now' ? history.newest : other);
    pen.fillStyle = colour('--changed');
    pen.fillRect(place - 1, 0, 2, height);
    pen.globalAlpha = 0.12;
    pen.fillRect(Math.min(place, x(at)), 0, Math.abs(place - x(at)), height);
    pen.globalAlpha = 1;
  }
}
