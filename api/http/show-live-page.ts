import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageData } from '#contracts/page-data.ts';
import { problemFor, sendProblem } from './answers.ts';
import type { Caller } from './app-context.ts';
import type { Binding } from './bind.ts';
import { identifyRequest } from './callers.ts';
import { livePattern, type PageHandler, pageData, renderToMemory } from './live-pages.ts';
import { PageCache, readableBy, readyPage } from './page-cache.ts';
import type { ReadyAnswer, SendReady } from './ready-answers.ts';
import type { Route } from './route.ts';
import type { StaticPages } from './static-pages.ts';

interface Parts {
  binding: Binding;
  rows: ReadonlyMap<string, Route>;
  /** Astro's renderer; null where no site was built (tests of the API alone). */
  renderPage: PageHandler | null;
  pages: StaticPages;
  send: SendReady;
  /** Changes when products change: what kept pages are compared with. */
  catalogueVersion: () => number;
  notFound: (request: IncomingMessage, response: ServerResponse) => void;
}

export interface LivePages {
  /** The kept page of a path, while it is true. */
  kept(path: string): ReadyAnswer | undefined;
  /** Renders the page at `address` (path and query) for this caller; the refused form, if any, is shown in it. */
  show(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    refusedForm?: PageData['refusedForm'],
  ): Promise<void>;
}

interface Rendered {
  status: number;
  page: ReadyAnswer;
}

const forEverybody = 'public, max-age=60';
const forOnePerson = 'private, no-store';

/** Pages that are rendered on demand. Those for everybody are rendered once for all who wait, and kept. */
export function createLivePages(parts: Parts): LivePages {
  const cache = new PageCache();
  const underWay = new Map<string, Promise<Rendered | null>>();

  const render = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    caller: Caller,
    refusedForm: PageData['refusedForm'],
    cacheControl: string,
  ): Promise<Rendered | null> => {
    const { method, url: asked } = request;
    request.url = url;
    request.method = 'GET';
    const data = pageData(parts.binding, parts.rows, caller, refusedForm);
    const rendered = await renderToMemory(parts.renderPage!, request, response, data);
    request.method = method!;
    request.url = asked!;
    if (rendered === null || (rendered.status === 404 && rendered.body.length === 0)) return null;
    const status = refusedForm !== null && rendered.status === 200 ? refusedForm.problem.status : rendered.status;
    return { status, page: await readyPage(rendered, cacheControl) };
  };

  /** One rendering for everybody who asks while it lasts. */
  const renderForAll = (request: IncomingMessage, response: ServerResponse, path: string, caller: Caller) => {
    const version = parts.catalogueVersion();
    const name = `${version} ${path}`;
    let rendering = underWay.get(name);
    if (rendering === undefined) {
      rendering = render(request, response, path, nobody(caller), null, forEverybody).finally(() =>
        underWay.delete(name),
      );
      underWay.set(name, rendering);
      rendering.then(
        (rendered) => rendered?.status === 200 && cache.keep(path, version, rendered.page),
        () => {},
      );
    }
    return rendering;
  };

  const show: LivePages['show'] = async (request, response, address, refusedForm = null) => {
    const path = address.split(/[?#]/)[0]!;
    const pattern = livePattern(path);
    if (parts.renderPage === null || pattern === null) {
      if (refusedForm !== null) return sendProblem(response, refusedForm.problem);
      return parts.notFound(request, response);
    }
    try {
      const { caller } = await identifyRequest(parts.binding.app, parts.binding.cookies, request);
      const rendered = await (pattern.isPublic && refusedForm === null
        ? renderForAll(request, response, path, caller)
        : render(request, response, address, caller, refusedForm, forOnePerson));
      if (rendered === null) return parts.notFound(request, response);
      parts.send(request, response, await readableBy(request, rendered.page), rendered.status);
    } catch (error) {
      parts.binding.log.error({ err: error, path }, 'a page failed');
      const sorry = parts.pages.find('/500');
      if (!response.headersSent && sorry !== undefined) return parts.send(request, response, sorry, 500);
      sendProblem(response, problemFor(error));
    }
  };

  return { kept: (path) => cache.find(path, parts.catalogueVersion()), show };
}

/** A page that is kept for everybody must not know anybody. */
const nobody = (caller: Caller): Caller => ({
  ...caller,
  user: null,
  visitorId: null,
  sessionHash: null,
  grants: new Set(),
});
