import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { Refusal } from '#contracts/problems.ts';
import { requestMs } from './connections.ts';
import type { ChangeRoute } from './route.ts';
import { UnderWay } from './under-way.ts';

declare module 'express-serve-static-core' {
  interface Request {
    /** The file of a multipart form, whole and in memory. */
    upload?: Buffer | undefined;
  }
}

/**
 * Each upload holds its file in memory until it is re-encoded or parsed: 24 of 12 MB at most. Two homes had all of eight, and so had eight
 * homes with one each. Nobody can use all slots, with however many accounts: the last six are for homes that have none under way, since
 * six homes with four each had all, with photos that had arrived and waited for their turn.
 */
const atOnceMax = { all: 24, ofHomesWithOne: 18, person: 2 };
const ofAddresses = new UnderWay({ household: 4, network: 6 });
/** What a slow phone sends in a second. A body that comes slower than this for a few seconds gives way to another upload. */
const slowBytesPerSecond = 20_000;
const graceMs = 5_000;

interface Upload {
  userId: string;
  address: string;
  socket: Socket;
  begunMs: number;
  bytesBefore: number;
  /** How long its body is; NaN where it does not say. */
  bytes: number;
  /** It has arrived, and is being worked with: its file stays in memory, whether or not anybody waits for the response. */
  isInUse: boolean;
  end: () => void;
}
const underWay = new Map<Response, Upload>();

function endUpload(response: Response): void {
  underWay.get(response)?.end();
  underWay.delete(response);
}

/**
 * Bodies sent as slowly as possible would otherwise keep everybody else's photos out. What gives way, after a few seconds: a body that
 * comes slower than from any phone; one so slow that it would be cut off before its end anyway; and, to a home that has none under way,
 * the newest of the home that has the most.
 */
function endSlowUpload(newcomer: string): void {
  const arriving = [...underWay]
    .filter(([response]) => !response.req.complete)
    .map(([response, upload]) => ({ response, upload, ms: performance.now() - upload.begunMs }))
    .filter(({ ms }) => ms >= graceMs)
    .map(({ response, upload, ms }) => ({
      response,
      upload,
      ms,
      bytesPerSecond: (upload.socket.bytesRead - upload.bytesBefore) / (ms / 1_000),
      ofHousehold: ofAddresses.ofHousehold(upload.address),
    }))
    .toSorted((one, other) => one.bytesPerSecond - other.bytesPerSecond);
  const ended =
    arriving.find(({ bytesPerSecond }) => bytesPerSecond < slowBytesPerSecond) ??
    arriving.find(({ upload, bytesPerSecond }) => bytesPerSecond * (requestMs / 1_000) < upload.bytes) ??
    (ofAddresses.ofHousehold(newcomer) > 0
      ? undefined
      : arriving
          .filter(({ ofHousehold }) => ofHousehold > 1)
          .toSorted((one, other) => other.ofHousehold - one.ofHousehold || one.ms - other.ms)[0]);
  if (ended === undefined) return;
  endUpload(ended.response);
  ended.upload.socket.destroy();
}

/** Runs before the body of a call with a possible file arrives: only signed-in users may send one, and only few at the same time. */
export const admitFile: RequestHandler = (request, response, next) => {
  const { user, address, waiting } = request.caller;
  if (user === null) throw new Refusal(waiting ? 'second-factor-needed' : 'sign-in-required');
  // The connection closed while its sender was looked up: no event would follow.
  if (response.closed) return;
  if (underWay.has(response)) return next();
  const isFullForSender =
    ofAddresses.isFull(address) ||
    [...underWay.values()].filter((one) => one.userId === user.id).length >= atOnceMax.person;
  const atMost = ofAddresses.ofHousehold(address) > 0 ? atOnceMax.ofHomesWithOne : atOnceMax.all;
  // Not for somebody who would be refused anyway.
  if (!isFullForSender && underWay.size === atMost) endSlowUpload(address);
  const isFull = isFullForSender || underWay.size >= atMost;
  if (isFull) throw new Refusal('busy', { facts: { retryAfterSeconds: 5 } });
  const { socket } = request;
  const end = ofAddresses.begin(address);
  underWay.set(response, {
    userId: user.id,
    address,
    socket,
    begunMs: performance.now(),
    // What has already arrived of the body came with the head.
    bytesBefore: socket.bytesRead - request.readableLength,
    bytes: Number(request.headers['content-length']),
    isInUse: false,
    end,
  });
  response.once('close', () => {
    if (!underWay.get(response)?.isInUse) endUpload(response);
  });
  next();
};

/** The place of an upload is taken as long as `work` has its file, and lost once its client has gone too. */
export async function keepPlaceDuring(request: Request, response: Response, work: () => Promise<void>): Promise<void> {
  const upload = underWay.get(response);
  if (upload === undefined) return work();
  upload.isInUse = true;
  try {
    await work();
  } finally {
    upload.isInUse = false;
    letGo(request);
    if (response.closed) endUpload(response);
  }
}

/** A page that shows a refused form again needs no file, and may wait for its turn. Multer keeps `file` itself. */
function letGo(request: Request): void {
  request.upload = undefined;
  if (request.file !== undefined) Reflect.deleteProperty(request.file, 'buffer');
}

/**
 * Copies each piece to its place as it arrives. Multer's own storage joins them at the end, when every file is in memory twice: uploads of ten
 * addresses that ended together took 440 MB. What is allocated and not written to takes no memory.
 */
const inOnePiece = (bytesMax: number): StorageEngine => ({
  _handleFile({ headers }, file, done) {
    const bytesOfBody = Number(headers['content-length'] ?? bytesMax);
    const whole = Buffer.allocUnsafeSlow(Math.min(bytesOfBody, bytesMax));
    let size = 0;
    file.stream.on('data', (piece: Buffer) => {
      size += piece.copy(whole, size);
    });
    file.stream.on('end', () => done(null, { buffer: whole.subarray(0, size), size }));
  },
  _removeFile(_request, file, done) {
    Reflect.deleteProperty(file, 'buffer');
    done(null);
  },
});

/**
 * Accepts one file and a few short fields of a multipart form, from a signed-in user. An upload that its sender aborts is not an error:
 * nobody waits for a response.
 */
export function receiveUpload({ field, bytesMax }: NonNullable<ChangeRoute['upload']>): RequestHandler {
  const receive = multer({
    storage: inOnePiece(bytesMax),
    limits: {
      fileSize: bytesMax,
      files: 1,
      fields: 10,
      fieldSize: 2_000,
      fieldNameSize: 50,
      parts: 11,
      // No name of ours has brackets: `a[4294967294]` would become a list of that length, and `a[b]` an object.
      fieldNestingDepth: 0,
    },
  }).single(field);
  return (request, response, next) => {
    if (!isMultipart(request)) return next();
    admitFile(request, response, () =>
      receive(request, response, (error: unknown) => {
        // Not the request, which is over as soon as it was read: an empty one before that is refused.
        if (request.socket.destroyed && error !== undefined) return endUpload(response);
        if (error !== undefined) return next(refusalOf(error));
        // Multer passes on, unread, what it does not take as multipart, such as a content type that ends in a semicolon.
        if (request.body === undefined) return next(new Refusal('malformed-request'));
        request.upload = request.file?.buffer;
        next();
      }),
    );
  };
}

export const isMultipart = (request: Request): boolean => Boolean(request.is('multipart/form-data'));

function refusalOf(error: unknown): Refusal {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
    return new Refusal('body-too-large', { detail: 'That photo is too large. Please choose one of up to 12 MB.' });
  return new Refusal('malformed-request');
}
