import { afterEach, describe, expect, it, vi } from 'vitest';
import './story-results.element.ts';

const page = `
  <story-results>
    <input name="search_term" maxlength="100">
    <p role="status">Everything there is to read</p>
    <p data-part="empty" hidden>Nothing</p>
    <ul data-part="list">
      <li><h2><a href="/hello-baby/stroller">Strollers</a></h2><p>Walks</p></li>
      <li><h2><a href="/hello-baby/bath">Bath time</a></h2><p>Warm</p></li>
    </ul>
    <a data-part="all" href="/hello-baby/search" hidden>Show everything</a>
  </story-results>`;

function open(term: string, answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  history.replaceState(null, '', `/hello-baby/search?search_term=${encodeURIComponent(term)}`);
  document.body.innerHTML = page;
  return {
    status: () => document.querySelector('[role="status"]')!.textContent,
    shown: () => [...document.querySelectorAll<HTMLElement>('li:not([hidden]) a')].map((link) => link.textContent),
    isEmptyShown: () => !document.querySelector<HTMLElement>('[data-part="empty"]')!.hidden,
  };
}
const answering = (urls: string[]) => async () =>
  new Response(JSON.stringify({ guides: urls.map((url) => ({ url })) }), { status: 200 });

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the page of found stories', () => {
  it('shows at once what its own list says, and the server’s finds after it', async () => {
    const screen = open('bath', answering(['/hello-baby/stroller']));
    expect(screen.shown()).toEqual(['Bath time']);
    await vi.waitFor(() => expect(screen.shown()).toEqual(['Bath time', 'Strollers']));
    expect(screen.status()).toBe('2 pages for “bath”');
    expect(document.querySelector('input')!.value).toBe('bath');
  });

  it('says that there is nothing only when the server knows nothing either', async () => {
    const screen = open('owl', answering([]));
    expect(screen.isEmptyShown()).toBe(false);
    await vi.waitFor(() => expect(screen.isEmptyShown()).toBe(true));
    expect(screen.status()).toBe('Nothing here says “owl” yet');
  });

  it('keeps what it found when the server can’t be reached', async () => {
    const screen = open('bath', () => Promise.reject(new TypeError('offline')));
    await vi.waitFor(() => expect(screen.status()).toBe('1 page for “bath”'));
    expect(screen.shown()).toEqual(['Bath time']);
  });

  it('shows everything without a term, and asks nobody', () => {
    const screen = open('', answering([]));
    expect(screen.shown()).toHaveLength(2);
    expect(fetch).not.toHaveBeenCalled();
  });
});
