import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '#api/testing/test-app.ts';
import { categoryProducts, readCategory, readStoreBrand } from '#contracts/catalogue.ts';
import { brandLine, productLine, variantLine } from './testing/catalogue-lines.ts';
import { openShop, type Shop } from './testing/open-shop.ts';

describe.each(engines)('the shapes of the shop on %s', (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine, [
      brandLine({ description: 'Oat-colored things.' }),
      productLine(1, {
        title: 'Meadow jogger',
        fsaHsaEligible: true,
        variants: [
          variantLine(10, {
            shortName: 'Meadow jogger in sage',
            priceCents: 15_000,
            listPriceCents: 20_000,
            pictures: [
              { url: '/pictures/front.svg', alt: 'From the front' },
              { url: '/pictures/side.svg', alt: 'From the side' },
            ],
          }),
        ],
      }),
      productLine(2, { type: 'favor' }),
      productLine(3, { type: 'cash_fund' }),
      productLine(4, { type: 'crowdfund' }),
      productLine(5, { type: 'gift_card' }),
    ]);
  });
  afterAll(() => shop.close());
  const has = (thing: object, words: string) =>
    expect(Object.keys(thing)).toEqual(expect.arrayContaining(words.split(' ')));

  it('a category has the fields of the specification, its children as well', async () => {
    const { category } = await shop.client().call(readCategory, { params: { slug: 'strollers' } });
    const words =
      'id title urlSlug path imageUrl isSortable teaser teaserLinkText teaserLinkUrl frequentlyAskedQuestions guides guideIds hidden children slugSet sortType sortOrder seoTitle seoDescription';
    for (const one of [category, ...category.children!]) has(one, words);
    has(category.teaser!, 'imageUrl text');
  });

  it('a guide has the fields of the specification, its topics by name', async () => {
    const { category } = await shop.client().call(readCategory, { params: { slug: 'joggers' } });
    const { brand } = await shop.client().call(readStoreBrand, { params: { brandId: 1 } });
    for (const guide of [category.guides[0]!, brand.guides[0]!]) {
      has(guide, 'id slug title teaser type featuredImage meta');
      has(guide.featuredImage, 'description thumbnailUrl url');
      expect(guide.featuredImage.thumbnailUrl).toMatch(/^\/pictures\//);
      expect(guide.meta).toEqual({ topics: [{ name: 'Sleep', slug: 'sleep' }] });
    }
  });

  it('a product card has the fields of the specification', async () => {
    const { heroProducts } = await shop.client().call(categoryProducts, { params: { slug: 'strollers' } });
    has(
      heroProducts[0]!,
      'productId title callouts fsaHsaEligible promotionalBadges isFavor isCashFund isCrowdfund isElectronicGiftCard brand imageUrl secondaryImageUrl gpId path price priceDetails rating reviewCount optionsCta productBadge merchandisingMessage currentlyInActiveSale',
    );
    has(heroProducts[0]!.price, 'current min max');
  });

  it('a product card says which product, which kind, which pictures, and whether it is on sale now', async () => {
    const { heroProducts } = await shop.client().call(categoryProducts, { params: { slug: 'strollers' } });
    const card = (gpId: number) => heroProducts.find((one) => one.gpId === gpId)!;
    expect(card(1)).toMatchObject({
      productId: 10,
      title: 'Meadow jogger',
      path: '/gp/pram-1/1',
      imageUrl: '/pictures/front.svg',
      secondaryImageUrl: '/pictures/side.svg',
      fsaHsaEligible: true,
      onSale: true,
      currentlyInActiveSale: true,
      productBadge: 'sale',
    });
    expect(card(2)).toMatchObject({ secondaryImageUrl: null, fsaHsaEligible: false, currentlyInActiveSale: false });
    const kinds = ['isFavor', 'isCashFund', 'isCrowdfund', 'isElectronicGiftCard'] as const;
    const kindsOf = (gpId: number) => kinds.filter((kind) => card(gpId)[kind]);
    expect([1, 2, 3, 4, 5].map(kindsOf)).toEqual([[], ...kinds.map((kind) => [kind])]);
  });

  it('a brand has the fields of the specification', async () => {
    const { brand } = await shop.client().call(readStoreBrand, { params: { brandId: 1 } });
    has(brand, 'title description logoUrl name meta frequentlyAskedQuestions guides brandPageUrl');
    has(brand.meta, 'seoTitle seoDescription');
    expect([brand.title, brand.description]).toEqual(['Oatwell', 'Oat-colored things.']);
  });
});
