import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ListPage, listPageAt } from '#api/features/catalogue/list-pages.ts';
import type { PageData, RenderPage } from '#contracts/page-data.ts';
import { problemFor, retryLines, sendProblem } from './answers.ts';
import type { Caller } from './app-context.ts';
import type { Binding } from './bind.ts';
import { identifyRequest } from './callers.ts';
import { livePattern, pageData } from './live-pages.ts';
import { accepts, type Making, PageCache, readableBy, readyPage } from './page-cache.ts';
import type { ReadyAnswer, SendReady } from './ready-answers.ts';
import type { Route } from './route.ts';
import type { StaticPages } from './static-pages.ts';

interface Parts {
  binding: Binding;
  rows: ReadonlyMap<string, Route>;
  /** Astro's renderer; null where no site was built (tests of the API alone). */
  renderPage: RenderPage | null;
  pages: StaticPages;
  send: SendReady;
  /** Another number than before once kept pages may not be true any more. */
  catalogueEdition: () => number;
  notFound: (request: IncomingMessage, response: ServerResponse) => void;
}

export interface LivePages {
  /** The kept page of a path, or of the list at it, while it is true. */
  kept(path: string, list: ListPage | null): ReadyAnswer | undefined;
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

const forOnePerson = { cacheControl: 'private, no-store', isHurried: false } as const;
/** A page that somebody else waits for too is worth no more than a moment. */
const pagesInPeace = 2;

/** Pages that are rendered on demand. Those for everybody are rendered once for all who wait, and kept. */
export function createLivePages(parts: Parts): LivePages {
  const keptPages = new PageCache({ bytesMax: 16_000_000 });
  // There are as many lists as choices: those that nobody asks for twice are not kept.
  const keptLists = new PageCache({ bytesMax: 12_000_000, fromSecondAsking: true });
  const underWay = new Map<string, Promise<Rendered | null>>();

  const render = async (
    address: string,
    caller: Caller,
    refusedForm: PageData['refusedForm'],
    making: Making,
  ): Promise<Rendered | null> => {
    let failure: unknown = new Error('The renderer failed.');
    const data = pageData(parts.binding, parts.rows, caller, refusedForm, (error) => {
      failure = error;
    });
    const rendered = await parts.renderPage!(address, data);
    if (rendered !== null && rendered.status >= 500) throw failure;
    if (rendered === null || (rendered.status === 404 && rendered.body.length === 0)) return null;
    const status = refusedForm !== null && rendered.status === 200 ? refusedForm.problem.status : rendered.status;
    return { status, page: await readyPage(rendered, making) };
  };

  /** One rendering for everybody who asks while it lasts. */
  const renderForAll = (
    request: IncomingMessage,
    { address, name, cache }: { address: string; name: string; cache: PageCache },
    caller: Caller,
  ) => {
    const catalogueEdition = parts.catalogueEdition();
    const edition = `${catalogueEdition} ${name}`;
    let rendering = underWay.get(edition);
    if (rendering === undefined) {
      // There are as many chosen lists as choices: compressing one well takes as long as all the rest of its answer.
      const isHurried = address.includes('?') || underWay.size >= pagesInPeace;
      const making = { cacheControl: 'public, max-age=60', isHurried, withPlain: !accepts(request, 'br') };
      rendering = render(address, nobody(caller), null, making).finally(() => underWay.delete(edition));
      underWay.set(edition, rendering);
      rendering.then(
        (rendered) => rendered?.status === 200 && cache.keep(name, catalogueEdition, rendered.page, isHurried),
        () => {},
      );
    }
    return rendering;
  };

  const show: LivePages['show'] = async (request, response, address, refusedForm = null) => {
    const [path = '', search = ''] = address.split('#')[0]!.split(/\?(.*)/s);
    const list = listPageAt(path, search, refusedForm !== null);
    const pattern = list === null ? livePattern(path) : { isPublic: list.isKept };
    if (parts.renderPage === null || pattern === null) {
      if (refusedForm !== null) return sendProblem(response, refusedForm.problem);
      return parts.notFound(request, response);
    }
    try {
      const { caller } = await identifyRequest(parts.binding.app, parts.binding.cookies, request);
      const rendered = await (pattern.isPublic && refusedForm === null
        ? renderForAll(
            request,
            list === null ? { address: path, name: path, cache: keptPages } : { ...list, cache: keptLists },
            caller,
          )
        : render(address, caller, refusedForm, forOnePerson));
      if (rendered === null) return parts.notFound(request, response);
      parts.send(request, response, await readableBy(request, rendered.page), rendered.status);
    } catch (error) {
      const problem = problemFor(error);
      if (problem.code === 'internal') parts.binding.log.error({ err: error, path }, 'a page failed');
      const sorry = parts.pages.find('/500');
      if (response.headersSent || sorry === undefined) return sendProblem(response, problem);
      const headers = [...sorry.headers, ...retryLines(problem)];
      // Bodies of its own: the sender remembers the lines of each.
      const bodies = sorry.bodies.map((body) => ({ ...body }));
      parts.send(request, response, { ...sorry, headers, bodies }, problem.status);
    }
  };

  return {
    kept(path, list) {
      const edition = parts.catalogueEdition();
      return list === null ? keptPages.find(path, edition) : keptLists.find(list.name, edition);
    },
    show,
  };
}

/** A page that is kept for everybody must not know anybody. */
const nobody = (caller: Caller): Caller => ({
  ...caller,
  user: null,
  visitorId: null,
  sessionHash: null,
  grants: new Set(),
});
