import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import SearchBox from './SearchBox.island.tsx';
import { addSearch, lastSearch } from './search-history.ts';
import { useSuggestions } from './use-suggestions.ts';

const terms = ['stroller', 'stroller fan', 'travel stroller'];
const fetching = vi.fn<typeof fetch>();
const asked = () =>
  fetching.mock.calls.map(([address]) => new URL(String(address), 'http://shop').searchParams.get('q'));
const answerWith = (found: readonly string[]) =>
  fetching.mockImplementation(async () => Response.json(found.map((searchTerm) => ({ searchTerm }))));

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search store' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const isOpen = () => field().getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.stubGlobal('fetch', fetching.mockReset());
  answerWith(terms);
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

function openBox() {
  const went: string[] = [];
  render(
    <>
      <SearchBox id="search" go={(path) => went.push(path)} />
      <p>The page</p>
      <a href="/next">Next</a>
    </>,
  );
  return { went, user: userEvent.setup() };
}
async function openSuggestions() {
  const opened = openBox();
  await opened.user.type(field(), 'strolle');
  await waitFor(() => expect(options()).toEqual(terms));
  return opened;
}

describe('suggestions', () => {
  it('are asked for once, 300 ms after the last key, and counted for screen readers', async () => {
    vi.useFakeTimers();
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    openBox();
    type('stro');
    await pass(299);
    type('strolle');
    expect(field().value).toBe('strolle');
    await pass(299);
    expect(asked()).toEqual([]);
    await pass(1);
    expect(asked()).toEqual(['strolle']);
    await pass(1);
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions. Use the up and down arrows.');
  });

  it('need three characters, without the spaces around them, and go away below', async () => {
    const { user } = openBox();
    await user.type(field(), ' st ');
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(asked()).toEqual([]);
    await user.clear(field());
    await user.type(field(), ' str ');
    await waitFor(() => expect(options()).toEqual(terms));
    expect(asked()).toEqual(['str']);
    await user.keyboard('{Backspace}{Backspace}');
    expect(options()).toEqual([]);
    expect(isOpen()).toBe(false);
  });

  it('of an older term never replace those of a newer one', async () => {
    let answerOld: (response: Response) => void = () => {};
    fetching.mockImplementationOnce(() => new Promise((resolve) => (answerOld = resolve)));
    const { user } = openBox();
    await user.type(field(), 'cri');
    await waitFor(() => expect(asked()).toEqual(['cri']));
    await user.type(field(), 'b');
    await waitFor(() => expect(options()).toEqual(terms));
    answerOld(Response.json([{ searchTerm: 'too late' }]));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(options()).toEqual(terms);
  });

  it('that cannot be loaded show a message, and search still works', async () => {
    fetching.mockImplementation(
      async () => new Response('{"code":"internal","status":500,"title":"Broken"}', { status: 500 }),
    );
    const { user, went } = openBox();
    await user.type(field(), 'crib');
    await screen.findByText(/We couldn’t load suggestions. Press Enter/);
    await user.keyboard('{Enter}');
    expect(went).toEqual(['/store/search?search_term=crib']);
  });

  it('that arrive after the box was left stay closed', async () => {
    let answer: (response: Response) => void = () => {};
    fetching.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { user } = openBox();
    await user.type(field(), 'crib');
    await waitFor(() => expect(asked()).toEqual(['crib']));
    await user.click(screen.getByText('The page'));
    answer(Response.json([{ searchTerm: 'crib' }]));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isOpen()).toBe(false);
    expect(field()).not.toHaveFocus();
  });

  it('that are something to read lead to it, and are no search', async () => {
    fetching.mockImplementation(async () =>
      Response.json([{ searchTerm: 'crib' }, { searchTerm: 'Crib or bassinet', path: '/hello-baby/crib-or-bassinet' }]),
    );
    const { user, went } = openBox();
    await user.type(field(), 'crib');
    await waitFor(() => expect(options()).toEqual(['crib', 'Crib or bassinetRead']));
    await user.keyboard('{ArrowUp}');
    expect(field().value).toBe('Crib or bassinet');
    await user.keyboard('{Enter}');
    expect(went).toEqual(['/hello-baby/crib-or-bassinet']);
    expect(lastSearch()).toBeNull();
  });

  it('need a defined term', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useSuggestions(undefined))).toThrow('searchTerm must be defined');
  });
});

describe('keys and pointer', () => {
  it('arrows move the highlighted suggestion in a wrapping cycle and put its term in the box', async () => {
    const { user } = await openSuggestions();
    await user.keyboard('{ArrowUp}');
    expect(field().value).toBe('travel stroller');
    await user.keyboard('{ArrowDown}');
    expect(field().value).toBe('stroller');
    await user.keyboard('{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(marked).toHaveTextContent('stroller fan');
    expect(field()).toHaveAttribute('aria-activedescendant', marked.id);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(asked()).toEqual(['strolle']);
  });

  it('Enter submits the highlighted suggestion, else what was typed', async () => {
    const { user, went } = await openSuggestions();
    await user.keyboard('{Enter}');
    await user.type(field(), 'r');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(went).toEqual(['/store/search?search_term=strolle', '/store/search?search_term=stroller%20fan']);
  });

  it('Enter submits the suggestion under the mouse, which is not in the box', async () => {
    const { user, went } = await openSuggestions();
    await user.hover(screen.getByRole('option', { name: 'stroller fan' }));
    expect(field().value).toBe('strolle');
    await user.keyboard('{Enter}');
    expect(went).toEqual(['/store/search?search_term=stroller%20fan']);
  });

  it('a click on a suggestion submits it, and the focus stays in the box', async () => {
    const { user, went } = await openSuggestions();
    await user.click(screen.getByRole('option', { name: 'travel stroller' }));
    expect(went).toEqual(['/store/search?search_term=travel%20stroller']);
    expect(field()).toHaveFocus();
  });

  it('a press outside closes the suggestions and leaves the text', async () => {
    const { user } = await openSuggestions();
    await user.click(screen.getByText('The page'));
    expect(isOpen()).toBe(false);
    expect(field().value).toBe('strolle');
  });

  it('Escape closes with the typed text back, then empties the box', async () => {
    const { user } = await openSuggestions();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(field().value).toBe('strolle');
    expect(isOpen()).toBe(false);
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
  });

  it('the focus moving on closes the suggestions and selects nothing', async () => {
    const { user, went } = await openSuggestions();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(went).toEqual([]);
  });

  it('the clear button is there while the box has text, and empties box and suggestions', async () => {
    const { user } = await openSuggestions();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field().value).toBe('');
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('nothing is searched for nothing, and a short code leads to its page', async () => {
    const { user, went } = openBox();
    await user.type(field(), '   {Enter}');
    await user.clear(field());
    await user.type(field(), ' b042 {Enter}');
    expect(went).toEqual(['/store/code/B042']);
    expect(lastSearch()).toBeNull();
  });
});

describe('the term of the session', () => {
  it('is what was searched last', async () => {
    const { user } = openBox();
    await user.type(field(), ' moon lamp {Enter}');
    expect(lastSearch()).toBe('moon lamp');
  });

  it('stands in the box on the next page', () => {
    addSearch('crib');
    openBox();
    expect(field().value).toBe('crib');
  });

  it('is that of the results page, before the last one', () => {
    addSearch('crib');
    history.replaceState(null, '', '/store/search?search_term=moon+lamp');
    openBox();
    expect(field().value).toBe('moon lamp');
    expect(lastSearch()).toBe('moon lamp');
  });

  it('does not replace text in a box in use', () => {
    addSearch('crib');
    document.body.innerHTML = `<div id="root">${renderToString(<SearchBox id="search" />)}</div>`;
    document.querySelector('input')!.focus();
    render(<SearchBox id="search" />, { container: document.querySelector<HTMLElement>('#root')!, hydrate: true });
    expect(field().value).toBe('');
  });

  it('is empty where the session may not be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    openBox();
    expect(field().value).toBe('');
  });
});

it('without script it is a plain search field in a form', () => {
  document.body.innerHTML = renderToString(<SearchBox id="search" placeholder="What were you looking for?" />);
  expect(document.querySelector('form')).toHaveAttribute('action', '/store/search');
  const plain = screen.getByRole('searchbox', { name: 'Search store' });
  expect(plain).toHaveAttribute('name', 'search_term');
  expect(plain).not.toHaveAttribute('aria-expanded');
  expect(document.body.innerHTML).not.toContain('style=');
});
