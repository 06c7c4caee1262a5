// @ts-check
import { refusal } from '../shared/gateway.js';
import { EventParser } from '../shared/stream.js';

/**
 * Reads the traffic of the host, on a stream of its own: it is read only while a person looks at it or records.
 * Without `text` the lines come without what is in them.
 */
export class Monitor {
  #abort = new AbortController();

  /**
   * @param {import('../shared/connection.js').Connection} connection
   * @param {{text: boolean, scene: string}} options
   * @param {{traffic: (traffic: any) => void, begun: () => void, ended: (reason: string) => void}} listener
   */
  constructor(connection, options, listener) {
    this.connection = connection;
    this.options = options;
    this.listener = listener;
    this.#read().catch((error) => this.#abort.signal.aborted || listener.ended(error.message));
  }

  close() {
    this.#abort.abort();
  }

  async #read() {
    const { text, scene } = this.options;
    const query = new URLSearchParams({ scene, traffic: '1', ...(text ? { text: '1' } : {}) });
    const response = await fetch(`/watch?${query}`, {
      headers: { ...this.connection.gateway.headers, Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: this.#abort.signal,
    });
    if (!response.ok || !response.body) throw await refusal(response);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = new EventParser();
    let isBegun = false;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (const { name, data } of parser.take(value)) {
        if (name === 'traffic') this.listener.traffic(data);
        else if (name === 'waiting' || name === 'bye') throw new Error('the host has gone');
        else if (!isBegun && name === 'watching') isBegun = true;
        if (isBegun) this.listener.begun();
      }
    }
    this.listener.ended('the stream has ended');
  }
}
