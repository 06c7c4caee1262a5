// The changes of a scene, and a copy that follows them.
import type { Attachment, Signal } from './attachments.js';
import type { RequestOptions } from './connection.js';
import type { Entry, Navigator, Snapshot } from './scene.js';

export type Change =
  | { kind: 'navigator.created'; navigator: Navigator; previous?: string }
  | { kind: 'navigator.closed'; navigator: Navigator }
  | { kind: 'navigator.selected'; parent: string; child: string | null; previous: string | null }
  | { kind: 'entry.added'; navigator: string; position: number; entry: Entry }
  | { kind: 'entry.removed'; navigator: string; position: number; entry: Entry }
  | { kind: 'entry.changed'; navigator: string; position: number; entry: Entry }
  | { kind: 'type.orphaned'; type: string }
  | { kind: 'type.revived'; type: string }
  | { kind: 'attachment.added'; attachment: Attachment }
  | { kind: 'attachment.removed'; attachment: Attachment }
  | { kind: 'attachment.changed'; attachment: Attachment }
  | { kind: 'signal'; signal: Signal };

export interface WatchStarted {
  method: 'watch';
  watch: number;
  scene: string;
  instance: string;
  revision: number;
  resumed: boolean;
  /** Why it was not resumed. */
  reason?: 'outside_window' | 'ahead' | 'other_instance';
  /** Of a resumed watch: the revision after which it goes on. The changes up to `revision` are still to come. */
  from?: number;
  window: { from: number; to: number };
  /** There unless resumed. */
  snapshot?: Snapshot;
}

export interface Changed {
  method: 'changed';
  watch: number;
  scene: string;
  revision: number;
  cause: {
    method: string;
    session?: string;
    client?: string;
    module?: string;
    identity?: string;
    request?: string | number | null;
    fromEntry?: string;
    byPerson?: boolean;
    time?: number;
  };
  changes: Change[];
}

/** The client read too slowly: revisions are left out, and this is the state now. */
export interface Lagged {
  method: 'lagged';
  watch: number;
  scene: string;
  revision: number;
  snapshot: Snapshot;
}

/** The last event of a watch. */
export interface WatchEnded {
  method: 'watchEnded';
  watch: number;
  reason: 'navigator_closed' | 'scene_closed' | 'snapshot_too_large' | 'not_allowed' | (string & {});
}

/** Something happened besides changes; only with `verbosity`. Further members depend on its kind. */
export interface HostEvent {
  method: 'event';
  watch: number;
  scene: string;
  level: 'error' | 'warning' | 'info' | 'debug';
  /** As `module.registered`. */
  kind: string;
  /** All members; the `method` of a request that was refused is only here. */
  params: Record<string, any>;
  [member: string]: any;
}

export type WatchEvent = WatchStarted | Changed | Lagged | HostEvent | WatchEnded;

export interface WatchOptions extends RequestOptions {
  scene?: string;
  /** Only this navigator and what is below. */
  navigator?: string;
  kinds?: Change['kind'][];
  /** Events up to this level come as well; none when left out. */
  verbosity?: 'silent' | HostEvent['level'];
  /** The revision after which to go on, and the instance that it was read under. */
  since?: number;
  instance?: string;
  /**
   * How many notifications the host may send; `allow` adds to it. Any number when left out. A resumed watch begins with
   * it again.
   */
  credit?: number;
  /** How many events may wait for the consumer; 1024 when left out. */
  queue?: number;
}

/**
 * The events of a scene, in order. Leaving a `for await` loop ends the watch; so does `close`, also while the loop
 * waits.
 */
export interface Watch extends AsyncIterableIterator<WatchEvent> {
  return(): Promise<IteratorResult<WatchEvent>>;
  close(): Promise<unknown>;
  /** Lets the host send more notifications to a watch with `credit`; gives how many it may send now. */
  allow(credit: number, options?: RequestOptions): Promise<number>;
}

/** A copy of a scene that follows its changes: after each, equal to what `tree.get` would give. */
export class Tree {
  /** Without a snapshot it is empty until `apply` is given an event with one. */
  constructor(snapshot?: Snapshot);
  readonly scene: string | undefined;
  /** -1 while it is empty. */
  readonly revision: number;
  /** The id of the root navigator. */
  readonly root: string | undefined;
  /** The types that have entries here and no provider. */
  readonly orphaned: ReadonlySet<string>;
  readonly navigators: ReadonlyMap<string, Readonly<Navigator>>;
  readonly attachments: ReadonlyMap<string, Readonly<Attachment>>;
  /** The id of the navigator in front. */
  readonly current: string | undefined;
  /**
   * Takes the events of an unfiltered watch, in the order in which they come. A RangeError tells that a revision is
   * missing.
   */
  apply(event: WatchEvent | { snapshot: Snapshot }): this;
  /** The scene in the form of `tree.get`, equal to it at this revision. */
  snapshot(): Snapshot;
}
