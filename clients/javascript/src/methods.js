import { EventEmitter } from 'node:events';

// Each function's name, the host's method, and the parameters that are given by position. The last argument is the
// others, with `timeout` and `signal`.
const METHODS = {
  hello: ['hello'],
  ping: ['ping'],
  status: ['host.status'],
  sessions: ['host.sessions'],
  metrics: ['host.metrics'],
  closeSession: ['session.close', 'session'],
  discover: ['rpc.discover'],
  rights: ['access.describe'],
  checkRight: ['access.check', 'verb'],
  modules: ['module.list'],
  destinations: ['destination.list'],
  destination: ['destination.get', 'type'],
  createScene: ['scene.create', 'scene'],
  closeScene: ['scene.close', 'scene'],
  restoreScene: ['scene.restore', 'restorationKey'],
  scenes: ['scene.list'],
  tree: ['tree.get'],
  createNavigator: ['navigator.create', 'name'],
  closeNavigator: ['navigator.close', 'navigator'],
  selectNavigator: ['navigator.select', 'navigator'],
  navigator: ['navigator.get', 'navigator'],
  findNavigator: ['navigator.find', 'name'],
  navigate: ['navigate', 'type', 'arguments'],
  push: ['push', 'type', 'arguments'],
  present: ['present', 'type', 'arguments'],
  replace: ['replace', 'type', 'arguments'],
  pop: ['pop', 'count'],
  popAll: ['popAll'],
  popAny: ['popAny'],
  back: ['back'],
  dismiss: ['dismiss'],
  dismissPresented: ['dismissPresented'],
  dismissChildren: ['dismissChildren'],
  dismissAny: ['dismissAny'],
  reset: ['reset'],
  path: ['path.get', 'navigator'],
  setPath: ['path.set', 'path'],
  appendPath: ['path.append', 'path'],
  insertPath: ['path.insert', 'path'],
  removeEntries: ['path.remove', 'entries'],
  moveEntry: ['path.move', 'entry'],
  entry: ['entry.get', 'entry'],
  closeEntry: ['entry.close', 'entry'],
  updateEntry: ['entry.update', 'entry', 'arguments'],
  provideContent: ['entry.provide', 'entry', 'content'],
  links: ['entry.links', 'entry'],
  follow: ['entry.follow', 'entry', 'link'],
  answer: ['answer', 'entry', 'answer'],
  showColumn: ['column.show', 'type', 'arguments'],
  lock: ['lock', 'reason'],
  unlock: ['unlock', 'lock'],
  establishCheckpoint: ['checkpoint.establish', 'checkpoint'],
  returnToCheckpoint: ['checkpoint.return', 'checkpoint'],
  canReturn: ['checkpoint.canReturn', 'checkpoint'],
  removeCheckpoint: ['checkpoint.remove', 'checkpoint'],
  addMapping: ['mapping.add', 'from', 'to'],
  removeMapping: ['mapping.remove', 'mapping'],
  bindTrigger: ['trigger.bind', 'trigger', 'operation'],
  setTrigger: ['trigger.set', 'trigger'],
  unbindTrigger: ['trigger.unbind', 'trigger'],
  startFlow: ['flow.start', 'name'],
  nextStep: ['flow.next', 'flow', 'type', 'arguments'],
  updateFlow: ['flow.update', 'flow', 'data'],
  completeFlow: ['flow.complete', 'flow'],
  cancelFlow: ['flow.cancel', 'flow', 'reason'],
  failFlow: ['flow.fail', 'flow', 'reason'],
  flows: ['flow.list'],
  flow: ['flow.get', 'flow'],
  attachments: ['attachment.list'],
  state: ['state.get'],
  setState: ['state.set', 'state'],
  history: ['history.list'],
  undo: ['undo'],
  transaction: ['transaction', 'operations'],
  plan: ['plan', 'operations'],
  describeRules: ['rules.describe'],
  checkRules: ['rules.check'],
  reportRendering: ['renderer.report'],
};

// The host's own word that time is up should come before the client gives up.
const MARGIN = 5000;

/** The host's methods as functions: each only names its parameters and calls `call`. */
export class Methods extends EventEmitter {
  /** Sends a message to whoever provides an entry; `timeout` is the provider's, in milliseconds. */
  async ask(entry, message, { timeout, signal, ...params } = {}) {
    if (timeout === undefined) return this.call('entry.ask', { ...params, entry, message }, { signal });
    return this.call('entry.ask', { ...params, entry, message, timeout: timeout / 1000 }, { signal, timeout: timeout + MARGIN });
  }
}

for (const [name, [method, ...positions]] of Object.entries(METHODS)) {
  Methods.prototype[name] = function (...given) {
    const { timeout, signal, ...params } = given[positions.length] ?? {};
    positions.forEach((parameter, index) => (params[parameter] = given[index] === undefined ? params[parameter] : given[index]));
    return this.call(method, params, { timeout, signal });
  };
}
