import type { Request, RequestHandler } from 'express';
import { chosenCategoryPath, listPageAt } from '#api/features/catalogue/list-pages.ts';
import { Refusal } from '#contracts/problems.ts';
import { localPath } from '#rules/local-path.ts';

declare global {
  namespace Express {
    interface Request {
      /** Names a page that is the same for everybody; absent for a page that may depend on the caller. */
      publicPage?: string;
    }
  }
}

/** No page of this site has a longer address, even with every filter chosen. */
export const longestAddress = 4096;

export const refuseLongAddresses: RequestHandler = (request, _response, next) => {
  if (request.url.length > longestAddress) throw new Refusal('address-too-long');
  next();
};

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD';
/** A path of the API. */
export const isCall = (path: string) => /^\/((store|bl_admin)\/)?api\//.test(path);
/** A path of Astro's development server, or a file. */
const isNoPage = (path: string) => path.startsWith('/@') || /\.[^/.]*$/.test(path);

/** A proxy may send the whole URL (RFC 9112, 3.2.2); later handlers expect only its path. */
export const pathOfAddress: RequestHandler = (request, _response, next) => {
  if (!request.url.startsWith('/') && URL.canParse(request.url)) {
    const { pathname, search } = new URL(request.url);
    request.url = pathname + search;
  }
  next();
};

/** A page has one address: lower case, without a slash at its end. Other spellings are redirected to it. */
export const canonicalAddress: RequestHandler = (request, response, next) => {
  const { path } = request;
  if (!isReading(request) || isCall(path) || isNoPage(path) || /^\/[/\\]/.test(path)) return next();
  // The home page is a file named index, which would otherwise be served at a second address.
  const bare = path.replace(/(?<=[^/])\/+$/, '').replace(/^\/index$/i, '/');
  // A short code is printed in capitals: its page redirects in any case.
  const address = bare.startsWith('/store/code/') ? bare : bare.toLowerCase();
  if (address === path) return next();
  response.redirect(301, address + request.url.slice(path.length));
};

/** Without script, a browser writes every field of a filter form into the address, empty ones too: those are removed. */
export const withoutEmptyParameters: RequestHandler = (request, response, next) => {
  const { path } = request;
  if (!isReading(request) || isCall(path) || !/^\/(store|catalog)\//.test(path)) return next();
  const pairs = request.url.slice(path.length + 1).split('&');
  const filled = pairs.filter((pair) => !/^[^=]*=?$/.test(pair));
  if (filled.length === pairs.length || pairs[0] === '') return next();
  response.redirect(303, filled.length === 0 ? path : `${path}?${filled.join('&')}`);
};

const productPage = /^\/gp\/[a-z0-9-]{1,100}\/\d{1,10}(\/\d{1,10})?$/;

/**
 * Names the pages that are the same for everybody, and leads a list of products with filters, sort or page number to the page that
 * renders it: a category's plain list is a built file, its chosen ones are rendered by `pages/store/chosen`.
 */
export const publicPages: RequestHandler = (request, response, next) => {
  if (isReading(request)) {
    const { path } = request;
    if (path.startsWith(`${chosenCategoryPath}/`))
      return response.redirect(301, request.url.replace(chosenCategoryPath, '/store'));
    const list = listPageAt(path, request.url.slice(path.length + 1));
    if (list !== null) {
      request.url = list.address;
      if (list.isKept) request.publicPage = list.name;
    } else if (productPage.test(path)) {
      request.url = path;
      request.publicPage = path;
    }
  }
  next();
};

/** Shows the page that a refused form names: a page of this site, with the typed values. */
export const pageOfRefusedForm: RequestHandler = (request, _response, next) => {
  if (request.refusedForm === undefined) return next();
  const { code } = request.refusedForm.problem;
  if (code === 'sign-in-required' || code === 'other-account') {
    // Its own page is for people who are signed in, or would show one account what another has typed.
    request.method = 'GET';
    request.url = '/login/unsaved';
    return next();
  }
  const named = (request.refusedForm.fields.page ?? '').slice(0, longestAddress);
  const [address = ''] = localPath(named, '/reservations').split('#');
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  request.method = 'GET';
  request.url = listPageAt(path, query, true)?.address ?? address;
  next();
};
