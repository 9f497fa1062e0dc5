import { presentSignedIn } from '#api/features/users/users.service.ts';
import type { PageData } from '#contracts/page-data.ts';
import { dayOf } from '#rules/days.ts';
import { refuseSlug } from '#rules/registry-addresses.ts';
import type { Caller } from './app-context.ts';
import { type Performer, perform } from './perform.ts';
import type { Route } from './route.ts';

interface LivePattern {
  readonly pattern: RegExp;
  /** The same for everybody: may be kept until the catalogue changes. */
  readonly isPublic: boolean;
}

/**
 * The only addresses that reach the renderer, with the lists of products of `features/catalogue/list-pages.ts`. Whatever else is
 * not a file is not there.
 */
const livePatterns: readonly LivePattern[] = [
  // One of very many: not worth keeping.
  { pattern: /^\/gp\/compare\/\d{1,10}(,\d{1,10}){0,3}$/, isPublic: false },
  { pattern: /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}(\/\d{1,10})?$/, isPublic: true },
  { pattern: /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}\/(reviews|write-review|questions|alert|report)$/, isPublic: false },
  { pattern: /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}\/(reviews|questions)\/[0-9a-f-]{36}$/, isPublic: false },
  { pattern: /^\/(availability-alerts|product-questions)\/[0-9a-f-]{36}$/, isPublic: false },
  { pattern: /^\/store\/cart$/, isPublic: false },
  { pattern: /^\/catalog(\/[a-z0-9-]{1,100})?$/, isPublic: false },
  { pattern: /^\/registry\/(shop|external)$/, isPublic: false },
  { pattern: /^\/registry\/add-product\/\d{1,10}$/, isPublic: false },
  { pattern: /^\/find$/, isPublic: false },
  // A wrong code must count for whoever guessed it.
  { pattern: /^\/store\/code\/[\w%-]{1,30}$/, isPublic: false },
  { pattern: /^\/reservations(\/[0-9a-f-]{36})?$/, isPublic: false },
  { pattern: /^\/reservation\/unreserve\/[0-9a-f-]{36}$/, isPublic: false },
  { pattern: /^\/email_actions\/reservation_purchase\/[0-9a-f-]{36}$/, isPublic: false },
  { pattern: /^\/list\/[0-9a-f-]{36}$/, isPublic: false },
];

/** The pattern of a path, or null when no page is rendered there. Registries are /{slug}, unless the name is ours. */
export function livePattern(path: string): LivePattern | null {
  const found = livePatterns.find(({ pattern }) => pattern.test(path));
  if (found !== undefined) return found;
  return /^\/[a-z0-9-]+$/.test(path) && refuseSlug(path.slice(1)) === null ? registryPage : null;
}

const registryPage: LivePattern = { pattern: /^\/[a-z0-9-]+$/, isPublic: false };

export function pageData(
  performer: Performer,
  routes: ReadonlyMap<string, Route>,
  caller: Caller,
  refusedForm: PageData['refusedForm'],
  /** Told of every call that failed: Astro answers with a page of its own and keeps the reason to itself. */
  onFailed: (error: unknown) => void = () => {},
): PageData {
  const { app } = performer;
  return {
    async call(endpoint, input) {
      const route = routes.get(`${endpoint.method} ${endpoint.path}`);
      if (route === undefined || route.kind !== 'read')
        throw new Error(`A page may only read: ${endpoint.method} ${endpoint.path} is not a row for that.`);
      const { params = {}, query = {} } = input as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
      };
      const raw = { params: asTexts(params), query, body: undefined };
      try {
        return (await perform(performer, route, caller, raw, null)).output as never;
      } catch (error) {
        onFailed(error);
        throw error;
      }
    },
    user: caller.user === null ? null : presentSignedIn(caller.user),
    today: dayOf(app.now()),
    publicUrl: app.settings.publicUrl,
    refusedForm,
  };
}

const asTexts = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
