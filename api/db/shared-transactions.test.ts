import { describe, expect, it } from 'vitest';
import { createTestApp } from '#api/testing/test-app.ts';
import type { Trx } from './database.ts';
import { Lanes } from './lanes.ts';
import { SharedTransactions, UnknownEnd } from './shared-transactions.ts';

/** A database that only writes down what happens. */
function overheard(options: { commit?: () => void } = {}) {
  const said: string[] = [];
  const lanes = new Lanes();
  const trx = {} as Trx;
  const parts = {
    lanes,
    async together(work: (trx: Trx) => Promise<void>) {
      said.push('begin');
      await work(trx);
      options.commit?.();
      said.push('commit');
    },
    async alone<T>(work: (trx: Trx) => Promise<T>) {
      const value = await work(trx);
      said.push('alone');
      return value;
    },
  };
  const step = () => new Promise((turn) => setImmediate(turn));
  const work = (name: string) => async () => {
    said.push(`${name} asks`);
    await step();
    said.push(`${name} writes`);
    return name;
  };
  return { said, lanes, shared: new SharedTransactions(parts), work };
}

describe('works that share a transaction', () => {
  it('go one after the other in one lane, and beside those of another', async () => {
    const { said, shared, work } = overheard();
    const done = Promise.all([shared.run('a', work('a1')), shared.run('a', work('a2')), shared.run('b', work('b1'))]);
    expect(await done).toEqual(['a1', 'a2', 'b1']);
    expect(said).toEqual(['begin', 'a1 asks', 'b1 asks', 'a1 writes', 'a2 asks', 'b1 writes', 'a2 writes', 'commit']);
  });

  it('run again alone when one of them fails, which alone is told so; and so do the next ones', async () => {
    const { said, shared, work } = overheard();
    const refused = async () => {
      throw new Error('none left');
    };
    const results = await Promise.allSettled([shared.run('a', work('a')), shared.run('b', refused)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(said).toEqual(['begin', 'a asks', 'a writes', 'a asks', 'a writes', 'alone']);
    said.length = 0;
    await Promise.all([shared.run('a', work('a')), shared.run('b', work('b'))]);
    expect(said).not.toContain('begin');
  });

  it('never run again when nobody knows whether they were committed', async () => {
    const { said, shared, work } = overheard({
      commit: () => {
        throw new UnknownEnd(new Error('the wire broke'));
      },
    });
    const results = await Promise.allSettled([shared.run('a', work('a')), shared.run('b', work('b'))]);
    expect(results.map((one) => (one as PromiseRejectedResult).reason)).toEqual([
      expect.any(UnknownEnd),
      expect.any(UnknownEnd),
    ]);
    expect(said.filter((one) => one === 'a asks')).toHaveLength(1);
  });

  it('wait for whoever is alone in one of their lanes, and who comes later waits for them', async () => {
    const { said, lanes, shared, work } = overheard();
    const earlier = lanes.through('a', work('earlier'));
    const sharing = [shared.run('a', work('a')), shared.run('b', work('b'))];
    while (!said.includes('begin')) await new Promise((turn) => setImmediate(turn));
    const later = lanes.through('b', work('later'));
    await Promise.all([earlier, ...sharing, later]);
    expect(said.indexOf('earlier writes')).toBeLessThan(said.indexOf('begin'));
    expect(said.indexOf('commit')).toBeLessThan(said.indexOf('later asks'));
    expect(lanes.busy).toBe(0);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('those that wait together are one transaction, and what one of them is refused undoes nothing of the others', async () => {
    const test = await createTestApp({ engine: 'postgres' });
    const { db } = test.app;
    const write = (name: string, refuse = false) =>
      db.transact(
        async (trx) => {
          const [row] = await trx
            .insertInto('setting')
            .values({ name, value: '' })
            .returning((e) => e.fn<string>('txid_current', []).as('transaction'))
            .execute();
          if (refuse) throw new Error('refused');
          return row!.transaction;
        },
        name,
        { mayShare: true },
      );
    const together = await Promise.all(['a', 'b', 'c'].map((name) => write(name)));
    expect(new Set(together).size).toBe(1);
    const apart = await Promise.allSettled([write('d'), write('e', true), write('f')]);
    expect(apart.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const names = await db.read.selectFrom('setting').select('name').where('value', '=', '').orderBy('name').execute();
    expect(names.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'f']);
    await test.close();
  });
});
