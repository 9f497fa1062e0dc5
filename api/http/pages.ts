import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { listPageAt } from '#api/features/catalogue/list-pages.ts';
import type { PageData } from '#contracts/page-data.ts';
import { problemFor, retryLines, sendProblem } from './answers.ts';
import type { AstroHandler } from './astro.ts';
import type { Binding } from './bind.ts';
import { identifyRequest } from './callers.ts';
import { livePattern, pageData } from './live-pages.ts';
import type { Route } from './route.ts';

interface Parts {
  binding: Binding;
  rows: ReadonlyMap<string, Route>;
  /** Null where no site was built (tests of the API alone). */
  astro: AstroHandler | null;
  notFound: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Renders the page at `address` (path and query) for this caller; the refused form, if any, is shown in it. */
export type ShowPage = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  refusedForm?: PageData['refusedForm'],
) => Promise<void>;

export function createPages({ binding, rows, astro, notFound }: Parts): ShowPage {
  return async (request, response, address, refusedForm = null) => {
    const [path = '', search = ''] = address.split('#')[0]!.split(/\?(.*)/s);
    const list = listPageAt(path, search, refusedForm !== null);
    if (astro === null || (list === null && livePattern(path) === null)) {
      if (refusedForm !== null) return sendProblem(response, refusedForm.problem);
      return notFound(request, response);
    }
    const { caller } = await identifyRequest(binding.app, binding.cookies, request);
    let failure: unknown = null;
    const locals = pageData(binding, rows, caller, refusedForm, (error) => {
      failure = error;
    });
    onHeaders(response, () => {
      if (refusedForm !== null && response.statusCode === 200) response.statusCode = refusedForm.problem.status;
      if (response.statusCode !== 500) return;
      const problem = problemFor(failure);
      if (problem.code === 'internal') binding.log.error({ err: failure, path }, 'a page failed');
      response.statusCode = problem.status;
      for (const [name, value] of retryLines(problem)) response.setHeader(name, value);
    });
    response.setHeader('Cache-Control', 'private, no-store');
    request.url = list?.address ?? address;
    if (refusedForm !== null) request.method = 'GET';
    await astro(request, response, () => notFound(request, response), locals);
  };
}
