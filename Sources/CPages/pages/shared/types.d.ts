// The names of the wire, for the type checker. No browser loads this file.
export type { Entry, Navigator, Snapshot } from '../../../../clients/javascript/src/types/scene.js';
export type { Change, Changed } from '../../../../clients/javascript/src/types/watches.js';
export type { Attachment } from '../../../../clients/javascript/src/types/attachments.js';
export type { Button } from '../../../../clients/javascript/src/types/destinations.js';
export type { Link } from '../../../../clients/javascript/src/types/modules.js';

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
