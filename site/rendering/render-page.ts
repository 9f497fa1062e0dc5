/**
 * What a built site is to the server: one function that renders the page at an address, and those that list and render the pages built ahead.
 * It does what Astro's own handler does for a page, without what no page here has (middleware, actions, sessions, error pages,
 * streams), which took half of the time.
 */

import onDemand from 'virtual:layette/on-demand';
import type { FetchState } from 'astro/fetch';
import { renderCspContent } from 'astro/runtime/server/render/csp.js';
import type { RenderedPage, RenderPage } from '#contracts/page-data.ts';
import { trimmedPolicy } from '../theme/page-policy.ts';
import { bodyOf, type Component, type Head, headOf, type Route, stateOf } from './render-route.ts';

export { listPagesAhead, renderAhead } from './pages-ahead.ts';

/** What is the same for all pages of a route: how it is rendered, which scripts and styles may run in it, and where its head is. */
interface RouteParts {
  component: Component;
  policy: string;
  head: Head;
}
const known = new Map<Route, RouteParts>();

export const renderPage: RenderPage = async (address, data) => {
  const request = new Request(new URL(address, data.publicUrl));
  const state = stateOf(request, data);
  if (state.routeData?.type !== 'page' || !onDemand.includes(state.routeData.component)) return null;
  const { component, policy, head } =
    known.get(state.routeData) ?? (await learn(state.routeData, stateOf(request, data)));
  state.componentInstance = component;
  state.shouldInjectCspMetaTags = false;
  const result = await state.createResult(component, state.getActionAPIContext());
  const body = await bodyOf(result, component, head, state.routeData);
  if (body instanceof Response) return answerOf(body);
  return {
    status: result.response.status ?? 200,
    headers: [
      ['content-type', 'text/html'],
      ['content-security-policy', trimmedPolicy(policy, body)],
    ],
    body,
  };
};

/** Astro hashes the inline scripts and styles of a route each time that it is asked to make a policy: once is enough. */
async function learn(route: Route, state: FetchState): Promise<RouteParts> {
  const component = await state.loadComponentInstance();
  state.shouldInjectCspMetaTags = true;
  const result = await state.createResult(component, state.getActionAPIContext());
  const parts = { component, policy: renderCspContent(result), head: headOf(result, component) };
  known.set(route, parts);
  return parts;
}

/** A page that leads elsewhere, or is none. */
const answerOf = async (answer: Response): Promise<RenderedPage> => ({
  status: answer.status,
  headers: [...answer.headers],
  body: Buffer.from(await answer.arrayBuffer()),
});
