import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetPledgesOf } from '#api/features/cash-funds/contributions.service.ts';
import { forgetCancelledPledges } from '#api/features/cash-funds/forget-cancelled.service.ts';
import { forgetSharesOf } from '#api/features/group-gifts/contributions.service.ts';
import { ownerWithFund, ownerWithGroupGift, pledgeOf, shareOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, memberOf, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as funds from '#contracts/cash-funds.ts';
import { revealGifts } from '#contracts/gift-tracker.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import * as messages from '#contracts/messages.ts';
import * as registries from '#contracts/registries.ts';
import { deleteRegistry, recoverRegistry } from '#contracts/registry-lists.ts';
import * as reservations from '#contracts/reservations.ts';
import { currentUser } from '#contracts/users.ts';
import { endedKeptMs } from '#rules/ended-gifts.ts';

describe.each(engines)('what givers write on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  const inbox = (client: TestClient, folder: 'inbox' | 'archive' = 'inbox') =>
    client.call(messages.listMessages, { query: { folder } });

  let givers = 0;
  const nextEmail = () => {
    givers += 1;
    return `message.giver${givers}@example.com`;
  };
  const message = 'With all our love';
  async function pledgedTo(place: Awaited<ReturnType<typeof ownerWithFund>>) {
    const guest = test.client();
    const email = nextEmail();
    const { id } = (await guest.call(funds.pledge, { body: pledgeOf(place, { giverEmail: email, message }) }))
      .contribution;
    const confirm = async () => {
      await follow(guest, linkIn(await test.mailsTo(email), /\/cash-fund-contributions\//));
      await guest.call(funds.confirmContribution, { params: { id }, body: { step: 'email' } });
    };
    const takeBack = () => guest.call(funds.cancelContribution, { params: { id } });
    return { ...place, guest, email, params: { id }, confirm, takeBack };
  }
  async function pledged() {
    const gift = await pledgedTo(await ownerWithFund(test));
    await gift.confirm();
    return gift;
  }
  async function sharedIn(place: Awaited<ReturnType<typeof ownerWithGroupGift>>) {
    const email = nextEmail();
    const guest = test.client();
    const { params: at, body } = shareOf(place, 5_000, email);
    const { id } = (await guest.call(groupGifts.contribute, { params: at, body: { ...body, message } })).contribution;
    const params = { id };
    const confirm = () => guest.call(groupGifts.payGroupContribution, { params });
    const takeBack = () => guest.call(groupGifts.cancelGroupContribution, { params });
    return { ...place, guest, email, params, confirm, takeBack };
  }
  async function shared() {
    const gift = await sharedIn(await ownerWithGroupGift(test));
    await gift.confirm();
    return gift;
  }
  async function reserved() {
    const place = await ownerWithItem(test, 2);
    const email = nextEmail();
    const guest = test.client();
    const body = { ...giver(), giverEmail: email, message };
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: place.itemId }, body });
    // Nothing was written with it.
    await test.client().call(reservations.reserveItem, { params: { id: place.itemId }, body: giver('Quiet') });
    const params = { id: reservation.id };
    const takeBack = () => guest.call(reservations.cancelReservation, { params });
    return { ...place, guest, email, params, takeBack };
  }
  const money = [
    ['a cash gift', pledged, { kind: 'cash-fund', title: 'Diaper fund', amount: { amount: 5_000, currency: 'USD' } }],
    [
      'a share of a group gift',
      shared,
      { kind: 'group-gift', title: 'Stroller', amount: { amount: 5_000, currency: 'USD' } },
    ],
  ] as const;
  const kinds = [
    ['a reserved gift', reserved, { kind: 'reservation', title: 'Muslin cloths', quantity: 1 }],
    ...money,
  ] as const;
  const surprise = (
    { owner, registryId }: { owner: TestClient; registryId: string },
    level: 'names' | 'full' | 'off',
  ) => owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: level } });
  /** Everything that could tell one refusal from another. */
  async function answers(client: TestClient, id: string) {
    const params = { id };
    const sent = [
      await client.send(messages.readMessage, { params }),
      await client.send(messages.changeMessage, { params, body: { isRead: true } }),
      await client.send(messages.deleteMessage, { params }),
    ];
    return JSON.stringify(sent.map(({ status, body }) => [status, body])).replaceAll(id, '');
  }

  it.each(kinds)('with %s is read, put away, deleted, and brought back', async (_, given, gift) => {
    const { owner, params } = await given();
    const first = { id: params.id, giverName: 'Gus', text: message, gift, isRead: false, isArchived: false };
    expect(await inbox(owner)).toMatchObject({ unread: 1, messages: [first] });
    expect((await owner.call(messages.readMessage, { params })).message).toMatchObject(first);
    expect((await inbox(owner)).unread).toBe(1);
    const change = async (body: { isRead?: boolean; isArchived?: boolean; isDeleted?: false }) =>
      (await owner.call(messages.changeMessage, { params, body })).message;
    expect(await change({ isRead: true })).toEqual({ ...(await inbox(owner)).messages[0], isRead: true });
    expect((await inbox(owner)).unread).toBe(0);
    await change({ isRead: false, isArchived: true });
    expect(await inbox(owner)).toEqual({ messages: [], unread: 0 });
    expect((await inbox(owner, 'archive')).messages).toMatchObject([{ id: params.id, isArchived: true }]);
    await change({ isArchived: false });
    await owner.call(messages.deleteMessage, { params });
    expect(await inbox(owner)).toEqual({ messages: [], unread: 0 });
    expect(await owner.refused(messages.deleteMessage, { params })).toMatchObject({ code: 'not-found' });
    expect(await owner.refused(messages.changeMessage, { params, body: { isRead: true } })).toMatchObject({
      code: 'not-found',
    });
    await change({ isDeleted: false });
    expect(await inbox(owner)).toMatchObject({ unread: 1, messages: [first] });
  });

  it('is unread again when the giver writes something else, and gone when the gift is', async () => {
    const { owner, guest, params, takeBack } = await reserved();
    await owner.call(messages.changeMessage, { params, body: { isRead: true } });
    await guest.call(reservations.changeReservation, { params, body: { message: 'Even more love' } });
    expect(await inbox(owner)).toMatchObject({ unread: 1, messages: [{ text: 'Even more love' }] });
    await owner.call(messages.deleteMessage, { params });
    await guest.call(reservations.changeReservation, { params, body: { message: 'Love from Ann, too' } });
    expect(await inbox(owner)).toMatchObject({ unread: 1, messages: [{ text: 'Love from Ann, too' }] });
    await takeBack();
    expect((await inbox(owner)).messages).toEqual([]);
    expect(await owner.refused(messages.readMessage, { params })).toMatchObject({ code: 'not-found' });
  });

  it('is in one list, whatever came with it, the newest first', async () => {
    const place = await ownerWithFund(test);
    const cash = await pledgedTo(place);
    await cash.confirm();
    test.clock.pass(1000);
    const item = { kind: 'idea', title: 'Crib' } as const;
    const { regItem } = await place.owner.call(registries.addItem, { params: { id: place.registryId }, body: item });
    const body = { ...giver('Ann'), message: 'For the nights' };
    const { reservation } = await test.client().call(reservations.reserveItem, { params: { id: regItem.id }, body });
    test.clock.pass(1000);
    const later = await pledgedTo(place);
    await later.confirm();
    const found = await inbox(place.owner);
    expect(found.messages.map(({ id }) => id)).toEqual([later.params.id, reservation.id, cash.params.id]);
    expect(found.unread).toBe(3);
    const editor = await memberOf(test, place.registryId, 'editor');
    expect(await inbox(editor)).toEqual(found);
  });

  it.each([
    ['a cash gift', async () => pledgedTo(await ownerWithFund(test))],
    ['a share of a group gift', async () => sharedIn(await ownerWithGroupGift(test))],
  ] as const)('with %s is there once that counts as given, and gone when it is taken back', async (_, given) => {
    const { owner, params, confirm, takeBack } = await given();
    const unknown = await answers(owner, test.app.newId());
    expect(await inbox(owner)).toEqual({ messages: [], unread: 0 });
    expect(await answers(owner, params.id)).toBe(unknown);
    await confirm();
    expect((await inbox(owner)).unread).toBe(1);
    await takeBack();
    expect(await inbox(owner)).toEqual({ messages: [], unread: 0 });
    expect(await answers(owner, params.id)).toBe(unknown);
  });

  it('with a share says what the family has of it', async () => {
    const { owner, params } = await shared();
    const refund = (refund_cents: number) =>
      test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx
          .updateTable('group_gift_contribution')
          .set({ state: 'refunded', refund_cents })
          .where('id', '=', params.id)
          .execute(),
      );
    await refund(2_000);
    expect((await inbox(owner)).messages).toMatchObject([{ gift: { amount: { amount: 3_000 } } }]);
    await refund(5_000);
    expect(await inbox(owner)).toEqual({ messages: [], unread: 0 });
  });

  it.each(kinds)('with %s that is a surprise looks like one that there is not', async (_, given) => {
    const gift = await given();
    const { owner, registryId, itemId, params } = gift;
    await owner.call(messages.changeMessage, { params, body: { isArchived: true } });
    const unknown = await answers(owner, test.app.newId());
    const other = await given();
    const nothing = { messages: [], unread: 0 };
    for (const level of ['names', 'full'] as const) {
      await surprise(gift, level);
      expect(await answers(owner, params.id)).toBe(unknown);
      for (const folder of ['inbox', 'archive'] as const) expect(await inbox(owner, folder)).toEqual(nothing);
    }
    await surprise(gift, 'off');
    const blind = await memberOf(test, registryId, 'editor', true);
    for (const client of [
      blind,
      other.owner,
      await signedUp(test, 'Mallory'),
      await memberOf(test, registryId, 'viewer'),
      await memberOf(test, registryId, 'helper'),
    ]) {
      expect(await answers(client, params.id)).toBe(unknown);
      expect((await inbox(client, 'archive')).messages).toEqual([]);
    }
    expect(await gift.guest.refused(messages.readMessage, { params })).toMatchObject({ code: 'sign-in-required' });

    await surprise(gift, 'full');
    await owner.call(revealGifts, { body: { what: 'item', registryId, regItemId: itemId } });
    expect((await inbox(owner, 'archive')).messages).toMatchObject([{ id: params.id, text: message }]);
    expect((await inbox(blind, 'archive')).messages).toEqual([]);
  });

  it.each(kinds)('with %s is in no inbox while the registry is deleted, and read again as it was', async (_, given) => {
    const { owner, registryId, params } = await given();
    await owner.call(messages.changeMessage, { params, body: { isRead: true } });
    await owner.call(deleteRegistry, { params: { id: registryId } });
    expect(await inbox(owner)).toEqual({ messages: [], unread: 0 });
    expect(await owner.refused(messages.readMessage, { params })).toMatchObject({ code: 'not-found' });
    await owner.call(recoverRegistry, { params: { id: registryId } });
    expect(await inbox(owner)).toMatchObject({ unread: 0, messages: [{ id: params.id, isRead: true }] });
  });

  it.each(money)('with %s goes with a giver who wants to be forgotten', async (_, given) => {
    const { owner, registryId, guest, params, email } = await given();
    expect((await inbox(owner)).unread).toBe(1);
    const { user } = await guest.call(currentUser, {});
    const who = { userId: user?.id ?? 'nobody', email };
    await test.app.db.transact({ lock: { registry: registryId } }, async (trx) => {
      await forgetPledgesOf(trx, who, test.app.now());
      await forgetSharesOf(trx, who, test.app.now());
    });
    expect(await inbox(owner)).toEqual({ messages: [], unread: 0 });
    expect(await owner.refused(messages.readMessage, { params })).toMatchObject({ code: 'not-found' });
  });

  it('with a cash gift that was taken back is forgotten with it', async () => {
    const { params, takeBack } = await pledged();
    await takeBack();
    test.clock.pass(endedKeptMs + 1);
    await forgetCancelledPledges(test.app);
    const rows = test.app.db.read.selectFrom('cash_fund_contribution').select('id').where('id', '=', params.id);
    expect(await rows.execute()).toEqual([]);
  });

  it('is counted and listed, however much newer is hidden or put away', async () => {
    const gift = await reserved();
    const rows = test.app.db.read.selectFrom('reservation').selectAll().where('id', '=', gift.params.id);
    const row = await rows.executeTakeFirstOrThrow();
    const hidden = Array.from({ length: 250 }, (_, at) => ({
      ...row,
      id: test.app.newId(),
      visitor_id: test.app.newId(),
      created_at: row.created_at + 1,
      secret_until: at % 2 === 0 ? '2099-01-01' : null,
      message_archived_at: at % 2 === 0 ? null : 1,
    }));
    await test.app.db.transact({ lock: 'nothing' }, (trx) => trx.insertInto('reservation').values(hidden).execute());
    expect(await inbox(gift.owner)).toMatchObject({ unread: 1, messages: [{ id: gift.params.id }] });
  });

  it.each(kinds)('with %s is archived and deleted by a form without script', async (_, given) => {
    const { owner, params } = await given();
    const posted = await owner.postForm(`/api/v3/message/${params.id}?_method=PATCH`, { isArchived: 'true' });
    expect([posted.status, posted.headers.get('location')]).toEqual([303, '/registry/messages']);
    expect((await inbox(owner, 'archive')).messages).toHaveLength(1);
    await owner.postForm(`/api/v3/message/${params.id}?_method=DELETE`, {});
    expect((await inbox(owner, 'archive')).messages).toEqual([]);
  });
});
