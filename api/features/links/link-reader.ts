// The reader that the server uses: the safe fetcher in front, the item's fields behind.
import { fetchPage } from '#api/ports/fetch-page/fetch-page.ts';
import type { FetchPolicy } from '#api/ports/fetch-page/fetch-policy.ts';
import type { LinkDraft, LinkReader } from '#api/ports/link-reader.ts';
import { draftToItem } from './draft-to-item.ts';
import { createWorkerReader } from './read-in-worker.ts';
import { type LinkOutcome, readLink } from './read-link.ts';

const outcomes: Record<Exclude<LinkOutcome, 'ok'>, LinkDraft['outcome']> = {
  wall: 'wall',
  'not-found': 'not-found',
  unreachable: 'unreachable',
  refused: 'refused',
  'too-large': 'unreachable',
  'not-a-page': 'unreachable',
  'not-a-link': 'not-a-link',
};

/** @param policy exceptions for tests; nothing in production. */
export function createLinkReader(now: () => number, policy: FetchPolicy = {}): LinkReader {
  const readPage = createWorkerReader();
  return async (link) => {
    const { draft, canonicalUrl, storeName, fetched } = await readLink(
      link,
      (url, { signal }) => fetchPage(url, { policy, now, ...(signal ? { signal } : {}) }),
      undefined,
      readPage,
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
