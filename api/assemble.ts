import { randomBytes } from 'node:crypto';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import type { SearchEngine } from '#search-index/engine.ts';
import { createApp } from './app.ts';
import type { Settings } from './config.ts';
import type { Database } from './db/database.ts';
import { createSealing } from './db/sealing.ts';
import { createFindingBudget, type FindingBudget } from './features/registries/finding-budget.ts';
import type { App } from './http/app-context.ts';
import { type Cookies, createCookies } from './http/cookies.ts';
import { type LetOthersIn, letOthersIn } from './http/event-loop.ts';
import { createLimiter, type Limiter } from './http/limits.ts';
import { type LiveUpdates, liveUpdates } from './http/live-updates.ts';
import type { Site } from './http/site.ts';
import { createJobHandlers } from './jobs/handlers.ts';
import { createJobRunner, type JobRunner } from './jobs/runner.ts';
import type { EventForwarder } from './ports/event-forwarder.ts';
import type { LinkReader } from './ports/link-reader.ts';
import { embeddedInbox, type MailPort, smtpMail } from './ports/mail.ts';
import { createPasswordHashing } from './ports/password-hashing.ts';
import { embeddedPayments, type PaymentPort } from './ports/payments.ts';
import type { PictureReader } from './ports/picture-reader.ts';
import { encodeInProcess, type PictureEncoder } from './ports/pictures-in-process.ts';

export interface Outside {
  settings: Settings;
  secret: string;
  db: Database;
  search: SearchEngine;
  readLink: LinkReader;
  readPicture: PictureReader;
  encodePicture?: PictureEncoder;
  log: Logger;
  now?: () => number;
  mail?: MailPort;
  payments?: PaymentPort | null;
  checkpoint?: App['checkpoint'];
  eventForwarder?: EventForwarder;
  limiter?: Limiter;
  letOthersIn?: LetOthersIn;
  unverifiedHoldsFactor?: number;
  findingBudget?: FindingBudget;
  /** For tests: jobs run only when asked, at most so many of each queue at once. */
  jobsWhenAsked?: { atOnce: number };
  site: Site | null;
}

export interface Assembled {
  app: App;
  /** Handles requests, but does not listen. */
  express: Express;
  jobs: JobRunner;
  cookies: Cookies;
  live: LiveUpdates;
}

/** Assembles the server from its settings and external services, without listening. */
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
    encodePicture: outside.encodePicture ?? encodeInProcess,
    eventForwarder: outside.eventForwarder,
    // The embedded provider takes no real payments, so a production shop has none until a provider is configured.
    payments: outside.payments ?? (settings.production ? null : embeddedPayments),
    checkpoint: outside.checkpoint ?? (async () => undefined),
    unverifiedHoldsFactor: outside.unverifiedHoldsFactor ?? 1,
    findingBudget: outside.findingBudget ?? createFindingBudget(),
    now,
    newId: uuidv7,
    newSecret: () => randomBytes(16).toString('base64url'),
  };
  const mail =
    outside.mail ??
    (settings.smtpUrl !== null
      ? smtpMail(settings.smtpUrl, `Layette <no-reply@${new URL(settings.publicUrl).hostname}>`)
      : embeddedInbox(db, app.newId, now));
  const jobs = createJobRunner(app, createJobHandlers({ mail }), log, outside.jobsWhenAsked?.atOnce);
  const cookies = createCookies({ secret: outside.secret, secure: settings.publicUrl.startsWith('https:') });
  const limiter = outside.limiter ?? createLimiter();
  const live = liveUpdates(app, limiter);
  const express = createApp({
    context: app,
    cookies,
    limiter,
    letOthersIn: outside.letOthersIn ?? letOthersIn,
    log,
    site: outside.site,
    live,
    onChanged() {
      if (outside.jobsWhenAsked === undefined) jobs.nudge();
      live.nudge();
    },
  });
  return { app, express, jobs, cookies, live };
}
