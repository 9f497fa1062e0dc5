import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { demoPeople, seedPeople } from './seed-people.ts';
import { writeProgress } from './seed-progress.ts';

const silently = { say: () => {} };

describe.each(engines)('the demo people on %s', (engine) => {
  let shop: TestApp;
  afterEach(() => shop.close());
  const count = async () => ({
    people: (await shop.app.db.read.selectFrom('user').select('id').execute()).length,
    registries: (await shop.app.db.read.selectFrom('registry').select('id').execute()).length,
    keys: (await shop.app.db.read.selectFrom('person_key').select('person_id').execute()).length,
  });

  it('are made once', async () => {
    shop = await createTestApp({ engine });
    await seedPeople(shop, silently);
    const made = await count();
    expect(made).toMatchObject({ people: demoPeople.length, registries: 5 });
    await seedPeople(shop, silently);
    expect(await count()).toEqual(made);
  });

  it('are made anew where a start was killed half way', async () => {
    shop = await createTestApp({ engine });
    await seedPeople(shop, silently);
    const made = await count();
    await writeProgress(shop.app.db, 'demo_people', 'begun');
    await seedPeople(shop, silently);
    expect(await count()).toEqual(made);
  });

  it('stay away from a shop that has people of its own', async () => {
    shop = await createTestApp({ engine });
    await seedPeople(shop, silently);
    await shop.app.db.transact({ lock: 'nothing' }, async (trx) => {
      await trx.deleteFrom('setting').where('name', '=', 'demo_people').execute();
      await trx.deleteFrom('registry').execute();
    });
    await seedPeople(shop, silently);
    expect((await count()).registries).toBe(0);
  });
});
