import { AsyncLocalStorage } from 'node:async_hooks';
import { NavhostError, TimeoutError } from './errors.js';
import { RawJSON, withMember } from './json.js';

const answering = new AsyncLocalStorage();

/**
 * Parameters of a request over this link, with `during` when it is made by a handler that is answering a question of
 * the same link: so the host sees who waits for whom, and refuses a question whose answer would wait for itself.
 */
export function withQuestion(link, params) {
  const task = answering.getStore();
  if (task?.link !== link || task.isOver) return params;
  return params instanceof RawJSON ? withMember(params, 'during', task.id) : { during: task.id, ...params };
}

/** The link whose question the running handler is answering; undefined outside of handlers. */
export function linkOfQuestion() {
  const task = answering.getStore();
  return task && !task.isOver ? task.link : undefined;
}

/**
 * Lets `respond` answer a question of the host, and sends what it gives, or its error. It is given all parameters as
 * members, and once more in `params`, since a parameter may be called `method` as in `value.receive`.
 */
export async function answer(link, { id, method, params = {} }, respond) {
  const stop = new AbortController();
  const task = { link, id, isOver: false };
  const timer = deadline(params.timeout, () => stop.abort(new TimeoutError('nobody waits for the answer any more')));
  link.asked.set(id, stop);
  const isAwaited = () => link.asked.get(id) === stop;
  const leave = () => {
    // A timer of a handler that never ends would keep the program alive.
    clearTimeout(timer);
    stop.abort(link.lost);
  };
  link.ended.addEventListener('abort', leave);
  try {
    const result = await answering.run(task, () => respond({ ...params, params, method, signal: stop.signal }));
    if (isAwaited()) link.reply(id, { result: result ?? null });
  } catch (error) {
    if (isAwaited()) link.reply(id, { error: description(error) });
  } finally {
    task.isOver = true;
    clearTimeout(timer);
    if (isAwaited()) link.asked.delete(id);
    link.ended.removeEventListener('abort', leave);
  }
}

/** Not every question has a deadline that is told. */
function deadline(seconds, end) {
  return typeof seconds === 'number' ? setTimeout(end, seconds * 1000) : undefined;
}

/** A NavhostError's own code and data are passed on; anything else has code 1. */
function description(error) {
  if (!(error instanceof NavhostError)) return { code: 1, message: String(error) };
  return { code: error.code || 1, message: error.message, data: error.data };
}
