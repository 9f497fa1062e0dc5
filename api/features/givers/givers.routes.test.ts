import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindGivers } from '#api/features/reservations/reminders.ts';
import { expireReservations } from '#api/features/reservations/reservations.service.ts';
import { ownerWithFund, ownerWithGroupGift, payShare, pledgeOf } from '#api/testing/funds.ts';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as funds from '#contracts/cash-funds.ts';
import { listGifts, saveThankYouNote } from '#contracts/gift-tracker.ts';
import * as givers from '#contracts/givers.ts';
import * as groupGifts from '#contracts/group-gifts.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { showShippingAddress } from '#contracts/shipping-addresses.ts';
import { currentUser, signIn } from '#contracts/users.ts';

const hour = 3_600_000;
const day = 24 * hour;

describe.each(engines)('people who give on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  let people = 0;
  async function gift(wanted = 2) {
    const place = await ownerWithItem(test, wanted);
    people += 1;
    const email = `greta${people}@example.com`;
    const guest = test.client();
    const body = { ...giver('Greta'), giverEmail: email };
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: place.itemId }, body });
    // Its own mail has been sent, so that the next ones need not wait for it.
    await test.mailsTo(email);
    return { ...place, guest, email, params: { id: reservation.id } };
  }
  async function confirmed() {
    const made = await gift();
    await follow(made.guest, linkIn(await test.mailsTo(made.email), /\/reservations\//));
    await made.guest.call(reservations.changeReservation, { params: made.params, body: { isEmailVerified: true } });
    return made;
  }
  const mailMine = async (email: string) => {
    test.clock.pass(day);
    await test.client().call(givers.mailOwnReservations, { body: { email } });
    return linkIn(await test.mailsTo(email), /\/reservation\/all\//);
  };

  it('are answered however many send an address at once', async () => {
    const stranger = test.client();
    const body = { registryId: crypto.randomUUID(), address: '7 Elm Street' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stranger.send(givers.saveGiverAddress, { body })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('keep their gifts from a family that signs in to the browser where they gave', async () => {
    const [place, fund] = [await ownerWithItem(test), await ownerWithFund(test)];
    const [groupGift, elsewhere] = [await ownerWithGroupGift(test), await ownerWithItem(test)];
    const email = 'parent@example.com';
    const parent = await signedUp(test, 'Parent', email);
    const { user } = await parent.call(currentUser, {});
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx
        .insertInto('registry_member')
        .values(
          [place, fund, groupGift].map(({ registryId }) => ({
            registry_id: registryId,
            user_id: user!.id,
            role: 'editor' as const,
            blind: 1,
            created_at: 1,
          })),
        )
        .execute(),
    );

    const tablet = test.client();
    const reserve = async ({ itemId }: { itemId: string }) =>
      (await tablet.call(reservations.reserveItem, { params: { id: itemId }, body: giver() })).reservation.id;
    const [reserved, other] = [await reserve(place), await reserve(elsewhere)];
    const { contribution } = await tablet.call(funds.pledge, { body: pledgeOf(fund) });
    await payShare(tablet, groupGift, 1_000);
    await follow(tablet, linkIn(await test.mailsTo('gus@example.com'), /\/reservations\//));
    const seen = async () => [
      (await tablet.call(reservations.listReservations, {})).reservations.map(({ id }) => id).sort(),
      (await tablet.call(funds.listContributions, {})).contributions.length,
      (await tablet.call(groupGifts.listGroupContributions, {})).contributions.length,
    ];
    expect(await seen()).toEqual([[reserved, other].sort(), 1, 1]);

    await tablet.call(signIn, { body: { email, password: testPassword } });
    expect(await seen()).toEqual([[other], 0, 0]);
    const refused = { code: 'not-found' };
    expect(await tablet.refused(reservations.readReservation, { params: { id: reserved } })).toMatchObject(refused);
    expect(await tablet.refused(funds.readContribution, { params: { id: contribution.id } })).toMatchObject(refused);
  });

  it('choose their emails alone, not whoever signs in later to the browser where they followed the link', async () => {
    const { email, owner } = await gift();
    const ownerEmail = (await owner.call(currentUser, {})).user!.email;
    const tablet = test.client();
    await follow(tablet, await mailMine(email));
    const chosenFor = async () => (await tablet.call(givers.readGiverPreferences, {})).preferences.email;
    expect(await chosenFor()).toBe(email);
    await tablet.call(signIn, { body: { email: ownerEmail, password: testPassword } });
    expect(await chosenFor()).toBe(ownerEmail);
    await tablet.call(givers.changeGiverPreferences, { body: { reminders: false } });
    const reader = test.client();
    await follow(reader, await mailMine(email));
    expect((await reader.call(givers.readGiverPreferences, {})).preferences).toMatchObject({ email, reminders: true });
    // A link that is followed from now on counts.
    await follow(tablet, await mailMine(email));
    expect(await chosenFor()).toBe(email);
  });

  it('find everything again by one mailed link, in any browser and over all registries', async () => {
    const { email, params } = await gift();
    const other = await ownerWithItem(test, 1);
    await test.client().call(reservations.reserveItem, {
      params: { id: other.itemId },
      body: { ...giver('Greta'), giverEmail: email },
    });
    test.clock.pass(hour);
    await test.mailsTo(email);
    const phone = test.client();
    await follow(phone, await mailMine(email));
    expect((await phone.call(reservations.listReservations, {})).reservations).toHaveLength(2);
    // A person who reads the mail may confirm the email.
    expect((await phone.call(reservations.readReservation, { params })).cameByMail).toBe(true);
    await phone.call(reservations.changeReservation, { params, body: { isEmailVerified: true } });
    await phone.call(reservations.cancelReservation, { params });
  });

  it('confirm the email of money, too, by the link to all gifts', async () => {
    const giverEmail = 'gives.money@example.com';
    const body = pledgeOf(await ownerWithFund(test), { giverEmail });
    const { contribution } = await test.client().call(funds.pledge, { body });
    const params = { id: contribution.id };
    await test.mailsTo(giverEmail);
    const phone = test.client();
    await follow(phone, await mailMine(giverEmail));
    expect((await phone.call(funds.readContribution, { params })).cameByMail).toBe(true);
    const confirmed = await phone.call(funds.confirmContribution, { params, body: { step: 'email' } });
    expect(confirmed.contribution).toMatchObject({ isEmailVerified: true });
  });

  it('say where thanks may be sent for their own gifts, and are refused alike for a registry of others and for none', async () => {
    const { guest, registryId } = await gift();
    const others = await ownerWithItem(test);
    const body = { address: '7 Canary Street' };
    expect(await guest.call(givers.saveGiverAddress, { body: { ...body, registryId } })).toEqual({ marked: 1 });
    for (const elsewhere of [others.registryId, test.app.newId()]) {
      const refused = await guest.refused(givers.saveGiverAddress, { body: { ...body, registryId: elsewhere } });
      expect(refused.code).toBe('not-found');
    }
    expect(await test.app.db.read.selectFrom('giver_address').select('registry_id').execute()).toEqual([
      { registry_id: registryId },
    ]);
  });

  it('say it for every gift of theirs in that registry, and for no other', async () => {
    const { guest, owner, registryId } = await gift();
    const added = await owner.call(registries.addItem, {
      params: { id: registryId },
      body: { kind: 'idea', title: 'Night light' },
    });
    const elsewhere = await ownerWithItem(test);
    for (const id of [added.regItem.id, elsewhere.itemId])
      await guest.call(reservations.reserveItem, { params: { id }, body: giver('Greta') });
    const body = { address: '7 Canary Street', registryId };
    expect(await guest.call(givers.saveGiverAddress, { body })).toEqual({ marked: 2 });
    const { reservations: all } = await guest.call(reservations.listReservations, {});
    const marked = all.map((one) => [one.registry.id === registryId, one.giftGiverThankYouAddressProvided]);
    expect(marked.toSorted()).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    const here = await guest.call(reservations.visitorReservations, { params: { id: registryId } });
    expect(here.reservations.every((one) => one.giftGiverThankYouAddressProvided)).toBe(true);
  });

  it('keep their address where somebody else typed their email, whatever that browser says', async () => {
    const { guest, owner, email, registryId, itemId } = await gift();
    const other = test.client();
    await other.call(reservations.reserveItem, { params: { id: itemId }, body: { ...giver(), giverEmail: email } });
    test.clock.pass(hour);
    await test.mailsTo(email);
    await follow(guest, await mailMine(email));
    const save = (client: TestClient, address: string | null) =>
      client.call(givers.saveGiverAddress, { body: { registryId, address } });
    const addresses = async () =>
      (await owner.call(listGifts, { params: { id: registryId } })).gifts.map(({ address }) => address).sort();
    expect(await save(guest, '7 Canary Street')).toEqual({ marked: 2 });
    expect(await save(other, '9 Birch Road')).toEqual({ marked: 1 });
    expect(await addresses()).toEqual(['7 Canary Street', '9 Birch Road']);
    await save(guest, '7 Canary Street');
    expect(await save(other, null)).toEqual({ marked: 1 });
    expect(await addresses()).toEqual(['7 Canary Street', null]);
    await save(guest, null);
    expect(
      await test.app.db.read.selectFrom('giver_address').select('id').where('registry_id', '=', registryId).execute(),
    ).toEqual([]);
  });

  it('read who canceled what they were giving', async () => {
    const { owner, email, params } = await confirmed();
    await owner.call(reservations.cancelReservation, { params });
    test.clock.pass(day);
    expect((await test.mailsTo(email)).at(-1)!.text).toContain('The family canceled your reservation');
    const own = await confirmed();
    await own.guest.call(reservations.cancelReservation, { params: own.params });
    test.clock.pass(day);
    expect((await test.mailsTo(own.email)).at(-1)!.text).not.toContain('The family canceled');
  });

  it('learn by the answer nothing of an address, and by mail nothing where nothing is given', async () => {
    const { email } = await gift();
    const asked = test.client();
    const answers = await Promise.all(
      [email, 'nobody.at.all@example.com'].map((one) =>
        asked.send(givers.mailOwnReservations, { body: { email: one } }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, {}],
      [202, {}],
    ]);
    expect(await test.mailsTo('nobody.at.all@example.com')).toEqual([]);
    // An unverified address gets two mails a day, whoever requests them, and a third to make an account.
    const countMails = async () =>
      (await test.mailsTo(email)).filter(({ subject }) => subject === 'Your gifts at Layette').length;
    test.clock.pass(day);
    const before = await countMails();
    for (let i = 0; i < 5; i += 1) {
      await asked.call(givers.mailOwnReservations, { body: { email } });
      await test.mailsTo(email);
      test.clock.pass(hour);
    }
    expect((await countMails()) - before).toBe(2);
  });

  it('open nothing with the link of somebody else', async () => {
    const { email } = await gift();
    const mine = await gift();
    const phone = test.client();
    await follow(phone, await mailMine(email));
    expect(await phone.refused(reservations.readReservation, { params: mine.params })).toMatchObject({
      code: 'not-found',
    });
    const [path] = (await mailMine(mine.email)).split('?');
    await phone.fetch(`${path}?token=${'x'.repeat(22)}`);
    expect((await phone.call(reservations.listReservations, {})).reservations).toHaveLength(1);
  });

  it('see what they gave with the account of that email', async () => {
    const { email, params } = await gift();
    const account = await signedUp(test, 'Greta', email);
    expect((await account.call(reservations.readReservation, { params })).reservation.id).toBe(params.id);
  });

  it('choose which mails they get, once they are known', async () => {
    const { email } = await gift();
    expect(await test.client().refused(givers.readGiverPreferences, {})).toMatchObject({ code: 'mail-not-opened' });
    const phone = test.client();
    await follow(phone, await mailMine(email));
    expect((await phone.call(givers.readGiverPreferences, {})).preferences).toEqual({
      email,
      thankYouNotes: true,
      reminders: true,
    });
    const saved = await phone.postForm('/api/v3/restricted/gift_giver_preferences?_method=PATCH', { reminders: 'on' });
    expect(saved.headers.get('location')).toBe('/reservations/emails?done=saved');
    expect((await phone.call(givers.readGiverPreferences, {})).preferences).toMatchObject({ thankYouNotes: false });
  });

  it('open nothing but the choice of mails with the link of a mail that they may show to others', async () => {
    const { owner, params, email } = await confirmed();
    const note = { text: 'Thank you!', state: 'mailed' } as const;
    await owner.call(saveThankYouNote, { params, body: note });
    const friend = test.client();
    await follow(friend, linkIn(await test.mailsTo(email), /\/reservation\/emails\//));
    expect((await friend.call(reservations.listReservations, {})).reservations).toEqual([]);
    for (const call of [reservations.readReservation, reservations.cancelReservation, showShippingAddress] as const)
      expect(await friend.refused(call, { params })).toMatchObject({ code: 'not-found' });
    await friend.call(givers.changeGiverPreferences, { body: { thankYouNotes: false } });
    expect((await friend.call(givers.readGiverPreferences, {})).preferences).toMatchObject({ thankYouNotes: false });
  });

  it('choose the mails of the link that they followed last', async () => {
    const emails = [(await gift()).email, (await gift()).email];
    const links = [await mailMine(emails[0]!), await mailMine(emails[1]!)];
    const phone = test.client();
    for (const which of [0, 1, 0]) {
      await follow(phone, links[which]!);
      expect((await phone.call(givers.readGiverPreferences, {})).preferences.email).toBe(emails[which]);
    }
    const body = { reminders: false, email: emails[1]! };
    expect((await phone.call(givers.changeGiverPreferences, { body })).preferences).toMatchObject(body);
    expect((await phone.call(givers.readGiverPreferences, {})).preferences).toMatchObject({
      email: emails[0],
      reminders: true,
    });
    expect(await test.client().refused(givers.changeGiverPreferences, { body })).toMatchObject({
      code: 'mail-not-opened',
    });
  });

  const remindersTo = async (email: string) => {
    await remindGivers(test.app);
    return (await test.mailsTo(email)).filter(({ subject }) => /^Still/.test(subject));
  };

  it('hear of an unconfirmed hold after a day, once, with a link that works', async () => {
    const { email, params } = await gift();
    test.clock.pass(day - 1);
    expect(await remindersTo(email)).toEqual([]);
    test.clock.pass(1);
    const mails = await remindersTo(email);
    expect(mails).toHaveLength(1);
    // Nobody has confirmed this address: the mail contains no text written by people.
    expect(mails[0]!.text).not.toMatch(/Greta|Olive|Muslin/);
    expect(await follow(test.client(), linkIn(mails, /\/reservations\//))).toBe(params.id);
    test.clock.pass(day);
    expect(await remindersTo(email)).toHaveLength(1);
  });

  it('hear of a confirmed hold after 2 and 7 days, and extend it by one click', async () => {
    const { guest, email, params } = await confirmed();
    const start = test.clock.now;
    const countAfter = async (days: number) => {
      test.clock.now = start + days * day;
      return (await remindersTo(email)).length;
    };
    expect([await countAfter(1.9), await countAfter(2), await countAfter(6.9), await countAfter(7)]).toEqual([
      0, 1, 1, 2,
    ]);
    const { reservation } = await guest.call(reservations.changeReservation, { params, body: { isExtended: true } });
    expect(reservation.expiresAt).toBe(start + 21 * day);
    expect([await countAfter(8.9), await countAfter(9)]).toEqual([2, 3]);
    await guest.call(reservations.changeReservation, { params, body: { step: 'ordered' } });
    expect(await countAfter(14)).toBe(3);
  });

  it('hear that a confirmed hold is over, once, and reserve again by the link', async () => {
    const { email, params } = await confirmed();
    const unconfirmed = await gift();
    const quiet = await confirmed();
    const phone = test.client();
    await follow(phone, await mailMine(quiet.email));
    await phone.call(givers.changeGiverPreferences, { body: { reminders: false } });
    const expiredTo = async (address: string) => {
      await expireReservations(test.app);
      return (await test.mailsTo(address)).filter(({ subject }) => /no longer holding/.test(subject));
    };
    test.clock.pass(14 * day);
    const mails = await expiredTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['We’re no longer holding Muslin cloths']);
    expect([...(await expiredTo(unconfirmed.email)), ...(await expiredTo(quiet.email))]).toEqual([]);
    const browser = test.client();
    expect(await follow(browser, linkIn(mails, /\/reservations\//))).toBe(params.id);
    const { reservation } = await browser.call(reservations.recoverReservation, { params });
    expect(reservation.state).toBe('reserved');
    expect(await expiredTo(email)).toHaveLength(1);
  });

  it('do not extend what is not confirmed, bought or over', async () => {
    const { guest, params } = await gift();
    const extend = { params, body: { isExtended: true } } as const;
    expect(await guest.refused(reservations.changeReservation, extend)).toMatchObject({ code: 'mail-not-opened' });
    await guest.call(reservations.changeReservation, { params, body: { state: 'purchased' } });
    expect(await guest.refused(reservations.changeReservation, extend)).toMatchObject({ code: 'wrong-state' });
    await guest.call(reservations.cancelReservation, { params });
    expect(await guest.refused(reservations.changeReservation, extend)).toMatchObject({ code: 'wrong-state' });
  });

  it('hear nothing while the registry is paused, and nothing that they do not want', async () => {
    const { owner, registryId, email } = await confirmed();
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { isPaused: true } });
    test.clock.pass(2 * day);
    expect(await remindersTo(email)).toEqual([]);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { isPaused: false } });
    const phone = test.client();
    await follow(phone, await mailMine(email));
    await phone.call(givers.changeGiverPreferences, { body: { reminders: false } });
    test.clock.pass(5 * day);
    expect(await remindersTo(email)).toEqual([]);
  });

  it('say how far a gift is, forward and back', async () => {
    const { guest, params } = await gift();
    for (const step of ['ordered', 'arrived', 'wrapped', 'given', 'arrived', 'reserved'] as const) {
      const { reservation } = await guest.call(reservations.changeReservation, { params, body: { step } });
      expect(reservation).toMatchObject({ step, state: step === 'reserved' ? 'reserved' : 'purchased' });
    }
    await guest.call(reservations.changeReservation, { params, body: { step: 'wrapped' } });
    await guest.call(reservations.changeReservation, { params, body: { step: 'reserved' } });
    const again = await guest.call(reservations.changeReservation, { params, body: { step: 'ordered' } });
    expect(again.reservation.step).toBe('ordered');
  });

  it('see what has become of the wish since', async () => {
    const { owner, registryId, itemId, guest, params } = await gift();
    const item = { id: registryId, item: itemId };
    const changed = async () => (await guest.call(reservations.readReservation, { params })).changed;
    expect(await changed()).toBeNull();
    await owner.call(registries.changeItem, { params: item, body: { title: 'Burp cloths', evenIfTaken: true } });
    expect(await changed()).toEqual({ what: 'renamed', title: 'Burp cloths' });
    expect((await guest.call(reservations.readReservation, { params })).reservation.item.title).toBe('Muslin cloths');
    await guest.call(reservations.changeReservation, { params, body: { quantity: 2 } });
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: 'full' } });
    await owner.call(registries.changeItem, { params: item, body: { quantity: 1 } });
    expect(await changed()).toEqual({ what: 'fewer', wanted: 1 });
    await owner.call(registries.removeItem, { params: item });
    expect(await changed()).toEqual({ what: 'removed' });
  });

  it.each(['2027-03-10', '2029-01-01'])('keep nothing secret until %s', async (secretUntil) => {
    const { guest, params } = await gift();
    const today = new Date(test.clock.now).toISOString().slice(0, 10);
    const body = { secretUntil: secretUntil === '2027-03-10' ? today : secretUntil };
    expect(await guest.refused(reservations.changeReservation, { params, body })).toMatchObject({
      fields: [{ field: 'body.secretUntil' }],
    });
  });
});
