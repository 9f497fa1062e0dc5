import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import { StorySearch } from './StorySearch.island.tsx';

const stories = [
  { url: '/hello-baby/stroller', title: 'Strollers', teaser: 'Walks', note: 'Guide · Gear' },
  { url: '/hello-baby/bath', title: 'Bath time', teaser: 'Warm', note: 'Article · Care' },
];

const answering = (urls: string[]) =>
  vi.fn(async (_address: string) => new Response(JSON.stringify({ guides: urls.map((url) => ({ url })) })));

function open(fetching: (address: string) => Promise<Response>, initial = { term: '', foundUrls: [] as string[] }) {
  vi.stubGlobal('fetch', fetching);
  render(<StorySearch stories={stories} initial={initial} />);
}
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const type = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search articles' }), text);
const status = () => screen.getByRole('status').textContent;

beforeEach(() => history.replaceState(null, '', '/hello-baby/search'));
afterEach(() => queryClient.clear());

describe('the search for stories', () => {
  it('shows everything without a term, without a call', () => {
    const fetching = answering([]);
    open(fetching);
    expect(shown()).toEqual(['Strollers', 'Bath time']);
    expect(status()).toBe('All articles and guides');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('shows at once what the list says, then what the server found beyond it, and puts the term into the address', async () => {
    const fetching = answering(['/hello-baby/stroller']);
    open(fetching);
    await type('bath');
    expect(shown()).toEqual(['Bath time']);
    await vi.waitFor(() => expect(shown()).toEqual(['Bath time', 'Strollers']));
    expect(status()).toBe('2 pages for “bath”');
    expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/api/v3/search?q=bath']);
    expect(location.search).toBe('?search_term=bath');
  });

  it('reports no results only when the server has none either', async () => {
    open(answering([]));
    await type('owl');
    expect(status()).toBe('Searching');
    await screen.findByRole('heading', { name: 'Nothing found' });
    expect(status()).toBe('No articles match “owl”');
    expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/hello-baby/search');
  });

  it('keeps what the list found when the server cannot be reached', async () => {
    open(() => Promise.reject(new TypeError('offline')));
    await type('bath');
    await vi.waitFor(() => expect(location.search).toBe('?search_term=bath'));
    expect(shown()).toEqual(['Bath time']);
    expect(status()).toBe('1 page for “bath”');
  });

  it('opens with the results that the page was rendered with', () => {
    const fetching = answering([]);
    open(fetching, { term: 'bath', foundUrls: ['/hello-baby/stroller'] });
    expect(shown()).toEqual(['Bath time', 'Strollers']);
    expect(screen.getByRole('searchbox')).toHaveValue('bath');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('stays on the page when the form is sent', async () => {
    open(answering([]));
    await type('bath{Enter}');
    expect(shown()).toEqual(['Bath time']);
  });
});
