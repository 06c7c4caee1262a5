// A scene: its navigators, their entries, and all of it at one revision.
import type { Attachment } from './attachments.js';
import type { Button, Method, Presentation } from './destinations.js';
import type { Content } from './modules.js';
import type { Acceptance } from './options.js';

export interface Entry {
  id: string;
  type: string;
  arguments: Record<string, any>;
  module: string;
  method: Method;
  hints?: Record<string, any>;
  /** The version of the form of its arguments. */
  version?: number;
  content?: any;
  links?: Content['links'];
  /** Left out for a type that supplies no content. */
  contentState?: 'pending' | 'supplied' | 'none' | 'failed';
  /** Why the content failed, for people. */
  contentFailure?: string;
  /** It goes as soon as another is pushed over it. */
  transient?: boolean;
  /** It was restored and breaks a rule. */
  quarantined?: boolean;
  cause: { revision: number; session?: string };
}

export interface Navigator {
  id: string;
  kind: 'root' | 'stack' | 'presentation' | 'overlay';
  name?: string;
  parent?: string;
  method?: Presentation;
  /** The entry of the parent's path that it lives with. */
  anchor?: string;
  /** The entry that it was made for. */
  root?: Entry;
  /** The session that it ends with. */
  ephemeral?: string;
  /** Of an alert or a dialog. */
  buttons?: Button[];
  hasPath: boolean;
  /** The destinations that its path accepts; everything when left out. */
  accepts?: Acceptance;
  children: string[];
  selected?: string;
  presented?: string;
  /** Presentations that stand beside the one in front, oldest first. */
  overlays?: string[];
  /** Seconds after which the host closes it. */
  closesAfter?: number;
  path: Entry[];
}

export interface NavigatorState extends Omit<Navigator, 'path'> {
  scene: string;
  revision: number;
  count: number;
  isPresented: boolean;
  isPresenting: boolean;
  isAnyChildPresenting: boolean;
  depth: number;
  current: boolean;
}

export interface Configuration {
  restorationKey?: string;
  /** In seconds, 0 to 5. */
  executionDelay?: number;
  verbosity?: 'silent' | 'error' | 'warning' | 'info' | 'debug';
}

export interface Snapshot {
  scene: string;
  revision: number;
  instance: string;
  current: string;
  configuration: Configuration;
  orphaned: string[];
  navigators: Navigator[];
  attachments: Attachment[];
  /** Of a part that is not the last one: give it as `after` to get the next. */
  next?: string;
}
