import { describe, expect, it } from 'vitest';
import { daysOf, figuresOf, perLocale } from './formats.ts';

describe('formats', () => {
  it('are made once for each locale, and never serve another', () => {
    let made = 0;
    const of = perLocale((locale) => {
      made += 1;
      return { locale, at: made };
    });
    expect([of('en-US'), of('de-DE'), of('en-US'), of('de-DE')].map(({ locale, at }) => `${locale} ${at}`)).toEqual([
      'en-US 1',
      'de-DE 2',
      'en-US 1',
      'de-DE 2',
    ]);
  });

  it('write figures and days as people do', () => {
    expect(figuresOf('en-US').format(1204)).toBe('1,204');
    expect(daysOf('en-US').format(new Date('2027-03-14T00:00:00Z'))).toBe('March 14, 2027');
  });
});
