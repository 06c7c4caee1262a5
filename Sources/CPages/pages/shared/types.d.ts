// The names of the wire, for the type checker. No browser loads this file.
export type { Attachment, Button, Change, Entry, Link, Navigator, Snapshot } from '../../../../clients/javascript/src/types/contract.js';
export type { Changed } from '../../../../clients/javascript/src/types/watches.js';

/** The things that a page asks for. */
export interface Wants {
  scenes: string[];
  host: boolean;
  traffic: boolean;
  verbosity?: string;
}

/** One server-sent event. */
export interface ServerEvent {
  name: string;
  id?: string;
  data: any;
}

/**
 * `connecting`: nothing has come yet; `live`; `waiting`: the host is away, the gateway is there; `offline`: the gateway
 * is away; `refused`: the page has no token that is valid.
 */
export type ConnectionState = 'connecting' | 'live' | 'waiting' | 'offline' | 'refused';
