import { describe, expect, it } from 'vitest';
import { showPart } from '#scripts/testing/show-part.ts';
import BackToTop from './BackToTop.astro';
import Breadcrumb from './Breadcrumb.astro';

const links = () => [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('the breadcrumb', () => {
  it('2.13 has Home, each category and the product, each a link', async () => {
    const trail = [
      { title: 'Nursery', href: '/store/nursery' },
      { title: 'Cribs', href: '/store/cribs' },
      { title: 'Meadow crib', href: '/gp/meadow-crib/1' },
    ];
    await showPart(Breadcrumb, { trail });
    expect(links()).toEqual([['Home', '/store'], ...trail.map(({ title, href }) => [title, href])]);
    expect(document.querySelector('nav')?.dataset.eventLinks).toBe('breadcrumb_clicked');
  });

  it('2.13 marks its last step as this page, which it leads to where it names no other', async () => {
    await showPart(Breadcrumb, { trail: [{ title: 'Nursery', href: '/store/nursery' }, { title: 'On Sale' }] });
    expect(links().at(-1)).toEqual(['On Sale', '/']);
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'page',
    ]);
  });

  it('2.13 is not there without categories', async () => {
    await showPart(Breadcrumb, { trail: [] });
    expect(document.body.textContent.trim()).toBe('');
  });
});

it('2.14 the button back to top is not rendered on the server', async () => {
  await showPart(BackToTop, {});
  expect(document.body.textContent.trim()).toBe('');
  expect(document.querySelector('button')).toBeNull();
  expect(document.querySelector<HTMLElement>('back-to-top')!.hidden).toBe(true);
});
