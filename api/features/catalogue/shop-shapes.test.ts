import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#api/testing/test-app.ts';
import { categoryProducts, readCategory, readStoreBrand } from '#contracts/catalogue.ts';
import { brandLine, productLine } from './testing/catalogue-lines.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

describe.each(engines)('the shapes of the shop on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1, { title: 'Meadow jogger' })]);
  });
  afterAll(() => shop.close());
  const has = (thing: object, words: string) =>
    expect(Object.keys(thing)).toEqual(expect.arrayContaining(words.split(' ')));

  it('3 a category has the fields of the specification, its children as well', async () => {
    const { category } = await shop.client().call(readCategory, { params: { slug: 'strollers' } });
    const words =
      'id title urlSlug path imageUrl isSortable teaser teaserLinkText teaserLinkUrl frequentlyAskedQuestions guides guideIds hidden children slugSet sortType sortOrder seoTitle seoDescription';
    for (const one of [category, ...category.children!]) has(one, words);
    has(category.teaser!, 'imageUrl text');
  });

  it('3 a guide has the fields of the specification, its topics by name', async () => {
    const { category } = await shop.client().call(readCategory, { params: { slug: 'joggers' } });
    const { brand } = await shop.client().call(readStoreBrand, { params: { brandId: 1 } });
    for (const guide of [category.guides[0]!, brand.guides[0]!]) {
      has(guide, 'id slug title teaser type featuredImage meta');
      has(guide.featuredImage, 'description thumbnailUrl url');
      expect(guide.featuredImage.thumbnailUrl).toMatch(/^\/pictures\//);
      expect(guide.meta).toEqual({ topics: [{ name: 'Sleep', slug: 'sleep' }] });
    }
  });

  it('3 a product card has the fields of the specification', async () => {
    const { heroProducts } = await shop.client().call(categoryProducts, { params: { slug: 'strollers' } });
    has(
      heroProducts[0]!,
      'productId title callouts fsaHsaEligible promotionalBadges isFavor isCashFund isCrowdfund isElectronicGiftCard brand imageUrl secondaryImageUrl gpId path price priceDetails rating reviewCount optionsCta productBadge merchandisingMessage currentlyInActiveSale',
    );
    has(heroProducts[0]!.price, 'current min max');
  });

  it('3 a brand has the fields of the specification', async () => {
    const { brand } = await shop.client().call(readStoreBrand, { params: { brandId: 1 } });
    has(brand, 'title description logoUrl name meta frequentlyAskedQuestions guides brandPageUrl');
    has(brand.meta, 'seoTitle seoDescription');
  });
});
