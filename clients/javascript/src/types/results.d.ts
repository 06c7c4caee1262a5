// The answers of the host to the functions of the client.
import type { Lock } from './attachments.js';
import type { Button, Presentation } from './destinations.js';
import type { ErrorData } from './errors.js';
import type { PathItem } from './options.js';
import type { Entry } from './scene.js';
import type { Change, Changed } from './watches.js';

/** The answer of every request that acts on a scene. */
export interface Outcome {
  scene: string;
  revision: number;
  changed: boolean;
  /** How well the change is kept; there when something changed. */
  durability?: 'synced' | 'written' | 'memory';
}

export interface Removal extends Outcome {
  removed: { entries: number; navigators: number };
}

export interface Shown extends Outcome {
  navigator: string;
  entry: string;
  /** The destination that was asked for, and those that guards sent the request to, one after the other. */
  redirected?: { type: string; arguments: Record<string, any>; guard?: string; name?: string }[];
}

/** The result of an entry that was shown with `forResult`. */
export interface Finished {
  scene: string;
  revision: number;
  entry: string;
  outcome: 'answered' | 'dismissed' | 'replaced' | 'provider_gone' | 'redirected';
  /** The session that ended it, and its request. */
  by: Changed['cause'];
  /** The button of an alert or a dialog. */
  answer?: string;
  value?: any;
  redirected?: Shown['redirected'];
}

export interface PathSet extends Outcome {
  navigator: string;
  path: string[];
}

export interface StateItem {
  path?: PathItem[];
  /** An index in the list. */
  parent?: number;
  method?: Presentation;
  /** The position in the parent's path of the entry it goes with. */
  anchor?: number | null;
  name?: string;
  root?: PathItem;
  selected?: boolean;
  buttons?: Button[];
}

/** The effects that a transaction would have. */
export interface Plan {
  scene: string;
  revision: number;
  allowed: boolean;
  refusal?: { code: number; message: string; data: ErrorData };
  operations: any[];
  changes: Change[];
  locks: Lock[];
  guards: any[];
}

export interface Path {
  scene: string;
  revision: number;
  navigator: string;
  count: number;
  isEmpty: boolean;
  path: Entry[];
  /** Of a part that is not the last one: give it as `after` to get the next. */
  next?: string;
}

export interface HostInformation {
  host: string;
  version: string;
  instance: string;
  session: string;
  capabilities: string[];
  limits: Record<string, number>;
}

export interface HostStatus {
  version: string;
  instance: string;
  pid: number;
  /** In seconds. */
  uptime: number;
  sessions: number;
  modules: number;
  destinations: number;
  watches: number;
  scenes: number;
  /** Why the store cannot be written; left out while it works. */
  storeFailure?: string;
  rolledBack?: { scene?: string; from: number; to: number }[];
  limits: Record<string, number>;
}

export interface SessionInformation {
  session: string;
  name?: string;
  identity?: string;
  pid: number;
  uid: number;
  gid: number;
  /** In seconds. */
  age: number;
  modules: string[];
  watches: number;
  requests: number;
  inFlight: number;
  queued: number;
}

export interface ModuleInformation {
  module: string;
  version?: string;
  title?: string;
  session: string;
  destinations: number;
}

export interface SceneInformation {
  scene: string;
  revision: number;
  navigators: number;
  entries: number;
  current: string;
  restorationKey?: string;
  /** The keys whose states `scene.restore` can bring back, oldest first. */
  setAside?: string[];
}

export interface Restoration extends Outcome {
  restorationKey: string;
  /** Whether a state that was set aside came back. */
  restored: boolean;
  /** The keys whose states were dropped to keep to the limits. */
  dropped?: string[];
}

/** A grant of the access document to this client. A list that is left out limits nothing. */
export interface Grant {
  allow: string[];
  scenes?: string[];
  navigators?: string[];
  types?: string[];
  modules?: string[];
  /** The line of the document where it begins. */
  line: number;
}
