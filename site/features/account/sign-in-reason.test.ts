import { describe, expect, it } from 'vitest';
import { signInReason } from './sign-in-reason.ts';

const at = (path: string) => signInReason(`?${new URLSearchParams({ redirect_path: path })}`);

describe('why somebody is asked to sign in', () => {
  it.each([
    ['/registry/new', /you can create yours/],
    ['/catalog/cribs?sort=price_asc', /your own registry/],
    ['/registry/shop', /your own registry/],
    ['/gp/crib/7/write-review', /posted with a name/],
    ['/gp/crib/7', /back to the product/],
    ['/store/cart', /Your cart comes with you/],
    ['/login/second-step', /second step/],
    ['/reservations', /back to where you were/],
  ])('is said for %s', (path, words) => expect(at(path)).toMatch(words));

  it('is absent without a page to return to, or with one outside the shop', () => {
    expect(signInReason('')).toBeNull();
    for (const path of ['/', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])
      expect(at(path)).toBeNull();
  });
});
