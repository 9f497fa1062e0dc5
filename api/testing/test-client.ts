import { parseSetCookie } from 'cookie';
import { addressOf, type Endpoint, type InputOf, type OutputOf } from '#contracts/endpoint.ts';
import type { Problem } from '#contracts/problems.ts';

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** One browser: keeps its cookies, and sends the Origin that our own pages would. */
export class TestClient {
  readonly origin: string;
  readonly #jar = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The output of a call that must succeed. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers: Record<string, string> = {},
  ): Promise<OutputOf<E>> {
    const answer = await this.send(endpoint, input, headers);
    if (answer.status >= 400)
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body as OutputOf<E>;
  }

  /** The problem of a call that must be refused. */
  async refused<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers: Record<string, string> = {},
  ): Promise<Problem> {
    const answer = await this.send(endpoint, input, headers);
    if (answer.status < 400)
      throw new Error(`${endpoint.method} ${endpoint.path} was allowed: ${JSON.stringify(answer.body)}`);
    return answer.body as Problem;
  }

  async send<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    headers: Record<string, string> = {},
  ): Promise<Answer<OutputOf<E> | Problem>> {
    const { body } = input as { body?: unknown };
    const response = await this.fetch(addressOf(endpoint, input as object), {
      method: endpoint.method,
      headers: { ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? undefined : JSON.parse(text),
      headers: response.headers,
    } as Answer<OutputOf<E> | Problem>;
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(address, this.origin), {
      redirect: 'manual',
      ...init,
      headers: {
        origin: this.origin,
        cookie: this.cookies(),
        ...(init.headers as Record<string, string>),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const { name, value, maxAge } = parseSetCookie(line);
      if (maxAge === 0) this.#jar.delete(name);
      else this.#jar.set(name, value ?? '');
    }
    return response;
  }

  /** Posts a form as a browser without script does. */
  postForm(address: string, fields: Record<string, string>): Promise<Response> {
    return this.fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  cookie(name: string): string | undefined {
    return this.#jar.get(name);
  }

  /** All cookies, as a request sends them. */
  cookies(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  setCookie(name: string, value: string): void {
    this.#jar.set(name, value);
  }
}
