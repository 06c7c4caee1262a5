// Connecting, and where the host listens.
import type { Client } from './client.js';

/** Connects to the host. Rejects with a `ConnectionError` when it is not there. */
export function connect(options?: ConnectOptions): Promise<Client>;

/** Where the host listens: $NAVHOST_SOCKET, else in $XDG_RUNTIME_DIR, else in a folder of the user's own. */
export function defaultSocket(environment?: Record<string, string | undefined>): string;

export interface ConnectOptions {
  /** The path of the socket; `defaultSocket()` when left out. */
  socket?: string;
  /** A name for this session, which `host.sessions` shows. */
  name?: string;
  /** A file whose content tells a host with an access document who asks; $NAVHOST_SECRET_FILE when left out. */
  secretFile?: string;
  /** How long a call waits for its answer, in seconds; 10 when left out, `Infinity` for ever. */
  timeout?: number;
  /** Whether a broken connection is made again, and the pauses between the attempts. */
  reconnect?: boolean | BackOff;
  /** The longest line that is taken in, in bytes; 16 MiB and 64 KiB when left out. */
  maxLine?: number;
  /** Whether integers that a number cannot hold exactly come as BigInts. */
  bigints?: boolean;
}

/**
 * Pauses in seconds: the first, 0.05 when left out, and the longest, 5 when left out. Each is twice the one before, and
 * up to half of it shorter by chance.
 */
export interface BackOff {
  initial?: number;
  maximum?: number;
}

export interface CallOptions {
  /** In seconds; the client's own when left out. */
  timeout?: number;
  /** Cancels the request; the call rejects with the signal's reason. */
  signal?: AbortSignal;
}
