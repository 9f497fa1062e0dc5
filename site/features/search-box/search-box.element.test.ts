import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerSuggestions } from './live-search-box.ts';
import { createSearchHistory } from './search-history.ts';
import './search-box.element.ts';

const form = `
  <form action="/store/search">
    <label for="search">Search store</label>
    <input id="search" type="search" name="search_term" placeholder="Search store">
    <button type="button" data-clear>Clear the search</button>
    <button type="submit">Search</button>
  </form>`;

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search store' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const isOpen = () => field().getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => document.body.replaceChildren());

describe('the search box, alive', () => {
  let stop = () => {};
  afterEach(() => stop());

  /** Without the element around it, which would fetch the same script once more. */
  function openForm() {
    document.body.innerHTML = `<div>${form.replace('<input', '<input role="combobox"')}</div><p>The page</p><a href="/next">Next</a>`;
    return document.querySelector<HTMLElement>('div')!;
  }

  function openPage() {
    const went: string[] = [];
    const asked: string[] = [];
    const root = openForm();
    stop = offerSuggestions(root, {
      before: '',
      outside: {
        suggest: async (term) => {
          asked.push(term);
          return ['stroller', 'stroller fan', 'travel stroller'];
        },
        go: (path) => went.push(path),
        history: createSearchHistory(sessionStorage),
      },
    });
    return { went, asked, user: userEvent.setup() };
  }
  async function openSuggestions() {
    const opened = openPage();
    await opened.user.type(field(), 'strolle');
    await waitFor(() => expect(options()).toEqual(['stroller', 'stroller fan', 'travel stroller']));
    return opened;
  }

  it('2.9 offers suggestions for what was typed, and says how many there are', async () => {
    const { asked } = await openSuggestions();
    expect(asked).toEqual(['strolle']);
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('3 suggestions. Use the up and down arrows.');
  });

  it('2.9 arrows move the highlighted suggestion in a wrapping cycle and put its term in the box', async () => {
    const { user } = await openSuggestions();
    await user.keyboard('{ArrowUp}');
    expect(field().value).toBe('travel stroller');
    await user.keyboard('{ArrowDown}');
    expect(field().value).toBe('stroller');
    await user.keyboard('{ArrowDown}');
    const marked = screen.getByRole('option', { selected: true });
    expect(marked.textContent).toBe('stroller fan');
    expect(field().getAttribute('aria-activedescendant')).toBe(marked.id);
  });

  it('2.9 Enter submits the highlighted suggestion', async () => {
    const { user, went } = await openSuggestions();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(went).toEqual(['/store/search?search_term=stroller%20fan']);
  });

  it('2.9 Enter submits the typed text when nothing is highlighted', async () => {
    const { user, went } = openPage();
    await user.type(field(), 'moon lamp{Enter}');
    expect(went).toEqual(['/store/search?search_term=moon%20lamp']);
  });

  it('2.9 clicking a suggestion submits it, and the focus stays in the box', async () => {
    const { user, went } = await openSuggestions();
    await user.click(screen.getByRole('option', { name: 'travel stroller' }));
    expect(went).toEqual(['/store/search?search_term=travel%20stroller']);
    expect(document.activeElement).toBe(field());
  });

  it('a mouse over a suggestion highlights it without writing it into the box', async () => {
    const { user } = await openSuggestions();
    await user.hover(screen.getByRole('option', { name: 'stroller fan' }));
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('stroller fan');
    expect(field().value).toBe('strolle');
    await user.unhover(screen.getByRole('option', { name: 'stroller fan' }));
  });

  it('2.9 a press outside closes the suggestions and leaves the text', async () => {
    const { user } = await openSuggestions();
    await user.click(screen.getByText('The page'));
    expect(isOpen()).toBe(false);
    expect(field().value).toBe('strolle');
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('Escape closes with the typed text back, then empties the box', async () => {
    const { user } = await openSuggestions();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(field().value).toBe('strolle');
    expect(isOpen()).toBe(false);
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
  });

  it('closes when the focus moves on by Tab', async () => {
    const { user } = await openSuggestions();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(isOpen()).toBe(false);
  });

  it('2.9 what was typed while its script was on the way is suggested for', async () => {
    const root = openForm();
    field().value = 'strolle';
    const asked: string[] = [];
    stop = offerSuggestions(root, {
      before: '',
      outside: {
        suggest: async (term) => {
          asked.push(term);
          return ['stroller'];
        },
        go: () => {},
        history: createSearchHistory(sessionStorage),
      },
    });
    await waitFor(() => expect(options()).toEqual(['stroller']));
    expect(asked).toEqual(['strolle']);
  });
});

describe('the term on load', () => {
  const open = (attributes = '') => {
    document.body.innerHTML = `<search-box>${form.replace('<input', `<input ${attributes}`)}</search-box>`;
    return field();
  };
  beforeEach(() => createSearchHistory(sessionStorage).add('crib'));

  it('2.9 is the last of the session', () => {
    expect(open().value).toBe('crib');
  });

  it('is that of the results page, before the last of the session', () => {
    history.replaceState(null, '', '/store/search?search_term=moon+lamp');
    expect(open().value).toBe('moon lamp');
  });

  it('2.9 is also that of a form which was quicker than the script', () => {
    const input = open();
    input.value = ' high chair ';
    input.form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(open().value).toBe('high chair');
  });

  it('2.10 of such a form is no short code, which is no search', () => {
    const input = open();
    input.value = ' b042 ';
    input.form!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(open().value).toBe('crib');
  });

  it('leaves alone what is there already', () => {
    expect(open('value="high chair"').value).toBe('high chair');
  });

  it('leaves an empty box where the session may not be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(open().value).toBe('');
    vi.restoreAllMocks();
  });

  it('2.9 the clear button empties the box and the suggestions', async () => {
    vi.stubGlobal('fetch', async () => new Response('[{"searchTerm":"stroller"}]'));
    document.body.innerHTML = `<search-box>${form}</search-box>`;
    const user = userEvent.setup();
    await user.clear(field());
    await user.type(field(), 'strolle');
    await waitFor(() => expect(options()).toEqual(['stroller']));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(options()).toEqual([]);
    expect(isOpen()).toBe(false);
    vi.unstubAllGlobals();
  });

  it('2.9 the clear button works before any suggestion was asked for', async () => {
    const input = open();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(input.value).toBe('');
  });
});
