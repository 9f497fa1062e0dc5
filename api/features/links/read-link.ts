// A pasted link always becomes a draft: the shop may be down, block robots or not be a shop at all.
import type { FetchedPage, FetchRefusal } from '#api/ports/fetch-page/fetch-policy.ts';
import { canonicaliseLink } from '#rules/canonical-links.ts';
import { emptyDraft, type Found, type ProductDraft } from './product-draft.ts';
import { readProductPage } from './read-product-page.ts';
import { storeNameOf } from './store-name.ts';

export type LinkOutcome =
  | 'ok'
  | 'blocked'
  | 'not-found'
  | 'unreachable'
  | 'refused'
  | 'too-large'
  | 'not-a-page'
  | 'not-a-link';

export interface ReadLink {
  readonly draft: ProductDraft;
  /** Null only if the pasted text is not an http(s) link. */
  readonly canonicalUrl: string | null;
  readonly storeName: string | null;
  readonly fetched: LinkOutcome;
}

export type PageFetcher = (
  url: string,
  options: { signal?: AbortSignal },
) => Promise<FetchedPage | { refused: FetchRefusal }>;

const OUTCOMES: Readonly<Record<FetchRefusal, LinkOutcome>> = {
  'not-public': 'refused',
  scheme: 'refused',
  port: 'refused',
  credentials: 'refused',
  'too-large': 'too-large',
  timeout: 'unreachable',
  redirects: 'unreachable',
  'not-html': 'not-a-page',
  unreachable: 'unreachable',
};

export type PageReader = (
  page: { html: string; url: string },
  signal?: AbortSignal,
) => ProductDraft | Promise<ProductDraft>;

/**
 * Never rejects. If nothing could be read, the title is made of the words in the link, with low confidence.
 * @param readPage the reader; the server's runs in a separate process, because a hostile page can take seconds, or all memory.
 */
export async function readLink(
  link: string,
  fetchPage: PageFetcher,
  signal?: AbortSignal,
  readPage: PageReader = readProductPage,
): Promise<ReadLink> {
  const cleaned = canonicaliseLink(link);
  if (cleaned === null) return { draft: emptyDraft(), canonicalUrl: null, storeName: null, fetched: 'not-a-link' };
  const page = await fetchPage(cleaned, { signal }).catch(() => ({ refused: 'unreachable' as const }));
  if ('refused' in page) return fromLinkAlone(cleaned, OUTCOMES[page.refused]);

  const draft = await readPage({ html: page.html, url: page.url }, signal);
  if (draft.blockedBy) return fromLinkAlone(cleaned, draft.blockedBy === 'not-found' ? 'not-found' : 'blocked', draft);
  // An error page may look like the shop's other pages; only a product in its markup outweighs its status.
  const isError = page.status >= 400 && !(draft.price && draft.title);
  if (isError)
    return fromLinkAlone(
      cleaned,
      page.status === 404 || page.status === 410 ? 'not-found' : page.status >= 500 ? 'unreachable' : 'blocked',
    );
  return {
    draft: draft.title ? draft : { ...draft, title: titleOfLink(cleaned) },
    canonicalUrl: chooseAddress(draft, page.url, cleaned),
    storeName: draft.siteName?.value ?? storeNameOf(page.url),
    fetched: 'ok',
  };
}

function fromLinkAlone(url: string, fetched: LinkOutcome, draft: ProductDraft = emptyDraft()): ReadLink {
  return {
    draft: { ...draft, title: titleOfLink(url) },
    canonicalUrl: url,
    storeName: draft.siteName?.value ?? storeNameOf(url),
    fetched,
  };
}

/** The page's own canonical address, unless it drops the variant that the person chose. */
function chooseAddress(draft: ProductDraft, finalUrl: string, pasted: string): string {
  const final = canonicaliseLink(finalUrl) ?? pasted;
  const declared = draft.canonicalUrl ? canonicaliseLink(draft.canonicalUrl.value) : null;
  if (!declared) return final;
  return new URL(final).search && !new URL(declared).search ? final : declared;
}

/** "/p/oak-cot-with-drawer-12345.html" becomes "Oak cot with drawer". */
export function titleOfLink(url: string): Found<string> | null {
  const segments = new URL(url).pathname.split('/').filter(Boolean);
  let best = '';
  for (const segment of segments) {
    let text = segment;
    try {
      text = decodeURIComponent(segment);
    } catch {
      // A segment that is not valid UTF-8 is used unchanged.
    }
    const words = text
      .replace(/\.(?:html?|aspx?|php|jsp)$/i, '')
      .split(/[-_+.\s]+/)
      .filter((word) => /^\p{L}+$/u.test(word) || /^\d{1,3}$/.test(word) || /^\d+(?:cm|mm|ml|kg|g|l|m)$/i.test(word));
    const joined = words.join(' ');
    if (words.length >= 2 && joined.length > best.length) best = joined;
  }
  if (best.length < 5) return null;
  return { value: (best[0]?.toUpperCase() + best.slice(1)).slice(0, 200), source: 'url', confidence: 0.25 };
}
