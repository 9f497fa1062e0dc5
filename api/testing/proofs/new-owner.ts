import type { RequestListener } from 'node:http';
import { insertVerifiedUser } from '#api/features/users/sign-ups.queries.ts';
import { startSession } from '#api/features/users/users.service.ts';
import type { App, CookieChanges } from '#api/http/app-context.ts';
import type { Cookies } from '#api/http/cookies.ts';

/** Only on the servers of proofs and benchmarks: responds with the session of a new owner. */
export const newOwnerPath = '/proof/owner';

/** Creates owners as if the mail was followed: a proof signs up many, and reads no mail. Everything else is handled by `listener`. */
export function withNewOwners(
  { app, cookies }: { app: App; cookies: Cookies },
  listener: RequestListener,
): RequestListener {
  return async (request, response) => {
    if (request.method !== 'POST' || request.url !== newOwnerPath) return void listener(request, response);
    const changes: CookieChanges = {};
    const [id, now] = [app.newId(), app.now()];
    await app.db.transact({ lock: 'nothing' }, async (trx) => {
      await insertVerifiedUser(trx, { id, email: `${id}@example.com`, name: 'Olive', passwordHash: 'none', now });
      await startSession(app, trx, { userId: id, secondFactorAt: null }, now, { sessionHash: null }, changes);
    });
    const before = { visitorId: null, sessionSecret: null, grants: [] };
    response.writeHead(201, { 'set-cookie': cookies.write(changes, before) }).end('{}');
  };
}
