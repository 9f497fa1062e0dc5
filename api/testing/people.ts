import { insertVerifiedUser } from '#api/features/users/sign-ups.queries.ts';
import { startSession } from '#api/features/users/users.service.ts';
import type { CookieChanges } from '#api/http/app-context.ts';
import { confirmEmailChange, requestEmailChange, verifyPassword } from '#contracts/accounts.ts';
import * as registries from '#contracts/registries.ts';
import { finishSignUp, signUp } from '#contracts/sign-ups.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import type { RegistryRole } from '#rules/registry-roles.ts';
import { follow, linkIn } from './mailed-links.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const testPassword = 'a long enough password';

let people = 0;
/** Hashing takes long, so all test accounts have the same password. */
let passwordHash: Promise<string> | undefined;

/** A new account, signed in, as after following the link in its mail. */
export async function signedUp(test: TestApp, name = 'Robin', typed?: string): Promise<TestClient> {
  people += 1;
  const email = typed ?? `${name.toLowerCase().replace(/\W+/g, '.')}${people}@example.com`;
  const { app } = test;
  passwordHash ??= app.hashing.hash(testPassword);
  const account = { id: app.newId(), email, name, passwordHash: await passwordHash, now: app.now() };
  const client = test.client();
  const cookies: CookieChanges = {};
  await app.db.transact({ lock: 'nothing' }, async (trx) => {
    const userId = (await insertVerifiedUser(trx, account))!;
    await startSession(app, trx, { userId, secondFactorAt: null }, account.now, { sessionHash: null }, cookies);
  });
  client.setCookie('layette_session', cookies.session!.secret);
  return client;
}

/** Signs up as a person does: types an address, follows the link in the mail, chooses a name and a password. */
export async function signUpByMail(
  test: Pick<TestApp, 'mailsTo'>,
  client: TestClient,
  { email, name = 'Robin', password = testPassword }: { email: string; name?: string; password?: string },
) {
  await client.call(signUp, { body: { email } });
  const id = await follow(client, linkIn(await test.mailsTo(email), /\/sign_ups\//));
  return client.call(finishSignUp, { params: { id }, body: { name, password } });
}

/** Changes the email of a signed-in account as a person does, and signs in again: the change ends all sessions. */
export async function changeEmail(test: Pick<TestApp, 'mailsTo'>, client: TestClient, email: string): Promise<void> {
  await client.call(verifyPassword, { body: { password: testPassword } });
  await client.call(requestEmailChange, { body: { email } });
  const id = await follow(client, linkIn(await test.mailsTo(email), /\/email-changes\//));
  await client.call(confirmEmailChange, { params: { id } });
  await client.call(signIn, { body: { email, password: testPassword } });
}

/** A member of the shop's staff, signed in. */
export async function signedUpAdmin(test: TestApp): Promise<TestClient> {
  const client = await signedUp(test, 'Ada');
  const { user } = await client.call(currentUser, {});
  await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
    await trx.updateTable('user').set({ role: 'admin' }).where('id', '=', user!.id).execute();
    await trx.updateTable('user_session').set({ second_factor_at: 1 }).where('user_id', '=', user!.id).execute();
  });
  return client;
}

/** Somebody who helps with a registry. */
export async function memberOf(
  test: TestApp,
  registryId: string,
  role: RegistryRole,
  isBlind = false,
): Promise<TestClient> {
  const client = await signedUp(test, 'Hanno');
  const { user } = await client.call(currentUser, {});
  await test.app.db.transact({ lock: 'nothing' }, (trx) =>
    trx
      .insertInto('registry_member')
      .values({ registry_id: registryId, user_id: user!.id, role, blind: isBlind ? 1 : 0, created_at: 1 })
      .execute(),
  );
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
