import { NavhostError, TimeoutError } from './errors.js';

/** Lets `respond` answer a question of the host, and sends what it gives, or its error. */
export async function answer(link, { id, method, params = {} }, respond) {
  const stop = new AbortController();
  const leave = () => stop.abort(link.lost);
  const timer = deadline(params.timeout, () => stop.abort(new TimeoutError('nobody waits for the answer any more')));
  link.ended.addEventListener('abort', leave);
  try {
    const result = await respond({ ...params, method, signal: stop.signal });
    link.reply(id, { result: result ?? null });
  } catch (error) {
    link.reply(id, { error: description(error) });
  } finally {
    clearTimeout(timer);
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
