import * as registries from '#contracts/registries.ts';
import { currentUser, signUp } from '#contracts/users.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

let people = 0;

/** A new account, signed in. */
export async function signedUp(test: TestApp, name = 'Robin'): Promise<TestClient> {
  people += 1;
  const client = test.client();
  await client.call(signUp, {
    body: {
      email: `${name.toLowerCase().replace(/\W+/g, '.')}${people}@example.com`,
      name,
      password: 'a long enough password',
    },
  });
  return client;
}

/** Somebody of the shop, signed in. */
export async function signedUpAdmin(test: TestApp): Promise<TestClient> {
  const client = await signedUp(test, 'Ada');
  const { user } = await client.call(currentUser, {});
  await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
    await trx.updateTable('user').set({ role: 'admin' }).where('id', '=', user!.id).execute();
    await trx.updateTable('user_session').set({ second_factor_at: 1 }).where('user_id', '=', user!.id).execute();
  });
  return client;
}

/** An owner with a registry and one idea on it, wanted `quantity` times. */
export async function ownerWithItem(
  test: TestApp,
  quantity = 1,
): Promise<{ owner: TestClient; registryId: string; slug: string; itemId: string }> {
  const owner = await signedUp(test, 'Olive');
  const { registry } = await owner.call(registries.createRegistry, { body: {} });
  const { regItem } = await owner.call(registries.addItem, {
    params: { id: registry.id },
    body: { kind: 'idea', title: 'Muslin cloths', quantity },
  });
  return { owner, registryId: registry.id, slug: registry.slug, itemId: regItem.id };
}

export const giver = (name = 'Gus') => ({
  giverName: name,
  giverEmail: `${name.toLowerCase()}@example.com`,
  quantity: 1,
});
