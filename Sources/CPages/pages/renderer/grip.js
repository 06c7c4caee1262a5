// @ts-check
// The grip of a sheet: the sheet follows the pointer, and settles at one of its sizes when it is let go.

/**
 * Lets a person drag a layer by its grip until the pointer is let go.
 * @param {PointerEvent} start
 * @param {import('./layer.js').Layer} layer
 * @param {(navigator: string) => Promise<unknown>} dismiss asks the host to close it
 */
export function drag(start, layer, dismiss) {
  const grip = /** @type {Element} */ (start.target);
  const { bottom, height } = layer.element.getBoundingClientRect();
  // A card in the middle of the window grows to both sides, so that its upper edge stays under the pointer.
  const sides = innerHeight - bottom > 1 ? 2 : 1;
  const end = new AbortController();
  /** @type {(type: 'pointermove' | 'pointerup' | 'lostpointercapture', act: (reach: number) => unknown) => void} */
  const on = (type, act) => {
    const hear = (/** @type {any} */ { pointerId, clientY }) => pointerId === start.pointerId && act(height + (start.clientY - clientY) * sides);
    grip.addEventListener(type, hear, { signal: end.signal });
  };
  on('pointermove', (reach) => layer.stretch(reach));
  on('pointerup', (reach) => {
    end.abort();
    if (layer.settle(reach)) return;
    // It stays where it was left until the host has answered. If the host refuses, it goes back to its smallest size.
    dismiss(layer.id).finally(() => layer.settle(layer.smallest));
  });
  on('lostpointercapture', () => {
    end.abort();
    layer.settle(height);
  });
  grip.setPointerCapture(start.pointerId);
  // The focus stays where it is, and no text becomes selected.
  start.preventDefault();
}
