import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { listContributions, pledge } from '#contracts/cash-funds.ts';
import { mailOwnReservations, saveGiverAddress } from '#contracts/givers.ts';
import { listGroupContributions } from '#contracts/group-gifts.ts';
import * as reservations from '#contracts/reservations.ts';
import type { GiftTable } from './gifts.queries.ts';

const email = 'vera@example.com';

describe.each(engines)('the gifts of somebody whose email a stranger has typed two hundred times, on %s', (engine) => {
  let test: TestApp;
  let vera: TestClient;
  let stranger: TestClient;
  beforeEach(async () => {
    test = await createTestApp({ engine });
    vera = await signedUp(test, 'Vera', email);
    stranger = test.client();
  });
  afterEach(() => test.close());

  /** As if the stranger had made it that often, and taken it back each time. */
  const repeat = (table: GiftTable, id: string) =>
    test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const row = await trx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      for (let n = 1; n <= 200; n += 1)
        await trx
          .insertInto(table)
          .values({ ...row, id: test.app.newId(), link_hash: null, created_at: row.created_at + n } as never)
          .execute();
    });
  async function reserve(client: TestClient, itemId: string): Promise<string> {
    const input = { params: { id: itemId }, body: { ...giver('Vera'), giverEmail: email } };
    return (await client.call(reservations.reserveItem, input)).reservation.id;
  }

  it('include a reservation of their own, also behind the mailed link, and are marked with it', async () => {
    const { registryId, itemId } = await ownerWithItem(test, 2);
    const own = await reserve(vera, itemId);
    const theirs = await reserve(stranger, itemId);
    await stranger.call(reservations.cancelReservation, { params: { id: theirs } });
    await repeat('reservation', theirs);

    const listed = (await vera.call(reservations.listReservations, {})).reservations;
    expect(listed).toHaveLength(200);
    expect(listed.at(-1)!.id).toBe(own);
    const here = await vera.call(reservations.visitorReservations, { params: { id: registryId } });
    expect(here.reservations.map(({ id }) => id)).toContain(own);

    await vera.call(saveGiverAddress, { body: { registryId, address: '9 Canary Street' } });
    const { reservation } = await vera.call(reservations.readReservation, { params: { id: own } });
    expect(reservation.giftGiverThankYouAddressProvided).toBe(true);

    await test.jobs.runDue();
    test.clock.pass(2 * 86_400_000);
    await test.jobs.runDue();
    const phone = test.client();
    await phone.call(mailOwnReservations, { body: { email } });
    await follow(phone, linkIn(await test.mailsTo(email), /\/reservation\/all\//));
    expect((await phone.call(reservations.listReservations, {})).reservations.map(({ id }) => id)).toContain(own);
  });

  it('include a pledge and a share of their own', async () => {
    const fund = await ownerWithFund(test);
    const pledged = (client: TestClient) => client.call(pledge, { body: pledgeOf(fund, { giverEmail: email }) });
    const own = (await pledged(vera)).contribution.id;
    await repeat('cash_fund_contribution', (await pledged(stranger)).contribution.id);
    expect((await vera.call(listContributions, {})).contributions.at(-1)!.id).toBe(own);

    const group = await ownerWithGroupGift(test);
    const share = await payShare(vera, group, 1_000, email);
    await repeat('group_gift_contribution', (await payShare(stranger, group, 1_000, email)).id);
    expect((await vera.call(listGroupContributions, {})).contributions.at(-1)!.id).toBe(share.id);
  });
});
