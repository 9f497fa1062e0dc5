import { describe, expect, it } from 'vitest';
import { usd } from '#rules/money.ts';
import { all, classesOf, links, one, texts } from '#scripts/testing/read-page.ts';
import { showPart } from '#scripts/testing/show-part.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import Pagination from './Pagination.astro';
import ProductCard from './ProductCard.astro';
import { cardGridClass } from './product-card.ts';

const card = (changes: Parameters<typeof cardOf>[1] = {}, props: object = {}) =>
  showPart(ProductCard, { product: cardOf(7, { imageAlt: 'A stroller in sage', ...changes }), ...props });

describe('a product card', () => {
  it('3 shows picture, brand, title, price and rating, and leads to its path', async () => {
    await card();
    expect([one('img').getAttribute('src'), one('img').getAttribute('alt')]).toEqual([
      '/pictures/7.svg',
      'A stroller in sage',
    ]);
    expect(links('h3 a')).toEqual([['Stroller 7', '/gp/stroller-7/7']]);
    expect(all('article p').map((line) => line.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'Oatwell',
      '$120.00 $120.00',
      'Rated 4.5 out of 5 by 12 people 4.5 (12)',
    ]);
  });

  it('3 has its second picture ready for a pointer that rests on it, and none for a reader of pictures', async () => {
    await card({ secondaryImageUrl: '/pictures/7-room.svg' });
    const [, second] = all('article > div:first-child img');
    expect([second!.getAttribute('src'), second!.getAttribute('alt'), second!.getAttribute('loading')]).toEqual([
      '/pictures/7-room.svg',
      '',
      'lazy',
    ]);
    expect(classesOf(second!)).toEqual(expect.arrayContaining(['hidden', 'group-hover:block']));
    await card({ secondaryImageUrl: null });
    expect(all('article > div:first-child img')).toHaveLength(1);
  });

  it('3 shows a price before the sale, a range of prices, and none for a favor', async () => {
    const shown = () => texts('article p [aria-hidden]:not(svg)').slice(0, 2);
    await card({ reviewCount: 0, priceDetails: { listPrice: usd(15_000), percentOff: 20 } });
    expect(shown()).toEqual(['$120.00', '$150.00']);
    await card({ reviewCount: 0, price: { current: usd(2_500), min: usd(2_500), max: usd(100_000) } });
    expect(shown()).toEqual(['$25.00 – $1,000.00']);
    await card({ reviewCount: 0, isFavor: true });
    expect(shown()).toEqual(['Given in time']);
  });

  it('3 says nothing of stars where nobody rated, and thousands in short', async () => {
    await card({ reviewCount: 0 });
    expect(all('icon-star')).toEqual([]);
    await card({ reviewCount: 12_345 });
    expect(one('article p:last-child').textContent).toContain('(12.3k)');
  });

  it('3 shows the first two badges, the message and the choice of options, where there are some', async () => {
    await card({
      promotionalBadges: ['coming-soon', 'new', 'fsa-hsa'],
      merchandisingMessage: 'Only 3 left',
      optionsCta: '2 colors',
    });
    expect(all('article > div:first-child p > *')).toHaveLength(2);
    expect(texts('article > div:last-child > p').slice(-2)).toEqual(['Only 3 left', '2 colors']);
    await card();
    expect(all('article > div:first-child p')).toEqual([]);
  });

  it('3 cuts a name of 90 letters after two lines, and has all of it in its link', async () => {
    const title = 'Lantern Everyday Travel System with Infant Car Seat, Base, Toddler Seat and 4-Step Recline';
    await card({ title });
    expect(one('h3 a').textContent).toBe(title);
    expect(classesOf(one('h3 a'))).toContain('line-clamp-2');
  });

  it('2.11 is known to scripts, a crowdfund as one', async () => {
    await card();
    expect([one('article').dataset.product, one('article').dataset.crowdfund]).toEqual(['70', undefined]);
    await card({ isCrowdfund: true });
    expect(one('article').dataset.crowdfund).toBe('');
  });

  it('leaves its picture for later unless it is seen at once', async () => {
    await card();
    expect(one('img').getAttribute('loading')).toBe('lazy');
    await card({}, { eager: true });
    expect(one('img').getAttribute('loading')).toBe('eager');
  });

  it('2.11 stands in three columns, on phones in two', () => {
    expect(cardGridClass.split(' ')).toEqual(expect.arrayContaining(['grid-cols-2', 'sm:grid-cols-3']));
  });
});

describe('the pages of a list', () => {
  const pages = async (current: number, total: number) => {
    await showPart(Pagination, { current, total, hrefOf: (page: number) => `?page=${page}` });
    return all<HTMLAnchorElement>('a').map((link) => [
      link.getAttribute('href'),
      link.rel,
      link.getAttribute('aria-current'),
    ]);
  };

  it('lead to the one before and after, and mark the present one', async () => {
    expect(await pages(2, 3)).toEqual([
      ['?page=1', 'prev', null],
      ['?page=1', '', null],
      ['?page=2', '', 'page'],
      ['?page=3', '', null],
      ['?page=3', 'next', null],
    ]);
  });

  it('lead nowhere before the first and after the last, and are not there for one', async () => {
    expect((await pages(1, 2)).map(([href, rel]) => [href, rel])).toEqual([
      ['?page=1', ''],
      ['?page=2', ''],
      ['?page=2', 'next'],
    ]);
    expect((await pages(2, 2)).map(([href, rel]) => [href, rel])).toEqual([
      ['?page=1', 'prev'],
      ['?page=1', ''],
      ['?page=2', ''],
    ]);
    expect(await pages(1, 1)).toEqual([]);
  });
});
