import { accountHeader, nobodysMark } from '#contracts/account-of-page.ts';

/** The headers of a change: for which account this page was loaded, whoever has signed in since, in another tab. */
export const accountOfPage = (): Record<string, string> => {
  // A session from before there were marks leaves it empty.
  const mark = document.documentElement.dataset.signedIn ?? nobodysMark;
  return mark === '' ? {} : { [accountHeader]: mark };
};
