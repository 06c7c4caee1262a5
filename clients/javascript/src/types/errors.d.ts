// The errors with which calls reject.

/** The host refused a request. Programs go by `name` or `code`; the message is for people. */
export class NavhostError extends Error {
  constructor(code: number, message: string, data?: ErrorData);
  /** 0 when the error is the client's own and not the host's. */
  readonly code: number;
  readonly data: ErrorData;
}

export interface ErrorData {
  name?: string;
  [member: string]: any;
}

/** The connection ended, or is missing. */
export class ConnectionError extends NavhostError {
  constructor(message: string, reason: string);
  /**
   * `unreachable`: the attempt to connect failed; `lost`: it broke; `closed`: `close` was called; `protocol`: the host
   * sent a line that is not a message, or is too long; anything else is the reason that the host gave with its last
   * line.
   */
  readonly reason: 'unreachable' | 'lost' | 'closed' | 'protocol' | 'shutting_down' | 'slow_reader' | 'too_many_connections' | (string & {});
}

/** No answer came in time. The request was cancelled at the host. */
export class TimeoutError extends NavhostError {
  constructor(message: string);
}
