import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { isUnanswered, searchedTerms } from './searched-terms.ts';
import { insertEvents } from './tracking.queries.ts';

describe.each(engines)('listing what was searched for, on %s', (engine) => {
  let test: TestApp;
  let at = 1_000;
  const add = (name: string, who: string, properties: object, path = '/store/search') =>
    test.app.db.transact({ lock: 'nothing' }, (trx) => {
      at += 1;
      const row = { id: test.app.newId(), name, anonymous_id: who, path, properties: JSON.stringify(properties) };
      const nobody = { is_registry_owner: null, registry_id: null, user_id: null };
      return insertEvents(trx, [{ ...row, ...nobody, occurred_at: at, received_at: at }]);
    });
  const search = (who: string, term: string, found: object) =>
    add('search', who, { term, searchId: null, resultCount: 3, results: [], ...found });

  beforeEach(async () => {
    test = await createTestApp({ engine });
  });
  afterEach(() => test.close());

  it('tells how often, with what and whether a result was opened', async () => {
    await search('ana', 'Crib', {});
    await add('product_clicked', 'ana', { gpId: 1, productId: null });
    await add('product_clicked', 'ana', { gpId: 2, productId: null });
    await search('ben', 'crib', {});
    await add('product_clicked', 'ben', { gpId: 1, productId: null }, '/store/nursery');
    await search('ben', 'strolelr', { correctedTerm: 'stroller' });
    expect(await searchedTerms(test.app.db.read)).toEqual([
      { term: 'crib', times: 2, resultCount: 3, isNearest: false, correctedTerm: null, clicked: 1 },
      { term: 'strolelr', times: 1, resultCount: 3, isNearest: false, correctedTerm: 'stroller', clicked: 0 },
    ]);
  });

  it('finds the words that search has no answer for', async () => {
    await search('ana', 'crib', {});
    await search('ana', 'zeppelin', { resultCount: 0 });
    await search('ana', 'playpen', { isNearest: true });
    const terms = (await searchedTerms(test.app.db.read)).filter(isUnanswered).map(({ term }) => term);
    expect(terms).toEqual(['playpen', 'zeppelin']);
  });
});
