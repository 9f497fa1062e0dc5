import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { exportEvents } from './event-export.ts';
import { insertEvents } from './tracking.queries.ts';

describe.each(engines)('exporting events on %s', (engine) => {
  let test: TestApp;
  const add = (count: number, change: object = {}) =>
    test.app.db.transact({ lock: 'nothing' }, (trx) =>
      insertEvents(
        trx,
        Array.from({ length: count }, () => ({
          id: test.app.newId(),
          name: 'page_viewed',
          anonymous_id: 'a',
          path: '/store',
          properties: '{}',
          is_registry_owner: null,
          registry_id: null,
          user_id: null,
          occurred_at: 1,
          received_at: 1_000,
          ...change,
        })),
      ),
    );
  const all = async (format: 'jsonl' | 'csv', sinceMs?: number) => {
    let text = '';
    for await (const line of exportEvents(test.app.db.read, format, sinceMs)) text += line;
    return text;
  };

  beforeEach(async () => {
    test = await createTestApp({ engine });
  });
  afterEach(() => test.close());

  it('gives each event once, over many pieces that arrived in the same moment', async () => {
    for (let i = 0; i < 5; i += 1) await add(450);
    const lines = (await all('jsonl')).trimEnd().split('\n');
    expect(lines).toHaveLength(2_250);
    expect(new Set(lines.map((line) => JSON.parse(line).id)).size).toBe(2_250);
  });

  it('gives what came since a moment', async () => {
    await add(1);
    await add(2, { received_at: 2_000 });
    expect((await all('jsonl', 2_000)).trimEnd().split('\n')).toHaveLength(2);
    expect((await all('jsonl', 1_000)).trimEnd().split('\n')).toHaveLength(3);
  });

  it('writes CSV that comes back as it was, with formulas made harmless', async () => {
    await add(1, { properties: JSON.stringify({ term: 'a "soft", warm\nblanket' }) });
    await add(1, { anonymous_id: '=HYPERLINK("x")', received_at: 2_000 });
    const [head, first, second] = parse(await all('csv')) as string[][];
    expect(head![0]).toBe('id');
    expect(JSON.parse(first![4]!)).toEqual({ term: 'a "soft", warm\nblanket' });
    expect(second![2]).toBe('\'=HYPERLINK("x")');
  });
});
