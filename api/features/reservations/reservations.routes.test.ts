import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow, linkIn } from '#api/testing/mailed-links.ts';
import { giver, ownerWithItem, signedUp, testPassword } from '#api/testing/people.ts';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as registries from '#contracts/registries.ts';
import * as reservations from '#contracts/reservations.ts';
import { currentUser, signIn } from '#contracts/users.ts';
import { addDays, dayOf } from '#rules/days.ts';

const hour = 3_600_000;

describe.each(engines)('reservations on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ engine });
  });
  afterAll(() => test.close());

  it('of one account are not shown to another one that signs in to the same browser', async () => {
    const { itemId, registryId } = await ownerWithItem(test);
    const gus = await signedUp(test, 'Gus');
    const { user } = await gus.call(currentUser, {});
    const mine = { giverName: 'Gus', giverEmail: user!.email, message: 'From me' };
    const { reservation } = await gus.call(reservations.reserveItem, { params: { id: itemId }, body: mine });
    const other = await signedUp(test, 'Sam');
    gus.setCookie('layette_session', other.cookie('layette_session')!);
    const params = { id: reservation.id };
    expect((await gus.refused(reservations.readReservation, { params })).code).toBe('not-found');
    expect((await gus.refused(reservations.cancelReservation, { params })).code).toBe('not-found');
    expect((await gus.call(reservations.listReservations, {})).reservations).toEqual([]);
    const { regItems } = await gus.call(registries.listItems, { params: { id: registryId } });
    expect(regItems[0]).toMatchObject({ left: 0, mine: null });
  });

  it('lets a guest without an account reserve one of two units and tells the owner', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 2);
    const guest = test.client();
    const made = await guest.call(reservations.reserveItem, {
      params: { id: itemId },
      body: { ...giver('Gus'), message: 'With love' },
    });
    expect(made).toMatchObject({
      left: 1,
      reservation: { state: 'reserved', isActive: true, isEmailVerified: false, item: { title: 'Muslin cloths' } },
    });

    const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
    expect(regItems[0]).toMatchObject({
      quantity: 2,
      left: 1,
      givers: [{ name: 'Gus', quantity: 1, state: 'reserved' }],
      mine: null,
    });
    const seenByGuest = await guest.call(registries.listItems, { params: { id: registryId } });
    expect(seenByGuest.regItems[0]).toMatchObject({ left: 1, givers: [], mine: { quantity: 1, state: 'reserved' } });
    const seenByStranger = await test.client().call(registries.listItems, { params: { id: registryId } });
    expect(seenByStranger.regItems[0]).toMatchObject({ left: 1, givers: [], mine: null });
  });

  it('tells the loser how many are left, and writes nothing', async () => {
    const { itemId, registryId } = await ownerWithItem(test, 1);
    await test.client().call(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    const loser = test.client();
    expect(
      await loser.refused(reservations.reserveItem, { params: { id: itemId }, body: giver('Late') }),
    ).toMatchObject({ code: 'none-left', status: 409, facts: { left: 0 } });
    expect((await loser.call(reservations.visitorReservations, { params: { id: registryId } })).reservations).toEqual(
      [],
    );
  });

  it('mails a personal link that opens, cancels and reserves again from another browser', async () => {
    const { itemId, slug } = await ownerWithItem(test, 1);
    const address = `link-${slug}@example.com`;
    const { reservation } = await test
      .client()
      .call(reservations.reserveItem, { params: { id: itemId }, body: { ...giver(), giverEmail: address } });
    const link = linkIn(await test.mailsTo(address), /\/reservations\//);
    expect(link).toContain(reservation.id);

    const phone = test.client();
    expect(await phone.refused(reservations.readReservation, { params: { id: reservation.id } })).toMatchObject({
      status: 404,
    });
    expect(await follow(phone, link)).toBe(reservation.id);
    expect((await phone.call(reservations.readReservation, { params: { id: reservation.id } })).reservation.state).toBe(
      'reserved',
    );

    await phone.call(reservations.cancelReservation, { params: { id: reservation.id } });
    // A typed address gets at most one mail in ten minutes.
    test.clock.pass(hour / 6);
    expect((await test.mailsTo(address)).map((one) => one.subject)).toContain('Your reservation is canceled');
    const again = await phone.call(reservations.recoverReservation, { params: { id: reservation.id } });
    expect(again.reservation.state).toBe('reserved');
  });

  it('does not open for a wrong secret, or for the secret of another reservation', async () => {
    const { itemId } = await ownerWithItem(test, 1);
    const { reservation } = await test
      .client()
      .call(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    const stranger = test.client();
    await stranger.fetch(`/reservations/${reservation.id}?token=${'x'.repeat(22)}`);
    expect(await stranger.refused(reservations.cancelReservation, { params: { id: reservation.id } })).toMatchObject({
      code: 'not-found',
    });
  });

  it('expires unconfirmed reservations after 72 hours and holds confirmed ones for 14 days', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 2);
    const [a, b] = [test.client(), test.client()];
    const first = await a.call(reservations.reserveItem, { params: { id: itemId }, body: giver('A') });
    const address = `b-${registryId}@example.com`;
    const second = await b.call(reservations.reserveItem, {
      params: { id: itemId },
      body: { ...giver('B'), giverEmail: address },
    });
    const confirm = { params: { id: second.reservation.id }, body: { isEmailVerified: true } } as const;
    expect(await b.refused(reservations.changeReservation, confirm)).toMatchObject({ code: 'mail-not-opened' });
    await follow(b, linkIn(await test.mailsTo(address), /\/reservations\//));
    await b.call(reservations.changeReservation, confirm);
    test.clock.pass(73 * hour);
    const { expireReservations } = await import('./reservations.service.ts');
    expect(await expireReservations(test.app)).toBeGreaterThan(0);
    expect(
      (await a.call(reservations.readReservation, { params: { id: first.reservation.id } })).reservation.state,
    ).toBe('expired');
    expect(
      (await b.call(reservations.readReservation, { params: { id: second.reservation.id } })).reservation.state,
    ).toBe('reserved');
    const { regItems } = await owner.call(registries.listItems, { params: { id: registryId } });
    expect(regItems[0]).toMatchObject({ left: 1 });
  });

  it('recovers only while enough units are free', async () => {
    const { itemId } = await ownerWithItem(test, 1);
    const [a, b] = [test.client(), test.client()];
    const { reservation } = await a.call(reservations.reserveItem, { params: { id: itemId }, body: giver('A') });
    await a.call(reservations.cancelReservation, { params: { id: reservation.id } });
    await b.call(reservations.reserveItem, { params: { id: itemId }, body: giver('B') });
    expect(await a.refused(reservations.recoverReservation, { params: { id: reservation.id } })).toMatchObject({
      code: 'none-left',
      facts: { left: 0 },
    });
  });

  it('names the month until which the family would like it, while that is to come', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 1);
    const guest = test.client();
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body: giver('A') });
    const monthFor = async (days: number) => {
      const body = { arrivalDate: addDays(dayOf(test.clock.now), days) };
      await owner.call(registries.changeRegistry, { params: { id: registryId }, body });
      return (await guest.call(reservations.readReservation, { params: { id: reservation.id } })).arrivalMonth;
    };
    expect([await monthFor(40), await monthFor(-31)]).toEqual([expect.any(String), null]);
  });

  it('does not tell by that month whether the day in it has come', async () => {
    const months: (string | null)[] = [];
    for (const arrivalDate of ['2027-03-09', '2027-03-10', '2027-03-31', '2027-02-28']) {
      const { owner, registryId, itemId } = await ownerWithItem(test, 1);
      await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { arrivalDate } });
      const guest = test.client();
      const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body: giver('A') });
      const params = { id: reservation.id };
      months.push((await guest.call(reservations.readReservation, { params })).arrivalMonth);
    }
    expect(months).toEqual(['March 2027', 'March 2027', 'March 2027', null]);
  });

  it('does not say that somebody else has taken what the family took off its list', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 1);
    const guest = test.client();
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body: giver('A') });
    await owner.call(registries.removeItem, {
      params: { id: registryId, item: itemId },
      query: { evenIfTaken: 'true' },
    });
    const params = { id: reservation.id };
    const read = await guest.call(reservations.readReservation, { params });
    expect([read.reservation.state, read.changed]).toEqual(['cancelled', { what: 'removed' }]);
    expect(await guest.refused(reservations.recoverReservation, { params })).toMatchObject({
      code: 'wrong-state',
      detail: 'This isn’t on the family’s list anymore, so we couldn’t bring it back.',
    });
  });

  it('takes no more while the registry is paused: neither anew, nor brought back, nor more of it', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 3);
    const [one, other, third] = [test.client(), test.client(), test.client()];
    const reserve = { params: { id: itemId }, body: giver() };
    const first = (await one.call(reservations.reserveItem, reserve)).reservation;
    const second = (await other.call(reservations.reserveItem, reserve)).reservation;
    await one.call(reservations.cancelReservation, { params: { id: first.id } });
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { isPaused: true } });
    const more = { params: { id: second.id }, body: { quantity: 2 } };
    for (const refusal of [
      await third.refused(reservations.reserveItem, reserve),
      await one.refused(reservations.recoverReservation, { params: { id: first.id } }),
      await other.refused(reservations.changeReservation, more),
    ])
      expect(refusal).toMatchObject({ code: 'wrong-state', detail: 'This registry isn’t taking gifts right now.' });
    const message = { params: { id: second.id }, body: { message: 'With love' } };
    expect((await other.call(reservations.changeReservation, message)).reservation.message).toBe('With love');
  });

  it('allows an account one active reservation of an item, on whatever devices it is signed in', async () => {
    const { itemId } = await ownerWithItem(test, 3);
    const email = 'two.devices@example.com';
    const phone = await signedUp(test, 'Gus', email);
    const laptop = test.client();
    await laptop.call(signIn, { body: { email, password: testPassword } });
    const reserve = { params: { id: itemId }, body: giver() };
    const { reservation } = await phone.call(reservations.reserveItem, reserve);
    expect(await laptop.refused(reservations.reserveItem, reserve)).toMatchObject({ code: 'already-reserved' });
    await laptop.call(reservations.cancelReservation, { params: { id: reservation.id } });
    await laptop.call(reservations.reserveItem, reserve);
    expect(await phone.refused(reservations.recoverReservation, { params: { id: reservation.id } })).toMatchObject({
      code: 'already-reserved',
    });
  });

  it('allows one active reservation per visitor and item, whose quantity can change', async () => {
    const { itemId } = await ownerWithItem(test, 3);
    const guest = test.client();
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    expect(await guest.refused(reservations.reserveItem, { params: { id: itemId }, body: giver() })).toMatchObject({
      code: 'already-reserved',
    });
    await guest.call(reservations.changeReservation, { params: { id: reservation.id }, body: { quantity: 3 } });
    expect(
      await test.client().refused(reservations.reserveItem, { params: { id: itemId }, body: giver() }),
    ).toMatchObject({ code: 'none-left' });
    expect(
      await guest.refused(reservations.changeReservation, { params: { id: reservation.id }, body: { quantity: 4 } }),
    ).toMatchObject({ code: 'not-enough-left', facts: { left: 3 } });
    expect(
      (await guest.call(reservations.readReservation, { params: { id: reservation.id } })).reservation.quantity,
    ).toBe(3);
  });

  it('refuses the owner, also when previewing as a guest', async () => {
    const { owner, itemId } = await ownerWithItem(test, 1);
    expect(await owner.refused(reservations.reserveItem, { params: { id: itemId }, body: giver() })).toMatchObject({
      code: 'own-registry',
    });
  });

  it('hides gifts from an owner who wants to be surprised', async () => {
    const { owner, registryId, itemId } = await ownerWithItem(test, 2);
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: 'full' } });
    await test.client().call(reservations.reserveItem, { params: { id: itemId }, body: giver('Secret') });
    const full = await owner.send(registries.listItems, { params: { id: registryId } });
    expect(full.body).toMatchObject({ regItems: [{ left: 2, givers: [] }] });
    expect(JSON.stringify(full.body)).not.toContain('Secret');
    await owner.call(registries.changeRegistry, { params: { id: registryId }, body: { surprise: 'names' } });
    expect((await owner.call(registries.listItems, { params: { id: registryId } })).regItems[0]).toMatchObject({
      left: 1,
      givers: [{ name: null, quantity: 1 }],
    });
  });

  it.each(['of the family', 'of the giver'])(
    'reveals nothing on the evening before the day %s, wherever',
    async (whose) => {
      const { owner, registryId, itemId } = await ownerWithItem(test, 2);
      const day = addDays(dayOf(test.clock.now), 20);
      const body = whose === 'of the family' ? { surprise: 'full' as const, revealDay: day } : {};
      await owner.call(registries.changeRegistry, { params: { id: registryId }, body });
      await test.client().call(reservations.reserveItem, {
        params: { id: itemId },
        body: { ...giver('Secret'), ...(whose === 'of the giver' && { secretUntil: day }) },
      });
      const left = async () =>
        (await owner.call(registries.listItems, { params: { id: registryId } })).regItems.map((item) => item.left);
      test.clock.pass(Date.parse(`${day}T00:00:00-10:00`) - 1 - test.clock.now);
      // Expiry and sessions are another matter.
      await test.app.db.transact({ lock: 'nothing' }, (trx) =>
        trx.updateTable('reservation').set({ expires_at: null }).where('registry_id', '=', registryId).execute(),
      );
      expect(await left()).toEqual([2]);
      test.clock.pass(3 * 3_600_000);
      expect(await left()).toEqual([1]);
    },
  );

  it('limits a visitor without a confirmed email to ten gifts', async () => {
    const { owner, registryId } = await ownerWithItem(test, 1);
    const hoarder = test.client();
    const codes: string[] = [];
    for (let i = 0; i < 11; i += 1) {
      const { regItem } = await owner.call(registries.addItem, {
        params: { id: registryId },
        body: { kind: 'idea', title: `Gift ${i}` },
      });
      const answer = await hoarder.send(reservations.reserveItem, { params: { id: regItem.id }, body: giver() });
      codes.push(String((answer.body as { code?: string }).code ?? answer.status));
    }
    expect(codes).toEqual([...Array(10).fill('201'), 'too-many-unverified']);
  });

  it('does a repeated request once and answers it the same', async () => {
    const { itemId } = await ownerWithItem(test, 2);
    const guest = test.client();
    const key = { 'idempotency-key': 'a-key-of-one-attempt-1' };
    const first = await guest.call(reservations.reserveItem, { params: { id: itemId }, body: giver() }, key);
    expect(await guest.call(reservations.reserveItem, { params: { id: itemId }, body: giver() }, key)).toEqual(first);
    expect(
      await guest.refused(reservations.reserveItem, { params: { id: itemId }, body: giver('Other') }, key),
    ).toMatchObject({ code: 'idempotency-mismatch' });
    const other = test.client();
    await other.call(reservations.reserveItem, { params: { id: itemId }, body: giver('Other') });
    expect(await other.refused(reservations.reserveItem, { params: { id: itemId }, body: giver() }, key)).toMatchObject(
      { code: 'idempotency-mismatch' },
    );
  });

  it('gives a first-time visitor whose answer was lost the same reservation and the same cookie', async () => {
    const { itemId } = await ownerWithItem(test, 2);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [lost, again] = [test.client(), test.client()];
    const first = await lost.call(reservations.reserveItem, { params: { id: itemId }, body: giver() }, key);
    expect(await again.call(reservations.reserveItem, { params: { id: itemId }, body: giver() }, key)).toEqual(first);
    expect(again.cookie('layette_visitor')).toBe(lost.cookie('layette_visitor'));
  });

  it.each([
    ['body.quantity', { ...giver(), quantity: 0 }],
    ['body.giverEmail', { ...giver(), giverEmail: 'not an address' }],
    ['body.giverName', { ...giver(), giverName: ' ' }],
    ['body.message', { ...giver(), message: 'x'.repeat(501) }],
    ['body.state', { ...giver(), state: 'purchased' }],
  ])('names the field %s when it is out of bounds', async (field, body) => {
    const { itemId } = await ownerWithItem(test, 1);
    const problem = await test
      .client()
      .refused(reservations.reserveItem, { params: { id: itemId }, body: body as never });
    expect(problem).toMatchObject({ code: 'invalid-input', status: 422 });
    expect(problem.fields!.map((one) => one.field)).toEqual([field]);
  });

  it('takes no text that is written backward or controls a terminal, also when it changes', async () => {
    const { itemId } = await ownerWithItem(test, 1);
    const guest = test.client();
    const { reservation } = await guest.call(reservations.reserveItem, { params: { id: itemId }, body: giver() });
    const params = { id: reservation.id };
    for (const message of ['With \u202elove', '\u001b[2J'])
      expect(await guest.refused(reservations.changeReservation, { params, body: { message } })).toMatchObject({
        fields: [{ field: 'body.message' }],
      });
    await guest.postForm(`/api/v3/reservations/${params.id}?_method=PATCH`, { message: ' With\r\nlove ' });
    expect((await guest.call(reservations.readReservation, { params })).reservation.message).toBe('With\nlove');
  });

  it('works as a plain form and leads to the reservation', async () => {
    const { itemId } = await ownerWithItem(test, 2);
    const guest = test.client();
    const post = (address: string, fields: Record<string, string>) =>
      guest.fetch(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const done = await post(`/api/v3/reg_items/${itemId}/reservations`, {
      ...giver(),
      quantity: '2',
      key: crypto.randomUUID(),
    });
    expect(done.status).toBe(303);
    const id = done.headers.get('location')!.replace('/reservations/', '');
    expect((await guest.call(reservations.readReservation, { params: { id } })).reservation).toMatchObject({
      quantity: 2,
    });
    expect((await post(`/api/v3/reservations/${id}?_method=DELETE`, {})).status).toBe(303);
    expect((await guest.call(reservations.readReservation, { params: { id } })).reservation.state).toBe('cancelled');
  });

  it('changes nothing for a request from another site', async () => {
    const { itemId } = await ownerWithItem(test, 1);
    const guest = test.client();
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(
        await guest.refused(reservations.reserveItem, { params: { id: itemId }, body: giver() }, headers as never),
      ).toMatchObject({ code: 'cross-site' });
    }
  });
});
