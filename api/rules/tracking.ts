// Nothing is counted before the visitor agrees, and only on pages of the shop; health, due dates and loss never.

export const consentDays = 182;
/** Thirteen months. */
export const eventsKeptDays = 396;

export type Consent = 'yes' | 'no' | 'unasked';

/** A browser that asks not to be tracked means no, whatever was chosen before. */
export function consentNow(chosen: string | null, browser: { asksNotToBeTracked: boolean }): Consent {
  if (browser.asksNotToBeTracked) return 'no';
  return chosen === 'yes' || chosen === 'no' ? chosen : 'unasked';
}

/** The headers with which a browser objects to tracking: Global Privacy Control, and Do Not Track before it. */
export const asksNotToBeTracked = (headers: { [name: string]: unknown }): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';

/** The pages of the shop, and no others: an article reveals a week, a due date or a loss, and a one-word address is somebody's registry. */
export const isCountedPath = (path: string): boolean =>
  /^\/(?:store(?:\/b\/[\w-]+\/\d+|\/[\w-]+)?|gp(?:\/[\w-]+\/\d+(?:\/\d+)?)?)?$/.test(path);

/** A changed pathname counts, except from one product to another of the same group. */
export function isPageView(before: string | null, path: string): boolean {
  if (before === path) return false;
  const group = groupOf(path);
  return group === null || before === null || groupOf(before) !== group;
}

const groupOf = (path: string): string | null => /^\/gp\/[\w-]+\/(\d+)/.exec(path)?.[1] ?? null;

/** Words that reveal a due date, a loss or a person's identity. Such a search is counted without its words. */
const telling =
  /@|\d{4,}|\bdue (?:date|in|on)\b|\bweeks? pregnant\b|\bpregnan|miscarr|stillb|\bstill birth|\bloss\b|\blost (?:a |my |the )?bab|\bgrie[fv]|bereave|memorial|angel bab|rainbow bab|sympath|abortion|terminat|\bivf\b|infertil/i;

export const withheldTerm = '(withheld)';

export const countedTerm = (term: string): string => (telling.test(term) ? withheldTerm : term);
