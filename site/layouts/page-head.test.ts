import { describe, expect, it } from 'vitest';
import { titleOf, toJsonLd } from './page-head.ts';

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
