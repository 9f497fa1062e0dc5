import { vi } from 'vitest';

export interface SentCall {
  /** "POST /api/v3/cart_items" */
  call: string;
  body: unknown;
  /** Idempotency key of a change. */
  key: string | null;
}

type Answer = unknown | ((sent: SentCall) => unknown);

/** A server's refusal: a `Response` with a problem. */
export const refusal = (status: number, problem: { code: string; title: string; [more: string]: unknown }): Response =>
  Response.json({ type: `/problems/${problem.code}`, status, ...problem }, { status });

/**
 * Answers `fetch` by "METHOD path": JSON, a `Response`, or a function of the sent body. Throw in a function to simulate an unreachable
 * server.
 */
export function fakeServer(answers: Record<string, Answer>): { sent: SentCall[]; changes: () => SentCall[] } {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = init;
    const call = `${method} ${address.split('?')[0]}`;
    const one = {
      call,
      body: body ? JSON.parse(body as string) : null,
      key: new Headers(headers).get('idempotency-key'),
    };
    sent.push(one);
    if (!(call in answers)) throw new Error(`The fake server has no answer for ${call}`);
    const answer = answers[call];
    const value = await (typeof answer === 'function' ? answer(one) : answer);
    return value instanceof Response ? value.clone() : Response.json(value);
  });
  return { sent, changes: () => sent.filter(({ call }) => !call.startsWith('GET ')) };
}
