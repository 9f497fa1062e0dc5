// The reader that the server uses: the safe fetcher first, then conversion to an item's fields.
import { fetchPage } from '#api/ports/fetch-page/fetch-page.ts';
import type { FetchPolicy } from '#api/ports/fetch-page/fetch-policy.ts';
import type { LinkDraft, LinkReader } from '#api/ports/link-reader.ts';
import { draftToItem } from './draft-to-item.ts';
import { createProcessReader } from './read-in-process.ts';
import { type LinkOutcome, readLink } from './read-link.ts';

const outcomes: Record<Exclude<LinkOutcome, 'ok'>, LinkDraft['outcome']> = {
  blocked: 'blocked',
  'not-found': 'not-found',
  unreachable: 'unreachable',
  refused: 'refused',
  'too-large': 'unreachable',
  'not-a-page': 'unreachable',
  'not-a-link': 'not-a-link',
};

/** Fetching and reading together: the person who pasted a link waits no longer than this for a form. */
const waitingMs = 7500;

/**
 * Returns a draft in time, whatever the stores do. How many are read at once is for its caller to bound (`links-at-once.ts`).
 * @param policy exceptions for tests; empty in production.
 */
export function createLinkReader(now: () => number, policy: FetchPolicy = {}, deadlineMs = waitingMs): LinkReader {
  const readPage = createProcessReader();
  return async (link, html, from): Promise<LinkDraft> => {
    const { draft, canonicalUrl, storeName, fetched } = await readLink(
      link,
      html === undefined
        ? (url, { signal }) => fetchPage(url, { policy, now, ...(signal ? { signal } : {}) })
        : async (url) => ({ html, url, status: 200, charset: 'utf-8', fetchedAt: now() }),
      AbortSignal.timeout(deadlineMs),
      (page, signal) => readPage(page, signal, from),
    );
    const item = draftToItem(draft, canonicalUrl ?? '');
    const isComplete = item.title !== '' && item.priceCents !== null && item.imageUrl !== null;
    return {
      title: item.title,
      url: canonicalUrl ?? '',
      storeName: storeName ?? item.storeName,
      priceCents: item.priceCents,
      currency: item.currency,
      imageUrl: item.imageUrl,
      note: item.note,
      outcome: fetched === 'ok' ? (isComplete ? 'read' : 'partly') : outcomes[fetched],
    };
  };
}
