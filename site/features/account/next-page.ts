import { localPath } from '#rules/local-path.ts';

/** The page after the password: people who have connected a phone, and all staff of the shop, give a second factor first. */
export const pageAfterSignIn = (next: string, needsSecondFactor: boolean): string =>
  needsSecondFactor ? `/login/second-step?${new URLSearchParams({ redirect_path: next })}` : next;

/** The page that an address says the person wanted. */
export const wantedPage = (search: URLSearchParams, otherwise: string): string =>
  localPath(search.get('redirect_path'), otherwise);

/** The address of another page of the account, which keeps the page that the person wanted. */
export const keepingRedirect = (path: string, search: URLSearchParams): string => {
  const wanted = search.get('redirect_path');
  return wanted === null ? path : `${path}?${new URLSearchParams({ redirect_path: wanted })}`;
};
