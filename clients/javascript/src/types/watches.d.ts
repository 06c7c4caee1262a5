// The changes of a scene and of the host, and a copy of a scene that follows them.
import type {
  Attachment,
  ChangedNotification,
  EventNotification,
  HostChangedNotification,
  HostLaggedNotification,
  LaggedNotification,
  Navigator,
  Snapshot,
  WatchEndedNotification,
  WatchHostResult,
  WatchResult,
} from './contract.js';
import type { RequestOptions, WatchHostRequestOptions, WatchRequestOptions } from './requests.js';

/** The answer to `watch`. */
export interface WatchStarted extends WatchResult {
  method: 'watch';
}

export interface Changed extends ChangedNotification {
  method: 'changed';
}

/** The client read too slowly: revisions are left out, and this is the state now. */
export interface Lagged extends LaggedNotification {
  method: 'lagged';
}

/** The last event of a watch. */
export interface WatchEnded extends WatchEndedNotification {
  method: 'watchEnded';
}

type Happened<Event> = Event extends unknown ? Omit<Event, 'method'> & { method: 'event'; params: Event } : never;

/**
 * Something happened besides changes; only with `verbosity`. `params` has all members: the `method` of a request that
 * was refused is only there.
 */
export type HostEvent = Happened<EventNotification>;

export type WatchEvent = WatchStarted | Changed | Lagged | HostEvent | WatchEnded;

/** The answer to `host.watch`. */
export interface HostWatchStarted extends WatchHostResult {
  method: 'host.watch';
}

export interface HostChanged extends HostChangedNotification {
  method: 'hostChanged';
}

/** The client read too slowly: revisions are left out, and this is the state now. */
export interface HostLagged extends HostLaggedNotification {
  method: 'hostLagged';
}

export type HostWatchEvent = HostWatchStarted | HostChanged | HostLagged | WatchEnded;

interface QueueOptions {
  /** How many events may wait for the consumer; 1024 when left out. */
  queue?: number;
}

export interface WatchOptions extends WatchRequestOptions, QueueOptions {}

export interface HostWatchOptions extends WatchHostRequestOptions, QueueOptions {}

/** The events in order. Leaving a `for await` loop ends the watch; so does `close`, also while the loop waits. */
export interface Watch<Event = WatchEvent> extends AsyncIterableIterator<Event> {
  return(): Promise<IteratorResult<Event>>;
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
