import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { badgeLabels } from '#rules/catalogue-badges.ts';
import { usd } from '#rules/money.ts';
import { cardOf } from '#scripts/testing/whole-product.ts';
import { Price } from './Price.tsx';
import { cardGridClass, ProductCard, ProductCardSkeleton } from './ProductCard.tsx';
import { Rating } from './Rating.tsx';

const show = (changes: Parameters<typeof cardOf>[1] = {}, props: object = {}) =>
  render(<ProductCard product={cardOf(7, { imageAlt: 'A stroller in sage', ...changes })} {...props} />);
const card = () => screen.getByRole('article');

describe('a product card', () => {
  it('shows picture, brand, title, price and rating, and leads to its path', () => {
    show();
    expect(screen.getByRole('img', { name: 'A stroller in sage' })).toHaveAttribute('src', '/pictures/7.svg');
    expect(screen.getByRole('link', { name: 'Stroller 7' })).toHaveAttribute('href', '/gp/stroller-7/7');
    expect(screen.getByRole('heading', { level: 3, name: 'Stroller 7' })).toBeVisible();
    expect(card()).toHaveTextContent('Oatwell');
    expect(screen.getByText('Rated 4.5 out of 5 by 12 people')).toBeInTheDocument();
  });

  it('takes the heading level of its page', () => {
    show({}, { level: 2 });
    expect(screen.getByRole('heading', { level: 2, name: 'Stroller 7' })).toBeVisible();
  });

  it('has its second picture for a resting pointer, and hides it from screen readers', () => {
    const { container } = show({ secondaryImageUrl: '/pictures/7-room.svg' });
    expect(screen.getAllByRole('img')).toHaveLength(1);
    const second = container.querySelector('img[src="/pictures/7-room.svg"]')!;
    expect(second).toHaveAttribute('alt', '');
    expect(second).toHaveClass('hidden', 'group-hover:block');
  });

  it('shows the first two badges, the message and the choice of options', () => {
    show({
      promotionalBadges: ['coming-soon', 'new', 'fsa-hsa'],
      merchandisingMessage: 'Only 3 left',
      optionsCta: '2 colors',
    });
    expect(screen.getByText(badgeLabels['coming-soon'])).toBeVisible();
    expect(screen.getByText(badgeLabels.new)).toBeVisible();
    expect(screen.queryByText(badgeLabels['fsa-hsa'])).toBeNull();
    expect(screen.getByText('Only 3 left')).toBeVisible();
    expect(screen.getByText('2 colors')).toBeVisible();
  });

  it('says by how much a sale is cheaper', () => {
    show({ promotionalBadges: ['sale'], priceDetails: { listPrice: usd(15_000), percentOff: 20 } });
    expect(screen.getByText('20% off')).toBeVisible();
    expect(screen.getByText('Now $120.00, before $150.00')).toBeInTheDocument();
  });

  it('has all of a long title in its link', () => {
    const title = 'Lantern Everyday Travel System with Infant Car Seat, Base, Toddler Seat and 4-Step Recline';
    show({ title });
    expect(screen.getByRole('link', { name: title })).toHaveClass('line-clamp-2');
  });

  it('loads its picture late unless it is seen at once', () => {
    const { unmount } = show();
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    unmount();
    show({}, { eager: true });
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('has a place for controls', () => {
    show({}, { children: <button type="button">Add</button> });
    expect(card()).toContainElement(screen.getByRole('button', { name: 'Add' }));
  });

  it('stands in three columns, on phones in two', () => {
    expect(cardGridClass.split(' ')).toEqual(expect.arrayContaining(['grid-cols-2', 'sm:grid-cols-3']));
  });
});

it('the skeleton of a card says nothing to screen readers', () => {
  const { container } = render(<ProductCardSkeleton />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
});

describe('a price', () => {
  it.each([
    [{ current: usd(4599) }, '$45.99'],
    [{ current: usd(2799), list: usd(3499) }, 'Now $27.99, before $34.99'],
    [{ current: usd(1899), min: usd(1899), max: usd(124_999) }, 'From $18.99 to $1,249.99'],
    [{ current: usd(0), isFavor: true }, 'Given in time'],
  ])('%o is read as "%s"', (price, spoken) => {
    render(<Price {...price} />);
    expect(screen.getByText(spoken, { ignore: '[aria-hidden]' })).toBeInTheDocument();
  });
});

describe('a rating', () => {
  it('is short to see and whole to hear', () => {
    render(<Rating rating={4.7} count={12_345} />);
    expect(screen.getByText('Rated 4.7 out of 5 by 12,345 people')).toHaveClass('sr-only');
    expect(screen.getByText('(12.3k)')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is absent without ratings', () => {
    const { container } = render(<Rating rating={0} count={0} full />);
    expect(container).toBeEmptyDOMElement();
  });
});
