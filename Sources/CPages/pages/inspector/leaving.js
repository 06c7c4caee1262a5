// @ts-check

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./layers.js').Layer} Layer
 */

/** How long what was removed stays in the picture, in milliseconds; the animation in the style sheet takes as long. */
const STAY = 1400;

/** The parts of the last picture that have left the scene. They stay for a moment, so that a person sees them go. */
export class Leaving {
  /** @type {Layer[]} */
  #pictured = [];
  /** @type {{navigator: any, entry?: any, since: number}[]} Without an entry the navigator was closed. */
  #list = [];

  /**
   * Remembers what a picture has.
   * @param {Layer[]} layers
   */
  picture(layers) {
    this.#pictured = layers.filter(({ isGone }) => !isGone);
  }

  /**
   * Finds what the last picture has and this scene has not.
   * @param {Scene} scene
   * @param {number} now
   */
  find(scene, now) {
    for (const { base, cards, overlays } of this.#pictured) {
      if (!scene.navigator(base.id)) this.#close(base, cards, now);
      else for (const card of cards) this.#compare(scene, card, now);
      for (const card of overlays) this.#compare(scene, card, now);
    }
  }

  /**
   * The places and closed navigators that still leave, as a difference has them.
   * @param {Scene} scene
   * @param {number} now
   */
  shown(scene, now) {
    this.#list = this.#list.filter(({ since, navigator, entry }) => now - since < STAY && !isThere(scene, navigator, entry));
    return { removed: this.#list.filter(({ entry }) => entry), closed: this.#list.filter(({ entry }) => !entry).map(({ navigator }) => navigator) };
  }

  /**
   * For how long an entry or a navigator has been leaving; nothing when it does not leave.
   * @param {string} id
   * @param {number} now
   */
  ageOf(id, now) {
    const found = this.#list.find(({ navigator, entry }) => (entry ?? navigator).id === id);
    return found && now - found.since;
  }

  clear() {
    this.#list = [];
  }

  /**
   * @param {Scene} scene
   * @param {import('./layers.js').Card} card
   * @param {number} now
   */
  #compare(scene, card, now) {
    const navigator = scene.navigator(card.navigator.id);
    if (!navigator) return this.#close(card.navigator, [card], now);
    for (const entry of card.places) if (!isThere(scene, navigator, entry)) this.#list.push({ navigator, entry, since: now });
  }

  /**
   * A closed navigator keeps the places that the picture had.
   * @param {any} navigator
   * @param {import('./layers.js').Card[]} cards
   * @param {number} now
   */
  #close(navigator, cards, now) {
    const path = cards.flatMap(({ places }) => places);
    this.#list.push({ navigator: { ...navigator, root: undefined, path, children: [] }, since: now });
  }
}

/**
 * @param {Scene} scene
 * @param {any} navigator
 * @param {any} [entry]
 */
function isThere(scene, { id }, entry) {
  const navigator = scene.navigator(id);
  if (!entry || !navigator) return Boolean(navigator);
  return navigator.root?.id === entry.id || navigator.path.some((/** @type {any} */ one) => one.id === entry.id);
}
