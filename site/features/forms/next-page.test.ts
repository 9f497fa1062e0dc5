import { describe, expect, it } from 'vitest';
import { nextPage } from './next-page.ts';

const signUp = { done: '/registry/new', follow: '', orSignIn: '/login?account=made' };

describe('where a form leads after success', () => {
  it('is its own page, filled in with what was answered, or none', () => {
    expect(nextPage({ done: '/list/{registry.id}' }, { registry: { id: 'r1' } }, '?redirect_path=/gp/a/1', '')).toBe(
      '/list/r1',
    );
    expect(nextPage({}, {}, '', '')).toBeNull();
  });

  it('is where somebody wanted to go, within the shop', () => {
    const to = (search: string) => nextPage({ done: '/registry/home', follow: '' }, {}, search, '');
    expect([to('?redirect_path=/gp/a/1'), to('?redirect_path=//elsewhere.example'), to('')]).toEqual([
      '/gp/a/1',
      '/registry/home',
      '/registry/home',
    ]);
  });

  it('is sign-in first, and from there on, where an answer was told again without its session', () => {
    expect(nextPage(signUp, {}, '?redirect_path=/gp/a/1', 'layette_cart=1; layette_hint=signed-in')).toBe('/gp/a/1');
    expect(nextPage(signUp, {}, '?redirect_path=/gp/a/1', 'layette_cart=1')).toBe(
      '/login?account=made&redirect_path=%2Fgp%2Fa%2F1',
    );
    expect(nextPage(signUp, {}, '', 'layette_hint=out')).toBe('/login?account=made&redirect_path=%2Fregistry%2Fnew');
  });
});
