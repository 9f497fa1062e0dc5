import type { RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Trx } from '#api/db/database.ts';
import type { RefusedPost } from '#contracts/page-data.ts';
import { Refusal } from '#contracts/problems.ts';
import { accountUse } from '#rules/accounts.ts';
import { asksNotToBeTracked, consentNow } from '#rules/tracking.ts';
import type { App, Caller, SignedInUser } from './app-context.ts';
import { type Cookies, type CookieValues, hashSecret } from './cookies.ts';

declare global {
  namespace Express {
    interface Request {
      /** Who made the request; set by the session middleware. */
      caller: Caller;
      sentCookies: CookieValues;
      /** A form without JavaScript that was refused; its page is shown again with this. */
      refusedForm?: RefusedPost;
    }
  }
}

/** Sets `request.caller` from cookies and the connection. A session that ended or was revoked counts as not signed in. */
export const session =
  (app: App, cookies: Cookies): RequestHandler =>
  async (request, _response, next) => {
    const sent = cookies.read(request.headers.cookie);
    const sessionHash = sent.sessionSecret === null ? null : hashSecret(sent.sessionSecret);
    // A page that is the same for everybody needs no session: it is served even while the database cannot be reached.
    const isPublic = request.publicPage !== undefined;
    const found = sessionHash === null || isPublic ? null : await findSessionUser(app, sessionHash);
    const asks = asksNotToBeTracked(request.headers);
    request.sentCookies = sent;
    request.caller = {
      visitorId: sent.visitorId,
      user: found?.isWaiting === false ? found.user : null,
      waiting: found?.isWaiting === true ? found.user : null,
      sessionHash: found === null ? null : sessionHash,
      grants: new Set(sent.grants),
      device: sent.device ?? null,
      address: addressKey(request.ip),
      counting: {
        consent: consentNow(sent.consent ?? null, { asksNotToBeTracked: asks }),
        asksNotToBeTracked: asks,
        anonymousId: sent.anonymousId ?? null,
      },
    };
    next();
  };

/**
 * For a change, whose session was read when its head arrived: its body may come half a minute later, and somebody may have signed out of
 * the session, or changed the password, meanwhile.
 * @throws {Refusal} 'sign-in-required'
 */
export async function refuseEndedSession(trx: Trx, { sessionHash }: Caller, now: number): Promise<void> {
  const found = await trx
    .selectFrom('user_session')
    .select('id_hash')
    .where('id_hash', '=', sessionHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('sign-in-required');
}

/** A user who has connected a phone waits in each new session until its code is entered. */
async function findSessionUser(
  app: App,
  sessionHash: string,
): Promise<{ user: SignedInUser; isWaiting: boolean } | null> {
  const row = await app.db.read
    .selectFrom('user_session')
    .innerJoin('user', 'user.id', 'user_session.user_id')
    .leftJoin('second_factor', 'second_factor.user_id', 'user.id')
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
      'second_factor.key_sealed',
    ])
    .where('user_session.id_hash', '=', sessionHash)
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= app.now()) return null;
  const { email, email_verified_at: emailVerifiedAt } = row;
  if (emailVerifiedAt === null || accountUse({ email, emailVerifiedAt }, app.settings) !== 'usable') return null;
  const user = {
    id: row.id,
    email,
    name: row.name,
    role: row.role,
    currentRegistryId: row.current_registry_id,
    emailVerifiedAt,
    createdAt: row.created_at,
    secondFactorAt: row.second_factor_at,
  };
  return { user, isWaiting: row.key_sealed !== null && row.second_factor_at === null };
}

/**
 * An IPv6 address is cut to its /64, because one household or one attacker has all of it. Proxies spell addresses in many ways, some with
 * the port of the connection: all spellings of an address give one key.
 */
export function addressKey(address: string | undefined): string {
  const bare = address?.trim().match(withPort)?.slice(1).find(Boolean) ?? address?.trim() ?? '';
  if (!ipaddr.isValid(bare)) return 'unknown';
  const known = ipaddr.process(bare);
  if (known.kind() === 'ipv4') return known.toString();
  return `${(known as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Where somebody calls from, for rules that count by it. */
export interface Places {
  household: string;
  /** Null for IPv4. */
  network: string | null;
}

/** One network may guess, and hold what nobody has confirmed, as much as so many households. */
export const householdsOfNetwork = 3;

/**
 * A connection has an IPv6 network (/48) of 65,536 subnets, if it wants: it counts as 256 households (/56), which are all that is kept in
 * memory of it, and as a whole.
 */
export function placesOf(address: string): Places {
  const [, network, subnet] = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(address) ?? [];
  if (network === undefined || subnet === undefined) return { household: address, network: null };
  return { household: `${network} ${Number.parseInt(subnet, 16) >> 8}`, network };
}

/** "[2001:db8::1]:443", "[2001:db8::1]" or "203.0.113.7:443". */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;
