import { localPath } from '#rules/local-path.ts';

/** Where somebody goes after giving their password: who has connected a phone, and everybody of the shop, gives a second factor first. */
export const pageAfterSignIn = (next: string, needsSecondFactor: boolean): string =>
  needsSecondFactor ? `/login/second-step?${new URLSearchParams({ redirect_path: next })}` : next;

/** Where an address says that somebody wanted to go. */
export const wantedPage = (search: URLSearchParams, otherwise: string): string =>
  localPath(search.get('redirect_path'), otherwise);

/** The address of another page of the account, which keeps where somebody wanted to go. */
export const keepingRedirect = (path: string, search: URLSearchParams): string => {
  const wanted = search.get('redirect_path');
  return wanted === null ? path : `${path}?${new URLSearchParams({ redirect_path: wanted })}`;
};
