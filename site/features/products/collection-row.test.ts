import { describe, expect, it } from 'vitest';
import { usd } from '#rules/money.ts';
import { showPart } from '#scripts/testing/show-part.ts';
import CollectionRow from './CollectionRow.astro';

const card = (gpId: number) => ({
  title: `Crib ${gpId}`,
  brand: 'Oatwell',
  path: `/gp/crib/${gpId}`,
  imageUrl: '/pictures/a.svg',
  imageAlt: 'A crib',
  price: { current: usd(1000), min: usd(1000), max: usd(1000) },
  priceDetails: null,
  rating: 0,
  reviewCount: 0,
  promotionalBadges: [],
  optionsCta: null,
  merchandisingMessage: null,
});
const row = (products: number, change: object = {}) =>
  showPart(CollectionRow, {
    id: 'just-in',
    title: 'Just in',
    teaser: 'New this month.',
    products: Array.from({ length: products }, (_, at) => card(at + 1)),
    ...change,
  });
const shown = () => document.querySelectorAll('section > ul > li').length;
const toggle = () => [...document.querySelectorAll('summary span')].map(({ textContent }) => textContent);

describe('a curated row', () => {
  it('2.12 shows four products unless it says otherwise, and all where the maximum is null', async () => {
    await row(6);
    expect(shown()).toBe(4);
    await row(6, { maxVisibleProducts: 2 });
    expect(shown()).toBe(2);
    await row(6, { maxVisibleProducts: null });
    expect(shown()).toBe(6);
  });

  it("2.12 has '+ N More' and 'View Less' only beyond its maximum, and never without one", async () => {
    await row(6);
    expect(toggle()).toEqual(['+ 2 More', 'View Less']);
    await row(4);
    expect(toggle()).toEqual([]);
    await row(6, { maxVisibleProducts: null });
    expect(toggle()).toEqual([]);
  });

  it('2.12 offers quick add only where it is told to', async () => {
    await row(2);
    expect(document.querySelector('[data-quick-add]')).toBeNull();
    await row(2, { showQuickAddRegItem: true });
    expect(document.querySelector('[data-quick-add]')).not.toBeNull();
  });

  it('2.12 has title and teaser, opens what is beyond its maximum without a script, and is not there without products', async () => {
    await row(6);
    expect([document.querySelector('h2')!.textContent, document.querySelector('section p')!.textContent]).toEqual([
      'Just in',
      'New this month.',
    ]);
    const [more, less] = document.querySelectorAll('summary span');
    expect([more!.className, less!.className]).toEqual(['group-open:hidden', 'not-group-open:hidden']);
    expect([...document.querySelectorAll('details h3')].map(({ textContent }) => textContent)).toEqual([
      'Crib 5',
      'Crib 6',
    ]);
    await row(0);
    expect(document.body.textContent.trim()).toBe('');
  });

  it('7 a collection is viewed, and its products are clicked, by its id and title', async () => {
    await row(2);
    const { eventView, eventContext } = document.querySelector('section')!.dataset;
    expect(eventView).toBe('product_collection_viewed');
    expect(JSON.parse(eventContext!)).toEqual({ collectionId: 'just-in', collectionTitle: 'Just in' });
  });
});
