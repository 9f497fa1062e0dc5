import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A simple client for many requests at once: a third of the cost of `fetch`, and it sends exactly what it is given. */
export class Wire {
  readonly origin: string;
  readonly #agent: Agent;

  constructor(origin: string, connections = 50) {
    this.origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @throws when the connection breaks or no response arrives in time. */
  send(
    method: string,
    path: string,
    options: { body?: unknown; raw?: string | Buffer; headers?: Record<string, string>; timeoutMs?: number } = {},
  ): Promise<WireAnswer> {
    const payload = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const { hostname, port } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const sent = request({
        hostname,
        port,
        method,
        path,
        agent: this.#agent,
        headers: {
          origin: this.origin,
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
          ...options.headers,
        },
        timeout: options.timeoutMs ?? 15_000,
      });
      sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.once('error', reject);
      sent.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      });
      sent.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The Cookie header that a browser would send after this response. */
export const cookiesOf = (headers: IncomingHttpHeaders): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]!).join('; ');
