import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { Refusal } from '#contracts/problems.ts';
import type { ChangeRoute } from './route.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** The file of a multipart form, whole and in memory. */
    upload?: Buffer | undefined;
  }
}

/** Each holds its file in memory until it is written anew. Nobody has all of them. */
const atOnceMax = { all: 8, person: 2 };
/** By whom. */
const underWay = new Map<Response, string>();

/**
 * Takes one file and a few short fields of a multipart form, from somebody who is signed in. An upload that its sender breaks off is no
 * error: nobody waits for an answer.
 */
export function receiveUpload({ field, bytesMax }: NonNullable<ChangeRoute['upload']>): RequestHandler {
  const receive = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: bytesMax, files: 1, fields: 10, fieldSize: 2_000, fieldNameSize: 50, parts: 11 },
  }).single(field);
  return (request, response, next) => {
    if (!isMultipart(request)) return next();
    const { user } = request.caller;
    if (user === null) throw new Refusal('sign-in-required');
    // Broken off while its sender was looked up: nothing would tell of its end.
    if (response.closed) return;
    const own = [...underWay.values()].filter((id) => id === user.id);
    if (underWay.size >= atOnceMax.all || own.length >= atOnceMax.person)
      throw new Refusal('busy', { facts: { retryAfterSeconds: 5 } });
    underWay.set(response, user.id);
    const release = () => underWay.delete(response);
    response.once('close', release);
    receive(request, response, (error: unknown) => {
      if (request.destroyed && error !== undefined) return void release();
      if (error === undefined) {
        request.upload = request.file?.buffer;
        return next();
      }
      next(refusalOf(error));
    });
  };
}

export const isMultipart = (request: Request): boolean => Boolean(request.is('multipart/form-data'));

function refusalOf(error: unknown): Refusal {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
    return new Refusal('body-too-large', { detail: 'That photo is too large. Please choose one of up to 12 MB.' });
  return new Refusal('malformed-request');
}
