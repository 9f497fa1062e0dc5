import { describe, expect, it } from 'vitest';
import { parseShortCode } from './short-code.ts';

describe('a short code', () => {
  it.each([
    ['B042', 'B042'],
    ['b042', 'B042'],
    ['  z999 ', 'Z999'],
    ['B42', null],
    ['B0421', null],
    ['BB42', null],
    ['BB042', null],
    ['B042 B043', null],
    ['-B042', null],
    ['0B42', null],
    ['stroller', null],
    ['é123', null],
    ['', null],
  ])('in %j is %s', (text, code) => {
    expect(parseShortCode(text)).toBe(code);
  });
});
