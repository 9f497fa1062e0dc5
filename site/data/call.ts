import { newCallKey } from '#contracts/call-keys.ts';
import { addressOf, type Endpoint, type InputOf, isSafe, type OutputOf } from '#contracts/endpoint.ts';
import type { Problem } from '#contracts/problems.ts';
import { accountOfPage } from './account-of-page.ts';

/** A refusal by the server, or a failure to reach it. Screens decide by `problem.code`. */
export class CallError extends Error {
  override name = 'CallError';
  readonly problem: Problem | UnreachableProblem;
  constructor(problem: Problem | UnreachableProblem) {
    super(problem.detail ?? problem.title);
    this.problem = problem;
  }
}

export interface UnreachableProblem {
  code: 'unreachable';
  title: string;
  detail?: undefined;
  fields?: undefined;
  facts?: undefined;
}

const unreachable: UnreachableProblem = {
  code: 'unreachable',
  title: 'We couldn’t reach the shop. Nothing was lost; please try again.',
};

export interface CallOptions {
  signal?: AbortSignal;
  /** Send the same key when repeating an attempt, and the server does it only once. A new attempt gets its own key. */
  key?: string;
}

/**
 * The browser's only way to the API.
 * @throws {CallError} for every refusal and for a lost connection; {DOMException} AbortError when aborted.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const { body } = input as { body?: unknown };
  const changes = !isSafe(endpoint.method);
  const sent = JSON.stringify(body ?? {});
  let response: Response;
  let text: string;
  try {
    response = await fetch(addressOf(endpoint, input as object), {
      method: endpoint.method,
      signal: options.signal ?? null,
      ...(changes
        ? {
            // It arrives though the page is left meanwhile.
            keepalive: isShort(sent),
            headers: {
              'content-type': 'application/json',
              'idempotency-key': options.key ?? newCallKey(),
              ...accountOfPage(),
            },
            body: sent,
          }
        : {}),
    });
    // A connection that is cut in the middle of the answer: the change may have been made.
    text = await response.text();
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new CallError(unreachable);
  }
  const answer: unknown = text === '' ? undefined : parse(text);
  if (!response.ok) throw new CallError(isProblem(answer) ? answer : unreachable);
  // Cut without an error, or somebody else's page: as with a lost answer, the change may have been made.
  if (answer === undefined && text !== '') throw new CallError(unreachable);
  return answer as OutputOf<E>;
}

/** A browser keeps alive some 64 kB of requests at once, and refuses what is more. */
const isShort = (text: string): boolean => text.length < 2_000;

/** The page of a proxy or of a network that wants a sign-in is not JSON: it counts as not having reached the server. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'title' in value;
