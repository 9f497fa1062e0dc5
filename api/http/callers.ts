import type { IncomingMessage } from 'node:http';
import { compileOnce } from '#api/db/compiled.ts';
import { asksNotToBeTracked, consentNow } from '#rules/tracking.ts';
import type { App, Caller, SignedInUser } from './app-context.ts';
import { type Cookies, type CookieValues, hashSecret } from './cookies.ts';
import { addressKey, clientAddress } from './requests.ts';

/** Who is asking, from cookies and the connection. A session that ended or was revoked is simply nobody. */
export async function identify(app: App, cookies: CookieValues, address: string | undefined): Promise<Caller> {
  const sessionHash = cookies.sessionSecret === null ? null : hashSecret(cookies.sessionSecret);
  const user = sessionHash === null ? null : await findSessionUser(app, sessionHash);
  return {
    visitorId: cookies.visitorId,
    user,
    sessionHash: user === null ? null : sessionHash,
    grants: new Set(cookies.grants),
    address: addressKey(address),
  };
}

const sessionUser = compileOnce<{ sessionHash: string }>()((db, value) =>
  db
    .selectFrom('user_session')
    .innerJoin('user', 'user.id', 'user_session.user_id')
    .select([
      'user.id',
      'user.email',
      'user.name',
      'user.role',
      'user.current_registry_id',
      'user.email_verified_at',
      'user.created_at',
      'user_session.expires_at',
      'user_session.second_factor_at',
    ])
    .where('user_session.id_hash', '=', value('sessionHash')),
);

async function findSessionUser(app: App, sessionHash: string): Promise<SignedInUser | null> {
  const [row] = await sessionUser(app.db.read, { sessionHash });
  if (row === undefined || row.expires_at <= app.now()) return null;
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    currentRegistryId: row.current_registry_id,
    emailVerifiedAt: row.email_verified_at,
    createdAt: row.created_at,
    secondFactorAt: row.second_factor_at,
  };
}

export async function identifyRequest(
  app: App,
  cookies: Cookies,
  request: IncomingMessage,
): Promise<{ caller: Caller; sent: CookieValues }> {
  const sent = cookies.read(request.headers.cookie);
  const caller = await identify(app, sent, clientAddress(request, app.settings.trustedProxies));
  const asks = asksNotToBeTracked(request.headers);
  const consent = consentNow(sent.consent ?? null, { asksNotToBeTracked: asks });
  const counting = { consent, asksNotToBeTracked: asks, anonymousId: sent.anonymousId ?? null };
  return { caller: { ...caller, counting }, sent };
}
