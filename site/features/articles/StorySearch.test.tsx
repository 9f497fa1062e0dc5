import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundStory } from '#contracts/search.schemas.ts';
import { queryClient } from '#site/data/query.ts';
import { StorySearch } from './StorySearch.island.tsx';
import type { InitialStorySearch } from './use-story-search.ts';

const storyOf = (title: string): FoundStory => ({
  title,
  teaser: 'One sentence.',
  path: `/hello-baby/${title.toLowerCase().replaceAll(' ', '-')}`,
  imageUrl: '/pictures/scene.svg',
  kind: 'guide',
  label: 'Buying guide',
  readingMinutes: 4,
  topics: [],
});
const foundOf = (titles: string[], total = titles.length, page = 1) => ({
  stories: titles.map(storyOf),
  total,
  page,
  pageSize: 20,
});

const fetching = vi.fn<(address: string) => Promise<Response>>();
const asked = () => fetching.mock.calls.map(([address]) => address);

function open(initial: Partial<InitialStorySearch> = {}) {
  render(<StorySearch initial={{ term: '', found: foundOf(['Strollers', 'Bath time']), at: now, ...initial }} />);
}
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const type = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search articles' }), text);
const status = () => screen.getByRole('status').textContent;

const now = Date.UTC(2027, 2, 10);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  history.replaceState(null, '', '/hello-baby/search');
  vi.stubGlobal('fetch', fetching.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

describe('the search for stories', () => {
  it('shows what the page was rendered with, without a call', () => {
    open();
    expect(shown()).toEqual(['Strollers', 'Bath time']);
    expect(status()).toBe('2 pages');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('asks once for what is typed, keeps the topic and the kind, and puts the term into the address', async () => {
    fetching.mockImplementation(async () => Response.json(foundOf(['Bath time'])));
    open({ topic: 'bath', kind: 'guide' });
    await type('bath');
    await vi.waitFor(() => expect(shown()).toEqual(['Bath time']));
    expect(status()).toBe('1 page for “bath”');
    expect(asked()).toEqual(['/store/api/search/stories?term=bath&topic=bath&kind=guide&page=1']);
    expect(location.search).toBe('?search_term=bath&topic=bath&kind=guide');
  });

  it('says that nothing was found only when the server said so', async () => {
    fetching.mockImplementation(async () => Response.json(foundOf([])));
    open();
    await type('owl');
    expect(status()).toBe('Searching');
    await screen.findByRole('heading', { name: 'Nothing found' });
    expect(status()).toBe('No articles match “owl”');
    expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/hello-baby/search');
  });

  it('keeps what was found when the server cannot be reached, and says so', async () => {
    fetching.mockImplementation(() => Promise.reject(new TypeError('offline')));
    open();
    await type('bath');
    await vi.waitFor(() => expect(status()).toContain('couldn’t reach the search'), { timeout: 5000 });
    expect(shown()).toEqual(['Strollers', 'Bath time']);
  });

  it('leads to further pages by links', () => {
    open({ term: 'bath', found: foundOf(['Bath time'], 45, 2) });
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/hello-baby/search?search_term=bath&page=3',
    );
  });

  it('says which topic is shown', () => {
    render(<StorySearch initial={{ term: '', found: foundOf(['Bath time']), at: now }} topicName="Bath" />);
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('1 page about bath');
  });

  it('stays on the page when the form is sent', async () => {
    fetching.mockImplementation(async () => Response.json(foundOf(['Bath time'])));
    open();
    await type('bath{Enter}');
    await vi.waitFor(() => expect(shown()).toEqual(['Bath time']));
  });
});
