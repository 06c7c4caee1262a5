/** How many entries, navigators and attachments a part has at most. */
const ITEMS = 10_000;

/** The lists of a navigator that may go on in the next part. */
const LISTS = ['path', 'children', 'overlays'];

/** How often a tree is read from the beginning, when the scene changes too much meanwhile. */
const TRIES = 4;

/** A tree that is too large for one answer, from its parts. All parts are of one revision. */
export async function wholeTree(read) {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await treeOfParts(read);
    } catch (error) {
      // The host does not keep the revision of the first part any more.
      if (error.data?.name !== 'outside_window' || left === 0) throw error;
    }
  }
}

async function treeOfParts(read) {
  let whole;
  let after;
  do {
    const { next, ...part } = await read(after === undefined ? { limit: ITEMS } : { limit: ITEMS, after });
    if (whole) append(whole, part);
    else whole = part;
    after = next;
  } while (after !== undefined);
  return whole;
}

function append(whole, part) {
  for (const navigator of part.navigators) {
    const last = whole.navigators.at(-1);
    if (last?.id !== navigator.id) whole.navigators.push(navigator);
    else for (const name of LISTS) if (navigator[name]) last[name] = (last[name] ?? []).concat(navigator[name]);
  }
  whole.attachments = whole.attachments.concat(part.attachments);
}
