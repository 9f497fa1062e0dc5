import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { Refusal } from '#contracts/problems.ts';
import type { ChangeRoute } from './route.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** The file of a multipart form, whole and in memory. */
    upload?: Buffer | undefined;
  }
}

/** Each holds its file in memory until it is written anew. */
const atOnceMax = 4;
let underWay = 0;

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
    if (request.caller.user === null) throw new Refusal('sign-in-required');
    if (underWay >= atOnceMax) throw new Refusal('busy', { facts: { retryAfterSeconds: 5 } });
    underWay += 1;
    let isCounted = true;
    const release = () => {
      if (isCounted) underWay -= 1;
      isCounted = false;
    };
    response.once('close', release);
    receive(request, response, (error: unknown) => {
      if (request.destroyed && error !== undefined) return release();
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
