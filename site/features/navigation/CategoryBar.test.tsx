import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import CategoryBar from './CategoryBar.island.tsx';
import type { FlyoutCategory } from './CategoryFlyout.tsx';

const answer: FlyoutCategory[] = [
  {
    title: 'Strollers',
    urlSlug: 'strollers',
    children: [
      { title: 'Double Strollers', urlSlug: 'double-strollers' },
      { title: 'Joggers', urlSlug: 'joggers', children: [{ title: 'Light', urlSlug: 'light' }] },
    ],
    guides: [{ title: 'Choose a stroller', url: '/hello-baby/choose', featuredImageUrl: '/pictures/a.svg' }],
  },
  { title: 'Nursery', urlSlug: 'nursery', children: [{ title: 'Cribs', urlSlug: 'cribs' }] },
  { title: 'More', urlSlug: 'more' },
];
const categories = answer.map(({ title, urlSlug, children }) => ({ title, urlSlug, hasChildren: !!children }));
const fetching = vi.fn<typeof fetch>();

/** Nothing is laid out in jsdom. */
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  vi.stubGlobal(
    'fetch',
    fetching.mockReset().mockImplementation(async () => Response.json(answer)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

const bar = (name: string) => screen.getByRole('link', { name });
const flyout = (name: string) => screen.queryByRole('region', { name });

function open() {
  const went: string[] = [];
  render(
    <>
      <CategoryBar categories={categories} activeSlug="nursery" go={(path) => went.push(path)} />
      <p>The page</p>
    </>,
  );
  return { went, user: userEvent.setup() };
}

describe('the mouse', () => {
  const mouse = { pointerType: 'mouse' };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const nav = () => screen.getByRole('navigation', { name: 'Categories' });
  /** The mouse enters the bar, then the link. */
  const enter = (name: string) => {
    fireEvent.pointerEnter(nav().parentElement!, mouse);
    fireEvent.pointerEnter(bar(name), mouse);
  };
  const leave = (name: string) => {
    fireEvent.pointerLeave(bar(name), mouse);
    fireEvent.pointerLeave(nav().parentElement!, mouse);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    open();
  });

  it('opens a flyout after resting 400 ms', async () => {
    enter('Strollers');
    await pass(399);
    expect(flyout('Strollers')).toBeNull();
    await pass(1);
    expect(flyout('Strollers')).toBeVisible();
    expect(bar('Strollers')).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens nothing where it only passes', async () => {
    enter('Strollers');
    await pass(200);
    leave('Strollers');
    await pass(1000);
    expect(flyout('Strollers')).toBeNull();
  });

  it('switches at once while another flyout is open', async () => {
    enter('Strollers');
    await pass(400);
    fireEvent.pointerLeave(bar('Strollers'), mouse);
    fireEvent.pointerEnter(bar('Nursery'), mouse);
    await pass(0);
    expect(flyout('Strollers')).toBeNull();
    expect(flyout('Nursery')).toBeVisible();
    fireEvent.pointerEnter(bar('More'), mouse);
    await pass(0);
    expect(flyout('Nursery')).toBeNull();
  });

  it('closes 400 ms after leaving, unless it comes back', async () => {
    enter('Strollers');
    await pass(400);
    leave('Strollers');
    await pass(399);
    fireEvent.pointerEnter(nav().parentElement!, mouse);
    await pass(1000);
    expect(flyout('Strollers')).toBeVisible();
    leave('Strollers');
    await pass(399);
    expect(flyout('Strollers')).toBeVisible();
    await pass(1);
    expect(flyout('Strollers')).toBeNull();
  });

  it('a finger opens nothing by touching', async () => {
    fireEvent.pointerEnter(bar('Strollers'), { pointerType: 'touch' });
    await pass(1000);
    expect(flyout('Strollers')).toBeNull();
  });
});

describe('a click', () => {
  it('opens the flyout with the children and the guides of the category', async () => {
    const { user } = open();
    await user.click(bar('Strollers'));
    const panel = await screen.findByRole('region', { name: 'Strollers' });
    expect([...panel.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Everything in Strollers', '/store/strollers'],
      ['Double Strollers', '/store/double-strollers'],
      ['Joggers', '/store/joggers'],
      ['Choose a stroller', '/hello-baby/choose'],
    ]);
    expect(screen.getByText('Shop by Strollers Guide')).toBeVisible();
    expect(bar('Joggers').dataset.eventProps).toBe('{"isLeaf":false}');
    expect(panel.dataset.eventLinks).toBe('category_clicked');
  });

  it('leads to the page where the flyout is open, and where there is none', async () => {
    const { user } = open();
    const clicks: boolean[] = [];
    const follow = (event: Event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    onTestFinished(() => document.removeEventListener('click', follow));
    await user.click(bar('Nursery'));
    await screen.findByRole('region', { name: 'Nursery' });
    await user.click(bar('Nursery'));
    await user.click(bar('More'));
    expect(clicks).toEqual([true, false, false]);
  });

  it('outside closes', async () => {
    const { user } = open();
    await user.click(bar('Nursery'));
    await screen.findByRole('region', { name: 'Nursery' });
    await user.click(screen.getByText('The page'));
    expect(flyout('Nursery')).toBeNull();
  });

  it('leads to the page when the categories cannot be loaded', async () => {
    fetching.mockImplementation(
      async () => new Response('{"code":"internal","status":500,"title":"x"}', { status: 500 }),
    );
    const { went, user } = open();
    await user.click(bar('Strollers'));
    await waitFor(() => expect(went).toEqual(['/store/strollers']));
  });

  it('shows nothing while the categories load', async () => {
    let answerLate: (response: Response) => void = () => {};
    fetching.mockImplementation(() => new Promise((resolve) => (answerLate = resolve)));
    const { user } = open();
    await user.click(bar('Strollers'));
    expect(bar('Strollers')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region')).toBeNull();
    answerLate(Response.json(answer));
    expect(await screen.findByRole('region', { name: 'Strollers' })).toBeVisible();
  });
});

describe('the keyboard', () => {
  it('moves along the bar, enters a flyout, walks through it, and Escape gives the focus back', async () => {
    const { user } = open();
    await user.tab();
    expect(bar('Strollers')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(bar('Nursery')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(bar('Everything in Nursery')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(bar('Cribs')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(flyout('Nursery')).toBeNull();
    expect(bar('Nursery')).toHaveFocus();
    expect(bar('Nursery')).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes from an open flyout on to the next category by Tab', async () => {
    const { user } = open();
    await user.click(bar('Nursery'));
    await screen.findByRole('region', { name: 'Nursery' });
    await user.tab();
    expect(bar('Everything in Nursery')).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(bar('More')).toHaveFocus();
  });
});

it('asks for the categories once, when somebody comes near', async () => {
  const { user } = open();
  expect(fetching).not.toHaveBeenCalled();
  await user.hover(bar('Strollers'));
  await user.click(bar('Nursery'));
  await screen.findByRole('region', { name: 'Nursery' });
  expect(fetching.mock.calls.map(([address]) => String(address))).toEqual(['/store/api/navbar_categories']);
});

it('without script the bar is links, and the current category is marked', () => {
  document.body.innerHTML = renderToString(<CategoryBar categories={categories} activeSlug="nursery" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/store/strollers', '/store/nursery', '/store/more']);
  expect(bar('Nursery')).toHaveAttribute('aria-current', 'true');
});
