// Modules, and the questions that the host asks them.
import type { RequestOptions } from './connection.js';
import type { Destination, Method, PresentationMethod } from './destinations.js';
import type { NavhostError } from './errors.js';

/** The members of every question; further ones are the parameters of its method. */
export interface Question {
  /** The question's method; a parameter of that name, as of `value.receive`, is in `params`. */
  method: string;
  /** All parameters. */
  params: Record<string, any>;
  /** Aborted when the answer is no longer waited for. */
  signal: AbortSignal;
  [member: string]: any;
}

/** A message to an entry of this module. */
export interface EntryQuestion extends Question {
  method: 'entry.ask';
  scene: string;
  navigator: string;
  entry: string;
  type: string;
  arguments: Record<string, any>;
  /** The message's name, when the client gave one. */
  name?: string;
  message: any;
  /** In seconds. */
  timeout: number;
}

/** Entries of a type that want content. */
export interface ProvideQuestion extends Question {
  method: 'type.provide';
  scene: string;
  type: string;
  entries: { entry: string; navigator: string; arguments: Record<string, any> }[];
}

/** Entries whose arguments have an older form. */
export interface MigrateQuestion extends Question {
  method: 'type.migrate';
  scene: string;
  type: string;
  /** The version that is wanted. */
  to: number;
  entries: { entry: string; navigator: string; from: number; arguments: Record<string, any> }[];
}

/** The content of an entry, from its module. */
export interface Content {
  content?: any;
  links?: Omit<Link, 'isLive'>[];
}

/** Where an entry leads. */
export interface Link {
  link: string;
  label?: string;
  type: string;
  arguments?: object;
  /** Further arguments, which `follow` gives: one link for all items of a list. */
  placeholders?: string[];
  /** Whether the type is registered where the entry is shown. */
  isLive: boolean;
}

/** Its result is the answer. An error that it throws goes to the asker; a NavhostError with its own code and data. */
export type Handler<Asked extends Question = Question, Answer = unknown> = (question: Asked) => Answer | Promise<Answer>;

export interface ModuleOptions extends RegistrationOptions {
  types: Destination[];
  /** Answer messages to entries: one function for each type, or one for all. */
  handlers?: Handler<EntryQuestion> | Record<string, Handler<EntryQuestion>>;
  /** Gives content to entries of types with `provides`: for each of `entries` its content, or null. */
  provide?: Handler<ProvideQuestion, (Content | null)[]>;
  /** Brings entries into a newer form: for each of `entries` its new arguments, or null. */
  migrate?: Handler<MigrateQuestion, (object | null)[]>;
}

export interface RegistrationOptions extends RequestOptions {
  /** Let the types be known on this navigator and below it only. */
  navigator?: string;
  scene?: string;
  version?: string;
  title?: string;
  /** Take the name from another session of the same user. */
  takeOver?: boolean;
  /** Own methods of presentation. */
  presentations?: PresentationMethod[];
  /** The module's guards. Each list that is given is the module's whole list; `handle` answers the questions. */
  guards?: ModuleGuard[];
  receivers?: ModuleReceiver[];
  /** URL patterns. */
  urls?: ModuleURL[];
  mappings?: ModuleMapping[];
  /** Flows that `flow.start` begins by their names. */
  flows?: ModuleFlow[];
  /** Whether this is the whole module: types that it does not name end, and lists that it leaves out are empty. */
  replaces?: boolean;
}

/** Asks this client before something is shown or removed: `guard.ask`. */
export interface ModuleGuard {
  /** For people, and for the handler. */
  name: string;
  on: 'enter' | 'leave';
  /** `shop.item`, `shop.*` or `*`. */
  types?: string[];
  roles?: string[];
  scene?: string;
  navigator?: string;
  order?: number;
  /** In seconds. */
  timeout?: number;
  default?: 'allow' | 'deny';
}

/** Takes part in what is sent: `value.receive`. It has one of `value`, `type` and `route`. */
export interface ModuleReceiver {
  value?: string;
  type?: string;
  route?: string;
  navigator?: string;
  scene?: string;
  /** In seconds. */
  timeout?: number;
  /** The host does this without asking. */
  auto?: object;
}

/** The meaning of URLs: items (`to`), or a question (`ask`) to this client, `url.resolve`. */
export interface ModuleURL {
  pattern: string;
  to?: object[];
  ask?: boolean;
  scene?: string;
  navigator?: string;
}

/** A navigator shows another type when a request names this one. */
export interface ModuleMapping {
  from: string;
  to: string;
  arguments?: object;
  inherits?: boolean;
  navigator?: string;
  scene?: string;
}

/** The beginning of a flow: `flow.start` with this name takes from here what the request leaves out. */
export interface ModuleFlow {
  name: string;
  checkpoint?: string;
  /** A JSON Schema for the value that completes it. */
  schema?: object;
  data?: any;
  /** The first step. */
  type?: string;
  arguments?: object;
  method?: Method;
}

/** Made by `client.module`. */
export interface Module {
  readonly name: string;
  readonly types: string[];
  /** The types that had orphaned entries when they were registered last. */
  readonly revived: string[];
  /** Adds types, and redefines those that are there already. */
  register(types: Destination[], options?: RegistrationOptions): Promise<void>;
}

/**
 * Another session took the module over, or the host refused to renew one of its registrations; the client does not try
 * again.
 */
export interface ModuleLoss {
  module: string;
  /** The session that has it now. */
  session?: string;
  /** The refusal. */
  error?: NavhostError;
}
