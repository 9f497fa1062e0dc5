import { describe, expect, it } from 'vitest';
import { readGtin } from './gtin.ts';

describe('a GTIN', () => {
  it.each([
    ['6935364088101', '6935364088101'],
    ['EAN: 4006381333931', '4006381333931'],
    ['0 36000 29145 2', '036000291452'],
    ['96385074', '96385074'],
    ['978-3-16-148410-0', '9783161484100'],
  ])('is read from %s', (text, gtin) => {
    expect(readGtin(text)).toBe(gtin);
  });

  it.each(['6935364088102', '12345', '0000000000000', '978-3-16-148410-X', 'none', '', '40063813339311'])(
    'is refused for %j',
    (text) => {
      expect(readGtin(text)).toBeNull();
    },
  );
});
