/** The parts of Astro that render the page of a route: for somebody who asks, or ahead. They are not promised to stay as they are. */
import { FetchState } from 'astro/fetch';
import { renderToString } from 'astro/runtime/server/index.js';
import { astroOfOneShape } from './astro-of-one-shape.ts';
import type { Template } from './flat-template.ts';
import { pageBytes } from './page-bytes.ts';

export type Route = NonNullable<FetchState['routeData']>;
export type Component = NonNullable<FetchState['componentInstance']>;
export type Result = Awaited<ReturnType<FetchState['createResult']>>;
export type Head = Pick<Result['_metadata'], 'headInTree' | 'routeHasPropagation'>;

export function stateOf(request: Request, locals: object): FetchState {
  const state = new FetchState(request);
  state.locals = locals;
  return state;
}

export function headOf(result: Result, component: Component): Head {
  const { containsHead = false, propagation = 'none' } =
    result.componentMetadata.get(component.default?.moduleId ?? '') ?? {};
  return { headInTree: containsHead, routeHasPropagation: propagation !== 'none' };
}

/** The page, or where it leads. */
export async function bodyOf(
  result: Result,
  component: Component,
  head: Head,
  route: Route,
  props = {},
): Promise<Buffer | Response> {
  Object.assign(result._metadata, head);
  result.createAstro = astroOfOneShape(result.createAstro);
  const page = await component.default(result, props, {});
  if (page instanceof Response) return page;
  return pageBytes(result, page as Template) ?? writtenByAstro(result, page, route);
}

/** Something in it has to wait. */
async function writtenByAstro(result: Result, page: unknown, route: Route): Promise<Buffer> {
  const component = Object.assign(() => page, { isAstroComponentFactory: true }) as Component['default'];
  return Buffer.from(String(await renderToString(result, component, {}, {}, true, route)));
}
