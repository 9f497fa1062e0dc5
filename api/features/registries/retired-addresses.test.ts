import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccounts } from '#api/features/accounts/erase-account.service.ts';
import { deleteOldRegistries } from '#api/features/registry-lists/registry-lists.service.ts';
import { forgetOldRows } from '#api/jobs/forget-old-rows.ts';
import { ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { exportAccount, importAccount } from '#contracts/account-exports.ts';
import { deleteAccount } from '#contracts/accounts.ts';
import * as registries from '#contracts/registries.ts';
import { deleteRegistry } from '#contracts/registry-lists.ts';

const dayMs = 86_400_000;
/** 14 days, until the last one is over in every time zone. */
const graceMs = 16 * dayMs;

describe.each(engines)('the address of a registry that was deleted for good, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const choose = ({ owner, registryId }: { owner: TestClient; registryId: string }, slug: string) =>
    owner.send(registries.changeRegistry, { params: { id: registryId }, body: { slug } });

  /** With an address that guests know, printed on a card. @returns what a later export of it contains, too. */
  async function withAddress(slug: string) {
    const family = await ownerWithItem(test);
    expect(await choose(family, slug)).toMatchObject({ status: 200 });
    return { ...family, file: await family.owner.call(exportAccount, {}) };
  }

  async function deletedForGood({ owner, registryId }: { owner: TestClient; registryId: string }) {
    await owner.call(deleteRegistry, { params: { id: registryId } });
    test.clock.pass(graceMs);
    await deleteOldRegistries(test.app);
    const left = test.app.db.read.selectFrom('registry').select('id').where('id', '=', registryId);
    expect(await left.execute()).toEqual([]);
  }

  it('is nobody else’s, neither by choice nor by an import, and leads nowhere', async () => {
    const family = await withAddress('the-printed-code');
    await deletedForGood(family);
    const stranger = await ownerWithItem(test);
    for (const slug of ['the-printed-code', family.slug, 'the-pr1nted-c0de'])
      expect(await choose(stranger, slug)).toMatchObject({ status: 409, body: { code: 'slug-taken' } });
    const asked = { params: { id: stranger.registryId }, query: { wanted: 'the-printed-code' } };
    expect((await stranger.owner.call(registries.suggestAddresses, asked)).problem).toMatch(/already in use/);
    const importer = await signedUp(test);
    const { registries: imported } = await importer.call(importAccount, { body: family.file });
    expect(imported.map(({ slug }) => slug)).not.toContain('the-printed-code');
    for (const slug of ['the-printed-code', family.slug])
      expect(await test.client().refused(registries.findAddress, { params: { slug } })).toMatchObject({
        code: 'not-found',
      });
  });

  it('may be had again by the account that had it, and moved back to by whoever has that registry then', async () => {
    const family = await withAddress('our-own-again');
    await deletedForGood(family);
    const { registries: imported } = await family.owner.call(importAccount, { body: family.file });
    expect(imported).toMatchObject([{ slug: 'our-own-again' }]);
    const { registryId } = await test.client().call(registries.findAddress, { params: { slug: family.slug } });
    const again = { owner: family.owner, registryId };
    for (const slug of ['something-else', 'our-own-again']) expect((await choose(again, slug)).status).toBe(200);
  });

  it('is free for everybody 400 days later', async () => {
    const family = await withAddress('free-some-day');
    await deletedForGood(family);
    test.clock.pass(399 * dayMs);
    await forgetOldRows(test.app);
    const early = await ownerWithItem(test);
    expect(await choose(early, 'free-some-day')).toMatchObject({ status: 409 });
    test.clock.pass(dayMs + 1);
    await forgetOldRows(test.app);
    expect(await choose(await ownerWithItem(test), 'free-some-day')).toMatchObject({ status: 200 });
  });

  it('is nobody’s when its owner’s account has been erased, and is kept in no readable form', async () => {
    const family = await withAddress('gone-with-the-account');
    await family.owner.call(deleteAccount, {});
    test.clock.pass(graceMs);
    await eraseAccounts(test.app);
    expect(await choose(await ownerWithItem(test), 'gone-with-the-account')).toMatchObject({ status: 409 });
    const kept = await test.app.db.read.selectFrom('retired_address').selectAll().execute();
    expect(kept.filter(({ owner_id }) => owner_id === null)).not.toEqual([]);
    expect(JSON.stringify(kept)).not.toMatch(/gone|account/);
  });
});
