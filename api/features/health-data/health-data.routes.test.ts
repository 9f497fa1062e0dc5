import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandLine, productLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { signedUp } from '#api/testing/people.ts';
import { engines } from '#api/testing/test-app.ts';
import { exportAccount } from '#contracts/account-exports.ts';
import { forgetHealthData, readHealthData } from '#contracts/health-data.ts';
import { subscribeToPregnancyEmails } from '#contracts/pregnancy-emails.ts';
import { createRegistry, listRegistries } from '#contracts/registries.ts';
import { changeRegistryDraft, readRegistryDraft } from '#contracts/registry-drafts.ts';
import { deleteRegistry, recoverRegistry } from '#contracts/registry-lists.ts';
import { currentUser, signOut } from '#contracts/users.ts';

describe.each(engines)('health data on %s', (engine) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(engine, [brandLine(), productLine(1)]);
  });
  afterEach(() => shop.close());

  const family = async (title: string) => {
    const owner = await signedUp(shop, title);
    await owner.call(createRegistry, {
      body: { title, names: 'Olive', arrivalDate: '2027-08-20', planningStage: 'pregnant' },
    });
    return owner;
  };

  it('is shown to whose it is, and deleted without the list', async () => {
    const [owner, other] = [await family('Ours'), await family('Theirs')];
    const ours = {
      title: 'Ours',
      arrivalDate: '2027-08-20',
      planningStage: 'pregnant',
      expectingChildren: null,
      isPaused: false,
      isDeleted: false,
    };
    expect((await owner.call(readHealthData, {})).registries).toEqual([ours]);
    const gone = { ...ours, arrivalDate: null, planningStage: null };
    expect((await owner.call(forgetHealthData, {})).registries).toEqual([gone]);
    expect((await owner.call(readHealthData, {})).registries).toEqual([gone]);
    const { registries } = await owner.call(listRegistries, {});
    expect(registries.map(({ title, family }) => [title, family.arrivalDate])).toEqual([['Ours', null]]);
    expect((await other.call(readHealthData, {})).registries[0]).toMatchObject({ arrivalDate: '2027-08-20' });
  });

  it('is shown and deleted in a deleted registry, too, which may be restored', async () => {
    const owner = await family('Ours');
    const params = { id: (await owner.call(listRegistries, {})).registries[0]!.id };
    await owner.call(deleteRegistry, { params });
    expect((await owner.call(readHealthData, {})).registries).toMatchObject([
      { title: 'Ours', arrivalDate: '2027-08-20', planningStage: 'pregnant', isDeleted: true },
    ]);
    await owner.call(forgetHealthData, {});
    await owner.call(recoverRegistry, { params });
    expect((await owner.call(readHealthData, {})).registries).toMatchObject([
      { arrivalDate: null, planningStage: null },
    ]);
  });

  it('is what the weekly mails were asked for with, too, and ends them', async () => {
    const owner = await family('Ours');
    const { user } = await owner.call(currentUser, {});
    const asked = { dueDate: '2027-08-20', stage: 'surrogate' } as const;
    await owner.call(subscribeToPregnancyEmails, { body: { email: user!.email, ...asked } });
    expect((await owner.call(readHealthData, {})).weeklyEmails).toEqual(asked);
    expect((await owner.call(exportAccount, {})).weeklyEmails).toEqual(asked);
    expect((await (await family('Theirs')).call(readHealthData, {})).weeklyEmails).toBeNull();
    expect((await owner.call(forgetHealthData, {})).weeklyEmails).toBeNull();
    expect(await shop.app.db.read.selectFrom('pregnancy_email').selectAll().execute()).toEqual([]);
  });

  it('is what a begun registry says, too, which goes on without it', async () => {
    const owner = await signedUp(shop, 'Olive');
    expect((await owner.call(readHealthData, {})).draft).toBeNull();
    await owner.call(changeRegistryDraft, {
      body: { title: 'Ours', planningStage: 'pregnant', isArrivalDateKnown: true },
    });
    await owner.call(changeRegistryDraft, { body: { arrivalDate: '2027-08-20' } });
    expect((await owner.call(readHealthData, {})).draft).toEqual({
      arrivalDate: '2027-08-20',
      planningStage: 'pregnant',
      expectingChildren: null,
    });
    expect((await (await signedUp(shop, 'Other')).call(readHealthData, {})).draft).toBeNull();
    expect((await owner.call(forgetHealthData, {})).draft).toBeNull();
    const { draft } = await owner.call(readRegistryDraft, {});
    expect(draft).toMatchObject({ title: 'Ours', arrivalDate: null, planningStage: null });
  });

  it('of a begun registry does not outlast the browser that could open it', async () => {
    const owner = await signedUp(shop, 'Olive');
    await owner.call(changeRegistryDraft, { body: { arrivalDate: '2027-08-20' } });
    await owner.call(signOut, {});
    expect(await shop.app.db.read.selectFrom('registry_draft').selectAll().execute()).toEqual([]);
  });

  it('needs somebody signed in', async () => {
    expect(await shop.client().refused(readHealthData, {})).toMatchObject({ code: 'sign-in-required' });
  });
});
