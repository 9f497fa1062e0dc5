import { hash } from 'node:crypto';
import type { Query, Trx } from '#api/db/database.ts';
import { noteFault } from '#api/db/database-faults.ts';
import { Refusal } from '#contracts/problems.ts';
import { decideAccess, hideStaffCalls } from './access.ts';
import type { App, Caller, CookieChanges } from './app-context.ts';
import { claimKey, keptAnswerMax, storeAnswer } from './idempotency.ts';
import { type Limiter, limits } from './limits.ts';
import { type Input, parseInput } from './parse-input.ts';
import type { ChangeRoute, Route } from './route.ts';
import { refuseEndedSession } from './session.ts';

export interface RawInput {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  upload?: Buffer | undefined;
  signal?: AbortSignal;
}

export interface Performed {
  output: unknown;
  status: number;
  cookies: CookieChanges & { visitorId?: string };
}

export interface Performer {
  app: App;
  limiter: Limiter;
  /** Also checks responses against their schemas: on outside production. */
  checkAnswers: boolean;
  /** Called after a change is committed: background work may be waiting. */
  onChanged: () => void;
}

/**
 * Carries out one row for one caller: limit, input, access, work. The same for a browser's request, a form of a page without
 * JavaScript, and a page that is rendered on the server.
 * @throws {Refusal} with a code of the catalogue; any other error is a fault of ours.
 */
export async function perform(
  performer: Performer,
  route: Route,
  caller: Caller,
  raw: RawInput,
  idempotencyKey: string | null,
): Promise<Performed> {
  const { limiter } = performer;
  for (const limit of route.limits) await limiter.spend(limit, caller);
  try {
    return await performAdmitted(performer, route, caller, raw, idempotencyKey);
  } catch (error) {
    noteFault(performer.app.db.health, error);
    if (error instanceof Refusal && (error.code === 'not-found' || error.code === 'slug-taken'))
      for (const limit of route.limits) if (limit.missesOnly) await limiter.miss(limit, caller);
    throw error;
  }
}

async function performAdmitted(
  performer: Performer,
  route: Route,
  asking: Caller,
  raw: RawInput,
  idempotencyKey: string | null,
): Promise<Performed> {
  const { app } = performer;
  const caller = asAdmitted(route, asking);
  hideStaffCalls(route.access, caller);
  if (route.access.who !== 'anyone' && route.access.who !== 'visitor' && caller.user === null && !letsGuestsIn(route))
    throw new Refusal(caller.waiting ? 'second-factor-needed' : 'sign-in-required');

  const input = parseInput(route.schemas, raw, route.kind === 'change' && route.bodyLimit !== undefined);
  const now = app.now();
  const decide = (db: Query) => decideAccess(route.access, input.params, caller, db);
  let performed: Performed;
  if (route.kind === 'read') {
    const resource = await decide(app.db.read);
    performed = { output: await route.run({ app, caller, input, resource, now }), status: 200, cookies: {} };
  } else {
    performed = await change(performer, route, { caller, input, now, decide }, raw, idempotencyKey);
    performer.onChanged();
  }
  if (performer.checkAnswers) checkAnswer(route, performed.output);
  return performed;
}

interface Asked {
  caller: Caller;
  input: Input;
  now: number;
  decide: (db: Query) => Promise<unknown>;
}

async function change(
  { app, limiter }: Performer,
  route: ChangeRoute,
  { caller, input, now, decide }: Asked,
  { body: rawBody, upload, signal }: RawInput,
  idempotencyKey: string | null,
): Promise<Performed> {
  const admitted = route.prepare === undefined ? undefined : await decide(app.db.read);
  const prepared = await route.prepare?.({ app, caller, input, resource: admitted, now, upload, signal });
  // Read ahead of the transaction, to know at which rows it has to wait before it takes a connection.
  const ahead =
    route.lock === 'nothing' || app.db.engine === 'sqlite'
      ? null
      : { resource: admitted ?? (await decide(app.db.read)) };
  const newVisitorId = caller.visitorId === null && !route.withoutVisitor ? newVisitorIdAt(now, app.newSecret()) : null;
  const keyed =
    idempotencyKey === null || route.withoutKey
      ? null
      : {
          key: idempotencyKey,
          userId: caller.user?.id ?? null,
          visitorId: caller.visitorId,
          operation: `${route.endpoint.method} ${route.endpoint.path} ${JSON.stringify(input.params)}`,
          body: upload === undefined ? rawBody : [rawBody, hash('sha256', upload, 'base64url')],
        };

  const mayKeep = keyed !== null && !(await limiter.isSpent(limits.keepAnswers, caller));
  let kept = 0;
  const visitorId = caller.visitorId ?? newVisitorId ?? '';
  const asked = { app, caller, input, now, visitorId, prepared };
  const locksLater =
    route.lock === 'nothing' || ahead === null
      ? {}
      : await route.lock({ ...asked, ...ahead, trx: app.db.read, cookies: {} });
  const work = async (trx: Trx): Promise<Performed> => {
    // A transaction may run again after a deadlock or a lost race: cookies start fresh each time.
    const cookies: CookieChanges = {};
    const call = { ...asked, resource: ahead === null ? await decide(trx) : ahead.resource, trx, cookies };
    const claim = keyed === null ? null : await claimKey(trx, app.sealing, keyed, visitorId, now);
    if (claim?.replay) {
      return {
        output: claim.replay.output,
        status: route.status,
        cookies: newVisitorId === null ? {} : { visitorId: claim.replay.visitorId ?? visitorId },
      };
    }
    // Everything on which the change decides is read after this.
    if (route.lock !== 'nothing') {
      await app.db.lock(trx, await route.lock(call));
      // The rival that held the lock may have revoked a member's rights. On SQLite no other change has run since the transaction began.
      if (ahead !== null) call.resource = await decide(trx);
    }
    // Scripts act for people without a session.
    const isSignedIn = caller.user !== null && caller.sessionHash !== null;
    if (isSignedIn && route.access.who !== 'anyone' && route.access.who !== 'link')
      await refuseEndedSession(trx, caller, now);
    const output = await route.run(call);
    if (claim !== null)
      kept = await storeAnswer(
        trx,
        app.sealing,
        { key: keyed!.key, keyHash: claim.keyHash, output, status: route.status },
        mayKeep ? keptAnswerMax : 0,
      );
    if (newVisitorId !== null) Object.assign(cookies, { visitorId });
    return { output, status: route.status, cookies };
  };
  const performed = await limiter.changeInTurn(caller, () => app.db.transact({ lock: 'nothing', locksLater }, work));
  if (kept > 0) await limiter.charge(limits.keepAnswers, caller, kept);
  return performed;
}

/** 128 random bits after a timestamp: rows of the same time are adjacent in every index that begins with a visitor. */
const newVisitorIdAt = (now: number, secret: string): string => `${now.toString(16).padStart(12, '0')}${secret}`;

/** A user whose code is still missing is known only to the calls that accept it. */
const asAdmitted = ({ access }: Route, caller: Caller): Caller =>
  access.who === 'user' && access.secondFactor === 'not yet' && caller.user === null && caller.waiting
    ? { ...caller, user: caller.waiting }
    : caller;

function letsGuestsIn({ access }: Route): boolean {
  if (access.who === 'registry' || access.who === 'item') return access.roles.includes('guest');
  // A giver without an account who opened a mailed link; and staff pages, which respond with 404 to others.
  if (access.who === 'reservation' || access.who === 'contribution' || access.who === 'gift')
    return access.as.includes('giver');
  return access.who === 'admin' || access.who === 'link';
}

function checkAnswer(route: Route, output: unknown): void {
  const result = route.schemas.response.safeParse(output);
  if (!result.success)
    throw new Error(
      `${route.endpoint.method} ${route.endpoint.path} answers outside its contract: ${result.error.message}`,
    );
}
