/** A client for navhost. `connect` gives a `Client`; `Tree` follows a scene. */
export { Client, connect } from './client.js';
export { ConnectionError, NavhostError, TimeoutError, isRefusal } from './errors.js';
export { RawJSON } from './json.js';
export { defaultSocket } from './socket.js';
export { Tree } from './tree.js';
