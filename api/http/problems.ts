import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { refusalOfDatabase } from '#api/db/database-faults.ts';
import { SearchNotReady } from '#api/ports/until-warm.ts';
import { type Problem, problemOf, Refusal } from '#contracts/problems.ts';

/** Any error as a problem: refusals as they are, our own faults as 'internal' without any internal detail. */
export function problemFor(error: unknown): Problem {
  if (error instanceof Refusal) return problemOf(error.code, error.details);
  if (error instanceof SearchNotReady) return problemOf('busy', { facts: { retryAfterSeconds: 5 } });
  const fault = refusalOfDatabase(error);
  if (fault !== undefined) return problemOf(fault.code, fault.details);
  const { status } = (error ?? {}) as { status?: number };
  // Express and its body parsers set a status for the client's mistakes.
  if (status === 413) return problemOf('body-too-large');
  if (status === 415) return problemOf('not-json');
  if (status !== undefined && status >= 400 && status < 500) return problemOf('malformed-request');
  return problemOf('internal');
}

export function sendProblem(response: Response, problem: Problem): void {
  const wait = problem.facts?.retryAfterSeconds;
  if (wait !== undefined) response.set('Retry-After', String(wait));
  response.status(problem.status).set('Cache-Control', 'no-store').type('application/problem+json');
  response.send(JSON.stringify(problem));
}

export const refuseUnknown: RequestHandler = () => {
  throw new Refusal('not-found');
};

export const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The last middleware: turns what was thrown into a problem. The request log reads `response.err`. */
export const handleErrors: ErrorRequestHandler = (error, _request, response, next) => {
  response.err = toError(error);
  const problem = problemFor(error);
  // Express would log a stack trace for each client that disconnects.
  if (response.headersSent) return problem.status === 500 ? next(error) : void response.destroy();
  sendProblem(response, problem);
};
