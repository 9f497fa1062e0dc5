import { afterEach, describe, expect, it } from 'vitest';
import { signInReason } from './sign-in-reason.ts';
import './sign-in-reason.element.ts';

afterEach(() => history.replaceState(null, '', '/'));
const at = (path: string) => signInReason(`?${new URLSearchParams({ redirect_path: path })}`);

describe('why somebody is asked to sign in', () => {
  it.each([
    ['/registry/new', /you create yours/],
    ['/catalog/cribs?sort=price_asc', /your own registry/],
    ['/registry/shop', /your own registry/],
    ['/gp/crib/7/write-review', /has a name on it/],
    ['/gp/crib/7', /back at the product/],
    ['/store/cart', /Your cart comes along/],
    ['/login/second-step', /second step/],
    ['/reservations', /back where you were/],
  ])('is said for %s', (path, words) => expect(at(path)).toMatch(words));

  it('is that the account is made, for whom the answer did not reach', () => {
    expect(signInReason('?account=made&redirect_path=/registry/new')).toBe(
      'Your account is there. Sign in with what you have just typed, and go on.',
    );
  });

  it('is nothing for who came by themselves, or by a link that leads elsewhere', () => {
    expect(signInReason('')).toBeNull();
    for (const path of ['/', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])
      expect(at(path)).toBeNull();
  });

  it('stands in the place of what the page says to everybody', () => {
    const line = '<sign-in-reason>For your registry.</sign-in-reason>';
    document.body.innerHTML = line;
    expect(document.body.textContent).toBe('For your registry.');
    history.replaceState(null, '', '/login?redirect_path=%2Fstore%2Fcart');
    document.body.innerHTML = line;
    expect(document.body.textContent).toBe('Your cart comes along. Next, you are back in it.');
  });
});
