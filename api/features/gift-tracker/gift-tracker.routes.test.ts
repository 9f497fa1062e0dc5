import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetGiver } from '#api/features/reservations/forget-giver.service.ts';
import { recordedMax } from '#api/features/reservations/recorded-gifts.service.ts';
import { remindGivers } from '#api/features/reservations/reminders.ts';
import { expireReservations } from '#api/features/reservations/reservations.service.ts';
import { giver, memberOf, ownerWithItem, signedUp } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import * as tracker from '#contracts/gift-tracker.ts';
import { saveGiverAddress } from '#contracts/givers.ts';
import * as registries from '#contracts/registries.ts';
import { deleteRegistry, recoverRegistry } from '#contracts/registry-lists.ts';
import * as reservations from '#contracts/reservations.ts';
import { verifiedHoldMs } from '#rules/reservations.ts';

const hour = 3_600_000;

describe.each(engines)('what is given, as the family keeps track of it, on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  let givers = 0;
  /** A registry with a gift whose giver has confirmed the email. */
  async function given(more: { secretUntil?: string } = {}) {
    const { owner, registryId, itemId } = await ownerWithItem(test, 3);
    const guest = test.client();
    givers += 1;
    const email = `gus${givers}@example.com`;
    const body = { ...giver(), giverEmail: email, message: 'With love', ...more };
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body });
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('reservation').set({ email_verified_at: 1 }).where('id', '=', reservation.id).execute(),
    );
    return { owner, guest, registryId, itemId, email, params: { id: reservation.id }, ofRegistry: { id: registryId } };
  }
  const giftsOf = async (client: TestClient, registryId: string) =>
    (await client.call(tracker.listGifts, { params: { id: registryId } })).gifts;
  const surprise = (owner: TestClient, registryId: string, level: 'names' | 'full' | 'off') =>
    owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: level } });

  it('says who gives what, and hides the giver from a view as a guest', async () => {
    const { owner, ofRegistry } = await given();
    const { gifts, surprise: kept } = await owner.call(tracker.listGifts, { params: ofRegistry });
    expect(kept).toBe('nothing');
    expect(gifts).toMatchObject([
      {
        title: 'Muslin cloths',
        giverName: 'Gus',
        message: 'With love',
        state: 'reserved',
        isRecorded: false,
        thanks: { state: 'none', isMailAllowed: true },
      },
    ]);
    const preview = await owner.call(tracker.listGifts, { params: ofRegistry, query: { view: 'guest' } });
    expect(preview.gifts).toMatchObject([{ giverName: null, message: null, address: null, thanks: null }]);
  });

  it('marks a gift as received, and takes that back', async () => {
    const { owner, guest, params } = await given();
    const { gift } = await owner.call(tracker.trackGift, { params, body: { isReceived: true } });
    expect(gift).toMatchObject({ state: 'received', receivedAt: test.clock.now });
    const seen = (await guest.call(reservations.readReservation, { params })).reservation;
    expect(seen).toMatchObject({ state: 'received', step: 'given' });
    expect(await guest.refused(reservations.changeReservation, { params, body: { step: 'wrapped' } })).toMatchObject({
      code: 'wrong-state',
    });
    expect((await owner.call(tracker.trackGift, { params, body: { isReceived: false } })).gift.state).toBe('reserved');
  });

  it('lets nobody but the giver change what the giver wrote', async () => {
    const { owner, params } = await given();
    expect(await owner.refused(tracker.trackGift, { params, body: { giverName: 'Somebody' } })).toMatchObject({
      code: 'wrong-state',
    });
  });

  it('records what somebody offline gives, which counts units and can be corrected and taken back', async () => {
    const { owner, registryId, itemId, ofRegistry } = await given();
    const helper = await memberOf(test, registryId, 'helper');
    const body = { regItemId: itemId, giverName: 'Grandma', quantity: 2 };
    const { gift } = await helper.call(tracker.recordGift, { params: ofRegistry, body });
    expect(gift).toMatchObject({ giverName: 'Grandma', message: '', isRecorded: true });
    expect(await helper.refused(tracker.recordGift, { params: ofRegistry, body })).toMatchObject({ code: 'none-left' });
    const stranger = test.client();
    const taken = { params: { id: itemId }, body: giver('Late') };
    expect(await stranger.refused(reservations.reserveItem, taken)).toMatchObject({ code: 'none-left' });
    const corrected = await owner.call(tracker.trackGift, { params: { id: gift.id }, body: { giverName: 'Nana' } });
    expect(corrected.gift.giverName).toBe('Nana');
    expect((await helper.call(reservations.listReservations, {})).reservations).toEqual([]);
    expect(await helper.refused(reservations.readReservation, { params: { id: gift.id } })).toMatchObject({
      code: 'not-found',
    });
    await helper.call(reservations.cancelReservation, { params: { id: gift.id } });
    await stranger.call(reservations.reserveItem, taken);
    expect((await giftsOf(owner, registryId)).map(({ giverName }) => giverName).sort()).toEqual(['Gus', 'Late']);
  });

  it('keeps what the other parent corrected meanwhile, and tells a helper nothing of what was said', async () => {
    const { owner, registryId, itemId, ofRegistry } = await given();
    const body = { regItemId: itemId, giverName: 'Grandma', message: 'For the little one', quantity: 1 };
    const { gift } = await owner.call(tracker.recordGift, { params: ofRegistry, body });
    const params = { id: gift.id };
    const was = { giverName: 'Grandma', message: 'For the little one' };
    const correct = (client: TestClient, change: object) =>
      client.send(tracker.trackGift, { params, body: { ...change, was } as never });
    expect((await correct(owner, { message: 'With love' })).status).toBe(200);
    expect((await correct(owner, { message: 'For the two' })).body).toMatchObject({
      code: 'stale',
      fields: [{ field: 'body.message', message: expect.stringContaining('“With love”') }],
    });
    const helper = await memberOf(test, registryId, 'helper');
    const told = await correct(helper, { giverName: 'Nana' });
    expect(JSON.stringify(told.body)).not.toContain('With love');
    const [{ message } = { message: '' }] = (await giftsOf(owner, registryId)).filter(({ id }) => id === gift.id);
    expect(message).toBe('With love');
  });

  it('shows a helper who gives what, but not what givers wrote to the family, nor where they live', async () => {
    const { owner, guest, registryId, params } = await given();
    await guest.call(saveGiverAddress, { body: { registryId, address: '7 Canary Lane' } });
    await owner.call(tracker.saveThankYouNote, { params, body: { text: 'Dear Gus', state: 'draft' } });
    const own = { giverName: 'Gus', message: 'With love', address: '7 Canary Lane', thanks: { text: 'Dear Gus' } };
    for (const client of [
      owner,
      await memberOf(test, registryId, 'editor'),
      await memberOf(test, registryId, 'viewer'),
    ])
      expect(await giftsOf(client, registryId)).toMatchObject([own]);
    expect(await giftsOf(await memberOf(test, registryId, 'helper'), registryId)).toMatchObject([
      { giverName: 'Gus', message: null, address: null, thanks: null },
    ]);
    await guest.call(saveGiverAddress, { body: { registryId, address: null } });
  });

  it('records no more gifts than one page can show', async () => {
    const { owner, ofRegistry, itemId } = await given();
    const body = { regItemId: itemId, giverName: 'Grandma', quantity: 1 };
    const { gift } = await owner.call(tracker.recordGift, { params: ofRegistry, body });
    await test.app.db.transact({ lock: 'nothing' }, async (trx) => {
      const row = await trx.selectFrom('reservation').selectAll().where('id', '=', gift.id).executeTakeFirstOrThrow();
      const rows = Array.from({ length: recordedMax - 1 }, (_, n) => ({
        ...row,
        id: test.app.newId(),
        visitor_id: `recorded ${n}`,
      }));
      for (let at = 0; at < rows.length; at += 200)
        await trx
          .insertInto('reservation')
          .values(rows.slice(at, at + 200))
          .execute();
    });
    expect(await owner.refused(tracker.recordGift, { params: ofRegistry, body })).toMatchObject({
      code: 'wrong-state',
    });
    await owner.call(reservations.cancelReservation, { params: { id: gift.id } });
    await owner.call(tracker.recordGift, { params: ofRegistry, body });
  });

  it('lets a helper take back only what they wrote down', async () => {
    const { registryId, params, owner, itemId, ofRegistry } = await given();
    const helper = await memberOf(test, registryId, 'helper');
    expect(await helper.refused(reservations.cancelReservation, { params })).toMatchObject({ code: 'not-found' });
    const body = { regItemId: itemId, giverName: 'Aunt' };
    const { gift } = await owner.call(tracker.recordGift, { params: ofRegistry, body });
    const other = { params: { id: gift.id } };
    expect(await helper.refused(reservations.cancelReservation, other)).toMatchObject({ code: 'not-found' });
  });

  it('records nothing for who may not know what is taken, whether it is or not', async () => {
    const { owner, registryId, itemId, ofRegistry } = await given();
    await surprise(owner, registryId, 'full');
    const body = { regItemId: itemId, giverName: 'Grandma', quantity: 3 };
    for (const quantity of [1, 3])
      expect(
        await owner.refused(tracker.recordGift, { params: ofRegistry, body: { ...body, quantity } }),
      ).toMatchObject({ code: 'not-allowed' });
    const helper = await memberOf(test, registryId, 'helper');
    expect(await helper.refused(tracker.recordGift, { params: ofRegistry, body })).toMatchObject({
      code: 'not-enough-left',
      facts: { left: 2 },
    });
    const blind = await memberOf(test, registryId, 'helper', true);
    expect(await blind.refused(tracker.recordGift, { params: ofRegistry, body })).toMatchObject({
      code: 'not-allowed',
    });
  });

  it('keeps a draft of thanks, mails it once, and never to who wants none', async () => {
    const { owner, registryId, email, params } = await given();
    const save = (text: string, state: 'draft' | 'mailed' | 'by-hand') => ({ params, body: { text, state } });
    const { gift } = await owner.call(tracker.saveThankYouNote, save('Dear', 'draft'));
    expect(gift.thanks).toEqual({ state: 'draft', text: 'Dear', thankedAt: null, isMailAllowed: true });
    expect(await owner.refused(tracker.saveThankYouNote, save('', 'mailed'))).toMatchObject({
      fields: [{ field: 'body.text' }],
    });
    const letter = 'Dear Gus,\nlook at evil.example/x for the cloths.';
    await owner.call(tracker.saveThankYouNote, save(letter, 'mailed'));
    const mails = (await test.mailsTo(email)).filter(({ subject }) => /^Thank you, from/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Dear Gus,');
    expect(mails[0]!.html).not.toContain('evil.example');
    expect(await owner.refused(tracker.saveThankYouNote, save('More', 'mailed'))).toMatchObject({
      code: 'wrong-state',
    });
    const query = { reservation: params.id };
    expect(await owner.call(tracker.thankYouNoteAllowed, { query })).toEqual({ isAllowed: true });
    await test.app.db.transact({ lock: 'nothing' }, (trx) =>
      trx.updateTable('giver').set({ thank_you_notes: 0 }).where('email', '=', email).execute(),
    );
    expect(await owner.call(tracker.thankYouNoteAllowed, { query })).toEqual({ isAllowed: false });
    await surprise(owner, registryId, 'names');
    expect(await owner.refused(tracker.thankYouNoteAllowed, { query })).toMatchObject({ code: 'not-found' });
    const stranger = await signedUp(test, 'Mallory');
    expect(await stranger.refused(tracker.thankYouNoteAllowed, { query })).toMatchObject({ code: 'not-found' });
  });

  it('says that thanks went by hand, and that they did not after all, which a draft of an older tab does not', async () => {
    const { owner, params } = await given();
    const by = (state: 'draft' | 'by-hand' | 'not-thanked', text = '') => ({ params, body: { text, state } });
    const { gift } = await owner.call(tracker.saveThankYouNote, by('by-hand', 'Dear Gus'));
    expect(gift.thanks!.thankedAt).toBe(test.clock.now);
    expect(await owner.refused(tracker.saveThankYouNote, by('draft', 'x'))).toMatchObject({
      code: 'wrong-state',
      detail: expect.stringContaining('thanked by hand'),
    });
    expect((await owner.call(tracker.saveThankYouNote, by('not-thanked'))).gift.thanks).toMatchObject({
      state: 'draft',
      text: 'Dear Gus',
      thankedAt: null,
    });
  });

  it('overwrites no words that were saved in another tab, and mails none in their place', async () => {
    const { owner, registryId, email, params } = await given();
    type Note = { text: string; state: 'draft' | 'mailed' | 'by-hand'; was: string[] };
    const save = (body: Note) => owner.call(tracker.saveThankYouNote, { params, body });
    await save({ text: 'Dear Gus', was: [''], state: 'draft' });
    await save({ text: 'Dear Gus, thank you', was: ['Dear Gus'], state: 'draft' });
    for (const state of ['draft', 'mailed', 'by-hand'] as const)
      expect(
        await owner.refused(tracker.saveThankYouNote, { params, body: { text: 'x', was: ['Dear Gus'], state } }),
      ).toMatchObject({ code: 'stale', facts: { field: 'text', now: 'Dear Gus, thank you' } });
    expect((await test.mailsTo(email)).filter(({ subject }) => /^Thank you, from/.test(subject))).toEqual([]);
    // The answer to one that was saved had been lost; and the same words are no conflict.
    await save({ text: 'Dear Gus, thanks', was: ['Dear Gus', 'Dear Gus, thank you'], state: 'draft' });
    await save({ text: 'Dear Gus, thanks', was: [''], state: 'draft' });
    const address = `/api/v3/reservations/${params.id}/thank_you_note?_method=PUT`;
    const sent = (was: string) =>
      owner.postForm(address, { text: 'Dear\r\nGus', was, state: 'by-hand', next: '/registry/gift-tracker' });
    await sent('Dear\r\nAnn');
    expect(await giftsOf(owner, registryId)).toMatchObject([{ thanks: { state: 'draft', text: 'Dear Gus, thanks' } }]);
    expect((await sent('Dear Gus, thanks')).status).toBe(303);
    expect(
      (await owner.refused(tracker.saveThankYouNote, { params, body: { text: 'x', was: [], state: 'by-hand' } })).code,
    ).toBe('invalid-input');
  });

  it('knows an address for a card by the giver’s consent alone, in that registry alone, sealed', async () => {
    const { owner, guest, registryId, ofRegistry } = await given();
    const other = await ownerWithItem(test, 1);
    await guest.call(reservations.reserveItem, { params: { id: other.itemId }, body: giver() });
    const body = { registryId, address: '7 Canary Lane' };
    expect(await guest.call(saveGiverAddress, { body })).toEqual({ marked: 1 });
    expect(await giftsOf(owner, registryId)).toMatchObject([{ address: '7 Canary Lane' }]);
    expect(await giftsOf(other.owner, other.registryId)).toMatchObject([{ address: null }]);
    const own = await guest.call(reservations.visitorReservations, { params: ofRegistry });
    expect(own.reservations[0]!.giftGiverThankYouAddressProvided).toBe(true);
    const rows = await test.app.db.read.selectFrom('giver_address').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Canary');
    expect(await test.client().refused(saveGiverAddress, { body })).toMatchObject({ code: 'not-found' });
    await guest.call(saveGiverAddress, { body: { registryId, address: null } });
    expect(await giftsOf(owner, registryId)).toMatchObject([{ address: null }]);
    expect(await test.app.db.read.selectFrom('giver_address').selectAll().execute()).toEqual([]);
  });

  it('tells an owner who wants to be surprised nothing, then one item, then everything', async () => {
    const { owner, registryId, itemId, ofRegistry, params } = await given();
    await surprise(owner, registryId, 'full');
    expect(await owner.call(tracker.listGifts, { params: ofRegistry })).toEqual({ gifts: [], surprise: 'all' });
    expect(await owner.refused(tracker.trackGift, { params, body: { isReceived: true } })).toMatchObject({
      code: 'not-found',
    });
    const list = () => owner.call(registries.listItems, { params: ofRegistry });
    const { version } = await list();
    const seen = await owner.call(tracker.revealGifts, { body: { what: 'item', registryId, regItemId: itemId } });
    expect(seen.gifts).toMatchObject([{ giverName: 'Gus' }]);
    const after = await list();
    expect(after.regItems).toMatchObject([{ left: 2, givers: [{ name: 'Gus' }] }]);
    // Another page of the owner that is open reads it again.
    expect(after.version).toBeGreaterThan(version);
    await owner.call(deleteRegistry, { params: ofRegistry });
    const everything = { body: { what: 'everything', registryId } } as const;
    expect(await owner.refused(tracker.revealGifts, everything)).toMatchObject({ code: 'not-found' });
    await owner.call(recoverRegistry, { params: ofRegistry });
    await surprise(owner, registryId, 'names');
    await owner.call(tracker.revealGifts, { body: { what: 'everything', registryId } });
    expect(await giftsOf(owner, registryId)).toMatchObject([{ giverName: 'Gus' }]);
    const editor = await memberOf(test, registryId, 'editor');
    expect(await editor.refused(tracker.revealGifts, { body: { what: 'everything', registryId } })).toMatchObject({
      code: 'not-allowed',
    });
    await surprise(owner, registryId, 'full');
    const other = await owner.call(registries.addItem, { params: ofRegistry, body: { kind: 'idea', title: 'Crib' } });
    await test.client().call(reservations.reserveItem, { params: { id: other.regItem.id }, body: giver('Ann') });
    const { regItems } = await owner.call(registries.listItems, { params: ofRegistry });
    expect(regItems.map(({ left }) => left)).toEqual([2, 1]);
  });

  it('shows members nothing of a gift that its giver keeps secret, until that day', async () => {
    const { owner, guest, registryId, itemId, ofRegistry, params } = await given({ secretUntil: '2027-04-01' });
    const seen = async (client: TestClient) =>
      (await client.call(registries.listItems, { params: ofRegistry })).regItems;
    expect(await seen(owner)).toMatchObject([{ left: 3, givers: [] }]);
    expect(await seen(guest)).toMatchObject([{ left: 2, mine: { quantity: 1 } }]);
    expect(await giftsOf(owner, registryId)).toEqual([]);
    const version = async (client: TestClient) =>
      (await client.call(registries.readRegistry, { params: ofRegistry })).registry.version;
    const before = [await version(owner), await version(guest)] as const;
    await guest.call(reservations.changeReservation, { params, body: { step: 'wrapped', quantity: 3 } });
    expect([await version(owner), await version(guest)]).toEqual([before[0], before[1] + 1]);
    for (const body of [
      { what: 'item', registryId, regItemId: itemId } as const,
      { what: 'everything', registryId } as const,
    ])
      expect((await owner.call(tracker.revealGifts, { body })).gifts).toEqual([]);
    const fewer = { params: { ...ofRegistry, item: itemId }, body: { quantity: 1 } };
    expect((await owner.call(registries.changeItem, fewer)).regItem).toMatchObject({ quantity: 1, left: 1 });
    for (const call of [reservations.cancelReservation, tracker.trackGift] as const)
      expect(await owner.refused(call, { params, body: {} } as never)).toMatchObject({ code: 'not-found' });
    test.clock.pass(24 * hour * 22);
    expect(await giftsOf(owner, registryId)).toMatchObject([{ giverName: 'Gus', quantity: 3 }]);
  });

  it('shows members nothing of it when the account of its giver ends', async () => {
    const { owner, guest, email, ofRegistry } = await given({ secretUntil: '2027-04-20' });
    const version = async (client: TestClient) =>
      (await client.call(registries.readRegistry, { params: ofRegistry })).registry.version;
    const before = [await version(owner), await version(guest)] as const;
    await test.app.db.transact({ lock: { registry: ofRegistry.id } }, (trx) =>
      forgetGiver(trx, { userId: 'nobody', email }, test.app.now()),
    );
    expect([await version(owner), await version(guest)]).toEqual([before[0], before[1] + 1]);
  });

  it('works as forms without script', async () => {
    const { owner, registryId, itemId, params } = await given();
    const back = `/registry/${registryId}/gift-tracker`;
    const post = async (address: string, fields: Record<string, string>) => {
      const answer = await owner.postForm(address, { ...fields, next: back });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await post(`/api/v3/reservations/${params.id}/tracking?_method=PATCH`, { isReceived: 'true' })).toEqual([
      303,
      back,
    ]);
    expect(
      await post(`/api/v3/reservations/${params.id}/thank_you_note?_method=PUT`, { text: 'Dear Gus', state: 'draft' }),
    ).toEqual([303, back]);
    expect(
      await post(`/api/v3/registries/${registryId}/reservations`, {
        regItemId: itemId,
        giverName: 'Nana',
        quantity: '1',
      }),
    ).toEqual([303, back]);
    expect(await post('/api/v3/reservations/reveal', { what: 'everything', registryId })).toEqual([303, back]);
    expect(await giftsOf(owner, registryId)).toMatchObject([
      { giverName: 'Nana' },
      { giverName: 'Gus', state: 'received', thanks: { state: 'draft' } },
    ]);
  });

  // Last, because they move the clock by weeks.
  it('leaves a gift as it was before it was marked as received by mistake', async () => {
    const { owner, guest, email, params } = await given();
    const seen = async () => (await guest.call(reservations.readReservation, { params })).reservation;
    const mark = (isReceived: boolean) => owner.call(tracker.trackGift, { params, body: { isReceived } });
    const pass = async (days: number) => {
      test.clock.pass(days * 24 * hour);
      await remindGivers(test.app);
      await expireReservations(test.app);
    };
    const subjects = async () => (await test.mailsTo(email)).map(({ subject }) => subject);

    await guest.call(reservations.changeReservation, { params, body: { step: 'wrapped' } });
    await mark(true);
    await mark(false);
    expect(await seen()).toMatchObject({ state: 'purchased', step: 'wrapped', expiresAt: null });

    await guest.call(reservations.changeReservation, { params, body: { step: 'reserved' } });
    const { expiresAt } = await seen();
    await pass(3);
    await mark(true);
    expect((await seen()).expiresAt).toBeNull();
    test.clock.pass(hour);
    await mark(false);
    expect(await seen()).toMatchObject({ state: 'reserved', step: 'reserved', expiresAt });
    const before = await subjects();
    await pass(1);
    expect(await subjects()).toEqual(before);
    await pass(4);
    expect(await subjects()).toHaveLength(before.length + 1);
    await pass(7);
    expect((await seen()).state).toBe('expired');
  });

  it('holds a gift again long enough to remind its giver, if it was marked as received until its hold was over', async () => {
    const { owner, registryId, itemId, email, params } = await given();
    const body = { regItemId: itemId, giverName: 'Grandma', quantity: 1, state: 'reserved' } as const;
    const record = await owner.call(tracker.recordGift, { params: { id: registryId }, body });
    const again = async (id: string, afterMs: number) => {
      await owner.call(tracker.trackGift, { params: { id }, body: { isReceived: true } });
      test.clock.pass(afterMs);
      await owner.call(tracker.trackGift, { params: { id }, body: { isReceived: false } });
      const row = await test.app.db.read
        .selectFrom('reservation')
        .select(['state', 'expires_at', 'reminders_sent'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { state: row.state, heldFor: row.expires_at && row.expires_at - test.clock.now, sent: row.reminders_sent };
    };
    test.clock.pass(2 * 24 * hour);
    await remindGivers(test.app);
    expect(await again(params.id, 11 * 24 * hour)).toEqual({ state: 'reserved', heldFor: verifiedHoldMs, sent: null });
    expect(await again(record.gift.id, hour)).toEqual({ state: 'reserved', heldFor: null, sent: null });

    await owner.call(tracker.trackGift, { params, body: { isReceived: true } });
    const userId = 'none';
    await test.app.db.transact({ lock: 'nothing' }, (trx) => forgetGiver(trx, { userId, email }, test.clock.now));
    const { gift } = await owner.call(tracker.trackGift, { params, body: { isReceived: false } });
    expect(gift.state).toBe('purchased');
  });
});
