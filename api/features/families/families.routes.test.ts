import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { changeFamily, listFamilies } from '#contracts/families.ts';
import { currentUser } from '#contracts/users.ts';
import { addDays, dayOf } from '#rules/days.ts';

describe.each(engines)('what a family says of itself on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('is the owner’s to read and to change', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const arrivalDate = addDays(dayOf(test.clock.now), 90);
    const changed = await owner.call(changeFamily, {
      body: { registryId, arrivalDate, planningStage: 'adopting', expectingChildren: 'unknown' },
    });
    expect(changed.family).toMatchObject({ registryId, family: { arrivalDate, planningStage: 'adopting' } });
    expect(await owner.call(listFamilies, {})).toMatchObject({ families: [{ registryId, family: { arrivalDate } }] });
    const far = { registryId, arrivalDate: addDays(arrivalDate, 3_000) };
    expect(await owner.refused(changeFamily, { body: far })).toMatchObject({ code: 'invalid-input' });
  });

  it('is nobody else’s, nor a member’s', async () => {
    const { registryId } = await ownerWithItem(test);
    const editor = await signedUp(test, 'Edith');
    const { user } = await editor.call(currentUser, {});
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('registry_member')
        .values({ registry_id: registryId, user_id: user!.id, role: 'editor', blind: 0, created_at: 1 })
        .execute(),
    );
    expect(await editor.call(listFamilies, {})).toEqual({ families: [] });
    const body = { registryId, planningStage: null };
    expect(await editor.refused(changeFamily, { body })).toMatchObject({ code: 'not-found' });
    expect(await test.client().refused(listFamilies, {})).toMatchObject({ code: 'sign-in-required' });
  });
});
