import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * The longest wait of a test, in milliseconds, and a deadline that no test reaches. A slow or busy machine needs less.
 */
export const PATIENCE = 600;

async function temporarySocket() {
  const folder = await mkdtemp(join(tmpdir(), 'nh-'));
  return { folder, path: join(folder, 'h.sock') };
}

const NAVHOST = process.env.NAVHOST_BIN || fileURLToPath(new URL('../../../.build/debug/navhost', import.meta.url));

/** navhost as a child process: the program that $NAVHOST_BIN names, else a debug build's. It ends with the test. */
export class RealHost {
  static async start(test, ...options) {
    const host = Object.assign(new RealHost(), await temporarySocket(), { options });
    test.after(() => host.stop());
    await host.start();
    return host;
  }

  async start() {
    const patience = ['--question-timeout', `${PATIENCE}`, '--max-question-timeout', `${PATIENCE}`];
    const command = ['serve', '--socket', this.path, '--store', 'none', '--config', 'none', '--log-level', 'error', ...patience, ...this.options];
    this.process = spawn(NAVHOST, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    // The first line comes when it listens.
    await once(createInterface(this.process.stdout), 'line');
  }

  async kill(signal = 'SIGKILL') {
    const exited = once(this.process, 'exit');
    this.process.kill(signal);
    await exited;
  }

  async stop() {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.kill('SIGTERM');
    await rm(this.folder, { recursive: true });
  }
}

/** Lets `serve(peer)` play the host on each connection. */
export class FakeHost {
  static async start(test, serve) {
    const host = Object.assign(new FakeHost(), await temporarySocket());
    const peers = [];
    const server = net.createServer((socket) => {
      const peer = new Peer(socket);
      peers.push(peer);
      // The client may leave whenever it likes.
      socket.on('error', () => {});
      serve(peer, peers.length);
    });
    server.listen(host.path);
    await once(server, 'listening');
    test.after(async () => {
      peers.forEach(({ socket }) => socket.destroy());
      server.close();
      await rm(host.folder, { recursive: true });
    });
    return host;
  }
}

/** The host's end of a connection. */
class Peer {
  constructor(socket) {
    this.socket = socket;
    this.lines = createInterface(socket)[Symbol.asyncIterator]();
  }

  /** The next message of the client. */
  async read() {
    const { value, done } = await this.lines.next();
    if (done) throw new Error('the client has closed');
    return JSON.parse(value);
  }

  /** Sends these messages in one write. */
  send(...messages) {
    this.socket.write(messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join(''));
  }
}

/**
 * Stands between a client and a host, and cuts each connection after as many bytes for the client as `budget()` says.
 */
export class Proxy {
  cuts = 0;

  static async start(test, host, budget) {
    const proxy = Object.assign(new Proxy(), await temporarySocket());
    const server = net.createServer((client) => proxy.#join(client, net.connect(host.path), budget()));
    server.listen(proxy.path);
    await once(server, 'listening');
    test.after(async () => {
      server.close();
      await rm(proxy.folder, { recursive: true });
    });
    return proxy;
  }

  #join(client, host, budget) {
    let left = budget;
    const part = () => [client, host].forEach((socket) => socket.destroy());
    for (const socket of [client, host]) socket.on('error', part).on('close', part);
    client.pipe(host);
    host.on('data', (chunk) => {
      if (left <= 0) return;
      client.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left > 0) return;
      this.cuts++;
      client.end();
    });
  }
}

/** Takes a given number of events of a watch. */
export async function take(events, count) {
  const taken = [];
  while (taken.length < count) {
    const { value, done } = await events.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}
