import type { Locks } from '#api/db/locks.ts';
import type { Endpoint, OutputOf, Wire } from '#contracts/endpoint.ts';
import type { Schemas } from '#contracts/wire.schemas.ts';
import type { RegistryRole } from '#rules/registry-roles.ts';
import type { ContributionAccess, RegistryAccess, ReservationAccess } from './access.ts';
import type { Changing, Reading } from './app-context.ts';
import { type Limit, limits } from './limits.ts';
import type { TableOfEmails } from './link-grants.ts';

/**
 * Who may call, as data: the authorisation matrix and the documentation are generated from it. What a rule loads reaches the handler as
 * `resource`. An unknown resource and a forbidden one get the same response.
 */
export type Access =
  | { who: 'anyone' }
  | { who: 'visitor' }
  /** 'not yet': includes users who have not entered their second factor yet. */
  | { who: 'user'; secondFactor?: 'not yet' }
  /** A member of the shop's staff who passed the second factor in this session. */
  | { who: 'admin' }
  /** A role in the registry named by path parameter `param`; `guest` admits everybody who knows the address. */
  | { who: 'registry'; param: string; roles: readonly (RegistryRole | 'guest')[] }
  /** The same, where the path names an item. */
  | { who: 'item'; param: string; roles: readonly (RegistryRole | 'guest')[] }
  /**
   * Anybody who opened, in this browser, the mailed link for the subject named by path parameter `param`; where its row may become another
   * email's (`emailIn`), the link that was mailed to the one that it has now.
   */
  | { who: 'link'; param: string; emailIn?: TableOfEmails }
  | { who: 'reservation'; param: string; as: readonly ('giver' | 'owner')[] }
  /** A contribution to a cash fund or a group gift. */
  | { who: 'contribution'; to: 'cash-fund' | 'group-gift'; param: string; as: readonly ('giver' | 'owner')[] }
  /** A gift of any kind: a reservation or a contribution. */
  | { who: 'gift'; param: string; as: readonly ('giver' | 'owner')[] };

export type ResourceOf<A extends Access> = A extends { who: 'registry' }
  ? RegistryAccess
  : A extends { who: 'item' }
    ? RegistryAccess & { itemId: string }
    : A extends { who: 'reservation' }
      ? ReservationAccess
      : A extends { who: 'contribution' }
        ? ContributionAccess
        : A extends { who: 'gift' }
          ? ReservationAccess | ContributionAccess
          : undefined;

interface Common<A extends Access> {
  readonly endpoint: Endpoint;
  readonly schemas: Schemas;
  readonly access: A;
  /** One sentence for the documentation. */
  readonly summary: string;
  /** For a read, `limits.read` unless it names others. A change has `changeInADay` too, unless another bounds what it sends in a day. */
  readonly limits: readonly Limit[];
}

/** How a page without JavaScript uses the same call: fields in, page out. */
export interface FormUse {
  /** The call's body, if it differs from what `typed` of the endpoint makes of the posted fields. */
  body?: (fields: Record<string, string>) => Record<string, unknown>;
  /** Where the browser goes after success. */
  done: (output: never, fields: Record<string, string>) => string;
}

export interface ReadRoute extends Common<Access> {
  readonly kind: 'read';
  /** Seconds for which any shared cache may keep the response; absent: not at all. */
  readonly publicCacheSeconds?: number;
  readonly run: (call: Reading<unknown, unknown>) => Promise<unknown>;
}

export interface ChangeRoute extends Common<Access> {
  readonly kind: 'change';
  readonly status: 200 | 201 | 202 | 204;
  readonly form?: FormUse;
  /** Accepts one file of a multipart form, which `prepare` and `run` get as `upload`. */
  readonly upload?: { field: string; bytesMax: number };
  readonly lock: LockOf<unknown, unknown>;
  /** Does not make the browser a visitor: for calls that must not know who the caller is. */
  readonly withoutVisitor?: boolean;
  /** A repeated call runs again: its response is a session, which must not be stored, and each call proves itself. */
  readonly withoutKey?: boolean;
  /** A gift under the name and email that a guest has typed. */
  readonly namesGiver?: boolean;
  /** Where a file is sent; any other body is small. */
  readonly bodyLimit?: '4mb';
  /** Work that waits for something else than the database (hashing, reading a link). Writes nothing. */
  readonly prepare?: (call: Reading<unknown, unknown>) => Promise<unknown>;
  readonly run: (call: Changing<unknown, unknown, unknown>) => Promise<unknown>;
}

export type Route = ReadRoute | ChangeRoute;

/**
 * The rows that a change shares with its rivals, which it locks before `run`; 'nothing' where unique keys, checks and statements that
 * decide by themselves are enough. Data read here may be out of date a moment later: it may only be used to name rows.
 */
type LockOf<I, P> = 'nothing' | ((call: Changing<I, unknown, P>) => Locks | Promise<Locks>);

/**
 * What belongs to a registry is changed by one caller at a time, so these rows lock it; `locksCaller` also locks the caller's account.
 * Every other row says what it locks.
 */
type Locking<I, A extends Access, P> = A extends { who: 'registry' | 'item' | 'reservation' | 'contribution' | 'gift' }
  ? { lock?: never; locksCaller?: true }
  : { lock: LockOf<I, P> };

const lockRegistry: LockOf<unknown, unknown> = ({ resource }) => ({
  registry: (resource as { registryId: string }).registryId,
});

const lockCallerAndRegistry: LockOf<unknown, unknown> = ({ caller, resource }) => ({
  user: caller.user?.id ?? null,
  registry: (resource as { registryId: string }).registryId,
});

export const routeName = ({ endpoint: { method, path } }: { endpoint: { method: string; path: string } }): string =>
  `${method} ${path}`;

/** A row for a GET: never writes. */
export function reads<W extends Wire, const A extends Access>(
  endpoint: Endpoint<W>,
  row: Omit<Common<A>, 'endpoint' | 'limits'> & {
    limits?: readonly Limit[];
    publicCacheSeconds?: number;
    run: (call: Reading<Parsed<W>, ResourceOf<A>>) => Promise<OutputOf<Endpoint<W>>>;
  },
): ReadRoute {
  return { kind: 'read', endpoint: endpoint as Endpoint, limits: [limits.read], ...row } as unknown as ReadRoute;
}

/** A row for everything else: runs as one transaction, once per Idempotency-Key. */
export function changes<W extends Wire, const A extends Access, P = undefined>(
  endpoint: Endpoint<W>,
  row: Omit<Common<A>, 'endpoint'> &
    Locking<Parsed<W>, A, P> & {
      status?: ChangeRoute['status'];
      form?: FormUse;
      upload?: ChangeRoute['upload'];
      withoutVisitor?: boolean;
      withoutKey?: boolean;
      namesGiver?: boolean;
      bodyLimit?: ChangeRoute['bodyLimit'];
      prepare?: (call: Reading<Parsed<W>, ResourceOf<A>>) => Promise<P>;
      run: (call: Changing<Parsed<W>, ResourceOf<A>, P>) => Promise<OutputOf<Endpoint<W>>>;
    },
): ChangeRoute {
  const lock = 'locksCaller' in row ? lockCallerAndRegistry : lockRegistry;
  const usual = { kind: 'change', endpoint: endpoint as Endpoint, status: 200, lock };
  const isBoundedByDay = row.upload !== undefined || row.limits.some(({ bytesSent }) => bytesSent !== undefined);
  const ofDay = isBoundedByDay ? [] : [limits.changeInADay];
  return { ...usual, ...row, limits: [...row.limits, ...ofDay] } as unknown as ChangeRoute;
}

/** What a handler receives: the input after its schemas, with defaults filled in. */
type Parsed<W> = W extends { parsed: infer P } ? P : object;
