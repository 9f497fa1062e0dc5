import { createHmac, createSecretKey, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { consentDays } from '#rules/tracking.ts';
import { markOfAccount } from './account-of-page.ts';
import type { CookieChanges, Device } from './app-context.ts';

export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

const visitorDays = 400;
const grantDays = 60;
const grantsKept = 20;
const deviceDays = 400;
const accountsKept = 5;
const daySeconds = 86_400;

function readDevice(value: string | null): Device | null {
  const [id, ...userIds] = value?.split('~') ?? [];
  return id === undefined ? null : { id, userIds };
}

export interface CookieValues {
  visitorId: string | null;
  sessionSecret: string | null;
  grants: string[];
  /** Whether this browser's events may be counted, as chosen there, and under which number. */
  consent?: string | null;
  anonymousId?: string | null;
  device?: Device | null;
}

export interface Cookies {
  read(header: string | undefined): CookieValues;
  /** Set-Cookie lines. `before` is what the browser sent, so that grants add up. */
  write(changes: CookieChanges & { visitorId?: string }, before: CookieValues): string[];
}

/**
 * Four http-only cookies: the visitor (signed), the session (opaque), the reservations whose personal link was opened here (signed), and
 * the accounts that have signed in here (signed; it grants nothing, see `Device`). Over TLS their names carry the __Host- prefix, so that
 * no other host or plain page can set them. Two readable ones grant no access: that somebody is signed in, with a mark of the account, and
 * how many units the cart has, so that static pages can show it. Two more say whether events may be counted, and if so, under which number.
 */
export function createCookies(options: { secret: string; secure: boolean }): Cookies {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', options.secret, '', 'cookies', 32)));
  const prefix = options.secure ? '__Host-' : '';
  const names = {
    visitor: `${prefix}layette_visitor`,
    session: `${prefix}layette_session`,
    grants: `${prefix}layette_gifts`,
    device: `${prefix}layette_device`,
    hint: 'layette_hint',
    cart: 'layette_cart',
    /** Pages can read and set it: without consent they load nothing that counts. */
    consent: 'layette_consent',
    events: `${prefix}layette_events`,
  };

  const sign = (kind: string, value: string) =>
    `${value}.${createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url')}`;
  const unsign = (kind: string, signed: string | undefined): string | null => {
    const dot = signed?.lastIndexOf('.') ?? -1;
    if (signed === undefined || dot < 1) return null;
    const value = signed.slice(0, dot);
    const [given, right] = [Buffer.from(signed), Buffer.from(sign(kind, value))];
    return given.length === right.length && timingSafeEqual(given, right) ? value : null;
  };
  const set = (name: string, value: string, maxAge: number, httpOnly = true) =>
    stringifySetCookie({ name, value, maxAge, httpOnly, secure: options.secure, sameSite: 'lax', path: '/' });

  return {
    read(header) {
      const jar = header === undefined ? {} : parseCookie(header);
      return {
        visitorId: unsign('visitor', jar[names.visitor]),
        sessionSecret: jar[names.session] ?? null,
        grants: unsign('grants', jar[names.grants])?.split('~').filter(Boolean) ?? [],
        consent: jar[names.consent] ?? null,
        anonymousId: unsign('events', jar[names.events]),
        device: readDevice(unsign('device', jar[names.device])),
      };
    },
    write(changes, before) {
      const lines: string[] = [];
      if (changes.visitorId !== undefined)
        lines.push(set(names.visitor, sign('visitor', changes.visitorId), visitorDays * daySeconds));
      if (changes.browser === 'forget') {
        for (const name of [names.session, names.visitor, names.grants, names.events]) lines.push(set(name, '', 0));
        lines.push(set(names.cart, '', 0, false));
        // Another value than any before: pages that the browser kept from then are not shown to the next person (`page-script.ts`).
        const since = randomBytes(6).toString('base64url');
        lines.push(set(names.hint, `signed-out.${since}`, daySeconds, false));
      }
      if (changes.session !== undefined) {
        const { userId, secret, maxAgeSeconds } = changes.session;
        const hint = `signed-in.${markOfAccount(userId)}`;
        lines.push(set(names.session, secret, maxAgeSeconds), set(names.hint, hint, maxAgeSeconds, false));
      }
      if (changes.signedInHere !== undefined) {
        const { userId, newDeviceId } = changes.signedInHere;
        const { id, userIds } = before.device ?? { id: newDeviceId, userIds: [] };
        const kept = [...new Set([userId, ...userIds])].slice(0, accountsKept);
        lines.push(set(names.device, sign('device', [id, ...kept].join('~')), deviceDays * daySeconds));
      }
      if (changes.cartUnits !== undefined) {
        const maxAge = changes.cartUnits > 0 ? visitorDays * daySeconds : 0;
        lines.push(set(names.cart, String(changes.cartUnits), maxAge, false));
      }
      const { grants = [], endedGrants = [] } = changes;
      if (grants.length > 0 || endedGrants.length > 0) {
        const earlier = before.grants.filter((grant) => !endedGrants.includes(grant));
        const kept = [...new Set([...grants, ...earlier])].slice(0, grantsKept);
        lines.push(set(names.grants, sign('grants', kept.join('~')), grantDays * daySeconds));
      }
      if (changes.consent !== undefined)
        lines.push(set(names.consent, changes.consent, consentDays * daySeconds, false));
      if (changes.anonymousId === 'clear') lines.push(set(names.events, '', 0));
      else if (changes.anonymousId !== undefined)
        lines.push(set(names.events, sign('events', changes.anonymousId), consentDays * daySeconds));
      return lines;
    },
  };
}
