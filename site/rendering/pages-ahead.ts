/**
 * The pages that are the same for everybody, from the same code as those that are rendered on demand. Astro would bundle them apart,
 * render them once and throw that code away: this way one text can be changed without bundling anything.
 */
import onDemand from 'virtual:layette/on-demand';
import type { PageData, PagesAhead, RenderAhead } from '#contracts/page-data.ts';
import { trimPolicy } from '../theme/page-policy.ts';
import { bodyOf, type Component, type Head, headOf, type Result, type Route, stateOf } from './render-route.ts';

/** What is the same on all pages of a route. */
interface RouteParts {
  component: Component;
  head: Head;
  /** Of the inline styles and scripts that Astro puts into its pages. */
  hashes: Pick<Result['_metadata'], 'extraStyleHashes' | 'extraScriptHashes'>;
}

interface Place {
  path: string;
  props: object;
}

export async function listPagesAhead(data: PageData): Promise<PagesAhead> {
  const { manifest } = stateOf(new Request(data.publicUrl), data);
  const routes = manifest.routes.map(({ routeData }) => routeData).filter(isOurs);
  const pages: PagesAhead['pages'] = [];
  for (const route of routes.filter(({ component }) => !onDemand.includes(component))) {
    const parts = await partsOf(route, data);
    for (const { path, props } of await placesOf(route, parts.component)) {
      pages.push({ path, file: fileOf(route, path), render: () => renderPlace(route, parts, path, props, data) });
    }
  }
  const alone = routes.flatMap(({ type, pathname }) => (type === 'page' && pathname !== undefined ? [pathname] : []));
  const listed = pages.filter(({ file }) => file.endsWith('.html')).map(({ path }) => path);
  return { pages, addresses: [...new Set([...listed, ...alone])] };
}

/** What is known of the routes whose pages were asked for again. */
const known = new Map<Route, { parts: RouteParts; props: ReadonlyMap<string, object> }>();

/** A page that was built, from what the catalogue says now: the same function, so the same text where nothing has changed. */
export const renderAhead: RenderAhead = async (path, data) => {
  const { routeData: route } = stateOf(new Request(new URL(path, data.publicUrl)), data);
  if (route?.type !== 'page' || !isOurs(route) || onDemand.includes(route.component)) return null;
  let found = known.get(route);
  if (found === undefined) {
    const parts = await partsOf(route, data);
    const places = await placesOf(route, parts.component);
    found = { parts, props: new Map(places.map((place) => [place.path, place.props])) };
    known.set(route, found);
  }
  const props = found.props.get(path);
  return props === undefined ? null : renderPlace(route, found.parts, path, props, data);
};

const isOurs = ({ type, origin }: Route) => (type === 'page' || type === 'endpoint') && origin !== 'internal';

async function partsOf(route: Route, data: PageData): Promise<RouteParts> {
  const state = stateOf(new Request(data.publicUrl), data);
  state.routeData = route;
  state.componentInstance = undefined;
  const component = await state.loadComponentInstance();
  state.shouldInjectCspMetaTags = true;
  const result = await state.createResult(component, state.getActionAPIContext());
  const { extraStyleHashes, extraScriptHashes } = result._metadata;
  return { component, head: headOf(result, component), hashes: { extraStyleHashes, extraScriptHashes } };
}

async function placesOf(route: Route, component: Component): Promise<Place[]> {
  if (route.pathname !== undefined) return [{ path: route.pathname, props: {} }];
  if (component.getStaticPaths === undefined)
    throw new Error(`${route.component} says neither which pages it has nor that they are rendered on demand.`);
  const list = await component.getStaticPaths({
    routePattern: route.route,
    paginate: () => {
      throw new Error(`${route.component}: pages are not numbered here.`);
    },
  });
  return list.flat().map(({ params, props = {} }) => ({ path: pathOf(route, params), props }));
}

const pathOf = ({ segments }: Route, params: Record<string, string | number | undefined>): string =>
  segments
    .map((parts) => `/${parts.map(({ content, dynamic }) => (dynamic ? params[content] : content)).join('')}`)
    .join('');

function fileOf({ type }: Route, path: string): string {
  if (type === 'endpoint') return path;
  return path === '/404' || path === '/500' ? `${path}.html` : `${path.replace(/\/$/, '')}/index.html`;
}

async function renderPlace(
  route: Route,
  { component, head, hashes }: RouteParts,
  path: string,
  props: object,
  data: PageData,
): Promise<string> {
  const address = route.type === 'page' ? path.replace(/\/?$/, '/') : path;
  const state = stateOf(new Request(new URL(address, data.publicUrl)), data);
  state.routeData = route;
  state.componentInstance = component;
  if (route.type === 'endpoint') {
    const { GET } = component as { GET?(context: unknown): Response | Promise<Response> };
    return (await GET!(state.getAPIContext())).text();
  }
  state.shouldInjectCspMetaTags = false;
  const result = await state.createResult(component, state.getActionAPIContext());
  // A file has no headers, so its policy stands in it.
  Object.assign(result, { shouldInjectCspMetaTags: true, cspDestination: 'meta' });
  result._metadata.extraStyleHashes = [...hashes.extraStyleHashes];
  result._metadata.extraScriptHashes = [...hashes.extraScriptHashes];
  const html = await bodyOf(result, component, head, route, props);
  if (html instanceof Response) throw new Error(`${route.component} leads elsewhere, which a page built ahead can't.`);
  return trimPolicy(html.toString());
}
