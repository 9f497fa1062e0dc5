import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Pagination } from './Pagination.tsx';
import { Tabs } from './Tabs.tsx';

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

describe('the pages of a list', () => {
  const show = (current: number, total: number) =>
    render(<Pagination current={current} total={total} hrefOf={(page) => `?page=${page}`} />);

  it('lead to the one before and after, and mark the current one', () => {
    show(2, 3);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=1');
    expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
    expect(pages.getByRole('link', { name: 'Page 2', current: 'page' })).toHaveAttribute('href', '?page=2');
  });

  it.each([
    [1, 'Previous page'],
    [3, 'Next page'],
  ])('on page %i of 3 have no link to the %s', (current, name) => {
    show(current, 3);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('are not there for one page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the breadcrumb', () => {
  it('has Home, each category and the product, each a link', () => {
    const trail = [
      { title: 'Nursery', href: '/store/nursery' },
      { title: 'Meadow crib', href: '/gp/meadow-crib/1' },
    ];
    render(<Breadcrumb trail={trail} path="/gp/meadow-crib/1" />);
    expect(links()).toEqual([['Home', '/store'], ...trail.map(({ title, href }) => [title, href])]);
  });

  it('marks its last step as this page, which it leads to where it names no other', () => {
    render(<Breadcrumb trail={[{ title: 'On Sale' }]} path="/store/sale" />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('On Sale');
    expect(links().at(-1)).toEqual(['On Sale', '/store/sale']);
  });

  it('is not there without categories', () => {
    render(<Breadcrumb trail={[]} path="/store" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it('tabs are links that mark the current page and say how much is behind each', () => {
  const tabs = [
    { title: 'Gifts', href: '/robin', current: true, count: 42 },
    { title: 'Settings', href: '/settings' },
  ];
  render(<Tabs label="Parts of the registry" tabs={tabs} />);
  expect(screen.getByRole('navigation', { name: 'Parts of the registry' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Gifts42');
  expect(screen.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current');
});
