// Types of screens, and how they are shown.

export type Method = 'push' | Presentation;
/** A built-in way to present, or the name of one that a module defines. */
export type Presentation =
  | 'sheet'
  | 'cover'
  | 'managedSheet'
  | 'managedCover'
  | 'popover'
  | 'alert'
  | 'dialog'
  | (string & {});

/** A way to present something, as a module defines it. */
export interface PresentationMethod {
  /** Its name, unique on the host. */
  method: string;
  /** Whether it has a path of its own; false when left out. */
  hasPath?: boolean;
  /** Whether it takes the one place over its presenter; true when left out. */
  exclusive?: boolean;
  /** Seconds after which the host closes it; it stays when left out. */
  closesAfter?: number;
}

export interface Destination {
  /** `module.name` */
  type: string;
  title?: string;
  description?: string;
  /** A JSON Schema for the arguments. */
  arguments?: object;
  method?: Method;
  /** For renderers; passed on with each entry. */
  hints?: object;
  /** The version of the form of its arguments; 0 when left out. */
  version?: number;
  /** Whether its module is asked for content (`provide`). */
  provides?: boolean;
  /** The name of the navigator that presents it, while no other navigator has it. */
  presentation?: string;
  /** The buttons of its alert or dialog when the request gives none. */
  buttons?: Button[];
  /** A JSON Schema for its content, which the host checks. */
  content?: object;
  /** The messages that its entries accept: a JSON Schema for each name. Any message when left out. */
  messages?: Record<string, object>;
  /** The fate of its entries when its provider vanishes; `keep` when left out. */
  orphan?: 'keep' | 'close';
  /** Its roles, in the terms of rules. */
  roles?: string[];
  /** Its demands on the paths that it stands in. */
  rules?: PathRules;
}

export interface PathRules {
  under?: string[];
  within?: string[];
  most?: number;
  repeats?: boolean;
  first?: boolean;
  last?: boolean;
  methods?: Method[];
}

export interface Button {
  answer: string;
  label?: string;
  role?: 'default' | 'cancel' | 'destructive';
}

export interface RegisteredDestination extends Destination {
  module: string;
}
