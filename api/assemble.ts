import { randomBytes, randomFillSync } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { V7Generator } from 'uuidv7';
import type { SearchEngine } from '#search-index/engine.ts';
import { createAnswering } from './app.ts';
import type { Settings } from './config.ts';
import type { Database } from './db/database.ts';
import { createSealing } from './db/sealing.ts';
import type { App } from './http/app-context.ts';
import type { AstroHandler } from './http/astro.ts';
import { type Cookies, createCookies } from './http/cookies.ts';
import { developmentInbox } from './http/inbox.ts';
import { createLimiter, type Limiter } from './http/limits.ts';
import type { Pictures } from './http/pictures.ts';
import type { StaticPages } from './http/static-pages.ts';
import { createJobHandlers } from './jobs/handlers.ts';
import { createJobRunner, type JobRunner } from './jobs/runner.ts';
import type { EventForwarder } from './ports/event-forwarder.ts';
import type { LinkReader } from './ports/link-reader.ts';
import { embeddedInbox, type MailPort, smtpMail } from './ports/mail.ts';
import { createPasswordHashing } from './ports/password-hashing.ts';
import type { PictureReader } from './ports/picture-reader.ts';

export interface Outside {
  settings: Settings;
  secret: string;
  db: Database;
  search: SearchEngine;
  readLink: LinkReader;
  readPicture: PictureReader;
  log: Logger;
  now?: () => number;
  mail?: MailPort;
  eventForwarder?: EventForwarder;
  limiter?: Limiter;
  pages: StaticPages;
  pictures: Pictures;
  astro: AstroHandler | null;
}

export interface Assembled {
  app: App;
  /** Answers a request; it does not listen. */
  answer: RequestListener;
  jobs: JobRunner;
  cookies: Cookies;
}

/** Puts the server together from its settings and the outside world, without listening. */
export function assemble(outside: Outside): Assembled {
  const { settings, db, log } = outside;
  const now = outside.now ?? Date.now;
  const app: App = {
    settings,
    db,
    search: outside.search,
    sealing: createSealing(outside.secret),
    hashing: createPasswordHashing(),
    readLink: outside.readLink,
    readPicture: outside.readPicture,
    eventForwarder: outside.eventForwarder,
    now,
    newId: newIds(),
    newSecret: secretsInStock(),
  };
  const mail =
    outside.mail ??
    (settings.smtpUrl !== null
      ? smtpMail(settings.smtpUrl, `Layette <no-reply@${new URL(settings.publicUrl).hostname}>`)
      : embeddedInbox(db, app.newId, now));
  const jobs = createJobRunner(app, createJobHandlers({ mail }), log);
  const cookies = createCookies({ secret: outside.secret, secure: settings.publicUrl.startsWith('https:') });
  const answer = createAnswering({
    app,
    cookies,
    limiter: outside.limiter ?? createLimiter(),
    log,
    pages: outside.pages,
    pictures: outside.pictures,
    astro: outside.astro,
    onChanged: jobs.nudge,
    inbox: settings.demo && settings.smtpUrl === null ? developmentInbox(app) : null,
  });
  return { app, answer, jobs, cookies };
}

const secretBytes = 16;
const secretsAtOnce = 256;

/** UUIDv7 with random numbers fetched by the page, too. */
function newIds(): () => string {
  const numbers = new Uint32Array(1024);
  let next = numbers.length;
  const generator = new V7Generator({
    nextUint32() {
      if (next === numbers.length) {
        randomFillSync(numbers);
        next = 0;
      }
      return numbers[next++]!;
    },
  });
  return () => generator.generate().toString();
}

/** 128 random bits as text. They are fetched by the page, because asking the system costs the same for one and for many. */
function secretsInStock(): () => string {
  let stock = Buffer.alloc(0);
  return () => {
    if (stock.length === 0) stock = randomBytes(secretBytes * secretsAtOnce);
    const secret = stock.toString('base64url', 0, secretBytes);
    stock = stock.subarray(secretBytes);
    return secret;
  };
}
