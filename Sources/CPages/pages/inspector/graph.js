// @ts-check

/** A dense graph has more ways than a person can wait for. After this many steps each type stays where it is. */
const MOST_STEPS = 20_000;

/**
 * Places for the types of a graph of rules: a column for each step, and each type behind all that lead to it. An edge
 * that closes a circle leads back.
 *
 * @param {{from: string, to: string}[]} edges
 * @param {string[]} types types that no edge names as well
 */
export function layOut(edges, types) {
  const names = [...new Set(['root', ...types, ...edges.flatMap(({ from, to }) => [from, to])])];
  /** @type {Map<string, string[]>} */
  const next = new Map(names.map((name) => [name, edges.filter(({ from, to }) => from === name && to !== name).map(({ to }) => to)]));
  /** @type {Map<string, number>} */
  const columns = new Map();
  let steps = 0;
  const led = new Set(edges.map(({ to }) => to));
  const place = (/** @type {string} */ name, /** @type {number} */ column, /** @type {Set<string>} */ way) => {
    if (way.has(name) || (columns.get(name) ?? -1) >= column || ++steps > MOST_STEPS) return;
    columns.set(name, column);
    way.add(name);
    for (const one of next.get(name) ?? []) place(one, column + 1, way);
    way.delete(name);
  };
  place('root', 0, new Set());
  for (const name of names) if (!led.has(name)) place(name, 1, new Set(['root']));
  for (const name of names) if (!columns.has(name)) place(name, 1, new Set(['root']));
  /** @type {string[][]} */
  const grid = [];
  for (const name of names) (grid[columns.get(name) ?? 0] ??= []).push(name);
  const rows = grid.filter(Boolean).map((column) => column.sort());
  const places = new Map(rows.flatMap((column, x) => column.map((name, y) => /** @type {[string, {x: number, y: number}]} */ ([name, { x, y }]))));
  return { columns: rows, places };
}
