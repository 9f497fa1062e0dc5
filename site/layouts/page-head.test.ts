import { describe, expect, it } from 'vitest';
import { standsWide, titleOf, toJsonLd } from './page-head.ts';

describe('the head of a page', () => {
  it('adds the name of the shop once', () => {
    expect(titleOf('Strollers')).toBe('Strollers · Layette');
    expect(titleOf('Layette: a calm registry')).toBe('Layette: a calm registry');
  });

  it('lets no word end the script element', () => {
    const json = toJsonLd({ name: '</script><script>alert(1)</script>' });
    expect(json).not.toContain('<');
    expect(JSON.parse(json).name).toBe('</script><script>alert(1)</script>');
  });
});

it.each([
  ['/gp/pebble/20001', true],
  ['/GP/pebble/20001', true],
  ['/Gp/pebble/20001/50001', true],
  ['/gp/pebble/20001/reviews', true],
  ['/store', true],
  ['/store/', true],
  ['/gp', false],
  ['/store/sale', false],
  ['/store/gp-prams', false],
  ['/', false],
])('%s stands without the centered container: %s', (path, isWide) => {
  expect(standsWide(path)).toBe(isWide);
});
