// The errors with which calls reject.
import type { ErrorDataByName, ErrorName } from './messages.js';

/**
 * The host refused a request. Programs go by `name` or `code`; the message is for people. `isRefusal` tells the type of
 * the data.
 */
export class NavhostError extends Error {
  constructor(code: number, message: string, data?: ErrorData);
  /** 0 when the error is the client's own and not the host's. */
  readonly code: number;
  readonly data: ErrorData;
}

/** The data of any error. */
export interface ErrorData {
  name?: string;
  [member: string]: any;
}

/** An error of the host, with the data that belongs to its name. */
interface RefusalNamed<Name extends ErrorName> extends Omit<NavhostError, 'name' | 'data'> {
  name: Name;
  readonly data: ErrorDataByName[Name];
}

/** An error of the host with one of these names. A switch over `name` tells which data it has. */
export type Refusal<Name extends ErrorName = ErrorName> = Name extends ErrorName ? RefusalNamed<Name> : never;

/** Whether the host refused a request with an error of one of these names; of any name when none is given. */
export function isRefusal<Name extends ErrorName = ErrorName>(error: unknown, ...names: Name[]): error is Refusal<Name>;

/** The connection ended, or is missing. */
export class ConnectionError extends NavhostError {
  constructor(message: string, reason: string);
  /**
   * `unreachable`: the attempt to connect failed; `lost`: it broke; `closed`: `close` was called; `protocol`: the host
   * sent a line that is not a message, or is too long; anything else is the reason that the host gave with its last
   * line.
   */
  readonly reason: 'unreachable' | 'lost' | 'closed' | 'protocol' | ErrorName | (string & {});
}

/** No answer came in time. The request was cancelled at the host. */
export class TimeoutError extends NavhostError {
  constructor(message: string);
}
