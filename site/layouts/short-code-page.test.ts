import { describe, expect, it, vi } from 'vitest';
import { readProductCode } from '#contracts/catalogue.ts';
import { head, one, texts } from '#scripts/testing/read-page.ts';
import { showPage } from '#scripts/testing/show-page.ts';
import Page from '../pages/store/code/[code].astro';

vi.mock('./Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

async function open(code: string, refusal?: string) {
  const asked: unknown[] = [];
  const call = async (of: unknown, { params }: { params: unknown }) => {
    asked.push([of === readProductCode, params]);
    if (refusal !== undefined) throw Object.assign(new Error(refusal), { code: refusal });
    return { path: '/gp/pebble/20001/50001' };
  };
  const answer = await showPage(Page, {
    address: `/store/code/${encodeURIComponent(code)}`,
    params: { code },
    data: { call: call as never },
  });
  return { asked, status: answer.status, to: answer.headers.get('location') };
}

describe('the page of a short code', () => {
  it.each(['A042', 'a042', ' a042 '])('%j leads to its product', async (code) => {
    expect(await open(code)).toEqual({
      asked: [[true, { code: 'A042' }]],
      status: 302,
      to: '/gp/pebble/20001/50001',
    });
  });

  it('an unknown code is not found, and offers a search', async () => {
    expect(await open('q999', 'not-found')).toMatchObject({ status: 404, to: null });
    expect(texts('h1')).toEqual(['No product has the code Q999']);
    expect(one('form[action="/store/search"] input[name=search_term]')).not.toBeNull();
    expect(head().robots).toBe('noindex');
  });

  it('what is no code is not asked for', async () => {
    expect(await open('a0421')).toEqual({ asked: [], status: 404, to: null });
    expect(texts('h1')).toEqual(['That’s not a short code']);
  });

  it('too many guesses have to wait', async () => {
    expect((await open('q999', 'too-many-requests')).status).toBe(429);
    expect(texts('h1')).toEqual(['That was a lot at once']);
  });
});
