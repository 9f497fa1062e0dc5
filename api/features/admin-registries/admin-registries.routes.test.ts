import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giver, ownerWithItem, signedUpAdmin } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import { readAdminRegistry } from '#contracts/admin-registries.ts';
import { changeRegistry } from '#contracts/registries.ts';
import { deleteRegistry } from '#contracts/registry-lists.ts';
import { reserveItem } from '#contracts/reservations.ts';

describe.each(engines)('a registry as the shop sees it on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('has its owner and figures, and nothing that the family or its givers wrote', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 3);
    const admin = await signedUpAdmin(test);
    const params = { id: registryId };
    const body = { ...giver(), message: 'With love' };
    await test.client().call(reserveItem, { params: { id: itemId }, body });
    await owner.call(changeRegistry, { params, body: { arrivalDate: '2027-06-01', story: 'Our story' } });
    const answer = await admin.call(readAdminRegistry, { params });
    expect(answer.registry).toMatchObject({
      id: registryId,
      isPaused: false,
      isDeleted: false,
      memberCount: 1,
      itemCount: 1,
      reservations: { unconfirmed: 1, reserved: 0, purchased: 0, received: 0 },
    });
    expect(JSON.stringify(answer)).not.toMatch(/Gus|With love|2027-06|Our story|Muslin/);
  });

  it('is there when its owner has deleted it, and for nobody but the shop', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const admin = await signedUpAdmin(test);
    const params = { id: registryId };
    await owner.call(deleteRegistry, { params });
    expect((await admin.call(readAdminRegistry, { params })).registry).toMatchObject({ isDeleted: true });
    expect((await owner.refused(readAdminRegistry, { params })).code).toBe('not-found');
    expect((await test.client().refused(readAdminRegistry, { params })).code).toBe('not-found');
  });
});
