// The named arguments of the functions of the client.
import type { RequestOptions } from './connection.js';
import type { Button, Method, Presentation } from './destinations.js';

export interface SceneOptions extends RequestOptions {
  scene?: string;
}

export interface SweepOptions extends SceneOptions {
  /** Refuse unless the scene is at this revision. */
  ifRevision?: number;
  /** Refuse if something was navigated after this revision. */
  ifNavigation?: number;
  /** New for each request: the same request with the same token gets the same answer, and not a second effect. */
  token?: string;
}

/** Of requests that guards are asked about. */
export interface GuardedOptions extends SweepOptions {
  /** Whether it cancels earlier requests of this connection on the scene which still wait for a guard or a module. */
  replacesPending?: boolean;
}

/** Of requests that a view may make, besides those that act on the current navigator. */
export interface ViewOptions extends GuardedOptions {
  /** The entry that the request comes from: the navigator that shows it is meant when the request names none. */
  fromEntry?: string;
}

export interface PlaceOptions extends SweepOptions {
  /** An id or a name; the scene's current navigator when left out. */
  navigator?: string;
  /** The entry that the request comes from, instead of `navigator`: the request acts on the navigator that shows it. */
  fromEntry?: string;
}

export interface NavigationOptions extends PlaceOptions, GuardedOptions {}

export interface PushOptions extends NavigationOptions {
  /** The choice for a path that shows the same already. */
  ifPresent?: 'push' | 'back' | 'raise' | 'single' | 'replaceTop' | 'clear';
  transient?: boolean;
  /** For renderers: members besides or instead of those of the type's hints. */
  hints?: object;
  /** Answer when the entry goes, with what became of it; the call's `timeout` has to be long enough. */
  forResult?: boolean;
}

export interface PresentOptions extends PushOptions {
  method?: Method;
  buttons?: Button[];
  /** For the presentation's navigator. */
  name?: string;
  ifOccupied?: 'replace' | 'refuse';
}

export interface NavigatorOptions extends ViewOptions {
  parent?: string;
  kind?: 'stack' | 'presentation';
  method?: Presentation;
  root?: PathItem;
  /** The entry of the parent's path that it lives with. */
  entry?: string;
  select?: boolean;
  ephemeral?: boolean;
  ifOccupied?: 'replace' | 'refuse';
  /** The destinations that its path accepts. */
  accepts?: Acceptance;
}

/** Types such as `shop.item` and `shop.*`, and roles, of which one must fit. */
export interface Acceptance {
  types?: string[];
  roles?: string[];
}

export interface PathItem {
  type: string;
  arguments?: object;
  hints?: object;
}
