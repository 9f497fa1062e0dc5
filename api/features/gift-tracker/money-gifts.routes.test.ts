import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetPledgesOf } from '#api/features/cash-funds/contributions.service.ts';
import { forgetCancelledPledges } from '#api/features/cash-funds/forget-cancelled.service.ts';
import { forgetGiverEmail } from '#api/features/givers/givers.service.ts';
import { forgetSharesOf } from '#api/features/group-gifts/contributions.service.ts';
import { forgetReleasedShares } from '#api/features/group-gifts/forget-released.service.ts';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf, shareOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, memberOf, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { exportAccount } from '#contracts/account-exports.ts';
import * as funds from '#contracts/cash-funds.ts';
import * as tracker from '#contracts/gift-tracker.ts';
import { changeGiverPreferences, mailOwnReservations, saveGiverAddress } from '#contracts/givers.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import * as registries from '#contracts/registries.ts';
import { deleteRegistry, recoverRegistry } from '#contracts/registry-lists.ts';
import { reserveItem } from '#contracts/reservations.ts';
import { currentUser } from '#contracts/users.ts';
import { endedKeptMs } from '#rules/ended-gifts.ts';

const note = { text: 'Dear Gus', state: 'draft' } as const;

describe.each(engines)('money that was given, as the family keeps track of it, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  let givers = 0;
  const nextEmail = () => {
    givers += 1;
    return `money.giver${givers}@example.com`;
  };
  type Place = Awaited<ReturnType<typeof ownerWithFund>>;
  const confirm = (guest: TestClient, id: string, step: 'email' | 'sent' | 'received') =>
    guest.call(funds.confirmContribution, { params: { id }, body: { step } });

  /** A pledge whose giver has confirmed the email. */
  async function pledged() {
    const place = await ownerWithFund(test);
    const guest = test.client();
    const email = nextEmail();
    const body = pledgeOf(place, { giverEmail: email, message: 'With love' });
    const { id } = (await guest.call(funds.pledge, { body })).contribution;
    await follow(guest, linkIn(await test.mailsTo(email), /\/cash-fund-contributions\//));
    await confirm(guest, id, 'email');
    return { ...place, guest, email, id, params: { id }, call: tracker.thankForPledge };
  }
  async function sent() {
    const gift = await pledged();
    await confirm(gift.guest, gift.id, 'sent');
    return gift;
  }
  /** A paid share of somebody with an account. */
  async function paid() {
    const place = await ownerWithGroupGift(test);
    const email = nextEmail();
    const guest = await signedUp(test, 'Gus', email);
    const { params, body } = shareOf(place, 5_000, email);
    const { contribution } = await guest.call(groupGifts.contribute, {
      params,
      body: { ...body, message: 'With love' },
    });
    const { id } = contribution;
    await guest.call(groupGifts.payGroupContribution, { params: { id } });
    return { ...place, guest, email, id, params: { id }, call: tracker.thankForShare };
  }
  const kinds = [
    ['a cash gift', sent],
    ['a share of a group gift', paid],
  ] as const;

  const giftsOf = async (client: TestClient, { registryId }: Pick<Place, 'registryId'>, view?: 'guest') =>
    (await client.call(tracker.listGifts, { params: { id: registryId }, query: view ? { view } : {} })).gifts;
  const surprise = ({ owner, registryId }: Place, level: 'names' | 'full' | 'off') =>
    owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: level } });
  const notesIn = (id: string) =>
    test.app.db.read.selectFrom('thank_you_note').select('state').where('gift_id', '=', id).execute();
  /** Everything that could tell one refusal from another. */
  async function answer(client: TestClient, call: typeof tracker.thankForPledge, id: string) {
    const { status, body } = await client.send(call, { params: { id }, body: note });
    return JSON.stringify([status, body]).replaceAll(id, '');
  }

  it('is in one list with what is reserved, the latest first', async () => {
    const { owner, registryId, itemId } = await ownerWithFund(test);
    const item = { params: { id: registryId }, body: { kind: 'idea', title: 'Crib' } } as const;
    const { regItem } = await owner.call(registries.addItem, item);
    const guest = test.client();
    await guest.call(reserveItem, { params: { id: regItem.id }, body: giver('Ann') });
    test.clock.pass(1000);
    const body = pledgeOf({ itemId }, { giverEmail: nextEmail(), message: 'For diapers' });
    const { id } = (await guest.call(funds.pledge, { body })).contribution;
    await confirm(owner, id, 'received');
    expect(await giftsOf(owner, { registryId })).toMatchObject([
      {
        kind: 'cash-fund',
        id,
        title: 'Diaper fund',
        amount: { amount: 5_000, currency: 'USD' },
        giverName: 'Gus',
        message: 'For diapers',
        state: 'received',
        givenAt: test.clock.now,
        receivedAt: test.clock.now,
        // The giver never confirmed the address.
        thanks: { state: 'none', isMailAllowed: false },
      },
      { kind: 'reservation', title: 'Crib', giverName: 'Ann' },
    ]);
  });

  it('of a fund is a promise that counts once its email is confirmed, and can be thanked for once it is sent', async () => {
    const place = await ownerWithFund(test);
    const guest = test.client();
    const email = nextEmail();
    const { id } = (await guest.call(funds.pledge, { body: pledgeOf(place, { giverEmail: email }) })).contribution;
    const params = { id };
    expect(await giftsOf(place.owner, place)).toEqual([]);
    expect(await place.owner.refused(tracker.thankForPledge, { params, body: note })).toMatchObject({
      code: 'not-found',
    });
    await follow(guest, linkIn(await test.mailsTo(email), /\/cash-fund-contributions\//));
    await confirm(guest, id, 'email');
    expect(await giftsOf(place.owner, place)).toMatchObject([{ state: 'pledged', giverName: 'Gus', thanks: null }]);
    expect(await place.owner.refused(tracker.thankForPledge, { params, body: note })).toMatchObject({
      code: 'wrong-state',
      detail: 'It hasn’t been sent yet. You can thank them once it’s on its way.',
    });
    await confirm(guest, id, 'sent');
    await place.owner.call(tracker.thankForPledge, { params, body: note });
    expect(await giftsOf(place.owner, place)).toMatchObject([{ state: 'sent', thanks: { state: 'draft' } }]);
    await guest.call(funds.cancelContribution, { params });
    expect(await giftsOf(place.owner, place)).toEqual([]);
    expect(await place.owner.refused(tracker.thankForPledge, { params, body: note })).toMatchObject({
      code: 'not-found',
    });
  });

  it('toward a group gift counts while some of it stays with the family', async () => {
    const { owner, registryId, itemId, guest, params } = await paid();
    const waiting = await test.client().call(groupGifts.contribute, shareOf({ registryId, itemId }, 1_000));
    expect(await giftsOf(owner, { registryId })).toMatchObject([
      { kind: 'group-gift', title: 'Stroller', amount: { amount: 5_000 }, state: 'received', message: 'With love' },
    ]);
    const unpaid = { params: { id: waiting.contribution.id }, body: note };
    expect(await owner.refused(tracker.thankForShare, unpaid)).toMatchObject({ code: 'not-found' });
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('group_gift_contribution')
        .set({ state: 'refunded', refund_cents: 2_000 })
        .where('id', '=', params.id)
        .execute(),
    );
    expect(await giftsOf(owner, { registryId })).toMatchObject([{ amount: { amount: 3_000 } }]);
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .updateTable('group_gift_contribution')
        .set({ state: 'captured', refund_cents: 0 })
        .where('id', '=', params.id)
        .execute(),
    );
    await guest.call(groupGifts.cancelGroupContribution, { params });
    expect(await giftsOf(owner, { registryId })).toEqual([]);
  });

  it.each(kinds)('%s is thanked for by mail, once, and by hand from who wants no mails', async (_, given) => {
    const { owner, email, params, call } = await given();
    const save = (text: string, state: 'draft' | 'mailed' | 'by-hand' | 'not-thanked') => ({
      params,
      body: { text, state },
    });
    const { gift } = await owner.call(call, save('Dear', 'draft'));
    expect(gift.thanks).toEqual({ state: 'draft', text: 'Dear', thankedAt: null, isMailAllowed: true });
    expect((await owner.call(call, save('', 'by-hand'))).gift.thanks).toMatchObject({ state: 'by-hand' });
    await owner.call(call, save('', 'not-thanked'));
    await owner.call(call, save('Dear Gus,\nlook at evil.example/x.', 'mailed'));
    const mails = (await test.mailsTo(email)).filter(({ subject }) => /^Thank you, from/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Dear Gus,');
    expect(mails[0]!.html).not.toContain('evil.example');
    expect(await owner.refused(call, save('More', 'mailed'))).toMatchObject({ code: 'wrong-state' });
    expect(await owner.refused(call, save('x'.repeat(2001), 'draft'))).toMatchObject({ code: 'invalid-input' });

    const other = await given();
    expect(await other.owner.call(tracker.thankYouNoteAllowed, { query: { reservation: other.id } })).toEqual({
      isAllowed: true,
    });
    // One mailed link opens all gifts of an address, and its choice of mails.
    const phone = test.client();
    test.clock.pass(86_400_000);
    await phone.call(mailOwnReservations, { body: { email: other.email } });
    await follow(phone, linkIn(await test.mailsTo(other.email), /\/reservation\/all\//));
    await phone.call(changeGiverPreferences, { body: { thankYouNotes: false } });
    const query = { reservation: other.id };
    expect(await other.owner.call(tracker.thankYouNoteAllowed, { query })).toEqual({ isAllowed: false });
    const byMail = { params: other.params, body: { text: 'Dear Gus', state: 'mailed' } } as const;
    expect(await other.owner.refused(other.call, byMail)).toMatchObject({ code: 'wrong-state' });
    const byHand = { params: other.params, body: { text: '', state: 'by-hand' } } as const;
    expect((await other.owner.call(other.call, byHand)).gift.thanks!.thankedAt).toBe(test.clock.now);
  });

  it('mails nobody at an address that was only typed, until who reads its mail confirms it', async () => {
    const place = await ownerWithGroupGift(test);
    const email = nextEmail();
    const guest = test.client();
    const { id } = await payShare(guest, place, 5_000, email);
    const before = (await test.mailsTo(email)).length;
    const send = { params: { id }, body: { text: 'Dear Gus', state: 'mailed' } } as const;
    expect(await place.owner.refused(tracker.thankForShare, send)).toMatchObject({ code: 'wrong-state' });
    const confirmed = { params: { id }, body: { step: 'email' } } as const;
    expect(await guest.refused(groupGifts.confirmGroupContribution, confirmed)).toMatchObject({
      code: 'mail-not-opened',
    });
    expect((await test.mailsTo(email)).length).toBe(before);
    const phone = test.client();
    await follow(phone, linkIn(await test.mailsTo(email), /\/group-gift-contributions\//));
    expect(await phone.call(groupGifts.readGroupContribution, { params: { id } })).toMatchObject({
      cameByMail: true,
      contribution: { isEmailVerified: false },
    });
    await phone.call(groupGifts.confirmGroupContribution, confirmed);
    await place.owner.call(tracker.thankForShare, send);
    expect((await test.mailsTo(email)).at(-1)!.text).toContain('Dear Gus');
  });

  it.each(kinds)('%s that is a surprise looks like one that there is not', async (_, given) => {
    const gift = await given();
    const { owner, id, call, itemId, registryId } = gift;
    await owner.call(call, { params: gift.params, body: note });
    const unknown = await answer(owner, call, test.app.newId());
    const other = await given();
    const isAllowed = (client: TestClient, reservation: string) =>
      client
        .send(tracker.thankYouNoteAllowed, { query: { reservation } })
        .then(({ status, body }) => JSON.stringify([status, body]));
    const unknownToo = await isAllowed(owner, test.app.newId());
    expect(JSON.parse(unknown)[0]).toBe(404);

    await surprise(gift, 'full');
    const blind = await memberOf(test, registryId, 'editor', true);
    for (const [client, hidden] of [
      [owner, id],
      [blind, id],
      [owner, other.id],
      [other.owner, id],
      [await signedUp(test, 'Mallory'), id],
      [await memberOf(test, registryId, 'viewer'), id],
      [await memberOf(test, registryId, 'helper'), id],
    ] as const) {
      expect(await answer(client, call, hidden)).toBe(unknown);
      expect(await isAllowed(client, hidden)).toBe(unknownToo);
    }
    expect(await owner.call(tracker.listGifts, { params: { id: registryId } })).toEqual({
      gifts: [],
      surprise: 'all',
    });
    expect(await giftsOf(blind, gift)).toEqual([]);
    expect((await owner.call(exportAccount, {})).thankYouNotes).toEqual([]);

    await surprise(gift, 'names');
    expect(await giftsOf(owner, gift)).toMatchObject([{ giverName: null, message: null, address: null, thanks: null }]);
    expect(await isAllowed(owner, id)).toBe(unknownToo);
    expect(await owner.refused(call, { params: gift.params, body: note })).toMatchObject({ code: 'wrong-state' });

    await surprise(gift, 'full');
    const peek = { body: { what: 'item', registryId, regItemId: itemId } } as const;
    expect((await owner.call(tracker.revealGifts, peek)).gifts).toMatchObject([{ giverName: 'Gus' }]);
    expect(await giftsOf(blind, gift)).toEqual([]);
  });

  it.each(kinds)('%s is seen by helpers without what was written to the family', async (_, given) => {
    const gift = await given();
    await gift.owner.call(gift.call, { params: gift.params, body: note });
    const own = { giverName: 'Gus', message: 'With love', thanks: { text: 'Dear Gus' } };
    for (const role of ['editor', 'viewer'] as const)
      expect(await giftsOf(await memberOf(test, gift.registryId, role), gift)).toMatchObject([own]);
    const helper = await memberOf(test, gift.registryId, 'helper');
    expect(await giftsOf(helper, gift)).toMatchObject([{ giverName: 'Gus', message: null, thanks: null }]);
    // Guests see what was collected, and not from how many.
    expect(await giftsOf(gift.owner, gift, 'guest')).toEqual([]);
    const editor = await memberOf(test, gift.registryId, 'editor');
    await editor.call(gift.call, { params: gift.params, body: { text: 'Dear Gus and Ann', state: 'draft' } });
    expect((await gift.owner.call(exportAccount, {})).thankYouNotes).toMatchObject([
      { giverName: 'Gus', text: 'Dear Gus and Ann', state: 'draft' },
    ]);
  });

  it.each(kinds)('%s has an address for a card by its giver’s consent alone, sealed', async (_, given) => {
    const gift = await given();
    const { owner, guest, registryId } = gift;
    const address = '7 Canary Lane';
    const body = { registryId, address };
    expect(await guest.call(saveGiverAddress, { body })).toEqual({ marked: 1 });
    expect(await giftsOf(owner, gift)).toMatchObject([{ address }]);
    expect(await giftsOf(await memberOf(test, registryId, 'helper'), gift)).toMatchObject([{ address: null }]);
    await surprise(gift, 'names');
    expect(await giftsOf(owner, gift)).toMatchObject([{ address: null }]);
    const rows = () => test.app.db.read.selectFrom('giver_address').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('Canary');
    expect(await test.client().refused(saveGiverAddress, { body })).toMatchObject({ code: 'not-found' });
    await guest.call(saveGiverAddress, { body: { registryId, address: null } });
    expect(await rows()).toEqual([]);

    await guest.call(saveGiverAddress, { body });
    const { user } = await guest.call(currentUser, {});
    await test.app.db.transact({ lock: { registry: registryId } }, (trx) =>
      forgetGiverEmail(trx, { userId: user?.id ?? 'nobody', email: gift.email }),
    );
    expect(await rows()).toEqual([]);
  });

  it('that was taken back is forgotten with the address for its card', async () => {
    const fund = await pledged();
    await fund.guest.call(saveGiverAddress, { body: { registryId: fund.registryId, address: '9 Birch Road' } });
    await fund.guest.call(funds.cancelContribution, { params: fund.params });
    const place = await ownerWithGroupGift(test);
    const guest = test.client();
    const { id } = (await guest.call(groupGifts.contribute, shareOf(place, 1_000))).contribution;
    await guest.call(saveGiverAddress, { body: { registryId: place.registryId, address: '9 Birch Road' } });
    await guest.call(groupGifts.cancelGroupContribution, { params: { id } });
    test.clock.pass(endedKeptMs + 1);
    const count = async () => (await test.app.db.read.selectFrom('giver_address').select('id').execute()).length;
    expect(await count()).toBe(2);
    await forgetCancelledPledges(test.app);
    expect(await count()).toBe(1);
    await forgetReleasedShares(test.app);
    expect(await count()).toBe(0);
  });

  it.each(kinds)('%s is unknown while its registry is deleted, and back with its note', async (_, given) => {
    const gift = await given();
    const { owner, params, call } = gift;
    await owner.call(call, { params, body: note });
    const ofRegistry = { params: { id: gift.registryId } };
    await owner.call(deleteRegistry, ofRegistry);
    expect(await owner.refused(call, { params, body: note })).toMatchObject({ code: 'not-found' });
    await owner.call(recoverRegistry, ofRegistry);
    expect(await giftsOf(owner, gift)).toMatchObject([{ thanks: { text: 'Dear Gus' } }]);
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.deleteFrom('registry').where('id', '=', gift.registryId).execute(),
    );
    expect(await notesIn(gift.id)).toEqual([]);
  });

  it.each(kinds)('%s stays without its giver, who can no longer be reached', async (_, given) => {
    const gift = await given();
    const { owner, params, call, email } = gift;
    const { user } = await gift.guest.call(currentUser, {});
    const who = { userId: user?.id ?? 'nobody', email };
    await test.app.db.transact({ lock: { registry: gift.registryId } }, async (trx) => {
      await forgetPledgesOf(trx, who, test.app.now());
      await forgetSharesOf(trx, who, test.app.now());
    });
    expect(await giftsOf(owner, gift)).toMatchObject([
      { giverName: 'Someone', message: '', thanks: { isMailAllowed: false } },
    ]);
    const send = { params, body: { text: 'Dear Gus', state: 'mailed' } } as const;
    expect(await owner.refused(call, send)).toMatchObject({ code: 'wrong-state' });
    expect(await test.mailsTo('')).toEqual([]);
  });

  it('works as a form without script', async () => {
    const { owner, registryId, params } = await sent();
    const next = `/registry/${registryId}/gift-tracker`;
    const fields = { text: 'Dear Gus', state: 'by-hand', next };
    const saved = await owner.postForm(
      `/api/v3/cash_fund_contributions/${params.id}/thank_you_note?_method=PUT`,
      fields,
    );
    expect([saved.status, saved.headers.get('location')]).toEqual([303, next]);
    expect(await notesIn(params.id)).toEqual([{ state: 'by-hand' }]);
  });
});
