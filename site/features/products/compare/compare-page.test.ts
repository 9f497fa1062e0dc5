import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showPage } from '#scripts/testing/show-part.ts';
import { productOf } from '#scripts/testing/whole-product.ts';
import ComparePage from '../../../pages/gp/compare/[ids].astro';
import { compareMemoryOf } from './compare-memory.ts';
import './compared-products.element.ts';

vi.mock('../../../layouts/Shop.astro', () => import('#scripts/testing/BareLayout.astro'));

const inShop = new Set([1, 2, 3, 4, 5, 6]);
const open = (ids: string, kindOf: (id: number) => string = () => 'full-size-strollers') =>
  showPage(ComparePage, {
    address: `/gp/compare/${ids}`,
    params: { ids },
    data: {
      call: (async (_: unknown, { params: { id } }: { params: { id: number } }) => {
        if (!inShop.has(id)) throw Object.assign(new Error('not found'), { code: 'not-found' });
        const card = { gpId: id, path: `/gp/stroller-${id}/${id}`, category: kindOf(id) };
        return { product: productOf({ genericProductId: id, name: `Stroller ${id}`, card, page: { facts } }) };
      }) as never,
    },
  });
const facts = { materials: [], care: 'Wipe it.', standards: [], safetyNotes: [], other: [] };
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const names = () => all('thead a:not([data-take-out])').map(({ textContent }) => textContent);
const words = () => document.body.textContent.replace(/\s+/g, ' ');

beforeEach(() => localStorage.clear());

describe('products side by side', () => {
  it('are four at most, each once, whatever the address asks for', async () => {
    await open('1,2,2,3,4,5');
    expect(names()).toEqual(['Stroller 1', 'Stroller 2', 'Stroller 3', 'Stroller 4']);
    expect(all('thead a:not([data-take-out])').map((link) => link.getAttribute('href'))[3]).toBe('/gp/stroller-4/4');
    const head = JSON.parse(all('main')[0]!.dataset.head!);
    expect([head.robots, head.title]).toEqual(['noindex', 'Compare Stroller 1, Stroller 2, Stroller 3, Stroller 4']);
  });

  it('are taken out by links to the others, each with a name of its own', async () => {
    await open('1,2,3');
    expect(
      all('[data-take-out]').map((link) => [link.ariaLabel, link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([
      ['Take out Stroller 1', '/gp/compare/2,3', 'nofollow'],
      ['Take out Stroller 2', '/gp/compare/1,3', 'nofollow'],
      ['Take out Stroller 3', '/gp/compare/1,2', 'nofollow'],
    ]);
    await open('1');
    expect(all('[data-take-out], input[name="only-differences"]')).toEqual([]);
  });

  it('say what has left the shop, and are not found where all of it has', async () => {
    await open('1,8,2');
    expect(names()).toEqual(['Stroller 1', 'Stroller 2']);
    expect(words()).toContain('One of these has left our shop.');
    await open('8,1,9');
    expect(words()).toContain('2 of these have left our shop.');
    await open('1,2');
    expect(words()).not.toContain('left our shop');
    expect((await open('8,9')).status).toBe(404);
    expect((await open('none')).status).toBe(404);
  });

  it('say that they are different kinds of things', async () => {
    await open('1,2', (id) => (id === 1 ? 'cribs' : 'joggers'));
    expect(words()).toContain('These are different kinds of things, so some facts only one of them has.');
    await open('1,2');
    expect(words()).not.toContain('different kinds');
  });

  it('mark what differs, for eyes and ears, and hide the rest on wish', async () => {
    await open('1,2');
    const row = (name: string) => all('tbody tr').find((one) => one.textContent.includes(name))!;
    expect([row('Care').dataset.differs, row('Care').className]).toEqual([
      'false',
      expect.stringContaining('group-has-checked/compare:hidden'),
    ]);
    expect(row('Care').textContent).not.toContain('(differs)');
    expect([...row('Care').querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
      'Wipe it.',
      'Wipe it.',
    ]);
  });

  it('leave the tray when they are taken out here, or have left the shop', async () => {
    const memory = compareMemoryOf(localStorage);
    for (const gpId of [1, 2, 8]) memory.add({ gpId, title: `Stroller ${gpId}`, imageUrl: '/p.svg', kind: 'joggers' });
    await open('1,2,8');
    expect(memory.all().map(({ gpId }) => gpId)).toEqual([1, 2]);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    all('[data-take-out="1"]')[0]!.click();
    expect(memory.all().map(({ gpId }) => gpId)).toEqual([2]);
  });
});
