import { describe, expect, it } from 'vitest';
import { showPart } from '#scripts/testing/show-part.ts';
import CategoryGrid from '../../components/CategoryGrid.astro';
import CategoryHero from './CategoryHero.astro';
import CategoryTree from './CategoryTree.astro';
import Faqs from './Faqs.astro';

const all = <Element extends HTMLElement = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Element>(selector),
];
const classesOf = (element: Element | null) => element!.className.split(' ');

describe('the grid of categories', () => {
  const categories = [
    { title: 'Cribs', urlSlug: 'cribs', imageUrl: '/pictures/cribs.svg', childSlugs: [] },
    { title: 'Secret', urlSlug: 'secret', imageUrl: '/pictures/secret.svg', hidden: true },
  ];

  it('2.5 has a tile with picture, title and chevron that links to the category, and none for a hidden one', async () => {
    await showPart(CategoryGrid, { categories });
    expect(all('li')).toHaveLength(1);
    expect(all('a')[0]!.getAttribute('href')).toBe('/store/cribs');
    expect(all('a')[0]!.textContent.trim()).toBe('Cribs');
    expect(all('a img')[0]!.getAttribute('src')).toBe('/pictures/cribs.svg');
    expect(all('a icon-forward')).toHaveLength(1);
  });

  it('2.5 has a heart on a tile whose picture is missing', async () => {
    await showPart(CategoryGrid, { categories: [{ title: 'Rugs', urlSlug: 'rugs', imageUrl: '' }] });
    expect([all('a img').length, all('a icon-heart').length]).toEqual([0, 1]);
  });

  it('7 tells of a press on a tile where it was, and whether the category is a leaf', async () => {
    await showPart(CategoryGrid, {
      categories: [
        { title: 'Cribs', urlSlug: 'cribs', childSlugs: [] },
        { title: 'Nursery', urlSlug: 'nursery', childSlugs: ['cribs'] },
      ],
    });
    const list = all('ul')[0]!;
    expect(list.dataset.eventLinks).toBe('category_clicked');
    expect(JSON.parse(list.dataset.eventContext!)).toEqual({ location: 'image nav', isLeaf: false });
    expect(all('a').map((link) => link.dataset.eventProps)).toEqual(['{"isLeaf":true}', undefined]);
  });

  it('2.5 may end with a callout of a heart, a title and a message', async () => {
    await showPart(CategoryGrid, {
      categories,
      callout: { title: 'One list', message: 'In a minute.', url: '/registry/new' },
    });
    const last = all('li').at(-1)!;
    expect(last.querySelector('icon-heart')).not.toBeNull();
    expect([...last.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
      'One list',
      'In a minute.',
    ]);
  });

  it('2.5 stands two in a row on small screens and three on medium ones', async () => {
    await showPart(CategoryGrid, { categories });
    expect(classesOf(all('ul')[0]!)).toEqual(expect.arrayContaining(['grid-cols-2', 'md:grid-cols-3']));
  });
});

describe('the hero of a category', () => {
  const hero = (change: object) =>
    showPart(CategoryHero, {
      title: 'Cribs',
      teaser: 'Where nights begin.',
      imageUrl: '/pictures/cribs.svg',
      ...change,
    });

  it('2.6 has title, teaser, link and picture: behind on phones, at the right from there on', async () => {
    await hero({ link: { text: 'Read how', url: '/hello-baby/choose-a-crib' } });
    expect(all('h1')[0]!.textContent).toBe('Cribs');
    expect(all('header p').map(({ textContent }) => textContent)).toEqual(['Where nights begin.']);
    expect(all('header a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Read how', '/hello-baby/choose-a-crib'],
    ]);
    expect(all('header img')[0]!.getAttribute('src')).toBe('/pictures/cribs.svg');
    expect(classesOf(all('header img')[0]!.parentElement)).toEqual(
      expect.arrayContaining(['absolute', 'inset-0', '-z-10', 'sm:relative']),
    );
    expect(classesOf(all('header')[0]!)).toContain('sm:grid-cols-[1fr_auto]');
  });

  it('2.6 has a heart where the picture is missing', async () => {
    await hero({});
    expect(all('icon-heart')).toHaveLength(0);
    await hero({ imageUrl: undefined });
    expect(all('icon-heart')).toHaveLength(1);
    expect(all('img')).toHaveLength(0);
  });

  it('2.6 shows the teaser under the header on larger screens when there is no picture, and only then', async () => {
    await hero({});
    expect(all('header ~ p')).toHaveLength(0);
    await hero({ imageUrl: undefined });
    expect(all('header ~ p').map(({ textContent }) => textContent)).toEqual(['Where nights begin.']);
    expect(classesOf(all('header ~ p')[0]!)).toContain('max-sm:hidden');
    expect(classesOf(all('header p')[0]!)).toContain('sm:hidden');
  });

  it("2.6 shows 'Holiday Gifts' without its emoji", async () => {
    await hero({ title: 'Holiday Gifts 🎁' });
    expect(all('h1')[0]!.textContent).toBe('Holiday Gifts');
  });
});

it('2.7 questions stand only where there are some', async () => {
  await showPart(Faqs, { questions: [] });
  expect(document.body.textContent.trim()).toBe('');
  await showPart(Faqs, { questions: [{ question: 'Does it fold?', answer: 'Yes.' }] });
  expect(document.body.textContent).toContain('Does it fold?');
});

it('2.4 the tree has each category with its children, and is away on the smallest screens', async () => {
  await showPart(CategoryTree, {
    categories: [
      { title: 'Nursery', urlSlug: 'nursery', children: [{ title: 'Cribs', urlSlug: 'cribs' }] },
      { title: 'More', urlSlug: 'more' },
    ],
  });
  expect(all('a').map((link) => link.getAttribute('href'))).toEqual(['/store/nursery', '/store/cribs', '/store/more']);
  expect(classesOf(all('nav')[0]!)).toEqual(expect.arrayContaining(['hidden', 'sm:block']));
  // 7: a press is counted with the name, and whether it is a leaf.
  expect(all('nav')[0]!.dataset.eventLinks).toBe('left_nav_category_clicked');
  expect(JSON.parse(all('nav')[0]!.dataset.eventContext!)).toEqual({ isLeaf: false });
  expect(all('a').map((link) => link.dataset.eventProps)).toEqual([
    '{"name":"Nursery"}',
    '{"isLeaf":true}',
    '{"isLeaf":true}',
  ]);
});
