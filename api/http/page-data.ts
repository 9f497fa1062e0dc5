import { hasDevelopmentInbox } from '#api/config.ts';
import { presentSignedIn } from '#api/features/users/users.service.ts';
import type { PageData } from '#contracts/page-data.ts';
import { dayOf } from '#rules/days.ts';
import type { Caller } from './app-context.ts';
import { type Performer, perform } from './perform.ts';
import type { Route } from './route.ts';

/** The caller for whom shared pages are rendered. */
export const anonymousCaller: Caller = {
  visitorId: null,
  user: null,
  sessionHash: null,
  grants: new Set(),
  address: 'pages',
};

/** What a page can read: the rows of the API's table, for one caller. */
export function pageData(
  performer: Performer,
  routes: ReadonlyMap<string, Route>,
  caller: Caller,
  refusedForm: PageData['refusedForm'],
  /** Called with every failed call: Astro responds with a page of its own and hides the reason. */
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
    needsCode: caller.user === null && Boolean(caller.waiting),
    today: dayOf(app.now()),
    publicUrl: app.settings.publicUrl,
    hasInbox: hasDevelopmentInbox(app.settings),
    refusedForm,
  };
}

const asTexts = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
