// Attachments of navigators, and their signals.

/** A lock, a checkpoint, a mapping, a trigger, a flow or a kept signal of a navigator. */
export type Attachment = Lock | Checkpoint | Mapping | Trigger | FlowAttachment | KeptSignal;

interface Attached {
  id: string;
  navigator: string;
  session?: string;
}

export interface Lock extends Attached {
  kind: 'lock';
  reason?: string;
}

export interface Checkpoint extends Attached {
  kind: 'checkpoint';
  name: string;
  position: number;
  /** The JSON Schema of the value that is returned with. */
  value?: any;
}

export interface Mapping extends Attached {
  kind: 'mapping';
  from: string;
  to: string;
  arguments?: Record<string, any>;
  inherits: boolean;
}

export interface Trigger extends Attached {
  kind: 'trigger';
  name: string;
  operation: Operation;
}

/** A sequence of steps that ends where it began. */
export interface FlowAttachment extends Attached {
  kind: 'flow';
  name: string;
  /** The module that drives it; without one, its session does. */
  module?: string;
  /** Entries in the navigator's path to which it returns. */
  position: number;
  checkpoint?: string;
  /** The JSON Schema of the value that it is completed with. */
  schema?: any;
  data?: any;
}

export interface Flow extends FlowAttachment {
  /** Suspended while its module is away. */
  state: 'running' | 'suspended';
}

/** A signal that waits for its module, which is away. */
export interface KeptSignal extends Attached {
  kind: 'signal';
  module: string;
  /** The revision that the signal belongs to. */
  revision: number;
  signal: Signal;
}

/** A request as a part of a transaction, or behind a trigger. */
export interface Operation {
  method: string;
  params?: object;
}

/** Something that happened and left the tree as it was. Whom it concerns gets it as an event of its client. */
export interface Signal {
  kind: 'checkpoint.returned' | 'alert.answered' | 'trigger.fired' | 'entry.finished' | 'flow.started' | 'flow.completed' | 'flow.cancelled' | 'flow.failed' | (string & {});
  navigator: string;
  entry?: string;
  name?: string;
  value?: any;
  /** Of a flow: its id, its module, and why it ended. */
  flow?: string;
  module?: string;
  reason?: string;
}
