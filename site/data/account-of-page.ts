import { accountHeader } from '#contracts/account-of-page.ts';

/** The headers of a change: for which account this page was loaded, whoever has signed in since, in another tab. */
export const accountOfPage = (): Record<string, string> => {
  const mark = document.documentElement.dataset.signedIn;
  return mark ? { [accountHeader]: mark } : {};
};
