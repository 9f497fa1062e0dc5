import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPanels } from './category-panels.ts';

const guides = [
  { title: 'Choose a stroller', url: '/hello-baby/choose-a-stroller', featuredImageUrl: '/pictures/a.svg' },
  { title: 'Strollers that fold small', url: '/hello-baby/fold-small', featuredImageUrl: '/pictures/b.svg' },
];
const navbar = [
  {
    title: 'Strollers',
    urlSlug: 'strollers',
    children: [
      { title: 'Double Strollers', urlSlug: 'double-strollers' },
      { title: 'Wagons & More', urlSlug: 'wagons' },
    ],
    guides,
  },
  { title: 'Nursery', urlSlug: 'nursery', children: [{ title: 'Cribs', urlSlug: 'cribs' }] },
  { title: 'Gifts', urlSlug: 'gifts' },
];

const linksOf = (panel: HTMLElement) =>
  [...panel.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const fetch = vi.fn();

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => new Response(JSON.stringify(navbar)));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

describe('the panels of the category bar', () => {
  it('7 come from GET /store/api/navbar_categories, one for each category with children', async () => {
    const panels = await loadPanels();
    expect(fetch).toHaveBeenCalledWith('/store/api/navbar_categories', expect.objectContaining({ method: 'GET' }));
    expect([...panels.keys()]).toEqual(['strollers', 'nursery']);
  });

  it('2.3 list the child categories, linked to the store category path of their urlSlug', async () => {
    const panel = (await loadPanels()).get('nursery')!;
    expect(panel.ariaLabel).toBe('Nursery');
    expect(linksOf(panel)).toEqual([
      ['Everything in Nursery', '/store/nursery'],
      ['Cribs', '/store/cribs'],
    ]);
  });

  it("2.3 show 'Shop by {category title} Guide' with a linked image tile for each guide", async () => {
    const panel = (await loadPanels()).get('strollers')!;
    expect(panel.querySelector('p')!.textContent).toBe('Shop by Strollers Guide');
    expect(linksOf(panel).slice(3)).toEqual(guides.map(({ title, url }) => [title, url]));
    expect([...panel.querySelectorAll('a img')].map((image) => image.getAttribute('src'))).toEqual(
      guides.map(({ featuredImageUrl }) => featuredImageUrl),
    );
  });

  it('2.3 show the section for a single guide too', async () => {
    fetch.mockImplementation(async () => new Response(JSON.stringify([{ ...navbar[0], guides: guides.slice(1) }])));
    const panel = (await loadPanels()).get('strollers')!;
    expect(panel.querySelector('p')!.textContent).toBe('Shop by Strollers Guide');
    expect(panel.querySelectorAll('a img')).toHaveLength(1);
  });

  it('7 tell of a click on a category: the flyout as the place, and whether it is a leaf', async () => {
    const parent = { ...navbar[0], children: [{ ...navbar[0]!.children![0], children: [navbar[2]] }, navbar[2]] };
    fetch.mockImplementation(async () => new Response(JSON.stringify([parent])));
    const panel = (await loadPanels()).get('strollers')!;
    expect([panel.dataset.eventLinks, panel.dataset.eventContext]).toEqual([
      'category_clicked',
      '{"location":"flyout","isLeaf":false}',
    ]);
    expect(
      [...panel.querySelectorAll<HTMLElement>('li > a')].slice(0, 2).map((link) => link.dataset.eventProps),
    ).toEqual(['{"isLeaf":false}', '{"isLeaf":true}']);
  });

  it('2.3 say nothing of guides where a category has none', async () => {
    const panel = (await loadPanels()).get('nursery')!;
    expect(panel.textContent).not.toContain('Guide');
    expect(panel.querySelector('img')).toBeNull();
  });
});
