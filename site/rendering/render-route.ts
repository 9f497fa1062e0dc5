/** The parts of Astro that render the page of a route: for somebody who asks, or ahead. They are not promised to stay as they are. */
import { FetchState } from 'astro/fetch';
import { renderToString } from 'astro/runtime/server/index.js';

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

export function bodyOf(result: Result, component: Component, head: Head, route: Route, props = {}) {
  Object.assign(result._metadata, head);
  return renderToString(result, component.default, props, {}, true, route);
}
