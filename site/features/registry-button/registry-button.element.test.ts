import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pendingWishesIn } from './pending-wish.ts';
import './registry-button.element.ts';

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<registry-button data-product="50001" data-here="/gp/pebble/20001/50001">
    <form data-wish method="get" action="/registry/add-product/50001">
      <div data-page-quantity><input name="quantity" type="number" value="3"></div>
      <a href="/signup?redirect_path=%2Fgp%2Fpebble%2F20001%2F50001" data-sign-up>Add to registry</a>
    </form></registry-button>`;
  find('a').addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => document.body.replaceChildren());

describe('the button of somebody unknown', () => {
  it('remembers what was wanted, and how many, before it leads to sign-up', () => {
    find('a').click();
    expect(pendingWishesIn(sessionStorage, Date.now).take(50001)).toEqual({
      productId: 50001,
      quantity: 3,
      note: '',
      waitsFor: 'account',
    });
  });

  it('follows the chosen variant: where it leads, where one comes back to, what is remembered', () => {
    Object.assign(find('registry-button').dataset, { here: '/gp/pebble/20001/50002', product: '50002' });
    expect(find<HTMLAnchorElement>('a').getAttribute('href')).toBe(
      '/signup?redirect_path=%2Fgp%2Fpebble%2F20001%2F50002',
    );
    expect(find<HTMLFormElement>('form').getAttribute('action')).toBe('/registry/add-product/50002');
    find('a').click();
    expect(pendingWishesIn(sessionStorage, Date.now).take(50002)).toMatchObject({ productId: 50002, quantity: 3 });
  });
});
