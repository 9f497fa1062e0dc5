import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { addAmazonCartItem } from '#contracts/amazon-cart.ts';
import { pledge } from '#contracts/cash-funds.ts';
import { revealGifts, thankYouNoteAllowed } from '#contracts/gift-tracker.ts';
import * as members from '#contracts/members.ts';
import { listMessages } from '#contracts/messages.ts';
import * as registries from '#contracts/registries.ts';
import * as lists from '#contracts/registry-lists.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { currentUser } from '#contracts/users.ts';
import { addDays } from '#rules/days.ts';
import { lastDayOf } from '#rules/registry-deletion.ts';
import { deleteOldRegistries } from './registry-lists.service.ts';

const dayMs = 86_400_000;

describe.each(engines)('the lists of a person on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const currentOf = async (client: TestClient) => (await client.call(currentUser, {})).user!.registryId;
  const shown = async (client: TestClient) => (await client.call(lists.listLists, {})).lists;

  it('are several, with the current one and how many gifts each has', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const { registry } = await owner.call(registries.createRegistry, { body: { registryType: 'birthday' } });
    expect(await shown(owner)).toMatchObject([
      { id: registry.id, registryType: 'birthday', giftCount: 0, isCurrent: true, role: 'owner' },
      { id: registryId, registryType: 'baby', giftCount: 1, isCurrent: false },
    ]);
  });

  it('are 25 at most, also with one that comes back', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    await owner.call(lists.deleteRegistry, { params: { id: registryId } });
    for (let i = 0; i < 25; i += 1) await owner.call(registries.createRegistry, { body: {} });
    expect(await owner.refused(registries.createRegistry, { body: {} })).toMatchObject({ code: 'wrong-state' });
    const back = { params: { id: registryId } };
    expect(await owner.refused(lists.recoverRegistry, back)).toMatchObject({ code: 'wrong-state' });
  });

  it('put one away, silent, and bring it back as it was', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const archive = (isArchived: boolean) => owner.call(lists.archiveRegistry, { params, body: { isArchived } });
    expect((await archive(true)).lists).toMatchObject([{ isArchived: true, isPaused: true, isCurrent: false }]);
    expect(await currentOf(owner)).toBeNull();
    expect((await archive(false)).lists).toMatchObject([{ isArchived: false, isPaused: false }]);
    await owner.call(registries.changeRegistry, { params, body: { isPaused: true } });
    await archive(true);
    expect((await archive(false)).lists).toMatchObject([{ isArchived: false, isPaused: true }]);
  });

  it('have the only one as the current one again once it is back, for everybody who may edit it', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    const join = async (role: 'editor' | 'viewer') => {
      const email = `${role}.of.one.that.comes.back@example.com`;
      await owner.call(members.inviteMember, { params, body: { email, role, blind: false } });
      const member = await signedUp(test, 'Mia', email);
      const id = await follow(member, linkIn(await test.mailsTo(email), /invitations/));
      await member.call(members.acceptInvitation, { params: { id } });
      return member;
    };
    const editor = await join('editor');
    const viewer = await join('viewer');
    const busy = await signedUp(test);
    const own = await busy.call(registries.createRegistry, { body: {} });
    const currents = () => Promise.all([owner, editor, viewer, busy].map(currentOf));
    for (const [away, back] of [
      [
        () => owner.call(lists.archiveRegistry, { params, body: { isArchived: true } }),
        () => owner.call(lists.archiveRegistry, { params, body: { isArchived: false } }),
      ],
      [() => owner.call(lists.deleteRegistry, { params }), () => owner.call(lists.recoverRegistry, { params })],
    ] as const) {
      await away();
      expect(await currents()).toEqual([null, null, null, own.registry.id]);
      expect((await back()).lists).toMatchObject([{ isCurrent: true }]);
      expect(await currents()).toEqual([registryId, registryId, null, own.registry.id]);
    }
    await owner.call(lists.archiveRegistry, { params, body: { isArchived: true } });
    await owner.call(lists.deleteRegistry, { params });
    await owner.call(lists.recoverRegistry, { params });
    expect(await currents()).toEqual([null, null, null, own.registry.id]);
    const newer = await owner.call(registries.createRegistry, { body: {} });
    await owner.call(lists.archiveRegistry, { params, body: { isArchived: false } });
    expect(await currentOf(owner)).toBe(newer.registry.id);
  });

  it('delete one for everybody at once, and have it back within 14 days', async () => {
    const { owner, registryId, slug, itemId } = await ownerWithItem(test);
    const other = await owner.call(registries.createRegistry, { body: {} });
    const params = { id: registryId };
    const guest = test.client();
    const body = { giverName: 'Gus', giverEmail: 'gus@example.com', quantity: 1 };
    await owner.call(lists.deleteRegistry, { params });
    for (const client of [guest, owner]) {
      expect(await client.refused(registries.readRegistry, { params })).toMatchObject({ code: 'not-found' });
      expect(await client.refused(registries.findAddress, { params: { slug } })).toMatchObject({ code: 'not-found' });
    }
    expect(await guest.refused(reserveItem, { params: { id: itemId }, body })).toMatchObject({ code: 'not-found' });
    expect((await owner.call(registries.listRegistries, {})).registries.map(({ id }) => id)).toEqual([
      other.registry.id,
    ]);
    expect(await currentOf(owner)).toBe(other.registry.id);
    const stranger = await signedUp(test);
    expect(await stranger.refused(lists.recoverRegistry, { params })).toMatchObject({ code: 'not-found' });
    test.clock.pass(13 * dayMs);
    await deleteOldRegistries(test.app);
    await owner.call(lists.recoverRegistry, { params });
    expect((await owner.call(registries.listItems, { params })).regItems).toHaveLength(1);
    expect((await guest.call(registries.findAddress, { params: { slug } })).registryId).toBe(registryId);
  });

  it('tell nothing of a deleted one: neither its gifts and messages, nor who was invited to it', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test);
    const params = { id: registryId };
    const body = { ...giver(), message: 'With love' };
    const { reservation } = await test.client().call(reserveItem, { params: { id: itemId }, body });
    const email = 'invited.to.a.deleted.list@example.com';
    await owner.call(members.inviteMember, { params, body: { email, role: 'editor', blind: false } });
    const invited = await signedUp(test, 'Ivy', email);
    const id = await follow(invited, linkIn(await test.mailsTo(email), /invitations/));
    await owner.call(lists.deleteRegistry, { params });
    expect(await owner.call(listMessages, {})).toEqual({ messages: [], unread: 0 });
    const query = { reservation: reservation.id };
    expect(await owner.refused(thankYouNoteAllowed, { query })).toMatchObject({ code: 'not-found' });
    const everything = { registryId, what: 'everything' } as const;
    expect(await owner.refused(revealGifts, { body: everything })).toMatchObject({ code: 'not-found' });
    expect(await invited.call(members.readInvitation, { params: { id } })).toEqual({ invitation: null });
    expect(await invited.refused(members.acceptInvitation, { params: { id } })).toMatchObject({ code: 'wrong-state' });
    const wish = { body: { regItemId: itemId, quantity: 1 } };
    const unknown = { body: { regItemId: test.app.newId(), quantity: 1 } };
    expect(await invited.refused(addAmazonCartItem, wish)).toEqual(await invited.refused(addAmazonCartItem, unknown));
    await owner.call(lists.recoverRegistry, { params });
    expect((await owner.call(listMessages, {})).unread).toBe(1);
    expect((await invited.call(members.acceptInvitation, { params: { id } })).slug).not.toBe('');
  });

  it('can be restored until the last day that their page names is over, wherever their owner lives', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    test.clock.pass(12.5 * 3_600_000);
    await owner.call(lists.deleteRegistry, { params: { id: registryId } });
    const goneAt = (await shown(owner))[0]!.goneAt!;
    const midnightInHonolulu = Date.parse(addDays(lastDayOf(goneAt), 1)) + 10 * 3_600_000;
    test.clock.now = midnightInHonolulu - 1;
    await deleteOldRegistries(test.app);
    const { lists: kept } = await owner.call(lists.recoverRegistry, { params: { id: registryId } });
    expect(kept).toMatchObject([{ id: registryId, goneAt: null }]);
    test.clock.now = goneAt;
  });

  it('are without a deleted one after 14 days', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    await owner.call(lists.deleteRegistry, { params });
    expect(await shown(owner)).toMatchObject([{ goneAt: test.app.now() + 14 * dayMs }]);
    test.clock.pass(14 * dayMs);
    expect(await owner.refused(lists.recoverRegistry, { params })).toMatchObject({ code: 'not-found' });
    await deleteOldRegistries(test.app);
    expect(await shown(owner)).toEqual([]);
    const left = await test.app.db.read
      .selectFrom('reg_item')
      .select('id')
      .where('registry_id', '=', registryId)
      .execute();
    expect(left).toEqual([]);
  });

  it('that are deleted tell their givers once, after two hours, unless they were brought back', async () => {
    const fund = await ownerWithFund(test);
    const { owner, registryId } = fund;
    const params = { id: registryId };
    const { regItem } = await owner.call(registries.addItem, { params, body: { kind: 'idea', title: 'Crib' } });
    const email = 'closing.gus@example.com';
    const guest = test.client();
    await guest.call(reserveItem, { params: { id: regItem.id }, body: { ...giver('Gus'), giverEmail: email } });
    await guest.call(pledge, { body: pledgeOf(fund, { giverEmail: email }) });
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      for (const table of ['reservation', 'cash_fund_contribution'] as const)
        await trx.updateTable(table).set({ email_verified_at: 1 }).where('registry_id', '=', registryId).execute();
    });
    const told = async () => {
      await test.jobs.runDue();
      return (await test.mailsTo(email)).filter(({ subject }) => /has closed/.test(subject));
    };
    await owner.call(lists.deleteRegistry, { params });
    await owner.call(lists.recoverRegistry, { params });
    test.clock.pass(3 * 3_600_000);
    expect(await told()).toEqual([]);
    await owner.call(lists.deleteRegistry, { params });
    test.clock.pass(2 * 3_600_000 - 1);
    expect(await told()).toEqual([]);
    test.clock.pass(1);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail!.text).toContain('Crib; $50');
    expect(mail!.text).toContain('If you promised money and haven’t sent it yet, please don’t.');
    // Its key is in the headers of the mail.
    const keys = await test.app.db.read
      .selectFrom('inbox_mail')
      .select('unique_key')
      .where('recipient', '=', email)
      .execute();
    expect(JSON.stringify(keys)).toContain('registry-deleted');
    expect(JSON.stringify(keys)).not.toContain(registryId);
  });

  it('that are deleted refund their group gifts', async () => {
    const gift = await ownerWithGroupGift(test);
    const share = await payShare(test.client(), gift, 4_000, 'closing.share@example.com');
    await gift.owner.call(lists.deleteRegistry, { params: { id: gift.registryId } });
    test.clock.pass(2 * 3_600_000);
    await test.jobs.runDue();
    const row = await test.app.db.read
      .selectFrom('group_gift_contribution')
      .select(['refund_cents'])
      .where('id', '=', share.id)
      .executeTakeFirstOrThrow();
    expect(row.refund_cents).toBe(4_000);
  });

  it('that are archived are brought back from the page of lists, and by nobody’s pause', async () => {
    const { owner, registryId } = await ownerWithItem(test);
    const params = { id: registryId };
    await owner.call(lists.archiveRegistry, { params, body: { isArchived: true } });
    const unpause = { params, body: { isPaused: false } };
    expect(await owner.refused(registries.changeRegistry, unpause)).toMatchObject({ code: 'wrong-state' });
    await owner.call(lists.archiveRegistry, { params, body: { isArchived: false } });
    expect((await owner.call(registries.changeRegistry, unpause)).registry.isPaused).toBe(false);
  });
});
