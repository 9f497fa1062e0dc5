import { describe, expect, it } from 'vitest';
import { draftToItem } from './draft-to-item.ts';
import { emptyDraft } from './product-draft.ts';
import { type PageFetcher, readLink, titleOfLink } from './read-link.ts';

const html =
  '<html lang="en-GB"><head><meta property="og:site_name" content="Little Oak"></head><body><h1>Oak cot</h1><div class="price">£129.00</div><button>Add to basket</button></body></html>';
const serving =
  (page: string, status = 200, at?: string): PageFetcher =>
  async (url) => ({ url: at ?? url, status, html: page, charset: 'utf-8', fetchedAt: 0 });
const link = 'https://shop.example.com/cots/oak-cot-with-drawer-482913.html?utm_source=x';

describe('reading a pasted link', () => {
  it('asks for the clean address and gives a draft that becomes an item', async () => {
    const asked: string[] = [];
    const result = await readLink(link, (url, options) => {
      asked.push(url);
      return serving(html)(url, options);
    });
    expect(asked).toEqual(['https://shop.example.com/cots/oak-cot-with-drawer-482913.html']);
    expect(result).toMatchObject({ fetched: 'ok', storeName: 'Little Oak', canonicalUrl: asked[0] });
    expect(draftToItem(result.draft, result.canonicalUrl ?? '')).toEqual({
      title: 'Oak cot',
      url: asked[0],
      storeName: 'Little Oak',
      priceCents: 12900,
      currency: 'GBP',
      imageUrl: null,
      note: '',
    });
  });

  it.each([
    ['timeout', 'unreachable'],
    ['not-public', 'refused'],
    ['too-large', 'too-large'],
    ['not-html', 'not-a-page'],
    ['redirects', 'unreachable'],
  ] as const)('ends in an editable draft when the fetcher says %s', async (refused, fetched) => {
    const result = await readLink(link, async () => ({ refused }));
    expect(result.fetched).toBe(fetched);
    expect(result.draft.title).toMatchObject({ value: 'Oak cot with drawer', source: 'url' });
    expect(result.draft.title?.confidence).toBeLessThan(0.5);
    expect(result.storeName).toBe('Example');
  });

  it('never saves the text of a robot check as a title', async () => {
    const result = await readLink(link, serving('<title>Just a moment...</title>', 403));
    expect(result).toMatchObject({
      fetched: 'blocked',
      draft: { blockedBy: 'bot', title: { value: 'Oak cot with drawer' } },
    });
  });

  it('tells a missing page, a broken shop and a broken fetcher apart, and fails on none', async () => {
    expect((await readLink(link, serving('<h1>Hm</h1>', 404))).fetched).toBe('not-found');
    expect((await readLink(link, serving('<h1>Hm</h1>', 503))).fetched).toBe('unreachable');
    expect((await readLink(link, () => Promise.reject(new Error('broken')))).fetched).toBe('unreachable');
  });

  it('says when what was pasted is no link', async () => {
    const result = await readLink('javascript:alert(1)', serving(html));
    expect(result).toEqual({ draft: emptyDraft(), canonicalUrl: null, storeName: null, fetched: 'not-a-link' });
  });

  it('keeps the variant that the person chose, even if the shop’s canonical address drops it', async () => {
    const page = html.replace('<head>', '<head><link rel="canonical" href="/cots/oak-cot">');
    expect((await readLink('https://shop.example.com/cots/oak-cot?color=white', serving(page))).canonicalUrl).toBe(
      'https://shop.example.com/cots/oak-cot?color=white',
    );
    expect((await readLink('https://shop.example.com/cots/x', serving(page))).canonicalUrl).toBe(
      'https://shop.example.com/cots/oak-cot',
    );
  });

  it('makes no title of a link without words', () => {
    expect(titleOfLink('https://shop.example.com/dp/B012345678')).toBeNull();
  });
});

describe('a draft as an item', () => {
  it('asks for the price where the currency or the certainty is missing', () => {
    const priced = (currency: string | null, confidence: number) =>
      draftToItem(
        { ...emptyDraft(), price: { value: { amount: 500, currency }, source: 'page', confidence } },
        'https://shop.example.com/',
      );
    expect(priced('EUR', 0.9)).toMatchObject({ priceCents: 500, currency: 'EUR' });
    expect(priced(null, 0.9)).toMatchObject({ priceCents: null, currency: null });
    expect(priced('EUR', 0.1)).toMatchObject({ priceCents: null, currency: null });
  });

  it('notes what a giver should know', () => {
    const draft = {
      ...emptyDraft(),
      availability: { value: 'out-of-stock', source: 'json-ld', confidence: 0.9 },
    } as const;
    expect(draftToItem(draft, 'https://shop.example.com/').note).toBe('Out of stock when it was added.');
  });
});
