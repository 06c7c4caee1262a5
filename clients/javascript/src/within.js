import { TimeoutError } from './errors.js';

// In milliseconds. A longer delay would make a timer fire at once.
const LONGEST_DELAY = 2 ** 31 - 1;

/** Gives the value of the promise, unless the time (in seconds) is over or the signal is aborted before. */
export function within(promise, { timeout = Infinity, signal } = {}, what = 'this') {
  return new Promise((resolve, reject) => {
    let timer;
    const end = (settle) => (value) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle(value);
    };
    const fail = end(reject);
    const abort = () => fail(signal.reason);
    const delay = timeout * 1000;
    if (delay <= LONGEST_DELAY) timer = setTimeout(() => fail(new TimeoutError(`${what} was not done within ${timeout} s`)), delay);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    promise.then(end(resolve), fail);
  });
}
