import { describe, expect, it } from 'vitest';
import { findForbiddenWords } from './check-words.ts';

const find = (text: string, path = 'api/gift.ts') =>
  findForbiddenWords([{ path, text }]).map(({ line, message }) => `${line}: ${message.split(':')[0]}`);

const SOON = ['coming', 'soon'].join(' ');

describe('forbidden words', () => {
  it.each([
    [`// ${'TO'}${'DO'}: later`, `1: "${'TO'}${'DO'}"`],
    [`\n// ${'FIX'}${'ME'}`, `2: "${'FIX'}${'ME'}"`],
    [`cd ${['', 'home', 'jane', 'shop'].join('/')}`, `1: "${['', 'home', 'jane'].join('/')}"`],
    [`registry=${'https'}://packages.example/npm`, '1: "registry=https'],
    [`see ${'https'}://nexus.example/x`, '1: "https'],
    [`Wish lists are ${SOON}!`, `1: "${SOON}"`],
  ])('%s', (text, found) => {
    expect(find(text).map((fault) => fault.slice(0, found.length))).toContain(found);
  });

  it('is a state of a product in the catalogue', () => {
    expect(find(`badge: ${SOON}`, 'content/catalogue/prams.yaml')).toEqual([]);
  });

  it.each([['it.todo'], ['https://example.org/home/page'], ['/store/homework/'], ['#rules/money.ts'], ['hackney']])(
    '%s is fine',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});
