// @ts-check
// Motion: paint only. Everything is in its place, and works, before anything moves.

/** @typedef {import('./navigator-view.js').Swap} Swap */

const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');
/** More transitions than this in a second are not animated. */
const RATE = 5;
/** @type {Animation[]} */
let running = [];
/** @type {number[]} */
let recent = [];

/**
 * Lets the screens of one picture take the places of those before.
 * @param {Swap[]} swaps
 */
export function animate(swaps) {
  for (const animation of running) animation.finish();
  running = [];
  if (!swaps.length) return;
  const now = performance.now();
  recent = [...recent.filter((time) => now - time < 1000), now];
  if (document.hidden || recent.length > RATE || !('animate' in Element.prototype)) return;
  const isOne = swaps.length === 1;
  for (const { old, fresh, kind } of swaps) {
    const offset = REDUCED.matches || !isOne || kind === 'replace' || kind === 'none' ? 0 : kind === 'push' ? 36 : -36;
    const duration = offset ? 220 : 120;
    play(fresh, [{ opacity: 0, transform: `translateX(${offset}px)` }, { opacity: 1, transform: 'none' }], duration);
    if (offset) playGhost(old, fresh, [{ opacity: 1, transform: 'none' }, { opacity: 0, transform: `translateX(${-offset}px)` }], duration);
  }
}

/**
 * @param {HTMLElement} element
 * @param {Keyframe[]} frames
 * @param {number} duration
 */
function play(element, frames, duration) {
  const animation = element.animate(frames, { duration, easing: 'cubic-bezier(.2, .7, .2, 1)' });
  running.push(animation);
  return animation;
}

/**
 * Shows the old screen until its motion ends. Meanwhile a person cannot reach it, and its parts have no names that the
 * page could find.
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 * @param {Keyframe[]} frames
 * @param {number} duration
 */
function playGhost(old, fresh, frames, duration) {
  if (!fresh.parentElement) return;
  for (const part of [old, ...old.querySelectorAll('[id], [data-entry], [data-key]')]) {
    for (const name of ['id', 'data-entry', 'data-key']) part.removeAttribute(name);
  }
  old.classList.add('ghost');
  old.inert = true;
  old.setAttribute('aria-hidden', 'true');
  fresh.parentElement.append(old);
  play(old, frames, duration).onfinish = () => old.remove();
}
