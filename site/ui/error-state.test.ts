import { expect, it, vi } from 'vitest';
import { links, one, texts } from '#scripts/testing/read-page.ts';
import { showPage, showPart } from '#scripts/testing/show-part.ts';
import ErrorPage from '../pages/500.astro';
import ErrorState from './ErrorState.astro';

vi.mock('../layouts/Bare.astro', () => import('#scripts/testing/BareLayout.astro'));

const sentence = 'Something went wrong. Try reloading the page.';

it('8 an error says so, word for word, with a link that reloads the current address, its query too', async () => {
  await showPart(ErrorState, {});
  expect(one('[role=alert] p').textContent).toBe(sentence);
  // An empty address is the one that is shown.
  expect(links('a')).toEqual([['Reload this page', '']]);
});

it('8 so does the page of an error', async () => {
  await showPage(ErrorPage, { address: '/500', params: {}, data: {} });
  expect(texts('h1')).toEqual([sentence]);
  expect(links('a')).toEqual([
    ['Reload this page', ''],
    ['Go to the start', '/'],
  ]);
});
