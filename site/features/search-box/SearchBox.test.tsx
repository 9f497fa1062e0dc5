import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { recallTerm } from './recall-term.ts';
import SearchBox from './SearchBox.island.tsx';
import { createSearchHistory } from './search-history.ts';

function openPage() {
  const went: string[] = [];
  const asked: string[] = [];
  const view = render(
    <main>
      <SearchBox
        id="search"
        outside={{
          suggest: async (term) => {
            asked.push(term);
            return ['stroller', 'stroller fan', 'travel stroller'];
          },
          go: (path) => went.push(path),
          history: createSearchHistory(sessionStorage),
        }}
      />
      <p>The page</p>
    </main>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search store' });
  return { went, asked, field, view, user: userEvent.setup() };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('the search box on the page', () => {
  beforeEach(() => sessionStorage.clear());

  it('offers suggestions, says how many, and takes the highlighted one with Enter', async () => {
    const { user, field, went, asked } = openPage();
    await user.type(field, 'strolle');
    await waitFor(() => expect(options()).toEqual(['stroller', 'stroller fan', 'travel stroller']));
    expect(asked).toEqual(['strolle']);
    expect(screen.getByRole('status').textContent).toBe('3 suggestions. Use the up and down arrows.');
    await user.keyboard('{ArrowUp}');
    expect(field.value).toBe('travel stroller');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field.value).toBe('stroller fan');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('stroller fan');
    await user.keyboard('{Enter}');
    expect(went).toEqual(['/store/search?search_term=stroller%20fan']);
  });

  it('submits what was typed when nothing is highlighted', async () => {
    const { user, field, went } = openPage();
    await user.type(field, 'moon lamp{Enter}');
    expect(went).toEqual(['/store/search?search_term=moon%20lamp']);
  });

  it('submits a suggestion that is clicked', async () => {
    const { user, field, went } = openPage();
    await user.type(field, 'strolle');
    await user.click(await screen.findByRole('option', { name: 'travel stroller' }));
    expect(went).toEqual(['/store/search?search_term=travel%20stroller']);
  });

  it('shows a clear button only when there is text, and empties itself by it', async () => {
    const { user, field } = openPage();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    await user.type(field, 'strolle');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(options()).toEqual([]);
  });

  it('closes on Escape and on a press outside', async () => {
    const { user, field } = openPage();
    await user.type(field, 'strolle');
    await screen.findByRole('option', { name: 'stroller' });
    await user.keyboard('{ArrowDown}{Escape}');
    expect(field.value).toBe('strolle');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'r');
    await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
    await user.click(screen.getByText('The page'));
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.value).toBe('stroller');
  });
});

describe('the term on load', () => {
  const field = (value = '') => {
    document.body.innerHTML = `<input data-search-field value="${value}">`;
    return document.querySelector('input')!;
  };
  beforeEach(() => {
    sessionStorage.clear();
    createSearchHistory(sessionStorage).add('crib');
  });

  it('is the last of the session', () => {
    const input = field();
    recallTerm(document, '', sessionStorage);
    expect(input.value).toBe('crib');
  });

  it('is that of the results page, before the last of the session', () => {
    const input = field();
    recallTerm(document, '?search_term=moon+lamp', sessionStorage);
    expect(input.value).toBe('moon lamp');
  });

  it('leaves alone what is there already', () => {
    const input = field('high chair');
    recallTerm(document, '', sessionStorage);
    expect(input.value).toBe('high chair');
  });
});
