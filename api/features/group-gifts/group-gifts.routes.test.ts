import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandLine, productLine, variantLine } from '#api/features/catalogue/testing/catalogue-lines.ts';
import { openShop, type Shop } from '#api/features/catalogue/testing/open-shop.ts';
import { answerInTime } from '#api/ports/in-time.ts';
import { authoriseNow, embeddedPayments } from '#api/ports/payments.ts';
import { ownerWithGroupGift, payShare, runJob, shareOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, signedUp } from '#api/testing/people.ts';
import { auditMoney, RecordingPayments } from '#api/testing/proofs/money-audit.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import { health } from '#contracts/platform.ts';
import * as registries from '#contracts/registries.ts';
import { postSignupEcommerce } from '#contracts/registry-home.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { currentUser } from '#contracts/users.ts';
import { paymentMs, unpaidPerHouseholdMax } from '#rules/group-gifts.ts';
import { releaseUnpaidShares } from './contributions.service.ts';
import { stopCollecting } from './end-group-gift.ts';
import { forgetReleasedShares } from './forget-released.service.ts';

type Item = Awaited<ReturnType<typeof ownerWithGroupGift>>;

describe.each(engines)('group gifts on %s', (engine) => {
  let test: Shop;
  beforeAll(async () => {
    test = await openShop(engine, [
      brandLine(),
      productLine(1, { variants: [variantLine(10, { priceCents: 19_999 })] }),
      productLine(2, { type: 'crowdfund', variants: [variantLine(20, { priceCents: 65_000 })] }),
      productLine(3, { type: 'cash_fund', variants: [variantLine(30, { priceCents: 25_000 })] }),
    ]);
  });
  afterAll(() => test.close());

  const seenBy = async (client: TestClient, { registryId, itemId }: Item) =>
    (await client.call(registries.readItem, { params: { id: registryId, item: itemId } })).regItem;
  const close = ({ owner, registryId, itemId }: Item, outcome: 'credit' | 'refund') =>
    owner.send(groupGifts.changeGroupGift, {
      params: { id: registryId, item: itemId },
      body: { action: 'close', outcome },
    });
  const outcomeOf = async ({ itemId }: Item) =>
    (
      await test.app.db.read
        .selectFrom('group_gift')
        .select('outcome')
        .where('reg_item_id', '=', itemId)
        .executeTakeFirstOrThrow()
    ).outcome;
  const fundOf = async ({ owner }: Item) => (await owner.call(groupGifts.listRedemptions, {})).funds[0]!;

  it('collect the price and a tenth for tax and shipping, shown apart', async () => {
    const item = await ownerWithGroupGift(test, 19_999);
    expect((await seenBy(test.client(), item)).groupGift).toMatchObject({
      state: 'open',
      price: { amount: 19_999 },
      buffer: { amount: 2_000 },
      goal: { amount: 21_999 },
      raised: { amount: 0 },
      left: { amount: 21_999 },
      isTest: true,
      contributions: [],
    });
  });

  it('begin by themselves for what the shop sells as one, which can’t be reserved', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const params = { id: registry.id };
    const { regItem } = await owner.call(registries.addItem, { params, body: { kind: 'product', productId: 20 } });
    expect(regItem.groupGift).toMatchObject({ state: 'open', goal: { amount: 71_500 } });
    const body = { giverName: 'Gus', giverEmail: 'gus@example.com' };
    const refused = await test.client().refused(reserveItem, { params: { id: regItem.id }, body });
    expect(refused.code).toBe('given-together');
    expect(regItem.isGivenTogether).toBe(true);
    // Undo the addition, then undo that.
    await owner.call(registries.removeItem, { params: { ...params, item: regItem.id } });
    const back = await owner.call(registries.changeItem, {
      params: { ...params, item: regItem.id },
      body: { removed: false },
    });
    expect(back.regItem.groupGift).toMatchObject({ state: 'open', raised: { amount: 0 } });
    const close = { action: 'close', outcome: 'refund' } as const;
    await owner.call(groupGifts.changeGroupGift, { params: { ...params, item: regItem.id }, body: close });
    expect(await test.client().refused(reserveItem, { params: { id: regItem.id }, body })).toMatchObject({
      code: 'given-together',
      detail: expect.stringContaining('isn’t collecting for it right now'),
    });
  });

  it('are no way to give what is a fund, is wished for twice, or is taken', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const open = async (quantity: number, isTaken: boolean) => {
      const added = await owner.call(registries.addItem, {
        params: { id: registry.id },
        body: { kind: 'external', title: 'Crib', url: 'https://shop.example/crib', quantity },
      });
      const params = { id: registry.id, item: added.regItem.id };
      const giver = { giverName: 'Gus', giverEmail: 'gus@example.com' };
      if (isTaken) await test.client().call(reserveItem, { params: { id: added.regItem.id }, body: giver });
      return owner.send(groupGifts.changeGroupGift, { params, body: { action: 'open', priceCents: 10_000 } });
    };
    expect(await open(2, false)).toMatchObject({ body: { code: 'wrong-state' } });
    expect(await open(1, true)).toMatchObject({ body: { code: 'below-taken' } });
    expect((await open(1, false)).status).toBe(200);
  });

  it('are left out of their list, which is shown, while their currency cannot be read', async () => {
    const item = await ownerWithGroupGift(test);
    const read = async () =>
      (await test.client().call(registries.listItems, { params: { id: item.registryId } })).regItems[0]!.groupGift;
    const write = (currency: string) =>
      test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('group_gift').set({ currency }).where('registry_id', '=', item.registryId).execute(),
      );
    await write('??');
    expect(await read()).toBeNull();
    await write('USD');
    expect(await read()).toMatchObject({ state: 'open' });
  });

  it('are wished for once, however their product is added again', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const params = { id: registry.id };
    const add = { params, body: { kind: 'product', productId: 10, quantity: 1 } } as const;
    const { regItem } = await owner.call(registries.addItem, add);
    const item = { ...params, item: regItem.id };
    await owner.call(groupGifts.changeGroupGift, { params: item, body: { action: 'open' } });
    expect((await owner.call(registries.addItem, add)).regItem.quantity).toBe(1);
    const items = [10, 20].map((productId) => ({ productId, quantity: 1 }));
    for (const _ of ['first', 'again']) await owner.call(postSignupEcommerce, { body: { items } });
    const { regItems } = await owner.call(registries.listItems, { params });
    expect(regItems.map(({ productId, quantity, groupGift }) => [productId, quantity, groupGift?.state])).toEqual([
      [10, 1, 'open'],
      [20, 1, 'open'],
    ]);
  });

  it('collect dollars, whatever the currency of the thing: its owner says the price, and nothing is converted', async () => {
    const owner = await signedUp(test, 'Olive');
    const { registry } = await owner.call(registries.createRegistry, { body: {} });
    const added = await owner.call(registries.addItem, {
      params: { id: registry.id },
      body: {
        kind: 'external',
        title: 'Crib',
        url: 'https://shop.example/crib',
        price: { amount: 5_000_000, currency: 'IDR' },
      },
    });
    const params = { id: registry.id, item: added.regItem.id };
    const open = (priceCents: number | null) =>
      owner.send(groupGifts.changeGroupGift, { params, body: { action: 'open', priceCents } });
    expect(await open(null)).toMatchObject({ body: { fields: [{ field: 'body.priceCents' }] } });
    expect(await open(10_000)).toMatchObject({
      body: { groupGift: { goal: { amount: 11_000, currency: 'USD' }, left: { currency: 'USD' } } },
    });
  });

  it('that collected in another currency go back to their givers, and never become credit', async () => {
    const item = await ownerWithGroupGift(test);
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('group_gift').set({ currency: 'IDR' }).where('reg_item_id', '=', item.itemId).execute(),
    );
    await payShare(test.client(), item, 5_000);
    await test.jobs.runDue();
    const body = { groupGiftId: (await fundOf(item)).groupGiftId, amountCents: 5_000 };
    expect(await item.owner.refused(groupGifts.redeemGroupGift, { body })).toMatchObject({ code: 'wrong-state' });
    expect(await close(item, 'credit')).toMatchObject({ body: { code: 'wrong-state' } });
    expect((await item.owner.call(groupGifts.listRedemptions, {})).credit).toEqual({ amount: 0, currency: 'USD' });
    expect((await close(item, 'refund')).status).toBe(200);
  });

  it('hold a share, take it when it is paid, and are funded by the last one, which is clamped', async () => {
    const item = await ownerWithGroupGift(test);
    const guest = test.client();
    const { contribution } = await guest.call(groupGifts.contribute, shareOf(item, 5_000));
    expect(contribution).toMatchObject({ state: 'pending', amount: { amount: 5_000 }, isTest: true });
    expect((await seenBy(test.client(), item)).groupGift).toMatchObject({
      raised: { amount: 0 },
      left: { amount: 6_000 },
    });
    const params = { id: contribution.id };
    const paid = await guest.call(groupGifts.payGroupContribution, { params });
    expect(paid.contribution.state).toBe('authorised');
    await test.jobs.runDue();
    expect((await guest.call(groupGifts.readGroupContribution, { params })).contribution.state).toBe('captured');
    // Paying again changes nothing.
    expect((await guest.call(groupGifts.payGroupContribution, { params })).contribution.state).toBe('captured');
    const last = await payShare(test.client(), item, 50_000);
    expect(last.amount.amount).toBe(6_000);
    const seen = await seenBy(test.client(), item);
    expect(seen).toMatchObject({
      left: 0,
      groupGift: { state: 'funded', raised: { amount: 11_000 }, left: { amount: 0 } },
    });
    expect(await test.client().refused(groupGifts.contribute, shareOf(item, 100))).toMatchObject({
      code: 'goal-reached',
    });
  });

  it('let go of a share that is not paid within half an hour, and of a payment that comes after', async () => {
    const item = await ownerWithGroupGift(test);
    const guest = test.client();
    const { contribution } = await guest.call(groupGifts.contribute, shareOf(item, 11_000));
    expect(await test.client().refused(groupGifts.contribute, shareOf(item, 100))).toMatchObject({
      code: 'goal-reached',
    });
    test.clock.pass(31 * 60_000);
    await runJob(test, 'release-unpaid');
    expect((await seenBy(test.client(), item)).groupGift!.left).toMatchObject({ amount: 11_000 });
    const late = await guest.call(groupGifts.payGroupContribution, { params: { id: contribution.id } });
    expect(late.contribution.state).toBe('released');
    expect((await seenBy(test.client(), item)).groupGift!.raised).toMatchObject({ amount: 0 });
  });

  it('give a share back to a giver who changes their mind while the goal is open, once', async () => {
    const item = await ownerWithGroupGift(test);
    const guest = test.client();
    const { id } = await payShare(guest, item, 5_000);
    await test.jobs.runDue();
    await guest.call(groupGifts.cancelGroupContribution, { params: { id } });
    expect(await guest.refused(groupGifts.cancelGroupContribution, { params: { id } })).toMatchObject({
      code: 'wrong-state',
    });
    await test.jobs.runDue();
    const { contribution } = await guest.call(groupGifts.readGroupContribution, { params: { id } });
    expect(contribution).toMatchObject({ state: 'refunded', refund: { amount: 5_000 } });
    expect((await seenBy(test.client(), item)).groupGift).toMatchObject({
      raised: { amount: 0 },
      left: { amount: 11_000 },
    });
    expect((await fundOf(item)).ledger.map(({ kind }) => kind)).toEqual(['refund', 'capture', 'authorise']);
  });

  it('say truly why a share cannot be taken back: all is paid, the family uses it, or it has ended', async () => {
    const item = await ownerWithGroupGift(test);
    const guest = test.client();
    const { id } = await payShare(guest, item, 5_000);
    await payShare(test.client(), item, 6_000, 'rest@example.com');
    await test.jobs.runDue();
    const why = async (client: TestClient, share: string) =>
      (await client.refused(groupGifts.cancelGroupContribution, { params: { id: share } })).detail;
    expect(await why(guest, id)).toBe(
      'Together you’ve given the full amount, so a share can’t be taken back here anymore. Please ask the family.',
    );
    const { groupGiftId } = await fundOf(item);
    await item.owner.call(groupGifts.redeemGroupGift, { body: { groupGiftId, amountCents: 1_000 } });
    expect(await why(guest, id)).toMatch(/^The family is already using this gift/);

    const overdue = await ownerWithGroupGift(test);
    const share = await payShare(guest, overdue, 5_000, 'late@example.com');
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const gift = await trx
        .selectFrom('group_gift')
        .selectAll()
        .where('reg_item_id', '=', overdue.itemId)
        .executeTakeFirstOrThrow();
      await stopCollecting(trx, gift, 'arrival', test.clock.now);
    });
    expect(await why(guest, share.id)).toBe(
      'This group gift has ended, and the family decides what happens with the money. Please ask them.',
    );
  });

  it('are redeemed when a hundred later ones are listed before them', async () => {
    const item = await ownerWithGroupGift(test);
    await payShare(test.client(), item, 500);
    await test.jobs.runDue();
    const { groupGiftId } = await fundOf(item);
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const gift = await trx
        .selectFrom('group_gift')
        .selectAll()
        .where('id', '=', groupGiftId)
        .executeTakeFirstOrThrow();
      const row = await trx.selectFrom('reg_item').selectAll().where('id', '=', item.itemId).executeTakeFirstOrThrow();
      for (let i = 0; i < 100; i += 1) {
        const reg_item_id = crypto.randomUUID();
        await trx
          .insertInto('reg_item')
          .values({ ...row, id: reg_item_id })
          .execute();
        await trx
          .insertInto('group_gift')
          .values({ ...gift, id: crypto.randomUUID(), reg_item_id, created_at: gift.created_at + 1 })
          .execute();
      }
    });
    const { funds } = await item.owner.call(groupGifts.listRedemptions, {});
    expect(funds.map((fund) => fund.groupGiftId)).not.toContain(groupGiftId);
    const redeemed = await item.owner.call(groupGifts.redeemGroupGift, { body: { groupGiftId, amountCents: 500 } });
    expect(redeemed.credit).toMatchObject({ amount: 500 });
  });

  it('are redeemed in parts as store credit; what is left can be refunded in shares that add up', async () => {
    const item = await ownerWithGroupGift(test);
    const guests = [3_333, 3_333, 3_334].map((amount, index) => ({ amount, guest: test.client(), index }));
    const ids: string[] = [];
    for (const { amount, guest, index } of guests)
      ids.push((await payShare(guest, item, amount, `refund.giver${index}@example.com`)).id);
    await test.jobs.runDue();
    const { groupGiftId } = await fundOf(item);
    const tooMuch = { body: { groupGiftId, amountCents: 10_001 } };
    expect(await item.owner.refused(groupGifts.redeemGroupGift, tooMuch)).toMatchObject({ code: 'invalid-input' });
    const redeemed = await item.owner.call(groupGifts.redeemGroupGift, { body: { groupGiftId, amountCents: 9_900 } });
    expect(redeemed).toMatchObject({
      fund: { balance: { amount: 100 }, redeemed: { amount: 9_900 } },
      credit: { amount: 9_900 },
    });
    expect((await close(item, 'refund')).status).toBe(200);
    await test.jobs.runDue();
    const refunds = [];
    for (const { guest, index } of guests)
      refunds.push(
        (await guest.call(groupGifts.readGroupContribution, { params: { id: ids[index]! } })).contribution.refund
          .amount,
      );
    expect(refunds).toEqual([33, 33, 34]);
    expect((await fundOf(item)).balance.amount).toBe(0);
    test.clock.pass(11 * 60_000);
    const [told] = (await test.mailsTo('refund.giver2@example.com')).slice(-1);
    // The mail to a typed address contains no typed text.
    expect(told!.subject).toBe('You’ll get $0.34 back');
    const phone = test.client();
    expect(await follow(phone, linkIn([told!], /\/group-gift-contributions\//))).toBe(ids[2]);
    const params = { id: ids[2]! };
    expect((await phone.call(groupGifts.readGroupContribution, { params })).contribution.refund.amount).toBe(34);
    expect((await seenBy(test.client(), item)).groupGift).toBeNull();
  });

  it('become store credit as a whole when the owner closes them so, with what is captured later', async () => {
    const item = await ownerWithGroupGift(test);
    await payShare(test.client(), item, 4_000, 'credit.giver@example.com');
    await test.jobs.runDue();
    await payShare(test.client(), item, 1_000);
    expect((await close(item, 'credit')).status).toBe(200);
    await test.jobs.runDue();
    const { funds, credit } = await item.owner.call(groupGifts.listRedemptions, {});
    expect([funds[0]!.balance.amount, funds[0]!.redeemed.amount, credit.amount]).toEqual([0, 5_000, 5_000]);
    test.clock.pass(11 * 60_000);
    expect((await test.mailsTo('credit.giver@example.com')).at(-1)!.text).toMatch(
      /will take your share as store credit/,
    );
    const guest = test.client();
    expect((await seenBy(guest, item)).left).toBe(0);
    expect(await guest.refused(groupGifts.contribute, shareOf(item, 1_000))).toMatchObject({ code: 'wrong-state' });
    expect(await close(item, 'refund')).toMatchObject({ body: { code: 'wrong-state' } });
  });

  it('only go up in price once somebody may have given', async () => {
    const item = await ownerWithGroupGift(test);
    const change = (priceCents: number) =>
      item.owner.send(groupGifts.changeGroupGift, {
        params: { id: item.registryId, item: item.itemId },
        body: { action: 'change', priceCents },
      });
    expect(await change(9_000)).toMatchObject({ status: 422 });
    await payShare(test.client(), item, 11_000);
    expect((await seenBy(test.client(), item)).left).toBe(0);
    expect(await change(20_000)).toMatchObject({ body: { groupGift: { state: 'open', goal: { amount: 22_000 } } } });
    expect((await seenBy(test.client(), item)).groupGift!.left).toMatchObject({ amount: 11_000 });
  });

  it('end 90 days after the arrival; the owner chooses, and after a month everybody is refunded', async () => {
    const item = await ownerWithGroupGift(test);
    await item.owner.call(registries.changeRegistry, {
      params: { id: item.registryId },
      body: { arrivalDate: '2027-03-20' },
    });
    const { user } = await item.owner.call(currentUser, {});
    const { id } = await payShare(test.client(), item, 5_000);
    await test.jobs.runDue();
    test.clock.pass(101 * 86_400_000);
    await runJob(test, 'end-group-gifts');
    expect((await seenBy(item.owner, item)).groupGift).toMatchObject({
      state: 'closed',
      endedBy: 'arrival',
      outcome: null,
    });
    const subjects = (await test.mailsTo(user!.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your group gift has ended');
    test.clock.pass(30 * 86_400_000);
    await runJob(test, 'end-group-gifts');
    const share = await test.app.db.read
      .selectFrom('group_gift_contribution')
      .select(['state', 'refund_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(share).toEqual({ state: 'refunded', refund_cents: 5_000 });
  });

  it('end whatever becomes of another one that cannot be ended', async () => {
    const gifts = [await ownerWithGroupGift(test), await ownerWithGroupGift(test)];
    for (const item of gifts) {
      await payShare(test.client(), item, 5_000);
      await item.owner.call(registries.changeRegistry, {
        params: { id: item.registryId },
        body: { arrivalDate: '2027-03-20' },
      });
    }
    const [bad, other] = gifts as [Item, Item];
    await test.jobs.runDue();
    test.clock.now = Math.max(test.clock.now, Date.UTC(2027, 8, 1));
    await runJob(test, 'end-group-gifts');
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('group_gift_contribution')
        .set({ currency: '??' })
        .where('registry_id', '=', bad.registryId)
        .execute(),
    );
    test.clock.pass(30 * 86_400_000);
    await runJob(test, 'end-group-gifts');
    expect(await outcomeOf(bad)).toBeNull();
    expect(await outcomeOf(other)).toBe('refund');
  });

  it('are a surprise where the registry is one: credit waits, refunds say nothing', async () => {
    const item = await ownerWithGroupGift(test);
    await item.owner.call(registries.changeRegistry, { params: { id: item.registryId }, body: { surprise: 'full' } });
    const before = await seenBy(item.owner, item);
    await payShare(test.client(), item, 11_000);
    await test.jobs.runDue();
    expect(await seenBy(item.owner, item)).toEqual(before);
    expect((await item.owner.call(groupGifts.listRedemptions, {})).funds).toEqual([]);
    expect(await close(item, 'credit')).toMatchObject({ body: { code: 'wrong-state' } });
    expect(await close(item, 'refund')).toMatchObject({ status: 200, body: { groupGift: null } });
  });

  it('take nothing from members, in a paused registry, or in a shop without payments', async () => {
    const item = await ownerWithGroupGift(test);
    expect(await item.owner.refused(groupGifts.contribute, shareOf(item, 1_000))).toMatchObject({
      code: 'own-registry',
    });
    for (const amount of [99, 0, -1_000, 0.5])
      expect(await test.client().refused(groupGifts.contribute, shareOf(item, amount))).toMatchObject({
        code: 'invalid-input',
      });
    const stranger = await signedUp(test);
    const params = { id: item.registryId, item: item.itemId };
    const body = { action: 'close', outcome: 'refund' } as const;
    expect(await stranger.refused(groupGifts.changeGroupGift, { params, body })).toMatchObject({ code: 'not-found' });
    await item.owner.call(registries.changeRegistry, { params: { id: item.registryId }, body: { isPaused: true } });
    expect(await test.client().refused(groupGifts.contribute, shareOf(item, 1_000))).toMatchObject({
      code: 'wrong-state',
    });
  });

  it('that were opened and closed by turns, and shares that nobody paid, are forgotten', async () => {
    const item = await ownerWithGroupGift(test);
    const params = { id: item.registryId, item: item.itemId };
    const count = async (table: 'group_gift' | 'group_gift_contribution') =>
      (await test.app.db.read.selectFrom(table).select('id').where('registry_id', '=', item.registryId).execute())
        .length;
    for (let turn = 0; turn < 3; turn += 1) {
      await close(item, 'refund');
      await item.owner.call(groupGifts.changeGroupGift, { params, body: { action: 'open' } });
    }
    const guest = test.client();
    const { contribution } = await guest.call(groupGifts.contribute, shareOf(item, 2_000));
    await guest.call(groupGifts.cancelGroupContribution, { params: { id: contribution.id } });
    await payShare(test.client(), item, 3_000);
    await test.jobs.runDue();
    expect([await count('group_gift'), await count('group_gift_contribution')]).toEqual([4, 2]);
    test.clock.pass(61 * 86_400_000);
    await forgetReleasedShares(test.app);
    expect([await count('group_gift'), await count('group_gift_contribution')]).toEqual([1, 1]);
    expect((await seenBy(test.client(), item)).groupGift).toMatchObject({ raised: { amount: 3_000 } });
  });

  it('work without script', async () => {
    const item = await ownerWithGroupGift(test);
    const guest = test.client();
    const address = `/api/v3/registries/${item.registryId}/reg_items/${item.itemId}/group_gift/contributions`;
    const fields = {
      suggestedCents: '2500',
      amountCents: '',
      giverName: 'Gus',
      giverEmail: 'gus@example.com',
      message: '',
    };
    const held = await guest.postForm(address, fields);
    const page = held.headers.get('location')!;
    expect([held.status, page]).toEqual([303, expect.stringMatching(/^\/group-gift-contributions\//)]);
    const id = page.split('/').at(-1)!;
    const paid = await guest.postForm(`/api/v3/group_gift_contributions/${id}/payment`, {});
    expect([paid.status, paid.headers.get('location')]).toEqual([303, page]);
    expect((await guest.call(groupGifts.readGroupContribution, { params: { id } })).contribution).toMatchObject({
      state: 'authorised',
      amount: { amount: 2_500 },
    });
  });
});

describe.each(engines)('group gifts that somebody holds without paying, on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp({ engine, parts: { unverifiedHoldsFactor: 1 }, trustedProxies: 1 });
  });
  afterEach(() => test.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  /** Always a new visitor, as far as cookies show. */
  const hold = async (item: { registryId: string; itemId: string }, address: string) =>
    (await test.client().send(groupGifts.contribute, shareOf(item, 11_000), from(address))).status;
  const later = async (ms: number) => {
    test.clock.pass(ms);
    await releaseUnpaidShares(test.app);
  };

  it('are free again for others after a few times, for the rest of the day', async () => {
    const item = await ownerWithGroupGift(test);
    for (let i = 0; i < unpaidPerHouseholdMax; i += 1) {
      expect(await hold(item, '198.51.100.7')).toBe(201);
      await later(paymentMs);
    }
    expect(await hold(item, '198.51.100.7')).toBe(429);
    expect(await hold(await ownerWithGroupGift(test), '198.51.100.7')).toBe(201);
    expect(await hold(item, '203.0.113.9')).toBe(201);
    await later(24 * 3_600_000);
    expect(await hold(item, '198.51.100.7')).toBe(201);
  });

  it.each([
    ['household', (i: number) => `2001:db8:aa:bb${(i + 16).toString(16)}::1`, unpaidPerHouseholdMax],
    ['network', (i: number) => `2001:db8:aa:${(i + 16).toString(16)}00::1`, 3 * unpaidPerHouseholdMax],
  ] as const)('are as few from a whole %s of IPv6', async (_, address, most) => {
    const item = await ownerWithGroupGift(test);
    for (let i = 0; i < most; i += 1) {
      expect(await hold(item, address(i))).toBe(201);
      await later(paymentMs);
    }
    expect(await hold(item, address(most))).toBe(429);
    expect(await hold(item, '203.0.113.9')).toBe(201);
  });

  it('are free again also where one dollar is paid and taken back each time', async () => {
    const item = await ownerWithGroupGift(test);
    const here = from('198.51.100.7');
    const payAndTakeBack = async () => {
      const guest = test.client();
      const { contribution } = await guest.call(groupGifts.contribute, shareOf(item, 100), here);
      const share = { params: { id: contribution.id } };
      await guest.call(groupGifts.payGroupContribution, share, here);
      await guest.call(groupGifts.cancelGroupContribution, share, here);
    };
    for (let i = 0; i < unpaidPerHouseholdMax; i += 1) {
      await payAndTakeBack();
      expect(await hold(item, '198.51.100.7')).toBe(201);
      await later(paymentMs);
    }
    expect(await hold(item, '198.51.100.7')).toBe(429);
  });

  it('take any number of shares from one place where they are paid', async () => {
    const item = await ownerWithGroupGift(test);
    for (let i = 0; i < 2 * unpaidPerHouseholdMax; i += 1)
      expect((await payShare(test.client(), item, 500)).state).toBe('authorised');
  });
});

describe.each(engines)('group gifts while the payment provider is away, on %s', (engine) => {
  let test: TestApp;
  let isAway = false;
  beforeAll(async () => {
    const refund: typeof embeddedPayments.refund = async (payment) => {
      if (isAway) throw new Error('Nobody answers.');
      return embeddedPayments.refund(payment);
    };
    test = await createTestApp({ engine, parts: { payments: { ...embeddedPayments, refund } } });
  });
  beforeEach(() => {
    isAway = false;
  });
  afterAll(() => test.close());

  /** Two givers have paid 50 dollars each, and one has taken it back; the refund is not carried out yet. */
  async function halfTakenBack() {
    const item = await ownerWithGroupGift(test);
    const [stays, leaves] = [test.client(), test.client()];
    const kept = await payShare(stays, item, 5_000, 'stays@example.com');
    const taken = await payShare(leaves, item, 5_000, 'leaves@example.com');
    await test.jobs.runDue();
    isAway = true;
    await leaves.call(groupGifts.cancelGroupContribution, { params: { id: taken.id } });
    await test.jobs.runDue();
    const { funds } = await item.owner.call(groupGifts.listRedemptions, {});
    const fund = funds.find(({ regItemId }) => regItemId === item.itemId)!;
    return { ...item, kept, taken, fund };
  }
  const refunds = async (...ids: string[]) =>
    (
      await test.app.db.read
        .selectFrom('group_gift_contribution')
        .select(['state', 'refund_cents'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
    ).map(({ state, refund_cents }) => `${state} ${refund_cents}`);
  const comeBack = async () => {
    isAway = false;
    test.clock.pass(3_600_000);
    await test.jobs.runDue();
  };

  it('redeem nothing that goes back to a giver', async () => {
    const { owner, fund, kept, taken } = await halfTakenBack();
    expect(fund.balance.amount).toBe(5_000);
    const redeem = (amountCents: number) =>
      owner.send(groupGifts.redeemGroupGift, { body: { groupGiftId: fund.groupGiftId, amountCents } });
    expect(await redeem(5_001)).toMatchObject({ status: 422, body: { facts: { balance: 5_000 } } });
    expect((await redeem(5_000)).status).toBe(200);
    await comeBack();
    expect(await refunds(kept.id, taken.id)).toEqual(['captured 0', 'refunded 5000']);
  });

  it.each(['refund', 'credit'] as const)('close for %s with what is left', async (outcome) => {
    const { owner, registryId, itemId, kept, taken } = await halfTakenBack();
    const params = { id: registryId, item: itemId };
    const closed = await owner.send(groupGifts.changeGroupGift, { params, body: { action: 'close', outcome } });
    expect(closed.status).toBe(200);
    await comeBack();
    expect(await refunds(kept.id, taken.id)).toEqual([
      outcome === 'refund' ? 'refunded 5000' : 'captured 0',
      'refunded 5000',
    ]);
    const { credit } = await owner.call(groupGifts.listRedemptions, {});
    expect(credit.amount).toBe(outcome === 'refund' ? 0 : 5_000);
  });
});

describe.each(engines)('group gifts at a payment provider with troubles, on %s', (engine) => {
  let behave: () => Promise<string | null>;
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine, parts: { payments: { ...embeddedPayments, authorise: () => behave() } } });
  });
  afterAll(() => test.close());

  const startedShare = async () => {
    const guest = test.client();
    const item = await ownerWithGroupGift(test);
    const { contribution } = await guest.call(groupGifts.contribute, shareOf(item, 5_000));
    return { guest, params: { id: contribution.id } };
  };

  it.each([
    ['is down', () => Promise.reject(new Error('connect ECONNREFUSED'))],
    [
      'has a fault',
      () => {
        throw new TypeError('answer.id is undefined');
      },
    ],
  ])('say so when it %s, and are paid once it is back', async (_, fault) => {
    const { guest, params } = await startedShare();
    behave = fault;
    const refused = await guest.send(groupGifts.payGroupContribution, { params });
    expect(refused).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } });
    expect(refused.headers.get('retry-after')).toBe('10');
    behave = async () => null;
    expect(await guest.send(groupGifts.payGroupContribution, { params })).toMatchObject({ status: 402 });
    behave = async () => 'reference';
    const paid = await guest.call(groupGifts.payGroupContribution, { params });
    expect(paid.contribution.state).toBe('authorised');
  });
});

describe.each(engines)('money of group gifts, compared with its provider, on %s', (engine) => {
  let payments: RecordingPayments;
  let test: TestApp;
  beforeEach(async () => {
    payments = new RecordingPayments();
    test = await createTestApp({ engine, parts: { payments } });
  });
  afterEach(() => test.close());

  const expectRight = async () => {
    const faults: string[] = [];
    await auditMoney(test.app.db, (sentence) => faults.push(sentence), payments);
    expect(faults).toEqual([]);
  };
  const startedShare = async (cents: number) => {
    const guest = test.client();
    const item = await ownerWithGroupGift(test);
    const { contribution } = await guest.call(groupGifts.contribute, shareOf(item, cents));
    return { guest, item, params: { id: contribution.id } };
  };
  const close = ({ owner, registryId, itemId }: Item, outcome: 'credit' | 'refund') =>
    owner.call(groupGifts.changeGroupGift, {
      params: { id: registryId, item: itemId },
      body: { action: 'close', outcome },
    });

  /** Started and taken back, by who wants nobody to find the others. */
  async function addReleasedShares(like: string, count: number) {
    const row = await test.app.db.read
      .selectFrom('group_gift_contribution')
      .selectAll()
      .where('id', '=', like)
      .executeTakeFirstOrThrow();
    for (let done = 0; done < count; done += 500)
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx
          .insertInto('group_gift_contribution')
          .values(
            Array.from({ length: 500 }, (_, i) => ({
              ...row,
              // Before all others.
              id: `00000000-0000-7000-8000-${String(done + i).padStart(12, '0')}`,
              state: 'released' as const,
              expires_at: null,
            })),
          )
          .execute(),
      );
  }

  it('goes back to every giver, however many began to give and did not', async () => {
    const { guest, item, params } = await startedShare(3_000);
    await guest.call(groupGifts.payGroupContribution, { params });
    await test.jobs.runDue();
    await addReleasedShares(params.id, 5_000);
    await close(item, 'refund');
    await test.jobs.runDue();
    expect([...payments.refunds.values()]).toEqual([{ key: params.id, amountCents: 3_000 }]);
    await expectRight();
  });

  it('goes back once the provider works again, however long that takes, and an operator is told meanwhile', async () => {
    const { guest, params } = await startedShare(3_000);
    await guest.call(groupGifts.payGroupContribution, { params });
    await test.jobs.runDue();
    const refund = payments.refund.bind(payments);
    payments.refund = () => Promise.reject(new Error('connect ECONNREFUSED'));
    await guest.call(groupGifts.cancelGroupContribution, { params });
    const problems = async () => (await guest.call(health, {})).problems;
    expect(await problems()).toEqual([]);
    for (let hour = 0; hour < 24; hour += 1) {
      await test.jobs.runDue();
      test.clock.pass(3_600_000);
    }
    expect(await problems()).toEqual([expect.stringMatching(/^Payments have waited for hours/)]);
    payments.refund = refund;
    await test.jobs.runDue();
    expect(payments.refunds.size).toBe(1);
    expect(await problems()).toEqual([]);
    await expectRight();
  });

  it('is counted no more when the provider has let go of a payment before it was captured', async () => {
    const { guest, item, params } = await startedShare(11_000);
    await guest.call(groupGifts.payGroupContribution, { params });
    payments.payments.get(params.id)!.state = 'released';
    await test.jobs.runDue();
    expect((await guest.call(groupGifts.readGroupContribution, { params })).contribution.state).toBe('released');
    await expectRight();
    // Others can give it now.
    await payShare(test.client(), item, 11_000);
    await test.jobs.runDue();
    expect((await item.owner.call(groupGifts.listRedemptions, {})).funds[0]).toMatchObject({
      state: 'funded',
      balance: { amount: 11_000 },
    });
    await expectRight();
  });

  it('leaves the item to others when the provider has let go of all that the owner took', async () => {
    const { guest, item, params } = await startedShare(3_000);
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    const capture = payments.capture.bind(payments);
    payments.capture = (payment) => isReleased.then(() => capture(payment));
    await guest.call(groupGifts.payGroupContribution, { params });
    await close(item, 'credit');
    payments.payments.get(params.id)!.state = 'released';
    release();
    await test.jobs.runDue();
    const { regItems } = await test.client().call(registries.listItems, { params: { id: item.registryId } });
    expect(regItems).toMatchObject([{ left: 1, groupGift: null }]);
    await test.client().call(reserveItem, { params: { id: item.itemId }, body: giver() });
    await expectRight();
  });

  it.each(['runs out', 'is taken back', 'goes with its registry'])(
    'is not kept on a card whose answer got lost when its share %s',
    async (end) => {
      const { guest, item, params } = await startedShare(3_000);
      const authorise = payments.authorise.bind(payments);
      payments.authorise = async (payment) => {
        await authorise(payment);
        throw new Error('socket hang up');
      };
      expect((await guest.send(groupGifts.payGroupContribution, { params })).status).toBe(503);
      if (end === 'is taken back') await guest.call(groupGifts.cancelGroupContribution, { params });
      if (end === 'goes with its registry')
        await test.app.db.transact({ lock: 'nothing' }, (trx) =>
          trx.deleteFrom('registry').where('id', '=', item.registryId).execute(),
        );
      test.clock.pass(31 * 60_000);
      await runJob(test, 'release-unpaid');
      test.clock.pass(5 * 60_000);
      await test.jobs.runDue();
      expect(payments.payments.get(params.id)).toMatchObject({ state: 'released' });
      await expectRight();
    },
  );

  it('stays paid by who asks again after an answer got lost', async () => {
    const { guest, params } = await startedShare(3_000);
    const authorise = payments.authorise.bind(payments);
    let isLost = true;
    payments.authorise = async (payment) => {
      const reference = await authorise(payment);
      if (isLost) throw new Error('socket hang up');
      return reference;
    };
    expect((await guest.send(groupGifts.payGroupContribution, { params })).status).toBe(503);
    isLost = false;
    await guest.call(groupGifts.payGroupContribution, { params });
    test.clock.pass(3_600_000);
    await test.jobs.runDue();
    expect(payments.payments.get(params.id)).toMatchObject({ state: 'captured' });
    await expectRight();
  });
});

it('a payment provider that stands still is waited for so long, and no longer', async () => {
  await expect(answerInTime('payment provider', () => new Promise(() => {}), 20)).rejects.toThrow('does not answer');
  await expect(answerInTime('payment provider', async () => 'captured', 20)).resolves.toBe('captured');
  const payments = { ...embeddedPayments, authorise: () => new Promise<null>(() => {}) };
  const asked = authoriseNow(payments, { key: 'a', amountCents: 100, currency: 'USD' }, 20);
  await expect(asked).rejects.toMatchObject({
    code: 'payment-unavailable',
    cause: new Error('The payment provider does not answer.'),
  });
});
