import { join } from 'node:path';

/** Where the host listens: $NAVHOST_SOCKET, else in $XDG_RUNTIME_DIR, else in a folder of the user's own. */
export function defaultSocket(environment = process.env) {
  if (environment.NAVHOST_SOCKET) return environment.NAVHOST_SOCKET;
  if (environment.XDG_RUNTIME_DIR) return join(environment.XDG_RUNTIME_DIR, 'navhost.sock');
  return join(environment.TMPDIR || '/tmp', `navhost-${process.getuid()}`, 'navhost.sock');
}
