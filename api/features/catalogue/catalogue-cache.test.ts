import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardsByIds } from './catalogue.service.ts';
import { cacheOf, keepCard } from './catalogue-cache.ts';
import { brandLine, productLine, toJsonLines, variantLine } from './testing/catalogue-lines.ts';
import { type ImportHarness, openImportHarness } from './testing/import-harness.ts';

const day = 86_400_000;
const now = Date.UTC(2027, 2, 10);

describe('kept cards', () => {
  let harness: ImportHarness;
  let passedMs = 0;
  beforeEach(async () => {
    passedMs = 0;
    // A whole number: with a fraction, 1,000 ms later would sometimes be 999.9999.
    const started = Math.round(performance.now());
    vi.spyOn(performance, 'now').mockImplementation(() => started + passedMs);
    harness = await openImportHarness('sqlite');
    await bring({ title: 'Before', comingSoonUntil: '2027-03-11' });
  });
  afterEach(() => harness.close());

  const bring = (changes: object) => harness.importFile('a.jsonl', toJsonLines([brandLine(), productLine(1, changes)]));
  const card = async (at = now) => (await cardsByIds({ db: harness.db, now: at }, [1]))[0]!;

  it('are read once while nothing changes', async () => {
    const first = await card();
    passedMs = 5_000;
    expect(await card()).toBe(first);
  });

  it('are reloaded within a second after another process changed the catalogue', async () => {
    expect((await card()).title).toBe('Before');
    await bring({ title: 'After' });
    passedMs = 999;
    expect((await card()).title).toBe('Before');
    passedMs = 1_000;
    expect((await card()).title).toBe('After');
  });

  it('end with the day, because badges do', async () => {
    expect((await card()).productBadge).toBe('coming-soon');
    expect((await card(now + day)).productBadge).not.toBe('coming-soon');
  });

  it('are ten minutes old at most, whatever was changed by hand', async () => {
    expect((await card()).title).toBe('Before');
    await harness.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('generic_product').set({ title: 'By hand' }).execute(),
    );
    expect((await card(now + 8 * 60_000)).title).toBe('Before');
    expect((await card(now + 9 * 60_000)).title).toBe('By hand');
  });

  it('are bounded: the oldest makes room', async () => {
    const cache = await cacheOf(harness.db, now);
    const one = await card();
    for (let gpId = 10; gpId < 6_010; gpId += 1) keepCard(cache, { ...one, gpId });
    expect(cache.cards.size).toBe(5_000);
    expect([cache.cards.has(10), cache.cards.has(6_009)]).toEqual([false, true]);
  });

  it('come in the order asked, twice where asked twice, without what is gone', async () => {
    await harness.importFile('b.jsonl', toJsonLines([productLine(2, { variants: [variantLine(20)] })]));
    passedMs = 1_000;
    const ids = (await cardsByIds({ db: harness.db, now }, [2, 99, 1, 2])).map(({ gpId }) => gpId);
    expect(ids).toEqual([2, 1, 2]);
  });
});
