import { lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConnectionError } from './errors.js';

/** Where the host listens: $NAVHOST_SOCKET, else in $XDG_RUNTIME_DIR, else in a folder of the user's own. */
export function defaultSocket(environment = process.env) {
  if (environment.NAVHOST_SOCKET) return environment.NAVHOST_SOCKET;
  if (environment.XDG_RUNTIME_DIR) return join(environment.XDG_RUNTIME_DIR, 'navhost.sock');
  return join(environment.TMPDIR || '/tmp', `navhost-${process.getuid()}`, 'navhost.sock');
}

/** The secret that tells the host who asks: the content of the file, else of $NAVHOST_SECRET_FILE. */
export function hostSecret(file, environment = process.env) {
  const path = file || environment.NAVHOST_SECRET_FILE;
  return path ? readFileSync(path, 'utf8').trim() : undefined;
}

/** The folder in the temporary folder, when `defaultSocket` falls back to it. */
export function ownFolder(environment = process.env) {
  return environment.NAVHOST_SOCKET || environment.XDG_RUNTIME_DIR ? undefined : dirname(defaultSocket(environment));
}

/**
 * Every user can make folders in the temporary folder, and play the host there. So this one must belong to the user
 * alone.
 */
export function checkFolder(folder) {
  const status = folder && lstatSync(folder, { throwIfNoEntry: false });
  if (!status || (status.isDirectory() && status.uid === process.getuid() && !(status.mode & 0o077))) return;
  throw new ConnectionError(`${folder} must be a folder that belongs to you alone (mode 0700)`, 'unreachable');
}
