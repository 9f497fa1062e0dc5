import type { ServerResponse } from 'node:http';
import { SearchNotReady } from '#api/ports/until-warm.ts';
import { type Problem, problemOf, Refusal } from '#contracts/problems.ts';
import { jsonOf } from './json-ready.ts';
import type { HeaderLine } from './security-headers.ts';

/**
 * All headers at once (`lines`: name, value, name, value), none set before: setting each on its own costs as much as a read from the database.
 * @param json the value as JSON, where that was made already.
 */
export function sendJson(
  response: ServerResponse,
  status: number,
  lines: readonly string[],
  value: unknown,
  json = jsonOf(value),
): void {
  if (status === 204 || value === undefined) {
    response.writeHead(status, [...lines]);
    response.end();
    return;
  }
  const bytes = Buffer.byteLength(json);
  const type = 'application/json; charset=utf-8';
  response.writeHead(status, [...lines, 'Content-Type', type, 'Content-Length', String(bytes)]);
  // The same bytes where all is ASCII, and Node writes them at once: for UTF-8 it first makes room for three times as many.
  response.end(json, bytes === json.length ? 'latin1' : 'utf8');
}

export function setHeaders(response: ServerResponse, headers: readonly HeaderLine[]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
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
  setHeaders(response, retryLines(problem));
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
export function redirect(
  response: ServerResponse,
  status: 301 | 303,
  location: string,
  headers: readonly HeaderLine[] = [],
): void {
  const encoded: HeaderLine = ['Location', location.replace(/[^\x21-\x7e]+/g, encodeURIComponent)];
  response.writeHead(status, [...headers, encoded].flat());
  response.end();
}
