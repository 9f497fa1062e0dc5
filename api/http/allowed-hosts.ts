import type { RequestHandler } from 'express';
import { Refusal } from '#contracts/problems.ts';
import { problemFor, sendProblem } from './answers.ts';

const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Answers only to our own names, so that a forged Host never reaches a link in a mail or a cached page. */
export function allowOwnHosts(publicUrl: string, production: boolean): RequestHandler {
  const ours = new URL(publicUrl).host;
  return (request, response, next) => {
    const host = request.headers.host ?? '';
    if (host === ours || !production || local.test(host)) return next();
    sendProblem(response, problemFor(new Refusal('not-found')));
  };
}
