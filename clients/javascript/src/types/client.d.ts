// The client: its events, and the functions that are more than a request.
import type { CallOptions, ConnectOptions } from './connection.js';
import type { AskResult, SignalNotification } from './contract.js';
import type { ConnectionError } from './errors.js';
import type { Notifications, Questions } from './messages.js';
import type { Handler, Module, ModuleLoss, ModuleOptions } from './modules.js';
import type { AskRequestOptions, RequestOptions, Requests } from './requests.js';
import type { HostWatchEvent, HostWatchOptions, Watch, WatchOptions } from './watches.js';

/** A notification. `signal` and `moduleLost` are events of their own, and `questionEnded` aborts a handler's signal. */
export type Notification = {
  [Method in Exclude<keyof Notifications, 'signal' | 'moduleLost' | 'questionEnded'>]: {
    method: Method;
    params: Notifications[Method];
  };
}[Exclude<keyof Notifications, 'signal' | 'moduleLost' | 'questionEnded'>];

export interface ClientEvents {
  /** The connection is there again, and the modules are registered. */
  connect: [];
  /** The connection broke, and is made again. */
  disconnect: [error: ConnectionError];
  /** There will be no connection any more. */
  close: [error: ConnectionError];
  moduleLost: [loss: ModuleLoss];
  /** Something that concerns this session happened. */
  signal: [signal: SignalNotification];
  /** Other notifications of the host. */
  notification: [message: Notification];
}

/** It has a function for each method of the host. */
export interface Client extends Requests {}

/** Made by `connect`. It is an EventEmitter of `ClientEvents`. */
export class Client {
  private constructor();
  static connect(options?: ConnectOptions): Promise<Client>;

  /** The path of the socket. */
  readonly socket: string;
  readonly isConnected: boolean;

  on<E extends keyof ClientEvents>(event: E, listener: (...details: ClientEvents[E]) => void): this;
  once<E extends keyof ClientEvents>(event: E, listener: (...details: ClientEvents[E]) => void): this;
  off<E extends keyof ClientEvents>(event: E, listener: (...details: ClientEvents[E]) => void): this;

  /** Any request's result. Rejects with a NavhostError, or with the reason of the signal. */
  call<T = any>(method: string, params?: object, options?: CallOptions): Promise<T>;
  /** A request that is carried out and not answered. */
  notify(method: string, params?: object): void;
  /** Follows a scene. */
  watch(options?: WatchOptions): Watch;
  /** Follows the scenes, modules and renderers of the host. */
  watchHost(options?: HostWatchOptions): Watch<HostWatchEvent>;
  /** Registers a module, keeps it registered over reconnections, and lets its handlers answer the host's questions. */
  module(name: string, options: ModuleOptions): Promise<Module>;
  /** Gives up a module, or only some of its types, and does not renew them any more. */
  leave(module: string, options?: RequestOptions & { types?: string[] }): Promise<void>;
  /**
   * Lets a function answer the host's questions of this method, unless the module that is asked has one of its own;
   * undefined ends that.
   */
  handle<Method extends keyof Questions | (string & {})>(method: Method, handler: Handler<Method> | undefined): void;
  /** Sends a message to the module that provides an entry; `timeout` is the module's, in seconds. */
  ask(entry: string, message: any, options?: Omit<AskRequestOptions, 'questionTimeout'>): Promise<AskResult>;
  /** Waits until there is a connection and the modules are registered; without a timeout, as long as it takes. */
  ready(options?: CallOptions): Promise<void>;
  /** Ends the client after what it sent has been carried out. Calls that wait fail, watches end. */
  close(): Promise<void>;
}
