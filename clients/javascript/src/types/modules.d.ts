// Modules, and the questions that the host asks them.
import type { RegisteredDestination } from './contract.js';
import type { NavhostError } from './errors.js';
import type { Questions } from './messages.js';
import type { RegisterRequestOptions } from './requests.js';

/** A question of a method that these types do not have. Its members are the parameters as well. */
interface OtherQuestion {
  method: string;
  /** All parameters. */
  params: Record<string, any>;
  /** Aborted when the answer is no longer waited for. */
  signal: AbortSignal;
  [member: string]: any;
}

type Asked<Method, Params> = Params extends unknown
  ? Omit<Params, 'method' | 'params' | 'signal'> & {
      /** The question's method; a parameter of that name, as of `value.receive`, is in `params`. */
      method: Method;
      /** All parameters. */
      params: Params;
      /** Aborted when the answer is no longer waited for. */
      signal: AbortSignal;
    }
  : never;

/** The answer of a handler. A handler may give nothing where the host takes null. */
type Given<Answer> = Answer | (null extends Answer ? void : never);

type Handlers = {
  [Method in keyof Questions]: (
    question: Asked<Method, Questions[Method]['params']>,
  ) => Given<Questions[Method]['answer']> | Promise<Given<Questions[Method]['answer']>>;
};

/** The question that a handler is given: the members are the parameters, and more. */
export type Question<Method extends string = string> = Method extends keyof Questions
  ? Asked<Method, Questions[Method]['params']>
  : OtherQuestion;

/** Its result is the answer. An error that it throws goes to the asker; a NavhostError with its own code and data. */
export type Handler<Method extends string = string> = Method extends keyof Questions
  ? Handlers[Method]
  : (question: OtherQuestion) => unknown;

/** The other parts of a module, besides its types. Each list that is given is the module's whole list. */
export type RegistrationOptions = RegisterRequestOptions;

export interface ModuleOptions extends RegistrationOptions {
  types: RegisteredDestination[];
  /** Answer messages to entries: one function for each type, or one for all. */
  handlers?: Handler<'entry.ask'> | Record<string, Handler<'entry.ask'>>;
  /** Gives content to entries of types with `provides`: for each of `entries` its content, or null. */
  provide?: Handler<'type.provide'>;
  /** Brings entries into a newer form: for each of `entries` its new arguments, or null. */
  migrate?: Handler<'type.migrate'>;
}

/** Made by `client.module`. */
export interface Module {
  readonly name: string;
  readonly types: string[];
  /** The types that had orphaned entries when they were registered last. */
  readonly revived: string[];
  /** Adds types, and redefines those that are there already. */
  register(types: RegisteredDestination[], options?: RegistrationOptions): Promise<void>;
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
