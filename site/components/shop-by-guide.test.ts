import { expect, it } from 'vitest';
import { showPart } from '#scripts/testing/show-part.ts';
import ShopByGuide from './ShopByGuide.astro';

const guides = Array.from({ length: 5 }, (_, n) => ({
  title: `Guide ${n}`,
  teaser: 'Short.',
  url: `/hello-baby/guide-${n}`,
  featuredImage: { url: `/pictures/${n}.svg`, thumbnailUrl: `/pictures/${n}.svg`, description: 'A crib' },
}));
const shown = async (many: number) => {
  await showPart(ShopByGuide, { guides: guides.slice(0, many) });
  return {
    heading: document.querySelector('h2')?.textContent ?? null,
    guides: [...document.querySelectorAll('article a')].map((link) => link.getAttribute('href')),
    all: [...document.querySelectorAll('a')].filter((link) => link.textContent.trim() === 'See All Guides'),
  };
};

it.each([0, 1])('2.7 5 with %d guides there is no Shop by Guide', async (many) => {
  expect(await shown(many)).toEqual({ heading: null, guides: [], all: [] });
});

it.each([2, 3, 5])('2.7 5 with %d guides it stands, in three columns, and leads to all of them', async (many) => {
  const { heading, guides: links, all } = await shown(many);
  expect(heading).toBe('Shop by Guide');
  expect(links).toEqual(guides.slice(0, Math.min(many, 3)).map(({ url }) => url));
  expect(all.map((link) => link.getAttribute('href'))).toEqual(['/hello-baby']);
  expect(document.querySelector('article')!.parentElement!.className.split(' ')).toContain('sm:grid-cols-3');
});
