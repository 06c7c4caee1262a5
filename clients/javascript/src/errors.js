/** The host refused a request. Programs go by `name` or `code`; the message is for people. */
export class NavhostError extends Error {
  constructor(code, message, data = {}) {
    super(message);
    this.code = code;
    this.name = data.name ?? 'unknown';
    this.data = data;
  }
}

/** Whether the host refused a request with an error of one of these names; of any name when none is given. */
export function isRefusal(error, ...names) {
  return error instanceof NavhostError && error.code !== 0 && (!names.length || names.includes(error.name));
}

/** The connection ended, or is missing; `reason` tells why. Its code is 0: the host has sent no error. */
export class ConnectionError extends NavhostError {
  constructor(message, reason) {
    super(0, message, { name: 'connection_lost', reason });
    this.reason = reason;
  }
}

/** No answer came in time. The request was cancelled at the host. Its code is 0: the host has sent no error. */
export class TimeoutError extends NavhostError {
  constructor(message) {
    super(0, message, { name: 'timed_out' });
  }
}
