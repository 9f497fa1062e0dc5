import { expect, it } from 'vitest';
import { readSourceFiles } from './source-files.ts';

/**
 * PostgreSQL returns rows that are equal in the order of a list as they lie in the table, and a changed row lies elsewhere: without a
 * tie-break the order of what a person may see could depend on what they may not see.
 */
it('orders no list by an instant or a position alone', () => {
  const alone = readSourceFiles('api/features', ['.queries.ts']).flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /\.orderBy\('(?:\w+\.)?(?:created_at|shown_at|published_at|position)'(?:, '\w+')?\)(?!\s*\.orderBy)/g,
      ),
    ].map(([order]) => `${path}: ${order}`),
  );
  expect(alone).toEqual([]);
});
