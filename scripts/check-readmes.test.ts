import { describe, expect, it } from 'vitest';
import { findReadmeFaults } from './check-readmes.ts';

const rooms = ['', 'api/', 'api/contracts/', 'api/rules/', 'content/', 'search-index/', 'site/', 'scripts/'];

function faultsOf(text: string, paths: string[] = [], readme = 'api/rules/README.md'): string[] {
  const files = rooms.map((room) => ({ path: `${room}README.md`, text: `${room}README.md` === readme ? text : '' }));
  return findReadmeFaults(files, (path) => paths.includes(path), paths).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

it('misses the README of a room that has none', () => {
  const files = rooms.filter((room) => room !== 'site/').map((room) => ({ path: `${room}README.md`, text: '' }));
  expect(findReadmeFaults(files, () => true, []).map(({ path }) => path)).toEqual(['site/README.md']);
});

describe('a file that a README names', () => {
  it.each([
    ['Imitate `money.ts`.', '1: names money.ts, which is not there'],
    ['\nSee [rules](rules/gift.md).', '2: names rules/gift.md, which is not there'],
    ['`#rules/money.ts`', '1: names #rules/money.ts, which is not there'],
  ])('must exist: %s', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it.each([
    ['`money.ts`', 'api/rules/money.ts'],
    ['`#rules/money.ts`', 'api/rules/money.ts'],
    ['`rules/money.ts`', 'api/rules/money.ts'],
    ['`api/rules/money.ts`', 'api/rules/money.ts'],
  ])('may be written %s', (text, path) => {
    expect(faultsOf(text, [path])).toEqual([]);
  });

  it('is not meant by a pattern, an address, a command or an example', () => {
    const text =
      '`<noun>.routes.ts` `*.ts` `x.test.ts` `npm test` [home](https://example.org/a.md)\n```\n`none.ts`\n```\n';
    expect(faultsOf(text)).toEqual([]);
  });
});
