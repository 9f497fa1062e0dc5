import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CategoryGrid } from './CategoryGrid.tsx';
import { CategoryHero } from './CategoryHero.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { Faqs } from './Faqs.tsx';
import { ShopByGuide } from './GuideTiles.tsx';

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the grid of categories', () => {
  const categories = [
    { title: 'Cribs', urlSlug: 'cribs', imageUrl: '/pictures/cribs.svg', childSlugs: [] },
    { title: 'Nursery', urlSlug: 'nursery', childSlugs: ['cribs'] },
    { title: 'Secret', urlSlug: 'secret', imageUrl: '/pictures/secret.svg', hidden: true },
  ];

  it('has a tile that links to each category, and none for a hidden one', () => {
    const { container } = render(<CategoryGrid categories={categories} />);
    expect(links()).toEqual([
      ['Cribs', '/store/cribs'],
      ['Nursery', '/store/nursery'],
    ]);
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/pictures/cribs.svg',
    ]);
  });

  it('may end with a callout, and may lead into the catalogue of a registry', () => {
    const callout = { title: 'One list', message: 'In a minute.', url: '/registry/new' };
    render(<CategoryGrid categories={categories} callout={callout} base="/catalog" />);
    expect(links()).toEqual([
      ['Cribs', '/catalog/cribs'],
      ['Nursery', '/catalog/nursery'],
      ['One listIn a minute.', '/registry/new'],
    ]);
  });

  it('tells which tile was chosen, and whether it is a leaf', () => {
    render(<CategoryGrid categories={categories} />);
    const { eventLinks, eventContext } = screen.getByRole('list').dataset;
    expect(eventLinks).toBe('category_clicked');
    expect(JSON.parse(eventContext!)).toEqual({ location: 'image nav', isLeaf: false });
    expect(screen.getAllByRole('link').map((link) => link.dataset.eventProps)).toEqual(['{"isLeaf":true}', undefined]);
  });
});

describe('the hero of a category', () => {
  const hero = { title: 'Cribs', teaser: 'Where nights begin.' };

  it('has title, teaser, link and picture', () => {
    const link = { text: 'Read how', url: '/hello-baby/choose-a-crib' };
    const { container } = render(<CategoryHero {...hero} imageUrl="/pictures/cribs.svg" link={link} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cribs');
    expect(screen.getAllByText('Where nights begin.')).toHaveLength(1);
    expect(links()).toEqual([['Read how', '/hello-baby/choose-a-crib']]);
    expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/cribs.svg');
  });

  it('without a picture has a placeholder, and the teaser stands under it on larger screens', () => {
    const { container } = render(<CategoryHero {...hero} />);
    expect(container.querySelector('img')).toBeNull();
    const [inside, below] = screen.getAllByText('Where nights begin.');
    expect(inside).toHaveClass('sm:hidden');
    expect(below).toHaveClass('max-sm:hidden');
  });

  it("shows 'Holiday Gifts' without its emoji", () => {
    render(<CategoryHero title="Holiday Gifts 🎁" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Holiday Gifts' })).toBeVisible();
  });
});

it('questions are shown only where there are some', () => {
  const { container, rerender } = render(<Faqs questions={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Faqs questions={[{ question: 'Does it fold?', answer: 'Yes.' }]} />);
  const region = screen.getByRole('region', { name: 'Frequently asked questions' });
  expect(within(region).getByText('Does it fold?')).toBeVisible();
});

it('the tree has each category with its children, and tells which was chosen', () => {
  render(
    <CategoryTree
      categories={[
        { title: 'Nursery', urlSlug: 'nursery', children: [{ title: 'Cribs', urlSlug: 'cribs' }] },
        { title: 'More', urlSlug: 'more' },
      ]}
    />,
  );
  const tree = screen.getByRole('navigation', { name: 'All categories' });
  const all = [...tree.querySelectorAll('a')];
  expect(all.map((link) => [link.getAttribute('href'), link.dataset.eventProps])).toEqual([
    ['/store/nursery', '{"name":"Nursery"}'],
    ['/store/cribs', '{"isLeaf":true}'],
    ['/store/more', '{"isLeaf":true}'],
  ]);
  expect(tree.dataset.eventLinks).toBe('left_nav_category_clicked');
});

describe('Shop by Guide', () => {
  const guides = Array.from({ length: 5 }, (_, n) => ({
    title: `Guide ${n}`,
    teaser: 'Short.',
    href: `/hello-baby/guide-${n}`,
    image: { url: `/pictures/${n}.svg`, alt: 'A crib' },
  }));

  it.each([0, 1])('is not shown with %d guides', (many) => {
    const { container } = render(<ShopByGuide guides={guides.slice(0, many)} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([2, 3, 5])('with %d guides shows at most three and leads to all of them', (many) => {
    render(<ShopByGuide guides={guides.slice(0, many)} />);
    expect(screen.getByRole('region', { name: 'Shop by Guide' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(Math.min(many, 3));
    expect(screen.getByRole('link', { name: 'See All Guides' })).toHaveAttribute('href', '/hello-baby');
  });
});
