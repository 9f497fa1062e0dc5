import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { exportAccount, importAccount } from '#contracts/account-exports.ts';
import { deleteAccount, verifyPassword } from '#contracts/accounts.ts';
import { acceptInvitation, answerOffer, inviteMember, offerRegistry } from '#contracts/members.ts';
import { createRegistry, listRegistries } from '#contracts/registries.ts';
import { changeRegistryDraft, openRegistryDraft } from '#contracts/registry-drafts.ts';
import { deleteRegistry, recoverRegistry } from '#contracts/registry-lists.ts';
import { currentUser } from '#contracts/users.ts';

describe.each(engines)('the registries of one account on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const owned = async (client: TestClient) =>
    (await client.call(listRegistries, {})).registries.filter(({ role }) => role === 'owner');
  async function withRegistries(many: number) {
    const client = await signedUp(test);
    for (let n = 0; n < many; n += 1) await client.call(createRegistry, { body: {} });
    return client;
  }
  /** A registry of another owner, who has offered it. */
  async function offeredTo(client: TestClient) {
    const { owner, registryId } = await ownerWithItem(test);
    const { id } = (await client.call(currentUser, {})).user!;
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('registry_member')
        .values({ registry_id: registryId, user_id: id, role: 'editor', blind: 0, created_at: 1 })
        .execute(),
    );
    const params = { id: registryId };
    await owner.call(offerRegistry, { params, body: { memberId: id, password: testPassword } });
    return () => client.send(answerOffer, { params, body: { accept: true } });
  }
  const deletedOf = async (client: TestClient) => {
    const params = { id: (await owned(client))[0]!.id };
    await client.call(deleteRegistry, { params });
    return () => client.send(recoverRegistry, { params });
  };

  /** Each way to get a registry, prepared up to its last step. */
  const ways: Record<string, (client: TestClient) => Promise<() => Promise<{ status: number }>>> = {
    'are created': async (client) => () => client.send(createRegistry, { body: {} }),
    'are created from a draft': async (client) => {
      await client.call(changeRegistryDraft, { body: { title: 'From a draft' } });
      return () => client.send(openRegistryDraft, {});
    },
    'are imported': async (client) => {
      const body = await (await withRegistries(1)).call(exportAccount, {});
      return () => client.send(importAccount, { body });
    },
    'are taken over': offeredTo,
    'are brought back': async (client) => {
      const recover = await deletedOf(client);
      await client.call(createRegistry, { body: {} });
      return recover;
    },
  };

  it('are 50 with those that were deleted and are not gone yet', async () => {
    const client = await withRegistries(25);
    const { id } = (await client.call(currentUser, {})).user!;
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const own = await trx.selectFrom('registry').select('id').where('owner_id', '=', id).execute();
      for (const one of own)
        await trx
          .insertInto('registry_deletion')
          .values({ registry_id: one.id, was_paused: 0, created_at: 1 })
          .execute();
    });
    for (let n = 0; n < 25; n += 1) await client.call(createRegistry, { body: {} });
    const bringBack = await deletedOf(client);
    expect((await client.send(createRegistry, { body: {} })).status).toBe(409);
    expect((await bringBack()).status).toBe(200);
  });

  it('are all known, however many registries of others the account helps with: a hundred at most', async () => {
    const client = await signedUp(test, 'Dora', 'dora@example.com');
    const { id } = (await client.call(currentUser, {})).user!;
    const { owner, registryId } = await ownerWithItem(test);
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const other = await trx.selectFrom('registry').selectAll().where('id', '=', registryId).executeTakeFirstOrThrow();
      for (let n = 0; n < 100; n += 1) {
        const copy = { ...other, id: test.app.newId(), slug: `helped-${n}`, created_at: n };
        await trx.insertInto('registry').values(copy).execute();
        const place = { registry_id: copy.id, user_id: id, role: 'viewer', blind: 0, created_at: n } as const;
        await trx.insertInto('registry_member').values(place).execute();
      }
    });
    await client.call(createRegistry, { body: { title: 'Her own' } });
    expect(await owned(client)).toHaveLength(1);
    expect((await client.call(exportAccount, {})).registries).toMatchObject([{ title: 'Her own' }]);
    const invitation = { email: 'dora@example.com', role: 'viewer' } as const;
    await owner.call(inviteMember, { params: { id: registryId }, body: invitation });
    const params = { id: await follow(client, linkIn(await test.mailsTo(invitation.email), /\/invitations\//)) };
    expect(await client.refused(acceptInvitation, { params })).toMatchObject({ code: 'wrong-state' });
    await client.call(verifyPassword, { body: { password: testPassword } });
    await client.call(deleteAccount, {});
    const own = await test.app.db.read.selectFrom('registry').select('state').where('owner_id', '=', id).execute();
    expect(own).toEqual([{ state: 'paused' }]);
  });

  it.each(Object.entries(ways))('are 25 at most when they %s, also by two calls at once', async (_, ready) => {
    const client = await withRegistries(24);
    const [one, other] = [await ready(client), await ready(client)];
    const before = (await owned(client)).length;
    const statuses = (await Promise.all([one(), other()])).map(({ status }) => status);
    expect((await owned(client)).length).toBe(25);
    expect(statuses.filter((status) => status < 400)).toHaveLength(25 - before);
    const late = await ready(client);
    expect((await late()).status).toBe(409);
    expect((await owned(client)).length).toBe(25);
  });
});
