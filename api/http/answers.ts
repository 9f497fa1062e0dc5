import type { ServerResponse } from 'node:http';
import { SearchNotReady } from '#api/ports/until-warm.ts';
import { type Problem, problemOf, Refusal } from '#contracts/problems.ts';
import type { HeaderLine } from './security-headers.ts';

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  if (status === 204 || value === undefined) {
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value));
}

/** Any error as a problem: refusals as they are, faults of ours as 'internal' without a word about their inside. */
export function problemFor(error: unknown): Problem {
  if (error instanceof Refusal) return problemOf(error.code, error.details);
  const code = (error as { code?: string } | null)?.code ?? '';
  if (error instanceof SearchNotReady) return problemOf('busy', { facts: { retryAfterSeconds: 5 } });
  if (code.startsWith('SQLITE_BUSY')) return problemOf('busy', { facts: { retryAfterSeconds: 1 } });
  if (code === 'SQLITE_FULL') return problemOf('storage-full');
  return problemOf('internal');
}

export function sendProblem(response: ServerResponse, problem: Problem): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const [name, value] of retryLines(problem)) response.setHeader(name, value);
  response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.statusCode = problem.status;
  response.end(JSON.stringify(problem));
}

/** When to come again, where the problem knows. */
export function retryLines({ facts }: Problem): HeaderLine[] {
  return facts?.retryAfterSeconds === undefined ? [] : [['Retry-After', String(facts.retryAfterSeconds)]];
}

/** @param location a path of ours, or a whole address; what may not stand in a header is encoded. */
export function redirect(response: ServerResponse, status: 301 | 303, location: string): void {
  response.writeHead(status, { Location: location.replace(/[^\x21-\x7e]+/g, encodeURIComponent) });
  response.end();
}
