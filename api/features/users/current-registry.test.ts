import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as funds from '#contracts/cash-funds.ts';
import * as registries from '#contracts/registries.ts';
import * as users from '#contracts/users.ts';
import { paymentKinds } from '#rules/payment-kinds.ts';

describe.each(engines)('the current registry of a user on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const ask = async (client: TestClient) => (await client.call(users.currentUser, {})).user!;
  const none = paymentKinds.map((kind) => ({ kind, selected: false }));
  /** A user whose current registry belongs to somebody else. */
  async function helping(role: 'editor' | 'viewer', registryId: string) {
    const helper = await signedUp(test, 'Helper');
    const { id } = await ask(helper);
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const place = { registry_id: registryId, user_id: id, role, blind: 0 as const, created_at: 1 };
      await trx.insertInto('registry_member').values(place).execute();
      await trx.updateTable('user').set({ current_registry_id: registryId }).where('id', '=', id).execute();
    });
    return { helper, id };
  }

  it('has ownerId, type and cashFundPreferences, from the sign-in on; without a registry it is null', async () => {
    const owner = await signedUp(test);
    expect((await ask(owner)).currentRegistry).toBeNull();
    const { registry } = await owner.call(registries.createRegistry, { body: { registryType: 'birthday' } });
    const user = await ask(owner);
    const expected = { ownerId: user.id, type: 'birthday', cashFundPreferences: { paymentPreferences: none } };
    expect([user.registryId, user.currentRegistry]).toEqual([registry.id, expected]);
    const again = await test
      .client()
      .call(users.signIn, { body: { email: user.email, password: 'a long enough password' } });
    expect(again.user.currentRegistry).toEqual(expected);
    const second = await owner.call(registries.createRegistry, { body: {} });
    expect((await ask(owner)).currentRegistry!.type).toBe('baby');
    const chosen = await owner.call(users.changeUser, { body: { registryId: registry.id } });
    expect([second.registry.id, chosen.user.currentRegistry]).toEqual([expect.any(String), expected]);
  });

  it('has the payment kinds that its owner chose, and shows them only to the owner', async () => {
    const owner = await signedUp(test);
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const choose = (...kinds: (typeof paymentKinds)[number][]) =>
      owner.call(funds.chooseCashFundPreferences, {
        body: {
          registryId: registry.id,
          paymentPreferences: kinds.map((kind) => ({ kind, selected: true, handle: `to ${kind}` })),
        },
      });
    await choose('cash', 'payment_app', 'cash');
    const kept = none.map(({ kind }) => ({ kind, selected: kind === 'cash' || kind === 'payment_app' }));
    expect((await ask(owner)).currentRegistry!.cashFundPreferences).toEqual({ paymentPreferences: kept });
    const body = { registryId: registry.id, paymentPreferences: [{ kind: 'cash' as const, selected: true }] };
    for (const role of ['editor', 'viewer'] as const) {
      const { helper, id } = await helping(role, registry.id);
      const { currentRegistry } = await ask(helper);
      expect(currentRegistry).toEqual({ ownerId: (await ask(owner)).id, type: 'baby', cashFundPreferences: null });
      expect(await helper.call(funds.readCashFundPreferences, {})).toEqual({ cashFundPreferences: null });
      expect(await helper.refused(funds.chooseCashFundPreferences, { body })).toMatchObject({ code: 'wrong-state' });
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.deleteFrom('registry_member').where('user_id', '=', id).execute(),
      );
      expect((await ask(helper)).currentRegistry).toBeNull();
    }
    const { cashFundPreferences } = await owner.call(funds.readCashFundPreferences, {});
    expect(cashFundPreferences!.paymentPreferences.map(({ kind, selected }) => ({ kind, selected }))).toEqual(kept);
    await choose();
    expect((await ask(owner)).currentRegistry!.cashFundPreferences).toEqual({ paymentPreferences: none });
  });

  it('is hidden from guests and strangers', async () => {
    const owner = await signedUp(test);
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const seen = await test.client().call(registries.readRegistry, { params: { id: registry.id }, query: {} });
    expect(JSON.stringify(seen)).not.toContain('aymentPreferences');
    expect(await test.client().refused(funds.readCashFundPreferences, {})).toMatchObject({ code: 'sign-in-required' });
    const stranger = await signedUp(test);
    const body = { registryId: registry.id, paymentPreferences: [] };
    expect(await stranger.refused(funds.chooseCashFundPreferences, { body })).toMatchObject({ code: 'wrong-state' });
    expect(
      await stranger.refused(funds.chooseCashFundPreferences, {
        body: { registryId: registry.id, paymentPreferences: [{ kind: 'gold', selected: true }] } as never,
      }),
    ).toMatchObject({ code: 'invalid-input' });
  });
});
