import { describe, expect, it } from 'vitest';
import { keepingRedirect, pageAfterSignIn, wantedPage } from './next-page.ts';

describe('where an account form leads', () => {
  it('is the page that was asked for, within the shop', () => {
    const to = (search: string) => wantedPage(new URLSearchParams(search), '/registry/home');
    expect([to('redirect_path=/gp/a/1'), to('redirect_path=//elsewhere.example'), to('')]).toEqual([
      '/gp/a/1',
      '/registry/home',
      '/registry/home',
    ]);
  });

  it('is the second step first for people of the shop', () => {
    expect(pageAfterSignIn('/store', false)).toBe('/store');
    expect(pageAfterSignIn('/store', true)).toBe('/login/second-step?redirect_path=%2Fstore');
  });

  it('is kept between sign-in and sign-up', () => {
    expect(keepingRedirect('/signup', new URLSearchParams('redirect_path=/gp/a/1&x=1'))).toBe(
      '/signup?redirect_path=%2Fgp%2Fa%2F1',
    );
    expect(keepingRedirect('/signup', new URLSearchParams('x=1'))).toBe('/signup');
  });
});
